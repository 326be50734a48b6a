//
"omp.private"() <{sym_name = "symbol", type = memref<?xui32>, data_sharing_type = #omp<data_sharing_type {type = private}>}> ({}, {}, {}) : () -> ()
//
"omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// terminator
"test.around"() ({
"omp.terminator"() : () -> ()
}) : () -> ()
//
"omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// section
"omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
^bb0:
"omp.section"() ({}) : () -> ()
"omp.terminator"() : () -> ()
}) : () -> ()
// sections
"omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
^bb0:
"omp.terminator"() : () -> ()
}) : () -> ()
//
"omp.single"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({}) : () -> ()
//
%1 = "omp.new_cli"() : () -> !omp.cli
//
%1, %2, %3, %4 : !omp.cli, !omp.cli, !omp.cli, i64
"omp.tile"(%1, %2, %3, %4) <{operandSegmentSizes = array<i32: 2, 1, 1>}> : (!omp.cli, !omp.cli, !omp.cli, i64) -> ()
// workshare
"omp.workshare"() <{nowait = unit}> ({
^bb0:
"omp.terminator"() : () -> ()
}) : () -> ()
//
"omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
//
"omp.taskgroup"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> ({}) : () -> ()
// taskgroup
%1, %2 : tensor<2x3x4xi1>, tensor<2x3x4xi1>
"omp.taskgroup"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1, 0>}> ({
^bb0:
"omp.terminator"() : () -> ()
}) : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
//
"omp.taskyield"() : () -> ()
//
%1, %2, %3 : i32, i32, i32
"omp.flush"(%1, %2, %3) : (i32, i32, i32) -> ()
//
"omp.flush"() : () -> ()
//
%1, %2, %3 : i64, index, index
%4 = "omp.map.bounds"(%1, %2, %3) <{stride_in_bytes = true, operandSegmentSizes = array<i32: 0, 0, 1, 1, 1>}> : (i64, index, index) -> !omp.map_bounds_ty
//
%1 : memref<4xf32>
%2 = "omp.map.info"(%1) <{var_type = f32, map_type = #omp<clause_map_flags del>, map_capture_type = #omp<variable_capture_kind (VLAType)>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
//
%1, %2 : i64, i1
"omp.target_enter_data"(%1, %2) <{nowait = unit, operandSegmentSizes = array<i32: 0, 1, 1, 0>}> : (i64, i1) -> ()
//
%1, %2 : i4, i1
"omp.target_exit_data"(%1, %2) <{nowait = unit, operandSegmentSizes = array<i32: 0, 1, 1, 0>}> : (i4, i1) -> ()
//
"omp.target_update"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
//
"omp.target"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// master
"omp.master"() ({
^bb0:
"omp.terminator"() : () -> ()
}) : () -> ()
//
"omp.critical.declare"() <{sym_name = "symbol", hint = 0 : i64}> : () -> ()
//
"omp.critical"() ({}) : () -> ()
//
"omp.barrier"() : () -> ()
// ordered.region
"omp.ordered.region"() <{par_level_simd = unit}> ({
^bb0:
"test.end"() : () -> ()
}) : () -> ()
//
"omp.taskwait"() : () -> ()
//
%1, %2 : memref<4xf32>, memref<4xf32>
"omp.atomic.read"(%1, %2) <{element_type = i64, hint = 2 : i64, memory_order = #omp<memoryorderkind relaxed>}> : (memref<4xf32>, memref<4xf32>) -> ()
//
%1, %2 : !llvm.ptr, i64
"omp.atomic.write"(%1, %2) <{hint = 2 : i64, memory_order = #omp<memoryorderkind relaxed>}> : (!llvm.ptr, i64) -> ()
// atomic.update
%1 : memref<4xf32>
"omp.atomic.update"(%1) ({
^bb0(%2: f32):
%3 : f32
"omp.yield"(%3) : (f32) -> ()
}) : (memref<4xf32>) -> ()
//
%1 : !llvm.ptr
%2 = "omp.threadprivate"(%1) : (!llvm.ptr) -> !llvm.ptr
// declare_mapper
"omp.declare_mapper"() <{sym_name = "symbol", type = !tosa.shape<2>}> ({
^bb0:
"omp.declare_mapper.info"() : () -> ()
}) : () -> ()
// declare_mapper.info
"omp.declare_mapper"() <{sym_name = "symbol", type = tensor<1x2x3x4xf8E4M3FN>}> ({
^bb0:
"omp.declare_mapper.info"() : () -> ()
}) : () -> ()
// masked
%1 : i64
"omp.masked"(%1) ({
^bb0:
"test.end"() : () -> ()
}) : (i64) -> ()
//
%1, %2, %3, %4 : f32, f32, f32, i64
"omp.allocate_dir"(%1, %2, %3, %4) <{align = 128 : i64, operandSegmentSizes = array<i32: 3, 1>}> : (f32, f32, f32, i64) -> ()
//
%1, %2 : i32, i64
"omp.target_freemem"(%1, %2) : (i32, i64) -> ()
// wsloop
%a : index
omp.wsloop schedule(static) {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
omp.yield
}
}
// simd
%a : index
omp.simd simdlen(4) {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
omp.yield
}
}
// distribute
%a : index
omp.distribute {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
omp.yield
}
}
// loop
%a : index
omp.loop bind(parallel) {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
omp.yield
}
}
// taskloop
%a : index
omp.taskloop nogroup {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
omp.yield
}
}
// yield
%a : index
omp.wsloop {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
omp.yield
}
}
// workshare.loop_wrapper
%a : index
omp.workshare {
omp.workshare.loop_wrapper {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
omp.yield
}
}
omp.terminator
}
// cancel
omp.parallel {
omp.cancel cancellation_construct_type(parallel)
omp.terminator
}
// cancellation_point
omp.parallel {
omp.cancellation_point cancellation_construct_type(parallel)
omp.terminator
}
// workdistribute
omp.teams {
omp.workdistribute {
omp.terminator
}
omp.terminator
}
// atomic.capture
%a, %b, %c : memref<i32>, memref<i32>, i32
omp.atomic.capture hint(none) {
omp.atomic.read %a = %b : memref<i32>, memref<i32>, i32
omp.atomic.write %b = %c : memref<i32>, i32
}
// declare_reduction
omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
omp.yield(%y : i32)
}
// target_data
func.func @f(%p: memref<i32>, %d: i32) {
%m = omp.map.info var_ptr(%p : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> memref<i32>
omp.target_data device(%d : i32) map_entries(%m : memref<i32>) {
omp.terminator
}
return
}
// ordered
%a : index
omp.wsloop ordered(1) {
omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
omp.ordered depend_type(dependsource) depend_vec(%i : index) {doacross_num_loops = 1 : i64}
omp.yield
}
}
// scan
%a, %b : index, memref<i32>
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
