func.func @bufferization(%t: tensor<4x?xf32>, %n: index, %m: memref<4x?xf32>, %c: i1) {
  %0 = bufferization.alloc_tensor(%n) : tensor<4x?xf32>
  %1 = bufferization.alloc_tensor() copy(%t) {memory_space = 1 : i64} : tensor<4x?xf32>
  %2 = bufferization.alloc_tensor(%n) size_hint=%n : tensor<4x?xf32>
  %3 = bufferization.to_tensor %m restrict writable : memref<4x?xf32>
  %4 = bufferization.to_memref %t read_only : memref<4x?xf32>
  %5 = bufferization.clone %m : memref<4x?xf32> to memref<4x?xf32>
  bufferization.dealloc_tensor %t : tensor<4x?xf32>
  %6:2 = bufferization.dealloc (%m, %m : memref<4x?xf32>, memref<4x?xf32>) if (%c, %c) retain (%4, %5 : memref<4x?xf32>, memref<4x?xf32>)
  bufferization.dealloc (%m : memref<4x?xf32>) if (%c)
  bufferization.dealloc
  %7 = bufferization.materialize_in_destination %t in %t : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
  return
}
