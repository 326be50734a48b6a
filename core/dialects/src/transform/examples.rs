//! Examples of operations whose forms only their parsers know.

/// The text after the name of each operation.
pub(super) const EXAMPLES: &[(&str, &str)] = &[
    ("transform.get_operand", " %target[0] : (!transform.any_op) -> !transform.any_value"),
    ("transform.get_result", " %target[0] : (!transform.any_op) -> !transform.any_value"),
    (
        "transform.structured.tile_using_for",
        " %target tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)",
    ),
    (
        "transform.structured.interchange",
        " %target iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op",
    ),
];
