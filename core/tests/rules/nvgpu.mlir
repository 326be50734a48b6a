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
// -----
func.func @a(%m : memref<128x128xf32, 3>, %i: index) {
  // expected-error@+1 {{failed to verify that srcMemref and res have same element type}}
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<128x128xf32, 3> -> vector<4x2xf16>
  return
}
// -----
func.func @a(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  // expected-error@+1 {{sparsity selector should be 0 or 1}}
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = 4 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
!desc = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32,3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!bar = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @a(%d: !desc, %buf: memref<32x32xf32>, %m: !bar, %c: index) {
  // expected-error@+1 {{the destination memref has incorrect address space, it must be shared memory address space.}}
  nvgpu.tma.async.load %d[%c, %c], %m[%c] to %buf : !desc, !bar -> memref<32x32xf32>
  return
}
// -----
!desc = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32,3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!bar = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @a(%d: !desc, %buf: memref<32x32xf16,3>, %m: !bar, %c: index) {
  // expected-error@+1 {{the element type of tensor map descriptor and memref must be same}}
  nvgpu.tma.async.load %d[%c, %c], %m[%c] to %buf : !desc, !bar -> memref<32x32xf16,3>
  return
}
// -----
!desc = !nvgpu.tensormap.descriptor<tensor = memref<32x64xf32,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!bar = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @a(%d: !desc, %buf: memref<32x64xf32,3>, %m: !bar, %c: index) {
  // expected-error@+1 {{the tensormap descriptor must have last dimension of 128 bytes but it is 256 bytes}}
  nvgpu.tma.async.load %d[%c, %c], %m[%c] to %buf : !desc, !bar -> memref<32x64xf32,3>
  return
}
// -----
!desc = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32,3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>
!bar = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @a(%d: !desc, %buf: memref<32x32xf32,3>, %m: !bar, %c: index) {
  // expected-error@+1 {{Interleave options are not supported yet.}}
  nvgpu.tma.async.load %d[%c, %c], %m[%c] to %buf : !desc, !bar -> memref<32x32xf32,3>
  return
}
// -----
func.func @a(%t: memref<*xf16>, %i: index) {
  // expected-error@+1 {{the tensor map descriptor must have dimensions between 1 and 256 but it is 512}}
  %0 = nvgpu.tma.create.descriptor %t box[%i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<64x512xf16,3>, swizzle = none, l2promo=none, oob=zero, interleave=none>
  return
}
// -----
!tResult = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
!tDescA = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!tDescB = !nvgpu.warpgroup.descriptor<tensor = memref<64x121xf16, 3>>
func.func @a(%descA: !tDescA, %descB: !tDescB, %acc: !tResult) {
  // expected-error@+1 {{2nd dim matrix-B ( 121 ) != 2nd dim matrix-C ( 128 )}}
  %0 = nvgpu.warpgroup.mma %descA, %descB, %acc : !tDescA, !tDescB, !tResult -> !tResult
  return
}
// -----
!tResult = !nvgpu.warpgroup.accumulator<fragmented = vector<128xf32>>
!tDescA = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!tDescB = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
func.func @a(%descA: !tDescA, %descB: !tDescB, %acc: !tResult) {
  // expected-error@+1 {{has matrices A, B, C and D, they must be 2 dimensional}}
  %0 = nvgpu.warpgroup.mma %descA, %descB, %acc : !tDescA, !tDescB, !tResult -> !tResult
  return
}
