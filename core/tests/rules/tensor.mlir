func.func @coordinates(%from: tensor<8x8xf32>, %places: tensor<5x2xindex>) {
  // expected-error@+1 {{gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %from[%places] gather_dims([0]) : (tensor<8x8xf32>, tensor<5x2xindex>) -> tensor<5x8xf32>
  return
}
// -----
func.func @coordinates(%from: tensor<8x8xf32>, %places: tensor<5x2xindex>) {
  %0 = tensor.gather %from[%places] gather_dims([0, 1]) : (tensor<8x8xf32>, tensor<5x2xindex>) -> tensor<5xf32>
  return
}
// -----
func.func @tiles(%from: tensor<8x8xf32>, %to: tensor<4x4x2x2xf32>) {
  // expected-error@+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %from inner_dims_pos = [0, 5] inner_tiles = [2, 2] into %to : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
  return
}
// -----
func.func @tiles(%from: tensor<4x4x2x2xf32>, %to: tensor<8x8xf32>) {
  // expected-error@+1 {{tiling factors must equal the number of dimensions to tile}}
  %0 = linalg.unpack %from inner_dims_pos = [0] inner_tiles = [2, 2] into %to : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
  return
}
// -----
func.func @result(%from: tensor<4x8xf32>, %to: tensor<4x8xf32>) {
  // expected-error@+1 {{to match type of corresponding result}}
  %0 = linalg.softmax dimension(1) ins(%from : tensor<4x8xf32>) outs(%to : tensor<4x8xf32>) -> tensor<?x8xf32>
  return
}
// -----
func.func @splat(%pointer: !llvm.ptr, %complex: complex<f32>) {
  %0 = tensor.splat %pointer : tensor<2x!llvm.ptr>
  %1 = tensor.splat %complex : tensor<2xcomplex<f32>>
  return
}
// -----
func.func @count() {
  // expected-error@+1 {{operand types match result element type}}
  %0 = "tensor.from_elements"() : () -> tensor<2xf32>
  return
}
// -----
func.func @count(%one: f32) {
  // expected-error@+1 {{operand types match result element type}}
  %0 = "tensor.from_elements"(%one) : (f32) -> tensor<2xf32>
  %1 = "tensor.from_elements"(%one, %one) : (f32, f32) -> tensor<2xf32>
  %2 = "tensor.from_elements"() : () -> tensor<0xf32>
  return
}
// -----
func.func @no_parent(%part: tensor<2xf32>, %whole: tensor<4xf32>) {
  // expected-error@+1 {{InParallelOpInterface parent}}
  tensor.parallel_insert_slice %part into %whole[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
  return
}
// -----
func.func @fill(%value: tensor<f32>, %to: tensor<f32>) {
  // expected-error@+1 {{expected op with scalar input}}
  %0 = linalg.fill ins(%value : tensor<f32>) outs(%to : tensor<f32>) -> tensor<f32>
  return
}
// -----
func.func @fill(%value: vector<4xf32>, %to: memref<4xvector<4xf32>>) {
  linalg.fill ins(%value : vector<4xf32>) outs(%to : memref<4xvector<4xf32>>)
  return
}
