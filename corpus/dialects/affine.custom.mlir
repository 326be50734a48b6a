module {
  func.func @loops(%arg0: index, %arg1: memref<?x?xf32>, %arg2: i32) {
    affine.for %arg3 = 0 to 10 {
    }
    affine.for %arg3 = -3 to %arg0 step 4 {
    } {tag = 1 : i32}
    affine.for %arg3 = max affine_map<(d0)[s0] -> (d0, s0 + 1)>(%arg0)[%arg0] to min affine_map<()[s0] -> (s0, 128)>()[%arg0] {
    }
    affine.for %arg3 = affine_map<(d0) -> (d0 * 2)>(%arg0) to affine_map<(d0) -> (d0 floordiv 4 + 7)>(%arg0) {
      affine.for %arg4 = affine_map<(d0) -> (d0)>(%arg3) to affine_map<(d0) -> (d0)>(%arg3) {
      }
    }
    %0:2 = affine.for %arg3 = 0 to 4 iter_args(%arg4 = %arg2, %arg5 = %arg0) -> (i32, index) {
      affine.yield %arg4, %arg5 : i32, index
    }
    %1 = affine.for %arg3 = 0 to 4 step 2 iter_args(%arg4 = %arg2) -> (i32) {
      affine.yield %arg4 : i32
    }
    return
  }
  func.func @conditions(%arg0: index, %arg1: f32) -> f32 {
    affine.if affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 == 0)>(%arg0)[%arg0] {
    }
    affine.if affine_set<() : (1 == 0)>() {
      "a.b"() : () -> ()
    } else {
      "a.c"() : () -> ()
    } {x}
    %0 = affine.if affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 == 0)>(%arg0)[%arg0] -> f32 {
      affine.yield %arg1 : f32
    } else {
      affine.yield %arg1 : f32
    }
    %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>(%arg0, %arg0)[%arg0]
    %2 = affine.apply affine_map<() -> (7)>() {foo = "x"}
    %3 = affine.min affine_map<(d0)[s0] -> (d0, s0, 1000)>(%arg0)[%arg0]
    %4 = affine.max affine_map<(d0) -> (d0, 4)>(%arg0) {y}
    return %0 : f32
  }
  func.func @accesses(%arg0: memref<?x?xf32>, %arg1: vector<4xf32>, %arg2: f32, %arg3: index, %arg4: memref<1xi32>) {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.load %arg0[%arg5 + 3, -%arg5 + symbol(%arg3) * 2] : memref<?x?xf32>
      %1 = affine.load %arg0[%arg5, (%arg5 floordiv 3) mod 2] {nt} : memref<?x?xf32>
      affine.store %0, %arg0[symbol(%arg3), -%arg5 + 7] : memref<?x?xf32>
      %2 = affine.vector_load %arg0[%arg5, 0] : memref<?x?xf32>, vector<4xf32>
      affine.vector_store %2, %arg0[%arg5, (%arg5 + %arg3) ceildiv 2] : memref<?x?xf32>, vector<4xf32>
      affine.prefetch %arg0[%arg5, %arg5 + 5], read, locality<3>, data : memref<?x?xf32>
      affine.prefetch %arg0[%arg5, %arg5 + 5], write, locality<0>, instr {z} : memref<?x?xf32>
      affine.dma_start %arg0[%arg5 + 7, %arg5], %arg0[%arg5, 3], %arg4[0], %arg3 : memref<?x?xf32>, memref<?x?xf32>, memref<1xi32>
      affine.dma_start %arg0[%arg5 + 7, %arg5], %arg0[%arg5, 3], %arg4[%arg5], %arg3, %arg3, %arg3 : memref<?x?xf32>, memref<?x?xf32>, memref<1xi32>
      affine.dma_wait %arg4[0], %arg3 : memref<1xi32>
    }
    return
  }
  func.func @parallel_bounds(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<100x100xf32>) -> f32 {
    affine.parallel (%arg4) = (0) to (10) {
    }
    affine.parallel (%arg4, %arg5) = (0, %arg0) to (min(1, 2), 7) {
    }
    return %arg2 : f32
  }
  func.func @parallel(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<100x100xf32>) -> f32 {
    affine.parallel (%arg4, %arg5) = (0, %arg0) to (%arg1, 20) step (3, 4) {
      affine.store %arg2, %arg3[%arg4, %arg5] : memref<100x100xf32>
    }
    affine.parallel (%arg4, %arg5) = (max(0, %arg0 + 1), symbol(%arg1)) to (min(%arg1, %arg0, 7), min(%arg0 - symbol(%arg1), 20)) {
    } {a = 1 : i8}
    %0 = affine.parallel (%arg4) = (0) to (%arg0) reduce ("addf") -> (f32) {
      affine.yield %arg2 : f32
    }
    %1:2 = affine.parallel (%arg4) = (0) to (%arg0) reduce ("maximumf", "mulf") -> (f32, f32) {
      affine.yield %arg2, %0 : f32, f32
    }
    affine.parallel () = () to () {
    }
    %2:2 = affine.delinearize_index %arg0 into (%arg1, %arg0) : index, index
    return %0 : f32
  }
}
