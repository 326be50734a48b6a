// nvgpu.device_async_create_group
%v1 = "nvgpu.device_async_create_group"() : () -> (!nvgpu.device.async.token)
// nvgpu.device_async_create_group
%v1 = "test.value"() : () -> !nvgpu.device.async.token
%v2 = "test.value"() : () -> !nvgpu.device.async.token
%v3 = "test.value"() : () -> !nvgpu.device.async.token
%v4 = "nvgpu.device_async_create_group"(%v1, %v2, %v3) : (!nvgpu.device.async.token, !nvgpu.device.async.token, !nvgpu.device.async.token) -> (!nvgpu.device.async.token)
// nvgpu.device_async_create_group
%v1 = "test.value"() : () -> !nvgpu.device.async.token
%v2 = "test.value"() : () -> !nvgpu.device.async.token
%v3 = "nvgpu.device_async_create_group"(%v1, %v2) : (!nvgpu.device.async.token, !nvgpu.device.async.token) -> (!nvgpu.device.async.token)
// nvgpu.device_async_wait
%v1 = "test.value"() : () -> !nvgpu.device.async.token
"nvgpu.device_async_wait"(%v1) : (!nvgpu.device.async.token) -> ()
// nvgpu.device_async_wait
%v1 = "test.value"() : () -> !nvgpu.device.async.token
"nvgpu.device_async_wait"(%v1) <{numGroups = 32 : i32}> : (!nvgpu.device.async.token) -> ()
// nvgpu.device_async_wait
%v1 = "test.value"() : () -> !nvgpu.device.async.token
"nvgpu.device_async_wait"(%v1) <{numGroups = 2 : i32}> : (!nvgpu.device.async.token) -> ()
// nvgpu.mbarrier.create
%v1 = "nvgpu.mbarrier.create"() : () -> (!nvgpu.mbarrier.group<memorySpace = 1 : i32>)
// nvgpu.mbarrier.create
%v1 = "nvgpu.mbarrier.create"() : () -> (!nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>)
// nvgpu.mbarrier.get
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = 1 : i32>
%v2 = "test.value"() : () -> index
%v3 = "nvgpu.mbarrier.get"(%v1, %v2) : (!nvgpu.mbarrier.group<memorySpace = 1 : i32>, index) -> (i32)
// nvgpu.mbarrier.get
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = "text">
%v2 = "test.value"() : () -> index
%v3 = "nvgpu.mbarrier.get"(%v1, %v2) : (!nvgpu.mbarrier.group<memorySpace = "text">, index) -> (i32)
// nvgpu.mbarrier.init
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = "text">
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
"nvgpu.mbarrier.init"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group<memorySpace = "text">, index, index) -> ()
// nvgpu.mbarrier.init
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = "text">
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> i1
"nvgpu.mbarrier.init"(%v1, %v2, %v3, %v4) : (!nvgpu.mbarrier.group<memorySpace = "text">, index, index, i1) -> ()
// nvgpu.mbarrier.init
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> i1
"nvgpu.mbarrier.init"(%v1, %v2, %v3, %v4) : (!nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>, index, index, i1) -> ()
// nvgpu.mbarrier.test.wait
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = "text">
%v2 = "test.value"() : () -> !nvgpu.mbarrier.token
%v3 = "test.value"() : () -> index
%v4 = "nvgpu.mbarrier.test.wait"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group<memorySpace = "text">, !nvgpu.mbarrier.token, index) -> (i1)
// nvgpu.mbarrier.test.wait
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>
%v2 = "test.value"() : () -> !nvgpu.mbarrier.token
%v3 = "test.value"() : () -> index
%v4 = "nvgpu.mbarrier.test.wait"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>, !nvgpu.mbarrier.token, index) -> (i1)
// nvgpu.mbarrier.test.wait
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = 1 : i32>
%v2 = "test.value"() : () -> !nvgpu.mbarrier.token
%v3 = "test.value"() : () -> index
%v4 = "nvgpu.mbarrier.test.wait"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group<memorySpace = 1 : i32>, !nvgpu.mbarrier.token, index) -> (i1)
// nvgpu.mbarrier.arrive
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>
%v2 = "test.value"() : () -> index
%v3 = "nvgpu.mbarrier.arrive"(%v1, %v2) : (!nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>, index) -> (!nvgpu.mbarrier.token)
// nvgpu.mbarrier.arrive
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = 1 : i32>
%v2 = "test.value"() : () -> index
%v3 = "nvgpu.mbarrier.arrive"(%v1, %v2) : (!nvgpu.mbarrier.group<memorySpace = 1 : i32>, index) -> (!nvgpu.mbarrier.token)
// nvgpu.mbarrier.arrive
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = "text">
%v2 = "test.value"() : () -> index
%v3 = "nvgpu.mbarrier.arrive"(%v1, %v2) : (!nvgpu.mbarrier.group<memorySpace = "text">, index) -> (!nvgpu.mbarrier.token)
// nvgpu.mbarrier.arrive.nocomplete
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = 1 : i32>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "nvgpu.mbarrier.arrive.nocomplete"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group<memorySpace = 1 : i32>, index, index) -> (!nvgpu.mbarrier.token)
// nvgpu.mbarrier.arrive.nocomplete
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "nvgpu.mbarrier.arrive.nocomplete"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>, index, index) -> (!nvgpu.mbarrier.token)
// nvgpu.mbarrier.arrive.expect_tx
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = 1 : i32>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
"nvgpu.mbarrier.arrive.expect_tx"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group<memorySpace = 1 : i32>, index, index) -> ()
// nvgpu.mbarrier.arrive.expect_tx
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = 1 : i32>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> i1
"nvgpu.mbarrier.arrive.expect_tx"(%v1, %v2, %v3, %v4) : (!nvgpu.mbarrier.group<memorySpace = 1 : i32>, index, index, i1) -> ()
// nvgpu.mbarrier.arrive.expect_tx
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = "text">
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> i1
"nvgpu.mbarrier.arrive.expect_tx"(%v1, %v2, %v3, %v4) : (!nvgpu.mbarrier.group<memorySpace = "text">, index, index, i1) -> ()
// nvgpu.mbarrier.try_wait.parity
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = "text">
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
"nvgpu.mbarrier.try_wait.parity"(%v1, %v2, %v3, %v4) : (!nvgpu.mbarrier.group<memorySpace = "text">, i1, index, index) -> ()
// nvgpu.mbarrier.try_wait.parity
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
"nvgpu.mbarrier.try_wait.parity"(%v1, %v2, %v3, %v4) : (!nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>, i1, index, index) -> ()
// nvgpu.rcp
%v1 = "test.value"() : () -> vector<3xf32>
%v2 = "nvgpu.rcp"(%v1) <{ftz = unit}> : (vector<3xf32>) -> (vector<3xf32>)
// nvgpu.device_async_copy
%a = "test.value"() : () -> memref<64xf32>
%b = "test.value"() : () -> index
%c = "test.value"() : () -> memref<64xf32, 3>
%r = nvgpu.device_async_copy %a[%b], %c[%b], 4 : memref<64xf32> to memref<64xf32, 3>
// nvgpu.ldmatrix
%a = "test.value"() : () -> memref<?x?xf16, 3>
%b = "test.value"() : () -> index
%r = nvgpu.ldmatrix %a[%b, %b] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
// nvgpu.mma.sync
%a = "test.value"() : () -> vector<4x2xf16>
%b = "test.value"() : () -> vector<2x2xf16>
%r = nvgpu.mma.sync(%a, %b, %b) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// nvgpu.mma.sp.sync
%a = "test.value"() : () -> vector<4x2xf16>
%b = "test.value"() : () -> vector<2x2xf16>
%c = "test.value"() : () -> vector<2xi16>
%r = nvgpu.mma.sp.sync(%a, %a, %b) metadata(%c) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// nvgpu.tma.prefetch.descriptor
%a = "test.value"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
nvgpu.tma.prefetch.descriptor %a : !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
// nvgpu.tma.fence.descriptor
%a = "test.value"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
nvgpu.tma.fence.descriptor %a : !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
// nvgpu.tma.create.descriptor
%a = "test.value"() : () -> memref<*xf16>
%b = "test.value"() : () -> index
%r = nvgpu.tma.create.descriptor %a box[%b, %b] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
// nvgpu.tma.async.load
%a = "test.value"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
%b = "test.value"() : () -> index
%c = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
%d = "test.value"() : () -> memref<64x16xf16, 3>
nvgpu.tma.async.load %a[%b, %b], %c[%b] to %d : !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x16xf16, 3>
// nvgpu.tma.async.store
%a = "test.value"() : () -> memref<64x16xf16, 3>
%b = "test.value"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
%c = "test.value"() : () -> index
nvgpu.tma.async.store %a to %b[%c, %c] : memref<64x16xf16, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<64x16xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
// nvgpu.warpgroup.generate.descriptor
%a = "test.value"() : () -> memref<128x64xf16, 3>
%b = "test.value"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
%r = nvgpu.warpgroup.generate.descriptor %a, %b : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
// nvgpu.warpgroup.mma.init.accumulator
%r = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// nvgpu.warpgroup.mma.store
%a = "test.value"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
%b = "test.value"() : () -> memref<128x128xf32, 3>
nvgpu.warpgroup.mma.store %a, %b : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<128x128xf32, 3>
// nvgpu.warpgroup.mma
%a = "test.value"() : () -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
%b = "test.value"() : () -> !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
%c = "test.value"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
%r = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
