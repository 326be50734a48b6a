//
%1 = "gpu.cluster_dim"() <{dimension = #gpu<dim y>, upper_bound = 8 : index}> : () -> index
//
%1 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>, upper_bound = 8 : index}> : () -> index
//
%1 = "gpu.cluster_id"() <{dimension = #gpu<dim z>, upper_bound = 4 : index}> : () -> index
//
%1 = "gpu.cluster_block_id"() <{dimension = #gpu<dim y>, upper_bound = 0 : index}> : () -> index
//
%1 = "gpu.block_dim"() <{dimension = #gpu<dim x>, upper_bound = 0 : index}> : () -> index
//
%1 = "gpu.block_id"() <{dimension = #gpu<dim x>, upper_bound = 2 : index}> : () -> index
//
%1 = "gpu.grid_dim"() <{dimension = #gpu<dim z>, upper_bound = 2 : index}> : () -> index
//
%1 = "gpu.thread_id"() <{dimension = #gpu<dim y>, upper_bound = 0 : index}> : () -> index
//
%1 = "gpu.lane_id"() <{upper_bound = 16 : index}> : () -> index
//
%1 = "gpu.subgroup_id"() <{upper_bound = 0 : index}> : () -> index
//
%1 = "gpu.global_id"() <{dimension = #gpu<dim x>, upper_bound = 32 : index}> : () -> index
//
%1 = "gpu.num_subgroups"() <{upper_bound = 128 : index}> : () -> index
//
%1 = "gpu.subgroup_size"() <{upper_bound = 8 : index}> : () -> index
//
%1 : i4
"gpu.printf"(%1) <{format = ""}> : (i4) -> ()
// yield
"test.around"() ({
%1 : vector<1xtf32>
"gpu.yield"(%1) : (vector<1xtf32>) -> ()
}) : () -> ()
//
%1 : i1
%2 = "gpu.all_reduce"(%1) <{op = #gpu<all_reduce_op xor>}> ({}) : (i1) -> i1
//
%1 : f32
%2 = "gpu.subgroup_reduce"(%1) <{op = #gpu<all_reduce_op minnumf>, uniform = unit}> : (f32) -> f32
//
%1, %2, %3 : i32, i32, i32
%4, %5 = "gpu.shuffle"(%1, %2, %3) <{mode = #gpu<shuffle_mode xor>}> : (i32, i32, i32) -> (i32, i1)
//
%1 : i64
%2, %3 = "gpu.rotate"(%1) <{offset = 0 : i32, width = 1 : i32}> : (i64) -> (i64, i1)
//
"gpu.barrier"() : () -> ()
// module
"gpu.module"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
//
%1 : memref<*xi64>
"gpu.host_register"(%1) : (memref<*xi64>) -> ()
//
%1 : memref<*xf32>
"gpu.host_unregister"(%1) : (memref<*xf32>) -> ()
//
%1, %2 : !gpu.async.token, !gpu.async.token
%3 = "gpu.wait"(%1, %2) : (!gpu.async.token, !gpu.async.token) -> !gpu.async.token
//
%1 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> (memref<4x4xf16>)
//
%1, %2, %3 : !gpu.async.token, !gpu.async.token, memref<4xf8E5M2>
%4 = "gpu.dealloc"(%1, %2, %3) : (!gpu.async.token, !gpu.async.token, memref<4xf8E5M2>) -> !gpu.async.token
//
%1, %2, %3 : !gpu.async.token, memref<4xi32>, memref<4xi32>
%4 = "gpu.memcpy"(%1, %2, %3) : (!gpu.async.token, memref<4xi32>, memref<4xi32>) -> !gpu.async.token
//
%1 : i32
"gpu.set_default_device"(%1) : (i32) -> ()
//
%1 : memref<f32>
%2 = "gpu.subgroup_mma_load_matrix"(%1) <{leadDimension = 1 : index}> : (memref<f32>) -> (!gpu.mma_matrix<16x16xf16, "AOp">)
//
%1, %2 : !gpu.mma_matrix<16x16xf16, "COp">, memref<4xf64>
"gpu.subgroup_mma_store_matrix"(%1, %2) <{leadDimension = 4 : index}> : (!gpu.mma_matrix<16x16xf16, "COp">, memref<4xf64>) -> ()
//
%1 : f32
%2 = "gpu.subgroup_mma_constant_matrix"(%1) : (f32) -> (!gpu.mma_matrix<16x16xf32, "COp">)
//
%1, %2 : !gpu.mma_matrix<16x16xf32, "COp">, index
%3 = "gpu.subgroup_mma_extract_thread_local"(%1, %2) : (!gpu.mma_matrix<16x16xf32, "COp">, index) -> f32
//
%1, %2, %3, %4, %5 : f32, !gpu.mma_matrix<16x16xf32, "COp">, index, index, index
%6 = "gpu.subgroup_mma_insert_thread_local"(%1, %2, %3, %4, %5) : (f32, !gpu.mma_matrix<16x16xf32, "COp">, index, index, index) -> (!gpu.mma_matrix<16x16xf32, "COp">)
//
%1 = "gpu.subgroup_mma_elementwise"() <{opType = #gpu<mma_element_wise divf>}> : () -> (!gpu.mma_matrix<16x16xf16, "AOp">)
//
%1 : memref<ui16>
%2 = "gpu.create_dn_tensor"(%1) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (memref<ui16>) -> !gpu.sparse.dntensor_handle
//
%1, %2 : !gpu.async.token, !gpu.sparse.dntensor_handle
%3 = "gpu.destroy_dn_tensor"(%1, %2) : (!gpu.async.token, !gpu.sparse.dntensor_handle) -> !gpu.async.token
//
%1, %2, %3, %4, %5, %6 : index, index, index, memref<4xsi8>, memref<4xui32, 3>, memref<i8>
%7 = "gpu.create_coo"(%1, %2, %3, %4, %5, %6) : (index, index, index, memref<4xsi8>, memref<4xui32, 3>, memref<i8>) -> !gpu.sparse.spmat_handle
//
%1, %2, %3, %4, %5 : index, index, index, memref<4xtf32, 3>, memref<4xf8E5M2, 3>
%6 = "gpu.create_coo_aos"(%1, %2, %3, %4, %5) : (index, index, index, memref<4xtf32, 3>, memref<4xf8E5M2, 3>) -> !gpu.sparse.spmat_handle
//
%1, %2, %3, %4, %5, %6 : index, index, index, memref<bf16>, memref<i32>, memref<4xi64>
%7 = "gpu.create_csr"(%1, %2, %3, %4, %5, %6) : (index, index, index, memref<bf16>, memref<i32>, memref<4xi64>) -> !gpu.sparse.spmat_handle
//
%1, %2, %3, %4, %5, %6 : index, index, index, memref<4xf8E4M3FN, 3>, memref<4xi128, 3>, memref<4xi64>
%7 = "gpu.create_csc"(%1, %2, %3, %4, %5, %6) : (index, index, index, memref<4xf8E4M3FN, 3>, memref<4xi128, 3>, memref<4xi64>) -> !gpu.sparse.spmat_handle
//
%1, %2, %3, %4, %5, %6, %7, %8 : index, index, index, index, index, memref<4xi4, 3>, memref<4xf32>, memref<4xi1>
%9 = "gpu.create_bsr"(%1, %2, %3, %4, %5, %6, %7, %8) : (index, index, index, index, index, memref<4xi4, 3>, memref<4xf32>, memref<4xi1>) -> !gpu.sparse.spmat_handle
//
%1, %2, %3 : index, index, memref<4xi1>
%4 = "gpu.create_2to4_spmat"(%1, %2, %3) : (index, index, memref<4xi1>) -> !gpu.sparse.spmat_handle
//
%1 : !gpu.sparse.spmat_handle
"gpu.destroy_sp_mat"(%1) : (!gpu.sparse.spmat_handle) -> ()
//
%1, %2, %3 : !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle
%4 = "gpu.spmv_buffer_size"(%1, %2, %3) <{computeType = memref<*xtf32>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> index
//
%1, %2, %3, %4 : !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>
"gpu.spmv"(%1, %2, %3, %4) <{computeType = memref<?xbf16>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>) -> ()
//
%1, %2, %3 : !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle
"gpu.spmm_buffer_size"(%1, %2, %3) <{computeType = f32, resultSegmentSizes = array<i32: 0, 0>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> ()
//
%1, %2, %3 : !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle
"gpu.spmm"(%1, %2, %3) <{computeType = i64, operandSegmentSizes = array<i32: 0, 1, 1, 1, 0>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> ()
//
%1, %2, %3 : !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle
%4 = "gpu.sddmm_buffer_size"(%1, %2, %3) <{computeType = i32}> : (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> index
//
%1, %2, %3, %4 : !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>
"gpu.sddmm"(%1, %2, %3, %4) <{computeType = vector<6xf8E5M2>}> : (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>) -> ()
//
%1 : !gpu.async.token
%2, %3 = "gpu.spgemm_create_descr"(%1) : (!gpu.async.token) -> (!gpu.sparse.spgemmop_handle, !gpu.async.token)
//
%1, %2 : !gpu.async.token, !gpu.sparse.spgemmop_handle
%3 = "gpu.spgemm_destroy_descr"(%1, %2) : (!gpu.async.token, !gpu.sparse.spgemmop_handle) -> !gpu.async.token
//
%1, %2, %3, %4, %5, %6 : !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xi1>
%7 = "gpu.spgemm_work_estimation_or_compute"(%1, %2, %3, %4, %5, %6) <{computeType = vector<6xsi64>, kind = #gpu<spgemm_work_estimation_or_compute_kind WORK_ESTIMATION>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xi1>) -> index
//
%1, %2, %3, %4 : !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle
"gpu.spgemm_copy"(%1, %2, %3, %4) <{computeType = i64}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> ()
//
%1 : !gpu.sparse.spmat_handle
%2, %3, %4 = "gpu.spmat_get_size"(%1) : (!gpu.sparse.spmat_handle) -> (index, index, index)
//
%1, %2, %3, %4 : !gpu.sparse.spmat_handle, memref<f32>, memref<4xi32>, memref<4xi32>
"gpu.set_csr_pointers"(%1, %2, %3, %4) : (!gpu.sparse.spmat_handle, memref<f32>, memref<4xi32>, memref<4xi32>) -> ()
//
%1, %2 : i64, i32
%3 = "gpu.subgroup_broadcast"(%1, %2) <{broadcast_type = #gpu<broadcast specific_lane>}> : (i64, i32) -> i64
// memset
"func.func"() <{function_type = (!gpu.async.token, memref<4xf32>, f32) -> !gpu.async.token, sym_name = "generated"}> ({
^bb0(%arg0: !gpu.async.token, %arg1: memref<4xf32>, %arg2: f32):
%0 = "gpu.memset"(%arg0, %arg1, %arg2) : (!gpu.async.token, memref<4xf32>, f32) -> !gpu.async.token
"func.return"(%arg0) : (!gpu.async.token) -> ()
}) : () -> ()
// return
gpu.module @m {
gpu.func @k(%a: i32) kernel {
gpu.return
}
}
// launch_func
module attributes {gpu.container_module} {
gpu.module @m {
gpu.func @k(%a: i32) kernel {
gpu.return
}
}
func.func @f(%n: index, %v: i32) {
gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %v args(%v : i32)
return
}
}
// binary
gpu.binary @b <#gpu.select_object<1 : i64>> [#gpu.object<#nvvm.target, "bytes">]
// dynamic_shared_memory
%m = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
// terminator
%a : index
gpu.launch blocks(%bx, %by, %bz) in (%gx = %a, %gy = %a, %gz = %a) threads(%tx, %ty, %tz) in (%sx = %a, %sy = %a, %sz = %a) {
gpu.terminator
}
// subgroup_mma_compute
%a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf32, "COp">
%r = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
