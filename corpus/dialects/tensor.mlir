func.func @tensors(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index, %f: f32, %s: tensor<?x?xf32>, %sh: tensor<2xindex>, %t4: tensor<2x3x4xf32>, %ind: tensor<1x2x1xindex>) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.dim %t, %i : tensor<4x?xf32>
  %2 = tensor.dim {foo} %u, %i : tensor<*xf32>
  %3 = tensor.empty(%i) : tensor<4x?xf32>
  %4 = tensor.empty() : tensor<4xf32, "enc">
  %5 = tensor.extract %t[%i, %i] : tensor<4x?xf32>
  %6 = tensor.extract_slice %s[0, %i] [4, %i] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
  %7 = tensor.extract_slice %s[0, %i] [1, %i] [1, %i] {x} : tensor<?x?xf32> to tensor<?xf32>
  %8 = tensor.insert_slice %t into %s[%i, 0] [4, %i] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  %9 = tensor.from_elements %f, %f : tensor<2xf32>
  %10 = tensor.from_elements %f : tensor<f32>
  %11 = tensor.generate %i, %i {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32>
  %12 = tensor.insert %f into %t[%i, %i] : tensor<4x?xf32>
  %13 = tensor.rank %u : tensor<*xf32>
  %14 = tensor.reshape %t(%sh) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %15 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, %i] : tensor<4x?xf32> into tensor<2x2x?xf32>
  %16 = tensor.collapse_shape %t4 [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %17 = tensor.collapse_shape %t4 [[0, 1, 2]] {x} : tensor<2x3x4xf32> into tensor<24xf32>
  %18 = tensor.pad %s low[%i, 0] high[1, %i] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %19 = tensor.pad %s nofold low[1, 0] high[1, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } {q} : tensor<?x?xf32> to tensor<?x?xf32>
  %20 = tensor.splat %f : tensor<8xf32>
  %21 = tensor.splat %f[%i] : tensor<8x?xf32>
  %22 = tensor.gather %t4[%ind] gather_dims([1]) unique : (tensor<2x3x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x2x1x4xf32>
  %23 = tensor.concat dim(0) %t4, %t4 : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<4x3x4xf32>
  %24 = tensor.bitcast %t : tensor<4x?xf32> to tensor<4x?xi32>
  return
}
// -----
func.func @packs(%s: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>, %f: f32, %x: tensor<?x?xf32>, %y: tensor<?x?x8x?xf32>, %i: index, %sc: tensor<1x2x2x1x4xf32>, %dst: tensor<2x3x4xf32>, %ind: tensor<1x2x1xindex>) {
  %0 = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %1 = tensor.pack %x padding_value(%f : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %i] into %y : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
  %2 = tensor.unpack %d inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %s : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %3 = tensor.unpack %y outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %i] into %x {a} : tensor<?x?x8x?xf32> -> tensor<?x?xf32>
  %4 = tensor.scatter %sc into %dst[%ind] scatter_dims([1]) unique : (tensor<1x2x2x1x4xf32>, tensor<2x3x4xf32>, tensor<1x2x1xindex>) -> tensor<2x3x4xf32>
  return
}
