//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    ("complex.create", " %${1:real}, %${2:imaginary} : ${3:complex<f32>}"),
    ("complex.re", " %${1:complex} : ${2:complex<f32>}"),
    ("complex.im", " %${1:complex} : ${2:complex<f32>}"),
    ("complex.constant", " [${1:1.0}, ${2:0.0}] : ${3:complex<f32>}"),
    ("complex.add", " %${1:lhs}, %${2:rhs} : ${3:complex<f32>}"),
    ("complex.mul", " %${1:lhs}, %${2:rhs} : ${3:complex<f32>}"),
    ("complex.abs", " %${1:complex} : ${2:complex<f32>}"),
];
