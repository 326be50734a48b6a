func.func @copied(%a: memref<16x16xf32>, %b: memref<16x16xf32>, %i: index) {
  // expected-error@+1 {{destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)}}
  nvgpu.device_async_copy %a[%i, %i], %b[%i, %i], 4 : memref<16x16xf32> to memref<16x16xf32>
  return
}
// -----
func.func @copied(%a: memref<16x16xf32>, %b: memref<16x16xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i, %i], %b[%i, %i], 4 : memref<16x16xf32> to memref<16x16xf32, 3>
  return
}
// -----
func.func @copied(%a: memref<16xf32>, %b: memref<16x16xf32, #gpu.address_space<workgroup>>, %i: index) {
  // expected-error@+1 {{expected 1 source indices, got 2}}
  %0 = nvgpu.device_async_copy %a[%i, %i], %b[%i, %i], 4 : memref<16xf32> to memref<16x16xf32, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @loaded(%a: memref<128x128xf16, 3>, %i: index) {
  // expected-error@+1 {{expected vector register shape[1] = 2}}
  %0 = nvgpu.ldmatrix %a[%i, %i] {transpose = false, numTiles = 4 : i32} : memref<128x128xf16, 3> -> vector<4x1xf16>
  return
}
// -----
func.func @loaded(%a: memref<128x128xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %a[%i, %i] {transpose = true, numTiles = 4 : i32} : memref<128x128xf16, 3> -> vector<4x2xf16>
  return
}
// -----
func.func @multiplied(%a: vector<2x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  // expected-error@+1 {{expected 256 warp-wide matrix A elements}}
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
