//
%1 = "nvgpu.device_async_create_group"() : () -> !nvgpu.device.async.token
//
%1 : !nvgpu.device.async.token
"nvgpu.device_async_wait"(%1) <{numGroups = 2 : i32}> : (!nvgpu.device.async.token) -> ()
//
%1 = "nvgpu.mbarrier.create"() : () -> (!nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>)
//
%1, %2 : !nvgpu.mbarrier.group<memorySpace = "text">, index
%3 = "nvgpu.mbarrier.get"(%1, %2) : (!nvgpu.mbarrier.group<memorySpace = "text">, index) -> i32
//
%1, %2, %3, %4 : !nvgpu.mbarrier.group<memorySpace = "text">, index, index, i1
"nvgpu.mbarrier.init"(%1, %2, %3, %4) : (!nvgpu.mbarrier.group<memorySpace = "text">, index, index, i1) -> ()
//
%1, %2, %3 : !nvgpu.mbarrier.group<memorySpace = "text">, !nvgpu.mbarrier.token, index
%4 = "nvgpu.mbarrier.test.wait"(%1, %2, %3) : (!nvgpu.mbarrier.group<memorySpace = "text">, !nvgpu.mbarrier.token, index) -> i1
//
%1, %2 : !nvgpu.mbarrier.group<memorySpace = "text">, index
%3 = "nvgpu.mbarrier.arrive"(%1, %2) : (!nvgpu.mbarrier.group<memorySpace = "text">, index) -> !nvgpu.mbarrier.token
//
%1, %2, %3 : !nvgpu.mbarrier.group<memorySpace = 1 : i32>, index, index
%4 = "nvgpu.mbarrier.arrive.nocomplete"(%1, %2, %3) : (!nvgpu.mbarrier.group<memorySpace = 1 : i32>, index, index) -> !nvgpu.mbarrier.token
//
%1, %2, %3 : !nvgpu.mbarrier.group<memorySpace = 1 : i32>, index, index
"nvgpu.mbarrier.arrive.expect_tx"(%1, %2, %3) : (!nvgpu.mbarrier.group<memorySpace = 1 : i32>, index, index) -> ()
//
%1, %2, %3, %4 : !nvgpu.mbarrier.group<memorySpace = "text">, i1, index, index
"nvgpu.mbarrier.try_wait.parity"(%1, %2, %3, %4) : (!nvgpu.mbarrier.group<memorySpace = "text">, i1, index, index) -> ()
//
%1 : vector<3xf32>
%2 = "nvgpu.rcp"(%1) <{ftz = unit}> : (vector<3xf32>) -> (vector<3xf32>)
// device_async_copy
%a, %b, %c : memref<64xf32>, index, memref<64xf32, 3>
%r = nvgpu.device_async_copy %a[%b], %c[%b], 4 : memref<64xf32> to memref<64xf32, 3>
// ldmatrix
%a, %b : memref<?x?xf16, 3>, index
%r = nvgpu.ldmatrix %a[%b, %b] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
// mma.sync
%a, %b : vector<4x2xf16>, vector<2x2xf16>
%r = nvgpu.mma.sync(%a, %b, %b) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// mma.sp.sync
%a, %b, %c : vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>
%r = nvgpu.mma.sp.sync(%a, %a, %b) metadata(%c) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// tma.prefetch.descriptor
%a : !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
nvgpu.tma.prefetch.descriptor %a : !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
// tma.fence.descriptor
%a : !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
nvgpu.tma.fence.descriptor %a : !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
// tma.create.descriptor
%a, %b : memref<*xf16>, index
%r = nvgpu.tma.create.descriptor %a box[%b, %b] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
// tma.async.load
%a, %b, %c, %d : !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, memref<64x16xf16, 3>
nvgpu.tma.async.load %a[%b, %b], %c[%b] to %d : !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x16xf16, 3>
// tma.async.store
%a, %b, %c : memref<64x16xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index
nvgpu.tma.async.store %a to %b[%c, %c] : memref<64x16xf16, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
// warpgroup.generate.descriptor
%a, %b : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
%r = nvgpu.warpgroup.generate.descriptor %a, %b : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
// warpgroup.mma.init.accumulator
%r = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// warpgroup.mma.store
%a, %b : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, memref<128x128xf32, 3>
nvgpu.warpgroup.mma.store %a, %b : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<128x128xf32, 3>
// warpgroup.mma
%a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
%r = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
