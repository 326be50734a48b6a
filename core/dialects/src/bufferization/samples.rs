//! Types of the `bufferization` dialect for generated modules.

/// Types that satisfy C++-only constraints, by the summary of the constraint or the name of the type.
pub(super) const TYPES: &[(&str, &str)] =
    &[("TensorLikeType instance", "tensor<4xf32>"), ("BufferLikeType instance", "memref<4xf32>")];
