func.func @pick(%arg0: tensor<4xf32>, %arg1: !util.list<?>) -> (i32, tensor<4xf32>) attributes {iree.reflection = {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,4],[\22named\22,\22opts\22,[\22sdict\22,[\22k\22,\22i32\22],[\22w\22,[\22ndarray\22,\22f32\22,1,4]]]]],\22r\22:[[\22sdict\22,[\22k\22,\22i32\22],[\22scaled\22,[\22ndarray\22,\22f32\22,1,4]]]],\22v\22:1}"}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = util.list.get %arg1[%c0] : !util.list<?> -> i32
  %view = util.list.get %arg1[%c1] : !util.list<?> -> !hal.buffer_view
  %w = hal.tensor.import %view : !hal.buffer_view -> tensor<4xf32>
  %0 = arith.mulf %arg0, %w : tensor<4xf32>
  return %k, %0 : i32, tensor<4xf32>
}
