func.func @reduced(%a: tensor<2x3xf32>) -> tensor<2x1xf32> {
  // expected-error@+1 {{to be larger than reduce axis (2)}}
  %0 = tosa.reduce_sum %a {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}
// -----
func.func @reduced(%a: tensor<2x3xf32>) -> tensor<2x1xf32> {
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}
// -----
func.func @reversed(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // expected-error@+1 {{expect input tensor rank (2) to be larger than reverse axis (4)}}
  %0 = tosa.reverse %a {axis = 4 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// -----
func.func @joined(%a: tensor<2x3xf32>, %b: tensor<5x3xf32>) -> tensor<7x3xf32> {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<5x3xf32>) -> tensor<7x3xf32>
  return %0 : tensor<7x3xf32>
}
// -----
func.func @a(%a: tensor<13x21x3xf32>) {
  // expected-error@+1 {{reduce axis must not be negative}}
  %0 = tosa.reduce_max %a {axis = -1 : i32} : (tensor<13x21x3xf32>) -> tensor<1x21x3xf32>
  return
}
// -----
func.func @a(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{specified axis is outside the rank of the tensor}}
  %0 = tosa.argmax %a {axis = 5 : i32} : (tensor<2x3xf32>) -> tensor<3xi32>
  return
}
// -----
func.func @a(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{result tensor is not of integer type}}
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<3xf32>
  return
}
// -----
func.func @a(%a: tensor<1x32x32x8x1xf32>) {
  // expected-error@+1 {{operand #0 must be 4-d}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8x1xf32>) -> tensor<1x32x32x8xf32>
  return
}
// -----
func.func @a(%a: tensor<1x29x29x4xf32>, %w: tensor<16x3x3x4xf32>, %b: tensor<16xf32>) {
  // expected-error@+1 {{attribute 'pad' failed to satisfy constraint: i64 dense array attribute with exactly 4 elements}}
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x29x29x4xf32>, tensor<16x3x3x4xf32>, tensor<16xf32>) -> tensor<1x27x27x16xf32>
  return
}
// -----
func.func @a(%a: tensor<13x21x3xf32>, %b : tensor<13x20x3xf32>) {
  // expected-error@+1 {{operands don't have broadcast-compatible shapes}}
  %0 = tosa.add %a, %b : (tensor<13x21x3xf32>, tensor<13x20x3xf32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @a(%a: tensor<13x21x3xf32>) {
  // expected-error@+1 {{expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got 5}}
  %0 = tosa.concat %a, %a {axis = 5 : i32} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<26x21x3xf32>
  return
}
// -----
func.func @a(%a: tensor<1x32x32x8xf32>) {
  // expected-error@+1 {{attribute 'kernel' failed to satisfy constraint: i64 dense array attribute with exactly 2 elements}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
  return
}
// -----
func.func @sum(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{result type '2x4' not broadcast compatible with broadcasted operands's shapes '2x3'}}
  %0 = tosa.add %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x4xf32>
  return
}
// -----
func.func @sums(%a: tensor<2x1xf32>, %b: tensor<1x?xf32>, %c: tensor<2x4xf32>) {
  %0 = tosa.add %a, %b : (tensor<2x1xf32>, tensor<1x?xf32>) -> tensor<2x7xf32>
  %1 = tosa.add %a, %c : (tensor<2x1xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
  %2 = tosa.add %a, %c : (tensor<2x1xf32>, tensor<2x4xf32>) -> tensor<*xf32>
  return
}
// -----
func.func @joined(%a: tensor<2x3xf32>, %b: tensor<?x3xf32>) {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<1x3xf32>
  // expected-error@+1 {{requires sum of axis dimensions of input1 equal to output axis dimension, got 4 and 5}}
  %1 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>
  return
}
