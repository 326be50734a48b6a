// bufferization.clone
%v1 = "test.value"() : () -> memref<4xi1>
%v2 = "bufferization.clone"(%v1) : (memref<4xi1>) -> (memref<4xui16>)
// bufferization.clone
%v1 = "test.value"() : () -> memref<f32>
%v2 = "bufferization.clone"(%v1) : (memref<f32>) -> (memref<f32>)
// bufferization.clone
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "bufferization.clone"(%v1) : (memref<4xi64>) -> (memref<4xi64>)
// bufferization.dealloc_tensor
%v1 = "test.value"() : () -> tensor<4xi64>
"bufferization.dealloc_tensor"(%v1) : (tensor<4xi64>) -> ()
// bufferization.dealloc_tensor
%v1 = "test.value"() : () -> tensor<?xi1>
"bufferization.dealloc_tensor"(%v1) : (tensor<?xi1>) -> ()
// bufferization.dealloc_tensor
%v1 = "test.value"() : () -> tensor<4xi1>
"bufferization.dealloc_tensor"(%v1) : (tensor<4xi1>) -> ()
// bufferization.to_tensor
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "bufferization.to_tensor"(%v1) : (memref<4xf32>) -> (tensor<4xf32>)
// bufferization.to_tensor
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "bufferization.to_tensor"(%v1) <{restrict = unit, writable = unit}> : (memref<4xf32>) -> (tensor<4xf32>)
// bufferization.to_buffer
%v1 = "test.value"() : () -> tensor<4xf32>
%v2 = "bufferization.to_buffer"(%v1) : (tensor<4xf32>) -> (memref<4xf32>)
// bufferization.to_buffer
%v1 = "test.value"() : () -> tensor<4xf32>
%v2 = "bufferization.to_buffer"(%v1) <{read_only = unit}> : (tensor<4xf32>) -> (memref<4xf32>)
// bufferization.dealloc
"bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// bufferization.materialize_in_destination
"func.func"() <{function_type = (tensor<2xi32>) -> tensor<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<2xi32>):
  %0 = "bufferization.materialize_in_destination"(%arg0, %arg0) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%arg0) : (tensor<2xi32>) -> ()
}) : () -> ()
// bufferization.materialize_in_destination
"func.func"() <{function_type = (tensor<4xi32>) -> tensor<4xi32>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xi32>):
  %0 = "bufferization.materialize_in_destination"(%arg0, %arg0) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  "func.return"(%0) : (tensor<4xi32>) -> ()
}) : () -> ()
