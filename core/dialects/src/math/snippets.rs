//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    ("math.exp", " %${1:operand} : ${2:f32}"),
    ("math.sqrt", " %${1:operand} : ${2:f32}"),
    ("math.tanh", " %${1:operand} : ${2:f32}"),
    ("math.log", " %${1:operand} : ${2:f32}"),
    ("math.powf", " %${1:lhs}, %${2:rhs} : ${3:f32}"),
    ("math.absf", " %${1:operand} : ${2:f32}"),
    ("math.rsqrt", " %${1:operand} : ${2:f32}"),
    ("math.fma", " %${1:a}, %${2:b}, %${3:c} : ${4:f32}"),
    ("math.sin", " %${1:operand} : ${2:f32}"),
    ("math.cos", " %${1:operand} : ${2:f32}"),
    ("math.erf", " %${1:operand} : ${2:f32}"),
];
