//! Types of the `ptr` dialect for generated modules.

/// The types that meet constraints that only C++ decides, by the words of the constraint or the name of the type.
pub(super) const TYPES: &[(&str, &str)] = &[
    ("pointer-like type", "!ptr.ptr<#ptr.generic_space>"),
    ("pointer type", "!ptr.ptr<#ptr.generic_space>"),
    (
        "A shaped type with value semantics and rank. of pointer type values",
        "vector<4x!ptr.ptr<#ptr.generic_space>>",
    ),
    (
        "A shaped type with value semantics and rank. of pointer type values or pointer type",
        "!ptr.ptr<#ptr.generic_space>",
    ),
];
