func.func @a(%a: tensor<1x29x29x4xf32>, %w: tensor<16x3x3x4xi8>, %b: tensor<16xf32>) {
  // expected-error@+1 {{expect both input and weight to be float or not together, got 'f32' and 'i8'}}
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x29x29x4xf32>, tensor<16x3x3x4xi8>, tensor<16xf32>) -> tensor<1x27x27x16xf32>
  return
}
// -----
func.func @a(%a: tensor<1x29x29x4xi8>, %w: tensor<16x3x3x4xi8>, %b: tensor<16xi8>) {
  // expected-error@+1 {{quantizationattr is required for quantized type, and not allowed for float type}}
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x29x29x4xi8>, tensor<16x3x3x4xi8>, tensor<16xi8>) -> tensor<1x27x27x16xi8>
  return
}
// -----
func.func @a(%a: tensor<1x29x29x4xf32>, %w: tensor<16x3x3x4xf32>, %b: tensor<1x16xf32>) {
  // expected-error@+1 {{operand #2 must be 1-d tensor, but got 'tensor<1x16xf32>'}}
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x29x29x4xf32>, tensor<16x3x3x4xf32>, tensor<1x16xf32>) -> tensor<1x27x27x16xf32>
  return
}
// -----
func.func @a(%a: tensor<29x29x4xf32>, %w: tensor<16x3x3x4xf32>, %b: tensor<16xf32>) {
  // expected-error@+1 {{operand #0 must be 4-d tensor, but got 'tensor<29x29x4xf32>'}}
  %0 = tosa.conv2d %a, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<29x29x4xf32>, tensor<16x3x3x4xf32>, tensor<16xf32>) -> tensor<1x27x27x16xf32>
  return
}
// -----
func.func @a(%a: tensor<13x21x3xf32>) {
  %p = "tosa.const"() {value = dense<[2, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  // expected-error@+1 {{expected permutation tensor dim 0 to have size 3 (input rank) but got size 2}}
  %0 = tosa.transpose %a, %p : (tensor<13x21x3xf32>, tensor<2xi32>) -> tensor<3x13x21xf32>
  return
}
// -----
func.func @a(%a: tensor<13x21x3xf32>) {
  %p = "tosa.const"() {value = dense<[2, 0, 0]> : tensor<3xi32>} : () -> tensor<3xi32>
  // expected-error@+1 {{expected valid permutation tensor}}
  %0 = tosa.transpose %a, %p : (tensor<13x21x3xf32>, tensor<3xi32>) -> tensor<3x13x21xf32>
  return
}
// -----
func.func @a() {
  // expected-error@+1 {{failed to verify that all of {value, output} have same shape}}
  %p = "tosa.const"() {value = dense<[2, 0, 1]> : tensor<3xi32>} : () -> tensor<4xi32>
  return
}
// -----
func.func @a(%a: tensor<1x32x32x8xf32>) {
  // expected-error@+1 {{accumulator type for f32 tensor is not f32}}
  %0 = tosa.avg_pool2d %a {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
  return
}
// -----
func.func @a(%a: tensor<1x32x32x8xi8>) {
  // expected-error@+1 {{accumulator type for integer tensor is not i32}}
  %0 = tosa.avg_pool2d %a {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xi8>) -> tensor<1x32x32x8xi8>
  return
}
