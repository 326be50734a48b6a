//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    ("stablehlo.constant", " dense<${1:0.0}> : ${2:tensor<4xf32>}"),
    ("stablehlo.add", " %${1:lhs}, %${2:rhs} : ${3:tensor<4xf32>}"),
    (
        "stablehlo.dot_general",
        " %${1:lhs}, %${2:rhs}, contracting_dims = [${3:1}] x [${4:0}] : (${5:tensor<4x8xf32>}, ${6:tensor<8x16xf32>}) -> ${7:tensor<4x16xf32>}",
    ),
    (
        "stablehlo.broadcast_in_dim",
        " %${1:operand}, dims = [${2:0}] : (${3:tensor<4xf32>}) -> ${4:tensor<4x8xf32>}",
    ),
    ("stablehlo.reshape", " %${1:operand} : (${2:tensor<4x8xf32>}) -> ${3:tensor<32xf32>}"),
    (
        "stablehlo.while",
        "(%${1:arg} = %${2:init}) : ${3:tensor<i32>}\ncond {\n  stablehlo.return %${4:condition} : tensor<i1>\n} do {\n  $0\n  stablehlo.return %${5:next} : $3\n}",
    ),
];
