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
// -----
// expected-error@+1 {{unexpected position bitwidth: 24}}
#Narrow = #sparse_tensor.encoding<{
  map = (i) -> (i : compressed),
  posWidth = 24
}>
// -----
// expected-error@+1 {{unexpected key: width}}
#Widths = #sparse_tensor.encoding<{
  map = (i) -> (i : compressed), // nothing behind it counts
  width = 8
}>
// -----
#Misspelt = #sparse_tensor.encoding<{
  map = (i, j) -> (
    i : dense,
    // expected-error@+1 {{unknown level format: compress}}
    j : compress)
}>
// -----
#Property = #sparse_tensor.encoding<{
  // expected-error@+1 {{unknown level property: unordered}}
  map = (i) -> (i : compressed(unordered))
}>
// -----
#Dense = #sparse_tensor.encoding<{
  // expected-error@+1 {{invalid level type: level format doesn't support the properties}}
  map = (i) -> (i : dense(nonordered))
}>
// -----
#Undeclared = #sparse_tensor.encoding<{
  // expected-error@+1 {{use of undeclared identifier}}
  map = (i) -> (k : compressed)
}>
// -----
#Twice = #sparse_tensor.encoding<{
  // expected-error@+1 {{redefinition of identifier 'i'}}
  map = (i, i) -> (i : compressed)
}>
// -----
// expected-error@+1 {{expected compressed or loose_compressed level before singleton level}}
#First = #sparse_tensor.encoding<{ map = (i, j) -> (i : singleton, j : dense) }>
// -----
// expected-error@+1 {{Batch lvlType can only be leading levels.}}
#Batch = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : batch) }>
// -----
// expected-error@+1 {{expected n_out_of_m to be the last level type}}
#Structured = #sparse_tensor.encoding<{ map = (i, j) -> (i : structured[1, 4], j : compressed) }>
// -----
#Sizes = #sparse_tensor.encoding<{
  // expected-error@+1 {{expected exactly 2 structured sizes}}
  map = (i, j) -> (i : dense, j : structured[1])
}>
// -----
// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
#Sum = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, i + j : compressed) }>
// -----
#Slice = #sparse_tensor.encoding<{
  // expected-error@+1 {{expect positive value or ? for slice stride}}
  map = (i : #sparse_tensor<slice(0, ?, 0)>) -> (i : compressed)
}>
// -----
#Value = #sparse_tensor.encoding<{
  // expected-error@+1 {{expected SparseTensorDimSliceAttr}}
  map = (i : 4) -> (i : compressed)
}>
// -----
#Vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
// expected-error@+1 {{dimension-rank mismatch between encoding and tensor shape: 1 != 2}}
func.func private @rank(tensor<3x5xi8, #Vector>)
// -----
#Vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
// expected-error@+1 {{expected non-scalar sparse tensor}}
func.func private @scalar(tensor<i8, #Vector>)
// -----
#Explicit = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), explicitVal = 2 : i64 }>
// expected-error@+1 {{explicit value type mismatch between encoding and tensor element type: 'i64' != 'f32'}}
func.func private @explicit(tensor<3xf32, #Explicit>)
// -----
#Implicit = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), implicitVal = 2.0 : f32 }>
// expected-error@+1 {{implicit value must be zero}}
func.func private @implicit(tensor<3xf32, #Implicit>)
// -----
#A = #sparse_tensor.encoding<{
  map = [s] {l0, l1, l2, l3} (i, j) ->
    (l0 = i floordiv 2 : batch, l1 = j floordiv 4 : dense, l2 = i mod 2 : loose_compressed(nonunique, nonordered),
     l3 = j mod 4 : singleton(soa)),
  crdWidth = 64, posWidth = 8, explicitVal = 1.0 : f32, implicitVal = 0.0 : f32
}>
#B = #sparse_tensor.encoding<{ map = (i, j : #sparse_tensor<slice(?, 4, 2)>) -> (j : dense, i : structured[2, 4]), }>
func.func private @fits(tensor<3x5xf32, #A>, tensor<3x5xi8, #B>)
// -----
func.func @foreach(%t: tensor<3x5xf32>) {
  // expected-error@+1 {{Unmatched number of arguments in the block}}
  sparse_tensor.foreach in %t : tensor<3x5xf32> do {
  ^bb0(%i: index, %v: f32):
  }
  return
}
// -----
#Vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @offset(%t: tensor<9xi8, #Vector>) {
  // expected-error@+1 {{operand #0 must be sparse tensor slice of any type values}}
  %at = sparse_tensor.slice.offset %t at 0 : tensor<9xi8, #Vector>
  return
}
// -----
// expected-error@+1 {{dimSlices expected dimension-rank to match level-rank: 1 != 2}}
#Blocks = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>) -> (i floordiv 2 : dense, i mod 2 : compressed) }>
// -----
// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
#Half = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed) }>
func.func private @half(tensor<4x4xi32, #Half>)
// -----
#All = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed, i floordiv 2 : dense, i mod 2 : dense) }>
func.func private @all(tensor<4x4xi32, #All>)
