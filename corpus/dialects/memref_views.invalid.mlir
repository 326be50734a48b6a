func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<4x8xf32>' is not equivalent to the canonical transposed input type}}
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<8x4xf32>' is not equivalent to the canonical transposed input type}}
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x8xf32> to memref<8x?xf32, strided<[1, 8]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim size (15) must equal reassociation group size (32)}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<15xf32>
  return
}
// -----
func.func @f(%m: memref<?x8xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x8xf32> into memref<16xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32, strided<[16, 1]>>) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32, strided<[16, 1]>> into memref<32xf32, strided<[1]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32, strided<[?, 1]>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32, strided<[?, 1]>> into memref<32xf32, strided<[1]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid number of reassociation groups: found 2, expected 1}}
  %0 = memref.collapse_shape %m [[0], [1]] : memref<4x8xf32> into memref<32xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32, strided<[8, 1], offset: 3>>) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<32xf32, strided<[1], offset: 3>>' but found 'memref<32xf32>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32, strided<[8, 1], offset: 3>> into memref<32xf32>
  return
}
// -----
func.func @f(%m: memref<4x8x2xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op expanded rank (3) inconsistent with number of reassociation indices (2)}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8x2xf32> into memref<32xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<32xf32>' but found 'memref<32xi32>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xi32>
  return
}
// -----
func.func @f(%m: memref<1x1xf32, strided<[?, ?], offset: ?>>) {
  %0 = memref.collapse_shape %m [] : memref<1x1xf32, strided<[?, ?], offset: ?>> into memref<f32, strided<[], offset: ?>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32, affine_map<(i,j)->(i mod 2, j)>>) {
  // expected-error @+1 {{'memref.collapse_shape' op operand #0 must be strided memref of any type values, but got 'memref<4x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32, affine_map<(i,j)->(i mod 2, j)>> into memref<32xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{expected result type to be 'memref<2x2xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2x2xf32>'}}
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{expected result type to be 'memref<2x2xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<2x3xf32, strided<[8, 1]>>'}}
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x3xf32, strided<[8, 1]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{expected result element type to be 'f32', but got 'memref<2x2xi32, strided<[8, 1]>>'}}
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xi32, strided<[8, 1]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{different memory spaces specified for base memref type 'memref<4x8xf32>' and subview memref type 'memref<2x2xf32, strided<[8, 1]>, 3>'}}
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1]>, 3>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  %0 = memref.subview %m[0, 0] [2, 1] [1, 1] : memref<4x8xf32> to memref<2xf32, strided<[8]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{expected result type to be 'memref<2x1xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2xf32, strided<[1]>>'}}
  %0 = memref.subview %m[0, 0] [2, 1] [1, 1] : memref<4x8xf32> to memref<2xf32, strided<[1]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{expected result type to be 'memref<2x2xf32, strided<[8, 1], offset: 9>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2x2xf32, strided<[8, 1]>>'}}
  %0 = memref.subview %m[1, 1] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{expected 2 offset values, got 1}}
  %0 = memref.subview %m[0] [2] [1] : memref<4x8xf32> to memref<2xf32, strided<[8]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{expected result rank to be smaller or equal to the source rank, but got 'memref<1x2x2xf32, strided<[8, 8, 1]>>'}}
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<1x2x2xf32, strided<[8, 8, 1]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{expected result type with offset = 1 instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [1], sizes: [4], strides: [1] : memref<4x8xf32> to memref<4xf32, strided<[1]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{expected result type with size = 5 instead of 4 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [5], strides: [1] : memref<4x8xf32> to memref<4xf32, strided<[1]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{expected result type with stride = 2 instead of 1 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<4x8xf32> to memref<4xf32, strided<[1]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{different element types specified for source type 'memref<4x8xf32>' and result memref type 'memref<4xi32, strided<[1]>>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4x8xf32> to memref<4xi32, strided<[1]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{different memory spaces specified for source type 'memref<4x8xf32>' and result memref type 'memref<4xf32, strided<[1]>, 2>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4x8xf32> to memref<4xf32, strided<[1]>, 2>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
  // expected-error @+1 {{expected 1 size values, got 2}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<4x8xf32> to memref<4xf32, strided<[1]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32, strided<[?, 1]>>) {
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x8xf32, strided<[?, 1]>> to memref<2x2xf32, strided<[?, 1]>>
  return
}
// -----
func.func @f(%m: memref<8xf32>) {
  %0 = memref.subview %m[0] [2] [1] : memref<8xf32> to memref<2xf32>
  return
}
// -----
func.func @f(%m: memref<32xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim size (32) must equal reassociation group size (36)}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 9] : memref<32xf32> into memref<4x9xf32>
  return
}
// -----
func.func @f(%m: memref<32xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op reassociation indices must be contiguous}}
  %0 = memref.expand_shape %m [[0, 2]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  return
}
// -----
func.func @f(%m: memref<f32>) {
  // expected-error @+1 {{'memref.expand_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.expand_shape %m [] output_shape [1, 2] : memref<f32> into memref<1x2xf32>
  return
}
// -----
func.func @f(%m: memref<32xf32, strided<[2], offset: 3>>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 8] : memref<32xf32, strided<[2], offset: 3>> into memref<4x8xf32, strided<[16, 2], offset: 3>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [0, 1], sizes: [4], strides: [1] : memref<4x8xf32> to memref<4xf32, strided<[1]>>
  return
}
// -----
func.func @f(%m: memref<4x8xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i, 4], strides: [%i, 1] : memref<4x8xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %1 = memref.reinterpret_cast %m to offset: [3], sizes: [4, 4], strides: [4, 1] : memref<4x8xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return
}
// -----
func.func @f(%m: memref<?x?xf32, strided<[?, 1]>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32, strided<[?, 1]>> into memref<?xf32, strided<[?]>>
  return
}
// -----
func.func @f(%m: memref<?x4xf32, strided<[4, 1]>>) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<?xf32, strided<[1]>>' but found 'memref<?xf32>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32, strided<[4, 1]>> into memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<?x4xf32, strided<[4, 1]>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32, strided<[4, 1]>> into memref<?xf32, strided<[1]>>
  return
}
// -----
func.func @f(%m: memref<?x4xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<?xf32>' but found 'memref<?xf32, strided<[1]>>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32, strided<[1]>>
  return
}
// -----
func.func @f(%m: memref<?x4xf32, affine_map<(d0, d1) -> (d0, d1)>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32, affine_map<(d0, d1) -> (d0, d1)>> into memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32, strided<[4, 1]>>) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<16xf32, strided<[1]>>' but found 'memref<16xf32, affine_map<(d0) -> (d0 * 2)>>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32, strided<[4, 1]>> into memref<16xf32, affine_map<(d0) -> (d0 * 2)>>
  return
}
// -----
func.func @f(%m: memref<4xf32, strided<[1]>>) {
  %0 = memref.collapse_shape %m [[0]] : memref<4xf32, strided<[1]>> into memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32, strided<[1]>>) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<4xf32>' but found 'memref<4xf32, strided<[1]>>'}}
  %0 = memref.collapse_shape %m [[0]] : memref<4xf32, strided<[1]>> into memref<4xf32, strided<[1]>>
  return
}
// -----
func.func @f(%m: memref<1x1xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<f32>' but found 'memref<f32, strided<[]>>'}}
  %0 = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32, strided<[]>>
  return
}
// -----
func.func @f(%m: memref<1x1xf32, strided<[1, 1]>>) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<f32, strided<[]>>' but found 'memref<f32>'}}
  %0 = memref.collapse_shape %m [] : memref<1x1xf32, strided<[1, 1]>> into memref<f32>
  return
}
// -----
func.func @f(%m: memref<4x?x?xf32, strided<[?, ?, 1]>>) {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<4x?x?xf32, strided<[?, ?, 1]>> into memref<4x?xf32, strided<[?, ?]>>
  return
}
// -----
func.func @f(%m: memref<4x?x?xf32, strided<[?, ?, 1]>>) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<4x?xf32, strided<[?, ?]>>' but found 'memref<4x?xf32>'}}
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<4x?x?xf32, strided<[?, ?, 1]>> into memref<4x?xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32, strided<[2]>>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x2xf32, strided<[4, 2]>>' but found 'memref<2x2xf32>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32, strided<[2]>> into memref<2x2xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x2xf32>' but found 'memref<2x2xf32, strided<[2, 1]>>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32, strided<[2, 1]>>
  return
}
// -----
func.func @f(%m: memref<4xf32, strided<[1]>>, %i: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32, strided<[1]>> into memref<2x2xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x2xf32>' but found 'memref<2x2xi32>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xi32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x2xf32>' but found 'memref<2x2xf32, 3>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32, 3>
  return
}
// -----
func.func @f(%m: memref<?xf32, strided<[2], offset: 3>>, %i: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, %i] : memref<?xf32, strided<[2], offset: 3>> into memref<2x?xf32, strided<[?, 2], offset: 3>>
  return
}
// -----
func.func @f(%m: memref<?xf32, strided<[2], offset: ?>>, %i: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%i, 2] : memref<?xf32, strided<[2], offset: ?>> into memref<?x2xf32, strided<[4, 2], offset: ?>>
  return
}
// -----
func.func @f(%m: memref<3x?xf32, strided<[?, 2]>>, %i: index) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [3, 1, %i, 2] : memref<3x?xf32, strided<[?, 2]>> into memref<3x1x?x2xf32, strided<[?, ?, 4, 2]>>
  return
}
// -----
func.func @f(%m: memref<3x?xf32, strided<[?, 2]>>, %i: index) {
  %0 = memref.expand_shape %m [[0], [1, 2, 3]] output_shape [3, %i, 2, 2] : memref<3x?xf32, strided<[?, 2]>> into memref<3x?x2x2xf32, strided<[?, 8, 4, 2]>>
  return
}
// -----
func.func @f(%m: memref<f32, strided<[], offset: 2>>, %i: index) {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32, strided<[], offset: 2>> into memref<1x1xf32, strided<[1, 1], offset: 2>>
  return
}
// -----
func.func @f(%m: memref<f32, strided<[], offset: 2>>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<1x1xf32, strided<[1, 1], offset: 2>>' but found 'memref<1x1xf32>'}}
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32, strided<[], offset: 2>> into memref<1x1xf32>
  return
}
// -----
func.func @f(%m: memref<0xf32, strided<[?]>>, %i: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 0] : memref<0xf32, strided<[?]>> into memref<2x0xf32, strided<[0, ?]>>
  return
}
// -----
func.func @f(%m: memref<2x2xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op has source rank 2 and result rank 1. This is not an expansion (2 > 1).}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4] : memref<2x2xf32> into memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op invalid output shape provided at pos 0}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 1] : memref<4xf32> into memref<2x2xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op invalid output shape provided at pos 1}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%i, %i] : memref<?xf32> into memref<?x2xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [5, 2] : memref<?xf32> into memref<?x2xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 1 inputs instead}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2] : memref<4xf32> into memref<2x2xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 1 dynamic dims while output_shape has 2 values}}
  %0 = "memref.expand_shape"(%m, %i, %i) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 2>}> : (memref<?xf32>, index, index) -> memref<?x2xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{different element types specified for source memref type 'memref<?xf32>' and result memref type 'memref<?xi32>'}}
  %0 = memref.realloc %m(%i) : memref<?xf32> to memref<?xi32>
  return
}
// -----
func.func @f(%m: memref<?xf32, 1>, %i: index) {
  // expected-error @+1 {{different memory spaces specified for source memref type 'memref<?xf32, 1>' and result memref type 'memref<4xf32>'}}
  %0 = memref.realloc %m : memref<?xf32, 1> to memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32, strided<[2]>>, %i: index) {
  // expected-error @+1 {{unsupported layout for source memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<4xf32, strided<[2]>> to memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{unsupported layout for result memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<4xf32, strided<[2]>>
  return
}
// -----
func.func @f(%m: memref<4xf32, strided<[1]>>, %i: index) {
  %0 = memref.realloc %m : memref<4xf32, strided<[1]>> to memref<8xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{missing dimension operand for result type 'memref<?xf32>'}}
  %0 = memref.realloc %m : memref<?xf32> to memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{unnecessary dimension operand for result type 'memref<4xf32>'}}
  %0 = memref.realloc %m(%i) : memref<?xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %s: memref<2xi32>) {
  // expected-error @+1 {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<2xi32>) -> memref<?x?x?xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %s: memref<?xi32>) {
  // expected-error @+1 {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<?xi32>) -> memref<?x?x?xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %s: memref<?xi32>) {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<?xi32>) -> memref<*xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32, 1>, %s: memref<0xi32>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32, 1>, memref<0xi32>) -> memref<f32>
  return
}
// -----
func.func @f(%m: memref<*xf32>, %s: memref<2xi32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xi32>) -> memref<?x?xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %s: memref<2xi32>) {
  // expected-error @+1 {{'memref.reshape' op element types of source and destination memref types should be the same}}
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<2xi32>) -> memref<?x?xi32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %s: memref<2xi32>) {
  // expected-error @+1 {{'memref.reshape' op result memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<2xi32>) -> memref<?x?xf32, strided<[?, 1]>>
  return
}
// -----
func.func @f(%m: memref<?xf32, strided<[2]>>, %s: memref<2xi32>) {
  // expected-error @+1 {{'memref.reshape' op source memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<?xf32, strided<[2]>>, memref<2xi32>) -> memref<?x?xf32>
  return
}
// -----
func.func @f(%m: memref<16xi8, 3>, %i: index) {
  // expected-error @+1 {{different memory spaces specified for base memref type 'memref<16xi8, 3>' and view memref type 'memref<4xf32>'}}
  %0 = memref.view %m[%i][] : memref<16xi8, 3> to memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<16xi8>, %i: index) {
  // expected-error @+1 {{unsupported map for result memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<16xi8> to memref<4xf32, strided<[2]>>
  return
}
// -----
func.func @f(%m: memref<16xi8, strided<[2]>>, %i: index) {
  // expected-error @+1 {{unsupported map for base memref type 'memref<16xi8, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<16xi8, strided<[2]>> to memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<16xi8, strided<[1]>, 3>, %i: index) {
  %0 = memref.view %m[%i][] : memref<16xi8, strided<[1]>, 3> to memref<4xf32, strided<[1]>, 3>
  return
}
// -----
func.func @f(%m: memref<3x?xi8>) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<3x?xi8>' is not equivalent to the canonical transposed input type}}
  %0 = memref.transpose %m (d0, d1) -> (d0, d1) : memref<3x?xi8> to memref<3x?xi8>
  return
}
// -----
func.func @f(%m: memref<5x3x?x2xi8>) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<5x3x?x2xi8>' is not equivalent to the canonical transposed input type}}
  %0 = memref.transpose %m (d0, d1, d2, d3) -> (d0, d1, d2, d3) : memref<5x3x?x2xi8> to memref<5x3x?x2xi8>
  return
}
// -----
func.func @f(%m: memref<3x?xi8>, %n: memref<?x3xi8>, %o: memref<5x?x3xi8>) {
  %0 = memref.transpose %m (d0, d1) -> (d0, d1) : memref<3x?xi8> to memref<3x?xi8, strided<[?, 1]>>
  %1 = memref.transpose %n (d0, d1) -> (d0, d1) : memref<?x3xi8> to memref<?x3xi8>
  %2 = memref.transpose %o (d0, d1, d2) -> (d0, d1, d2) : memref<5x?x3xi8> to memref<5x?x3xi8>
  return
}
