func.func @convolution(%a: tensor<1x4x4x4xi8>, %b: tensor<8x1x1x4xi8>, %c: tensor<8xi32>, %z: tensor<1xi16>, %w: tensor<1xi8>) {
  // expected-error@+1 {{expect both input and its zero point are the same element type, got 'i8' and 'i16'}}
  %0 = tosa.conv2d %a, %b, %c, %z, %w {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  return
}
// -----
func.func @average(%a: tensor<1x4x4x4xf32>, %z: tensor<1xf32>, %w: tensor<1xf16>) {
  // expected-error@+1 {{expect both output and its zero point are the same element type, got 'f32' and 'f16'}}
  %0 = tosa.avg_pool2d %a, %z, %w {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x4x4x4xf32>
  return
}
// -----
func.func @product(%a: tensor<1x4x4xf32>, %z: tensor<1xf32>, %w: tensor<1xf16>) {
  %0 = tosa.matmul %a, %a, %z, %z : (tensor<1x4x4xf32>, tensor<1x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4xf32>
  // expected-error@+1 {{expect input b and b_zp have the same element type, got 'f32' and 'f16'}}
  %1 = tosa.matmul %a, %a, %z, %w : (tensor<1x4x4xf32>, tensor<1x4x4xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x4x4xf32>
  return
}
// -----
func.func @negative(%a: tensor<4xi8>, %z: tensor<1xi8>, %w: tensor<1xi32>) {
  // expected-error@+1 {{expect both input1 and its zero point are the same element type, got 'i8' and 'i32'}}
  %0 = tosa.negate %a, %w, %z : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @scaled(%a: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi8>, %w: tensor<1xi32>) {
  // expected-error@+1 {{expected output and output_zp to both be integer of the same bitwidth, but got 'i16' vs. 'i8'}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi16>
  return
}
// -----
func.func @bounds(%a: tensor<4xi8>) {
  %0 = tosa.clamp %a {min_val = 0 : i8, max_val = 1 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  // expected-error@+1 {{min/max attributes types are incompatible with input/output element types.}}
  %1 = tosa.clamp %a {min_val = 0 : i8, max_val = 1 : i32} : (tensor<4xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @order(%a: tensor<4xi8>) {
  // expected-error@+1 {{expected min_val <= max_val, got min_val=2}}
  %0 = tosa.clamp %a {min_val = 2 : i8, max_val = 1 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return
}
