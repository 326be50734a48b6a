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
// -----
shard.grid @boxes(shape = 2x4)
func.func @moved(%a: tensor<6x8xf32>, %i: index) {
  %root = shard.broadcast %a on @boxes grid_axes = [1] root = [3] : (tensor<6x8xf32>) -> tensor<6x8xf32>
  %any = shard.broadcast %a on @boxes grid_axes = [0, 1] root = [%i, 3] : (tensor<6x8xf32>, index) -> tensor<6x8xf32>
  %all = shard.gather %a on @boxes grid_axes = [0] gather_axis = 1 root = [1] : (tensor<6x8xf32>) -> tensor<6x16xf32>
  %part = shard.scatter %a on @boxes grid_axes = [1] scatter_axis = 1 root = [0] : (tensor<6x8xf32>) -> tensor<6x2xf32>
  %sum = shard.reduce_scatter %a on @boxes grid_axes = [0] scatter_axis = 0 : tensor<6x8xf32> -> tensor<3x8xf32>
  %turned = shard.all_to_all %a on @boxes grid_axes = [1] split_axis = 1 concat_axis = 0 : tensor<6x8xf32> -> tensor<24x2xf32>
  %next = shard.shift %a on @boxes grid_axes = [1, 0] shift_axis = 0 offset = 1 rotate : tensor<6x8xf32> -> tensor<6x8xf32>
  %places:2 = shard.process_multi_index on @boxes : index, index
  return
}
// -----
shard.grid @boxes(shape = 2x4)
func.func @results() {
  // expected-error@+1 {{Unexpected number of results 3. Expected 2.}}
  %sizes:3 = shard.grid_shape @boxes : index, index, index
  return
}
// -----
shard.grid @boxes(shape = 2x4)
func.func @device(%a: tensor<6x8xf32>) {
  // expected-error@+1 {{In-group device "root" has unexpected multi-index size 2. Expected 1.}}
  %b = shard.broadcast %a on @boxes grid_axes = [1] root = [0, 0] : (tensor<6x8xf32>) -> tensor<6x8xf32>
  return
}
// -----
shard.grid @boxes(shape = 2x4)
func.func @device(%a: tensor<6x8xf32>) {
  // expected-error@+1 {{Out of bounds coordinate 1 for in-group device "destination". Got 2, but expected value in the range [0, 1].}}
  %b = shard.send %a on @boxes grid_axes = [1, 0] destination = [3, 2] : (tensor<6x8xf32>) -> tensor<6x8xf32>
  return
}
// -----
shard.grid @boxes(shape = 2x4)
func.func @gathered(%a: tensor<6x8xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected 12, but got 6.}}
  %b = shard.gather %a on @boxes grid_axes = [0] gather_axis = 0 root = [1] : (tensor<6x8xf32>) -> tensor<6x8xf32>
  return
}
// -----
shard.grid @boxes(shape = 2x4)
func.func @scattered(%a: tensor<6x8xf32>) {
  // expected-error@+1 {{Operand dimension size 6 is not divisible by collective device group size 4 for tensor axis 0.}}
  %b = shard.scatter %a on @boxes grid_axes = [1] scatter_axis = 0 root = [1] : (tensor<6x8xf32>) -> tensor<2x8xf32>
  return
}
// -----
shard.grid @boxes(shape = 2x4)
func.func @turned(%a: tensor<6x8xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 1. Expected 2, but got 4.}}
  %b = shard.all_to_all %a on @boxes grid_axes = [1] split_axis = 1 concat_axis = 0 : tensor<6x8xf32> -> tensor<24x4xf32>
  return
}
// -----
shard.grid @boxes(shape = 2x4)
func.func @shifted(%a: tensor<6x8xf32>) {
  // expected-error@+1 {{Invalid shift axis 0. It must be one of the grouping grid axes.}}
  %b = shard.shift %a on @boxes grid_axes = [1] shift_axis = 0 offset = 1 : tensor<6x8xf32> -> tensor<6x8xf32>
  return
}
