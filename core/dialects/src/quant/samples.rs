//! Types of the `quant` dialect for generated modules.

/// The types that meet constraints that only C++ decides, by the words of the constraint or the name of the type.
pub(super) const TYPES: &[(&str, &str)] = &[
    ("scalar or tensor of quantized type", "!quant.uniform<i8:f32, 1.0>"),
    ("scalar or tensor of quantized type", "tensor<4x!quant.uniform<i8:f32, 1.0>>"),
];
