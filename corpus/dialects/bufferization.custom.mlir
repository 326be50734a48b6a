module {
  func.func @bufferization(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: memref<4x?xf32>, %arg3: i1) {
    %0 = bufferization.alloc_tensor(%arg1) : tensor<4x?xf32>
    %1 = bufferization.alloc_tensor() copy(%arg0) {memory_space = 1 : i64} : tensor<4x?xf32>
    %2 = bufferization.alloc_tensor(%arg1) size_hint=%arg1 : tensor<4x?xf32>
    %3 = bufferization.to_tensor %arg2 restrict writable : memref<4x?xf32>
    %4 = bufferization.to_memref %arg0 read_only : memref<4x?xf32>
    %5 = bufferization.clone %arg2 : memref<4x?xf32> to memref<4x?xf32>
    bufferization.dealloc_tensor %arg0 : tensor<4x?xf32>
    %6:2 = bufferization.dealloc (%arg2, %arg2 : memref<4x?xf32>, memref<4x?xf32>) if (%arg3, %arg3) retain (%4, %5 : memref<4x?xf32>, memref<4x?xf32>)
    bufferization.dealloc (%arg2 : memref<4x?xf32>) if (%arg3)
    bufferization.dealloc
    %7 = bufferization.materialize_in_destination %arg0 in %arg0 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    bufferization.materialize_in_destination %arg0 in restrict writable %arg2 : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
    return
  }
}
