//
%1, %2, %3, %4, %5 : tensor<*xi1>, tensor<*xi1>, tensor<*xf64>, tensor<*xi1>, tensor<*xi1>
%6 = "tosa.conv2d"(%1, %2, %3, %4, %5) <{pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 16, 17>, dilation = array<i64: 8, 9>, acc_type = f32, local_bound = false}> : (tensor<*xi1>, tensor<*xi1>, tensor<*xf64>, tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
//
%1, %2, %3, %4, %5 : tensor<*xf32>, tensor<*xf32>, tensor<*xi64>, tensor<*xf32>, tensor<*xf32>
%6 = "tosa.conv3d"(%1, %2, %3, %4, %5) <{pad = array<i64: 8, 9, 10, 11, 12, 13>, stride = array<i64: 16, 17, 18>, dilation = array<i64: 128, 129, 130>, acc_type = f32}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xi64>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
//
%1, %2, %3, %4, %5 : tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>
%6 = "tosa.depthwise_conv2d"(%1, %2, %3, %4, %5) <{pad = array<i64: 4, 5, 6, 7>, stride = array<i64: 16, 17>, dilation = array<i64: 4, 5>, acc_type = i32}> : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
//
%1, %2 : tensor<*xf32>, tensor<*xf32>
%3, %4 = "tosa.fft2d"(%1, %2) <{inverse = true}> : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
//
%1, %2, %3, %4 : tensor<*xi1>, tensor<*xi1>, tensor<*xi1>, tensor<*xi1>
%5 = "tosa.matmul"(%1, %2, %3, %4) : (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>, tensor<*xi1>) -> (tensor<*xtf32>)
//
%1 : tensor<*xf32>
%2, %3 = "tosa.rfft2d"(%1) <{local_bound = true}> : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
//
%1 : tensor<*xi64>
%2 = "tosa.erf"(%1) : (tensor<*xi64>) -> (tensor<*xi64>)
//
%1 : tensor<*xi32>
%2 = "tosa.sigmoid"(%1) : (tensor<*xi32>) -> (tensor<*xi32>)
//
%1 : tensor<*xi32>
%2 = "tosa.tanh"(%1) : (tensor<*xi32>) -> (tensor<*xi32>)
//
%1, %2 : tensor<*xi32>, tensor<*xi32>
%3 = "tosa.add"(%1, %2) : (tensor<*xi32>, tensor<*xi32>) -> (tensor<*xi32>)
//
%1, %2 : tensor<*xi64>, tensor<*xi64>
%3 = "tosa.arithmetic_right_shift"(%1, %2) <{round = false}> : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
//
%1, %2 : tensor<*xi1>, tensor<*xi1>
%3 = "tosa.bitwise_and"(%1, %2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
//
%1, %2 : tensor<*xi64>, tensor<*xi64>
%3 = "tosa.bitwise_or"(%1, %2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
//
%1, %2 : tensor<*xi8>, tensor<*xi8>
%3 = "tosa.bitwise_xor"(%1, %2) : (tensor<*xi8>, tensor<*xi8>) -> (tensor<*xi8>)
//
%1, %2 : tensor<*xi64>, tensor<*xi64>
%3 = "tosa.intdiv"(%1, %2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
//
%1, %2 : tensor<*xi1>, tensor<*xi1>
%3 = "tosa.logical_and"(%1, %2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
//
%1, %2 : tensor<*xui8>, tensor<*xui8>
%3 = "tosa.logical_left_shift"(%1, %2) : (tensor<*xui8>, tensor<*xui8>) -> (tensor<*xui8>)
//
%1, %2 : tensor<*xi1>, tensor<*xi1>
%3 = "tosa.logical_right_shift"(%1, %2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
//
%1, %2 : tensor<*xi1>, tensor<*xi1>
%3 = "tosa.logical_or"(%1, %2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
//
%1, %2 : tensor<*xi1>, tensor<*xi1>
%3 = "tosa.logical_xor"(%1, %2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
//
%1, %2, %3 : tensor<*xi1>, tensor<*xi1>, tensor<*xi8>
%4 = "tosa.mul"(%1, %2, %3) : (tensor<*xi1>, tensor<*xi1>, tensor<*xi8>) -> (tensor<*xi1>)
//
%1, %2 : tensor<*xi1>, tensor<*xi1>
%3 = "tosa.pow"(%1, %2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
//
%1, %2 : tensor<*xi1>, tensor<*xi1>
%3 = "tosa.sub"(%1, %2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
//
%1, %2 : tensor<*xi32>, tensor<*xi8>
%3 = "tosa.table"(%1, %2) : (tensor<*xi32>, tensor<*xi8>) -> (tensor<*xi32>)
//
%1 : tensor<*xf32>
%2 = "tosa.abs"(%1) : (tensor<*xf32>) -> (tensor<*xf32>)
//
%1 : tensor<*xi16>
%2 = "tosa.bitwise_not"(%1) : (tensor<*xi16>) -> (tensor<*xi16>)
//
%1 : tensor<*xi1>
%2 = "tosa.ceil"(%1) : (tensor<*xi1>) -> (tensor<*xi1>)
//
%1 : tensor<*xi8>
%2 = "tosa.clz"(%1) : (tensor<*xi8>) -> (tensor<*xi8>)
//
%1 : tensor<*xbf16>
%2 = "tosa.cos"(%1) : (tensor<*xbf16>) -> (tensor<*xbf16>)
//
%1 : tensor<*xf32>
%2 = "tosa.exp"(%1) : (tensor<*xf32>) -> (tensor<*xf32>)
//
%1 : tensor<*xi8>
%2 = "tosa.floor"(%1) : (tensor<*xi8>) -> (tensor<*xi8>)
//
%1 : tensor<*xf32>
%2 = "tosa.log"(%1) : (tensor<*xf32>) -> (tensor<*xf32>)
//
%1 : tensor<*xi1>
%2 = "tosa.logical_not"(%1) : (tensor<*xi1>) -> (tensor<*xi1>)
//
%1, %2, %3 : tensor<*xi64>, tensor<*xi64>, tensor<*xi64>
%4 = "tosa.negate"(%1, %2, %3) : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
//
%1 : tensor<*xi1>
%2 = "tosa.reciprocal"(%1) : (tensor<*xi1>) -> (tensor<*xi1>)
//
%1 : tensor<*xi32>
%2 = "tosa.rsqrt"(%1) : (tensor<*xi32>) -> (tensor<*xi32>)
//
%1 : tensor<*xf16>
%2 = "tosa.sin"(%1) : (tensor<*xf16>) -> (tensor<*xf16>)
//
%1, %2, %3 : tensor<*xi1>, tensor<*xi1>, tensor<*xi1>
%4 = "tosa.select"(%1, %2, %3) : (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
//
%1, %2 : tensor<*xi64>, tensor<*xi64>
%3 = "tosa.equal"(%1, %2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi1>)
//
%1, %2 : tensor<*xi32>, tensor<*xi32>
%3 = "tosa.greater"(%1, %2) : (tensor<*xi32>, tensor<*xi32>) -> (tensor<*xi1>)
//
%1, %2 : tensor<*xf32>, tensor<*xf32>
%3 = "tosa.greater_equal"(%1, %2) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xi1>)
//
%1 : tensor<*xui8>
%2 = "tosa.reduce_all"(%1) <{axis = 0 : i32}> : (tensor<*xui8>) -> (tensor<*xui8>)
//
%1 : tensor<*xi8>
%2 = "tosa.reduce_any"(%1) <{axis = 2 : i32}> : (tensor<*xi8>) -> (tensor<*xi8>)
//
%1 : tensor<*xi64>
%2 = "tosa.reduce_product"(%1) <{axis = 8 : i32}> : (tensor<*xi64>) -> (tensor<*xi64>)
//
%1 : tensor<*xf32>
%2 = "tosa.reduce_sum"(%1) <{axis = 0 : i32}> : (tensor<*xf32>) -> (tensor<*xf32>)
//
%1, %2, %3 : tensor<*xi32>, tensor<*xi32>, tensor<*xi32>
%4 = "tosa.concat"(%1, %2, %3) <{axis = 32 : i32}> : (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>) -> (tensor<*xi32>)
//
%1 : tensor<*xf32>
%2 = "tosa.reverse"(%1) <{axis = 8 : i32}> : (tensor<*xf32>) -> (tensor<*xf32>)
//
%1 : tensor<*xi128>
%2 = "tosa.transpose"(%1) <{perms = array<i32: 0, 1, 2>}> : (tensor<*xi128>) -> (tensor<*xi128>)
//
%1, %2 : tensor<*xi1>, tensor<*xi1>
%3 = "tosa.gather"(%1, %2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
//
%1, %2, %3 : tensor<*xi64>, tensor<*xi64>, tensor<*xi64>
%4 = "tosa.scatter"(%1, %2, %3) : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
//
%1 : tensor<*xi1>
%2 = "tosa.cast"(%1) : (tensor<*xi1>) -> (tensor<*xf32>)
//
%1 : tensor<*xi32>
%2 = "tosa.identity"(%1) : (tensor<*xi32>) -> (tensor<*xi8>)
//
"tosa.custom"() <{operator_name = "a b", domain_name = "a b", implementation_attrs = "a b"}> : () -> ()
//
"tosa.variable"() <{sym_name = "symbol", var_shape = dense<0> : tensor<1xindex>, type = memref<4xf8E4M3FN>}> : () -> ()
// yield
"test.around"() ({
%1, %2 : tensor<*xi32>, tensor<*xi32>
"tosa.yield"(%1, %2) : (tensor<*xi32>, tensor<*xi32>) -> ()
}) : () -> ()
//
%1 = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> (!tosa.shape<2>)
// apply_scale
"func.func"() <{function_type = (i64, i8) -> i64, sym_name = "generated"}> ({
^bb0(%arg0: i64, %arg1: i8):
%0 = "tosa.apply_scale"(%arg0, %arg0, %arg1) <{rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>}> : (i64, i64, i8) -> i64
"func.return"(%arg0) : (i64) -> ()
}) : () -> ()
// argmax
"func.func"() <{function_type = (tensor<*xi32>) -> tensor<4xi32>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<*xi32>):
%0 = "tosa.argmax"(%arg0) <{axis = 0 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<*xi32>) -> tensor<4xi32>
"func.return"(%0) : (tensor<4xi32>) -> ()
}) : () -> ()
// clamp
"func.func"() <{function_type = (tensor<4xi64>) -> tensor<4xi64>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xi64>):
%0 = "tosa.clamp"(%arg0) <{max_val = 4 : i64, min_val = 2 : i64, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4xi64>) -> tensor<4xi64>
"func.return"(%0) : (tensor<4xi64>) -> ()
}) : () -> ()
// maximum
"func.func"() <{function_type = (tensor<i8>) -> tensor<i8>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<i8>):
%0 = "tosa.maximum"(%arg0, %arg0) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<i8>, tensor<i8>) -> tensor<i8>
"func.return"(%arg0) : (tensor<i8>) -> ()
}) : () -> ()
// minimum
"func.func"() <{function_type = (tensor<4xf64>) -> tensor<4xf64>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xf64>):
%0 = "tosa.minimum"(%arg0, %arg0) <{nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
"func.return"(%arg0) : (tensor<4xf64>) -> ()
}) : () -> ()
// reduce_max
"func.func"() <{function_type = (tensor<*xi32>) -> tensor<*xi32>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<*xi32>):
%0 = "tosa.reduce_max"(%arg0) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<*xi32>) -> tensor<*xi32>
"func.return"(%0) : (tensor<*xi32>) -> ()
}) : () -> ()
// reduce_min
"func.func"() <{function_type = (tensor<*xi32>) -> tensor<*xi32>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<*xi32>):
%0 = "tosa.reduce_min"(%arg0) <{axis = 4 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<*xi32>) -> tensor<*xi32>
"func.return"(%arg0) : (tensor<*xi32>) -> ()
}) : () -> ()
// add_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.add_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// sub_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.sub_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// mul_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.mul_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// div_ceil_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.div_ceil_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// div_floor_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.div_floor_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// max_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.max_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// min_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.min_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// mod_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.mod_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// exp2_shape
%s = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.exp2_shape %s : (!tosa.shape<2>) -> !tosa.shape<2>
// log2_ceil_shape
%s = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.log2_ceil_shape %s : (!tosa.shape<2>) -> !tosa.shape<2>
// log2_floor_shape
%s = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.log2_floor_shape %s : (!tosa.shape<2>) -> !tosa.shape<2>
// concat_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
%r = tosa.concat_shape %s, %t : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
// slice_shape
%s = tosa.const_shape {values = dense<[4, 6, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
%c = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
%r = tosa.slice_shape %s, %c, %c : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
// dim
%a : tensor<4x5xf32>
%r = tosa.dim %a {axis = 1 : i32} : (tensor<4x5xf32>) -> !tosa.shape<1>
// reshape
%s = tosa.const_shape {values = dense<[2, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a : tensor<3x4xf32>
%r = tosa.reshape %a, %s : (tensor<3x4xf32>, !tosa.shape<2>) -> tensor<2x6xf32>
// tile
%s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a : tensor<3x4xf32>
%r = tosa.tile %a, %s : (tensor<3x4xf32>, !tosa.shape<2>) -> tensor<6x12xf32>
// slice
%s = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a : tensor<3x4xf32>
%r = tosa.slice %a, %s, %t : (tensor<3x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
// pad
%s = tosa.const_shape {values = dense<[1, 0, 0, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
%c = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
%a : tensor<3x4xf32>
%r = tosa.pad %a, %s, %c : (tensor<3x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x6xf32>
// avg_pool2d
%z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
%a : tensor<1x8x8x3xf32>
%r = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
// transpose_conv2d
%z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
%a, %b, %c : tensor<1x4x4x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>
%r = tosa.transpose_conv2d %a, %b, %c, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x3xf32>
// variable_write
tosa.variable @kept = dense<0> : tensor<2xi32>
func.func @f(%v: tensor<2xi32>) {
tosa.variable_write @kept, %v : tensor<2xi32>
return
}
// variable_read
tosa.variable @kept = dense<0> : tensor<2xi32>
func.func @f() -> tensor<2xi32> {
%v = tosa.variable_read @kept : tensor<2xi32>
return %v : tensor<2xi32>
}
