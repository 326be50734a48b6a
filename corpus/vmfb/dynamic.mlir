func.func @twice(%arg0: tensor<?x3xf32>, %arg1: tensor<?x?xi32>) -> (tensor<?x3xf32>, tensor<?x?xi32>) {
  %0 = arith.addf %arg0, %arg0 : tensor<?x3xf32>
  return %0, %arg1 : tensor<?x3xf32>, tensor<?x?xi32>
}
