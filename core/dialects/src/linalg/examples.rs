//! Examples of operations whose forms only their parsers know.

/// The text after the name of each operation.
pub(super) const EXAMPLES: &[(&str, &str)] = &[
    (
        "linalg.pack",
        " %source inner_dims_pos = [0] inner_tiles = [4] into %dest : tensor<8xf32> -> tensor<2x4xf32>",
    ),
    (
        "linalg.unpack",
        " %source inner_dims_pos = [0] inner_tiles = [4] into %dest : tensor<2x4xf32> -> tensor<8xf32>",
    ),
];
