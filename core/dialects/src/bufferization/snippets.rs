//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    ("bufferization.to_tensor", " %${1:buffer} : ${2:memref<4xf32>} to ${3:tensor<4xf32>}"),
    ("bufferization.to_buffer", " %${1:tensor} : ${2:tensor<4xf32>} to ${3:memref<4xf32>}"),
];
