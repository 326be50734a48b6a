//! Types of the `sparse_tensor` dialect for generated modules.

/// The types that meet constraints that only C++ decides, by the words of the constraint or the name of the type.
pub(super) const TYPES: &[(&str, &str)] = &[
    (
        "sparse tensor of any type values",
        "tensor<4x4xf64, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>",
    ),
    (
        "sparse tensor of any type values",
        "tensor<4xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>>",
    ),
    (
        "sparse tensor slice of any type values",
        "tensor<4x4xf64, #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed)}>>",
    ),
];
