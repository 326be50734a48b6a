// transform.affine.simplify_bounded_affine_ops
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "test.value"() : () -> !transform.any_op
%v4 = "test.value"() : () -> !transform.any_op
"transform.affine.simplify_bounded_affine_ops"(%v1, %v2, %v3, %v4) <{lower_bounds = array<i64: 4, 5, 6>, upper_bounds = array<i64: 8, 9, 10>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> ()
// transform.affine.simplify_bounded_affine_ops
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "test.value"() : () -> !transform.any_op
"transform.affine.simplify_bounded_affine_ops"(%v1, %v2, %v3) <{lower_bounds = array<i64: 0, 1>, upper_bounds = array<i64: 128, 129>}> : (!transform.any_op, !transform.any_op, !transform.any_op) -> ()
// transform.affine.simplify_min_max_affine_ops
%v1 = "test.value"() : () -> !transform.any_op
"transform.affine.simplify_min_max_affine_ops"(%v1) : (!transform.any_op) -> ()
// transform.apply_patterns.arm_neon.vector_contract_to_i8mm
"transform.apply_patterns.arm_neon.vector_contract_to_i8mm"() : () -> ()
// transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
"transform.apply_patterns.arm_neon.vector_contract_to_bfmmla"() : () -> ()
// transform.apply_patterns.arm_sve.vector_contract_to_i8mm
"transform.apply_patterns.arm_sve.vector_contract_to_i8mm"() : () -> ()
// transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
"transform.apply_patterns.arm_sve.vector_contract_to_bfmmla"() : () -> ()
// transform.bufferization.buffer_loop_hoisting
%v1 = "test.value"() : () -> !transform.any_op
"transform.bufferization.buffer_loop_hoisting"(%v1) : (!transform.any_op) -> ()
// transform.bufferization.one_shot_bufferize
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.bufferization.one_shot_bufferize"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.bufferization.eliminate_empty_tensors
%v1 = "test.value"() : () -> !transform.any_op
"transform.bufferization.eliminate_empty_tensors"(%v1) : (!transform.any_op) -> ()
// transform.dlti.query
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.dlti.query"(%v1) <{keys = [unit, unit, 1 : i32]}> : (!transform.any_op) -> (!transform.param<i64>)
// transform.dlti.query
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.dlti.query"(%v1) <{keys = [1 : i32, 1 : i32]}> : (!transform.any_op) -> (!transform.param<i64>)
// transform.dlti.query
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.dlti.query"(%v1) <{keys = [unit, 1 : i32]}> : (!transform.any_op) -> (!transform.any_param)
// transform.apply_conversion_patterns.func.func_to_llvm
"transform.apply_conversion_patterns.func.func_to_llvm"() : () -> ()
// transform.func.cast_and_call
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_value
%v3 = "test.value"() : () -> !transform.any_op
%v4 = "transform.func.cast_and_call"(%v1, %v2, %v3) <{insert_after = unit, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> ({
^bb0(%v5: !transform.any_op, %v6: !transform.any_value, %v7: !transform.any_op):
}) : (!transform.any_op, !transform.any_value, !transform.any_op) -> (!transform.any_op)
// transform.func.replace_func_signature
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.func.replace_func_signature"(%v1) <{function_name = @symbol, args_interchange = array<i32: 0, 1, 2>, results_interchange = array<i32: 128, 129, 130>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.func.replace_func_signature
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.func.replace_func_signature"(%v1) <{function_name = @symbol, args_interchange = array<i32: 32, 33>, results_interchange = array<i32: 128, 129, 130>, adjust_func_calls = unit}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.func.replace_func_signature
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.func.replace_func_signature"(%v1) <{function_name = @symbol, args_interchange = array<i32: 16>, results_interchange = array<i32: 8, 9, 10>, adjust_func_calls = unit}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.func.deduplicate_func_args
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.func.deduplicate_func_args"(%v1) <{function_name = @symbol}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.apply_conversion_patterns.gpu.gpu_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_to_nvvm"() : () -> ()
// transform.apply_conversion_patterns.gpu.gpu_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_to_nvvm"() <{benefit = 1 : i16}> : () -> ()
// transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm"() : () -> ()
// transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm"() : () -> ()
// transform.apply_conversion_patterns.gpu.gpu_to_rocdl
"transform.apply_conversion_patterns.gpu.gpu_to_rocdl"() <{chipset = "text"}> : () -> ()
// transform.apply_patterns.gpu.gpu_rewrite_patterns
"transform.apply_patterns.gpu.gpu_rewrite_patterns"() : () -> ()
// transform.apply_patterns.gpu.unroll_vectors_subgroup_mma
"transform.apply_patterns.gpu.unroll_vectors_subgroup_mma"() <{m = 4 : i64, n = 1 : i64, k = 0 : i64}> : () -> ()
// transform.apply_patterns.gpu.unroll_vectors_subgroup_mma
"transform.apply_patterns.gpu.unroll_vectors_subgroup_mma"() <{m = 0 : i64, n = 8 : i64, k = 128 : i64}> : () -> ()
// transform.apply_patterns.gpu.unroll_vectors_subgroup_mma
"transform.apply_patterns.gpu.unroll_vectors_subgroup_mma"() <{m = 0 : i64, n = 1 : i64, k = 128 : i64}> : () -> ()
// transform.apply_patterns.gpu.eliminate_barriers
"transform.apply_patterns.gpu.eliminate_barriers"() : () -> ()
// transform.gpu.map_nested_forall_to_threads
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.gpu.map_nested_forall_to_threads"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.gpu.map_nested_forall_to_threads
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.gpu.map_nested_forall_to_threads"(%v1) <{block_dims = array<i64: 128>, sync_after_distribute = true, warp_size = 4 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.gpu.map_nested_forall_to_threads
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.gpu.map_nested_forall_to_threads"(%v1) <{block_dims = array<i64: 128, 129>, sync_after_distribute = false, warp_size = 32 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.gpu.map_forall_to_blocks
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.gpu.map_forall_to_blocks"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.gpu.map_forall_to_blocks
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.gpu.map_forall_to_blocks"(%v1) <{grid_dims = array<i64: 32, 33, 34>, generate_gpu_launch = unit}> : (!transform.any_op) -> (!transform.any_op)
// transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
"transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() : () -> ()
// transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
"transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() <{chipset = "text"}> : () -> ()
// transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
"transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() <{chipset = ""}> : () -> ()
// transform.match.structured
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4 = "transform.match.structured"(%v1) <{failure_propagation_mode = 2 : i32}> ({
^bb0(%v5: !transform.any_op):
"transform.match.structured.yield"() : () -> ()
}) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// transform.match.structured.elemental_bitwidth
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.match.structured.elemental_bitwidth"(%v1) : (!transform.any_value) -> (!transform.param<i64>)
// transform.match.structured.elemental_bitwidth
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.match.structured.elemental_bitwidth"(%v1) : (!transform.any_value) -> (!transform.any_param)
// transform.match.structured.yield
"test.around"() ({
"transform.match.structured.yield"() : () -> ()
}) : () -> ()
// transform.match.structured.yield
"test.around"() ({
%v1 = "test.value"() : () -> !transform.any_op
"transform.match.structured.yield"(%v1) : (!transform.any_op) -> ()
}) : () -> ()
// transform.match.structured.yield
"test.around"() ({
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
"transform.match.structured.yield"(%v1, %v2) : (!transform.any_op, !transform.any_op) -> ()
}) : () -> ()
// transform.apply_patterns.linalg.erase_unnecessary_inputs
"transform.apply_patterns.linalg.erase_unnecessary_inputs"() : () -> ()
// transform.apply_patterns.linalg.decompose_pack_unpack
"transform.apply_patterns.linalg.decompose_pack_unpack"() : () -> ()
// transform.apply_patterns.linalg.decompose_pad
"transform.apply_patterns.linalg.decompose_pad"() : () -> ()
// transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
"transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes"() : () -> ()
// transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
"transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices"() : () -> ()
// transform.apply_patterns.linalg.tiling_canonicalization
"transform.apply_patterns.linalg.tiling_canonicalization"() : () -> ()
// transform.apply_patterns.linalg.fold_add_into_dest
"transform.apply_patterns.linalg.fold_add_into_dest"() : () -> ()
// transform.apply_patterns.linalg.pad_vectorization
"transform.apply_patterns.linalg.pad_vectorization"() : () -> ()
// transform.apply_patterns.tensor.fold_into_pack_and_unpack
"transform.apply_patterns.tensor.fold_into_pack_and_unpack"() : () -> ()
// transform.apply_patterns.linalg.fold_pack_unpack_into_empty
"transform.apply_patterns.linalg.fold_pack_unpack_into_empty"() : () -> ()
// transform.apply_patterns.linalg.fold_pack_unpack_into_empty
"transform.apply_patterns.linalg.fold_pack_unpack_into_empty"() <{fold_single_use_only = false}> : () -> ()
// transform.structured.bufferize_to_allocation
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.bufferize_to_allocation"(%v1) : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
// transform.structured.bufferize_to_allocation
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.bufferize_to_allocation"(%v1) <{bufferize_destination_only = unit}> : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
// transform.structured.promote_tensor
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.structured.promote_tensor"(%v1) : (!transform.any_value) -> (!transform.any_value)
// transform.structured.promote_tensor
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.structured.promote_tensor"(%v1) <{memory_space = "text"}> : (!transform.any_value) -> (!transform.any_value)
// transform.structured.decompose
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.decompose"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.eliminate_empty_tensors
%v1 = "test.value"() : () -> !transform.any_op
"transform.structured.eliminate_empty_tensors"(%v1) : (!transform.any_op) -> ()
// transform.structured.fuse
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.fuse"(%v1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.fuse_into_containing_op
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3, %v4 = "transform.structured.fuse_into_containing_op"(%v1, %v2) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.generalize
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.generalize"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.specialize
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.specialize"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.interchange
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.interchange"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.linalg_copy_to_memref
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.linalg_copy_to_memref"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.match
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.match"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.match
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.match"(%v1) <{ops = ["text", "", "text"], interface = 0 : i32, op_attrs = {}, filter_result_type = f32, filter_operand_types = [i64, f32]}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.match
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.match"(%v1) <{interface = 1 : i32, filter_operand_types = [f32, !transform.param<i64>, vector<32xi16>]}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.multitile_sizes
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4 = "transform.structured.multitile_sizes"(%v1) <{dimension = 16 : i64, target_size = 128 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.multitile_sizes
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4 = "transform.structured.multitile_sizes"(%v1) <{dimension = 32 : i64, target_size = 16 : i64, divisor = 128 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.multitile_sizes
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4 = "transform.structured.multitile_sizes"(%v1) <{dimension = 32 : i64, target_size = 0 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.pack
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.pack"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.pack
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "test.value"() : () -> !transform.any_op
%v4 = "test.value"() : () -> !transform.any_op
%v5 = "transform.structured.pack"(%v1, %v2, %v3, %v4) <{static_packed_sizes = array<i64: 4, 5>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op)
// transform.structured.pack
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "test.value"() : () -> !transform.any_op
%v4 = "test.value"() : () -> !transform.any_op
%v5 = "transform.structured.pack"(%v1, %v2, %v3, %v4) : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op)
// transform.structured.pad
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4 = "transform.structured.pad"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.pad_tiling_interface
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.pad_tiling_interface"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.pad_tiling_interface
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "test.value"() : () -> !transform.any_op
%v4, %v5 = "transform.structured.pad_tiling_interface"(%v1, %v2, %v3) <{padding_values = ["text"], static_padding_sizes = array<i64: 16>, pad_to_multiple_of = unit}> : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.pad_tiling_interface
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.pad_tiling_interface"(%v1) <{pad_to_multiple_of = unit}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.hoist_pad.build_packing_loop_nest
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "transform.structured.hoist_pad.build_packing_loop_nest"(%v1, %v2) : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
// transform.structured.hoist_pad
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.hoist_pad"(%v1) <{num_loops = 8 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.hoist_pad
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.hoist_pad"(%v1) <{num_loops = 16 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.promote
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.promote"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.promote
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.promote"(%v1) <{alignment = 2 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.scalarize
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.scalarize"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.convert_to_loops
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.convert_to_loops"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.decompose_interface
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.decompose_interface"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.rewrite_in_destination_passing_style
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.rewrite_in_destination_passing_style"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.split_reduction
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4, %v5 = "transform.structured.split_reduction"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.split_reduction
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4, %v5 = "transform.structured.split_reduction"(%v1) <{split_factor = 128 : i64, insert_split_dimension = 0 : i64, inner_parallel = unit, use_scaling_algorithm = unit, use_alloc = unit}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.split_reduction
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4, %v5 = "transform.structured.split_reduction"(%v1) <{insert_split_dimension = 1 : i64, inner_parallel = unit, use_alloc = unit}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.tile_reduction_using_for
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4 = "transform.structured.tile_reduction_using_for"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.tile_reduction_using_for
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4, %v5, %v6 = "transform.structured.tile_reduction_using_for"(%v1) <{reduction_dims = [2 : i64, 2 : i64, 4 : i64], tile_sizes = [8 : i64, 32 : i64]}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.tile_reduction_using_for
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4, %v5, %v6 = "transform.structured.tile_reduction_using_for"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.tile_reduction_using_forall
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4 = "transform.structured.tile_reduction_using_forall"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.tile_reduction_using_forall
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4 = "transform.structured.tile_reduction_using_forall"(%v1) <{reduction_dims = [32 : i64], num_threads = array<i64: 16, 17>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.continuous_tile_sizes
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.continuous_tile_sizes"(%v1) <{dimension = 8 : i64, target_size = 4 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.tile_using_forall
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "test.value"() : () -> !transform.any_op
%v4 = "test.value"() : () -> !transform.any_op
%v5, %v6 = "transform.structured.tile_using_forall"(%v1, %v2, %v3, %v4) <{static_tile_sizes = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 0, 3, 0, 0>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.vectorize_children_and_apply_patterns
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.vectorize_children_and_apply_patterns"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.vectorize_children_and_apply_patterns
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.vectorize_children_and_apply_patterns"(%v1) <{fold_type_extensions_into_contract = unit, vectorize_padding = unit, vectorize_nd_extract = unit, flatten_1d_depthwise_conv = unit, disable_multi_reduction_to_contract_patterns = unit, disable_transfer_permutation_map_lowering_patterns = unit}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.vectorize_children_and_apply_patterns
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.vectorize_children_and_apply_patterns"(%v1) <{fold_type_extensions_into_contract = unit, vectorize_padding = unit, vectorize_nd_extract = unit, disable_multi_reduction_to_contract_patterns = unit}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.vectorize
%v1 = "test.value"() : () -> !transform.any_op
"transform.structured.vectorize"(%v1) : (!transform.any_op) -> ()
// transform.structured.hoist_redundant_vector_transfers
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.hoist_redundant_vector_transfers"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.hoist_redundant_vector_transfers
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.hoist_redundant_vector_transfers"(%v1) <{verify_non_zero_trip = unit}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.hoist_redundant_vector_broadcasts
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.hoist_redundant_vector_broadcasts"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.convert_conv2d_to_img2col
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.convert_conv2d_to_img2col"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.flatten_elementwise
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.flatten_elementwise"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.transpose_conv2d
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.transpose_conv2d"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.transpose_matmul
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.transpose_matmul"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.transpose_matmul
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.transpose_matmul"(%v1) <{inputToTranspose = 0 : i32}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.insert_slice_to_copy
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.insert_slice_to_copy"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.gpu.map_copy_to_threads
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.gpu.map_copy_to_threads"(%v1) <{total_num_threads = 2 : i64, desired_bit_alignment = 128 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.gpu.map_copy_to_threads
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.gpu.map_copy_to_threads"(%v1) <{total_num_threads = 4 : i64, desired_bit_alignment = 0 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.gpu.map_copy_to_threads
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.gpu.map_copy_to_threads"(%v1) <{total_num_threads = 16 : i64, desired_bit_alignment = 4 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.winograd_conv2d
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.winograd_conv2d"(%v1) <{fmr = 2 : i32}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.winograd_conv2d
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.winograd_conv2d"(%v1) <{fmr = 0 : i32}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.decompose_winograd_op
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.decompose_winograd_op"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
"transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() : () -> ()
// transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
"transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() <{use_aligned_alloc = true, index_bitwidth = 128 : i64, use_generic_functions = false, use_bare_ptr_call_conv = false, data_layout = "text"}> : () -> ()
// transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
"transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() <{use_generic_functions = false, use_bare_ptr_call_conv = false}> : () -> ()
// transform.apply_patterns.memref.alloc_to_alloca
"transform.apply_patterns.memref.alloc_to_alloca"() : () -> ()
// transform.apply_patterns.memref.alloc_to_alloca
"transform.apply_patterns.memref.alloc_to_alloca"() <{size_limit = 2 : i64}> : () -> ()
// transform.apply_patterns.memref.expand_ops
"transform.apply_patterns.memref.expand_ops"() : () -> ()
// transform.apply_patterns.memref.expand_strided_metadata
"transform.apply_patterns.memref.expand_strided_metadata"() : () -> ()
// transform.apply_patterns.memref.extract_address_computations
"transform.apply_patterns.memref.extract_address_computations"() : () -> ()
// transform.apply_patterns.memref.fold_memref_alias_ops
"transform.apply_patterns.memref.fold_memref_alias_ops"() : () -> ()
// transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
"transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims"() : () -> ()
// transform.memref.alloca_to_global
%v1 = "test.value"() : () -> !transform.op<"memref.alloca">
%v2, %v3 = "transform.memref.alloca_to_global"(%v1) : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
// transform.memref.multibuffer
%v1 = "test.value"() : () -> !transform.op<"memref.alloc">
%v2 = "transform.memref.multibuffer"(%v1) <{factor = 128 : i64}> : (!transform.op<"memref.alloc">) -> (!transform.any_op)
// transform.memref.multibuffer
%v1 = "test.value"() : () -> !transform.op<"memref.alloc">
%v2 = "transform.memref.multibuffer"(%v1) <{factor = 4 : i64, skip_analysis = unit}> : (!transform.op<"memref.alloc">) -> (!transform.any_op)
// transform.memref.multibuffer
%v1 = "test.value"() : () -> !transform.op<"memref.alloc">
%v2 = "transform.memref.multibuffer"(%v1) <{factor = 128 : i64, skip_analysis = unit}> : (!transform.op<"memref.alloc">) -> (!transform.any_op)
// transform.memref.erase_dead_alloc_and_stores
%v1 = "test.value"() : () -> !transform.any_op
"transform.memref.erase_dead_alloc_and_stores"(%v1) : (!transform.any_op) -> ()
// transform.memref.make_loop_independent
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.memref.make_loop_independent"(%v1) <{num_loops = 16 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.memref.make_loop_independent
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.memref.make_loop_independent"(%v1) <{num_loops = 2 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
"transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm"() : () -> ()
// transform.nvgpu.create_async_groups
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.nvgpu.create_async_groups"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.nvgpu.create_async_groups
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.nvgpu.create_async_groups"(%v1) <{bypass_l1 = unit}> : (!transform.any_op) -> (!transform.any_op)
// transform.nvgpu.pipeline_shared_memory_copies
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.nvgpu.pipeline_shared_memory_copies"(%v1) <{depth = 128 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.nvgpu.pipeline_shared_memory_copies
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.nvgpu.pipeline_shared_memory_copies"(%v1) <{depth = 4 : i64, peel_epilogue = unit, failure_propagation_mode = 1 : i32}> : (!transform.any_op) -> (!transform.any_op)
// transform.nvgpu.pipeline_shared_memory_copies
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.nvgpu.pipeline_shared_memory_copies"(%v1) <{depth = 128 : i64, peel_epilogue = unit}> : (!transform.any_op) -> (!transform.any_op)
// transform.nvgpu.rewrite_matmul_as_mma_sync
%v1 = "test.value"() : () -> !transform.any_op
"transform.nvgpu.rewrite_matmul_as_mma_sync"(%v1) : (!transform.any_op) -> ()
// transform.nvgpu.rewrite_copy_as_tma
%v1 = "test.value"() : () -> !transform.any_op
"transform.nvgpu.rewrite_copy_as_tma"(%v1) : (!transform.any_op) -> ()
// transform.apply_patterns.scf.for_loop_canonicalization
"transform.apply_patterns.scf.for_loop_canonicalization"() : () -> ()
// transform.apply_conversion_patterns.scf.structural_conversions
"transform.apply_conversion_patterns.scf.structural_conversions"() : () -> ()
// transform.apply_conversion_patterns.scf.scf_to_control_flow
"transform.apply_conversion_patterns.scf.scf_to_control_flow"() : () -> ()
// transform.loop.forall_to_for
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.forall_to_for"(%v1) : (!transform.any_op) -> ()
// transform.loop.forall_to_for
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.loop.forall_to_for"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.loop.forall_to_parallel
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.forall_to_parallel"(%v1) : (!transform.any_op) -> ()
// transform.loop.forall_to_parallel
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.loop.forall_to_parallel"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.loop.parallel_for_to_nested_fors
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.parallel_for_to_nested_fors"(%v1) : (!transform.any_op) -> ()
// transform.loop.parallel_for_to_nested_fors
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.loop.parallel_for_to_nested_fors"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.loop.outline
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.loop.outline"(%v1) <{func_name = ""}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.loop.peel
%v1 = "test.value"() : () -> !transform.op<"scf.for">
%v2, %v3 = "transform.loop.peel"(%v1) : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
// transform.loop.peel
%v1 = "test.value"() : () -> !transform.op<"scf.for">
%v2, %v3 = "transform.loop.peel"(%v1) <{peel_front = true, fail_if_already_divisible = true}> : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
// transform.loop.pipeline
%v1 = "test.value"() : () -> !transform.op<"scf.for">
%v2 = "transform.loop.pipeline"(%v1) : (!transform.op<"scf.for">) -> (!transform.any_op)
// transform.loop.pipeline
%v1 = "test.value"() : () -> !transform.op<"scf.for">
%v2 = "transform.loop.pipeline"(%v1) <{iteration_interval = 4 : i64, read_latency = 2 : i64}> : (!transform.op<"scf.for">) -> (!transform.any_op)
// transform.loop.pipeline
%v1 = "test.value"() : () -> !transform.op<"scf.for">
%v2 = "transform.loop.pipeline"(%v1) <{iteration_interval = 1 : i64, read_latency = 8 : i64}> : (!transform.op<"scf.for">) -> (!transform.any_op)
// transform.loop.promote_if_one_iteration
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.promote_if_one_iteration"(%v1) : (!transform.any_op) -> ()
// transform.loop.unroll
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.unroll"(%v1) <{factor = 16 : i64}> : (!transform.any_op) -> ()
// transform.loop.unroll
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.unroll"(%v1) <{factor = 32 : i64}> : (!transform.any_op) -> ()
// transform.loop.unroll_and_jam
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.unroll_and_jam"(%v1) <{factor = 1 : i64}> : (!transform.any_op) -> ()
// transform.loop.unroll_and_jam
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.unroll_and_jam"(%v1) <{factor = 2 : i64}> : (!transform.any_op) -> ()
// transform.loop.coalesce
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.loop.coalesce"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.scf.take_assumed_branch
%v1 = "test.value"() : () -> !transform.any_op
"transform.scf.take_assumed_branch"(%v1) : (!transform.any_op) -> ()
// transform.scf.take_assumed_branch
%v1 = "test.value"() : () -> !transform.any_op
"transform.scf.take_assumed_branch"(%v1) <{take_else_branch = unit}> : (!transform.any_op) -> ()
// transform.loop.fuse_sibling
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "transform.loop.fuse_sibling"(%v1, %v2) : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
// transform.sparse_tensor.match.sparse_inout
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.sparse_tensor.match.sparse_inout"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.apply_patterns.tensor.decompose_concat
"transform.apply_patterns.tensor.decompose_concat"() : () -> ()
// transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
"transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion"() : () -> ()
// transform.apply_patterns.tensor.fold_tensor_empty
"transform.apply_patterns.tensor.fold_tensor_empty"() : () -> ()
// transform.apply_patterns.tensor.fold_tensor_empty
"transform.apply_patterns.tensor.fold_tensor_empty"() <{fold_single_use_only = true}> : () -> ()
// transform.apply_patterns.tensor.fold_tensor_subset_ops
"transform.apply_patterns.tensor.fold_tensor_subset_ops"() : () -> ()
// transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
"transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers"() : () -> ()
// transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
"transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice"() : () -> ()
// transform.apply_patterns.tensor.reassociative_reshape_folding
"transform.apply_patterns.tensor.reassociative_reshape_folding"() : () -> ()
// transform.apply_patterns.tensor.bubble_up_extract_slice
"transform.apply_patterns.tensor.bubble_up_extract_slice"() : () -> ()
// transform.apply_patterns.tensor.rewrite_as_constant
"transform.apply_patterns.tensor.rewrite_as_constant"() : () -> ()
// transform.apply_patterns.tensor.rewrite_as_constant
"transform.apply_patterns.tensor.rewrite_as_constant"() <{aggressive = unit}> : () -> ()
// transform.tensor.make_loop_independent
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.tensor.make_loop_independent"(%v1) <{num_loops = 4 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.tensor.make_loop_independent
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.tensor.make_loop_independent"(%v1) <{num_loops = 128 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.type_conversion.tensor.cast_shape_dynamic_dims
"transform.type_conversion.tensor.cast_shape_dynamic_dims"() : () -> ()
// transform.type_conversion.tensor.cast_shape_dynamic_dims
"transform.type_conversion.tensor.cast_shape_dynamic_dims"() <{ignore_dynamic_info = unit}> : () -> ()
// transform.debug.emit_remark_at
%v1 = "test.value"() : () -> !transform.any_op
"transform.debug.emit_remark_at"(%v1) <{message = ""}> : (!transform.any_op) -> ()
// transform.debug.emit_remark_at
%v1 = "test.value"() : () -> !transform.any_op
"transform.debug.emit_remark_at"(%v1) <{message = "text"}> : (!transform.any_op) -> ()
// transform.debug.emit_param_as_remark
%v1 = "test.value"() : () -> !transform.any_param
"transform.debug.emit_param_as_remark"(%v1) : (!transform.any_param) -> ()
// transform.debug.emit_param_as_remark
%v1 = "test.value"() : () -> !transform.param<i64>
%v2 = "test.value"() : () -> !transform.any_op
"transform.debug.emit_param_as_remark"(%v1, %v2) <{message = ""}> : (!transform.param<i64>, !transform.any_op) -> ()
// transform.debug.emit_param_as_remark
%v1 = "test.value"() : () -> !transform.param<i64>
%v2 = "test.value"() : () -> !transform.any_op
"transform.debug.emit_param_as_remark"(%v1, %v2) : (!transform.param<i64>, !transform.any_op) -> ()
// transform.alternatives
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.alternatives"(%v1) ({
^bb0(%v3: !transform.any_op):
%v4 = "test.value"() : () -> !transform.any_op
"transform.yield"(%v4) : (!transform.any_op) -> ()
}) : (!transform.any_op) -> (!transform.any_op)
// transform.annotate
%v1 = "test.value"() : () -> !transform.any_op
"transform.annotate"(%v1) <{name = "text"}> : (!transform.any_op) -> ()
// transform.annotate
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.param<i64>
"transform.annotate"(%v1, %v2) <{name = "a b"}> : (!transform.any_op, !transform.param<i64>) -> ()
// transform.annotate
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_param
"transform.annotate"(%v1, %v2) <{name = "text"}> : (!transform.any_op, !transform.any_param) -> ()
// transform.apply_cse
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_cse"(%v1) : (!transform.any_op) -> ()
// transform.apply_dce
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_dce"(%v1) : (!transform.any_op) -> ()
// transform.apply_patterns
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_patterns"(%v1) ({
^bb0:
}) : (!transform.any_op) -> ()
// transform.apply_patterns
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_patterns"(%v1) <{apply_cse = unit, max_iterations = 4 : i64, max_num_rewrites = 8 : i64}> ({
^bb0:
}) : (!transform.any_op) -> ()
// transform.apply_patterns
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_patterns"(%v1) <{apply_cse = unit, max_iterations = 1 : i64, max_num_rewrites = 128 : i64}> ({
^bb0(%v2: !transform.any_op):
}) : (!transform.any_op) -> ()
// transform.apply_patterns.canonicalization
"transform.apply_patterns.canonicalization"() : () -> ()
// transform.apply_licm
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_licm"(%v1) : (!transform.any_op) -> ()
// transform.apply_registered_pass
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.apply_registered_pass"(%v1) <{pass_name = "text"}> : (!transform.any_op) -> (!transform.any_op)
// transform.apply_registered_pass
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.apply_registered_pass"(%v1) <{pass_name = "a b"}> : (!transform.any_op) -> (!transform.any_op)
// transform.cast
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.cast"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.num_associations
%v1 = "test.value"() : () -> !transform.param<i64>
%v2 = "transform.num_associations"(%v1) : (!transform.param<i64>) -> (!transform.param<i64>)
// transform.num_associations
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.num_associations"(%v1) : (!transform.any_op) -> (!transform.any_param)
// transform.num_associations
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.num_associations"(%v1) : (!transform.any_op) -> (!transform.param<i64>)
// transform.foreach
"transform.foreach"() ({
^bb0:
"transform.yield"() : () -> ()
}) : () -> ()
// transform.get_consumers_of_result
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_consumers_of_result"(%v1) <{result_number = 8 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.get_consumers_of_result
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_consumers_of_result"(%v1) <{result_number = 1 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.get_defining_op
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.get_defining_op"(%v1) : (!transform.any_value) -> (!transform.any_op)
// transform.get_parent_op
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_parent_op"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.get_parent_op
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_parent_op"(%v1) <{isolated_from_above = unit, allow_empty_results = unit, op_name = "a b", deduplicate = unit, nth_parent = 16 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.get_parent_op
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_parent_op"(%v1) <{isolated_from_above = unit, nth_parent = 8 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.get_producer_of_operand
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_producer_of_operand"(%v1) <{operand_number = 16 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.get_producer_of_operand
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_producer_of_operand"(%v1) <{operand_number = 2 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.get_operand
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_operand"(%v1) <{raw_position_list = array<i64: 2, 3>}> : (!transform.any_op) -> (!transform.any_value)
// transform.get_operand
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_operand"(%v1) <{raw_position_list = array<i64: 1, 2>}> : (!transform.any_op) -> (!transform.any_value)
// transform.get_result
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_result"(%v1) <{raw_position_list = array<i64: 1, 2>}> : (!transform.any_op) -> (!transform.any_value)
// transform.get_result
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_result"(%v1) <{raw_position_list = array<i64: 1>, is_inverted = unit}> : (!transform.any_op) -> (!transform.any_value)
// transform.get_type
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.get_type"(%v1) : (!transform.any_value) -> (!transform.param<i64>)
// transform.get_type
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.get_type"(%v1) <{elemental = unit}> : (!transform.any_value) -> (!transform.param<i64>)
// transform.get_type
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.get_type"(%v1) <{elemental = unit}> : (!transform.any_value) -> (!transform.any_param)
// transform.match.operation_empty
%v1 = "test.value"() : () -> !transform.any_op
"transform.match.operation_empty"(%v1) : (!transform.any_op) -> ()
// transform.match.operation_name
%v1 = "test.value"() : () -> !transform.any_op
"transform.match.operation_name"(%v1) <{op_names = ["text", "", ""]}> : (!transform.any_op) -> ()
// transform.match.operation_name
%v1 = "test.value"() : () -> !transform.any_op
"transform.match.operation_name"(%v1) <{op_names = ["text", "", "text"]}> : (!transform.any_op) -> ()
// transform.match.operation_name
%v1 = "test.value"() : () -> !transform.any_op
"transform.match.operation_name"(%v1) <{op_names = ["text"]}> : (!transform.any_op) -> ()
// transform.match.param.cmpi
%v1 = "test.value"() : () -> !transform.param<i64>
%v2 = "test.value"() : () -> !transform.param<i64>
"transform.match.param.cmpi"(%v1, %v2) <{predicate = 1 : i32}> : (!transform.param<i64>, !transform.param<i64>) -> ()
// transform.match.param.cmpi
%v1 = "test.value"() : () -> !transform.any_param
%v2 = "test.value"() : () -> !transform.any_param
"transform.match.param.cmpi"(%v1, %v2) <{predicate = 5 : i32}> : (!transform.any_param, !transform.any_param) -> ()
// transform.match.param.cmpi
%v1 = "test.value"() : () -> !transform.any_param
%v2 = "test.value"() : () -> !transform.any_param
"transform.match.param.cmpi"(%v1, %v2) <{predicate = 3 : i32}> : (!transform.any_param, !transform.any_param) -> ()
// transform.merge_handles
%v1 = "test.value"() : () -> !transform.param<i64>
%v2 = "test.value"() : () -> !transform.param<i64>
%v3 = "transform.merge_handles"(%v1, %v2) <{deduplicate = unit}> : (!transform.param<i64>, !transform.param<i64>) -> (!transform.param<i64>)
// transform.merge_handles
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "transform.merge_handles"(%v1, %v2) <{deduplicate = unit}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
// transform.split_handle
%v1 = "test.value"() : () -> !transform.param<i64>
"transform.split_handle"(%v1) : (!transform.param<i64>) -> ()
// transform.split_handle
%v1 = "test.value"() : () -> !transform.param<i64>
%v2, %v3, %v4 = "transform.split_handle"(%v1) <{pass_through_empty_handle = true, fail_on_payload_too_small = true, overflow_result = 2 : i64}> : (!transform.param<i64>) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
// transform.split_handle
%v1 = "test.value"() : () -> !transform.any_op
"transform.split_handle"(%v1) : (!transform.any_op) -> ()
// transform.param.constant
%v1 = "transform.param.constant"() <{value = 1 : i32}> : () -> (!transform.any_param)
// transform.param.constant
%v1 = "transform.param.constant"() <{value = "text"}> : () -> (!transform.param<i64>)
// transform.param.constant
%v1 = "transform.param.constant"() <{value = 1 : i32}> : () -> (!transform.param<i64>)
// transform.print
"transform.print"() : () -> ()
// transform.print
%v1 = "test.value"() : () -> !transform.any_op
"transform.print"(%v1) <{name = "text", assume_verified = unit, use_local_scope = unit, skip_regions = unit}> : (!transform.any_op) -> ()
// transform.print
"transform.print"() <{assume_verified = unit, skip_regions = unit}> : () -> ()
// transform.replicate
%v1 = "test.value"() : () -> !transform.any_op
"transform.replicate"(%v1) : (!transform.any_op) -> ()
// transform.select
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.select"(%v1) <{op_name = "a b"}> : (!transform.any_op) -> (!transform.any_op)
// transform.select
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.select"(%v1) <{op_name = "text"}> : (!transform.any_op) -> (!transform.any_op)
// transform.verify
%v1 = "test.value"() : () -> !transform.any_op
"transform.verify"(%v1) : (!transform.any_op) -> ()
// transform.yield
"test.around"() ({
"transform.yield"() : () -> ()
}) : () -> ()
// transform.yield
"test.around"() ({
%v1 = "test.value"() : () -> !transform.param<i64>
%v2 = "test.value"() : () -> !transform.param<i64>
%v3 = "test.value"() : () -> !transform.param<i64>
"transform.yield"(%v1, %v2, %v3) : (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>) -> ()
}) : () -> ()
// transform.loop.hoist_loop_invariant_subsets
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.hoist_loop_invariant_subsets"(%v1) : (!transform.any_op) -> ()
// transform.pdl_match
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.pdl_match"(%v1) <{pattern_name = @symbol}> : (!transform.any_op) -> (!transform.any_op)
// transform.pdl_match
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.pdl_match"(%v1) <{pattern_name = @other}> : (!transform.any_op) -> (!transform.any_op)
// transform.smt.constrain_params
"transform.smt.constrain_params"() ({
^bb0:
"smt.yield"() : () -> ()
}) : () -> ()
// transform.tune.knob
%v1 = "transform.tune.knob"() <{name = "a b", options = 1 : i32}> : () -> (!transform.param<i64>)
// transform.tune.knob
%v1 = "transform.tune.knob"() <{name = "text", options = "text", selected = unit}> : () -> (!transform.any_param)
// transform.tune.knob
%v1 = "transform.tune.knob"() <{name = "a b", options = "text", selected = "text"}> : () -> (!transform.any_param)
// transform.tune.alternatives
"transform.tune.alternatives"() <{name = ""}> ({
^bb0:
"transform.yield"() : () -> ()
}) : () -> ()
// transform.apply_conversion_patterns.vector.vector_to_llvm
"transform.apply_conversion_patterns.vector.vector_to_llvm"() : () -> ()
// transform.apply_conversion_patterns.vector.vector_to_llvm
"transform.apply_conversion_patterns.vector.vector_to_llvm"() <{reassociate_fp_reductions = false, force_32bit_vector_indices = true, use_vector_alignment = false}> : () -> ()
// transform.apply_conversion_patterns.vector.vector_to_llvm
"transform.apply_conversion_patterns.vector.vector_to_llvm"() <{reassociate_fp_reductions = true}> : () -> ()
// transform.apply_patterns.vector.cast_away_vector_leading_one_dim
"transform.apply_patterns.vector.cast_away_vector_leading_one_dim"() : () -> ()
// transform.apply_patterns.vector.rank_reducing_subview_patterns
"transform.apply_patterns.vector.rank_reducing_subview_patterns"() : () -> ()
// transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
"transform.apply_patterns.vector.drop_unit_dims_with_shape_cast"() : () -> ()
// transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
"transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops"() : () -> ()
// transform.apply_patterns.vector.transfer_permutation_patterns
"transform.apply_patterns.vector.transfer_permutation_patterns"() : () -> ()
// transform.apply_patterns.vector.lower_bitcast
"transform.apply_patterns.vector.lower_bitcast"() : () -> ()
// transform.apply_patterns.vector.lower_broadcast
"transform.apply_patterns.vector.lower_broadcast"() : () -> ()
// transform.apply_patterns.vector.lower_contraction
"transform.apply_patterns.vector.lower_contraction"() : () -> ()
// transform.apply_patterns.vector.lower_contraction
"transform.apply_patterns.vector.lower_contraction"() <{lowering_strategy = 0 : i32}> : () -> ()
// transform.apply_patterns.vector.lower_create_mask
"transform.apply_patterns.vector.lower_create_mask"() : () -> ()
// transform.apply_patterns.vector.lower_masks
"transform.apply_patterns.vector.lower_masks"() : () -> ()
// transform.apply_patterns.vector.lower_masked_transfers
"transform.apply_patterns.vector.lower_masked_transfers"() : () -> ()
// transform.apply_patterns.vector.materialize_masks
"transform.apply_patterns.vector.materialize_masks"() : () -> ()
// transform.apply_patterns.vector.lower_multi_reduction
"transform.apply_patterns.vector.lower_multi_reduction"() : () -> ()
// transform.apply_patterns.vector.lower_multi_reduction
"transform.apply_patterns.vector.lower_multi_reduction"() <{lowering_strategy = 0 : i32}> : () -> ()
// transform.apply_patterns.vector.lower_outerproduct
"transform.apply_patterns.vector.lower_outerproduct"() : () -> ()
// transform.apply_patterns.vector.lower_gather
"transform.apply_patterns.vector.lower_gather"() : () -> ()
// transform.apply_patterns.vector.unroll_from_elements
"transform.apply_patterns.vector.unroll_from_elements"() : () -> ()
// transform.apply_patterns.vector.unroll_to_elements
"transform.apply_patterns.vector.unroll_to_elements"() : () -> ()
// transform.apply_patterns.vector.lower_scan
"transform.apply_patterns.vector.lower_scan"() : () -> ()
// transform.apply_patterns.vector.lower_shape_cast
"transform.apply_patterns.vector.lower_shape_cast"() : () -> ()
// transform.apply_patterns.vector.lower_transfer
"transform.apply_patterns.vector.lower_transfer"() : () -> ()
// transform.apply_patterns.vector.lower_transfer
"transform.apply_patterns.vector.lower_transfer"() <{max_transfer_rank = 32 : i64}> : () -> ()
// transform.apply_patterns.vector.lower_transfer
"transform.apply_patterns.vector.lower_transfer"() <{max_transfer_rank = 4 : i64}> : () -> ()
// transform.apply_patterns.vector.lower_transpose
"transform.apply_patterns.vector.lower_transpose"() : () -> ()
// transform.apply_patterns.vector.lower_transpose
"transform.apply_patterns.vector.lower_transpose"() <{lowering_strategy = 2 : i32, avx2_lowering_strategy = false}> : () -> ()
// transform.apply_patterns.vector.lower_interleave
"transform.apply_patterns.vector.lower_interleave"() : () -> ()
// transform.apply_patterns.vector.interleave_to_shuffle
"transform.apply_patterns.vector.interleave_to_shuffle"() : () -> ()
// transform.apply_patterns.vector.rewrite_narrow_types
"transform.apply_patterns.vector.rewrite_narrow_types"() : () -> ()
// transform.apply_patterns.vector.split_transfer_full_partial
"transform.apply_patterns.vector.split_transfer_full_partial"() : () -> ()
// transform.apply_patterns.vector.split_transfer_full_partial
"transform.apply_patterns.vector.split_transfer_full_partial"() <{split_transfer_strategy = 2 : i32}> : () -> ()
// transform.apply_patterns.vector.transfer_to_scf
"transform.apply_patterns.vector.transfer_to_scf"() : () -> ()
// transform.apply_patterns.vector.transfer_to_scf
"transform.apply_patterns.vector.transfer_to_scf"() <{max_transfer_rank = 8 : i64, full_unroll = false}> : () -> ()
// transform.apply_patterns.vector.transfer_to_scf
"transform.apply_patterns.vector.transfer_to_scf"() <{max_transfer_rank = 1 : i64, full_unroll = true}> : () -> ()
// transform.apply_patterns.vector.fold_arith_extension
"transform.apply_patterns.vector.fold_arith_extension"() : () -> ()
// transform.apply_patterns.vector.elementwise_to_vector
"transform.apply_patterns.vector.elementwise_to_vector"() : () -> ()
// transform.apply_patterns.vector.reduction_to_contract
"transform.apply_patterns.vector.reduction_to_contract"() : () -> ()
// transform.apply_patterns.vector.sink_ops
"transform.apply_patterns.vector.sink_ops"() : () -> ()
// transform.apply_patterns.vector.sink_mem_ops
"transform.apply_patterns.vector.sink_mem_ops"() : () -> ()
// transform.apply_patterns.x86vector.vector_contract_to_fma
"transform.apply_patterns.x86vector.vector_contract_to_fma"() : () -> ()
// transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
"transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product"() : () -> ()
// transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
"transform.apply_patterns.x86vector.vector_contract_bf16_to_fma"() : () -> ()
// transform.apply_patterns.x86vector.sink_vector_producer_ops
"transform.apply_patterns.x86vector.sink_vector_producer_ops"() : () -> ()
// transform.xegpu.get_desc_op
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.xegpu.get_desc_op"(%v1) : (!transform.any_value) -> (!transform.any_op)
// transform.xegpu.set_op_layout_attr
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "test.value"() : () -> !transform.any_op
%v4 = "test.value"() : () -> !transform.any_op
%v5 = "test.value"() : () -> !transform.any_op
%v6 = "test.value"() : () -> !transform.any_op
%v7 = "test.value"() : () -> !transform.any_op
"transform.xegpu.set_op_layout_attr"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{index = 1 : i64, static_sg_layout = array<i64: 1, 2, 3>, static_sg_data = array<i64: 1, 2>, static_inst_data = array<i64: 128>, slice_dims = array<i64: 1, 2, 3>, result = unit, operandSegmentSizes = array<i32: 1, 3, 2, 1>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> ()
// transform.xegpu.set_op_layout_attr
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
"transform.xegpu.set_op_layout_attr"(%v1, %v2) <{static_sg_layout = array<i64: 2, 3>, static_sg_data = array<i64: 0, 1, 2>, static_inst_data = array<i64: 2, 3, 4>, result = unit, operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (!transform.any_op, !transform.any_op) -> ()
// transform.xegpu.set_gpu_launch_threads
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
"transform.xegpu.set_gpu_launch_threads"(%v1, %v2) <{static_threads = array<i64: 0>}> : (!transform.any_op, !transform.any_op) -> ()
// transform.xegpu.set_gpu_launch_threads
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
"transform.xegpu.set_gpu_launch_threads"(%v1, %v2) <{static_threads = array<i64: 16, 17>}> : (!transform.any_op, !transform.any_op) -> ()
// transform.xegpu.insert_prefetch
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.xegpu.insert_prefetch"(%v1) : (!transform.any_value) -> (!transform.any_op)
// transform.apply_conversion_patterns
"func.func"() <{function_type = (!transform.any_op) -> !transform.any_op, sym_name = "generated"}> ({
^bb0(%arg0: !transform.any_op):
  "transform.apply_conversion_patterns"(%arg0) <{illegal_ops = ["text"], legal_ops = ["text"]}> ({
  ^bb0(%arg1: index):
  }) : (!transform.any_op) -> ()
  "func.return"(%arg0) : (!transform.any_op) -> ()
}) : () -> ()
// transform.sequence
"func.func"() <{function_type = (!transform.any_op) -> !transform.any_op, sym_name = "generated"}> ({
^bb0(%arg0: !transform.any_op):
  %0:2 = "transform.sequence"(%arg0, %arg0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%arg1: !transform.any_op, %arg2: !transform.any_op):
    "transform.yield"(%arg0, %arg1) : (!transform.any_op, !transform.any_op) -> ()
  }) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  "func.return"(%arg0) : (!transform.any_op) -> ()
}) : () -> ()
// transform.sequence
"func.func"() <{function_type = (!transform.any_op) -> !transform.any_op, sym_name = "generated"}> ({
^bb0(%arg0: !transform.any_op):
  %0 = "transform.sequence"(%arg0, %arg0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%arg1: !transform.any_op, %arg2: !transform.any_op):
    "transform.yield"(%arg2) : (!transform.any_op) -> ()
  }) : (!transform.any_op, !transform.any_op) -> !transform.any_op
  "func.return"(%arg0) : (!transform.any_op) -> ()
}) : () -> ()
// transform.structured.pack_transpose
"func.func"() <{function_type = (!transform.any_op) -> !transform.any_op, sym_name = "generated"}> ({
^bb0(%arg0: !transform.any_op):
  %0:3 = "transform.structured.pack_transpose"(%arg0, %arg0) <{outer_perm = array<i64: 0>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  "func.return"(%0#0) : (!transform.any_op) -> ()
}) : () -> ()
// transform.structured.pack_transpose
"func.func"() <{function_type = (!transform.any_op) -> !transform.any_op, sym_name = "generated"}> ({
^bb0(%arg0: !transform.any_op):
  %0:3 = "transform.structured.pack_transpose"(%arg0, %arg0) <{inner_perm = array<i64: 0>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  "func.return"(%0#1) : (!transform.any_op) -> ()
}) : () -> ()
// transform.match.structured.body
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    transform.match.structured %h : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}
// transform.match.structured.dim
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    transform.match.structured %h : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[all] {parallel} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}
// transform.match.structured.init
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    transform.match.structured %h : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.init %s[all] {permutation} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}
// transform.match.structured.input
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    transform.match.structured %h : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.input %s[0, 1] {projected_permutation} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}
// transform.match.structured.num_inits
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    transform.match.structured %h : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %n = transform.match.structured.num_inits %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield
    }
    transform.yield
  }
}
// transform.match.structured.num_inputs
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    transform.match.structured %h : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %n = transform.match.structured.num_inputs %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield
    }
    transform.yield
  }
}
// transform.match.structured.rank
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    transform.match.structured %h : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %n = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield
    }
    transform.yield
  }
}
// transform.match.structured.result
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    transform.match.structured %h : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %n = transform.match.structured.result %s[0] {single} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}
// transform.match.structured.classify_contraction_dims
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    transform.match.structured %h : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %n:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield
    }
    transform.yield
  }
}
// transform.match.structured.classify_convolution_dims
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    transform.match.structured %h : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %n:8 = transform.match.structured.classify_convolution_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield
    }
    transform.yield
  }
}
// transform.collect_matching
module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @act(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    %r = transform.collect_matching @match in %h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// transform.foreach_match
module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @act(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.consumed}) {
    %r = transform.foreach_match in %h
      @match -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// transform.include
module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @act(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    transform.include @act failures(propagate) (%h) : (!transform.any_op) -> ()
    transform.yield
  }
}
// transform.structured.lower_pack
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["linalg.pack"]} in %h : (!transform.any_op) -> !transform.op<"linalg.pack">
    %r:3 = transform.structured.lower_pack %p : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield
  }
}
// transform.structured.lower_unpack
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["linalg.unpack"]} in %h : (!transform.any_op) -> !transform.op<"linalg.unpack">
    %r:4 = transform.structured.lower_unpack %p : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    transform.yield
  }
}
// transform.structured.pack_greedily
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["linalg.matmul"]} in %h : (!transform.any_op) -> !transform.op<"linalg.matmul">
    %r = transform.structured.pack_greedily %p matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.op<"linalg.matmul">) -> !transform.op<"linalg.generic">
    transform.yield
  }
}
// transform.structured.replace
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["func.func"]} in %h : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.replace %p {
      builtin.module {
      }
    } : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// transform.structured.tile_using_for
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["linalg.matmul"]} in %h : (!transform.any_op) -> !transform.any_op
    %r, %l:2 = transform.structured.tile_using_for %p tile_sizes [4, 0, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// transform.bufferization.empty_tensor_to_alloc_tensor
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["tensor.empty"]} in %h : (!transform.any_op) -> !transform.op<"tensor.empty">
    %r = transform.bufferization.empty_tensor_to_alloc_tensor %p : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    transform.yield
  }
}
