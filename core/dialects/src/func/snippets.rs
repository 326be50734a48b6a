//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    ("func.func", " @${1:name}(${2:%arg0: i32}) {\n  $0\n  return\n}"),
    ("func.return", ""),
    ("func.call", " @${1:callee}(%${2:operand}) : (${3:i32}) -> ${4:i32}"),
];
