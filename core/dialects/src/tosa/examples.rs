//! Examples of operations whose forms only their parsers know.

/// The text after the name of each operation.
pub(super) const EXAMPLES: &[(&str, &str)] = &[
    ("tosa.argmax", " %input {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<8xi32>"),
    (
        "tosa.clamp",
        " %input {max_val = 1.0 : f32, min_val = 0.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>",
    ),
    ("tosa.maximum", " %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"),
    ("tosa.minimum", " %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"),
    ("tosa.reduce_max", " %input {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>"),
    ("tosa.reduce_min", " %input {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>"),
    ("tosa.const_shape", " {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>"),
    (
        "tosa.conv2d",
        " %input, %weight, %bias, %zero, %zero {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x4xf32>",
    ),
    (
        "tosa.max_pool2d",
        " %input {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x3xf32>) -> tensor<1x4x4x3xf32>",
    ),
    ("tosa.variable", " @name = dense<0.0> : tensor<4xf32>"),
];
