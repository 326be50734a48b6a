//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    ("tensor.empty", "() : ${1:tensor<4xf32>}"),
    ("tensor.extract", " %${1:tensor}[%${2:i}] : ${3:tensor<4xf32>}"),
    ("tensor.insert", " %${1:scalar} into %${2:dest}[%${3:i}] : ${4:tensor<4xf32>}"),
    (
        "tensor.extract_slice",
        " %${1:source}[${2:0}] [${3:4}] [${4:1}] : ${5:tensor<8xf32>} to ${6:tensor<4xf32>}",
    ),
    (
        "tensor.insert_slice",
        " %${1:source} into %${2:dest}[${3:0}] [${4:4}] [${5:1}] : ${6:tensor<4xf32>} into ${7:tensor<8xf32>}",
    ),
    ("tensor.dim", " %${1:source}, %${2:index} : ${3:tensor<?xf32>}"),
    ("tensor.cast", " %${1:source} : ${2:tensor<4xf32>} to ${3:tensor<?xf32>}"),
    ("tensor.from_elements", " %${1:element} : ${2:tensor<1xf32>}"),
    (
        "tensor.collapse_shape",
        " %${1:src} ${2:[[0, 1]]} : ${3:tensor<4x8xf32>} into ${4:tensor<32xf32>}",
    ),
    (
        "tensor.expand_shape",
        " %${1:src} ${2:[[0, 1]]} output_shape ${3:[4, 8]} : ${4:tensor<32xf32>} into ${5:tensor<4x8xf32>}",
    ),
    (
        "tensor.pad",
        " %${1:source} low[${2:0}] high[${3:1}] {\n^bb0(%${4:i}: index):\n  tensor.yield %${5:value} : ${6:f32}\n} : ${7:tensor<4xf32>} to ${8:tensor<5xf32>}",
    ),
    (
        "tensor.generate",
        " %${1:size} {\n^bb0(%${2:i}: index):\n  $0\n  tensor.yield %${3:value} : ${4:f32}\n} : ${5:tensor<?xf32>}",
    ),
];
