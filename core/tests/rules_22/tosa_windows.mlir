func.func @pool(%a: tensor<1x9x9x4xf32>, %z: tensor<1xf32>) {
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 3, 2>, pad = array<i64: 1, 0, 0, 1>, stride = array<i64: 1, 2>} : (tensor<1x9x9x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x5x4xf32>
  return
}
// -----
func.func @pool(%a: tensor<1x9x9x4xf32>, %z: tensor<1xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>} : (tensor<1x9x9x4xf32>) -> tensor<?x4x?x4xf32>
  return
}
// -----
func.func @pool(%a: tensor<1x9x9x4xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expect all kernel values to be >= 1, got 0, 3}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 0, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x4xf32>
  return
}
// -----
func.func @pool(%a: tensor<1x9x9x4xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expect all stride values to be >= 1, got 1, 0}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 0>} : (tensor<1x9x9x4xf32>) -> tensor<1x7x7x4xf32>
  return
}
// -----
func.func @pool(%a: tensor<1x9x9x4xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expect all padding values to be >= 0, got 0, -1, 0, 0}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 3, 3>, pad = array<i64: 0, -1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x4xf32>
  return
}
// -----
func.func @pool(%a: tensor<1x9x9x4xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expected top/bottom padding to be less than the height of the kernel, got pad_top=0, pad_bottom=3, kernel_y=3}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 3, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf32>) -> tensor<1x7x7x4xf32>
  return
}
// -----
func.func @pool(%a: tensor<1x9x9x4xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expected left/right padding to be less than the width of the kernel, got pad_left=4, pad_right=0, kernel_x=3}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 4, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x4xf32>
  return
}
// -----
func.func @pool(%a: tensor<1x9x9x4xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (9 + 0 + 1 - 3) / 2}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 3, 3>, pad = array<i64: 0, 1, 0, 0>, stride = array<i64: 2, 1>} : (tensor<1x9x9x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x4xf32>
  return
}
// -----
func.func @pool(%a: tensor<1x9x9x4xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{calculated output width did not match expected: calculated=9, expected=7}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf32>) -> tensor<1x7x7x4xf32>
  return
}
// -----
func.func @conv2d(%a: tensor<1x9x9x4xf32>, %w: tensor<8x3x2x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 2>, pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf32>, tensor<8x3x2x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x7x8xf32>
  return
}
// -----
func.func @conv2d(%a: tensor<1x9x9x4xf32>, %w: tensor<8x3x2x4xf32>, %b: tensor<1xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf32>, tensor<8x3x2x4xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x8x8xf32>
  return
}
// -----
func.func @conv2d(%a: tensor<1x9x9x4xf32>, %w: tensor<8x3x2x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expect all dilation values to be >= 1, got 1, 0}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 0>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf32>, tensor<8x3x2x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x8x8xf32>
  return
}
// -----
func.func @conv2d(%a: tensor<1x9x9x4xf32>, %w: tensor<8x3x2x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (9 - 1 + 0 + 0 - (3 - 1) * 1) / 4}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 4, 1>} : (tensor<1x9x9x4xf32>, tensor<8x3x2x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x8x8xf32>
  return
}
// -----
func.func @conv2d(%a: tensor<1x9x9x4xf32>, %w: tensor<8x3x2x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{calculated output width did not match expected: calculated=8, expected=7}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf32>, tensor<8x3x2x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x8xf32>
  return
}
// -----
func.func @conv2d(%a: tensor<1x9x9x4xf32>, %w: tensor<8x3x2x4xf32>, %b: tensor<5xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{bias channels expected to be equal to output channels (8) or 1, got 5}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf32>, tensor<8x3x2x4xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x8x8xf32>
  return
}
// -----
func.func @conv3d(%a: tensor<1x5x9x9x4xf32>, %w: tensor<8x2x3x3x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv3d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x5x9x9x4xf32>, tensor<8x2x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x7x8xf32>
  return
}
// -----
func.func @conv3d(%a: tensor<1x5x9x9x4xf32>, %w: tensor<8x2x3x3x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{calculated output depth did not match expected: calculated=4, expected=5}}
  %0 = tosa.conv3d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x5x9x9x4xf32>, tensor<8x2x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x7x7x8xf32>
  return
}
// -----
func.func @depthwise_conv2d(%a: tensor<1x9x9x4xf32>, %w: tensor<3x2x4x2xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf32>, tensor<3x2x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x8x8xf32>
  return
}
// -----
func.func @depthwise_conv2d(%a: tensor<1x9x9x4xf32>, %w: tensor<3x2x4x2xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{calculated output height did not match expected: calculated=7, expected=8}}
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf32>, tensor<3x2x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x8xf32>
  return
}
// -----
func.func @transpose_conv2d(%a: tensor<1x9x9x4xf32>, %w: tensor<8x3x2x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, -1, 0, 0>, stride = array<i64: 1, 2>} : (tensor<1x9x9x4xf32>, tensor<8x3x2x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x18x8xf32>
  return
}
// -----
func.func @transpose_conv2d(%a: tensor<1x9x9x4xf32>, %w: tensor<8x3x2x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expect all stride values to be >= 1, got [0, 1]}}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x9x9x4xf32>, tensor<8x3x2x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x11x10x8xf32>
  return
}
// -----
func.func @transpose_conv2d(%a: tensor<1x9x9x4xf32>, %w: tensor<8x3x2x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expected out_pad_top > -KH, but got: out_pad_top=-3 and KH=3}}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: -3, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf32>, tensor<8x3x2x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x10x8xf32>
  return
}
// -----
func.func @transpose_conv2d(%a: tensor<1x9x9x4xf32>, %w: tensor<8x3x2x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expected out_pad_right > -KW, but got: out_pad_right=-2 and KW=2}}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, -2>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf32>, tensor<8x3x2x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x11x8x8xf32>
  return
}
// -----
func.func @transpose_conv2d(%a: tensor<1x9x9x4xf32>, %w: tensor<8x3x2x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{dimension mismatch: expected OH == (IH - 1) * stride_y + out_pad_top + out_pad_bottom + KH, but got 12 != (9 - 1) * 1 + 0 + 0 + 3}}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf32>, tensor<8x3x2x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x12x10x8xf32>
  return
}
// -----
func.func @transpose_conv2d(%a: tensor<1x9x9x4xf32>, %w: tensor<8x3x2x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{dimension mismatch: expected OW == (IW - 1) * stride_x + out_pad_left + out_pad_right + KW, but got 18 != (9 - 1) * 2 + 1 + 0 + 2}}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 1, 0>, stride = array<i64: 1, 2>} : (tensor<1x9x9x4xf32>, tensor<8x3x2x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x11x18x8xf32>
  return
}
// -----
func.func @transpose_conv2d(%a: tensor<1x9x9x4xf32>, %w: tensor<8x3x2x4xf32>, %b: tensor<4xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{bias channels expected to be equal to output channels (8) or 1, got 4}}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf32>, tensor<8x3x2x4xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x11x10x8xf32>
  return
}
// -----
func.func @scaled(%a: tensor<4x32xf4E2M1FN>, %b: tensor<4x1xf8E8M0FNU>) -> tensor<*xf32> {
  // expected-error@+1 {{block with no terminator}}
  %0 = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x32xf4E2M1FN>, tensor<4x1xf8E8M0FNU>) -> tensor<*xf32>
}
