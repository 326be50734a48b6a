func.func @add(%a: tensor<4xf32> {iree.abi.name = "left"}, %b: tensor<4xf32> {iree.abi.name = "right"}) -> (tensor<4xf32> {iree.abi.name = "sum"}) {
  %0 = arith.addf %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @kinds(%arg0: tensor<i64>, %arg1: tensor<0x3xi1>, %arg2: tensor<2x3xcomplex<f32>>, %arg3: tensor<4xbf16>, %arg4: tensor<3xui8>) -> (tensor<i64>, tensor<0x3xi1>, tensor<2x3xcomplex<f32>>, tensor<4xbf16>, tensor<3xui8>) {
  return %arg0, %arg1, %arg2, %arg3, %arg4 : tensor<i64>, tensor<0x3xi1>, tensor<2x3xcomplex<f32>>, tensor<4xbf16>, tensor<3xui8>
}
