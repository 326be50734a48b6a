// tosa.conv2d
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "test.value"() : () -> tensor<*xf64>
%v4 = "test.value"() : () -> tensor<*xi1>
%v5 = "test.value"() : () -> tensor<*xi1>
%v6 = "tosa.conv2d"(%v1, %v2, %v3, %v4, %v5) <{pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 16, 17>, dilation = array<i64: 8, 9>, acc_type = f32, local_bound = false}> : (tensor<*xi1>, tensor<*xi1>, tensor<*xf64>, tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.conv3d
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "test.value"() : () -> tensor<*xf32>
%v3 = "test.value"() : () -> tensor<*xi64>
%v4 = "test.value"() : () -> tensor<*xf32>
%v5 = "test.value"() : () -> tensor<*xf32>
%v6 = "tosa.conv3d"(%v1, %v2, %v3, %v4, %v5) <{pad = array<i64: 8, 9, 10, 11, 12, 13>, stride = array<i64: 16, 17, 18>, dilation = array<i64: 128, 129, 130>, acc_type = f32}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xi64>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// tosa.depthwise_conv2d
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "test.value"() : () -> tensor<*xi64>
%v4 = "test.value"() : () -> tensor<*xi64>
%v5 = "test.value"() : () -> tensor<*xi64>
%v6 = "tosa.depthwise_conv2d"(%v1, %v2, %v3, %v4, %v5) <{pad = array<i64: 4, 5, 6, 7>, stride = array<i64: 16, 17>, dilation = array<i64: 4, 5>, acc_type = i32}> : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.depthwise_conv2d
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "test.value"() : () -> tensor<*xi64>
%v4 = "test.value"() : () -> tensor<*xi64>
%v5 = "test.value"() : () -> tensor<*xi64>
%v6 = "tosa.depthwise_conv2d"(%v1, %v2, %v3, %v4, %v5) <{pad = array<i64: 32, 33, 34, 35>, stride = array<i64: 16, 17>, dilation = array<i64: 1, 2>, acc_type = f32}> : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi128>)
// tosa.fft2d
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "test.value"() : () -> tensor<*xf32>
%v3, %v4 = "tosa.fft2d"(%v1, %v2) <{inverse = true}> : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
// tosa.fft2d
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "test.value"() : () -> tensor<*xf32>
%v3, %v4 = "tosa.fft2d"(%v1, %v2) <{inverse = true, local_bound = false}> : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
// tosa.matmul
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "test.value"() : () -> tensor<*xi1>
%v4 = "test.value"() : () -> tensor<*xi1>
%v5 = "tosa.matmul"(%v1, %v2, %v3, %v4) : (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>, tensor<*xi1>) -> (tensor<*xtf32>)
// tosa.rfft2d
%v1 = "test.value"() : () -> tensor<*xf32>
%v2, %v3 = "tosa.rfft2d"(%v1) <{local_bound = true}> : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
// tosa.erf
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "tosa.erf"(%v1) : (tensor<*xi64>) -> (tensor<*xi64>)
// tosa.erf
%v1 = "test.value"() : () -> tensor<*xui64>
%v2 = "tosa.erf"(%v1) : (tensor<*xui64>) -> (tensor<*xui64>)
// tosa.sigmoid
%v1 = "test.value"() : () -> tensor<*xbf16>
%v2 = "tosa.sigmoid"(%v1) : (tensor<*xbf16>) -> (tensor<*xbf16>)
// tosa.sigmoid
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "tosa.sigmoid"(%v1) : (tensor<*xi32>) -> (tensor<*xi32>)
// tosa.tanh
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "tosa.tanh"(%v1) : (tensor<*xi32>) -> (tensor<*xi32>)
// tosa.tanh
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.tanh"(%v1) : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.add
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "test.value"() : () -> tensor<*xi32>
%v3 = "tosa.add"(%v1, %v2) : (tensor<*xi32>, tensor<*xi32>) -> (tensor<*xi32>)
// tosa.arithmetic_right_shift
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "tosa.arithmetic_right_shift"(%v1, %v2) <{round = false}> : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.arithmetic_right_shift
%v1 = "test.value"() : () -> tensor<*xf8E4M3FN>
%v2 = "test.value"() : () -> tensor<*xf8E4M3FN>
%v3 = "tosa.arithmetic_right_shift"(%v1, %v2) <{round = true}> : (tensor<*xf8E4M3FN>, tensor<*xf8E4M3FN>) -> (tensor<*xf8E4M3FN>)
// tosa.bitwise_and
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "tosa.bitwise_and"(%v1, %v2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.bitwise_and
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.bitwise_and"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.bitwise_or
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "tosa.bitwise_or"(%v1, %v2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.bitwise_xor
%v1 = "test.value"() : () -> tensor<*xi8>
%v2 = "test.value"() : () -> tensor<*xi8>
%v3 = "tosa.bitwise_xor"(%v1, %v2) : (tensor<*xi8>, tensor<*xi8>) -> (tensor<*xi8>)
// tosa.intdiv
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "tosa.intdiv"(%v1, %v2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.intdiv
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "test.value"() : () -> tensor<*xi32>
%v3 = "tosa.intdiv"(%v1, %v2) : (tensor<*xi32>, tensor<*xi32>) -> (tensor<*xi32>)
// tosa.logical_and
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.logical_and"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.logical_left_shift
%v1 = "test.value"() : () -> tensor<*xf8E5M2>
%v2 = "test.value"() : () -> tensor<*xf8E5M2>
%v3 = "tosa.logical_left_shift"(%v1, %v2) : (tensor<*xf8E5M2>, tensor<*xf8E5M2>) -> (tensor<*xf8E5M2>)
// tosa.logical_left_shift
%v1 = "test.value"() : () -> tensor<*xui8>
%v2 = "test.value"() : () -> tensor<*xui8>
%v3 = "tosa.logical_left_shift"(%v1, %v2) : (tensor<*xui8>, tensor<*xui8>) -> (tensor<*xui8>)
// tosa.logical_left_shift
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "tosa.logical_left_shift"(%v1, %v2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.logical_right_shift
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "test.value"() : () -> tensor<*xf32>
%v3 = "tosa.logical_right_shift"(%v1, %v2) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// tosa.logical_right_shift
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.logical_right_shift"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.logical_right_shift
%v1 = "test.value"() : () -> tensor<*xui32>
%v2 = "test.value"() : () -> tensor<*xui32>
%v3 = "tosa.logical_right_shift"(%v1, %v2) : (tensor<*xui32>, tensor<*xui32>) -> (tensor<*xui32>)
// tosa.logical_or
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.logical_or"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.logical_xor
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.logical_xor"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.mul
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "test.value"() : () -> tensor<*xi8>
%v4 = "tosa.mul"(%v1, %v2, %v3) : (tensor<*xi64>, tensor<*xi64>, tensor<*xi8>) -> (tensor<*xi64>)
// tosa.mul
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "test.value"() : () -> tensor<*xi8>
%v4 = "tosa.mul"(%v1, %v2, %v3) : (tensor<*xi1>, tensor<*xi1>, tensor<*xi8>) -> (tensor<*xi1>)
// tosa.pow
%v1 = "test.value"() : () -> tensor<*xui64>
%v2 = "test.value"() : () -> tensor<*xui64>
%v3 = "tosa.pow"(%v1, %v2) : (tensor<*xui64>, tensor<*xui64>) -> (tensor<*xui64>)
// tosa.pow
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.pow"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.pow
%v1 = "test.value"() : () -> tensor<*xi128>
%v2 = "test.value"() : () -> tensor<*xi128>
%v3 = "tosa.pow"(%v1, %v2) : (tensor<*xi128>, tensor<*xi128>) -> (tensor<*xi128>)
// tosa.sub
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "test.value"() : () -> tensor<*xf32>
%v3 = "tosa.sub"(%v1, %v2) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// tosa.sub
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.sub"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.table
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "test.value"() : () -> tensor<*xui8>
%v3 = "tosa.table"(%v1, %v2) : (tensor<*xf32>, tensor<*xui8>) -> (tensor<*xf32>)
// tosa.table
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi32>
%v3 = "tosa.table"(%v1, %v2) : (tensor<*xi64>, tensor<*xi32>) -> (tensor<*xi64>)
// tosa.table
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "test.value"() : () -> tensor<*xi8>
%v3 = "tosa.table"(%v1, %v2) : (tensor<*xi32>, tensor<*xi8>) -> (tensor<*xi32>)
// tosa.abs
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.abs"(%v1) : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.bitwise_not
%v1 = "test.value"() : () -> tensor<*xi16>
%v2 = "tosa.bitwise_not"(%v1) : (tensor<*xi16>) -> (tensor<*xi16>)
// tosa.ceil
%v1 = "test.value"() : () -> tensor<*xui8>
%v2 = "tosa.ceil"(%v1) : (tensor<*xui8>) -> (tensor<*xui8>)
// tosa.ceil
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "tosa.ceil"(%v1) : (tensor<*xi1>) -> (tensor<*xi1>)
// tosa.clz
%v1 = "test.value"() : () -> tensor<*xi8>
%v2 = "tosa.clz"(%v1) : (tensor<*xi8>) -> (tensor<*xi8>)
// tosa.clz
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "tosa.clz"(%v1) : (tensor<*xi1>) -> (tensor<*xi1>)
// tosa.clz
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "tosa.clz"(%v1) : (tensor<*xi64>) -> (tensor<*xi64>)
// tosa.cos
%v1 = "test.value"() : () -> tensor<*xbf16>
%v2 = "tosa.cos"(%v1) : (tensor<*xbf16>) -> (tensor<*xbf16>)
// tosa.cos
%v1 = "test.value"() : () -> tensor<*xf8E4M3FN>
%v2 = "tosa.cos"(%v1) : (tensor<*xf8E4M3FN>) -> (tensor<*xf8E4M3FN>)
// tosa.exp
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.exp"(%v1) : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.exp
%v1 = "test.value"() : () -> tensor<*xui64>
%v2 = "tosa.exp"(%v1) : (tensor<*xui64>) -> (tensor<*xui64>)
// tosa.floor
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "tosa.floor"(%v1) : (tensor<*xi32>) -> (tensor<*xi32>)
// tosa.floor
%v1 = "test.value"() : () -> tensor<*xi8>
%v2 = "tosa.floor"(%v1) : (tensor<*xi8>) -> (tensor<*xi8>)
// tosa.floor
%v1 = "test.value"() : () -> tensor<*xf64>
%v2 = "tosa.floor"(%v1) : (tensor<*xf64>) -> (tensor<*xf64>)
// tosa.log
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.log"(%v1) : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.log
%v1 = "test.value"() : () -> tensor<*xui64>
%v2 = "tosa.log"(%v1) : (tensor<*xui64>) -> (tensor<*xui64>)
// tosa.logical_not
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "tosa.logical_not"(%v1) : (tensor<*xi1>) -> (tensor<*xi1>)
// tosa.negate
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "test.value"() : () -> tensor<*xi64>
%v4 = "tosa.negate"(%v1, %v2, %v3) : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.negate
%v1 = "test.value"() : () -> tensor<*xui32>
%v2 = "test.value"() : () -> tensor<*xui32>
%v3 = "test.value"() : () -> tensor<*xui32>
%v4 = "tosa.negate"(%v1, %v2, %v3) : (tensor<*xui32>, tensor<*xui32>, tensor<*xui32>) -> (tensor<*xui32>)
// tosa.reciprocal
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "tosa.reciprocal"(%v1) : (tensor<*xi64>) -> (tensor<*xi64>)
// tosa.reciprocal
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.reciprocal"(%v1) : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.reciprocal
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "tosa.reciprocal"(%v1) : (tensor<*xi1>) -> (tensor<*xi1>)
// tosa.rsqrt
%v1 = "test.value"() : () -> tensor<*xbf16>
%v2 = "tosa.rsqrt"(%v1) : (tensor<*xbf16>) -> (tensor<*xbf16>)
// tosa.rsqrt
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "tosa.rsqrt"(%v1) : (tensor<*xi32>) -> (tensor<*xi32>)
// tosa.rsqrt
%v1 = "test.value"() : () -> tensor<*xui64>
%v2 = "tosa.rsqrt"(%v1) : (tensor<*xui64>) -> (tensor<*xui64>)
// tosa.sin
%v1 = "test.value"() : () -> tensor<*xf16>
%v2 = "tosa.sin"(%v1) : (tensor<*xf16>) -> (tensor<*xf16>)
// tosa.select
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "test.value"() : () -> tensor<*xi1>
%v4 = "tosa.select"(%v1, %v2, %v3) : (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.equal
%v1 = "test.value"() : () -> tensor<*xui32>
%v2 = "test.value"() : () -> tensor<*xui32>
%v3 = "tosa.equal"(%v1, %v2) : (tensor<*xui32>, tensor<*xui32>) -> (tensor<*xi1>)
// tosa.equal
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "tosa.equal"(%v1, %v2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi1>)
// tosa.greater
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "test.value"() : () -> tensor<*xi32>
%v3 = "tosa.greater"(%v1, %v2) : (tensor<*xi32>, tensor<*xi32>) -> (tensor<*xi1>)
// tosa.greater
%v1 = "test.value"() : () -> tensor<*xui16>
%v2 = "test.value"() : () -> tensor<*xui16>
%v3 = "tosa.greater"(%v1, %v2) : (tensor<*xui16>, tensor<*xui16>) -> (tensor<*xi1>)
// tosa.greater_equal
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "test.value"() : () -> tensor<*xf32>
%v3 = "tosa.greater_equal"(%v1, %v2) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xi1>)
// tosa.greater_equal
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "tosa.greater_equal"(%v1, %v2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi1>)
// tosa.reduce_all
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.reduce_all"(%v1) <{axis = 32 : i32}> : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.reduce_all
%v1 = "test.value"() : () -> tensor<*xui8>
%v2 = "tosa.reduce_all"(%v1) <{axis = 0 : i32}> : (tensor<*xui8>) -> (tensor<*xui8>)
// tosa.reduce_all
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "tosa.reduce_all"(%v1) <{axis = 32 : i32}> : (tensor<*xi32>) -> (tensor<*xi32>)
// tosa.reduce_any
%v1 = "test.value"() : () -> tensor<*xi8>
%v2 = "tosa.reduce_any"(%v1) <{axis = 2 : i32}> : (tensor<*xi8>) -> (tensor<*xi8>)
// tosa.reduce_any
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "tosa.reduce_any"(%v1) <{axis = 4 : i32}> : (tensor<*xi64>) -> (tensor<*xi64>)
// tosa.reduce_product
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "tosa.reduce_product"(%v1) <{axis = 8 : i32}> : (tensor<*xi64>) -> (tensor<*xi64>)
// tosa.reduce_product
%v1 = "test.value"() : () -> tensor<*xf64>
%v2 = "tosa.reduce_product"(%v1) <{axis = 1 : i32}> : (tensor<*xf64>) -> (tensor<*xf64>)
// tosa.reduce_sum
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.reduce_sum"(%v1) <{axis = 0 : i32}> : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.reduce_sum
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.reduce_sum"(%v1) <{axis = 32 : i32}> : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.concat
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "test.value"() : () -> tensor<*xi32>
%v3 = "test.value"() : () -> tensor<*xi32>
%v4 = "tosa.concat"(%v1, %v2, %v3) <{axis = 32 : i32}> : (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>) -> (tensor<*xi32>)
// tosa.concat
%v1 = "test.value"() : () -> tensor<*xtf32>
%v2 = "test.value"() : () -> tensor<*xtf32>
%v3 = "test.value"() : () -> tensor<*xtf32>
%v4 = "tosa.concat"(%v1, %v2, %v3) <{axis = 8 : i32}> : (tensor<*xtf32>, tensor<*xtf32>, tensor<*xtf32>) -> (tensor<*xtf32>)
// tosa.reverse
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.reverse"(%v1) <{axis = 8 : i32}> : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.reverse
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "tosa.reverse"(%v1) <{axis = 1 : i32}> : (tensor<*xi32>) -> (tensor<*xi32>)
// tosa.transpose
%v1 = "test.value"() : () -> tensor<*xi128>
%v2 = "tosa.transpose"(%v1) <{perms = array<i32: 0, 1, 2>}> : (tensor<*xi128>) -> (tensor<*xi128>)
// tosa.transpose
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "tosa.transpose"(%v1) <{perms = array<i32: 0>}> : (tensor<*xi32>) -> (tensor<*xi32>)
// tosa.gather
%v1 = "test.value"() : () -> tensor<*xf8E4M3FN>
%v2 = "test.value"() : () -> tensor<*xi16>
%v3 = "tosa.gather"(%v1, %v2) : (tensor<*xf8E4M3FN>, tensor<*xi16>) -> (tensor<*xf8E4M3FN>)
// tosa.gather
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.gather"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.scatter
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "test.value"() : () -> tensor<*xi64>
%v4 = "tosa.scatter"(%v1, %v2, %v3) : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.cast
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "tosa.cast"(%v1) : (tensor<*xi64>) -> (tensor<*xi64>)
// tosa.cast
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "tosa.cast"(%v1) : (tensor<*xi1>) -> (tensor<*xf32>)
// tosa.cast
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "tosa.cast"(%v1) : (tensor<*xi1>) -> (tensor<*xi32>)
// tosa.identity
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "tosa.identity"(%v1) : (tensor<*xi32>) -> (tensor<*xi8>)
// tosa.identity
%v1 = "test.value"() : () -> tensor<*xtf32>
%v2 = "tosa.identity"(%v1) : (tensor<*xtf32>) -> (tensor<*xf32>)
// tosa.identity
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.identity"(%v1) : (tensor<*xf32>) -> (tensor<*xui64>)
// tosa.custom
"tosa.custom"() <{operator_name = "a b", domain_name = "a b", implementation_attrs = "a b"}> : () -> ()
// tosa.custom
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "test.value"() : () -> tensor<*xi64>
%v4, %v5 = "tosa.custom"(%v1, %v2, %v3) <{operator_name = "a b", domain_name = "a b", implementation_attrs = "text"}> : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>, tensor<*xi64>)
// tosa.custom
%v1, %v2 = "tosa.custom"() <{operator_name = "a b", domain_name = "text", implementation_attrs = "text"}> : () -> (tensor<*xi1>, tensor<*xi1>)
// tosa.variable
"tosa.variable"() <{sym_name = "symbol", var_shape = dense<0> : tensor<1xindex>, type = memref<4xf8E4M3FN>}> : () -> ()
// tosa.variable
"tosa.variable"() <{sym_name = "symbol", var_shape = dense<1> : tensor<1xindex>, type = i64, initial_value = "text"}> : () -> ()
// tosa.variable
"tosa.variable"() <{sym_name = "symbol", var_shape = dense<1> : tensor<1xindex>, type = i64, initial_value = 1 : i32}> : () -> ()
// tosa.yield
"test.around"() ({
"tosa.yield"() : () -> ()
}) : () -> ()
// tosa.yield
"test.around"() ({
%v1 = "test.value"() : () -> tensor<*xi16>
"tosa.yield"(%v1) : (tensor<*xi16>) -> ()
}) : () -> ()
// tosa.yield
"test.around"() ({
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "test.value"() : () -> tensor<*xi32>
"tosa.yield"(%v1, %v2) : (tensor<*xi32>, tensor<*xi32>) -> ()
}) : () -> ()
// tosa.const_shape
%v1 = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> (!tosa.shape<2>)
// tosa.apply_scale
"func.func"() <{function_type = (i64, i8) -> i64, sym_name = "generated"}> ({
^bb0(%arg0: i64, %arg1: i8):
  %0 = "tosa.apply_scale"(%arg0, %arg0, %arg1) <{rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>}> : (i64, i64, i8) -> i64
  "func.return"(%arg0) : (i64) -> ()
}) : () -> ()
// tosa.apply_scale
"func.func"() <{function_type = (ui32, ui32, i8) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: ui32, %arg1: ui32, %arg2: i8):
  %0 = "tosa.apply_scale"(%arg0, %arg1, %arg2) <{rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>}> : (ui32, ui32, i8) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
// tosa.argmax
"func.func"() <{function_type = (tensor<*xi64>, tensor<*xi64>) -> tensor<*xi64>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<*xi64>, %arg1: tensor<*xi64>):
  %0 = "tosa.argmax"(%arg0) <{axis = 4 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<*xi64>) -> tensor<*xi64>
  "func.return"(%arg1) : (tensor<*xi64>) -> ()
}) : () -> ()
// tosa.argmax
"func.func"() <{function_type = (tensor<*xi32>) -> tensor<4xi32>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<*xi32>):
  %0 = "tosa.argmax"(%arg0) <{axis = 0 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<*xi32>) -> tensor<4xi32>
  "func.return"(%0) : (tensor<4xi32>) -> ()
}) : () -> ()
// tosa.clamp
"func.func"() <{function_type = (tensor<4xi64>) -> tensor<4xi64>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xi64>):
  %0 = "tosa.clamp"(%arg0) <{max_val = 4 : i64, min_val = 2 : i64, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4xi64>) -> tensor<4xi64>
  "func.return"(%0) : (tensor<4xi64>) -> ()
}) : () -> ()
// tosa.clamp
"func.func"() <{function_type = (tensor<?xi64>) -> tensor<?xi64>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<?xi64>):
  %0 = "tosa.clamp"(%arg0) <{max_val = 2 : i64, min_val = 0 : i64, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<?xi64>) -> tensor<?xi64>
  "func.return"(%0) : (tensor<?xi64>) -> ()
}) : () -> ()
// tosa.maximum
"func.func"() <{function_type = (tensor<i8>) -> tensor<i8>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<i8>):
  %0 = "tosa.maximum"(%arg0, %arg0) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<i8>, tensor<i8>) -> tensor<i8>
  "func.return"(%arg0) : (tensor<i8>) -> ()
}) : () -> ()
// tosa.maximum
"func.func"() <{function_type = (tensor<4x4xf16>) -> tensor<4x4xf16>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4x4xf16>):
  %0 = "tosa.maximum"(%arg0, %arg0) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4x4xf16>, tensor<4x4xf16>) -> tensor<4x4xf16>
  "func.return"(%0) : (tensor<4x4xf16>) -> ()
}) : () -> ()
// tosa.minimum
"func.func"() <{function_type = (tensor<4x4xf16>) -> tensor<*xf16>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4x4xf16>):
  %0 = "tosa.minimum"(%arg0, %arg0) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4x4xf16>, tensor<4x4xf16>) -> tensor<*xf16>
  "func.return"(%0) : (tensor<*xf16>) -> ()
}) : () -> ()
// tosa.minimum
"func.func"() <{function_type = (tensor<4xf64>) -> tensor<4xf64>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xf64>):
  %0 = "tosa.minimum"(%arg0, %arg0) <{nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  "func.return"(%arg0) : (tensor<4xf64>) -> ()
}) : () -> ()
// tosa.reduce_max
"func.func"() <{function_type = (tensor<*xi32>) -> tensor<*xi32>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<*xi32>):
  %0 = "tosa.reduce_max"(%arg0) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<*xi32>) -> tensor<*xi32>
  "func.return"(%0) : (tensor<*xi32>) -> ()
}) : () -> ()
// tosa.reduce_max
"func.func"() <{function_type = (tensor<*xi32>) -> tensor<*xi32>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<*xi32>):
  %0 = "tosa.reduce_max"(%arg0) <{axis = 4 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<*xi32>) -> tensor<*xi32>
  "func.return"(%0) : (tensor<*xi32>) -> ()
}) : () -> ()
// tosa.reduce_min
"func.func"() <{function_type = (tensor<*xbf16>, tensor<*xbf16>) -> tensor<*xbf16>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<*xbf16>, %arg1: tensor<*xbf16>):
  %0 = "tosa.reduce_min"(%arg0) <{axis = 4 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<*xbf16>) -> tensor<*xbf16>
  "func.return"(%arg1) : (tensor<*xbf16>) -> ()
}) : () -> ()
// tosa.reduce_min
"func.func"() <{function_type = (tensor<*xi32>) -> tensor<*xi32>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<*xi32>):
  %0 = "tosa.reduce_min"(%arg0) <{axis = 4 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<*xi32>) -> tensor<*xi32>
  "func.return"(%arg0) : (tensor<*xi32>) -> ()
}) : () -> ()
// tosa.add_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.add_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// tosa.sub_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.sub_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// tosa.mul_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.mul_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// tosa.div_ceil_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.div_ceil_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// tosa.div_floor_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.div_floor_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// tosa.max_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.max_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// tosa.min_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.min_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// tosa.mod_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.mod_shape %s, %t : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
// tosa.exp2_shape
%s = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.exp2_shape %s : (!tosa.shape<2>) -> !tosa.shape<2>
// tosa.log2_ceil_shape
%s = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.log2_ceil_shape %s : (!tosa.shape<2>) -> !tosa.shape<2>
// tosa.log2_floor_shape
%s = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
%r = tosa.log2_floor_shape %s : (!tosa.shape<2>) -> !tosa.shape<2>
// tosa.concat_shape
%s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
%r = tosa.concat_shape %s, %t : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
// tosa.slice_shape
%s = tosa.const_shape {values = dense<[4, 6, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
%c = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
%r = tosa.slice_shape %s, %c, %c : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
// tosa.dim
%a = "test.value"() : () -> tensor<4x5xf32>
%r = tosa.dim %a {axis = 1 : i32} : (tensor<4x5xf32>) -> !tosa.shape<1>
// tosa.reshape
%s = tosa.const_shape {values = dense<[2, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "test.value"() : () -> tensor<3x4xf32>
%r = tosa.reshape %a, %s : (tensor<3x4xf32>, !tosa.shape<2>) -> tensor<2x6xf32>
// tosa.tile
%s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "test.value"() : () -> tensor<3x4xf32>
%r = tosa.tile %a, %s : (tensor<3x4xf32>, !tosa.shape<2>) -> tensor<6x12xf32>
// tosa.slice
%s = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
%t = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
%a = "test.value"() : () -> tensor<3x4xf32>
%r = tosa.slice %a, %s, %t : (tensor<3x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
// tosa.pad
%s = tosa.const_shape {values = dense<[1, 0, 0, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
%c = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
%a = "test.value"() : () -> tensor<3x4xf32>
%r = tosa.pad %a, %s, %c : (tensor<3x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x6xf32>
// tosa.avg_pool2d
%z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
%a = "test.value"() : () -> tensor<1x8x8x3xf32>
%r = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
// tosa.transpose_conv2d
%z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
%a = "test.value"() : () -> tensor<1x4x4x2xf32>
%b = "test.value"() : () -> tensor<3x2x2x2xf32>
%c = "test.value"() : () -> tensor<3xf32>
%r = tosa.transpose_conv2d %a, %b, %c, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x3xf32>
// tosa.variable_write
tosa.variable @kept = dense<0> : tensor<2xi32>
func.func @f(%v: tensor<2xi32>) {
  tosa.variable_write @kept, %v : tensor<2xi32>
  return
}
// tosa.variable_read
tosa.variable @kept = dense<0> : tensor<2xi32>
func.func @f() -> tensor<2xi32> {
  %v = tosa.variable_read @kept : tensor<2xi32>
  return %v : tensor<2xi32>
}
