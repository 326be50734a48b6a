//! Examples of operations whose forms only their parsers know.

/// The text after the name of each operation.
pub(super) const EXAMPLES: &[(&str, &str)] = &[(
    "bufferization.materialize_in_destination",
    " %source in %dest : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>",
)];
