module {
  func.func @tensors(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: index, %arg3: f32, %arg4: tensor<?x?xf32>, %arg5: tensor<2xindex>, %arg6: tensor<2x3x4xf32>, %arg7: tensor<1x2x1xindex>) {
    %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x?xf32>
    %dim = tensor.dim %arg0, %arg2 : tensor<4x?xf32>
    %dim_0 = tensor.dim {foo} %arg1, %arg2 : tensor<*xf32>
    %0 = tensor.empty(%arg2) : tensor<4x?xf32>
    %1 = tensor.empty() : tensor<4xf32, "enc">
    %extracted = tensor.extract %arg0[%arg2, %arg2] : tensor<4x?xf32>
    %extracted_slice = tensor.extract_slice %arg4[0, %arg2] [4, %arg2] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
    %extracted_slice_1 = tensor.extract_slice %arg4[0, %arg2] [1, %arg2] [1, %arg2] {x} : tensor<?x?xf32> to tensor<?xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %arg4[%arg2, 0] [4, %arg2] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
    %from_elements = tensor.from_elements %arg3, %arg3 : tensor<2xf32>
    %from_elements_2 = tensor.from_elements %arg3 : tensor<f32>
    %generated = tensor.generate %arg2, %arg2 {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %arg3 : f32
    } : tensor<?x?xf32>
    %inserted = tensor.insert %arg3 into %arg0[%arg2, %arg2] : tensor<4x?xf32>
    %rank = tensor.rank %arg1 : tensor<*xf32>
    %reshape = tensor.reshape %arg0(%arg5) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, %arg2] : tensor<4x?xf32> into tensor<2x2x?xf32>
    %collapsed = tensor.collapse_shape %arg6 [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
    %collapsed_3 = tensor.collapse_shape %arg6 [[0, 1, 2]] {x} : tensor<2x3x4xf32> into tensor<24xf32>
    %padded = tensor.pad %arg4 low[%arg2, 0] high[1, %arg2] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %arg3 : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %padded_4 = tensor.pad %arg4 nofold low[1, 0] high[1, 0] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %arg3 : f32
    } {q} : tensor<?x?xf32> to tensor<?x?xf32>
    %splat = tensor.splat %arg3 : tensor<8xf32>
    %splat_5 = tensor.splat %arg3[%arg2] : tensor<8x?xf32>
    %gather = tensor.gather %arg6[%arg7] gather_dims([1]) unique : (tensor<2x3x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x2x1x4xf32>
    %concat = tensor.concat dim(0) %arg6, %arg6 : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<4x3x4xf32>
    %2 = tensor.bitcast %arg0 : tensor<4x?xf32> to tensor<4x?xi32>
    return
  }
}
// -----
module {
  func.func @packs(%arg0: tensor<128x256xf32>, %arg1: tensor<16x8x8x32xf32>, %arg2: f32, %arg3: tensor<?x?xf32>, %arg4: tensor<?x?x8x?xf32>, %arg5: index, %arg6: tensor<1x2x2x1x4xf32>, %arg7: tensor<2x3x4xf32>, %arg8: tensor<1x2x1xindex>) {
    %pack = tensor.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg1 : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
    %pack_0 = tensor.pack %arg3 padding_value(%arg2 : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %arg5] into %arg4 : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
    %unpack = tensor.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg0 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
    %unpack_1 = tensor.unpack %arg4 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %arg5] into %arg3 {a} : tensor<?x?x8x?xf32> -> tensor<?x?xf32>
    %scatter = tensor.scatter %arg6 into %arg7[%arg8] scatter_dims([1]) unique : (tensor<1x2x2x1x4xf32>, tensor<2x3x4xf32>, tensor<1x2x1xindex>) -> tensor<2x3x4xf32>
    return
  }
}
