// acc.bounds
%v1 = "test.value"() : () -> i128
%v2 = "test.value"() : () -> i128
%v3 = "test.value"() : () -> i128
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> ui64
%v6 = "acc.bounds"(%v1, %v2, %v3, %v4, %v5) <{strideInBytes = false, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i128, i128, i128, index, ui64) -> (!acc.data_bounds_ty)
// acc.get_lowerbound
%v1 = "test.value"() : () -> !acc.data_bounds_ty
%v2 = "acc.get_lowerbound"(%v1) : (!acc.data_bounds_ty) -> (index)
// acc.get_upperbound
%v1 = "test.value"() : () -> !acc.data_bounds_ty
%v2 = "acc.get_upperbound"(%v1) : (!acc.data_bounds_ty) -> (index)
// acc.get_stride
%v1 = "test.value"() : () -> !acc.data_bounds_ty
%v2 = "acc.get_stride"(%v1) : (!acc.data_bounds_ty) -> (index)
// acc.get_extent
%v1 = "test.value"() : () -> !acc.data_bounds_ty
%v2 = "acc.get_extent"(%v1) : (!acc.data_bounds_ty) -> (index)
// acc.firstprivate_map
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "acc.firstprivate_map"(%v1) <{varType = vector<4x4xui32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// acc.deviceptr
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "acc.deviceptr"(%v1) <{varType = i64, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
// acc.deviceptr
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "acc.deviceptr"(%v1, %v2, %v3) <{varType = vector<16xui8>, implicit = true, recipe = @symbol, operandSegmentSizes = array<i32: 1, 0, 0, 2>}> : (memref<4xf32>, i32, i32) -> (memref<4xf32>)
// acc.present
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "acc.present"(%v1) <{varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
// acc.present
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> !acc.data_bounds_ty
%v3 = "acc.present"(%v1, %v2) <{varType = vector<16x16xui64>, asyncOperandsDeviceType = [#acc.device_type<default>, #acc.device_type<nvidia>, #acc.device_type<star>], asyncOnly = [#acc.device_type<nvidia>, #acc.device_type<multicore>], structured = false, implicit = true, name = "text", recipe = @symbol, operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<4xf32>, !acc.data_bounds_ty) -> (memref<4xf32>)
// acc.copyin
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "acc.copyin"(%v1) <{varType = i64, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// acc.copyin
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> memref<4xf32>
%v3 = "test.value"() : () -> !acc.data_bounds_ty
%v4 = "test.value"() : () -> !acc.data_bounds_ty
%v5 = "test.value"() : () -> ui8
%v6 = "acc.copyin"(%v1, %v2, %v3, %v4, %v5) <{varType = vector<2xsi32>, asyncOperandsDeviceType = [#acc.device_type<default>, #acc.device_type<multicore>, #acc.device_type<host>], asyncOnly = [#acc.device_type<default>, #acc.device_type<star>], dataClause = #acc<data_clause acc_delete>, structured = true, implicit = true, modifiers = #acc<data_clause_modifier readonly>, name = "a b", recipe = @symbol, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (memref<4xf32>, memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty, ui8) -> (memref<4xf32>)
// acc.copyin
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> index
%v4 = "acc.copyin"(%v1, %v2, %v3) <{varType = vector<[2]xbf16>, asyncOperandsDeviceType = [#acc.device_type<default>, #acc.device_type<default>], structured = true, implicit = false, name = "text", recipe = @other, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!llvm.ptr, !llvm.ptr, index) -> (!llvm.ptr)
// acc.create
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "acc.create"(%v1) <{varType = tensor<*xtf32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// acc.create
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "acc.create"(%v1, %v2) <{varType = tensor<1x1x1x1x1xsi8>, asyncOnly = [#acc.device_type<host>], structured = true, modifiers = #acc<data_clause_modifier always>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// acc.nocreate
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "acc.nocreate"(%v1) <{varType = vector<[4]xsi8>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// acc.attach
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "acc.attach"(%v1) <{varType = i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
// acc.attach
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !acc.data_bounds_ty
%v4 = "test.value"() : () -> !acc.data_bounds_ty
%v5 = "test.value"() : () -> !acc.data_bounds_ty
%v6 = "acc.attach"(%v1, %v2, %v3, %v4, %v5) <{varType = i32, asyncOperandsDeviceType = [#acc.device_type<radeon>], asyncOnly = [#acc.device_type<nvidia>, #acc.device_type<default>, #acc.device_type<nvidia>], structured = true, operandSegmentSizes = array<i32: 1, 1, 3, 0>}> : (!llvm.ptr, !llvm.ptr, !acc.data_bounds_ty, !acc.data_bounds_ty, !acc.data_bounds_ty) -> (!llvm.ptr)
// acc.getdeviceptr
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "acc.getdeviceptr"(%v1) <{varType = i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// acc.getdeviceptr
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> memref<4xf32>
%v3 = "test.value"() : () -> !acc.data_bounds_ty
%v4 = "test.value"() : () -> !acc.data_bounds_ty
%v5 = "test.value"() : () -> !acc.data_bounds_ty
%v6 = "test.value"() : () -> i128
%v7 = "test.value"() : () -> i128
%v8 = "test.value"() : () -> i128
%v9 = "acc.getdeviceptr"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) <{varType = tensor<4xf64>, asyncOperandsDeviceType = [#acc.device_type<nvidia>, #acc.device_type<host>], asyncOnly = [#acc.device_type<host>], dataClause = #acc<data_clause acc_copyout_zero>, structured = false, implicit = true, modifiers = #acc<data_clause_modifier alwaysout>, name = "", recipe = @symbol, operandSegmentSizes = array<i32: 1, 1, 3, 3>}> : (memref<4xf32>, memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty, !acc.data_bounds_ty, i128, i128, i128) -> (memref<4xf32>)
// acc.getdeviceptr
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> !acc.data_bounds_ty
%v3 = "test.value"() : () -> !acc.data_bounds_ty
%v4 = "test.value"() : () -> !acc.data_bounds_ty
%v5 = "acc.getdeviceptr"(%v1, %v2, %v3, %v4) <{varType = i64, modifiers = #acc<data_clause_modifier none>, name = "text", recipe = @symbol, operandSegmentSizes = array<i32: 1, 0, 3, 0>}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty, !acc.data_bounds_ty) -> (memref<4xf32>)
// acc.update_device
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "acc.update_device"(%v1) <{varType = i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// acc.use_device
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "acc.use_device"(%v1) <{varType = vector<[4]xtf32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
// acc.declare_device_resident
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "acc.declare_device_resident"(%v1) <{varType = !wasmssa.funcref, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
// acc.declare_device_resident
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "acc.declare_device_resident"(%v1) <{varType = i64, asyncOperandsDeviceType = [#acc.device_type<multicore>, #acc.device_type<radeon>, #acc.device_type<nvidia>], asyncOnly = [#acc.device_type<none>], structured = false, name = "text", operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
// acc.declare_link
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "acc.declare_link"(%v1) <{varType = i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// acc.declare_link
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !acc.data_bounds_ty
%v4 = "test.value"() : () -> !acc.data_bounds_ty
%v5 = "test.value"() : () -> !acc.data_bounds_ty
%v6 = "acc.declare_link"(%v1, %v2, %v3, %v4, %v5) <{varType = vector<32xi1>, asyncOperandsDeviceType = [#acc.device_type<radeon>, #acc.device_type<star>, #acc.device_type<host>], structured = true, operandSegmentSizes = array<i32: 1, 1, 3, 0>}> : (!llvm.ptr, !llvm.ptr, !acc.data_bounds_ty, !acc.data_bounds_ty, !acc.data_bounds_ty) -> (!llvm.ptr)
// acc.cache
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "acc.cache"(%v1) <{varType = i64, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// acc.cache
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !acc.data_bounds_ty
%v4 = "test.value"() : () -> !acc.data_bounds_ty
%v5 = "acc.cache"(%v1, %v2, %v3, %v4) <{varType = f32, asyncOperandsDeviceType = [#acc.device_type<host>], asyncOnly = [#acc.device_type<none>], structured = true, implicit = true, name = "a b", operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (!llvm.ptr, !llvm.ptr, !acc.data_bounds_ty, !acc.data_bounds_ty) -> (!llvm.ptr)
// acc.copyout
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
"acc.copyout"(%v1, %v2) <{varType = i32, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
// acc.copyout
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> i128
%v4 = "test.value"() : () -> i128
"acc.copyout"(%v1, %v2, %v3, %v4) <{varType = i32, asyncOperandsDeviceType = [#acc.device_type<radeon>, #acc.device_type<none>], asyncOnly = [#acc.device_type<multicore>, #acc.device_type<none>, #acc.device_type<multicore>], operandSegmentSizes = array<i32: 1, 1, 0, 2>}> : (!llvm.ptr, !llvm.ptr, i128, i128) -> ()
// acc.delete
%v1 = "test.value"() : () -> !llvm.ptr
"acc.delete"(%v1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!llvm.ptr) -> ()
// acc.delete
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> i8
"acc.delete"(%v1, %v2, %v3) <{asyncOperandsDeviceType = [#acc.device_type<nvidia>, #acc.device_type<host>, #acc.device_type<radeon>], implicit = false, operandSegmentSizes = array<i32: 1, 0, 2>}> : (memref<4xf32>, i8, i8) -> ()
// acc.detach
%v1 = "test.value"() : () -> memref<4xf32>
"acc.detach"(%v1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<4xf32>) -> ()
// acc.detach
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !acc.data_bounds_ty
"acc.detach"(%v1, %v2) <{name = "", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!llvm.ptr, !acc.data_bounds_ty) -> ()
// acc.update_host
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> memref<4xf32>
"acc.update_host"(%v1, %v2) <{varType = memref<4xi1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<4xf32>, memref<4xf32>) -> ()
// acc.update_host
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> i1
"acc.update_host"(%v1, %v2, %v3) <{varType = f32, structured = false, implicit = false, name = "", operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!llvm.ptr, !llvm.ptr, i1) -> ()
// acc.parallel
"acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// acc.serial
"acc.serial"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// acc.kernels
"acc.kernels"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// acc.kernel_environment
"acc.kernel_environment"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> ({
^bb0(%v1: index):
}) : () -> ()
// acc.kernel_environment
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i1
%v5 = "test.value"() : () -> i32
%v6 = "test.value"() : () -> i32
"acc.kernel_environment"(%v1, %v2, %v3, %v4, %v5, %v6) <{asyncOperandsDeviceType = [#acc.device_type<star>], asyncOnly = [#acc.device_type<multicore>], waitOperandsSegments = array<i32: 0>, waitOperandsDeviceType = [#acc.device_type<none>], hasWaitDevnum = [true, false, false], waitOnly = [#acc.device_type<radeon>, #acc.device_type<none>, #acc.device_type<default>], operandSegmentSizes = array<i32: 3, 1, 2>}> ({
^bb0(%v7: index, %v8: index):
}) : (i64, i64, i64, i1, i32, i32) -> ()
// acc.kernel_environment
%v1 = "test.value"() : () -> vector<4xi128>
%v2 = "test.value"() : () -> vector<4xi128>
%v3 = "test.value"() : () -> i32
"acc.kernel_environment"(%v1, %v2, %v3) <{waitOnly = [#acc.device_type<multicore>, #acc.device_type<default>], operandSegmentSizes = array<i32: 2, 0, 1>}> ({
^bb0:
}) : (vector<4xi128>, vector<4xi128>, i32) -> ()
// acc.data
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i1
"acc.data"(%v1, %v2, %v3) <{waitOperandsSegments = array<i32: 2, 3, 4>, hasWaitDevnum = [false, false, true], waitOnly = [#acc.device_type<radeon>], operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%v4: index, %v5: index, %v6: index):
"test.end"() : () -> ()
}) : (i1, i64, i1) -> ()
// acc.terminator
"test.around"() ({
"acc.terminator"() : () -> ()
}) : () -> ()
// acc.yield
"acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
^bb0:
"acc.yield"() : () -> ()
}) : () -> ()
// acc.declare_exit
%v1 = "test.value"() : () -> !acc.declare_token
"acc.declare_exit"(%v1) <{operandSegmentSizes = array<i32: 1, 0>}> : (!acc.declare_token) -> ()
// acc.global_ctor
"acc.global_ctor"() <{sym_name = "symbol"}> ({}) : () -> ()
// acc.global_ctor
"acc.global_ctor"() <{sym_name = "symbol"}> ({
^bb0:
"acc.terminator"() : () -> ()
}) : () -> ()
// acc.global_dtor
"acc.global_dtor"() <{sym_name = "symbol"}> ({}) : () -> ()
// acc.global_dtor
"acc.global_dtor"() <{sym_name = "symbol"}> ({
^bb0:
"acc.terminator"() : () -> ()
}) : () -> ()
// acc.routine
"acc.routine"() <{sym_name = "symbol", func_name = @symbol}> : () -> ()
// acc.init
"acc.init"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// acc.init
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i1
"acc.init"(%v1, %v2) <{device_types = [#acc.device_type<radeon>], operandSegmentSizes = array<i32: 1, 1>}> : (i16, i1) -> ()
// acc.init
%v1 = "test.value"() : () -> i32
"acc.init"(%v1) <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
// acc.shutdown
"acc.shutdown"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// acc.shutdown
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> i1
"acc.shutdown"(%v1, %v2) <{device_types = [#acc.device_type<radeon>, #acc.device_type<star>], operandSegmentSizes = array<i32: 1, 1>}> : (index, i1) -> ()
// acc.shutdown
%v1 = "test.value"() : () -> i1
"acc.shutdown"(%v1) <{device_types = [#acc.device_type<star>, #acc.device_type<default>, #acc.device_type<nvidia>], operandSegmentSizes = array<i32: 0, 1>}> : (i1) -> ()
// acc.set
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i1
"acc.set"(%v1, %v2, %v3) <{device_type = #acc.device_type<nvidia>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i64, i64, i1) -> ()
// acc.set
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> ui16
%v3 = "test.value"() : () -> i1
"acc.set"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, ui16, i1) -> ()
// acc.wait
"acc.wait"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// acc.wait
%v1 = "test.value"() : () -> i1
"acc.wait"(%v1) <{async = unit, operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (i1) -> ()
// acc.exit_data
"func.func"() <{function_type = (index, i32, !llvm.ptr) -> index, sym_name = "generated"}> ({
^bb0(%arg0: index, %arg1: i32, %arg2: !llvm.ptr):
  "acc.exit_data"(%arg0, %arg1, %arg2) <{async, operandSegmentSizes = array<i32: 0, 0, 1, 1, 1>}> : (index, i32, !llvm.ptr) -> ()
  "func.return"(%arg0) : (index) -> ()
}) : () -> ()
// acc.exit_data
"func.func"() <{function_type = (i1, index, !llvm.ptr) -> i1, sym_name = "generated"}> ({
^bb0(%arg0: i1, %arg1: index, %arg2: !llvm.ptr):
  "acc.exit_data"(%arg0, %arg0, %arg1, %arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i1, i1, index, i1, !llvm.ptr) -> ()
  "func.return"(%arg0) : (i1) -> ()
}) : () -> ()
// acc.private.recipe
"acc.private.recipe"() <{sym_name = "symbol0", type = index}> ({
^bb0(%arg1: index):
  "acc.yield"(%arg1) : (index) -> ()
}, {
^bb0(%arg0: index):
  "acc.yield"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "generated"}> ({
  "func.return"() : () -> ()
}) : () -> ()
// acc.private.recipe
"acc.private.recipe"() <{sym_name = "symbol0", type = index}> ({
^bb0(%arg0: index):
  "acc.yield"() : () -> ()
}, {
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "generated"}> ({
  "func.return"() : () -> ()
}) : () -> ()
// acc.atomic.read
%a = "test.value"() : () -> memref<i32>
%b = "test.value"() : () -> memref<i32>
acc.atomic.read %a = %b : memref<i32>, memref<i32>, i32
// acc.atomic.write
%a = "test.value"() : () -> memref<i32>
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> i1
acc.atomic.write if(%c) %a = %b : memref<i32>, i32
// acc.atomic.update
%a = "test.value"() : () -> memref<i32>
acc.atomic.update %a : memref<i32> {
^bb0(%x: i32):
  %y = arith.addi %x, %x : i32
  acc.yield %y : i32
}
// acc.atomic.capture
%a = "test.value"() : () -> memref<i32>
%b = "test.value"() : () -> memref<i32>
%c = "test.value"() : () -> i32
acc.atomic.capture {
  acc.atomic.read %a = %b : memref<i32>, memref<i32>, i32
  acc.atomic.write %b = %c : memref<i32>, i32
}
// acc.declare_enter
%a = "test.value"() : () -> memref<4xf32>
%d = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32>
%t = acc.declare_enter dataOperands(%d : memref<4xf32>)
// acc.declare
%a = "test.value"() : () -> memref<4xf32>
%d = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32>
acc.declare dataOperands(%d : memref<4xf32>) {
}
// acc.enter_data
%a = "test.value"() : () -> memref<4xf32>
%b = "test.value"() : () -> i32
%d = acc.copyin varPtr(%a : memref<4xf32>) -> memref<4xf32>
acc.enter_data async(%b : i32) dataOperands(%d : memref<4xf32>)
// acc.host_data
%a = "test.value"() : () -> memref<4xf32>
%d = acc.use_device varPtr(%a : memref<4xf32>) -> memref<4xf32>
acc.host_data dataOperands(%d : memref<4xf32>) {
}
// acc.update
%a = "test.value"() : () -> memref<4xf32>
%d = acc.update_device varPtr(%a : memref<4xf32>) -> memref<4xf32> {structured = false}
acc.update dataOperands(%d : memref<4xf32>)
// acc.private
acc.private.recipe @r : memref<4xf32> init {
^bb0(%x: memref<4xf32>):
  acc.yield %x : memref<4xf32>
}
func.func @f(%a: memref<4xf32>) {
  %d = acc.private varPtr(%a : memref<4xf32>) recipe(@r) -> memref<4xf32>
  return
}
// acc.firstprivate
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
// acc.reduction
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
// acc.firstprivate.recipe
acc.firstprivate.recipe @r : memref<4xf32> init {
^bb0(%x: memref<4xf32>):
  acc.yield %x : memref<4xf32>
} copy {
^bb0(%x: memref<4xf32>, %y: memref<4xf32>):
  acc.terminator
}
// acc.reduction.recipe
acc.reduction.recipe @r : i64 reduction_operator <add> init {
^bb0(%x: i64):
  acc.yield %x : i64
} combiner {
^bb0(%x: i64, %y: i64):
  acc.yield %y : i64
}
// acc.loop
%a = "test.value"() : () -> index
acc.loop gang control(%i : index) = (%a : index) to (%a : index) step (%a : index) {
  acc.yield
} attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
