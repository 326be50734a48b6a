// flags: --iree-execution-model=async-external
func.func @add(%a: tensor<4xf32> {iree.abi.name = "left"}, %arg1: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %a, %arg1 : tensor<4xf32>
  return %0 : tensor<4xf32>
}
