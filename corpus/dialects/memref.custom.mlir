module {
  func.func @bufferizationfers(%arg0: memref<4x8xf32>, %arg1: index, %arg2: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg3: memref<?xi8>, %arg4: memref<1xi32>, %arg5: f32, %arg6: memref<*xf32>, %arg7: memref<4xf32>) {
    memref.alloca_scope  {
    }
    %0 = memref.alloca_scope  -> (f32) {
      memref.alloca_scope.return %arg5 : f32
    }
    memref.dma_start %arg0[%arg1, %arg1], %arg0[%arg1, %arg1], %arg1, %arg4[%arg1] : memref<4x8xf32>, memref<4x8xf32>, memref<1xi32>
    memref.dma_start %arg0[%arg1, %arg1], %arg0[%arg1, %arg1], %arg1, %arg4[%arg1], %arg1, %arg1 : memref<4x8xf32>, memref<4x8xf32>, memref<1xi32>
    memref.dma_wait %arg4[%arg1], %arg1 : memref<1xi32>
    %1 = memref.generic_atomic_rmw %arg0[%arg1, %arg1] : memref<4x8xf32> {
    ^bb0(%arg8: f32):
      memref.atomic_yield %arg8 : f32
    } {z}
    memref.prefetch %arg0[%arg1, %arg1], write, locality<2>, instr : memref<4x8xf32>
    memref.prefetch %arg0[%arg1, %arg1], read, locality<3>, data : memref<4x8xf32>
    %transpose = memref.transpose %arg2 (d0, d1) -> (d1, d0) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg2 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %subview = memref.subview %arg0[0, %arg1] [2, 2] [1, %arg1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, ?], offset: ?>>
    %reinterpret_cast = memref.reinterpret_cast %arg6 to offset: [%arg1], sizes: [4, %arg1], strides: [1, %arg1] : memref<*xf32> to memref<4x?xf32, strided<[1, ?], offset: ?>>
    %view = memref.view %arg3[%arg1][%arg1, %arg1] : memref<?xi8> to memref<?x?xf32>
    %2 = memref.realloc %arg7(%arg1) {alignment = 8 : i64} : memref<4xf32> to memref<?xf32>
    %expand_shape = memref.expand_shape %arg7 [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<4x8xf32> into memref<32xf32>
    %3 = memref.load %arg0[%arg1, %arg1] {nontemporal = true} : memref<4x8xf32>
    %4 = memref.rank %arg6 : memref<*xf32>
    %5 = memref.atomic_rmw addf %arg5, %arg0[%arg1, %arg1] : (f32, memref<4x8xf32>) -> f32
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4x8xf32> -> index
    %assume_align = memref.assume_alignment %arg0, 16 : memref<4x8xf32>
    memref.copy %arg0, %arg0 : memref<4x8xf32> to memref<4x8xf32>
    %alloc = memref.alloc(%arg1)[%arg1] {alignment = 64 : i64} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    %alloca = memref.alloca() : memref<f32>
    %dim = memref.dim %arg0, %arg1 : memref<4x8xf32>
    return
  }
  memref.global "private" constant @c : memref<2xf32> = dense<[0.000000e+00, 1.000000e+00]>
  memref.global @d : memref<4xi32> = uninitialized {alignment = 8 : i64}
  memref.global "private" @e : memref<3xi8>
  func.func @globals() {
    %0 = memref.get_global @c : memref<2xf32>
    return
  }
}
