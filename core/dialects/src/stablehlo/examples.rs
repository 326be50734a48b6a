//! Examples of operations whose forms only their parsers know.

/// The text after the name of each operation.
pub(super) const EXAMPLES: &[(&str, &str)] = &[
    ("stablehlo.complex", " %real, %imag : tensor<4xcomplex<f32>>"),
    ("stablehlo.slice", " %operand [0:2] : (tensor<4xf32>) -> tensor<2xf32>"),
    (
        "stablehlo.dynamic_slice",
        " %operand, %start, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> tensor<2xf32>",
    ),
    ("stablehlo.concatenate", " %a, %b, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>"),
    ("stablehlo.compare", " LT, %lhs, %rhs : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>"),
    (
        "stablehlo.reduce",
        "(%operand init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>",
    ),
    ("stablehlo.custom_call", " @name(%operand) : (tensor<4xf32>) -> tensor<4xf32>"),
    (
        "stablehlo.composite",
        " \"my.op\" %operand {decomposition = @my_op} : (tensor<4xf32>) -> tensor<4xf32>",
    ),
    (
        "stablehlo.pad",
        " %operand, %value, low = [1], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>",
    ),
    ("stablehlo.convert", " %operand : (tensor<4xf32>) -> tensor<4xi32>"),
    ("stablehlo.reverse", " %operand, dims = [0] : tensor<4xf32>"),
    ("stablehlo.tuple", " %a, %b : tuple<tensor<4xf32>, tensor<i32>>"),
    ("stablehlo.reduce_precision", " %operand, format = e5m10 : tensor<4xf32>"),
    (
        "stablehlo.convolution",
        " (%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32>",
    ),
];
