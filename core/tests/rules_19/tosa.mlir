func.func @reshaped(%a: tensor<2x3xf32>) -> tensor<4x2xf32> {
  // expected-error@+1 {{cannot reshape 6 elements into 8}}
  %0 = tosa.reshape %a {new_shape = array<i64: 4, 2>} : (tensor<2x3xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
// -----
func.func @cut(%a: tensor<2x3xf32>) -> tensor<1x1xf32> {
  // expected-error@+1 {{length of start attribute is not equal rank of input shape}}
  %0 = tosa.slice %a {start = array<i64: 0>, size = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
// -----
func.func @reduced(%a: tensor<2x?xf32>) -> tensor<2x3xf32> {
  // expected-error@+1 {{expect reduced dimension size to be 1, got 3}}
  %0 = tosa.reduce_max %a {axis = 1 : i32} : (tensor<2x?xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
