//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    (
        "vector.transfer_read",
        " %${1:source}[%${2:i}], %${3:padding} : ${4:memref<4xf32>}, ${5:vector<4xf32>}",
    ),
    (
        "vector.transfer_write",
        " %${1:value}, %${2:dest}[%${3:i}] : ${4:vector<4xf32>}, ${5:memref<4xf32>}",
    ),
    ("vector.load", " %${1:base}[%${2:i}] : ${3:memref<4xf32>}, ${4:vector<4xf32>}"),
    ("vector.store", " %${1:value}, %${2:base}[%${3:i}] : ${4:memref<4xf32>}, ${5:vector<4xf32>}"),
    ("vector.broadcast", " %${1:source} : ${2:f32} to ${3:vector<4xf32>}"),
    ("vector.extract", " %${1:source}[${2:0}] : ${3:f32} from ${4:vector<4xf32>}"),
    ("vector.insert", " %${1:value}, %${2:dest} [${3:0}] : ${4:f32} into ${5:vector<4xf32>}"),
    ("vector.reduction", " <${1:add}>, %${2:vector} : ${3:vector<4xf32>} into ${4:f32}"),
    ("vector.fma", " %${1:lhs}, %${2:rhs}, %${3:acc} : ${4:vector<4xf32>}"),
    ("vector.shape_cast", " %${1:source} : ${2:vector<4xf32>} to ${3:vector<2x2xf32>}"),
    (
        "vector.contract",
        " {\n  indexing_maps = [${1:affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>}],\n  iterator_types = [${2:\"parallel\", \"parallel\", \"reduction\"}]\n} %${3:lhs}, %${4:rhs}, %${5:acc} : ${6:vector<4x8xf32>}, ${7:vector<8x16xf32>} into ${8:vector<4x16xf32>}",
    ),
];
