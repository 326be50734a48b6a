#trait = {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"], doc = "hello", library_call = "lib"}
func.func @structured(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %m: memref<4x8xf32>, %s: tensor<4xf32>, %t: tensor<8x4xf32>, %o8: tensor<8x8xf32>, %i: tensor<4x8xi32>) -> tensor<4x8xf32> {
  %0 = linalg.generic #trait ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4x8xf32>
  linalg.generic #trait ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) attrs = {foo = 1 : i64} { ^bb0(%x: f32, %y: f32): %k = linalg.index 1 : index linalg.yield %x : f32 }
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["reduction"]} outs(%s : tensor<4xf32>) { ^bb0(%y: f32): linalg.yield %y : f32 } -> tensor<4xf32>
  %r1 = linalg.map { arith.addf } ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>)
  linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%m, %m : memref<4x8xf32>, memref<4x8xf32>) outs(%m : memref<4x8xf32>) {k}
  %r2 = linalg.map ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) (%x: f32, %y: f32, %z: f32) { %k = arith.mulf %x, %y : f32 linalg.yield %k : f32 }
  %r3 = linalg.map { math.exp } ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>)
  %r9 = linalg.map outs(%b : tensor<4x8xf32>) () { %k = arith.constant 1.0 : f32 linalg.yield %k : f32 }
  %r4 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%s : tensor<4xf32>) dimensions = [1]
  %r5 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%s : tensor<4xf32>) dimensions = [1] {u} (%x: f32, %y: f32) { linalg.yield %y : f32 }
  %r8:2 = linalg.reduce ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%s, %s : tensor<4xf32>, tensor<4xf32>) dimensions = [1] (%x: f32, %x1: f32, %y: f32, %y1: f32) { linalg.yield %y, %y1 : f32, f32 }
  %r6 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%t : tensor<8x4xf32>) permutation = [1, 0] {w}
  linalg.transpose ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) permutation = [0, 1]
  %r7 = linalg.broadcast ins(%s : tensor<4xf32>) outs(%a : tensor<4x8xf32>) dimensions = [1]
  %sm = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  linalg.softmax dimension(1) ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>)
  %e = linalg.matmul {a} ins(%t, %a : tensor<8x4xf32>, tensor<4x8xf32>) outs(%o8 : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<4x8xf32>
}

func.func @winograd(%f: tensor<2x3x3x5xf32>, %o: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %io: tensor<6x6x1x1x2x5xf32>) {
  %0 = linalg.winograd_filter_transform m(4) r(3) ins(%f : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}
