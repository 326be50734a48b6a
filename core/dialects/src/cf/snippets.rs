//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    ("cf.br", " ^${1:bb1}"),
    ("cf.cond_br", " %${1:condition}, ^${2:bb1}, ^${3:bb2}"),
    ("cf.switch", " %${1:flag} : ${2:i32}, [\n  default: ^${3:bb1},\n  ${4:0}: ^${5:bb2}\n]"),
    ("cf.assert", " %${1:condition}, \"${2:message}\""),
];
