//! Types of the `pdl` dialect for generated modules.

/// The types that meet constraints that only C++ decides, by the words of the constraint or the name of the type.
pub(super) const TYPES: &[(&str, &str)] = &[
    ("pdl type", "!pdl.operation"),
    ("pdl type", "!pdl.value"),
    ("pdl type", "!pdl.range<value>"),
];
