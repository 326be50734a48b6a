// expected-error@+1 {{rank of grid is expected to be a positive integer}}
"shard.grid"() <{shape = array<i64>, sym_name = "none"}> : () -> ()
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "grid"}> : () -> ()
func.func @gathered(%a: tensor<3x4xf32>) -> tensor<3x16xf32> {
  %0 = shard.all_gather %a on @grid grid_axes = [1] gather_axis = 1 : tensor<3x4xf32> -> tensor<3x16xf32>
  return %0 : tensor<3x16xf32>
}
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "grid"}> : () -> ()
func.func @gathered(%a: tensor<3x4xf32>) -> tensor<3x12xf32> {
  // expected-error@+1 {{Dimension size mismatch for result axis 1. Expected 16, but got 12.}}
  %0 = shard.all_gather %a on @grid grid_axes = [1] gather_axis = 1 : tensor<3x4xf32> -> tensor<3x12xf32>
  return %0 : tensor<3x12xf32>
}
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "grid"}> : () -> ()
func.func @named(%a: tensor<3x4xf32>) -> tensor<3x4xf32> {
  // expected-error@+1 {{is out of bounds. The referenced grid}}
  %0 = shard.all_reduce %a on @grid grid_axes = [2] : tensor<3x4xf32> -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
// -----
"shard.grid"() <{shape = array<i64: 2, 4>, sym_name = "grid"}> : () -> ()
func.func @named(%a: tensor<3x4xf32>) -> tensor<3x4xf32> {
  // expected-error@+1 {{Grid axes contains duplicate elements.}}
  %0 = shard.all_reduce %a on @grid grid_axes = [0, 0] : tensor<3x4xf32> -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
// -----
func.func @named(%a: tensor<3x4xf32>) -> tensor<3x4xf32> {
  // expected-error@+1 {{Undefined required grid symbol "grid".}}
  %0 = shard.all_reduce %a on @grid : tensor<3x4xf32> -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
// -----
shard.grid @boxes(shape = 2x?x4)
shard.grid @row(shape = 16)
func.func @shape() -> (index, index, index) {
  %sizes:3 = shard.grid_shape @boxes : index, index, index
  return %sizes#0, %sizes#1, %sizes#2 : index, index, index
}
func.func @out_of_it() -> index {
  // expected-error@+1 {{0-based grid axis index 1 is out of bounds. The referenced grid "row" is of rank 1.}}
  %size = shard.grid_shape @row axes = [1] : index
  return %size : index
}
// -----
// expected-error@+1 {{Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".}}
shard.grid @none(shape = )
