// Matrix multiplication with a bias and a rectifier on tensors, with the sizes known only when it runs.
#row = affine_map<(m, n) -> (n)>
#all = affine_map<(m, n) -> (m, n)>

func.func @dense(%input: tensor<?x128xf32>, %weight: tensor<128x256xf32>, %bias: tensor<256xf32>) -> tensor<?x256xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.000000e+00 : f32
  %rows = tensor.dim %input, %c0 : tensor<?x128xf32>
  %empty = tensor.empty(%rows) : tensor<?x256xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x256xf32>) -> tensor<?x256xf32>
  %product = linalg.matmul ins(%input, %weight : tensor<?x128xf32>, tensor<128x256xf32>)
                           outs(%start : tensor<?x256xf32>) -> tensor<?x256xf32>
  %result = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%product, %bias : tensor<?x256xf32>, tensor<256xf32>)
      outs(%empty : tensor<?x256xf32>) {
  ^bb0(%value: f32, %offset: f32, %out: f32):
    %sum = arith.addf %value, %offset : f32
    %positive = arith.maximumf %sum, %zero : f32
    linalg.yield %positive : f32
  } -> tensor<?x256xf32>
  return %result : tensor<?x256xf32>
}
