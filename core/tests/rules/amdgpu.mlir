func.func @a(%f : f32) {
  // expected-error@+1 {{attribute 'wordIndex' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 1}}
  %0 = amdgpu.packed_trunc_2xfp8 %f, undef into undef[word 3] : f32 to vector<4xf8E4M3FNUZ>
  return
}
// -----
func.func @a(%f : f32, %v: vector<4xf8E5M2FNUZ>) {
  // expected-error@+1 {{existing values must have same type as result}}
  %0 = amdgpu.packed_trunc_2xfp8 %f, undef into %v[word 1] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E5M2FNUZ>
  return
}
// -----
func.func @a(%f : f32) {
  // expected-error@+1 {{attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 3}}
  %0 = amdgpu.ext_packed_fp8 %f[4] : f32 to f32
  return
}
// -----
func.func @a(%f : vector<4xf8E4M3FNUZ>) {
  // expected-error@+1 {{attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 3}}
  %0 = amdgpu.ext_packed_fp8 %f[4] : vector<4xf8E4M3FNUZ> to f32
  return
}
// -----
func.func @a(%m : memref<64xi32, 3>, %i: i32) {
  // expected-error@+1 {{Buffer ops must operate on a memref in global memory}}
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xi32, 3>, i32 -> i32
  return
}
// -----
func.func @a(%m : memref<64xi32, #gpu.address_space<global>>, %i: i32) {
  // expected-error@+1 {{Expected 1 indices to memref}}
  %0 = amdgpu.raw_buffer_load %m[%i, %i] : memref<64xi32, #gpu.address_space<global>>, i32, i32 -> i32
  return
}
// -----
func.func @a(%m : memref<64xf32>, %i: i32, %f : f32) {
  // expected-error@+1 {{Expected 1 indices to memref}}
  amdgpu.raw_buffer_atomic_fadd %f -> %m[%i, %i] : f32 -> memref<64xf32>, i32, i32
  return
}
// -----
func.func @a(%m : memref<64xi32>, %i: i32, %f : i32) {
  // expected-error@+1 {{Expected 1 indices to memref}}
  %0 = amdgpu.raw_buffer_atomic_cmpswap %f, %f -> %m[%i, %i] : i32 -> memref<64xi32>, i32, i32
  return
}
// -----
func.func @a(%v : f32, %b : memref<64xf32>, %i : i32) {
  // expected-error@+1 {{Expected 1 indices to memref}}
  amdgpu.raw_buffer_store %v -> %b[%i, %i] : f32 -> memref<64xf32>, i32, i32
  return
}
