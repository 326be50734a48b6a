func.func @a(%src: memref<24x32xf32>) {
  // expected-error@+1 {{Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.}}
  %1 = xegpu.create_nd_tdesc %src[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16x8xf32>
  return
}
// -----
func.func @a(%src: memref<24x32xf32>) {
  // expected-error@+1 {{TensorDesc should have the same element type with the source if it is a memref.}}
  %1 = xegpu.create_nd_tdesc %src[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @a(%src: memref<24x32xf32>) {
  // expected-error@+1 {{Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each other.}}
  %1 = xegpu.create_nd_tdesc %src[0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @a(%src: memref<24x32xf32>) {
  %1 = xegpu.create_nd_tdesc %src[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  // expected-error@+1 {{Result shape [8, 8] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf32>'}}
  %2 = xegpu.load_nd %1 : !xegpu.tensor_desc<8x16xf32> -> vector<8x8xf32>
  return
}
// -----
func.func @a(%dst: memref<24x32xf32>, %v: vector<24x16xf32>) {
  %2 = xegpu.create_nd_tdesc %dst[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<24x32xf32>
  // expected-error@+1 {{Value shape [24, 16] is not consistent with tensor descriptor '!xegpu.tensor_desc<24x32xf32>'}}
  xegpu.store_nd %v, %2 : vector<24x16xf32>, !xegpu.tensor_desc<24x32xf32>
  return
}
// -----
func.func @a(%a : vector<8x8xf16>, %b: vector<8x16x2xf16>) {
  // expected-error@+1 {{K-dimension mismatch.}}
  %1 = xegpu.dpas %a, %b : vector<8x8xf16>, vector<8x16x2xf16> -> vector<8x16xf32>
  return
}
