//
%1 : f8E5M2
%2 = "amdgpu.ext_packed_fp8"(%1) <{index = 3 : i32}> : (f8E5M2) -> f32
//
%1 : f32
%2 = "amdgpu.packed_trunc_2xfp8"(%1) <{wordIndex = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (f32) -> (vector<4xf8E5M2>)
//
%1, %2 : vector<1xf32>, f32
%3 = "amdgpu.packed_scaled_trunc"(%1, %2) <{index = 7 : i32}> : (vector<1xf32>, f32) -> (vector<4xf8E5M2>)
//
%1, %2 : f32, i32
%3 = "amdgpu.packed_stoch_round_fp8"(%1, %2) <{storeIndex = 1 : i32}> : (f32, i32) -> (vector<4xf8E4M3FN>)
//
%1 : memref<si8>
%2 = "amdgpu.raw_buffer_load"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<si8>) -> (tensor<?xsi8>)
//
%1, %2 : tensor<*xui16>, memref<ui16>
"amdgpu.raw_buffer_store"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<*xui16>, memref<ui16>) -> ()
//
%1, %2, %3 : i32, i32, memref<i32>
%4 = "amdgpu.raw_buffer_atomic_cmpswap"(%1, %2, %3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (i32, i32, memref<i32>) -> i32
//
%1, %2, %3 : f32, memref<f32>, i32
"amdgpu.raw_buffer_atomic_fadd"(%1, %2, %3) <{indexOffset = 32 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (f32, memref<f32>, i32) -> ()
//
%1, %2 : f64, memref<f64>
"amdgpu.raw_buffer_atomic_fmax"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (f64, memref<f64>) -> ()
//
%1, %2, %3, %4, %5 : i32, memref<4x4xi32>, i32, i32, i32
"amdgpu.raw_buffer_atomic_smax"(%1, %2, %3, %4, %5) <{boundsCheck = false, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (i32, memref<4x4xi32>, i32, i32, i32) -> ()
//
%1, %2 : i32, memref<i32>
"amdgpu.raw_buffer_atomic_umin"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, memref<i32>) -> ()
//
%1, %2 : i1, i1
%3 = "amdgpu.dpp"(%1, %2) <{kind = #amdgpu<dpp_perm row_half_mirror>}> : (i1, i1) -> i1
//
%1 : f32
%2 = "amdgpu.swizzle_bitmode"(%1) <{and_mask = 16 : i32, or_mask = 4 : i32, xor_mask = 16 : i32}> : (f32) -> f32
//
%1 : f32
%2 = "amdgpu.permlane_swap"(%1) <{row_length = 16 : i32, fetch_inactive = false, bound_ctrl = true}> : (f32) -> f32
//
"amdgpu.lds_barrier"() : () -> ()
//
"amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<all_ds>}> : () -> ()
//
"amdgpu.memory_counter_wait"() <{load = 1 : i32, store = 4 : i32, ds = 0 : i32, exp = 2 : i32, tensor = 8 : i32}> : () -> ()
//
%1, %2, %3, %4, %5, %6, %7 : !amdgpu.tdm_base<i64>, index, index, index, i32, i32, index
%8 = "amdgpu.make_dma_descriptor"(%1, %2, %3, %4, %5, %6, %7) <{global_static_sizes = array<i64: 8, 8, 8, 8>, global_static_strides = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808, 1>, shared_static_sizes = array<i64: 16, 16, 16, 16>, operandSegmentSizes = array<i32: 1, 0, 3, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0>}> : (!amdgpu.tdm_base<i64>, index, index, index, i32, i32, index) -> !amdgpu.tdm_descriptor
//
%1 : !amdgpu.tdm_descriptor
"amdgpu.tensor_load_to_lds"(%1) : (!amdgpu.tdm_descriptor) -> ()
//
%1 : !amdgpu.tdm_descriptor
"amdgpu.tensor_store_from_lds"(%1) : (!amdgpu.tdm_descriptor) -> ()
// scaled_ext_packed
"func.func"() <{function_type = (vector<4xf4E2M1FN>, f32) -> vector<2xbf16>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xf4E2M1FN>, %arg1: f32):
%0 = "amdgpu.scaled_ext_packed"(%arg0, %arg1) <{index = 1 : i32}> : (vector<4xf4E2M1FN>, f32) -> vector<2xbf16>
"func.return"(%0) : (vector<2xbf16>) -> ()
}) : () -> ()
// scaled_ext_packed_matrix
%a, %b : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU>
%r = amdgpu.scaled_ext_packed_matrix %a scale(%b) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
// fat_raw_buffer_cast
%a : memref<8xi32, #gpu.address_space<global>>
%r = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<8xi32, #gpu.address_space<global>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
// mfma
%a, %b : vector<4xf16>, vector<4xf32>
%r = amdgpu.mfma 16x16x16 %a * %a + %b blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
// wmma
%a, %b : vector<16xf16>, vector<8xf32>
%r = amdgpu.wmma 16x16x16 %a * %a + %b : vector<16xf16>, vector<16xf16>, vector<8xf32>
// sparse_mfma
%a, %b, %c, %d : vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>
%r = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%d : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
// gather_to_lds
%a, %b, %c : memref<64xf32>, index, memref<64xf32, #gpu.address_space<workgroup>>
amdgpu.gather_to_lds %a[%b], %c[%b] : f32, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
// transpose_load
%a, %b : memref<128x32xf16, #gpu.address_space<workgroup>>, index
%r = amdgpu.transpose_load %a[%b, %b] : memref<128x32xf16, #gpu.address_space<workgroup>> -> vector<4xf16>
// scaled_mfma
%a, %b, %c : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
%r = amdgpu.scaled_mfma 16x16x128 (%a[0] * %b) * (%a[1] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
// scaled_wmma
%a, %b, %c : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
%r = amdgpu.scaled_wmma 16x16x128 (%a * %b) * (%a * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
// make_dma_base
%a, %b, %c : memref<8xi32, #gpu.address_space<global>>, index, memref<8xi32, #gpu.address_space<workgroup>>
%r = amdgpu.make_dma_base %a[%b], %c[%b] : memref<8xi32, #gpu.address_space<global>>, memref<8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
// make_gather_dma_base
%a, %b, %c : memref<8xi32, #gpu.address_space<global>>, index, memref<8xi32, #gpu.address_space<workgroup>>
%r = amdgpu.make_gather_dma_base %a[%b], %c[%b] : memref<8xi32, #gpu.address_space<global>>, memref<8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32, i16>
