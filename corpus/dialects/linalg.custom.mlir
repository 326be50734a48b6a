module {
  func.func @structured(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: tensor<4xf32>, %arg4: tensor<8x4xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<4x8xi32>) -> tensor<4x8xf32> {
    %0 = linalg.generic {doc = "hello", indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"], library_call = "lib"} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    linalg.generic {doc = "hello", indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"], library_call = "lib"} ins(%arg2 : memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>) attrs =  {foo = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %4 = linalg.index 1 : index
      linalg.yield %in : f32
    }
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["reduction"]} outs(%arg3 : tensor<4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %out : f32
    } -> tensor<4xf32>
    %mapped = linalg.map { arith.addf } ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>)
    linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%arg2, %arg2 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>) {k}
    %mapped_0 = linalg.map { arith.mulf } ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>)
    %mapped_1 = linalg.map { math.exp } ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>)
    %mapped_2 = linalg.map outs(%arg1 : tensor<4x8xf32>)
      () {
        %cst = arith.constant 1.000000e+00 : f32
        linalg.yield %cst : f32
      }
    %reduced = linalg.reduce { arith.addf } ins(%arg0 : tensor<4x8xf32>) outs(%arg3 : tensor<4xf32>) dimensions = [1] 
    %reduced_3 = linalg.reduce ins(%arg0 : tensor<4x8xf32>) outs(%arg3 : tensor<4xf32>) dimensions = [1]  {u}
      (%in: f32, %init: f32) {
        linalg.yield %init : f32
      }
    %reduced_4:2 = linalg.reduce ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg3, %arg3 : tensor<4xf32>, tensor<4xf32>) dimensions = [1] 
      (%in: f32, %in_5: f32, %init: f32, %init_6: f32) {
        linalg.yield %init, %init_6 : f32, f32
      }
    %transposed = linalg.transpose ins(%arg0 : tensor<4x8xf32>) outs(%arg4 : tensor<8x4xf32>) permutation = [1, 0]  {w}
    linalg.transpose ins(%arg2 : memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>) permutation = [0, 1] 
    %broadcasted = linalg.broadcast ins(%arg3 : tensor<4xf32>) outs(%arg0 : tensor<4x8xf32>) dimensions = [1] 
    %2 = linalg.softmax dimension(1) ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
    linalg.softmax dimension(1) ins(%arg2 : memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
    %3 = linalg.matmul {a} ins(%arg4, %arg0 : tensor<8x4xf32>, tensor<4x8xf32>) outs(%arg5 : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func @winograd(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5x2xf32>, %arg2: tensor<2x10x10x5xf32>, %arg3: tensor<6x6x1x1x2x5xf32>) {
    %0 = linalg.winograd_filter_transform m(4) r(3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    return
  }
}
