func.func @sizes(%to: memref<4xf32>, %from: memref<5xf32>) {
  // expected-error@+1 {{arguments have incompatible shape}}
  "gpu.memcpy"(%to, %from) : (memref<4xf32>, memref<5xf32>) -> ()
  return
}
// -----
func.func @sizes(%to: memref<4xf32>, %from: memref<?xf32>) {
  "gpu.memcpy"(%to, %from) : (memref<4xf32>, memref<?xf32>) -> ()
  return
}
// -----
func.func @reduce(%value: f32) {
  // expected-error@+1 {{`xor` reduction operation is not compatible with type 'f32'}}
  %0 = "gpu.subgroup_reduce"(%value) <{op = #gpu<all_reduce_op xor>}> : (f32) -> f32
  return
}
// -----
func.func @allocate(%size: index) {
  // expected-error@+1 {{incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = "gpu.alloc"(%size) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> memref<4xf32>
  return
}
// -----
func.func @multiply(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf32, "COp">) {
  // expected-error@+1 {{operands must be in the order AOp, BOp, COp}}
  %0 = gpu.subgroup_mma_compute %b, %a, %c : !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
// -----
func.func @shared() {
  // expected-error@+1 {{address space must be}}
  %0 = gpu.dynamic_shared_memory : memref<?xi8, 3>
  return
}
// -----
func.func @shared() {
  %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  return
}
