func.func @loops(%n: index, %m: memref<?x?xf32>, %i: i32) {
  affine.for %a = 0 to 10 { }
  affine.for %a = -3 to %n step 4 { affine.yield } {tag = 1 : i32}
  affine.for %a = max affine_map<(d0)[s0] -> (d0, s0 + 1)>(%n)[%n] to min affine_map<()[s0] -> (s0, 128)>()[%n] { }
  affine.for %a = affine_map<(d0) -> (d0 * 2)>(%n) to affine_map<(d0) -> (d0 floordiv 4 + 7)>(%n) {
    affine.for %b = affine_map<(d0) -> (d0)>(%a) to affine_map<(d0) -> (d0)>(%a) { }
  }
  %r:2 = affine.for %a = 0 to 4 iter_args(%x = %i, %y = %n) -> (i32, index) { affine.yield %x, %y : i32, index }
  %q = affine.for %a = 0 to 4 step 2 iter_args(%x = %i) -> i32 { affine.yield %x : i32 }
  return
}

#s = affine_set<(d0)[s0] : (d0 >= 0, s0 - d0 == 0)>
#map = affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>
func.func @conditions(%n: index, %f: f32) -> f32 {
  affine.if #s(%n)[%n] { }
  affine.if affine_set<() : (1 == 0)>() { "a.b"() : () -> () } else { "a.c"() : () -> () } {x}
  %r = affine.if #s(%n)[%n] -> f32 { affine.yield %f : f32 } else { affine.yield %f : f32 }
  %a = affine.apply #map(%n, %n)[%n]
  %b = affine.apply affine_map<() -> (7)>() {foo = "x"}
  %c = affine.min affine_map<(d0)[s0] -> (d0, s0, 1000)>(%n)[%n]
  %d = affine.max affine_map<(d0) -> (d0, 4)>(%n) {y}
  return %r : f32
}

func.func @accesses(%m: memref<?x?xf32>, %v: vector<4xf32>, %f: f32, %n: index, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i + 3, symbol(%n) * 2 - %i] : memref<?x?xf32>
    %1 = affine.load %m[%i, %i floordiv 3 mod 2] {nt} : memref<?x?xf32>
    affine.store %0, %m[symbol(%n), -%i + 7] : memref<?x?xf32>
    %2 = affine.vector_load %m[%i, 0] : memref<?x?xf32>, vector<4xf32>
    affine.vector_store %2, %m[%i, (%i + %n) ceildiv 2] : memref<?x?xf32>, vector<4xf32>
    affine.prefetch %m[%i, %i + 5], read, locality<3>, data : memref<?x?xf32>
    affine.prefetch %m[%i, %i + 5], write, locality<0>, instr {z} : memref<?x?xf32>
    affine.dma_start %m[%i + 7, %i], %m[%i, 3], %t[0], %n : memref<?x?xf32>, memref<?x?xf32>, memref<1xi32>
    affine.dma_start %m[%i + 7, %i], %m[%i, 3], %t[%i], %n, %n, %n : memref<?x?xf32>, memref<?x?xf32>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  return
}

func.func @parallel_bounds(%n: index, %k: index, %f: f32, %m: memref<100x100xf32>) -> f32 {
  affine.parallel (%i) = (0) to (10) { }
  affine.parallel (%i, %j) = (0, %n) to (min(1, 2), 7) { }
  return %f : f32
}

func.func @parallel(%n: index, %k: index, %f: f32, %m: memref<100x100xf32>) -> f32 {
  affine.parallel (%i, %j) = (0, %n) to (%k, 20) step (3, 4) { affine.store %f, %m[%i, %j] : memref<100x100xf32> }
  affine.parallel (%i, %j) = (max(0, %n + 1), symbol(%k)) to (min(%k, %n, 7), min(%n - symbol(%k), 20)) { } {a = 1 : i8}
  %r = affine.parallel (%i) = (0) to (%n) reduce ("addf") -> (f32) { affine.yield %f : f32 }
  %q:2 = affine.parallel (%i) = (0) to (%n) step (1) reduce ("maximumf", "mulf") -> (f32, f32) { affine.yield %f, %r : f32, f32 }
  affine.parallel () = () to () { }
  %d:2 = affine.delinearize_index %n into (%k, %n) : index, index
  return %r : f32
}
