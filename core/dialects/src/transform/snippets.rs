//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    (
        "transform.named_sequence",
        " @${1:__transform_main}(%${2:root}: !transform.any_op) {\n  $0\n  transform.yield\n}",
    ),
    (
        "transform.structured.match",
        " ops{[\"${1:name}\"]\\} in %${2:root} : (!transform.any_op) -> !transform.any_op",
    ),
    ("transform.yield", ""),
];
