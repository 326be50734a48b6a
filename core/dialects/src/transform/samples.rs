//! Types of the `transform` dialect for generated modules.

/// The types that meet constraints that only C++ decides, by the words of the constraint or the name of the type.
pub(super) const TYPES: &[(&str, &str)] = &[
    ("TransformHandleTypeInterface instance", "!transform.any_op"),
    ("TransformValueHandleTypeInterface instance", "!transform.any_value"),
    ("TransformParamTypeInterface instance", "!transform.any_param"),
    ("TransformParamTypeInterface instance", "!transform.param<i64>"),
    ("any transform handle or parameter", "!transform.any_op"),
    ("any transform handle or parameter", "!transform.param<i64>"),
    ("any transform handle", "!transform.any_op"),
];
