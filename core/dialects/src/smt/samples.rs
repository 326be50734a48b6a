//! Types of the `smt` dialect for generated modules.

/// The types that meet constraints that only C++ decides, by the words of the constraint or the name of the type.
pub(super) const TYPES: &[(&str, &str)] =
    &[("any SMT value type", "!smt.bool"), ("any SMT value type", "!smt.int")];
