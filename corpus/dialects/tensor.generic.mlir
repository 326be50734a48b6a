"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x?xf32>, tensor<*xf32>, index, f32, tensor<?x?xf32>, tensor<2xindex>, tensor<2x3x4xf32>, tensor<1x2x1xindex>) -> (), sym_name = "tensors"}> ({
  ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: index, %arg3: f32, %arg4: tensor<?x?xf32>, %arg5: tensor<2xindex>, %arg6: tensor<2x3x4xf32>, %arg7: tensor<1x2x1xindex>):
    %0 = "tensor.cast"(%arg0) : (tensor<4x?xf32>) -> tensor<?x?xf32>
    %1 = "tensor.dim"(%arg0, %arg2) : (tensor<4x?xf32>, index) -> index
    %2 = "tensor.dim"(%arg1, %arg2) {foo} : (tensor<*xf32>, index) -> index
    %3 = "tensor.empty"(%arg2) : (index) -> tensor<4x?xf32>
    %4 = "tensor.empty"() : () -> tensor<4xf32, "enc">
    %5 = "tensor.extract"(%arg0, %arg2, %arg2) : (tensor<4x?xf32>, index, index) -> f32
    %6 = "tensor.extract_slice"(%arg4, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index, index) -> tensor<4x?xf32>
    %7 = "tensor.extract_slice"(%arg4, %arg2, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, -9223372036854775808>}> {x} : (tensor<?x?xf32>, index, index, index) -> tensor<?xf32>
    %8 = "tensor.insert_slice"(%arg0, %arg4, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<4x?xf32>, tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
    %9 = "tensor.from_elements"(%arg3, %arg3) : (f32, f32) -> tensor<2xf32>
    %10 = "tensor.from_elements"(%arg3) : (f32) -> tensor<f32>
    %11 = "tensor.generate"(%arg2, %arg2) ({
    ^bb0(%arg12: index, %arg13: index):
      "tensor.yield"(%arg3) : (f32) -> ()
    }) : (index, index) -> tensor<?x?xf32>
    %12 = "tensor.insert"(%arg3, %arg0, %arg2, %arg2) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %13 = "tensor.rank"(%arg1) : (tensor<*xf32>) -> index
    %14 = "tensor.reshape"(%arg0, %arg5) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %15 = "tensor.expand_shape"(%arg0, %arg2) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 2, -9223372036854775808>}> : (tensor<4x?xf32>, index) -> tensor<2x2x?xf32>
    %16 = "tensor.collapse_shape"(%arg6) <{reassociation = [[0, 1], [2]]}> : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %17 = "tensor.collapse_shape"(%arg6) <{reassociation = [[0, 1, 2]]}> {x} : (tensor<2x3x4xf32>) -> tensor<24xf32>
    %18 = "tensor.pad"(%arg4, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: 1, -9223372036854775808>, static_low = array<i64: -9223372036854775808, 0>}> ({
    ^bb0(%arg10: index, %arg11: index):
      "tensor.yield"(%arg3) : (f32) -> ()
    }) : (tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
    %19 = "tensor.pad"(%arg4) <{nofold, operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1, 0>, static_low = array<i64: 1, 0>}> ({
    ^bb0(%arg8: index, %arg9: index):
      "tensor.yield"(%arg3) : (f32) -> ()
    }) {q} : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %20 = "tensor.splat"(%arg3) : (f32) -> tensor<8xf32>
    %21 = "tensor.splat"(%arg3, %arg2) : (f32, index) -> tensor<8x?xf32>
    %22 = "tensor.gather"(%arg6, %arg7) <{gather_dims = array<i64: 1>, unique}> : (tensor<2x3x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x2x1x4xf32>
    %23 = "tensor.concat"(%arg6, %arg6) <{dim = 0 : i64}> : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<4x3x4xf32>
    %24 = "tensor.bitcast"(%arg0) : (tensor<4x?xf32>) -> tensor<4x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<128x256xf32>, tensor<16x8x8x32xf32>, f32, tensor<?x?xf32>, tensor<?x?x8x?xf32>, index, tensor<1x2x2x1x4xf32>, tensor<2x3x4xf32>, tensor<1x2x1xindex>) -> (), sym_name = "packs"}> ({
  ^bb0(%arg0: tensor<128x256xf32>, %arg1: tensor<16x8x8x32xf32>, %arg2: f32, %arg3: tensor<?x?xf32>, %arg4: tensor<?x?x8x?xf32>, %arg5: index, %arg6: tensor<1x2x2x1x4xf32>, %arg7: tensor<2x3x4xf32>, %arg8: tensor<1x2x1xindex>):
    %0 = "tensor.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %1 = "tensor.pack"(%arg3, %arg4, %arg2, %arg5) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 1>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: 8, -9223372036854775808>}> : (tensor<?x?xf32>, tensor<?x?x8x?xf32>, f32, index) -> tensor<?x?x8x?xf32>
    %2 = "tensor.unpack"(%arg1, %arg0) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<16x8x8x32xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %3 = "tensor.unpack"(%arg4, %arg3, %arg5) <{inner_dims_pos = array<i64: 0, 1>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: 8, -9223372036854775808>}> {a} : (tensor<?x?x8x?xf32>, tensor<?x?xf32>, index) -> tensor<?x?xf32>
    %4 = "tensor.scatter"(%arg6, %arg7, %arg8) <{scatter_dims = array<i64: 1>, unique}> : (tensor<1x2x2x1x4xf32>, tensor<2x3x4xf32>, tensor<1x2x1xindex>) -> tensor<2x3x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
