//! Examples of operations whose forms only their parsers know.

/// The text after the name of each operation.
pub(super) const EXAMPLES: &[(&str, &str)] = &[
    ("vector.outerproduct", " %lhs, %rhs : vector<4xf32>, vector<8xf32>"),
    (
        "vector.contract",
        " {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %lhs, %rhs, %acc : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>",
    ),
];
