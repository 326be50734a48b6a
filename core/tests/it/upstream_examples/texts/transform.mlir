//
%1, %2, %3 : !transform.any_op, !transform.any_op, !transform.any_op
"transform.affine.simplify_bounded_affine_ops"(%1, %2, %3) <{lower_bounds = array<i64: 0, 1>, upper_bounds = array<i64: 128, 129>}> : (!transform.any_op, !transform.any_op, !transform.any_op) -> ()
//
%1 : !transform.any_op
"transform.affine.simplify_min_max_affine_ops"(%1) : (!transform.any_op) -> ()
//
"transform.apply_patterns.arm_neon.vector_contract_to_i8mm"() : () -> ()
//
"transform.apply_patterns.arm_neon.vector_contract_to_bfmmla"() : () -> ()
//
"transform.apply_patterns.arm_sve.vector_contract_to_i8mm"() : () -> ()
//
"transform.apply_patterns.arm_sve.vector_contract_to_bfmmla"() : () -> ()
//
%1 : !transform.any_op
"transform.bufferization.buffer_loop_hoisting"(%1) : (!transform.any_op) -> ()
//
%1 : !transform.any_op
%2 = "transform.bufferization.one_shot_bufferize"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
"transform.bufferization.eliminate_empty_tensors"(%1) : (!transform.any_op) -> ()
//
%1 : !transform.any_op
%2 = "transform.dlti.query"(%1) <{keys = [unit, unit, 1 : i32]}> : (!transform.any_op) -> (!transform.param<i64>)
//
"transform.apply_conversion_patterns.func.func_to_llvm"() : () -> ()
// func.cast_and_call
%1, %2, %3 : !transform.any_op, !transform.any_value, !transform.any_op
%4 = "transform.func.cast_and_call"(%1, %2, %3) <{insert_after = unit, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> ({
^bb0(%5: !transform.any_op, %6: !transform.any_value, %7: !transform.any_op):
}) : (!transform.any_op, !transform.any_value, !transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2, %3 = "transform.func.replace_func_signature"(%1) <{function_name = @symbol, args_interchange = array<i32: 0, 1, 2>, results_interchange = array<i32: 128, 129, 130>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
//
%1 : !transform.any_op
%2, %3 = "transform.func.deduplicate_func_args"(%1) <{function_name = @symbol}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
//
"transform.apply_conversion_patterns.gpu.gpu_to_nvvm"() <{benefit = 1 : i16}> : () -> ()
//
"transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm"() : () -> ()
//
"transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm"() : () -> ()
//
"transform.apply_conversion_patterns.gpu.gpu_to_rocdl"() <{chipset = "text"}> : () -> ()
//
"transform.apply_patterns.gpu.gpu_rewrite_patterns"() : () -> ()
//
"transform.apply_patterns.gpu.unroll_vectors_subgroup_mma"() <{m = 4 : i64, n = 1 : i64, k = 0 : i64}> : () -> ()
//
"transform.apply_patterns.gpu.eliminate_barriers"() : () -> ()
//
%1 : !transform.any_op
%2 = "transform.gpu.map_nested_forall_to_threads"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.gpu.map_forall_to_blocks"(%1) <{grid_dims = array<i64: 32, 33, 34>, generate_gpu_launch = unit}> : (!transform.any_op) -> !transform.any_op
//
"transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() <{chipset = ""}> : () -> ()
// match.structured
%1 : !transform.any_op
%2, %3, %4 = "transform.match.structured"(%1) <{failure_propagation_mode = 2 : i32}> ({
^bb0(%5: !transform.any_op):
"transform.match.structured.yield"() : () -> ()
}) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
//
%1 : !transform.any_value
%2 = "transform.match.structured.elemental_bitwidth"(%1) : (!transform.any_value) -> !transform.any_param
// match.structured.yield
"test.around"() ({
%1, %2 : !transform.any_op, !transform.any_op
"transform.match.structured.yield"(%1, %2) : (!transform.any_op, !transform.any_op) -> ()
}) : () -> ()
//
"transform.apply_patterns.linalg.erase_unnecessary_inputs"() : () -> ()
//
"transform.apply_patterns.linalg.decompose_pack_unpack"() : () -> ()
//
"transform.apply_patterns.linalg.decompose_pad"() : () -> ()
//
"transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes"() : () -> ()
//
"transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices"() : () -> ()
//
"transform.apply_patterns.linalg.tiling_canonicalization"() : () -> ()
//
"transform.apply_patterns.linalg.fold_add_into_dest"() : () -> ()
//
"transform.apply_patterns.linalg.pad_vectorization"() : () -> ()
//
"transform.apply_patterns.tensor.fold_into_pack_and_unpack"() : () -> ()
//
"transform.apply_patterns.linalg.fold_pack_unpack_into_empty"() <{fold_single_use_only = false}> : () -> ()
//
%1 : !transform.any_op
%2, %3 = "transform.structured.bufferize_to_allocation"(%1) <{bufferize_destination_only = unit}> : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
//
%1 : !transform.any_value
%2 = "transform.structured.promote_tensor"(%1) <{memory_space = "text"}> : (!transform.any_value) -> !transform.any_value
//
%1 : !transform.any_op
%2 = "transform.structured.decompose"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
"transform.structured.eliminate_empty_tensors"(%1) : (!transform.any_op) -> ()
//
%1 : !transform.any_op
%2 = "transform.structured.fuse"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!transform.any_op) -> !transform.any_op
//
%1, %2 : !transform.any_op, !transform.any_op
%3, %4 = "transform.structured.fuse_into_containing_op"(%1, %2) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
//
%1 : !transform.any_op
%2 = "transform.structured.generalize"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.structured.specialize"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.structured.interchange"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.structured.linalg_copy_to_memref"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.structured.match"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2, %3, %4 = "transform.structured.multitile_sizes"(%1) <{dimension = 32 : i64, target_size = 0 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
//
%1 : !transform.any_op
%2 = "transform.structured.pack"(%1) : (!transform.any_op) -> !transform.any_op
//
%1, %2, %3, %4 : !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op
%5 = "transform.structured.pack"(%1, %2, %3, %4) <{static_packed_sizes = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2, %3, %4 = "transform.structured.pad"(%1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
//
%1 : !transform.any_op
%2, %3 = "transform.structured.pad_tiling_interface"(%1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
//
%1, %2 : !transform.any_op, !transform.any_op
%3 = "transform.structured.hoist_pad.build_packing_loop_nest"(%1, %2) : (!transform.any_op, !transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.structured.hoist_pad"(%1) <{num_loops = 8 : i64}> : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.structured.promote"(%1) <{alignment = 2 : i64}> : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.structured.scalarize"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.structured.convert_to_loops"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.structured.decompose_interface"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.structured.rewrite_in_destination_passing_style"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2, %3, %4, %5 = "transform.structured.split_reduction"(%1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
//
%1 : !transform.any_op
%2, %3, %4 = "transform.structured.tile_reduction_using_for"(%1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
//
%1 : !transform.any_op
%2, %3, %4 = "transform.structured.tile_reduction_using_forall"(%1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
//
%1 : !transform.any_op
%2, %3 = "transform.structured.continuous_tile_sizes"(%1) <{dimension = 8 : i64, target_size = 4 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
//
%1, %2, %3, %4 : !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op
%5, %6 = "transform.structured.tile_using_forall"(%1, %2, %3, %4) <{static_tile_sizes = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 0, 3, 0, 0>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
//
%1 : !transform.any_op
%2 = "transform.structured.vectorize_children_and_apply_patterns"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
"transform.structured.vectorize"(%1) : (!transform.any_op) -> ()
//
%1 : !transform.any_op
%2 = "transform.structured.hoist_redundant_vector_transfers"(%1) <{verify_non_zero_trip = unit}> : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.structured.hoist_redundant_vector_broadcasts"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2, %3 = "transform.structured.convert_conv2d_to_img2col"(%1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
//
%1 : !transform.any_op
%2 = "transform.structured.flatten_elementwise"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.structured.transpose_conv2d"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.structured.transpose_matmul"(%1) <{inputToTranspose = 0 : i32}> : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.structured.insert_slice_to_copy"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2, %3 = "transform.structured.gpu.map_copy_to_threads"(%1) <{total_num_threads = 4 : i64, desired_bit_alignment = 0 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
//
%1 : !transform.any_op
%2 = "transform.structured.winograd_conv2d"(%1) <{fmr = 2 : i32}> : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.structured.decompose_winograd_op"(%1) : (!transform.any_op) -> !transform.any_op
//
"transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() : () -> ()
//
"transform.apply_patterns.memref.alloc_to_alloca"() <{size_limit = 2 : i64}> : () -> ()
//
"transform.apply_patterns.memref.expand_ops"() : () -> ()
//
"transform.apply_patterns.memref.expand_strided_metadata"() : () -> ()
//
"transform.apply_patterns.memref.extract_address_computations"() : () -> ()
//
"transform.apply_patterns.memref.fold_memref_alias_ops"() : () -> ()
//
"transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims"() : () -> ()
//
%1 : !transform.op<"memref.alloca">
%2, %3 = "transform.memref.alloca_to_global"(%1) : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
//
%1 : !transform.op<"memref.alloc">
%2 = "transform.memref.multibuffer"(%1) <{factor = 4 : i64, skip_analysis = unit}> : (!transform.op<"memref.alloc">) -> !transform.any_op
//
%1 : !transform.any_op
"transform.memref.erase_dead_alloc_and_stores"(%1) : (!transform.any_op) -> ()
//
%1 : !transform.any_op
%2 = "transform.memref.make_loop_independent"(%1) <{num_loops = 2 : i64}> : (!transform.any_op) -> !transform.any_op
//
"transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm"() : () -> ()
//
%1 : !transform.any_op
%2 = "transform.nvgpu.create_async_groups"(%1) <{bypass_l1 = unit}> : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.nvgpu.pipeline_shared_memory_copies"(%1) <{depth = 128 : i64, peel_epilogue = unit}> : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
"transform.nvgpu.rewrite_matmul_as_mma_sync"(%1) : (!transform.any_op) -> ()
//
%1 : !transform.any_op
"transform.nvgpu.rewrite_copy_as_tma"(%1) : (!transform.any_op) -> ()
//
"transform.apply_patterns.scf.for_loop_canonicalization"() : () -> ()
//
"transform.apply_conversion_patterns.scf.structural_conversions"() : () -> ()
//
"transform.apply_conversion_patterns.scf.scf_to_control_flow"() : () -> ()
//
%1 : !transform.any_op
"transform.loop.forall_to_for"(%1) : (!transform.any_op) -> ()
//
%1 : !transform.any_op
"transform.loop.forall_to_parallel"(%1) : (!transform.any_op) -> ()
//
%1 : !transform.any_op
"transform.loop.parallel_for_to_nested_fors"(%1) : (!transform.any_op) -> ()
//
%1 : !transform.any_op
%2, %3 = "transform.loop.outline"(%1) <{func_name = ""}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
//
%1 : !transform.op<"scf.for">
%2, %3 = "transform.loop.peel"(%1) : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
//
%1 : !transform.op<"scf.for">
%2 = "transform.loop.pipeline"(%1) <{iteration_interval = 4 : i64, read_latency = 2 : i64}> : (!transform.op<"scf.for">) -> !transform.any_op
//
%1 : !transform.any_op
"transform.loop.promote_if_one_iteration"(%1) : (!transform.any_op) -> ()
//
%1 : !transform.any_op
"transform.loop.unroll"(%1) <{factor = 16 : i64}> : (!transform.any_op) -> ()
//
%1 : !transform.any_op
"transform.loop.unroll_and_jam"(%1) <{factor = 1 : i64}> : (!transform.any_op) -> ()
//
%1 : !transform.any_op
%2 = "transform.loop.coalesce"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
"transform.scf.take_assumed_branch"(%1) <{take_else_branch = unit}> : (!transform.any_op) -> ()
//
%1, %2 : !transform.any_op, !transform.any_op
%3 = "transform.loop.fuse_sibling"(%1, %2) : (!transform.any_op, !transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.sparse_tensor.match.sparse_inout"(%1) : (!transform.any_op) -> !transform.any_op
//
"transform.apply_patterns.tensor.decompose_concat"() : () -> ()
//
"transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion"() : () -> ()
//
"transform.apply_patterns.tensor.fold_tensor_empty"() <{fold_single_use_only = true}> : () -> ()
//
"transform.apply_patterns.tensor.fold_tensor_subset_ops"() : () -> ()
//
"transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers"() : () -> ()
//
"transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice"() : () -> ()
//
"transform.apply_patterns.tensor.reassociative_reshape_folding"() : () -> ()
//
"transform.apply_patterns.tensor.bubble_up_extract_slice"() : () -> ()
//
"transform.apply_patterns.tensor.rewrite_as_constant"() <{aggressive = unit}> : () -> ()
//
%1 : !transform.any_op
%2 = "transform.tensor.make_loop_independent"(%1) <{num_loops = 4 : i64}> : (!transform.any_op) -> !transform.any_op
//
"transform.type_conversion.tensor.cast_shape_dynamic_dims"() <{ignore_dynamic_info = unit}> : () -> ()
//
%1 : !transform.any_op
"transform.debug.emit_remark_at"(%1) <{message = ""}> : (!transform.any_op) -> ()
//
%1, %2 : !transform.param<i64>, !transform.any_op
"transform.debug.emit_param_as_remark"(%1, %2) <{message = ""}> : (!transform.param<i64>, !transform.any_op) -> ()
// alternatives
%1 : !transform.any_op
%2 = "transform.alternatives"(%1) ({
^bb0(%3: !transform.any_op):
%4 : !transform.any_op
"transform.yield"(%4) : (!transform.any_op) -> ()
}) : (!transform.any_op) -> !transform.any_op
//
%1, %2 : !transform.any_op, !transform.any_param
"transform.annotate"(%1, %2) <{name = "text"}> : (!transform.any_op, !transform.any_param) -> ()
//
%1 : !transform.any_op
"transform.apply_cse"(%1) : (!transform.any_op) -> ()
//
%1 : !transform.any_op
"transform.apply_dce"(%1) : (!transform.any_op) -> ()
// apply_patterns
%1 : !transform.any_op
"transform.apply_patterns"(%1) <{apply_cse = unit, max_iterations = 4 : i64, max_num_rewrites = 8 : i64}> ({
^bb0:
}) : (!transform.any_op) -> ()
//
"transform.apply_patterns.canonicalization"() : () -> ()
//
%1 : !transform.any_op
"transform.apply_licm"(%1) : (!transform.any_op) -> ()
//
%1 : !transform.any_op
%2 = "transform.apply_registered_pass"(%1) <{pass_name = "a b"}> : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.cast"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.num_associations"(%1) : (!transform.any_op) -> !transform.any_param
// foreach
"transform.foreach"() ({
^bb0:
"transform.yield"() : () -> ()
}) : () -> ()
//
%1 : !transform.any_op
%2 = "transform.get_consumers_of_result"(%1) <{result_number = 8 : i64}> : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_value
%2 = "transform.get_defining_op"(%1) : (!transform.any_value) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.get_parent_op"(%1) : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.get_producer_of_operand"(%1) <{operand_number = 2 : i64}> : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
%2 = "transform.get_operand"(%1) <{raw_position_list = array<i64: 2, 3>}> : (!transform.any_op) -> !transform.any_value
//
%1 : !transform.any_op
%2 = "transform.get_result"(%1) <{raw_position_list = array<i64: 1>, is_inverted = unit}> : (!transform.any_op) -> !transform.any_value
//
%1 : !transform.any_value
%2 = "transform.get_type"(%1) <{elemental = unit}> : (!transform.any_value) -> !transform.any_param
//
%1 : !transform.any_op
"transform.match.operation_empty"(%1) : (!transform.any_op) -> ()
//
%1 : !transform.any_op
"transform.match.operation_name"(%1) <{op_names = ["text"]}> : (!transform.any_op) -> ()
//
%1, %2 : !transform.any_param, !transform.any_param
"transform.match.param.cmpi"(%1, %2) <{predicate = 5 : i32}> : (!transform.any_param, !transform.any_param) -> ()
//
%1, %2 : !transform.any_op, !transform.any_op
%3 = "transform.merge_handles"(%1, %2) <{deduplicate = unit}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
"transform.split_handle"(%1) : (!transform.any_op) -> ()
//
%1 = "transform.param.constant"() <{value = 1 : i32}> : () -> !transform.any_param
//
%1 : !transform.any_op
"transform.print"(%1) <{name = "text", assume_verified = unit, use_local_scope = unit, skip_regions = unit}> : (!transform.any_op) -> ()
//
"transform.print"() : () -> ()
//
%1 : !transform.any_op
"transform.replicate"(%1) : (!transform.any_op) -> ()
//
%1 : !transform.any_op
%2 = "transform.select"(%1) <{op_name = "a b"}> : (!transform.any_op) -> !transform.any_op
//
%1 : !transform.any_op
"transform.verify"(%1) : (!transform.any_op) -> ()
// yield
"test.around"() ({
"transform.yield"() : () -> ()
}) : () -> ()
//
%1 : !transform.any_op
"transform.loop.hoist_loop_invariant_subsets"(%1) : (!transform.any_op) -> ()
//
%1 : !transform.any_op
%2 = "transform.pdl_match"(%1) <{pattern_name = @other}> : (!transform.any_op) -> !transform.any_op
// smt.constrain_params
"transform.smt.constrain_params"() ({
^bb0:
"smt.yield"() : () -> ()
}) : () -> ()
//
%1 = "transform.tune.knob"() <{name = "text", options = "text", selected = unit}> : () -> !transform.any_param
// tune.alternatives
"transform.tune.alternatives"() <{name = ""}> ({
^bb0:
"transform.yield"() : () -> ()
}) : () -> ()
//
"transform.apply_conversion_patterns.vector.vector_to_llvm"() <{reassociate_fp_reductions = false, force_32bit_vector_indices = true, use_vector_alignment = false}> : () -> ()
//
"transform.apply_patterns.vector.cast_away_vector_leading_one_dim"() : () -> ()
//
"transform.apply_patterns.vector.rank_reducing_subview_patterns"() : () -> ()
//
"transform.apply_patterns.vector.drop_unit_dims_with_shape_cast"() : () -> ()
//
"transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops"() : () -> ()
//
"transform.apply_patterns.vector.transfer_permutation_patterns"() : () -> ()
//
"transform.apply_patterns.vector.lower_bitcast"() : () -> ()
//
"transform.apply_patterns.vector.lower_broadcast"() : () -> ()
//
"transform.apply_patterns.vector.lower_contraction"() <{lowering_strategy = 0 : i32}> : () -> ()
//
"transform.apply_patterns.vector.lower_create_mask"() : () -> ()
//
"transform.apply_patterns.vector.lower_masks"() : () -> ()
//
"transform.apply_patterns.vector.lower_masked_transfers"() : () -> ()
//
"transform.apply_patterns.vector.materialize_masks"() : () -> ()
//
"transform.apply_patterns.vector.lower_multi_reduction"() <{lowering_strategy = 0 : i32}> : () -> ()
//
"transform.apply_patterns.vector.lower_outerproduct"() : () -> ()
//
"transform.apply_patterns.vector.lower_gather"() : () -> ()
//
"transform.apply_patterns.vector.unroll_from_elements"() : () -> ()
//
"transform.apply_patterns.vector.unroll_to_elements"() : () -> ()
//
"transform.apply_patterns.vector.lower_scan"() : () -> ()
//
"transform.apply_patterns.vector.lower_shape_cast"() : () -> ()
//
"transform.apply_patterns.vector.lower_transfer"() <{max_transfer_rank = 4 : i64}> : () -> ()
//
"transform.apply_patterns.vector.lower_transpose"() <{lowering_strategy = 2 : i32, avx2_lowering_strategy = false}> : () -> ()
//
"transform.apply_patterns.vector.lower_interleave"() : () -> ()
//
"transform.apply_patterns.vector.interleave_to_shuffle"() : () -> ()
//
"transform.apply_patterns.vector.rewrite_narrow_types"() : () -> ()
//
"transform.apply_patterns.vector.split_transfer_full_partial"() <{split_transfer_strategy = 2 : i32}> : () -> ()
//
"transform.apply_patterns.vector.transfer_to_scf"() <{max_transfer_rank = 1 : i64, full_unroll = true}> : () -> ()
//
"transform.apply_patterns.vector.fold_arith_extension"() : () -> ()
//
"transform.apply_patterns.vector.elementwise_to_vector"() : () -> ()
//
"transform.apply_patterns.vector.reduction_to_contract"() : () -> ()
//
"transform.apply_patterns.vector.sink_ops"() : () -> ()
//
"transform.apply_patterns.vector.sink_mem_ops"() : () -> ()
//
"transform.apply_patterns.x86vector.vector_contract_to_fma"() : () -> ()
//
"transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product"() : () -> ()
//
"transform.apply_patterns.x86vector.vector_contract_bf16_to_fma"() : () -> ()
//
"transform.apply_patterns.x86vector.sink_vector_producer_ops"() : () -> ()
//
%1 : !transform.any_value
%2 = "transform.xegpu.get_desc_op"(%1) : (!transform.any_value) -> !transform.any_op
//
%1, %2 : !transform.any_op, !transform.any_op
"transform.xegpu.set_op_layout_attr"(%1, %2) <{static_sg_layout = array<i64: 2, 3>, static_sg_data = array<i64: 0, 1, 2>, static_inst_data = array<i64: 2, 3, 4>, result = unit, operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (!transform.any_op, !transform.any_op) -> ()
//
%1, %2, %3, %4, %5, %6, %7 : !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op
"transform.xegpu.set_op_layout_attr"(%1, %2, %3, %4, %5, %6, %7) <{index = 1 : i64, static_sg_layout = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808>, static_sg_data = array<i64: -9223372036854775808, -9223372036854775808>, static_inst_data = array<i64: -9223372036854775808>, slice_dims = array<i64: 1, 2, 3>, result = unit, operandSegmentSizes = array<i32: 1, 3, 2, 1>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> ()
//
%1, %2 : !transform.any_op, !transform.any_op
"transform.xegpu.set_gpu_launch_threads"(%1, %2) <{static_threads = array<i64: -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> ()
//
%1, %2 : !transform.any_op, !transform.any_op
"transform.xegpu.set_gpu_launch_threads"(%1, %2) <{static_threads = array<i64: 16, -9223372036854775808>}> : (!transform.any_op, !transform.any_op) -> ()
//
%1 : !transform.any_value
%2 = "transform.xegpu.insert_prefetch"(%1) <{static_nb_prefetch = 2 : i64}> : (!transform.any_value) -> !transform.any_op
// apply_conversion_patterns
"func.func"() <{function_type = (!transform.any_op) -> !transform.any_op, sym_name = "generated"}> ({
^bb0(%arg0: !transform.any_op):
"transform.apply_conversion_patterns"(%arg0) <{illegal_ops = ["text"], legal_ops = ["text"]}> ({
^bb0(%arg1: index):
}) : (!transform.any_op) -> ()
"func.return"(%arg0) : (!transform.any_op) -> ()
}) : () -> ()
// sequence
"func.func"() <{function_type = (!transform.any_op) -> !transform.any_op, sym_name = "generated"}> ({
^bb0(%arg0: !transform.any_op):
%0 = "transform.sequence"(%arg0, %arg0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%arg1: !transform.any_op, %arg2: !transform.any_op):
"transform.yield"(%arg2) : (!transform.any_op) -> ()
}) : (!transform.any_op, !transform.any_op) -> !transform.any_op
"func.return"(%arg0) : (!transform.any_op) -> ()
}) : () -> ()
// structured.pack_transpose
"func.func"() <{function_type = (!transform.any_op) -> !transform.any_op, sym_name = "generated"}> ({
^bb0(%arg0: !transform.any_op):
%0:3 = "transform.structured.pack_transpose"(%arg0, %arg0) <{outer_perm = array<i64: 0>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
"func.return"(%0#0) : (!transform.any_op) -> ()
}) : () -> ()
// match.structured.body
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
// match.structured.dim
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
// match.structured.init
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
// match.structured.input
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
// match.structured.num_inits
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
// match.structured.num_inputs
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
// match.structured.rank
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
// match.structured.result
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
// match.structured.classify_contraction_dims
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
// match.structured.classify_convolution_dims
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
// collect_matching
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
// foreach_match
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
// include
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
// structured.lower_pack
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
%p = transform.structured.match ops{["linalg.pack"]} in %h : (!transform.any_op) -> !transform.op<"linalg.pack">
%r:3 = transform.structured.lower_pack %p : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
transform.yield
}
}
// structured.lower_unpack
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
%p = transform.structured.match ops{["linalg.unpack"]} in %h : (!transform.any_op) -> !transform.op<"linalg.unpack">
%r:4 = transform.structured.lower_unpack %p : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
transform.yield
}
}
// structured.pack_greedily
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
%p = transform.structured.match ops{["linalg.matmul"]} in %h : (!transform.any_op) -> !transform.op<"linalg.matmul">
%r = transform.structured.pack_greedily %p matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.op<"linalg.matmul">) -> !transform.op<"linalg.generic">
transform.yield
}
}
// structured.replace
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
// structured.tile_using_for
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
%p = transform.structured.match ops{["linalg.matmul"]} in %h : (!transform.any_op) -> !transform.any_op
%r, %l:2 = transform.structured.tile_using_for %p tile_sizes [4, 0, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
transform.yield
}
}
// bufferization.empty_tensor_to_alloc_tensor
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%h: !transform.any_op {transform.readonly}) {
%p = transform.structured.match ops{["tensor.empty"]} in %h : (!transform.any_op) -> !transform.op<"tensor.empty">
%r = transform.bufferization.empty_tensor_to_alloc_tensor %p : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
transform.yield
}
}
