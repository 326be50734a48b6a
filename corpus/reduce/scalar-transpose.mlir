func.func @f(%a: tensor<f32>, %b: tensor<f32>, %x: f32) -> tensor<f32> {
  %c = arith.addf %x, %x : f32
  %d = tensor.insert %c into %a[] : tensor<f32>
  %0 = linalg.transpose ins(%d : tensor<f32>) outs(%b : tensor<f32>) permutation = []
  return %0 : tensor<f32>
}
