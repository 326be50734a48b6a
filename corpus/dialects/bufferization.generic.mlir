"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x?xf32>, index, memref<4x?xf32>, i1) -> (), sym_name = "bufferization"}> ({
  ^bb0(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: memref<4x?xf32>, %arg3: i1):
    %0 = "bufferization.alloc_tensor"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<4x?xf32>
    %1 = "bufferization.alloc_tensor"(%arg0) <{memory_space = 1 : i64, operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<4x?xf32>) -> tensor<4x?xf32>
    %2 = "bufferization.alloc_tensor"(%arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (index, index) -> tensor<4x?xf32>
    %3 = "bufferization.to_tensor"(%arg2) <{restrict, writable}> : (memref<4x?xf32>) -> tensor<4x?xf32>
    %4 = "bufferization.to_memref"(%arg0) <{read_only}> : (tensor<4x?xf32>) -> memref<4x?xf32>
    %5 = "bufferization.clone"(%arg2) : (memref<4x?xf32>) -> memref<4x?xf32>
    "bufferization.dealloc_tensor"(%arg0) : (tensor<4x?xf32>) -> ()
    %6:2 = "bufferization.dealloc"(%arg2, %arg2, %arg3, %arg3, %4, %5) <{operandSegmentSizes = array<i32: 2, 2, 2>}> : (memref<4x?xf32>, memref<4x?xf32>, i1, i1, memref<4x?xf32>, memref<4x?xf32>) -> (i1, i1)
    "bufferization.dealloc"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4x?xf32>, i1) -> ()
    "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
    %7 = "bufferization.materialize_in_destination"(%arg0, %arg0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    "bufferization.materialize_in_destination"(%arg0, %arg2) <{restrict, writable}> : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
