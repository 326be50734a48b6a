#rows = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed), posWidth = 16}>
func.func @width(%sparse: tensor<8x8xf32, #rows>) {
  // expected-error@+1 {{unexpected type for positions}}
  %0 = sparse_tensor.positions %sparse {level = 1 : index} : tensor<8x8xf32, #rows> to memref<?xi32>
  return
}
// -----
#rows = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed), posWidth = 16}>
func.func @width(%sparse: tensor<8x8xf32, #rows>) {
  %0 = sparse_tensor.positions %sparse {level = 1 : index} : tensor<8x8xf32, #rows> to memref<?xi16>
  return
}
// -----
func.func @dense(%dense: tensor<8xf32>) {
  // expected-error@+1 {{operand #0 must be sparse tensor of any type values}}
  %0 = sparse_tensor.number_of_entries %dense : tensor<8xf32>
  return
}
// -----
#vector = #sparse_tensor.encoding<{map = (i) -> (i : compressed)}>
func.func @sizes(%dense: tensor<8xf32>) {
  // expected-error@+1 {{unexpected conversion mismatch in dimension 0}}
  %0 = sparse_tensor.convert %dense : tensor<8xf32> to tensor<9xf32, #vector>
  return
}
// -----
#vector = #sparse_tensor.encoding<{map = (i) -> (i : compressed)}>
func.func @sum(%a: tensor<4xf32, #vector>, %b: tensor<5xf32, #vector>) {
  // expected-error@+1 {{should be the sum of all the concatenation dimensions}}
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<4xf32, #vector>, tensor<5xf32, #vector> to tensor<8xf32, #vector>
  return
}
// -----
func.func @positive(%value: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  // expected-error@+1 {{select region yield type mismatch}}
  %0 = sparse_tensor.select %value : f32 {
    ^bb0(%one: f32):
      sparse_tensor.yield %one : f32
  }
  return %0 : f32
}
// -----
#rows = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed, d1 : compressed)}>
func.func @space(%tensor: tensor<6x9xf64, #rows>, %around: !sparse_tensor.iterator<#rows, lvls = 0>) {
  // expected-error@+1 {{parent iterator should be specified iff level lower bound equals 0}}
  %space = sparse_tensor.extract_iteration_space %tensor lvls = 1 : tensor<6x9xf64, #rows> -> !sparse_tensor.iter_space<#rows, lvls = 1>
  return
}
// -----
#rows = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed, d1 : compressed)}>
func.func @space(%tensor: tensor<6x9xf64, #rows>) {
  %space = sparse_tensor.extract_iteration_space %tensor lvls = 0 to 2 : tensor<6x9xf64, #rows> -> !sparse_tensor.iter_space<#rows, lvls = 0 to 2>
  return
}
