//
%1 : memref<f32>
%2 = "bufferization.clone"(%1) : (memref<f32>) -> (memref<f32>)
//
%1 : tensor<?xi1>
"bufferization.dealloc_tensor"(%1) : (tensor<?xi1>) -> ()
//
%1 : memref<4xf32>
%2 = "bufferization.to_tensor"(%1) <{restrict = unit, writable = unit}> : (memref<4xf32>) -> (tensor<4xf32>)
//
%1 : tensor<4xf32>
%2 = "bufferization.to_buffer"(%1) <{read_only = unit}> : (tensor<4xf32>) -> (memref<4xf32>)
//
"bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// materialize_in_destination
"func.func"() <{function_type = (tensor<4xi32>) -> tensor<4xi32>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xi32>):
%0 = "bufferization.materialize_in_destination"(%arg0, %arg0) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
"func.return"(%0) : (tensor<4xi32>) -> ()
}) : () -> ()
