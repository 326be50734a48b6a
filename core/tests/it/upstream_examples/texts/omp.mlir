// omp.private
"omp.private"() <{sym_name = "symbol", type = memref<?xui32>, data_sharing_type = #omp<data_sharing_type {type = private}>}> ({}, {}, {}) : () -> ()
// omp.parallel
"omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// omp.terminator
"test.around"() ({
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.teams
"omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// omp.section
"omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
^bb0:
"omp.section"() ({}) : () -> ()
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.sections
"omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
^bb0:
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.single
"omp.single"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({}) : () -> ()
// omp.new_cli
%v1 = "omp.new_cli"() : () -> (!omp.cli)
// omp.tile
%v1 = "test.value"() : () -> !omp.cli
%v2 = "test.value"() : () -> !omp.cli
%v3 = "test.value"() : () -> !omp.cli
%v4 = "test.value"() : () -> i64
"omp.tile"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 2, 1, 1>}> : (!omp.cli, !omp.cli, !omp.cli, i64) -> ()
// omp.workshare
"omp.workshare"() ({}) : () -> ()
// omp.workshare
"omp.workshare"() <{nowait = unit}> ({
^bb0(%v1: index, %v2: index):
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.workshare
"omp.workshare"() <{nowait = unit}> ({
^bb0:
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.task
"omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// omp.taskgroup
"omp.taskgroup"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> ({}) : () -> ()
// omp.taskgroup
%v1 = "test.value"() : () -> tensor<2x3x4xi1>
%v2 = "test.value"() : () -> tensor<2x3x4xi1>
"omp.taskgroup"(%v1, %v2) <{operandSegmentSizes = array<i32: 0, 2, 0>}> ({
^bb0:
"omp.terminator"() : () -> ()
}) : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
// omp.taskyield
"omp.taskyield"() : () -> ()
// omp.flush
"omp.flush"() : () -> ()
// omp.flush
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
"omp.flush"(%v1, %v2, %v3) : (i32, i32, i32) -> ()
// omp.map.bounds
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> si64
%v4 = "test.value"() : () -> i16
%v5 = "test.value"() : () -> ui16
%v6 = "omp.map.bounds"(%v1, %v2, %v3, %v4, %v5) <{stride_in_bytes = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i32, i32, si64, i16, ui16) -> (!omp.map_bounds_ty)
// omp.map.bounds
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "omp.map.bounds"(%v1, %v2, %v3) <{stride_in_bytes = true, operandSegmentSizes = array<i32: 0, 0, 1, 1, 1>}> : (i64, index, index) -> (!omp.map_bounds_ty)
// omp.map.info
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "omp.map.info"(%v1) <{var_type = f32, map_type = #omp<clause_map_flags del>, map_capture_type = #omp<variable_capture_kind (VLAType)>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
// omp.map.info
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !omp.map_bounds_ty
%v3 = "test.value"() : () -> !omp.map_bounds_ty
%v4 = "omp.map.info"(%v1, %v2, %v3) <{var_type = i32, map_type = #omp<clause_map_flags ref_ptee>, map_capture_type = #omp<variable_capture_kind (ByRef)>, name = "text", partial_map = true, operandSegmentSizes = array<i32: 1, 0, 0, 2>}> : (!llvm.ptr, !omp.map_bounds_ty, !omp.map_bounds_ty) -> (!llvm.ptr)
// omp.target_enter_data
"omp.target_enter_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// omp.target_enter_data
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i1
"omp.target_enter_data"(%v1, %v2) <{nowait = unit, operandSegmentSizes = array<i32: 0, 1, 1, 0>}> : (i64, i1) -> ()
// omp.target_exit_data
"omp.target_exit_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// omp.target_exit_data
%v1 = "test.value"() : () -> i4
%v2 = "test.value"() : () -> i1
"omp.target_exit_data"(%v1, %v2) <{nowait = unit, operandSegmentSizes = array<i32: 0, 1, 1, 0>}> : (i4, i1) -> ()
// omp.target_update
"omp.target_update"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// omp.target
"omp.target"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// omp.master
"omp.master"() ({}) : () -> ()
// omp.master
"omp.master"() ({
^bb0:
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.critical.declare
"omp.critical.declare"() <{sym_name = "symbol"}> : () -> ()
// omp.critical.declare
"omp.critical.declare"() <{sym_name = "symbol", hint = 0 : i64}> : () -> ()
// omp.critical
"omp.critical"() ({}) : () -> ()
// omp.barrier
"omp.barrier"() : () -> ()
// omp.ordered.region
"omp.ordered.region"() ({}) : () -> ()
// omp.ordered.region
"omp.ordered.region"() <{par_level_simd = unit}> ({
^bb0:
"test.end"() : () -> ()
}) : () -> ()
// omp.ordered.region
"omp.ordered.region"() <{par_level_simd = unit}> ({}) : () -> ()
// omp.taskwait
"omp.taskwait"() : () -> ()
// omp.taskwait
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> memref<4xf32>
%v3 = "test.value"() : () -> memref<4xf32>
"omp.taskwait"(%v1, %v2, %v3) <{depend_kinds = [#omp<clause_task_depend (taskdependin)>, #omp<clause_task_depend (taskdependinoutset)>], nowait = unit}> : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// omp.atomic.read
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> memref<4xf32>
"omp.atomic.read"(%v1, %v2) <{element_type = tensor<2x3x4xbf16>}> : (memref<4xf32>, memref<4xf32>) -> ()
// omp.atomic.read
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> memref<4xf32>
"omp.atomic.read"(%v1, %v2) <{element_type = i64, hint = 2 : i64, memory_order = #omp<memoryorderkind relaxed>}> : (memref<4xf32>, memref<4xf32>) -> ()
// omp.atomic.write
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
"omp.atomic.write"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> ()
// omp.atomic.write
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i64
"omp.atomic.write"(%v1, %v2) <{hint = 2 : i64, memory_order = #omp<memoryorderkind relaxed>}> : (!llvm.ptr, i64) -> ()
// omp.atomic.update
%v1 = "test.value"() : () -> memref<4xf32>
"omp.atomic.update"(%v1) ({
^bb0(%v2: f32):
%v3 = "test.value"() : () -> f32
"omp.yield"(%v3) : (f32) -> ()
}) : (memref<4xf32>) -> ()
// omp.atomic.update
%v1 = "test.value"() : () -> !llvm.ptr
"omp.atomic.update"(%v1) ({
^bb0(%v2: !llvm.ptr):
%v3 = "test.value"() : () -> !llvm.ptr
"omp.yield"(%v3) : (!llvm.ptr) -> ()
}) : (!llvm.ptr) -> ()
// omp.threadprivate
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "omp.threadprivate"(%v1) : (memref<4xf32>) -> (memref<4xf32>)
// omp.threadprivate
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "omp.threadprivate"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// omp.declare_mapper
"omp.declare_mapper"() <{sym_name = "symbol", type = !tosa.shape<2>}> ({
^bb0:
"omp.declare_mapper.info"() : () -> ()
}) : () -> ()
// omp.declare_mapper.info
"omp.declare_mapper"() <{sym_name = "symbol", type = tensor<1x2x3x4xf8E4M3FN>}> ({
^bb0:
"omp.declare_mapper.info"() : () -> ()
}) : () -> ()
// omp.declare_mapper.info
"omp.declare_mapper"() <{sym_name = "symbol", type = tensor<2x3x4xf8E4M3FN>}> ({
^bb0(%v2: index, %v3: index, %v4: index):
%v1 = "test.value"() : () -> !llvm.ptr
"omp.declare_mapper.info"(%v1) : (!llvm.ptr) -> ()
}) : () -> ()
// omp.declare_mapper.info
"omp.declare_mapper"() <{sym_name = "symbol", type = i32}> ({
^bb0(%v1: index, %v2: index, %v3: index):
"omp.declare_mapper.info"() : () -> ()
}) : () -> ()
// omp.masked
"omp.masked"() ({}) : () -> ()
// omp.masked
%v1 = "test.value"() : () -> i64
"omp.masked"(%v1) ({
^bb0:
"test.end"() : () -> ()
}) : (i64) -> ()
// omp.masked
"omp.masked"() ({
^bb0:
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.allocate_dir
"omp.allocate_dir"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// omp.allocate_dir
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i64
"omp.allocate_dir"(%v1, %v2, %v3, %v4) <{align = 128 : i64, operandSegmentSizes = array<i32: 3, 1>}> : (f32, f32, f32, i64) -> ()
// omp.allocate_dir
"omp.allocate_dir"() <{align = 1 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// omp.target_freemem
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i64
"omp.target_freemem"(%v1, %v2) : (i32, i64) -> ()
// omp.target_freemem
%v1 = "test.value"() : () -> ui16
%v2 = "test.value"() : () -> i64
"omp.target_freemem"(%v1, %v2) : (ui16, i64) -> ()
// omp.target_freemem
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
"omp.target_freemem"(%v1, %v2) : (i64, i64) -> ()
// omp.wsloop
%a = "test.value"() : () -> index
omp.wsloop schedule(static) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
}
// omp.simd
%a = "test.value"() : () -> index
omp.simd simdlen(4) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
}
// omp.distribute
%a = "test.value"() : () -> index
omp.distribute {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
}
// omp.loop
%a = "test.value"() : () -> index
omp.loop bind(parallel) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
}
// omp.taskloop
%a = "test.value"() : () -> index
omp.taskloop nogroup {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
}
// omp.yield
%a = "test.value"() : () -> index
omp.wsloop {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
}
// omp.workshare.loop_wrapper
%a = "test.value"() : () -> index
omp.workshare {
  omp.workshare.loop_wrapper {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.yield
  }
  }
  omp.terminator
}
// omp.cancel
omp.parallel {
  omp.cancel cancellation_construct_type(parallel)
  omp.terminator
}
// omp.cancellation_point
omp.parallel {
  omp.cancellation_point cancellation_construct_type(parallel)
  omp.terminator
}
// omp.workdistribute
omp.teams {
  omp.workdistribute {
    omp.terminator
  }
  omp.terminator
}
// omp.atomic.capture
%a = "test.value"() : () -> memref<i32>
%b = "test.value"() : () -> memref<i32>
%c = "test.value"() : () -> i32
omp.atomic.capture hint(none) {
  omp.atomic.read %a = %b : memref<i32>, memref<i32>, i32
  omp.atomic.write %b = %c : memref<i32>, i32
}
// omp.declare_reduction
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%y : i32)
}
// omp.target_data
func.func @f(%p: memref<i32>, %d: i32) {
  %m = omp.map.info var_ptr(%p : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> memref<i32>
  omp.target_data device(%d : i32) map_entries(%m : memref<i32>) {
    omp.terminator
  }
  return
}
// omp.ordered
%a = "test.value"() : () -> index
omp.wsloop ordered(1) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.ordered depend_type(dependsource) depend_vec(%i : index) {doacross_num_loops = 1 : i64}
    omp.yield
  }
}
// omp.scan
%a = "test.value"() : () -> index
%b = "test.value"() : () -> memref<i32>
omp.wsloop reduction(mod: inscan, @r %b -> %x : memref<i32>) {
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
    omp.scan inclusive(%x : memref<i32>)
    omp.yield
  }
}
omp.declare_reduction @r : memref<i32> init {
^bb0(%x: memref<i32>):
  omp.yield(%x : memref<i32>)
} combiner {
^bb0(%x: memref<i32>, %y: memref<i32>):
  omp.yield(%y : memref<i32>)
}
