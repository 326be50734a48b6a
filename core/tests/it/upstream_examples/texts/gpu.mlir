// gpu.cluster_dim
%v1 = "gpu.cluster_dim"() <{dimension = #gpu<dim z>}> : () -> (index)
// gpu.cluster_dim
%v1 = "gpu.cluster_dim"() <{dimension = #gpu<dim y>, upper_bound = 128 : index}> : () -> (index)
// gpu.cluster_dim
%v1 = "gpu.cluster_dim"() <{dimension = #gpu<dim y>, upper_bound = 8 : index}> : () -> (index)
// gpu.cluster_dim_blocks
%v1 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim z>}> : () -> (index)
// gpu.cluster_dim_blocks
%v1 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>, upper_bound = 16 : index}> : () -> (index)
// gpu.cluster_dim_blocks
%v1 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>, upper_bound = 8 : index}> : () -> (index)
// gpu.cluster_id
%v1 = "gpu.cluster_id"() <{dimension = #gpu<dim x>}> : () -> (index)
// gpu.cluster_id
%v1 = "gpu.cluster_id"() <{dimension = #gpu<dim z>, upper_bound = 4 : index}> : () -> (index)
// gpu.cluster_id
%v1 = "gpu.cluster_id"() <{dimension = #gpu<dim z>}> : () -> (index)
// gpu.cluster_block_id
%v1 = "gpu.cluster_block_id"() <{dimension = #gpu<dim y>}> : () -> (index)
// gpu.cluster_block_id
%v1 = "gpu.cluster_block_id"() <{dimension = #gpu<dim y>, upper_bound = 0 : index}> : () -> (index)
// gpu.block_dim
%v1 = "gpu.block_dim"() <{dimension = #gpu<dim y>}> : () -> (index)
// gpu.block_dim
%v1 = "gpu.block_dim"() <{dimension = #gpu<dim x>, upper_bound = 0 : index}> : () -> (index)
// gpu.block_dim
%v1 = "gpu.block_dim"() <{dimension = #gpu<dim y>, upper_bound = 8 : index}> : () -> (index)
// gpu.block_id
%v1 = "gpu.block_id"() <{dimension = #gpu<dim y>}> : () -> (index)
// gpu.block_id
%v1 = "gpu.block_id"() <{dimension = #gpu<dim x>, upper_bound = 2 : index}> : () -> (index)
// gpu.block_id
%v1 = "gpu.block_id"() <{dimension = #gpu<dim z>}> : () -> (index)
// gpu.grid_dim
%v1 = "gpu.grid_dim"() <{dimension = #gpu<dim y>}> : () -> (index)
// gpu.grid_dim
%v1 = "gpu.grid_dim"() <{dimension = #gpu<dim y>, upper_bound = 128 : index}> : () -> (index)
// gpu.grid_dim
%v1 = "gpu.grid_dim"() <{dimension = #gpu<dim z>, upper_bound = 2 : index}> : () -> (index)
// gpu.thread_id
%v1 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> (index)
// gpu.thread_id
%v1 = "gpu.thread_id"() <{dimension = #gpu<dim x>, upper_bound = 16 : index}> : () -> (index)
// gpu.thread_id
%v1 = "gpu.thread_id"() <{dimension = #gpu<dim y>, upper_bound = 0 : index}> : () -> (index)
// gpu.lane_id
%v1 = "gpu.lane_id"() : () -> (index)
// gpu.lane_id
%v1 = "gpu.lane_id"() <{upper_bound = 16 : index}> : () -> (index)
// gpu.subgroup_id
%v1 = "gpu.subgroup_id"() : () -> (index)
// gpu.subgroup_id
%v1 = "gpu.subgroup_id"() <{upper_bound = 0 : index}> : () -> (index)
// gpu.subgroup_id
%v1 = "gpu.subgroup_id"() <{upper_bound = 2 : index}> : () -> (index)
// gpu.global_id
%v1 = "gpu.global_id"() <{dimension = #gpu<dim y>}> : () -> (index)
// gpu.global_id
%v1 = "gpu.global_id"() <{dimension = #gpu<dim x>, upper_bound = 32 : index}> : () -> (index)
// gpu.global_id
%v1 = "gpu.global_id"() <{dimension = #gpu<dim y>, upper_bound = 16 : index}> : () -> (index)
// gpu.num_subgroups
%v1 = "gpu.num_subgroups"() : () -> (index)
// gpu.num_subgroups
%v1 = "gpu.num_subgroups"() <{upper_bound = 128 : index}> : () -> (index)
// gpu.subgroup_size
%v1 = "gpu.subgroup_size"() : () -> (index)
// gpu.subgroup_size
%v1 = "gpu.subgroup_size"() <{upper_bound = 8 : index}> : () -> (index)
// gpu.printf
"gpu.printf"() <{format = "text"}> : () -> ()
// gpu.printf
%v1 = "test.value"() : () -> i4
"gpu.printf"(%v1) <{format = ""}> : (i4) -> ()
// gpu.printf
"gpu.printf"() <{format = "a b"}> : () -> ()
// gpu.yield
"test.around"() ({
"gpu.yield"() : () -> ()
}) : () -> ()
// gpu.yield
"test.around"() ({
%v1 = "test.value"() : () -> vector<1xtf32>
"gpu.yield"(%v1) : (vector<1xtf32>) -> ()
}) : () -> ()
// gpu.all_reduce
%v1 = "test.value"() : () -> i1
%v2 = "gpu.all_reduce"(%v1) <{op = #gpu<all_reduce_op xor>}> ({}) : (i1) -> (i1)
// gpu.subgroup_reduce
%v1 = "test.value"() : () -> vector<32xi8>
%v2 = "gpu.subgroup_reduce"(%v1) <{op = #gpu<all_reduce_op xor>}> : (vector<32xi8>) -> (vector<32xi8>)
// gpu.subgroup_reduce
%v1 = "test.value"() : () -> f32
%v2 = "gpu.subgroup_reduce"(%v1) <{op = #gpu<all_reduce_op minnumf>, uniform = unit}> : (f32) -> (f32)
// gpu.shuffle
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4, %v5 = "gpu.shuffle"(%v1, %v2, %v3) <{mode = #gpu<shuffle_mode xor>}> : (i32, i32, i32) -> (i32, i1)
// gpu.shuffle
%v1 = "test.value"() : () -> vector<5xi1>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4, %v5 = "gpu.shuffle"(%v1, %v2, %v3) <{mode = #gpu<shuffle_mode xor>}> : (vector<5xi1>, i32, i32) -> (vector<5xi1>, i1)
// gpu.shuffle
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4, %v5 = "gpu.shuffle"(%v1, %v2, %v3) <{mode = #gpu<shuffle_mode idx>}> : (f32, i32, i32) -> (f32, i1)
// gpu.rotate
%v1 = "test.value"() : () -> i64
%v2, %v3 = "gpu.rotate"(%v1) <{offset = 0 : i32, width = 1 : i32}> : (i64) -> (i64, i1)
// gpu.barrier
"gpu.barrier"() : () -> ()
// gpu.module
"gpu.module"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
// gpu.host_register
%v1 = "test.value"() : () -> memref<*xtf32>
"gpu.host_register"(%v1) : (memref<*xtf32>) -> ()
// gpu.host_register
%v1 = "test.value"() : () -> memref<*xi64>
"gpu.host_register"(%v1) : (memref<*xi64>) -> ()
// gpu.host_register
%v1 = "test.value"() : () -> memref<*xi32>
"gpu.host_register"(%v1) : (memref<*xi32>) -> ()
// gpu.host_unregister
%v1 = "test.value"() : () -> memref<*xf32>
"gpu.host_unregister"(%v1) : (memref<*xf32>) -> ()
// gpu.host_unregister
%v1 = "test.value"() : () -> memref<*xi128>
"gpu.host_unregister"(%v1) : (memref<*xi128>) -> ()
// gpu.host_unregister
%v1 = "test.value"() : () -> memref<*xi32>
"gpu.host_unregister"(%v1) : (memref<*xi32>) -> ()
// gpu.wait
"gpu.wait"() : () -> ()
// gpu.wait
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "gpu.wait"(%v1, %v2) : (!gpu.async.token, !gpu.async.token) -> (!gpu.async.token)
// gpu.wait
%v1 = "gpu.wait"() : () -> (!gpu.async.token)
// gpu.alloc
%v1 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> (memref<4x4xf16>)
// gpu.dealloc
%v1 = "test.value"() : () -> memref<i64>
"gpu.dealloc"(%v1) : (memref<i64>) -> ()
// gpu.dealloc
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> memref<4xi64>
%v5 = "gpu.dealloc"(%v1, %v2, %v3, %v4) : (!gpu.async.token, !gpu.async.token, !gpu.async.token, memref<4xi64>) -> (!gpu.async.token)
// gpu.dealloc
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> memref<4xf8E5M2>
%v4 = "gpu.dealloc"(%v1, %v2, %v3) : (!gpu.async.token, !gpu.async.token, memref<4xf8E5M2>) -> (!gpu.async.token)
// gpu.memcpy
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> memref<4xf32>
"gpu.memcpy"(%v1, %v2) : (memref<4xf32>, memref<4xf32>) -> ()
// gpu.memcpy
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> memref<4xi32>
%v3 = "test.value"() : () -> memref<4xi32>
%v4 = "gpu.memcpy"(%v1, %v2, %v3) : (!gpu.async.token, memref<4xi32>, memref<4xi32>) -> (!gpu.async.token)
// gpu.set_default_device
%v1 = "test.value"() : () -> i32
"gpu.set_default_device"(%v1) : (i32) -> ()
// gpu.subgroup_mma_load_matrix
%v1 = "test.value"() : () -> memref<4xi8>
%v2 = "gpu.subgroup_mma_load_matrix"(%v1) <{leadDimension = 2 : index}> : (memref<4xi8>) -> (!gpu.mma_matrix<16x16xf16, "AOp">)
// gpu.subgroup_mma_load_matrix
%v1 = "test.value"() : () -> memref<4xf64>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "gpu.subgroup_mma_load_matrix"(%v1, %v2, %v3) <{leadDimension = 16 : index, transpose = unit}> : (memref<4xf64>, index, index) -> (!gpu.mma_matrix<16x16xf16, "AOp">)
// gpu.subgroup_mma_load_matrix
%v1 = "test.value"() : () -> memref<f32>
%v2 = "gpu.subgroup_mma_load_matrix"(%v1) <{leadDimension = 1 : index}> : (memref<f32>) -> (!gpu.mma_matrix<16x16xf16, "AOp">)
// gpu.subgroup_mma_store_matrix
%v1 = "test.value"() : () -> !gpu.mma_matrix<16x16xf16, "COp">
%v2 = "test.value"() : () -> memref<4xf64>
"gpu.subgroup_mma_store_matrix"(%v1, %v2) <{leadDimension = 4 : index}> : (!gpu.mma_matrix<16x16xf16, "COp">, memref<4xf64>) -> ()
// gpu.subgroup_mma_store_matrix
%v1 = "test.value"() : () -> !gpu.mma_matrix<16x16xf16, "COp">
%v2 = "test.value"() : () -> memref<4xf16>
%v3 = "test.value"() : () -> index
"gpu.subgroup_mma_store_matrix"(%v1, %v2, %v3) <{leadDimension = 0 : index, transpose = unit}> : (!gpu.mma_matrix<16x16xf16, "COp">, memref<4xf16>, index) -> ()
// gpu.subgroup_mma_store_matrix
%v1 = "test.value"() : () -> !gpu.mma_matrix<16x16xf16, "COp">
%v2 = "test.value"() : () -> memref<4xf32>
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
"gpu.subgroup_mma_store_matrix"(%v1, %v2, %v3, %v4, %v5) <{leadDimension = 8 : index}> : (!gpu.mma_matrix<16x16xf16, "COp">, memref<4xf32>, index, index, index) -> ()
// gpu.subgroup_mma_constant_matrix
%v1 = "test.value"() : () -> f32
%v2 = "gpu.subgroup_mma_constant_matrix"(%v1) : (f32) -> (!gpu.mma_matrix<16x16xf32, "COp">)
// gpu.subgroup_mma_extract_thread_local
%v1 = "test.value"() : () -> !gpu.mma_matrix<16x16xf32, "COp">
%v2 = "test.value"() : () -> index
%v3 = "gpu.subgroup_mma_extract_thread_local"(%v1, %v2) : (!gpu.mma_matrix<16x16xf32, "COp">, index) -> (f32)
// gpu.subgroup_mma_insert_thread_local
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !gpu.mma_matrix<16x16xf32, "COp">
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "gpu.subgroup_mma_insert_thread_local"(%v1, %v2, %v3, %v4, %v5) : (f32, !gpu.mma_matrix<16x16xf32, "COp">, index, index, index) -> (!gpu.mma_matrix<16x16xf32, "COp">)
// gpu.subgroup_mma_elementwise
%v1 = "gpu.subgroup_mma_elementwise"() <{opType = #gpu<mma_element_wise divf>}> : () -> (!gpu.mma_matrix<16x16xf16, "AOp">)
// gpu.subgroup_mma_elementwise
%v1 = "test.value"() : () -> !gpu.mma_matrix<16x16xf32, "COp">
%v2 = "test.value"() : () -> !gpu.mma_matrix<16x16xf32, "COp">
%v3 = "test.value"() : () -> !gpu.mma_matrix<16x16xf32, "COp">
%v4 = "gpu.subgroup_mma_elementwise"(%v1, %v2, %v3) <{opType = #gpu<mma_element_wise negates>}> : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> (!gpu.mma_matrix<16x16xf16, "AOp">)
// gpu.subgroup_mma_elementwise
%v1 = "test.value"() : () -> !gpu.mma_matrix<16x16xf32, "COp">
%v2 = "gpu.subgroup_mma_elementwise"(%v1) <{opType = #gpu<mma_element_wise negatef>}> : (!gpu.mma_matrix<16x16xf32, "COp">) -> (!gpu.mma_matrix<16x16xf32, "COp">)
// gpu.create_dn_tensor
%v1 = "test.value"() : () -> memref<ui16>
%v2 = "gpu.create_dn_tensor"(%v1) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (memref<ui16>) -> (!gpu.sparse.dntensor_handle)
// gpu.create_dn_tensor
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> memref<4xf32>
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> index
%v7, %v8 = "gpu.create_dn_tensor"(%v1, %v2, %v3, %v4, %v5, %v6) <{operandSegmentSizes = array<i32: 3, 1, 2>}> : (!gpu.async.token, !gpu.async.token, !gpu.async.token, memref<4xf32>, index, index) -> (!gpu.sparse.dntensor_handle, !gpu.async.token)
// gpu.create_dn_tensor
%v1 = "test.value"() : () -> memref<f8E4M3FN>
%v2 = "test.value"() : () -> index
%v3 = "gpu.create_dn_tensor"(%v1, %v2) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (memref<f8E4M3FN>, index) -> (!gpu.sparse.dntensor_handle)
// gpu.destroy_dn_tensor
%v1 = "test.value"() : () -> !gpu.sparse.dntensor_handle
"gpu.destroy_dn_tensor"(%v1) : (!gpu.sparse.dntensor_handle) -> ()
// gpu.destroy_dn_tensor
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "gpu.destroy_dn_tensor"(%v1, %v2) : (!gpu.async.token, !gpu.sparse.dntensor_handle) -> (!gpu.async.token)
// gpu.create_coo
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> memref<4xsi8>
%v5 = "test.value"() : () -> memref<4xui32, 3>
%v6 = "test.value"() : () -> memref<i8>
%v7 = "gpu.create_coo"(%v1, %v2, %v3, %v4, %v5, %v6) : (index, index, index, memref<4xsi8>, memref<4xui32, 3>, memref<i8>) -> (!gpu.sparse.spmat_handle)
// gpu.create_coo
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> index
%v7 = "test.value"() : () -> memref<4xi1>
%v8 = "test.value"() : () -> memref<4xi64>
%v9 = "test.value"() : () -> memref<4xi64>
%v10, %v11 = "gpu.create_coo"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9) : (!gpu.async.token, !gpu.async.token, !gpu.async.token, index, index, index, memref<4xi1>, memref<4xi64>, memref<4xi64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_coo
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> memref<4xf32>
%v6 = "test.value"() : () -> memref<f16>
%v7 = "test.value"() : () -> memref<4xi64>
%v8, %v9 = "gpu.create_coo"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) : (!gpu.async.token, index, index, index, memref<4xf32>, memref<f16>, memref<4xi64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_coo_aos
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> memref<4xtf32, 3>
%v5 = "test.value"() : () -> memref<4xf8E5M2, 3>
%v6 = "gpu.create_coo_aos"(%v1, %v2, %v3, %v4, %v5) : (index, index, index, memref<4xtf32, 3>, memref<4xf8E5M2, 3>) -> (!gpu.sparse.spmat_handle)
// gpu.create_coo_aos
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> memref<4xf32>
%v7 = "test.value"() : () -> memref<4xi64>
%v8, %v9 = "gpu.create_coo_aos"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) : (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xf32>, memref<4xi64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_coo_aos
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> memref<4xi1>
%v5 = "test.value"() : () -> memref<4x4xi1>
%v6, %v7 = "gpu.create_coo_aos"(%v1, %v2, %v3, %v4, %v5) : (index, index, index, memref<4xi1>, memref<4x4xi1>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_csr
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> memref<4xi1>
%v5 = "test.value"() : () -> memref<4xf16, 3>
%v6 = "test.value"() : () -> memref<4x4xindex>
%v7 = "gpu.create_csr"(%v1, %v2, %v3, %v4, %v5, %v6) : (index, index, index, memref<4xi1>, memref<4xf16, 3>, memref<4x4xindex>) -> (!gpu.sparse.spmat_handle)
// gpu.create_csr
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> index
%v7 = "test.value"() : () -> memref<4xtf32, 3>
%v8 = "test.value"() : () -> memref<4xi64>
%v9 = "test.value"() : () -> memref<4xi64>
%v10, %v11 = "gpu.create_csr"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9) : (!gpu.async.token, !gpu.async.token, !gpu.async.token, index, index, index, memref<4xtf32, 3>, memref<4xi64>, memref<4xi64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_csr
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> memref<bf16>
%v5 = "test.value"() : () -> memref<i32>
%v6 = "test.value"() : () -> memref<4xi64>
%v7 = "gpu.create_csr"(%v1, %v2, %v3, %v4, %v5, %v6) : (index, index, index, memref<bf16>, memref<i32>, memref<4xi64>) -> (!gpu.sparse.spmat_handle)
// gpu.create_csc
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> memref<4xf8E4M3FN, 3>
%v5 = "test.value"() : () -> memref<4xi128, 3>
%v6 = "test.value"() : () -> memref<4xi64>
%v7 = "gpu.create_csc"(%v1, %v2, %v3, %v4, %v5, %v6) : (index, index, index, memref<4xf8E4M3FN, 3>, memref<4xi128, 3>, memref<4xi64>) -> (!gpu.sparse.spmat_handle)
// gpu.create_csc
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> index
%v7 = "test.value"() : () -> memref<4xi64>
%v8 = "test.value"() : () -> memref<4xf32>
%v9 = "test.value"() : () -> memref<4xf32>
%v10, %v11 = "gpu.create_csc"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9) : (!gpu.async.token, !gpu.async.token, !gpu.async.token, index, index, index, memref<4xi64>, memref<4xf32>, memref<4xf32>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_csc
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> memref<4xi32>
%v5 = "test.value"() : () -> memref<4x4xi64>
%v6 = "test.value"() : () -> memref<4xf8E5M2, 3>
%v7, %v8 = "gpu.create_csc"(%v1, %v2, %v3, %v4, %v5, %v6) : (index, index, index, memref<4xi32>, memref<4x4xi64>, memref<4xf8E5M2, 3>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_bsr
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> memref<4xi4, 3>
%v7 = "test.value"() : () -> memref<4xf32>
%v8 = "test.value"() : () -> memref<4xi1>
%v9 = "gpu.create_bsr"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) : (index, index, index, index, index, memref<4xi4, 3>, memref<4xf32>, memref<4xi1>) -> (!gpu.sparse.spmat_handle)
// gpu.create_bsr
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> index
%v7 = "test.value"() : () -> index
%v8 = "test.value"() : () -> index
%v9 = "test.value"() : () -> memref<4xf32>
%v10 = "test.value"() : () -> memref<4xi64>
%v11 = "test.value"() : () -> memref<4xf32>
%v12, %v13 = "gpu.create_bsr"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11) : (!gpu.async.token, !gpu.async.token, !gpu.async.token, index, index, index, index, index, memref<4xf32>, memref<4xi64>, memref<4xf32>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_bsr
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> index
%v7 = "test.value"() : () -> memref<4xf32>
%v8 = "test.value"() : () -> memref<4xi64>
%v9 = "test.value"() : () -> memref<4xf32>
%v10 = "gpu.create_bsr"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9) : (!gpu.async.token, index, index, index, index, index, memref<4xf32>, memref<4xi64>, memref<4xf32>) -> (!gpu.sparse.spmat_handle)
// gpu.create_2to4_spmat
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> memref<4xi1>
%v4 = "gpu.create_2to4_spmat"(%v1, %v2, %v3) : (index, index, memref<4xi1>) -> (!gpu.sparse.spmat_handle)
// gpu.create_2to4_spmat
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> memref<4x4xui16>
%v7, %v8 = "gpu.create_2to4_spmat"(%v1, %v2, %v3, %v4, %v5, %v6) <{pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_ONLY>}> : (!gpu.async.token, !gpu.async.token, !gpu.async.token, index, index, memref<4x4xui16>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_2to4_spmat
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> memref<4xi1>
%v4, %v5 = "gpu.create_2to4_spmat"(%v1, %v2, %v3) <{pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>}> : (index, index, memref<4xi1>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.destroy_sp_mat
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
"gpu.destroy_sp_mat"(%v1) : (!gpu.sparse.spmat_handle) -> ()
// gpu.destroy_sp_mat
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "gpu.destroy_sp_mat"(%v1, %v2, %v3) : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle) -> (!gpu.async.token)
// gpu.destroy_sp_mat
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2 = "gpu.destroy_sp_mat"(%v1) : (!gpu.sparse.spmat_handle) -> (!gpu.async.token)
// gpu.spmv_buffer_size
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "gpu.spmv_buffer_size"(%v1, %v2, %v3) <{computeType = memref<*xtf32>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index)
// gpu.spmv_buffer_size
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v5 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v6, %v7 = "gpu.spmv_buffer_size"(%v1, %v2, %v3, %v4, %v5) <{modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, computeType = vector<1xi64>}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
// gpu.spmv_buffer_size
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v5 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v6, %v7 = "gpu.spmv_buffer_size"(%v1, %v2, %v3, %v4, %v5) <{computeType = f32}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
// gpu.spmv
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "test.value"() : () -> memref<4xi32>
"gpu.spmv"(%v1, %v2, %v3, %v4) <{computeType = memref<?xbf16>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>) -> ()
// gpu.spmv
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v5 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v6 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v7 = "test.value"() : () -> memref<ui32>
%v8 = "gpu.spmv"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{modeA = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = i32}> : (!gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<ui32>) -> (!gpu.async.token)
// gpu.spmv
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v5 = "test.value"() : () -> memref<?xf64>
%v6 = "gpu.spmv"(%v1, %v2, %v3, %v4, %v5) <{computeType = i32}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<?xf64>) -> (!gpu.async.token)
// gpu.spmm_buffer_size
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
"gpu.spmm_buffer_size"(%v1, %v2, %v3) <{computeType = f32, resultSegmentSizes = array<i32: 0, 0>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> ()
// gpu.spmm_buffer_size
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v5 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v6 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v7, %v8, %v9, %v10 = "gpu.spmm_buffer_size"(%v1, %v2, %v3, %v4, %v5, %v6) <{modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>, computeType = memref<*xsi8>, resultSegmentSizes = array<i32: 3, 1>}> : (!gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, index, index, !gpu.async.token)
// gpu.spmm_buffer_size
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "gpu.spmm_buffer_size"(%v1, %v2, %v3) <{modeA = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, modeB = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = vector<[4]xsi32>, resultSegmentSizes = array<i32: 0, 1>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (!gpu.async.token)
// gpu.spmm
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
"gpu.spmm"(%v1, %v2, %v3) <{computeType = i64, operandSegmentSizes = array<i32: 0, 1, 1, 1, 0>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> ()
// gpu.spmm
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v5 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v6 = "test.value"() : () -> memref<?xf8E5M2>
%v7 = "test.value"() : () -> memref<?xf8E5M2>
%v8 = "gpu.spmm"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{modeA = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>, computeType = !smt.bv<4>, operandSegmentSizes = array<i32: 2, 1, 1, 1, 2>}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<?xf8E5M2>, memref<?xf8E5M2>) -> (!gpu.async.token)
// gpu.spmm
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v5 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v6 = "test.value"() : () -> memref<4xf16, 3>
%v7 = "test.value"() : () -> memref<4xf16, 3>
%v8 = "gpu.spmm"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{modeB = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = tensor<1x2x3x4xi4>, operandSegmentSizes = array<i32: 2, 1, 1, 1, 2>}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xf16, 3>, memref<4xf16, 3>) -> (!gpu.async.token)
// gpu.sddmm_buffer_size
%v1 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "gpu.sddmm_buffer_size"(%v1, %v2, %v3) <{computeType = i32}> : (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> (index)
// gpu.sddmm_buffer_size
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v5 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v6, %v7 = "gpu.sddmm_buffer_size"(%v1, %v2, %v3, %v4, %v5) <{modeA = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, computeType = vector<16x16xf64>}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> (index, !gpu.async.token)
// gpu.sddmm_buffer_size
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v5 = "gpu.sddmm_buffer_size"(%v1, %v2, %v3, %v4) <{modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = !transform.any_value}> : (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> (index)
// gpu.sddmm
%v1 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> memref<4xi32>
"gpu.sddmm"(%v1, %v2, %v3, %v4) <{computeType = vector<6xf8E5M2>}> : (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>) -> ()
// gpu.sddmm
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v5 = "test.value"() : () -> memref<f8E5M2>
%v6 = "gpu.sddmm"(%v1, %v2, %v3, %v4, %v5) <{modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = i64}> : (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<f8E5M2>) -> (!gpu.async.token)
// gpu.sddmm
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v5 = "test.value"() : () -> memref<?xbf16>
"gpu.sddmm"(%v1, %v2, %v3, %v4, %v5) <{modeB = #gpu<mat_transpose_mode TRANSPOSE>, computeType = memref<?xf64>}> : (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<?xbf16>) -> ()
// gpu.spgemm_create_descr
%v1 = "gpu.spgemm_create_descr"() : () -> (!gpu.sparse.spgemmop_handle)
// gpu.spgemm_create_descr
%v1 = "test.value"() : () -> !gpu.async.token
%v2, %v3 = "gpu.spgemm_create_descr"(%v1) : (!gpu.async.token) -> (!gpu.sparse.spgemmop_handle, !gpu.async.token)
// gpu.spgemm_create_descr
%v1, %v2 = "gpu.spgemm_create_descr"() : () -> (!gpu.sparse.spgemmop_handle, !gpu.async.token)
// gpu.spgemm_destroy_descr
%v1 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
"gpu.spgemm_destroy_descr"(%v1) : (!gpu.sparse.spgemmop_handle) -> ()
// gpu.spgemm_destroy_descr
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
%v3 = "gpu.spgemm_destroy_descr"(%v1, %v2) : (!gpu.async.token, !gpu.sparse.spgemmop_handle) -> (!gpu.async.token)
// gpu.spgemm_destroy_descr
%v1 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
%v2 = "gpu.spgemm_destroy_descr"(%v1) : (!gpu.sparse.spgemmop_handle) -> (!gpu.async.token)
// gpu.spgemm_work_estimation_or_compute
%v1 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
%v2 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> memref<4xi1>
%v7 = "gpu.spgemm_work_estimation_or_compute"(%v1, %v2, %v3, %v4, %v5, %v6) <{computeType = vector<6xsi64>, kind = #gpu<spgemm_work_estimation_or_compute_kind WORK_ESTIMATION>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xi1>) -> (index)
// gpu.spgemm_work_estimation_or_compute
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
%v5 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v6 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v7 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v8 = "test.value"() : () -> index
%v9 = "test.value"() : () -> memref<4xf8E4M3FN, 3>
%v10, %v11 = "gpu.spgemm_work_estimation_or_compute"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9) <{modeA = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, computeType = tensor<?xsi8>, kind = #gpu<spgemm_work_estimation_or_compute_kind WORK_ESTIMATION>}> : (!gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xf8E4M3FN, 3>) -> (index, !gpu.async.token)
// gpu.spgemm_work_estimation_or_compute
%v1 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
%v2 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> memref<4x4xi4>
%v7, %v8 = "gpu.spgemm_work_estimation_or_compute"(%v1, %v2, %v3, %v4, %v5, %v6) <{computeType = memref<*xui64>, kind = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4x4xi4>) -> (index, !gpu.async.token)
// gpu.spgemm_copy
%v1 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
%v2 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> !gpu.sparse.spmat_handle
"gpu.spgemm_copy"(%v1, %v2, %v3, %v4) <{computeType = i64}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> ()
// gpu.spgemm_copy
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
%v5 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v6 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v7 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v8 = "gpu.spgemm_copy"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = tensor<2x3x4xui8>}> : (!gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> (!gpu.async.token)
// gpu.spgemm_copy
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
%v5 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v6 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v7 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v8 = "gpu.spgemm_copy"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, computeType = f32}> : (!gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> (!gpu.async.token)
// gpu.spmat_get_size
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2, %v3, %v4 = "gpu.spmat_get_size"(%v1) : (!gpu.sparse.spmat_handle) -> (index, index, index)
// gpu.spmat_get_size
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4, %v5, %v6, %v7 = "gpu.spmat_get_size"(%v1, %v2, %v3) : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle) -> (index, index, index, !gpu.async.token)
// gpu.spmat_get_size
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2, %v3, %v4, %v5 = "gpu.spmat_get_size"(%v1) : (!gpu.sparse.spmat_handle) -> (index, index, index, !gpu.async.token)
// gpu.set_csr_pointers
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2 = "test.value"() : () -> memref<f32>
%v3 = "test.value"() : () -> memref<4xi32>
%v4 = "test.value"() : () -> memref<4xi32>
"gpu.set_csr_pointers"(%v1, %v2, %v3, %v4) : (!gpu.sparse.spmat_handle, memref<f32>, memref<4xi32>, memref<4xi32>) -> ()
// gpu.set_csr_pointers
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v3 = "test.value"() : () -> memref<4xi32>
%v4 = "test.value"() : () -> memref<4xf32, 3>
%v5 = "test.value"() : () -> memref<4xsi64, 3>
%v6 = "gpu.set_csr_pointers"(%v1, %v2, %v3, %v4, %v5) : (!gpu.async.token, !gpu.sparse.spmat_handle, memref<4xi32>, memref<4xf32, 3>, memref<4xsi64, 3>) -> (!gpu.async.token)
// gpu.set_csr_pointers
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> memref<4xi32>
%v5 = "test.value"() : () -> memref<4xi32>
%v6 = "test.value"() : () -> memref<4xi32>
"gpu.set_csr_pointers"(%v1, %v2, %v3, %v4, %v5, %v6) : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// gpu.subgroup_broadcast
%v1 = "test.value"() : () -> vector<[4]xui16>
%v2 = "gpu.subgroup_broadcast"(%v1) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (vector<[4]xui16>) -> (vector<[4]xui16>)
// gpu.subgroup_broadcast
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i32
%v3 = "gpu.subgroup_broadcast"(%v1, %v2) <{broadcast_type = #gpu<broadcast specific_lane>}> : (i64, i32) -> (i64)
// gpu.subgroup_broadcast
%v1 = "test.value"() : () -> vector<2xui32>
%v2 = "test.value"() : () -> i32
%v3 = "gpu.subgroup_broadcast"(%v1, %v2) <{broadcast_type = #gpu<broadcast specific_lane>}> : (vector<2xui32>, i32) -> (vector<2xui32>)
// gpu.memset
"func.func"() <{function_type = (!gpu.async.token, memref<4xf32>, f32) -> !gpu.async.token, sym_name = "generated"}> ({
^bb0(%arg0: !gpu.async.token, %arg1: memref<4xf32>, %arg2: f32):
  %0 = "gpu.memset"(%arg0, %arg1, %arg2) : (!gpu.async.token, memref<4xf32>, f32) -> !gpu.async.token
  "func.return"(%arg0) : (!gpu.async.token) -> ()
}) : () -> ()
// gpu.memset
"func.func"() <{function_type = (!gpu.async.token, memref<4x4xi64, strided<[?, ?], offset: ?>>, i64) -> !gpu.async.token, sym_name = "generated"}> ({
^bb0(%arg0: !gpu.async.token, %arg1: memref<4x4xi64, strided<[?, ?], offset: ?>>, %arg2: i64):
  "gpu.memset"(%arg0, %arg1, %arg2) : (!gpu.async.token, memref<4x4xi64, strided<[?, ?], offset: ?>>, i64) -> ()
  "func.return"(%arg0) : (!gpu.async.token) -> ()
}) : () -> ()
// gpu.return
gpu.module @m {
  gpu.func @k(%a: i32) kernel {
    gpu.return
  }
}
// gpu.launch_func
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
// gpu.binary
gpu.binary @b <#gpu.select_object<1 : i64>> [#gpu.object<#nvvm.target, "bytes">]
// gpu.dynamic_shared_memory
%m = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
// gpu.terminator
%a = "test.value"() : () -> index
gpu.launch blocks(%bx, %by, %bz) in (%gx = %a, %gy = %a, %gz = %a) threads(%tx, %ty, %tz) in (%sx = %a, %sy = %a, %sz = %a) {
  gpu.terminator
}
// gpu.subgroup_mma_compute
%a = "test.value"() : () -> !gpu.mma_matrix<16x16xf16, "AOp">
%b = "test.value"() : () -> !gpu.mma_matrix<16x16xf16, "BOp">
%c = "test.value"() : () -> !gpu.mma_matrix<16x16xf32, "COp">
%r = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
