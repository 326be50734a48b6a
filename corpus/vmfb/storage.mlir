func.func @into(%arg0: !hal.buffer_view, %arg1: tensor<4xf32> {iree.abi.output = 0 : index}) -> (tensor<4xf32>, !hal.buffer_view) {
  %0 = hal.tensor.import %arg0 : !hal.buffer_view -> tensor<4xf32>
  %1 = arith.addf %0, %0 : tensor<4xf32>
  return %1, %arg0 : tensor<4xf32>, !hal.buffer_view
}
