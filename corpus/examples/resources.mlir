// Constants whose contents are in the metadata of the file.
func.func @weights() -> (tensor<2x2xf32>, tensor<4xi8>) {
  %weights = arith.constant dense_resource<weights> : tensor<2x2xf32>
  %signs = arith.constant dense_resource<signs> : tensor<4xi8>
  return %weights, %signs : tensor<2x2xf32>, tensor<4xi8>
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F000000400000404000008040",
      signs: "0x01000000FF00FF01"
    }
  }
#-}
