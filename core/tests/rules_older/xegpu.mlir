func.func @a(%src: memref<?xf32>) {
  %1 = xegpu.create_nd_tdesc %src[0], [16], [1] : memref<?xf32> -> !xegpu.tensor_desc<16xf32>
  // expected-error@+1 {{Invalid number of offsets.}}
  %2 = xegpu.update_nd_offset %1, [0, 2] : !xegpu.tensor_desc<16xf32>
  return
}
// -----
func.func @a(%src: ui64) {
  // expected-error@+1 {{Incorrect TensorDesc shape. Expected is [3, 2]}}
  %1 = xegpu.create_tdesc %src[0, 8, 16] {chunk_size = 2} : ui64 -> !xegpu.tensor_desc<4x2xf32, #xegpu.tdesc_attr<scattered = true>>
  return
}
// -----
func.func @a(%src: ui64) {
  %0 = arith.constant dense<1>: vector<8xi1>
  %1 = xegpu.create_tdesc %src[0, 8, 16, 24] {chunk_size = 2} : ui64 -> !xegpu.tensor_desc<4x2xf32, #xegpu.tdesc_attr<scattered = true>>
  // expected-error@+1 {{dim-0 of the Mask and TensorDesc should be the same.}}
  %2 = xegpu.load %1, %0 : !xegpu.tensor_desc<4x2xf32, #xegpu.tdesc_attr<scattered = true>>, vector<8xi1> -> vector<4x2xf32>
  return
}
// -----
func.func @a(%a : vector<8x8x2xf16>, %b: vector<8x16xf16>) {
  // expected-error@+1 {{lhs and rhs rank does not match for dpas op, or their rank is not 3.}}
  %1 = xegpu.dpas %a, %b : vector<8x8x2xf16>, vector<8x16xf16> -> vector<8x16xf32>
  return
}
