//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    ("affine.for", " %${1:i} = ${2:0} to ${3:10} {\n  $0\n}"),
    ("affine.load", " %${1:memref}[%${2:i}] : ${3:memref<10xf32>}"),
    ("affine.store", " %${1:value}, %${2:memref}[%${3:i}] : ${4:memref<10xf32>}"),
    ("affine.apply", " affine_map<(d0) -> (${1:d0 + 1})>(%${2:i})"),
    ("affine.if", " affine_set<(d0) : (${1:d0 >= 0})>(%${2:i}) {\n  $0\n}"),
    ("affine.parallel", " (%${1:i}) = (${2:0}) to (${3:10}) {\n  $0\n}"),
    ("affine.min", " affine_map<(d0) -> (${1:d0, 4})>(%${2:i})"),
    ("affine.max", " affine_map<(d0) -> (${1:d0, 0})>(%${2:i})"),
];
