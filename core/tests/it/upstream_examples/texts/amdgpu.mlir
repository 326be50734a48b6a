// amdgpu.ext_packed_fp8
%v1 = "test.value"() : () -> f8E4M3FN
%v2 = "amdgpu.ext_packed_fp8"(%v1) <{index = 3 : i32}> : (f8E4M3FN) -> (f32)
// amdgpu.ext_packed_fp8
%v1 = "test.value"() : () -> f8E5M2
%v2 = "amdgpu.ext_packed_fp8"(%v1) <{index = 3 : i32}> : (f8E5M2) -> (f32)
// amdgpu.packed_trunc_2xfp8
%v1 = "test.value"() : () -> f32
%v2 = "amdgpu.packed_trunc_2xfp8"(%v1) <{wordIndex = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (f32) -> (vector<4xf8E5M2>)
// amdgpu.packed_scaled_trunc
%v1 = "test.value"() : () -> vector<1xf32>
%v2 = "test.value"() : () -> f32
%v3 = "amdgpu.packed_scaled_trunc"(%v1, %v2) <{index = 7 : i32}> : (vector<1xf32>, f32) -> (vector<4xf8E5M2>)
// amdgpu.packed_stoch_round_fp8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "amdgpu.packed_stoch_round_fp8"(%v1, %v2) <{storeIndex = 1 : i32}> : (f32, i32) -> (vector<4xf8E4M3FN>)
// amdgpu.packed_stoch_round_fp8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "amdgpu.packed_stoch_round_fp8"(%v1, %v2) <{storeIndex = 3 : i32}> : (f32, i32) -> (vector<4xf8E4M3FN>)
// amdgpu.raw_buffer_load
%v1 = "test.value"() : () -> memref<si8>
%v2 = "amdgpu.raw_buffer_load"(%v1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<si8>) -> (tensor<?xsi8>)
// amdgpu.raw_buffer_load
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "amdgpu.raw_buffer_load"(%v1, %v2, %v3) <{boundsCheck = false, indexOffset = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xi64>, i32, i32) -> (memref<4xi64>)
// amdgpu.raw_buffer_store
%v1 = "test.value"() : () -> tensor<*xui16>
%v2 = "test.value"() : () -> memref<ui16>
"amdgpu.raw_buffer_store"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<*xui16>, memref<ui16>) -> ()
// amdgpu.raw_buffer_store
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> memref<4x4xf32>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"amdgpu.raw_buffer_store"(%v1, %v2, %v3, %v4, %v5) <{boundsCheck = false, indexOffset = 16 : i32, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (f32, memref<4x4xf32>, i32, i32, i32) -> ()
// amdgpu.raw_buffer_store
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> memref<4x4xf32>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
"amdgpu.raw_buffer_store"(%v1, %v2, %v3, %v4) <{indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (f32, memref<4x4xf32>, i32, i32) -> ()
// amdgpu.raw_buffer_atomic_cmpswap
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> memref<i32>
%v4 = "amdgpu.raw_buffer_atomic_cmpswap"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (i32, i32, memref<i32>) -> (i32)
// amdgpu.raw_buffer_atomic_cmpswap
%v1 = "test.value"() : () -> tensor<*xsi8>
%v2 = "test.value"() : () -> tensor<*xsi8>
%v3 = "test.value"() : () -> memref<4xsi8>
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "amdgpu.raw_buffer_atomic_cmpswap"(%v1, %v2, %v3, %v4, %v5) <{boundsCheck = true, indexOffset = 32 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (tensor<*xsi8>, tensor<*xsi8>, memref<4xsi8>, i32, i32) -> (tensor<*xsi8>)
// amdgpu.raw_buffer_atomic_fadd
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> memref<4xf32>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
"amdgpu.raw_buffer_atomic_fadd"(%v1, %v2, %v3, %v4) <{boundsCheck = false, indexOffset = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (f32, memref<4xf32>, i32, i32) -> ()
// amdgpu.raw_buffer_atomic_fadd
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> memref<f32>
%v3 = "test.value"() : () -> i32
"amdgpu.raw_buffer_atomic_fadd"(%v1, %v2, %v3) <{indexOffset = 32 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (f32, memref<f32>, i32) -> ()
// amdgpu.raw_buffer_atomic_fmax
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> memref<f64>
"amdgpu.raw_buffer_atomic_fmax"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (f64, memref<f64>) -> ()
// amdgpu.raw_buffer_atomic_fmax
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> memref<4xf32>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
"amdgpu.raw_buffer_atomic_fmax"(%v1, %v2, %v3, %v4) <{boundsCheck = false, indexOffset = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (f32, memref<4xf32>, i32, i32) -> ()
// amdgpu.raw_buffer_atomic_fmax
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> memref<4xf64>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
"amdgpu.raw_buffer_atomic_fmax"(%v1, %v2, %v3, %v4) <{indexOffset = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (f64, memref<4xf64>, i32, i32) -> ()
// amdgpu.raw_buffer_atomic_smax
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> memref<4x4xi32>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"amdgpu.raw_buffer_atomic_smax"(%v1, %v2, %v3, %v4, %v5) <{boundsCheck = false, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (i32, memref<4x4xi32>, i32, i32, i32) -> ()
// amdgpu.raw_buffer_atomic_umin
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> memref<i32>
"amdgpu.raw_buffer_atomic_umin"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, memref<i32>) -> ()
// amdgpu.raw_buffer_atomic_umin
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> memref<?xi32>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
"amdgpu.raw_buffer_atomic_umin"(%v1, %v2, %v3, %v4) <{boundsCheck = false, indexOffset = 16 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, memref<?xi32>, i32, i32) -> ()
// amdgpu.dpp
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "amdgpu.dpp"(%v1, %v2) <{kind = #amdgpu<dpp_perm row_half_mirror>}> : (i1, i1) -> (i1)
// amdgpu.dpp
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "amdgpu.dpp"(%v1, %v2) <{kind = #amdgpu<dpp_perm row_bcast_31>, row_mask = 4 : i32}> : (i64, i64) -> (i64)
// amdgpu.swizzle_bitmode
%v1 = "test.value"() : () -> f32
%v2 = "amdgpu.swizzle_bitmode"(%v1) <{and_mask = 16 : i32, or_mask = 4 : i32, xor_mask = 16 : i32}> : (f32) -> (f32)
// amdgpu.swizzle_bitmode
%v1 = "test.value"() : () -> vector<3xi64>
%v2 = "amdgpu.swizzle_bitmode"(%v1) <{and_mask = 16 : i32, or_mask = 0 : i32, xor_mask = 2 : i32}> : (vector<3xi64>) -> (vector<3xi64>)
// amdgpu.swizzle_bitmode
%v1 = "test.value"() : () -> i32
%v2 = "amdgpu.swizzle_bitmode"(%v1) <{and_mask = 32 : i32, or_mask = 16 : i32, xor_mask = 0 : i32}> : (i32) -> (i32)
// amdgpu.permlane_swap
%v1 = "test.value"() : () -> f32
%v2 = "amdgpu.permlane_swap"(%v1) <{row_length = 16 : i32, fetch_inactive = false, bound_ctrl = false}> : (f32) -> (f32)
// amdgpu.permlane_swap
%v1 = "test.value"() : () -> f32
%v2 = "amdgpu.permlane_swap"(%v1) <{row_length = 16 : i32, fetch_inactive = false, bound_ctrl = true}> : (f32) -> (f32)
// amdgpu.lds_barrier
"amdgpu.lds_barrier"() : () -> ()
// amdgpu.sched_barrier
"amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<mfma_wmma>}> : () -> ()
// amdgpu.sched_barrier
"amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<all_vmem>}> : () -> ()
// amdgpu.sched_barrier
"amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<all_ds>}> : () -> ()
// amdgpu.memory_counter_wait
"amdgpu.memory_counter_wait"() : () -> ()
// amdgpu.memory_counter_wait
"amdgpu.memory_counter_wait"() <{load = 1 : i32, store = 4 : i32, ds = 0 : i32, exp = 2 : i32, tensor = 8 : i32}> : () -> ()
// amdgpu.memory_counter_wait
"amdgpu.memory_counter_wait"() <{ds = 0 : i32, exp = 2 : i32, tensor = 0 : i32}> : () -> ()
// amdgpu.make_dma_descriptor
%v1 = "test.value"() : () -> !amdgpu.tdm_base<i64>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> i32
%v6 = "test.value"() : () -> i32
%v7 = "test.value"() : () -> index
%v8 = "amdgpu.make_dma_descriptor"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{global_static_sizes = array<i64: 8>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 16>, operandSegmentSizes = array<i32: 1, 0, 3, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0>}> : (!amdgpu.tdm_base<i64>, index, index, index, i32, i32, index) -> (!amdgpu.tdm_descriptor)
// amdgpu.tensor_load_to_lds
%v1 = "test.value"() : () -> !amdgpu.tdm_descriptor
"amdgpu.tensor_load_to_lds"(%v1) : (!amdgpu.tdm_descriptor) -> ()
// amdgpu.tensor_store_from_lds
%v1 = "test.value"() : () -> !amdgpu.tdm_descriptor
"amdgpu.tensor_store_from_lds"(%v1) : (!amdgpu.tdm_descriptor) -> ()
// amdgpu.scaled_ext_packed
"func.func"() <{function_type = (vector<4xf4E2M1FN>, f32) -> vector<2xbf16>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xf4E2M1FN>, %arg1: f32):
  %0 = "amdgpu.scaled_ext_packed"(%arg0, %arg1) <{index = 1 : i32}> : (vector<4xf4E2M1FN>, f32) -> vector<2xbf16>
  "func.return"(%0) : (vector<2xbf16>) -> ()
}) : () -> ()
// amdgpu.scaled_ext_packed
"func.func"() <{function_type = (vector<2xf4E2M1FN>, f32) -> vector<2xbf16>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xf4E2M1FN>, %arg1: f32):
  %0 = "amdgpu.scaled_ext_packed"(%arg0, %arg1) <{index = 0 : i32}> : (vector<2xf4E2M1FN>, f32) -> vector<2xbf16>
  "func.return"(%0) : (vector<2xbf16>) -> ()
}) : () -> ()
// amdgpu.scaled_ext_packed_matrix
%a = "test.value"() : () -> vector<8xf8E4M3FN>
%b = "test.value"() : () -> vector<4xf8E8M0FNU>
%r = amdgpu.scaled_ext_packed_matrix %a scale(%b) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
// amdgpu.fat_raw_buffer_cast
%a = "test.value"() : () -> memref<8xi32, #gpu.address_space<global>>
%r = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<8xi32, #gpu.address_space<global>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
// amdgpu.mfma
%a = "test.value"() : () -> vector<4xf16>
%b = "test.value"() : () -> vector<4xf32>
%r = amdgpu.mfma 16x16x16 %a * %a + %b blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
// amdgpu.wmma
%a = "test.value"() : () -> vector<16xf16>
%b = "test.value"() : () -> vector<8xf32>
%r = amdgpu.wmma 16x16x16 %a * %a + %b : vector<16xf16>, vector<16xf16>, vector<8xf32>
// amdgpu.sparse_mfma
%a = "test.value"() : () -> vector<4xf16>
%b = "test.value"() : () -> vector<8xf16>
%c = "test.value"() : () -> vector<4xf32>
%d = "test.value"() : () -> vector<4xi8>
%r = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%d : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
// amdgpu.gather_to_lds
%a = "test.value"() : () -> memref<64xf32>
%b = "test.value"() : () -> index
%c = "test.value"() : () -> memref<64xf32, #gpu.address_space<workgroup>>
amdgpu.gather_to_lds %a[%b], %c[%b] : f32, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
// amdgpu.transpose_load
%a = "test.value"() : () -> memref<128x32xf16, #gpu.address_space<workgroup>>
%b = "test.value"() : () -> index
%r = amdgpu.transpose_load %a[%b, %b] : memref<128x32xf16, #gpu.address_space<workgroup>> -> vector<4xf16>
// amdgpu.scaled_mfma
%a = "test.value"() : () -> vector<4xf8E8M0FNU>
%b = "test.value"() : () -> vector<32xf8E4M3FN>
%c = "test.value"() : () -> vector<4xf32>
%r = amdgpu.scaled_mfma 16x16x128 (%a[0] * %b) * (%a[1] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
// amdgpu.scaled_wmma
%a = "test.value"() : () -> vector<4xf8E8M0FNU>
%b = "test.value"() : () -> vector<64xf8E4M3FN>
%c = "test.value"() : () -> vector<8xf32>
%r = amdgpu.scaled_wmma 16x16x128 (%a * %b) * (%a * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
// amdgpu.make_dma_base
%a = "test.value"() : () -> memref<8xi32, #gpu.address_space<global>>
%b = "test.value"() : () -> index
%c = "test.value"() : () -> memref<8xi32, #gpu.address_space<workgroup>>
%r = amdgpu.make_dma_base %a[%b], %c[%b] : memref<8xi32, #gpu.address_space<global>>, memref<8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
// amdgpu.make_gather_dma_base
%a = "test.value"() : () -> memref<8xi32, #gpu.address_space<global>>
%b = "test.value"() : () -> index
%c = "test.value"() : () -> memref<8xi32, #gpu.address_space<workgroup>>
%r = amdgpu.make_gather_dma_base %a[%b], %c[%b] : memref<8xi32, #gpu.address_space<global>>, memref<8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32, i16>
