func.func @bufferizationfers(%a: memref<4x8xf32>, %i: index, %d: memref<?x?xf32, strided<[?, ?], offset: ?>>, %v: memref<?xi8>, %t: memref<1xi32>, %f: f32, %u: memref<*xf32>, %p: memref<4xf32>) {
  memref.alloca_scope { }
  %x = memref.alloca_scope -> (f32) { memref.alloca_scope.return %f : f32 }
  memref.dma_start %a[%i, %i], %a[%i, %i], %i, %t[%i] : memref<4x8xf32>, memref<4x8xf32>, memref<1xi32>
  memref.dma_start %a[%i, %i], %a[%i, %i], %i, %t[%i], %i, %i : memref<4x8xf32>, memref<4x8xf32>, memref<1xi32>
  memref.dma_wait %t[%i], %i : memref<1xi32>
  %y = memref.generic_atomic_rmw %a[%i, %i] : memref<4x8xf32> { ^bb0(%c: f32): memref.atomic_yield %c : f32 } {z}
  memref.prefetch %a[%i, %i], write, locality<2>, instr : memref<4x8xf32>
  memref.prefetch %a[%i, %i], read, locality<3>, data : memref<4x8xf32>
  %tr = memref.transpose %d (d0, d1) -> (d1, d0) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>>
  %base, %off, %sizes:2, %strides:2 = memref.extract_strided_metadata %d : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %sv = memref.subview %a[0, %i] [2, 2] [1, %i] : memref<4x8xf32> to memref<2x2xf32, strided<[8, ?], offset: ?>>
  %rc = memref.reinterpret_cast %u to offset: [%i], sizes: [4, %i], strides: [1, %i] : memref<*xf32> to memref<4x?xf32, strided<[1, ?], offset: ?>>
  %vw = memref.view %v[%i][%i, %i] : memref<?xi8> to memref<?x?xf32>
  %g = memref.realloc %p(%i) {alignment = 8} : memref<4xf32> to memref<?xf32>
  %es = memref.expand_shape %p [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  %cs = memref.collapse_shape %a [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %ld = memref.load %a[%i, %i] {nontemporal = true} : memref<4x8xf32>
  %rk = memref.rank %u : memref<*xf32>
  %at = memref.atomic_rmw addf %f, %a[%i, %i] : (f32, memref<4x8xf32>) -> f32
  %pt = memref.extract_aligned_pointer_as_index %a : memref<4x8xf32> -> index
  memref.assume_alignment %a, 16 : memref<4x8xf32>
  memref.copy %a, %a : memref<4x8xf32> to memref<4x8xf32>
  %al = memref.alloc(%i)[%i] {alignment = 64 : i64} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %aa = memref.alloca() : memref<f32>
  %dm = memref.dim %a, %i : memref<4x8xf32>
  return
}

memref.global "private" constant @c : memref<2xf32> = dense<[0.0, 1.0]>
memref.global @d : memref<4xi32> = uninitialized {alignment = 8 : i64}
memref.global "private" @e : memref<3xi8>
func.func @globals() { %0 = memref.get_global @c : memref<2xf32> return }
