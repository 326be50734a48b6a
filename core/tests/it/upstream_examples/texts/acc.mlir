//
%1, %2, %3, %4, %5 : i128, i128, i128, index, ui64
%6 = "acc.bounds"(%1, %2, %3, %4, %5) <{strideInBytes = false, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i128, i128, i128, index, ui64) -> !acc.data_bounds_ty
//
%1 : !acc.data_bounds_ty
%2 = "acc.get_lowerbound"(%1) : (!acc.data_bounds_ty) -> index
//
%1 : !acc.data_bounds_ty
%2 = "acc.get_upperbound"(%1) : (!acc.data_bounds_ty) -> index
//
%1 : !acc.data_bounds_ty
%2 = "acc.get_stride"(%1) : (!acc.data_bounds_ty) -> index
//
%1 : !acc.data_bounds_ty
%2 = "acc.get_extent"(%1) : (!acc.data_bounds_ty) -> index
//
%1 : !llvm.ptr
%2 = "acc.firstprivate_map"(%1) <{varType = vector<4x4xui32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> !llvm.ptr
//
%1 : memref<4xf32>
%2 = "acc.deviceptr"(%1) <{varType = i64, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
//
%1 : memref<4xf32>
%2 = "acc.present"(%1) <{varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
//
%1 : !llvm.ptr
%2 = "acc.copyin"(%1) <{varType = i64, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> !llvm.ptr
//
%1 : !llvm.ptr
%2 = "acc.create"(%1) <{varType = tensor<*xtf32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> !llvm.ptr
//
%1 : !llvm.ptr
%2 = "acc.nocreate"(%1) <{varType = vector<[4]xsi8>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> !llvm.ptr
//
%1 : memref<4xf32>
%2 = "acc.attach"(%1) <{varType = i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
//
%1 : !llvm.ptr
%2 = "acc.getdeviceptr"(%1) <{varType = i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> !llvm.ptr
//
%1 : !llvm.ptr
%2 = "acc.update_device"(%1) <{varType = i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> !llvm.ptr
//
%1 : memref<4xf32>
%2 = "acc.use_device"(%1) <{varType = vector<[4]xtf32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
//
%1 : memref<4xf32>
%2 = "acc.declare_device_resident"(%1) <{varType = !wasmssa.funcref, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
//
%1 : !llvm.ptr
%2 = "acc.declare_link"(%1) <{varType = i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> !llvm.ptr
//
%1 : !llvm.ptr
%2 = "acc.cache"(%1) <{varType = i64, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> !llvm.ptr
//
%1, %2 : !llvm.ptr, !llvm.ptr
"acc.copyout"(%1, %2) <{varType = i32, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
//
%1 : !llvm.ptr
"acc.delete"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!llvm.ptr) -> ()
//
%1, %2 : !llvm.ptr, !acc.data_bounds_ty
"acc.detach"(%1, %2) <{name = "", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!llvm.ptr, !acc.data_bounds_ty) -> ()
//
%1, %2 : memref<4xf32>, memref<4xf32>
"acc.update_host"(%1, %2) <{varType = memref<4xi1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<4xf32>, memref<4xf32>) -> ()
//
"acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
//
"acc.serial"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
//
"acc.kernels"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// kernel_environment
"acc.kernel_environment"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> ({
^bb0(%1: index):
}) : () -> ()
// data
%1, %2, %3 : i1, i64, i1
"acc.data"(%1, %2, %3) <{waitOperandsSegments = array<i32: 2, 3, 4>, hasWaitDevnum = [false, false, true], waitOnly = [#acc.device_type<radeon>], operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%4: index, %5: index, %6: index):
"test.end"() : () -> ()
}) : (i1, i64, i1) -> ()
// terminator
"test.around"() ({
"acc.terminator"() : () -> ()
}) : () -> ()
// yield
"acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
^bb0:
"acc.yield"() : () -> ()
}) : () -> ()
//
%1 : !acc.declare_token
"acc.declare_exit"(%1) <{operandSegmentSizes = array<i32: 1, 0>}> : (!acc.declare_token) -> ()
// global_ctor
"acc.global_ctor"() <{sym_name = "symbol"}> ({
^bb0:
"acc.terminator"() : () -> ()
}) : () -> ()
// global_dtor
"acc.global_dtor"() <{sym_name = "symbol"}> ({
^bb0:
"acc.terminator"() : () -> ()
}) : () -> ()
//
"acc.routine"() <{sym_name = "symbol", func_name = @symbol}> : () -> ()
//
%1, %2 : i16, i1
"acc.init"(%1, %2) <{device_types = [#acc.device_type<radeon>], operandSegmentSizes = array<i32: 1, 1>}> : (i16, i1) -> ()
//
%1, %2 : index, i1
"acc.shutdown"(%1, %2) <{device_types = [#acc.device_type<radeon>, #acc.device_type<star>], operandSegmentSizes = array<i32: 1, 1>}> : (index, i1) -> ()
//
%1, %2, %3 : i1, ui16, i1
"acc.set"(%1, %2, %3) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, ui16, i1) -> ()
//
%1 : i1
"acc.wait"(%1) <{async = unit, operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (i1) -> ()
// exit_data
"func.func"() <{function_type = (index, i32, !llvm.ptr) -> index, sym_name = "generated"}> ({
^bb0(%arg0: index, %arg1: i32, %arg2: !llvm.ptr):
"acc.exit_data"(%arg0, %arg1, %arg2) <{async, operandSegmentSizes = array<i32: 0, 0, 1, 1, 1>}> : (index, i32, !llvm.ptr) -> ()
"func.return"(%arg0) : (index) -> ()
}) : () -> ()
// private.recipe
"acc.private.recipe"() <{sym_name = "symbol0", type = index}> ({
^bb0(%arg0: index):
"acc.yield"() : () -> ()
}, {
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "generated"}> ({
"func.return"() : () -> ()
}) : () -> ()
// atomic.read
%a, %b : memref<i32>, memref<i32>
acc.atomic.read %a = %b : memref<i32>, memref<i32>, i32
// atomic.write
%a, %b, %c : memref<i32>, i32, i1
acc.atomic.write if(%c) %a = %b : memref<i32>, i32
// atomic.update
%a : memref<i32>
acc.atomic.update %a : memref<i32> {
^bb0(%x: i32):
%y = arith.addi %x, %x : i32
acc.yield %y : i32
}
// atomic.capture
%a, %b, %c : memref<i32>, memref<i32>, i32
acc.atomic.capture {
acc.atomic.read %a = %b : memref<i32>, memref<i32>, i32
acc.atomic.write %b = %c : memref<i32>, i32
}
// declare_enter
%a : memref<4xf32>
%d = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32>
%t = acc.declare_enter dataOperands(%d : memref<4xf32>)
// declare
%a : memref<4xf32>
%d = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32>
acc.declare dataOperands(%d : memref<4xf32>) {
}
// enter_data
%a, %b : memref<4xf32>, i32
%d = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32>
acc.enter_data async(%b : i32) dataOperands(%d : memref<4xf32>)
// host_data
%a : memref<4xf32>
%d = acc.use_device varPtr(%a : memref<4xf32>) -> memref<4xf32>
acc.host_data dataOperands(%d : memref<4xf32>) {
}
// update
%a : memref<4xf32>
%d = acc.update_device varPtr(%a : memref<4xf32>) -> memref<4xf32> {structured = false}
acc.update dataOperands(%d : memref<4xf32>)
// private
acc.private.recipe @r : memref<4xf32> init {
^bb0(%x: memref<4xf32>):
acc.yield %x : memref<4xf32>
}
func.func @f(%a: memref<4xf32>) {
%d = acc.private varPtr(%a : memref<4xf32>) recipe(@r) -> memref<4xf32>
return
}
// firstprivate
acc.firstprivate.recipe @r : memref<4xf32> init {
^bb0(%x: memref<4xf32>):
acc.yield %x : memref<4xf32>
} copy {
^bb0(%x: memref<4xf32>, %y: memref<4xf32>):
acc.terminator
}
func.func @f(%a: memref<4xf32>) {
%d = acc.firstprivate varPtr(%a : memref<4xf32>) recipe(@r) -> memref<4xf32>
return
}
// reduction
acc.reduction.recipe @r : memref<4xf32> reduction_operator <max> init {
^bb0(%x: memref<4xf32>):
acc.yield %x : memref<4xf32>
} combiner {
^bb0(%x: memref<4xf32>, %y: memref<4xf32>):
acc.yield %x : memref<4xf32>
}
func.func @f(%a: memref<4xf32>) {
%d = acc.reduction varPtr(%a : memref<4xf32>) recipe(@r) -> memref<4xf32>
return
}
// firstprivate.recipe
acc.firstprivate.recipe @r : memref<4xf32> init {
^bb0(%x: memref<4xf32>):
acc.yield %x : memref<4xf32>
} copy {
^bb0(%x: memref<4xf32>, %y: memref<4xf32>):
acc.terminator
}
// reduction.recipe
acc.reduction.recipe @r : i64 reduction_operator <add> init {
^bb0(%x: i64):
acc.yield %x : i64
} combiner {
^bb0(%x: i64, %y: i64):
acc.yield %y : i64
}
// loop
%a : index
acc.loop gang control(%i : index) = (%a : index) to (%a : index) step (%a : index) {
acc.yield
} attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
