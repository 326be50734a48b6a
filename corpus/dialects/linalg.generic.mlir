"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>, memref<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<8x8xf32>, tensor<4x8xi32>) -> tensor<4x8xf32>, sym_name = "structured"}> ({
  ^bb0(%arg4: tensor<4x8xf32>, %arg5: tensor<4x8xf32>, %arg6: memref<4x8xf32>, %arg7: tensor<4xf32>, %arg8: tensor<8x4xf32>, %arg9: tensor<8x8xf32>, %arg10: tensor<4x8xi32>):
    %1 = "linalg.generic"(%arg4, %arg5) <{doc = "hello", indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], library_call = "lib", operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32):
      "linalg.yield"(%arg42) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "linalg.generic"(%arg6, %arg6) <{doc = "hello", indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], library_call = "lib", operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      %22 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      "linalg.yield"(%arg40) : (f32) -> ()
    }) {foo = 1 : i64} : (memref<4x8xf32>, memref<4x8xf32>) -> ()
    %2 = "linalg.generic"(%arg7) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg39: f32):
      "linalg.yield"(%arg39) : (f32) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %3 = "linalg.map"(%arg4, %arg5, %arg5) ({
    ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
      %21 = "arith.addf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%21) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "linalg.map"(%arg6, %arg6, %arg6) ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %20 = "arith.addf"(%arg33, %arg34) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
      "linalg.yield"(%20) : (f32) -> ()
    }) {k} : (memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>) -> ()
    %4 = "linalg.map"(%arg4, %arg5, %arg5) ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %19 = "arith.mulf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = "linalg.map"(%arg4, %arg5) ({
    ^bb0(%arg28: f32, %arg29: f32):
      %18 = "math.exp"(%arg28) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%18) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = "linalg.map"(%arg5) ({
      %17 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "linalg.yield"(%17) : (f32) -> ()
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %7 = "linalg.reduce"(%arg4, %arg7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %16 = "arith.addf"(%arg27, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%16) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
    %8 = "linalg.reduce"(%arg4, %arg7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      "linalg.yield"(%arg25) : (f32) -> ()
    }) {u} : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
    %9:2 = "linalg.reduce"(%arg4, %arg5, %arg7, %arg7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32, %arg22: f32, %arg23: f32):
      "linalg.yield"(%arg22, %arg23) : (f32, f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %10 = "linalg.transpose"(%arg4, %arg8) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      "linalg.yield"(%arg18) : (f32) -> ()
    }) {w} : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    "linalg.transpose"(%arg6, %arg6) <{permutation = array<i64: 0, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      "linalg.yield"(%arg16) : (f32) -> ()
    }) : (memref<4x8xf32>, memref<4x8xf32>) -> ()
    %11 = "linalg.broadcast"(%arg7, %arg4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      "linalg.yield"(%arg14) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %12 = "linalg.softmax"(%arg4, %arg5) <{dimension = 1 : i64}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "linalg.softmax"(%arg6, %arg6) <{dimension = 1 : i64}> : (memref<4x8xf32>, memref<4x8xf32>) -> ()
    %13 = "linalg.matmul"(%arg8, %arg4, %arg9) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %14 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %15 = "arith.addf"(%arg13, %14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%15) : (f32) -> ()
    }) {a, linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (tensor<8x4xf32>, tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>, tensor<2x10x10x5xf32>, tensor<6x6x1x1x2x5xf32>) -> (), sym_name = "winograd"}> ({
  ^bb0(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5x2xf32>, %arg2: tensor<2x10x10x5xf32>, %arg3: tensor<6x6x1x1x2x5xf32>):
    %0 = "linalg.winograd_filter_transform"(%arg0, %arg1) <{m = 4 : i64, r = 3 : i64}> : (tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
