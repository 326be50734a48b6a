//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    ("builtin.module", " {\n  $0\n}"),
    ("builtin.unrealized_conversion_cast", " %${1:input} : ${2:i32} to ${3:index}"),
];
