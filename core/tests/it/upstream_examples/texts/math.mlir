//
%1 : f32
%2 = "math.absf"(%1) <{fastmath = #arith.fastmath<contract>}> : (f32) -> f32
//
%1 : i64
%2 = "math.absi"(%1) : (i64) -> i64
//
%1 : f64
%2 = "math.acosh"(%1) <{fastmath = #arith.fastmath<nsz>}> : (f64) -> f64
//
%1 : f16
%2 = "math.asin"(%1) <{fastmath = #arith.fastmath<nsz>}> : (f16) -> f16
//
%1 : f64
%2 = "math.asinh"(%1) <{fastmath = #arith.fastmath<arcp>}> : (f64) -> f64
//
%1 : f32
%2 = "math.atan"(%1) <{fastmath = #arith.fastmath<nsz>}> : (f32) -> f32
//
%1 : f64
%2 = "math.atanh"(%1) <{fastmath = #arith.fastmath<nsz>}> : (f64) -> f64
//
%1, %2 : bf16, bf16
%3 = "math.atan2"(%1, %2) <{fastmath = #arith.fastmath<nnan>}> : (bf16, bf16) -> bf16
//
%1 : tensor<*xtf32>
%2 = "math.cbrt"(%1) <{fastmath = #arith.fastmath<none>}> : (tensor<*xtf32>) -> (tensor<*xtf32>)
//
%1 : f16
%2 = "math.ceil"(%1) <{fastmath = #arith.fastmath<nsz>}> : (f16) -> f16
//
%1, %2, %3 : f32, f32, f32
%4 = "math.clampf"(%1, %2, %3) : (f32, f32, f32) -> f32
//
%1, %2 : f32, f32
%3 = "math.copysign"(%1, %2) <{fastmath = #arith.fastmath<ninf>}> : (f32, f32) -> f32
//
%1 : vector<4x4xf32>
%2 = "math.cos"(%1) <{fastmath = #arith.fastmath<contract>}> : (vector<4x4xf32>) -> (vector<4x4xf32>)
//
%1 : f16
%2 = "math.acos"(%1) <{fastmath = #arith.fastmath<contract>}> : (f16) -> f16
//
%1 : f64
%2 = "math.cosh"(%1) <{fastmath = #arith.fastmath<arcp>}> : (f64) -> f64
//
%1 : bf16
%2 = "math.sin"(%1) <{fastmath = #arith.fastmath<ninf>}> : (bf16) -> bf16
//
%1 : f64
%2 = "math.sinh"(%1) <{fastmath = #arith.fastmath<arcp>}> : (f64) -> f64
//
%1 : f32
%2, %3 = "math.sincos"(%1) <{fastmath = #arith.fastmath<ninf>}> : (f32) -> (f32, f32)
//
%1 : i1
%2 = "math.ctlz"(%1) : (i1) -> i1
//
%1 : i64
%2 = "math.cttz"(%1) : (i64) -> i64
//
%1 : i64
%2 = "math.ctpop"(%1) : (i64) -> i64
//
%1 : f16
%2 = "math.erf"(%1) <{fastmath = #arith.fastmath<nnan>}> : (f16) -> f16
//
%1 : f32
%2 = "math.erfc"(%1) <{fastmath = #arith.fastmath<contract>}> : (f32) -> f32
//
%1 : f32
%2 = "math.exp"(%1) <{fastmath = #arith.fastmath<arcp>}> : (f32) -> f32
//
%1 : tensor<4xf64>
%2 = "math.exp2"(%1) <{fastmath = #arith.fastmath<none>}> : (tensor<4xf64>) -> (tensor<4xf64>)
//
%1 : f32
%2 = "math.expm1"(%1) <{fastmath = #arith.fastmath<nsz>}> : (f32) -> f32
//
%1 : tensor<?xf64>
%2 = "math.floor"(%1) <{fastmath = #arith.fastmath<ninf>}> : (tensor<?xf64>) -> (tensor<?xf64>)
//
%1, %2, %3 : f32, f32, f32
%4 = "math.fma"(%1, %2, %3) <{fastmath = #arith.fastmath<arcp>}> : (f32, f32, f32) -> f32
//
%1, %2 : i1, i1
%3 = "math.ipowi"(%1, %2) : (i1, i1) -> i1
//
%1 : bf16
%2 = "math.isfinite"(%1) <{fastmath = #arith.fastmath<nnan>}> : (bf16) -> i1
//
%1 : f16
%2 = "math.isinf"(%1) <{fastmath = #arith.fastmath<arcp>}> : (f16) -> i1
//
%1 : f32
%2 = "math.isnan"(%1) <{fastmath = #arith.fastmath<fast>}> : (f32) -> i1
//
%1 : vector<[16]xtf32>
%2 = "math.isnormal"(%1) <{fastmath = #arith.fastmath<arcp>}> : (vector<[16]xtf32>) -> (vector<[16]xi1>)
//
%1 : bf16
%2 = "math.log"(%1) <{fastmath = #arith.fastmath<fast>}> : (bf16) -> bf16
//
%1 : f32
%2 = "math.log10"(%1) <{fastmath = #arith.fastmath<reassoc>}> : (f32) -> f32
//
%1 : tensor<4x4xtf32>
%2 = "math.log1p"(%1) <{fastmath = #arith.fastmath<none>}> : (tensor<4x4xtf32>) -> (tensor<4x4xtf32>)
//
%1 : f64
%2 = "math.log2"(%1) <{fastmath = #arith.fastmath<fast>}> : (f64) -> f64
//
%1, %2 : f64, f64
%3 = "math.powf"(%1, %2) <{fastmath = #arith.fastmath<nnan>}> : (f64, f64) -> f64
//
%1 : f16
%2 = "math.rsqrt"(%1) <{fastmath = #arith.fastmath<arcp>}> : (f16) -> f16
//
%1 : bf16
%2 = "math.sqrt"(%1) <{fastmath = #arith.fastmath<contract>}> : (bf16) -> bf16
//
%1 : tensor<1x2x3x4xf8E5M2>
%2 = "math.tan"(%1) <{fastmath = #arith.fastmath<fast>}> : (tensor<1x2x3x4xf8E5M2>) -> (tensor<1x2x3x4xf8E5M2>)
//
%1 : f32
%2 = "math.tanh"(%1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
//
%1 : f64
%2 = "math.roundeven"(%1) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
//
%1 : bf16
%2 = "math.round"(%1) <{fastmath = #arith.fastmath<arcp>}> : (bf16) -> bf16
//
%1 : vector<[4]xf16>
%2 = "math.trunc"(%1) <{fastmath = #arith.fastmath<ninf>}> : (vector<[4]xf16>) -> (vector<[4]xf16>)
//
%1, %2 : vector<4x4xf16>, vector<4x4xi32>
%3 = "math.fpowi"(%1, %2) <{fastmath = #arith.fastmath<nnan>}> : (vector<4x4xf16>, vector<4x4xi32>) -> (vector<4x4xf16>)
