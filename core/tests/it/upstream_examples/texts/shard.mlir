//
"shard.grid"() <{sym_name = "symbol", shape = array<i64: 2, 3, 4>}> : () -> ()
//
%1 : tensor<f32>
%2 = "shard.get_sharding"(%1) : (tensor<f32>) -> !shard.sharding
//
%1 : !shard.sharding
"shard.shard_shape"(%1) <{dims = array<i64: 1, 2>, device = array<i64: 0>, operandSegmentSizes = array<i32: 0, 1, 0>}> : (!shard.sharding) -> ()
//
%1, %2, %3, %4 : index, index, index, !shard.sharding
%5 = "shard.shard_shape"(%1, %2, %3, %4) <{dims = array<i64: -9223372036854775808, 4, -9223372036854775808, -9223372036854775808>, device = array<i64: 2, 3, 4>, operandSegmentSizes = array<i32: 3, 1, 0>}> : (index, index, index, !shard.sharding) -> index
//
%1, %2 : tensor<4xi1>, !shard.sharding
%3 = "shard.shard"(%1, %2) <{annotate_for_users = unit}> : (tensor<4xi1>, !shard.sharding) -> (tensor<4xi1>)
// all_gather
"shard.grid"() <{shape = array<i64: 0, 1>, sym_name = "symbol0"}> : () -> ()
"func.func"() <{function_type = (tensor<?xindex>) -> tensor<?xindex>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<?xindex>):
%0 = "shard.all_gather"(%arg0) <{gather_axis = 0 : index, grid = @symbol0, grid_axes = array<i16>}> : (tensor<?xindex>) -> tensor<?xindex>
"func.return"(%arg0) : (tensor<?xindex>) -> ()
}) : () -> ()
// all_reduce
"shard.grid"() <{shape = array<i64: 1>, sym_name = "symbol0"}> : () -> ()
"func.func"() <{function_type = (tensor<i64>) -> tensor<f64>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<i64>):
%0 = "shard.all_reduce"(%arg0) <{grid = @symbol0, grid_axes = array<i16>, reduction = #shard<partial sum>}> : (tensor<i64>) -> tensor<f64>
"func.return"(%0) : (tensor<f64>) -> ()
}) : () -> ()
// all_slice
"shard.grid"() <{shape = array<i64: 0>, sym_name = "symbol0"}> : () -> ()
"func.func"() <{function_type = (tensor<4xindex>) -> tensor<?xindex>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xindex>):
%0 = "shard.all_slice"(%arg0) <{grid = @symbol0, grid_axes = array<i16>, slice_axis = 0 : index}> : (tensor<4xindex>) -> tensor<?xindex>
"func.return"(%0) : (tensor<?xindex>) -> ()
}) : () -> ()
// all_to_all
"shard.grid"() <{shape = array<i64: 0>, sym_name = "symbol0"}> : () -> ()
"func.func"() <{function_type = (tensor<4xindex>) -> tensor<4xindex>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xindex>):
%0 = "shard.all_to_all"(%arg0) <{concat_axis = 0 : index, grid = @symbol0, grid_axes = array<i16>, split_axis = 1 : index}> : (tensor<4xindex>) -> tensor<4xindex>
"func.return"(%0) : (tensor<4xindex>) -> ()
}) : () -> ()
// grid_shape
"shard.grid"() <{shape = array<i64: 1>, sym_name = "symbol0"}> : () -> ()
"func.func"() <{function_type = () -> index, sym_name = "generated"}> ({
%0 = "shard.grid_shape"() <{axes = array<i16>, grid = @symbol0}> : () -> index
"func.return"(%0) : (index) -> ()
}) : () -> ()
// process_linear_index
"shard.grid"() <{shape = array<i64: 1>, sym_name = "symbol0"}> : () -> ()
"func.func"() <{function_type = () -> index, sym_name = "generated"}> ({
%0 = "shard.process_linear_index"() <{grid = @symbol0}> : () -> index
"func.return"(%0) : (index) -> ()
}) : () -> ()
// process_multi_index
"shard.grid"() <{shape = array<i64: 0>, sym_name = "symbol0"}> : () -> ()
"func.func"() <{function_type = () -> index, sym_name = "generated"}> ({
%0 = "shard.process_multi_index"() <{axes = array<i16>, grid = @symbol0}> : () -> index
"func.return"(%0) : (index) -> ()
}) : () -> ()
// recv
"shard.grid"() <{shape = array<i64: 0>, sym_name = "symbol0"}> : () -> ()
"func.func"() <{function_type = (tensor<4xi1>) -> tensor<4xi1>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xi1>):
%0 = "shard.recv"(%arg0) <{grid = @symbol0, grid_axes = array<i16>}> : (tensor<4xi1>) -> tensor<4xi1>
"func.return"(%arg0) : (tensor<4xi1>) -> ()
}) : () -> ()
// reduce_scatter
"shard.grid"() <{shape = array<i64: 4, 4>, sym_name = "symbol0"}> : () -> ()
"func.func"() <{function_type = (tensor<4x?xf64>, tensor<4x?xf64>) -> tensor<4x?xf64>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4x?xf64>, %arg1: tensor<4x?xf64>):
%0 = "shard.reduce_scatter"(%arg0) <{grid = @symbol0, grid_axes = array<i16>, reduction = #shard<partial sum>, scatter_axis = 0 : index}> : (tensor<4x?xf64>) -> tensor<4x?xf64>
"func.return"(%arg1) : (tensor<4x?xf64>) -> ()
}) : () -> ()
// neighbors_linear_indices
shard.grid @g(shape = 2x4)
func.func @f(%a: index) {
%d, %u = shard.neighbors_linear_indices on @g[%a, %a] split_axes = [1] : index, index
return
}
// sharding
shard.grid @g(shape = 2x4)
func.func @f(%a: i64) {
%r = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [1, 2, 0, %a] : !shard.sharding
return
}
// broadcast
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4xf32>, %b: index) {
%r = shard.broadcast %a on @g grid_axes = [0] root = [%b] : (tensor<4xf32>, index) -> tensor<4xf32>
return
}
// gather
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4xf32>) {
%r = shard.gather %a on @g grid_axes = [1] gather_axis = 0 root = [3] : (tensor<4xf32>) -> tensor<16xf32>
return
}
// reduce
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4xf32>) {
%r = shard.reduce %a on @g grid_axes = [1, 0] reduction = max root = [2, 1] : (tensor<4xf32>) -> tensor<4xf64>
return
}
// scatter
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4xf32>) {
%r = shard.scatter %a on @g grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<4xf32>) -> tensor<2xf32>
return
}
// send
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4xf32>) {
%r = shard.send %a on @g grid_axes = [0] destination = [1] : (tensor<4xf32>) -> tensor<4xf32>
return
}
// shift
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4xf32>) {
%r = shard.shift %a on @g grid_axes = [0, 1] shift_axis = 1 offset = -2 rotate : tensor<4xf32> -> tensor<4xf32>
return
}
// update_halo
shard.grid @g(shape = 2x4)
func.func @f(%a: memref<8xf32>, %b: i64) {
%r = shard.update_halo %a on @g split_axes = [[0]] halo_sizes = [1, %b] : memref<8xf32>
return
}
