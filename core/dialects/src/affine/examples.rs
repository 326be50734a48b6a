//! Examples of operations whose forms only their parsers know, with the parts that may be left out.

/// The text after the name of each operation.
pub(super) const EXAMPLES: &[(&str, &str)] = &[
    (
        "affine.for",
        " %i = 0 to 10 step 2 iter_args(%sum = %init) -> (f32) { affine.yield %sum : f32 }",
    ),
    (
        "affine.parallel",
        " (%i) = (0) to (10) step (2) reduce (\"addf\") -> (f32) { affine.yield %value : f32 }",
    ),
    ("affine.prefetch", " %m[%i], read, locality<3>, data : memref<4xf32>"),
    ("affine.vector_load", " %m[%i] : memref<16xf32>, vector<4xf32>"),
    ("affine.vector_store", " %value, %m[%i] : memref<16xf32>, vector<4xf32>"),
];
