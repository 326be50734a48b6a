//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    (
        "linalg.generic",
        " {\n  indexing_maps = [${1:affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>}],\n  iterator_types = [${2:\"parallel\"}]\n} ins(%${3:input} : ${4:tensor<4xf32>}) outs(%${5:init} : ${6:tensor<4xf32>}) {\n^bb0(%${7:in}: ${8:f32}, %${9:out}: ${10:f32}):\n  $0\n  linalg.yield %${11:in} : $10\n} -> $6",
    ),
    (
        "linalg.matmul",
        " ins(%${1:lhs}, %${2:rhs} : ${3:tensor<4x8xf32>}, ${4:tensor<8x16xf32>}) outs(%${5:init} : ${6:tensor<4x16xf32>}) -> $6",
    ),
    ("linalg.fill", " ins(%${1:value} : ${2:f32}) outs(%${3:init} : ${4:tensor<4xf32>}) -> $4"),
    ("linalg.yield", " %${1:value} : ${2:f32}"),
    ("linalg.index", " ${1:0} : index"),
    (
        "linalg.map",
        " ins(%${1:lhs}, %${2:rhs} : ${3:tensor<4xf32>}, ${4:tensor<4xf32>}) outs(%${5:init} : ${6:tensor<4xf32>}) (%${7:a}: ${8:f32}, %${9:b}: ${10:f32}, %${11:out}: ${12:f32}) {\n  $0\n  linalg.yield %${13:a} : $12\n}",
    ),
    (
        "linalg.reduce",
        " ins(%${1:input} : ${2:tensor<4x8xf32>}) outs(%${3:init} : ${4:tensor<4xf32>}) dimensions = [${5:1}] (%${6:in}: ${7:f32}, %${8:out}: ${9:f32}) {\n  $0\n  linalg.yield %${10:in} : $9\n}",
    ),
    (
        "linalg.transpose",
        " ins(%${1:input} : ${2:tensor<4x8xf32>}) outs(%${3:init} : ${4:tensor<8x4xf32>}) permutation = [${5:1, 0}]",
    ),
    (
        "linalg.broadcast",
        " ins(%${1:input} : ${2:tensor<4xf32>}) outs(%${3:init} : ${4:tensor<8x4xf32>}) dimensions = [${5:0}]",
    ),
    (
        "linalg.batch_matmul",
        " ins(%${1:lhs}, %${2:rhs} : ${3:tensor<2x4x8xf32>}, ${4:tensor<2x8x16xf32>}) outs(%${5:init} : ${6:tensor<2x4x16xf32>}) -> $6",
    ),
    (
        "linalg.add",
        " ins(%${1:lhs}, %${2:rhs} : ${3:tensor<4xf32>}, ${4:tensor<4xf32>}) outs(%${5:init} : ${6:tensor<4xf32>}) -> $6",
    ),
    (
        "linalg.sub",
        " ins(%${1:lhs}, %${2:rhs} : ${3:tensor<4xf32>}, ${4:tensor<4xf32>}) outs(%${5:init} : ${6:tensor<4xf32>}) -> $6",
    ),
    (
        "linalg.mul",
        " ins(%${1:lhs}, %${2:rhs} : ${3:tensor<4xf32>}, ${4:tensor<4xf32>}) outs(%${5:init} : ${6:tensor<4xf32>}) -> $6",
    ),
    (
        "linalg.div",
        " ins(%${1:lhs}, %${2:rhs} : ${3:tensor<4xf32>}, ${4:tensor<4xf32>}) outs(%${5:init} : ${6:tensor<4xf32>}) -> $6",
    ),
    (
        "linalg.max",
        " ins(%${1:lhs}, %${2:rhs} : ${3:tensor<4xf32>}, ${4:tensor<4xf32>}) outs(%${5:init} : ${6:tensor<4xf32>}) -> $6",
    ),
    (
        "linalg.min",
        " ins(%${1:lhs}, %${2:rhs} : ${3:tensor<4xf32>}, ${4:tensor<4xf32>}) outs(%${5:init} : ${6:tensor<4xf32>}) -> $6",
    ),
];
