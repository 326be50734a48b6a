//! Types of the `async` dialect for generated modules.

/// The types that meet constraints that only C++ decides, by the words of the constraint or the name of the type.
pub(super) const TYPES: &[(&str, &str)] =
    &[("!async.value", "!async.value<f32>"), ("!async.token", "!async.token")];
