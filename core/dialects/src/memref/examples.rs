//! Examples of operations whose forms only their parsers know.

/// The text after the name of each operation.
pub(super) const EXAMPLES: &[(&str, &str)] = &[
    (
        "memref.generic_atomic_rmw",
        " %m[%i] : memref<4xf32> { ^bb0(%old: f32): memref.atomic_yield %old : f32 }",
    ),
    (
        "memref.transpose",
        " %in (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>",
    ),
];
