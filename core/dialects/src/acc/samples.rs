//! Types of the `acc` dialect for generated modules.

/// The types that meet constraints that only C++ decides, by the words of the constraint or the name of the type.
pub(super) const TYPES: &[(&str, &str)] =
    &[("any pointer or mappable", "!llvm.ptr"), ("any pointer or mappable", "memref<4xf32>")];
