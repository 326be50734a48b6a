// math.absf
%v1 = "test.value"() : () -> f64
%v2 = "math.absf"(%v1) : (f64) -> (f64)
// math.absf
%v1 = "test.value"() : () -> tensor<1x1x1x1x1xf16>
%v2 = "math.absf"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (tensor<1x1x1x1x1xf16>) -> (tensor<1x1x1x1x1xf16>)
// math.absf
%v1 = "test.value"() : () -> f32
%v2 = "math.absf"(%v1) <{fastmath = #arith.fastmath<contract>}> : (f32) -> (f32)
// math.absi
%v1 = "test.value"() : () -> i64
%v2 = "math.absi"(%v1) : (i64) -> (i64)
// math.absi
%v1 = "test.value"() : () -> vector<6xi1>
%v2 = "math.absi"(%v1) : (vector<6xi1>) -> (vector<6xi1>)
// math.absi
%v1 = "test.value"() : () -> i32
%v2 = "math.absi"(%v1) : (i32) -> (i32)
// math.acosh
%v1 = "test.value"() : () -> tensor<4x4xtf32>
%v2 = "math.acosh"(%v1) : (tensor<4x4xtf32>) -> (tensor<4x4xtf32>)
// math.acosh
%v1 = "test.value"() : () -> f64
%v2 = "math.acosh"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (f64) -> (f64)
// math.acosh
%v1 = "test.value"() : () -> tensor<*xbf16>
%v2 = "math.acosh"(%v1) <{fastmath = #arith.fastmath<ninf>}> : (tensor<*xbf16>) -> (tensor<*xbf16>)
// math.asin
%v1 = "test.value"() : () -> vector<3xtf32>
%v2 = "math.asin"(%v1) : (vector<3xtf32>) -> (vector<3xtf32>)
// math.asin
%v1 = "test.value"() : () -> f16
%v2 = "math.asin"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (f16) -> (f16)
// math.asin
%v1 = "test.value"() : () -> tensor<*xf8E4M3FN>
%v2 = "math.asin"(%v1) : (tensor<*xf8E4M3FN>) -> (tensor<*xf8E4M3FN>)
// math.asinh
%v1 = "test.value"() : () -> vector<[16]xf64>
%v2 = "math.asinh"(%v1) : (vector<[16]xf64>) -> (vector<[16]xf64>)
// math.asinh
%v1 = "test.value"() : () -> f64
%v2 = "math.asinh"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (f64) -> (f64)
// math.asinh
%v1 = "test.value"() : () -> f16
%v2 = "math.asinh"(%v1) <{fastmath = #arith.fastmath<contract>}> : (f16) -> (f16)
// math.atan
%v1 = "test.value"() : () -> tensor<2x3x4xf16>
%v2 = "math.atan"(%v1) : (tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>)
// math.atan
%v1 = "test.value"() : () -> f32
%v2 = "math.atan"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (f32) -> (f32)
// math.atan
%v1 = "test.value"() : () -> tensor<f8E4M3FN>
%v2 = "math.atan"(%v1) : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
// math.atanh
%v1 = "test.value"() : () -> tensor<?xf64>
%v2 = "math.atanh"(%v1) : (tensor<?xf64>) -> (tensor<?xf64>)
// math.atanh
%v1 = "test.value"() : () -> f64
%v2 = "math.atanh"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (f64) -> (f64)
// math.atanh
%v1 = "test.value"() : () -> tensor<f8E4M3FN>
%v2 = "math.atanh"(%v1) : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
// math.atan2
%v1 = "test.value"() : () -> vector<32xf64>
%v2 = "test.value"() : () -> vector<32xf64>
%v3 = "math.atan2"(%v1, %v2) : (vector<32xf64>, vector<32xf64>) -> (vector<32xf64>)
// math.atan2
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "math.atan2"(%v1, %v2) <{fastmath = #arith.fastmath<nnan>}> : (bf16, bf16) -> (bf16)
// math.atan2
%v1 = "test.value"() : () -> vector<[16]xf64>
%v2 = "test.value"() : () -> vector<[16]xf64>
%v3 = "math.atan2"(%v1, %v2) : (vector<[16]xf64>, vector<[16]xf64>) -> (vector<[16]xf64>)
// math.cbrt
%v1 = "test.value"() : () -> bf16
%v2 = "math.cbrt"(%v1) : (bf16) -> (bf16)
// math.cbrt
%v1 = "test.value"() : () -> tensor<*xtf32>
%v2 = "math.cbrt"(%v1) <{fastmath = #arith.fastmath<none>}> : (tensor<*xtf32>) -> (tensor<*xtf32>)
// math.cbrt
%v1 = "test.value"() : () -> f16
%v2 = "math.cbrt"(%v1) : (f16) -> (f16)
// math.ceil
%v1 = "test.value"() : () -> vector<2x1xf16>
%v2 = "math.ceil"(%v1) : (vector<2x1xf16>) -> (vector<2x1xf16>)
// math.ceil
%v1 = "test.value"() : () -> f16
%v2 = "math.ceil"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (f16) -> (f16)
// math.ceil
%v1 = "test.value"() : () -> vector<4x4xf32>
%v2 = "math.ceil"(%v1) : (vector<4x4xf32>) -> (vector<4x4xf32>)
// math.clampf
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "math.clampf"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// math.clampf
%v1 = "test.value"() : () -> vector<4x4xtf32>
%v2 = "test.value"() : () -> vector<4x4xtf32>
%v3 = "test.value"() : () -> vector<4x4xtf32>
%v4 = "math.clampf"(%v1, %v2, %v3) <{fastmath = #arith.fastmath<nsz>}> : (vector<4x4xtf32>, vector<4x4xtf32>, vector<4x4xtf32>) -> (vector<4x4xtf32>)
// math.clampf
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "test.value"() : () -> f64
%v4 = "math.clampf"(%v1, %v2, %v3) <{fastmath = #arith.fastmath<nsz>}> : (f64, f64, f64) -> (f64)
// math.copysign
%v1 = "test.value"() : () -> vector<6xf8E4M3FN>
%v2 = "test.value"() : () -> vector<6xf8E4M3FN>
%v3 = "math.copysign"(%v1, %v2) : (vector<6xf8E4M3FN>, vector<6xf8E4M3FN>) -> (vector<6xf8E4M3FN>)
// math.copysign
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "math.copysign"(%v1, %v2) <{fastmath = #arith.fastmath<ninf>}> : (f32, f32) -> (f32)
// math.copysign
%v1 = "test.value"() : () -> vector<3xf8E4M3FN>
%v2 = "test.value"() : () -> vector<3xf8E4M3FN>
%v3 = "math.copysign"(%v1, %v2) <{fastmath = #arith.fastmath<nnan>}> : (vector<3xf8E4M3FN>, vector<3xf8E4M3FN>) -> (vector<3xf8E4M3FN>)
// math.cos
%v1 = "test.value"() : () -> bf16
%v2 = "math.cos"(%v1) : (bf16) -> (bf16)
// math.cos
%v1 = "test.value"() : () -> vector<4x4xf32>
%v2 = "math.cos"(%v1) <{fastmath = #arith.fastmath<contract>}> : (vector<4x4xf32>) -> (vector<4x4xf32>)
// math.cos
%v1 = "test.value"() : () -> f16
%v2 = "math.cos"(%v1) : (f16) -> (f16)
// math.acos
%v1 = "test.value"() : () -> tensor<2x3x4xbf16>
%v2 = "math.acos"(%v1) : (tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>)
// math.acos
%v1 = "test.value"() : () -> f16
%v2 = "math.acos"(%v1) <{fastmath = #arith.fastmath<contract>}> : (f16) -> (f16)
// math.acos
%v1 = "test.value"() : () -> tensor<2x3x4xf64>
%v2 = "math.acos"(%v1) : (tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>)
// math.cosh
%v1 = "test.value"() : () -> f32
%v2 = "math.cosh"(%v1) : (f32) -> (f32)
// math.cosh
%v1 = "test.value"() : () -> vector<8xf32>
%v2 = "math.cosh"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (vector<8xf32>) -> (vector<8xf32>)
// math.cosh
%v1 = "test.value"() : () -> f64
%v2 = "math.cosh"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (f64) -> (f64)
// math.sin
%v1 = "test.value"() : () -> vector<32xbf16>
%v2 = "math.sin"(%v1) : (vector<32xbf16>) -> (vector<32xbf16>)
// math.sin
%v1 = "test.value"() : () -> bf16
%v2 = "math.sin"(%v1) <{fastmath = #arith.fastmath<ninf>}> : (bf16) -> (bf16)
// math.sin
%v1 = "test.value"() : () -> tensor<2x3x4xtf32>
%v2 = "math.sin"(%v1) : (tensor<2x3x4xtf32>) -> (tensor<2x3x4xtf32>)
// math.sinh
%v1 = "test.value"() : () -> vector<[8]xf8E5M2>
%v2 = "math.sinh"(%v1) : (vector<[8]xf8E5M2>) -> (vector<[8]xf8E5M2>)
// math.sinh
%v1 = "test.value"() : () -> f64
%v2 = "math.sinh"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (f64) -> (f64)
// math.sinh
%v1 = "test.value"() : () -> vector<[16]xf8E5M2>
%v2 = "math.sinh"(%v1) <{fastmath = #arith.fastmath<afn>}> : (vector<[16]xf8E5M2>) -> (vector<[16]xf8E5M2>)
// math.sincos
%v1 = "test.value"() : () -> vector<4xtf32>
%v2, %v3 = "math.sincos"(%v1) : (vector<4xtf32>) -> (vector<4xtf32>, vector<4xtf32>)
// math.sincos
%v1 = "test.value"() : () -> f32
%v2, %v3 = "math.sincos"(%v1) <{fastmath = #arith.fastmath<ninf>}> : (f32) -> (f32, f32)
// math.sincos
%v1 = "test.value"() : () -> tensor<?xf64>
%v2, %v3 = "math.sincos"(%v1) : (tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>)
// math.ctlz
%v1 = "test.value"() : () -> index
%v2 = "math.ctlz"(%v1) : (index) -> (index)
// math.ctlz
%v1 = "test.value"() : () -> vector<[2]xi8>
%v2 = "math.ctlz"(%v1) : (vector<[2]xi8>) -> (vector<[2]xi8>)
// math.ctlz
%v1 = "test.value"() : () -> i1
%v2 = "math.ctlz"(%v1) : (i1) -> (i1)
// math.cttz
%v1 = "test.value"() : () -> i64
%v2 = "math.cttz"(%v1) : (i64) -> (i64)
// math.cttz
%v1 = "test.value"() : () -> vector<1xi16>
%v2 = "math.cttz"(%v1) : (vector<1xi16>) -> (vector<1xi16>)
// math.cttz
%v1 = "test.value"() : () -> i32
%v2 = "math.cttz"(%v1) : (i32) -> (i32)
// math.ctpop
%v1 = "test.value"() : () -> vector<16x16xi1>
%v2 = "math.ctpop"(%v1) : (vector<16x16xi1>) -> (vector<16x16xi1>)
// math.ctpop
%v1 = "test.value"() : () -> i64
%v2 = "math.ctpop"(%v1) : (i64) -> (i64)
// math.ctpop
%v1 = "test.value"() : () -> tensor<2x3x4xi4>
%v2 = "math.ctpop"(%v1) : (tensor<2x3x4xi4>) -> (tensor<2x3x4xi4>)
// math.erf
%v1 = "test.value"() : () -> vector<4xf8E5M2>
%v2 = "math.erf"(%v1) : (vector<4xf8E5M2>) -> (vector<4xf8E5M2>)
// math.erf
%v1 = "test.value"() : () -> f16
%v2 = "math.erf"(%v1) <{fastmath = #arith.fastmath<nnan>}> : (f16) -> (f16)
// math.erf
%v1 = "test.value"() : () -> vector<16x16xf64>
%v2 = "math.erf"(%v1) : (vector<16x16xf64>) -> (vector<16x16xf64>)
// math.erfc
%v1 = "test.value"() : () -> f64
%v2 = "math.erfc"(%v1) : (f64) -> (f64)
// math.erfc
%v1 = "test.value"() : () -> vector<[4]xtf32>
%v2 = "math.erfc"(%v1) <{fastmath = #arith.fastmath<nnan>}> : (vector<[4]xtf32>) -> (vector<[4]xtf32>)
// math.erfc
%v1 = "test.value"() : () -> f32
%v2 = "math.erfc"(%v1) <{fastmath = #arith.fastmath<contract>}> : (f32) -> (f32)
// math.exp
%v1 = "test.value"() : () -> tensor<2x3x4xtf32>
%v2 = "math.exp"(%v1) : (tensor<2x3x4xtf32>) -> (tensor<2x3x4xtf32>)
// math.exp
%v1 = "test.value"() : () -> f32
%v2 = "math.exp"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (f32) -> (f32)
// math.exp
%v1 = "test.value"() : () -> vector<[2]xf16>
%v2 = "math.exp"(%v1) <{fastmath = #arith.fastmath<nnan>}> : (vector<[2]xf16>) -> (vector<[2]xf16>)
// math.exp2
%v1 = "test.value"() : () -> f32
%v2 = "math.exp2"(%v1) : (f32) -> (f32)
// math.exp2
%v1 = "test.value"() : () -> tensor<4xf64>
%v2 = "math.exp2"(%v1) <{fastmath = #arith.fastmath<none>}> : (tensor<4xf64>) -> (tensor<4xf64>)
// math.exp2
%v1 = "test.value"() : () -> f64
%v2 = "math.exp2"(%v1) : (f64) -> (f64)
// math.expm1
%v1 = "test.value"() : () -> f64
%v2 = "math.expm1"(%v1) : (f64) -> (f64)
// math.expm1
%v1 = "test.value"() : () -> vector<3xf8E5M2>
%v2 = "math.expm1"(%v1) <{fastmath = #arith.fastmath<contract>}> : (vector<3xf8E5M2>) -> (vector<3xf8E5M2>)
// math.expm1
%v1 = "test.value"() : () -> f32
%v2 = "math.expm1"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (f32) -> (f32)
// math.floor
%v1 = "test.value"() : () -> f32
%v2 = "math.floor"(%v1) : (f32) -> (f32)
// math.floor
%v1 = "test.value"() : () -> tensor<?xf64>
%v2 = "math.floor"(%v1) <{fastmath = #arith.fastmath<ninf>}> : (tensor<?xf64>) -> (tensor<?xf64>)
// math.floor
%v1 = "test.value"() : () -> f64
%v2 = "math.floor"(%v1) : (f64) -> (f64)
// math.fma
%v1 = "test.value"() : () -> tensor<4x4xbf16>
%v2 = "test.value"() : () -> tensor<4x4xbf16>
%v3 = "test.value"() : () -> tensor<4x4xbf16>
%v4 = "math.fma"(%v1, %v2, %v3) : (tensor<4x4xbf16>, tensor<4x4xbf16>, tensor<4x4xbf16>) -> (tensor<4x4xbf16>)
// math.fma
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "math.fma"(%v1, %v2, %v3) <{fastmath = #arith.fastmath<arcp>}> : (f32, f32, f32) -> (f32)
// math.fma
%v1 = "test.value"() : () -> tensor<4x4xf64>
%v2 = "test.value"() : () -> tensor<4x4xf64>
%v3 = "test.value"() : () -> tensor<4x4xf64>
%v4 = "math.fma"(%v1, %v2, %v3) : (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) -> (tensor<4x4xf64>)
// math.ipowi
%v1 = "test.value"() : () -> vector<32xi4>
%v2 = "test.value"() : () -> vector<32xi4>
%v3 = "math.ipowi"(%v1, %v2) : (vector<32xi4>, vector<32xi4>) -> (vector<32xi4>)
// math.ipowi
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "math.ipowi"(%v1, %v2) : (i1, i1) -> (i1)
// math.ipowi
%v1 = "test.value"() : () -> vector<[4]xindex>
%v2 = "test.value"() : () -> vector<[4]xindex>
%v3 = "math.ipowi"(%v1, %v2) : (vector<[4]xindex>, vector<[4]xindex>) -> (vector<[4]xindex>)
// math.isfinite
%v1 = "test.value"() : () -> tensor<4x4xf64>
%v2 = "math.isfinite"(%v1) : (tensor<4x4xf64>) -> (tensor<4x4xi1>)
// math.isfinite
%v1 = "test.value"() : () -> bf16
%v2 = "math.isfinite"(%v1) <{fastmath = #arith.fastmath<nnan>}> : (bf16) -> (i1)
// math.isfinite
%v1 = "test.value"() : () -> tensor<1x1x1x1x1xbf16>
%v2 = "math.isfinite"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (tensor<1x1x1x1x1xbf16>) -> (tensor<1x1x1x1x1xi1>)
// math.isinf
%v1 = "test.value"() : () -> tensor<2x3x4xf8E5M2>
%v2 = "math.isinf"(%v1) : (tensor<2x3x4xf8E5M2>) -> (tensor<2x3x4xi1>)
// math.isinf
%v1 = "test.value"() : () -> f16
%v2 = "math.isinf"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (f16) -> (i1)
// math.isinf
%v1 = "test.value"() : () -> tensor<1x2x3x4xf64>
%v2 = "math.isinf"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (tensor<1x2x3x4xf64>) -> (tensor<1x2x3x4xi1>)
// math.isnan
%v1 = "test.value"() : () -> vector<[8]xf8E4M3FN>
%v2 = "math.isnan"(%v1) : (vector<[8]xf8E4M3FN>) -> (vector<[8]xi1>)
// math.isnan
%v1 = "test.value"() : () -> f32
%v2 = "math.isnan"(%v1) <{fastmath = #arith.fastmath<fast>}> : (f32) -> (i1)
// math.isnan
%v1 = "test.value"() : () -> vector<1xf8E5M2>
%v2 = "math.isnan"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (vector<1xf8E5M2>) -> (vector<1xi1>)
// math.isnormal
%v1 = "test.value"() : () -> f32
%v2 = "math.isnormal"(%v1) : (f32) -> (i1)
// math.isnormal
%v1 = "test.value"() : () -> vector<[16]xtf32>
%v2 = "math.isnormal"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (vector<[16]xtf32>) -> (vector<[16]xi1>)
// math.isnormal
%v1 = "test.value"() : () -> f64
%v2 = "math.isnormal"(%v1) : (f64) -> (i1)
// math.log
%v1 = "test.value"() : () -> tensor<?xbf16>
%v2 = "math.log"(%v1) : (tensor<?xbf16>) -> (tensor<?xbf16>)
// math.log
%v1 = "test.value"() : () -> bf16
%v2 = "math.log"(%v1) <{fastmath = #arith.fastmath<fast>}> : (bf16) -> (bf16)
// math.log
%v1 = "test.value"() : () -> vector<2xbf16>
%v2 = "math.log"(%v1) <{fastmath = #arith.fastmath<afn>}> : (vector<2xbf16>) -> (vector<2xbf16>)
// math.log10
%v1 = "test.value"() : () -> f64
%v2 = "math.log10"(%v1) : (f64) -> (f64)
// math.log10
%v1 = "test.value"() : () -> vector<16x16xf64>
%v2 = "math.log10"(%v1) <{fastmath = #arith.fastmath<fast>}> : (vector<16x16xf64>) -> (vector<16x16xf64>)
// math.log10
%v1 = "test.value"() : () -> f32
%v2 = "math.log10"(%v1) <{fastmath = #arith.fastmath<reassoc>}> : (f32) -> (f32)
// math.log1p
%v1 = "test.value"() : () -> f64
%v2 = "math.log1p"(%v1) : (f64) -> (f64)
// math.log1p
%v1 = "test.value"() : () -> tensor<4x4xtf32>
%v2 = "math.log1p"(%v1) <{fastmath = #arith.fastmath<none>}> : (tensor<4x4xtf32>) -> (tensor<4x4xtf32>)
// math.log1p
%v1 = "test.value"() : () -> f32
%v2 = "math.log1p"(%v1) : (f32) -> (f32)
// math.log2
%v1 = "test.value"() : () -> f32
%v2 = "math.log2"(%v1) : (f32) -> (f32)
// math.log2
%v1 = "test.value"() : () -> tensor<f8E4M3FN>
%v2 = "math.log2"(%v1) <{fastmath = #arith.fastmath<none>}> : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
// math.log2
%v1 = "test.value"() : () -> f64
%v2 = "math.log2"(%v1) <{fastmath = #arith.fastmath<fast>}> : (f64) -> (f64)
// math.powf
%v1 = "test.value"() : () -> vector<2xtf32>
%v2 = "test.value"() : () -> vector<2xtf32>
%v3 = "math.powf"(%v1, %v2) : (vector<2xtf32>, vector<2xtf32>) -> (vector<2xtf32>)
// math.powf
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "math.powf"(%v1, %v2) <{fastmath = #arith.fastmath<nnan>}> : (f64, f64) -> (f64)
// math.powf
%v1 = "test.value"() : () -> f8E5M2
%v2 = "test.value"() : () -> f8E5M2
%v3 = "math.powf"(%v1, %v2) : (f8E5M2, f8E5M2) -> (f8E5M2)
// math.rsqrt
%v1 = "test.value"() : () -> vector<32xf8E4M3FN>
%v2 = "math.rsqrt"(%v1) : (vector<32xf8E4M3FN>) -> (vector<32xf8E4M3FN>)
// math.rsqrt
%v1 = "test.value"() : () -> f16
%v2 = "math.rsqrt"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (f16) -> (f16)
// math.rsqrt
%v1 = "test.value"() : () -> tensor<4xf8E5M2>
%v2 = "math.rsqrt"(%v1) : (tensor<4xf8E5M2>) -> (tensor<4xf8E5M2>)
// math.sqrt
%v1 = "test.value"() : () -> tensor<1x2x3x4xbf16>
%v2 = "math.sqrt"(%v1) : (tensor<1x2x3x4xbf16>) -> (tensor<1x2x3x4xbf16>)
// math.sqrt
%v1 = "test.value"() : () -> bf16
%v2 = "math.sqrt"(%v1) <{fastmath = #arith.fastmath<contract>}> : (bf16) -> (bf16)
// math.sqrt
%v1 = "test.value"() : () -> tensor<tf32>
%v2 = "math.sqrt"(%v1) <{fastmath = #arith.fastmath<afn>}> : (tensor<tf32>) -> (tensor<tf32>)
// math.tan
%v1 = "test.value"() : () -> f64
%v2 = "math.tan"(%v1) : (f64) -> (f64)
// math.tan
%v1 = "test.value"() : () -> tensor<1x2x3x4xf8E5M2>
%v2 = "math.tan"(%v1) <{fastmath = #arith.fastmath<fast>}> : (tensor<1x2x3x4xf8E5M2>) -> (tensor<1x2x3x4xf8E5M2>)
// math.tan
%v1 = "test.value"() : () -> f32
%v2 = "math.tan"(%v1) : (f32) -> (f32)
// math.tanh
%v1 = "test.value"() : () -> vector<2xbf16>
%v2 = "math.tanh"(%v1) : (vector<2xbf16>) -> (vector<2xbf16>)
// math.tanh
%v1 = "test.value"() : () -> f32
%v2 = "math.tanh"(%v1) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32)
// math.tanh
%v1 = "test.value"() : () -> vector<2xtf32>
%v2 = "math.tanh"(%v1) : (vector<2xtf32>) -> (vector<2xtf32>)
// math.roundeven
%v1 = "test.value"() : () -> tensor<2x3x4xbf16>
%v2 = "math.roundeven"(%v1) : (tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>)
// math.roundeven
%v1 = "test.value"() : () -> f64
%v2 = "math.roundeven"(%v1) <{fastmath = #arith.fastmath<none>}> : (f64) -> (f64)
// math.roundeven
%v1 = "test.value"() : () -> vector<1xtf32>
%v2 = "math.roundeven"(%v1) <{fastmath = #arith.fastmath<none>}> : (vector<1xtf32>) -> (vector<1xtf32>)
// math.round
%v1 = "test.value"() : () -> tensor<1x2x3x4xf8E5M2>
%v2 = "math.round"(%v1) : (tensor<1x2x3x4xf8E5M2>) -> (tensor<1x2x3x4xf8E5M2>)
// math.round
%v1 = "test.value"() : () -> bf16
%v2 = "math.round"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (bf16) -> (bf16)
// math.round
%v1 = "test.value"() : () -> vector<1xf16>
%v2 = "math.round"(%v1) : (vector<1xf16>) -> (vector<1xf16>)
// math.trunc
%v1 = "test.value"() : () -> f64
%v2 = "math.trunc"(%v1) : (f64) -> (f64)
// math.trunc
%v1 = "test.value"() : () -> vector<[4]xf16>
%v2 = "math.trunc"(%v1) <{fastmath = #arith.fastmath<ninf>}> : (vector<[4]xf16>) -> (vector<[4]xf16>)
// math.trunc
%v1 = "test.value"() : () -> f32
%v2 = "math.trunc"(%v1) : (f32) -> (f32)
// math.fpowi
%v1 = "test.value"() : () -> vector<4x4xf16>
%v2 = "test.value"() : () -> vector<4x4xi32>
%v3 = "math.fpowi"(%v1, %v2) <{fastmath = #arith.fastmath<nnan>}> : (vector<4x4xf16>, vector<4x4xi32>) -> (vector<4x4xf16>)
