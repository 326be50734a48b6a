//! Types of the `omp` dialect for generated modules.

/// The types that meet constraints that only C++ decides, by the words of the constraint or the name of the type.
pub(super) const TYPES: &[(&str, &str)] = &[
    ("OpenMP-compatible variable type", "!llvm.ptr"),
    ("OpenMP-compatible variable type", "memref<4xf32>"),
];
