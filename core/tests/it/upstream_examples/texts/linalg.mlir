// softmax
"func.func"() <{function_type = (tensor<4xi64>) -> tensor<4xi64>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xi64>):
%0 = "linalg.softmax"(%arg0, %arg0) <{dimension = 0 : i64}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
"func.return"(%0) : (tensor<4xi64>) -> ()
}) : () -> ()
// index
func.func @f(%a: tensor<4xindex>) -> tensor<4xindex> {
%r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%a : tensor<4xindex>) {
^bb0(%x: index):
%i = linalg.index 0 : index
linalg.yield %i : index
} -> tensor<4xindex>
return %r : tensor<4xindex>
}
// unpack
%a, %b, %c : tensor<4x8x?xf32>, tensor<8x16xf32>, index
%r = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [%c] into %b : tensor<4x8x?xf32> -> tensor<8x16xf32>
// pack
%a, %b : tensor<8x16xf32>, tensor<8x4x4xf32>
%r = linalg.pack %a inner_dims_pos = [1] inner_tiles = [4] into %b : tensor<8x16xf32> -> tensor<8x4x4xf32>
// winograd_filter_transform
%a, %b : tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>
%r = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
// winograd_input_transform
%a, %b : tensor<2x10x10x5xf32>, tensor<6x6x2x2x2x5xf32>
%r = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x10x10x5xf32>) outs(%b : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
// winograd_output_transform
%a, %b : tensor<6x6x2x2x2x3xf32>, tensor<2x8x8x3xf32>
%r = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x2x2x2x3xf32>) outs(%b : tensor<2x8x8x3xf32>) -> tensor<2x8x8x3xf32>
