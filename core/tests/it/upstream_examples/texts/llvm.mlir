// llvm.intr.copysign
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.copysign"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.copysign
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.intr.copysign"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32, f32) -> (f32)
// llvm.intr.exp
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.exp"(%v1) : (f32) -> (f32)
// llvm.intr.exp
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.exp"(%v1) <{fastmathFlags = #llvm.fastmath<afn>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.exp2
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.exp2"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.exp2
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.exp2"(%v1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32) -> (f32)
// llvm.intr.exp10
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.exp10"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.exp10
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.exp10"(%v1) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32) -> (f32)
// llvm.intr.ldexp
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i64
%v3 = "llvm.intr.ldexp"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32, i64) -> (f32)
// llvm.intr.ldexp
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i64
%v3 = "llvm.intr.ldexp"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i64) -> (i32)
// llvm.intr.frexp
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.frexp"(%v1) <{fastmathFlags = #llvm.fastmath<nsz>}> : (f32) -> (f32)
// llvm.intr.frexp
%v1 = "test.value"() : () -> vector<1xbf16>
%v2 = "llvm.intr.frexp"(%v1) <{fastmathFlags = #llvm.fastmath<arcp>}> : (vector<1xbf16>) -> (!llvm.ptr)
// llvm.intr.fabs
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.fabs"(%v1) : (f32) -> (f32)
// llvm.intr.fabs
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.fabs"(%v1) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.ceil
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.ceil"(%v1) : (f32) -> (f32)
// llvm.intr.ceil
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.ceil"(%v1) <{fastmathFlags = #llvm.fastmath<nsz>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.ceil
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.ceil"(%v1) <{fastmathFlags = #llvm.fastmath<afn>}> : (f32) -> (f32)
// llvm.intr.floor
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.floor"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.floor
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.floor"(%v1) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> (f32)
// llvm.intr.fma
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "llvm.intr.fma"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.fma
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "llvm.intr.fma"(%v1, %v2, %v3) <{fastmathFlags = #llvm.fastmath<nsz>}> : (f32, f32, f32) -> (f32)
// llvm.intr.fmuladd
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "llvm.intr.fmuladd"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.fmuladd
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "llvm.intr.fmuladd"(%v1, %v2, %v3) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32, f32, f32) -> (f32)
// llvm.intr.log10
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.log10"(%v1) : (f32) -> (f32)
// llvm.intr.log10
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.log10"(%v1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.log2
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.log2"(%v1) : (f32) -> (f32)
// llvm.intr.log2
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.log2"(%v1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.log2
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.log2"(%v1) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> (f32)
// llvm.intr.log
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.log"(%v1) : (f32) -> (f32)
// llvm.intr.log
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.log"(%v1) <{fastmathFlags = #llvm.fastmath<nsz>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.log
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.log"(%v1) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32) -> (f32)
// llvm.intr.roundeven
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.roundeven"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.roundeven
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.roundeven"(%v1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> (f32)
// llvm.intr.round
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.round"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.round
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.round"(%v1) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> (f32)
// llvm.intr.trunc
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.trunc"(%v1) : (f32) -> (f32)
// llvm.intr.trunc
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.trunc"(%v1) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.sqrt
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.sqrt"(%v1) : (f32) -> (f32)
// llvm.intr.sqrt
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.sqrt"(%v1) <{fastmathFlags = #llvm.fastmath<ninf>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.pow
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.intr.pow"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.intr.pow
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.pow"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.powi
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i64
%v3 = "llvm.intr.powi"(%v1, %v2) : (f32, i64) -> (vector<4xf32>)
// llvm.intr.powi
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i1
%v3 = "llvm.intr.powi"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, i1) -> (f32)
// llvm.intr.powi
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i8
%v3 = "llvm.intr.powi"(%v1, %v2) : (f32, i8) -> (f32)
// llvm.intr.rint
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.rint"(%v1) : (f32) -> (f32)
// llvm.intr.rint
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.rint"(%v1) <{fastmathFlags = #llvm.fastmath<ninf>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.rint
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.rint"(%v1) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32) -> (f32)
// llvm.intr.nearbyint
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.nearbyint"(%v1) : (f32) -> (f32)
// llvm.intr.nearbyint
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.nearbyint"(%v1) <{fastmathFlags = #llvm.fastmath<afn>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.nearbyint
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.nearbyint"(%v1) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> (f32)
// llvm.intr.lround
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.lround"(%v1) : (f32) -> (f32)
// llvm.intr.lround
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.lround"(%v1) : (f32) -> (i32)
// llvm.intr.llround
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.llround"(%v1) : (f32) -> (vector<4xf32>)
// llvm.intr.llround
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.llround"(%v1) : (f32) -> (f32)
// llvm.intr.lrint
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.lrint"(%v1) : (f32) -> (f32)
// llvm.intr.lrint
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.lrint"(%v1) : (f32) -> (!llvm.ptr)
// llvm.intr.llrint
%v1 = "test.value"() : () -> bf16
%v2 = "llvm.intr.llrint"(%v1) : (bf16) -> (!llvm.ptr)
// llvm.intr.llrint
%v1 = "test.value"() : () -> vector<6xf16>
%v2 = "llvm.intr.llrint"(%v1) : (vector<6xf16>) -> (vector<4xf32>)
// llvm.intr.bitreverse
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.bitreverse"(%v1) : (i32) -> (i32)
// llvm.intr.bswap
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.bswap"(%v1) : (i32) -> (i32)
// llvm.intr.ctpop
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.ctpop"(%v1) : (i32) -> (i32)
// llvm.intr.fshl
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "llvm.intr.fshl"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// llvm.intr.fshr
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "llvm.intr.fshr"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// llvm.intr.maxnum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.maxnum"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.maxnum
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.intr.maxnum"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<ninf>}> : (f32, f32) -> (f32)
// llvm.intr.maxnum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.maxnum"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.minnum
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.intr.minnum"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.intr.minnum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.minnum"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.maximum
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.intr.maximum"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.intr.maximum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.maximum"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.minimum
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.intr.minimum"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.intr.minimum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.minimum"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<contract>}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.smax
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.smax"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.smin
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.smin"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.umax
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.umax"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.umin
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.umin"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.scmp
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "llvm.intr.scmp"(%v1, %v2) : (i64, i64) -> (i1)
// llvm.intr.scmp
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.intr.scmp"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.intr.scmp
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.scmp"(%v1, %v2) : (i32, i32) -> (i4)
// llvm.intr.ucmp
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "llvm.intr.ucmp"(%v1, %v2) : (i1, i1) -> (i1)
// llvm.intr.ucmp
%v1 = "test.value"() : () -> i4
%v2 = "test.value"() : () -> i4
%v3 = "llvm.intr.ucmp"(%v1, %v2) : (i4, i4) -> (i4)
// llvm.intr.ucmp
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.intr.ucmp"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.intr.sin
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.sin"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.sin
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.sin"(%v1) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> (f32)
// llvm.intr.sin
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.sin"(%v1) <{fastmathFlags = #llvm.fastmath<afn>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.cos
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.cos"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.cos
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.cos"(%v1) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32) -> (f32)
// llvm.intr.tan
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.tan"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.tan
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.tan"(%v1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32) -> (f32)
// llvm.intr.asin
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.asin"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.asin
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.asin"(%v1) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32) -> (f32)
// llvm.intr.acos
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.acos"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.acos
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.acos"(%v1) <{fastmathFlags = #llvm.fastmath<nsz>}> : (f32) -> (f32)
// llvm.intr.acos
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.acos"(%v1) <{fastmathFlags = #llvm.fastmath<arcp>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.atan
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.atan"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.atan
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.atan"(%v1) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32) -> (f32)
// llvm.intr.atan2
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.atan2"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.atan2
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.intr.atan2"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<afn>}> : (f32, f32) -> (f32)
// llvm.intr.sinh
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.sinh"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.sinh
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.sinh"(%v1) <{fastmathFlags = #llvm.fastmath<afn>}> : (f32) -> (f32)
// llvm.intr.cosh
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.cosh"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.cosh
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.cosh"(%v1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> (f32)
// llvm.intr.tanh
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.tanh"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.tanh
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.tanh"(%v1) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32) -> (f32)
// llvm.intr.experimental.noalias.scope.decl
"llvm.intr.experimental.noalias.scope.decl"() <{scope = #llvm.alias_scope< id = "text", domain = #llvm.alias_scope_domain< id = 1 : i32> > }> : () -> ()
// llvm.intr.ptrmask
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i64
%v3 = "llvm.intr.ptrmask"(%v1, %v2) : (!llvm.ptr, i64) -> (!llvm.ptr)
// llvm.intr.ptrmask
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i4
%v3 = "llvm.intr.ptrmask"(%v1, %v2) : (!llvm.ptr, i4) -> (!llvm.ptr)
// llvm.intr.lifetime.start
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.lifetime.start"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.lifetime.end
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.lifetime.end"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.invariant.start
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.invariant.start"(%v1) <{size = 128 : i64}> : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.invariant.start
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.invariant.start"(%v1) <{size = 4 : i64}> : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.invariant.end
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
"llvm.intr.invariant.end"(%v1, %v2) <{size = 2 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// llvm.intr.invariant.end
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
"llvm.intr.invariant.end"(%v1, %v2) <{size = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// llvm.intr.launder.invariant.group
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.launder.invariant.group"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.strip.invariant.group
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.strip.invariant.group"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.experimental.constrained.uitofp
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.experimental.constrained.uitofp"(%v1) <{roundingmode = 1 : i64, fpExceptionBehavior = 2 : i64}> : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.experimental.constrained.uitofp
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.experimental.constrained.uitofp"(%v1) <{roundingmode = 7 : i64, fpExceptionBehavior = 0 : i64}> : (f32) -> (f32)
// llvm.intr.experimental.constrained.uitofp
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.experimental.constrained.uitofp"(%v1) <{roundingmode = 4 : i64, fpExceptionBehavior = 0 : i64}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.experimental.constrained.sitofp
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.experimental.constrained.sitofp"(%v1) <{roundingmode = 7 : i64, fpExceptionBehavior = 2 : i64}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.experimental.constrained.sitofp
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.experimental.constrained.sitofp"(%v1) <{roundingmode = 3 : i64, fpExceptionBehavior = 0 : i64}> : (i32) -> (i32)
// llvm.intr.experimental.constrained.sitofp
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.experimental.constrained.sitofp"(%v1) <{roundingmode = 3 : i64, fpExceptionBehavior = 1 : i64}> : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.experimental.constrained.fptrunc
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.experimental.constrained.fptrunc"(%v1) <{roundingmode = 1 : i64, fpExceptionBehavior = 1 : i64}> : (!llvm.ptr) -> (f32)
// llvm.intr.experimental.constrained.fptrunc
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.experimental.constrained.fptrunc"(%v1) <{roundingmode = 7 : i64, fpExceptionBehavior = 0 : i64}> : (f32) -> (f32)
// llvm.intr.experimental.constrained.fptrunc
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.experimental.constrained.fptrunc"(%v1) <{roundingmode = 1 : i64, fpExceptionBehavior = 0 : i64}> : (vector<4xf32>) -> (f32)
// llvm.intr.experimental.constrained.fpext
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.experimental.constrained.fpext"(%v1) <{fpExceptionBehavior = 2 : i64}> : (i32) -> (f32)
// llvm.intr.experimental.constrained.fpext
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.experimental.constrained.fpext"(%v1) <{fpExceptionBehavior = 2 : i64}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.experimental.constrained.fpext
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.experimental.constrained.fpext"(%v1) <{fpExceptionBehavior = 2 : i64}> : (f32) -> (i32)
// llvm.intr.sadd.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.sadd.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.uadd.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.uadd.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.ssub.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.ssub.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.usub.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.usub.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.sshl.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.sshl.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.ushl.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.ushl.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.assume
%v1 = "test.value"() : () -> i1
"llvm.intr.assume"(%v1) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
// llvm.intr.ssa.copy
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.ssa.copy"(%v1) : (f32) -> (f32)
// llvm.intr.ssa.copy
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.ssa.copy"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.ssa.copy
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.ssa.copy"(%v1) : (i32) -> (i32)
// llvm.intr.expect
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.expect"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.expect.with.probability
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.expect.with.probability"(%v1, %v2) <{prob = 1.5 : f64}> : (i32, i32) -> (i32)
// llvm.intr.coro.id
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "test.value"() : () -> !llvm.ptr
%v5 = "llvm.intr.coro.id"(%v1, %v2, %v3, %v4) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> (i32)
// llvm.intr.coro.id
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "test.value"() : () -> !llvm.ptr
%v5 = "llvm.intr.coro.id"(%v1, %v2, %v3, %v4) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> (f32)
// llvm.intr.coro.begin
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "llvm.intr.coro.begin"(%v1, %v2) : (!llvm.token, !llvm.ptr) -> (vector<4xf32>)
// llvm.intr.coro.begin
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "llvm.intr.coro.begin"(%v1, %v2) : (!llvm.token, !llvm.ptr) -> (i32)
// llvm.intr.coro.size
%v1 = "llvm.intr.coro.size"() : () -> (f32)
// llvm.intr.coro.size
%v1 = "llvm.intr.coro.size"() : () -> (!llvm.ptr)
// llvm.intr.coro.size
%v1 = "llvm.intr.coro.size"() : () -> (i32)
// llvm.intr.coro.align
%v1 = "llvm.intr.coro.align"() : () -> (i32)
// llvm.intr.coro.align
%v1 = "llvm.intr.coro.align"() : () -> (vector<4xf32>)
// llvm.intr.coro.align
%v1 = "llvm.intr.coro.align"() : () -> (f32)
// llvm.intr.coro.save
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.coro.save"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.coro.suspend
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> i1
%v3 = "llvm.intr.coro.suspend"(%v1, %v2) : (!llvm.token, i1) -> (!llvm.ptr)
// llvm.intr.coro.suspend
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> i1
%v3 = "llvm.intr.coro.suspend"(%v1, %v2) : (!llvm.token, i1) -> (i32)
// llvm.intr.coro.suspend
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> i1
%v3 = "llvm.intr.coro.suspend"(%v1, %v2) : (!llvm.token, i1) -> (f32)
// llvm.intr.coro.end
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> !llvm.token
%v4 = "llvm.intr.coro.end"(%v1, %v2, %v3) : (!llvm.ptr, i1, !llvm.token) -> (!llvm.ptr)
// llvm.intr.coro.free
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "llvm.intr.coro.free"(%v1, %v2) : (!llvm.token, !llvm.ptr) -> (f32)
// llvm.intr.coro.free
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "llvm.intr.coro.free"(%v1, %v2) : (!llvm.token, !llvm.ptr) -> (i32)
// llvm.intr.coro.free
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "llvm.intr.coro.free"(%v1, %v2) : (!llvm.token, !llvm.ptr) -> (!llvm.ptr)
// llvm.intr.coro.resume
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.coro.resume"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.coro.promise
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i1
%v4 = "llvm.intr.coro.promise"(%v1, %v2, %v3) : (!llvm.ptr, i32, i1) -> (!llvm.ptr)
// llvm.intr.vastart
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.vastart"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.vacopy
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
"llvm.intr.vacopy"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> ()
// llvm.intr.vaend
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.vaend"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.eh.typeid.for
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.eh.typeid.for"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.stacksave
%v1 = "llvm.intr.stacksave"() : () -> (!llvm.ptr)
// llvm.intr.stacksave
%v1 = "llvm.intr.stacksave"() : () -> (f32)
// llvm.intr.stacksave
%v1 = "llvm.intr.stacksave"() : () -> (vector<4xf32>)
// llvm.intr.stackrestore
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.stackrestore"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.vector.reduce.fmax
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fmax"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.vector.reduce.fmax
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fmax"(%v1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.vector.reduce.fmin
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fmin"(%v1) : (vector<4xf32>) -> (f32)
// llvm.intr.vector.reduce.fmin
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fmin"(%v1) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.vector.reduce.fmin
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fmin"(%v1) <{fastmathFlags = #llvm.fastmath<afn>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.vector.reduce.fmaximum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fmaximum"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.vector.reduce.fminimum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fminimum"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.vector.reduce.fminimum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fminimum"(%v1) <{fastmathFlags = #llvm.fastmath<nsz>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.matrix.column.major.load
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.matrix.column.major.load"(%v1, %v2) <{isVolatile = true, rows = 1 : i32, columns = 1 : i32}> : (!llvm.ptr, i32) -> (vector<4xi32>)
// llvm.intr.matrix.column.major.load
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i1
%v3 = "llvm.intr.matrix.column.major.load"(%v1, %v2) <{isVolatile = false, rows = 16 : i32, columns = 32 : i32}> : (!llvm.ptr, i1) -> (vector<4xi32>)
// llvm.intr.matrix.column.major.load
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.matrix.column.major.load"(%v1, %v2) <{isVolatile = false, rows = 8 : i32, columns = 32 : i32}> : (!llvm.ptr, i32) -> (vector<4xi32>)
// llvm.intr.matrix.column.major.store
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> i32
"llvm.intr.matrix.column.major.store"(%v1, %v2, %v3) <{isVolatile = false, rows = 8 : i32, columns = 4 : i32}> : (vector<4xi32>, !llvm.ptr, i32) -> ()
// llvm.intr.matrix.column.major.store
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> i32
"llvm.intr.matrix.column.major.store"(%v1, %v2, %v3) <{isVolatile = false, rows = 2 : i32, columns = 16 : i32}> : (vector<4xi32>, !llvm.ptr, i32) -> ()
// llvm.intr.matrix.column.major.store
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> i32
"llvm.intr.matrix.column.major.store"(%v1, %v2, %v3) <{isVolatile = false, rows = 1 : i32, columns = 16 : i32}> : (vector<4xi32>, !llvm.ptr, i32) -> ()
// llvm.intr.matrix.multiply
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.intr.matrix.multiply"(%v1, %v2) <{lhs_rows = 16 : i32, lhs_columns = 4 : i32, rhs_columns = 2 : i32}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.matrix.multiply
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.intr.matrix.multiply"(%v1, %v2) <{lhs_rows = 128 : i32, lhs_columns = 32 : i32, rhs_columns = 128 : i32}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.matrix.multiply
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.intr.matrix.multiply"(%v1, %v2) <{lhs_rows = 2 : i32, lhs_columns = 128 : i32, rhs_columns = 128 : i32}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.matrix.transpose
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "llvm.intr.matrix.transpose"(%v1) <{rows = 4 : i32, columns = 4 : i32}> : (vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.matrix.transpose
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "llvm.intr.matrix.transpose"(%v1) <{rows = 128 : i32, columns = 32 : i32}> : (vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.matrix.transpose
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "llvm.intr.matrix.transpose"(%v1) <{rows = 4 : i32, columns = 32 : i32}> : (vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.get.active.lane.mask
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i16
%v3 = "llvm.intr.get.active.lane.mask"(%v1, %v2) : (i8, i16) -> (!llvm.ptr)
// llvm.intr.get.active.lane.mask
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.get.active.lane.mask"(%v1, %v2) : (i32, i32) -> (!llvm.ptr)
// llvm.intr.get.active.lane.mask
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "llvm.intr.get.active.lane.mask"(%v1, %v2) : (i1, i1) -> (!llvm.ptr)
// llvm.intr.masked.load
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> vector<4xi1>
%v3 = "test.value"() : () -> vector<4xi32>
%v4 = "llvm.intr.masked.load"(%v1, %v2, %v3) <{alignment = 1 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.masked.store
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> vector<4xi1>
"llvm.intr.masked.store"(%v1, %v2, %v3) <{alignment = 32 : i32}> : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
// llvm.intr.masked.store
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> vector<4xi1>
"llvm.intr.masked.store"(%v1, %v2, %v3) <{alignment = 8 : i32}> : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
// llvm.intr.masked.store
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> vector<4xi1>
"llvm.intr.masked.store"(%v1, %v2, %v3) <{alignment = 0 : i32}> : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
// llvm.intr.masked.gather
%v1 = "test.value"() : () -> vector<4x!llvm.ptr>
%v2 = "test.value"() : () -> vector<[4]xi1>
%v3 = "llvm.intr.masked.gather"(%v1, %v2) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<[4]xi1>) -> (vector<4xi32>)
// llvm.intr.masked.gather
%v1 = "test.value"() : () -> vector<4x!llvm.ptr>
%v2 = "test.value"() : () -> vector<[4]xi1>
%v3 = "test.value"() : () -> vector<4xi32>
%v4 = "test.value"() : () -> vector<4xi32>
%v5 = "llvm.intr.masked.gather"(%v1, %v2, %v3, %v4) <{alignment = 0 : i32}> : (vector<4x!llvm.ptr>, vector<[4]xi1>, vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.masked.gather
%v1 = "test.value"() : () -> vector<4x!llvm.ptr>
%v2 = "test.value"() : () -> vector<4xi1>
%v3 = "llvm.intr.masked.gather"(%v1, %v2) <{alignment = 2 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> (vector<4xi32>)
// llvm.intr.masked.scatter
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4x!llvm.ptr>
%v3 = "test.value"() : () -> vector<4xi1>
"llvm.intr.masked.scatter"(%v1, %v2, %v3) <{alignment = 16 : i32}> : (vector<4xi32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
// llvm.intr.masked.scatter
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4x!llvm.ptr>
%v3 = "test.value"() : () -> vector<[4]xi1>
"llvm.intr.masked.scatter"(%v1, %v2, %v3) <{alignment = 32 : i32}> : (vector<4xi32>, vector<4x!llvm.ptr>, vector<[4]xi1>) -> ()
// llvm.intr.masked.scatter
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4x!llvm.ptr>
%v3 = "test.value"() : () -> vector<[4]xi1>
"llvm.intr.masked.scatter"(%v1, %v2, %v3) <{alignment = 1 : i32}> : (vector<4xi32>, vector<4x!llvm.ptr>, vector<[4]xi1>) -> ()
// llvm.intr.trap
"llvm.intr.trap"() : () -> ()
// llvm.intr.debugtrap
"llvm.intr.debugtrap"() : () -> ()
// llvm.intr.ubsantrap
"llvm.intr.ubsantrap"() <{failureKind = 8 : i8}> : () -> ()
// llvm.intr.ubsantrap
"llvm.intr.ubsantrap"() <{failureKind = 16 : i8}> : () -> ()
// llvm.intr.stepvector
%v1 = "llvm.intr.stepvector"() : () -> (vector<4xi1>)
// llvm.intr.stepvector
%v1 = "llvm.intr.stepvector"() : () -> (vector<[2]xi16>)
// llvm.intr.stepvector
%v1 = "llvm.intr.stepvector"() : () -> (vector<4xi8>)
// llvm.intr.vector.insert
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.intr.vector.insert"(%v1, %v2) <{pos = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.vector.insert
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.intr.vector.insert"(%v1, %v2) <{pos = 32 : i64}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.vector.extract
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "llvm.intr.vector.extract"(%v1) <{pos = 8 : i64}> : (vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.vector.extract
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "llvm.intr.vector.extract"(%v1) <{pos = 1 : i64}> : (vector<4xi32>) -> (vector<4xi32>)
// llvm.add
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.add"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.add
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.add"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.add
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "llvm.add"(%v1, %v2) : (i64, i64) -> (i64)
// llvm.sub
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.sub"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.sub
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.sub"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.mul
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "llvm.mul"(%v1, %v2) : (i16, i16) -> (i16)
// llvm.mul
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.mul"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.mul
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.mul"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.udiv
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "llvm.udiv"(%v1, %v2) : (i1, i1) -> (i1)
// llvm.udiv
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.udiv"(%v1, %v2) <{isExact = unit}> : (i32, i32) -> (i32)
// llvm.udiv
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "llvm.udiv"(%v1, %v2) <{isExact = unit}> : (i16, i16) -> (i16)
// llvm.sdiv
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.sdiv"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.sdiv
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.sdiv"(%v1, %v2) <{isExact = unit}> : (i8, i8) -> (i8)
// llvm.sdiv
%v1 = "test.value"() : () -> i4
%v2 = "test.value"() : () -> i4
%v3 = "llvm.sdiv"(%v1, %v2) <{isExact = unit}> : (i4, i4) -> (i4)
// llvm.urem
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "llvm.urem"(%v1, %v2) : (i1, i1) -> (i1)
// llvm.urem
%v1 = "test.value"() : () -> i128
%v2 = "test.value"() : () -> i128
%v3 = "llvm.urem"(%v1, %v2) : (i128, i128) -> (i128)
// llvm.srem
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.srem"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.srem
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.srem"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.and
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.and"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.and
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.and"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.and
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "llvm.and"(%v1, %v2) : (i64, i64) -> (i64)
// llvm.or
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "llvm.or"(%v1, %v2) : (i1, i1) -> (i1)
// llvm.or
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.or"(%v1, %v2) <{isDisjoint = unit}> : (i32, i32) -> (i32)
// llvm.or
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "llvm.or"(%v1, %v2) <{isDisjoint = unit}> : (i16, i16) -> (i16)
// llvm.xor
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "llvm.xor"(%v1, %v2) : (i16, i16) -> (i16)
// llvm.xor
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "llvm.xor"(%v1, %v2) : (i64, i64) -> (i64)
// llvm.xor
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "llvm.xor"(%v1, %v2) : (i1, i1) -> (i1)
// llvm.shl
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "llvm.shl"(%v1, %v2) : (i1, i1) -> (i1)
// llvm.shl
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "llvm.shl"(%v1, %v2) : (i16, i16) -> (i16)
// llvm.shl
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.shl"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.lshr
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.lshr"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.lshr
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.lshr"(%v1, %v2) <{isExact = unit}> : (i8, i8) -> (i8)
// llvm.lshr
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "llvm.lshr"(%v1, %v2) <{isExact = unit}> : (i64, i64) -> (i64)
// llvm.ashr
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.ashr"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.ashr
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "llvm.ashr"(%v1, %v2) <{isExact = unit}> : (i64, i64) -> (i64)
// llvm.ashr
%v1 = "test.value"() : () -> i4
%v2 = "test.value"() : () -> i4
%v3 = "llvm.ashr"(%v1, %v2) : (i4, i4) -> (i4)
// llvm.fadd
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.fadd"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.fsub
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.fsub"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.fsub
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.fsub"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32, f32) -> (f32)
// llvm.fmul
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.fmul"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<ninf>}> : (f32, f32) -> (f32)
// llvm.fmul
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.fmul"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.fdiv
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.fdiv"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.fdiv
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.fdiv"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32, f32) -> (f32)
// llvm.frem
%v1 = "test.value"() : () -> vector<3xbf16>
%v2 = "test.value"() : () -> vector<3xbf16>
%v3 = "llvm.frem"(%v1, %v2) : (vector<3xbf16>, vector<3xbf16>) -> (vector<3xbf16>)
// llvm.fneg
%v1 = "test.value"() : () -> f32
%v2 = "llvm.fneg"(%v1) : (f32) -> (f32)
// llvm.getelementptr
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.getelementptr"(%v1) <{rawConstantIndices = array<i32: 1, 2>, elem_type = vector<[4]xsi8>}> : (!llvm.ptr) -> (!llvm.ptr)
// llvm.load
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.load"(%v1) : (!llvm.ptr) -> (i32)
// llvm.store
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !llvm.ptr
"llvm.store"(%v1, %v2) : (i32, !llvm.ptr) -> ()
// llvm.bitcast
%v1 = "test.value"() : () -> i64
%v2 = "llvm.bitcast"(%v1) : (i64) -> (i64)
// llvm.bitcast
%v1 = "test.value"() : () -> bf16
%v2 = "llvm.bitcast"(%v1) : (bf16) -> (bf16)
// llvm.addrspacecast
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.addrspacecast"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.inttoptr
%v1 = "test.value"() : () -> i128
%v2 = "llvm.inttoptr"(%v1) : (i128) -> (!llvm.ptr)
// llvm.inttoptr
%v1 = "test.value"() : () -> i1
%v2 = "llvm.inttoptr"(%v1) <{dereferenceable = #llvm.dereferenceable< bytes = 4, mayBeNull = true> }> : (i1) -> (!llvm.ptr)
// llvm.inttoptr
%v1 = "test.value"() : () -> i16
%v2 = "llvm.inttoptr"(%v1) <{dereferenceable = #llvm.dereferenceable< bytes = 2, mayBeNull = false> }> : (i16) -> (!llvm.ptr)
// llvm.ptrtoint
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.ptrtoint"(%v1) : (!llvm.ptr) -> (i1)
// llvm.ptrtoint
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.ptrtoint"(%v1) : (!llvm.ptr) -> (i4)
// llvm.ptrtoint
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.ptrtoint"(%v1) : (!llvm.ptr) -> (i64)
// llvm.sext
%v1 = "test.value"() : () -> i1
%v2 = "llvm.sext"(%v1) : (i1) -> (i8)
// llvm.zext
%v1 = "test.value"() : () -> i16
%v2 = "llvm.zext"(%v1) <{nonNeg = unit}> : (i16) -> (i32)
// llvm.trunc
%v1 = "test.value"() : () -> i8
%v2 = "llvm.trunc"(%v1) : (i8) -> (i8)
// llvm.trunc
%v1 = "test.value"() : () -> i1
%v2 = "llvm.trunc"(%v1) : (i1) -> (i1)
// llvm.sitofp
%v1 = "test.value"() : () -> i64
%v2 = "llvm.sitofp"(%v1) : (i64) -> (f32)
// llvm.uitofp
%v1 = "test.value"() : () -> i1
%v2 = "llvm.uitofp"(%v1) : (i1) -> (vector<[4]xf32>)
// llvm.uitofp
%v1 = "test.value"() : () -> i8
%v2 = "llvm.uitofp"(%v1) <{nonNeg = unit}> : (i8) -> (f32)
// llvm.fptosi
%v1 = "test.value"() : () -> f32
%v2 = "llvm.fptosi"(%v1) : (f32) -> (i1)
// llvm.fptosi
%v1 = "test.value"() : () -> vector<2xf16>
%v2 = "llvm.fptosi"(%v1) : (vector<2xf16>) -> (i1)
// llvm.fptoui
%v1 = "test.value"() : () -> f32
%v2 = "llvm.fptoui"(%v1) : (f32) -> (i8)
// llvm.fpext
%v1 = "test.value"() : () -> f32
%v2 = "llvm.fpext"(%v1) : (f32) -> (f32)
// llvm.fptrunc
%v1 = "test.value"() : () -> f32
%v2 = "llvm.fptrunc"(%v1) : (f32) -> (f32)
// llvm.fptrunc
%v1 = "test.value"() : () -> vector<[4]xf16>
%v2 = "llvm.fptrunc"(%v1) : (vector<[4]xf16>) -> (vector<[4]xf16>)
// llvm.va_arg
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.va_arg"(%v1) : (!llvm.ptr) -> (f32)
// llvm.extractelement
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> i32
%v3 = "llvm.extractelement"(%v1, %v2) : (vector<4xi32>, i32) -> (i32)
// llvm.insertelement
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "llvm.insertelement"(%v1, %v2, %v3) : (vector<4xi32>, i32, i32) -> (vector<4xi32>)
// llvm.insertvalue
%v1 = "test.value"() : () -> !llvm.array<4 x i32>
%v2 = "test.value"() : () -> i32
%v3 = "llvm.insertvalue"(%v1, %v2) <{position = array<i64: 2>}> : (!llvm.array<4 x i32>, i32) -> (!llvm.array<4 x i32>)
// llvm.shufflevector
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.shufflevector"(%v1, %v2) <{mask = array<i32: 2, 3>}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.shufflevector
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.shufflevector"(%v1, %v2) <{mask = array<i32: 16, 17, 18>}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.shufflevector
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.shufflevector"(%v1, %v2) <{mask = array<i32: 2>}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.select
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "llvm.select"(%v1, %v2, %v3) : (i1, i32, i32) -> (i32)
// llvm.select
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "llvm.select"(%v1, %v2, %v3) <{fastmathFlags = #llvm.fastmath<nsz>}> : (i1, i32, i32) -> (i32)
// llvm.select
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "llvm.select"(%v1, %v2, %v3) : (i1, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.freeze
%v1 = "test.value"() : () -> i32
%v2 = "llvm.freeze"(%v1) : (i32) -> (i32)
// llvm.freeze
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.freeze"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.freeze
%v1 = "test.value"() : () -> f32
%v2 = "llvm.freeze"(%v1) : (f32) -> (f32)
// llvm.br
"test.around"() ({
"llvm.br"() [^bb1] : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// llvm.br
"test.around"() ({
%v1 = "test.value"() : () -> f32
"llvm.br"(%v1) [^bb1] : (f32) -> ()
^bb1(%v2: f32):
"test.end"() : () -> ()
}) : () -> ()
// llvm.br
"test.around"() ({
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
"llvm.br"(%v1, %v2) [^bb1] : (vector<4xf32>, vector<4xf32>) -> ()
^bb1(%v3: vector<4xf32>, %v4: vector<4xf32>):
"test.end"() : () -> ()
}) : () -> ()
// llvm.cond_br
"test.around"() ({
%v1 = "test.value"() : () -> i1
"llvm.cond_br"(%v1) [^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// llvm.return
"test.around"() ({
"llvm.return"() : () -> ()
}) : () -> ()
// llvm.return
"test.around"() ({
%v1 = "test.value"() : () -> f32
"llvm.return"(%v1) : (f32) -> ()
}) : () -> ()
// llvm.resume
"test.around"() ({
%v1 = "test.value"() : () -> i32
"llvm.resume"(%v1) : (i32) -> ()
}) : () -> ()
// llvm.resume
"test.around"() ({
%v1 = "test.value"() : () -> vector<4xf32>
"llvm.resume"(%v1) : (vector<4xf32>) -> ()
}) : () -> ()
// llvm.resume
"test.around"() ({
%v1 = "test.value"() : () -> f32
"llvm.resume"(%v1) : (f32) -> ()
}) : () -> ()
// llvm.unreachable
"test.around"() ({
"llvm.unreachable"() : () -> ()
}) : () -> ()
// llvm.blocktag
"llvm.blocktag"() <{tag = #llvm.blocktag< id = 4> }> : () -> ()
// llvm.blocktag
"llvm.blocktag"() <{tag = #llvm.blocktag< id = 1> }> : () -> ()
// llvm.comdat_selector
"llvm.comdat_selector"() <{sym_name = "symbol", comdat = 4 : i64}> : () -> ()
// llvm.comdat
"llvm.comdat"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
// llvm.mlir.none
%v1 = "llvm.mlir.none"() : () -> (!llvm.token)
// llvm.mlir.undef
%v1 = "llvm.mlir.undef"() : () -> (i32)
// llvm.mlir.undef
%v1 = "llvm.mlir.undef"() : () -> (vector<4xf32>)
// llvm.mlir.undef
%v1 = "llvm.mlir.undef"() : () -> (f32)
// llvm.mlir.poison
%v1 = "llvm.mlir.poison"() : () -> (vector<4xf32>)
// llvm.mlir.poison
%v1 = "llvm.mlir.poison"() : () -> (i32)
// llvm.mlir.poison
%v1 = "llvm.mlir.poison"() : () -> (!llvm.ptr)
// llvm.mlir.zero
%v1 = "llvm.mlir.zero"() : () -> (!llvm.ptr)
// llvm.mlir.zero
%v1 = "llvm.mlir.zero"() : () -> (f32)
// llvm.mlir.zero
%v1 = "llvm.mlir.zero"() : () -> (vector<4xf32>)
// llvm.mlir.constant
%v1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> (i32)
// llvm.atomicrmw
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i8
%v3 = "llvm.atomicrmw"(%v1, %v2) <{bin_op = 1 : i64, ordering = 5 : i64}> : (!llvm.ptr, i8) -> (i8)
// llvm.fence
"llvm.fence"() <{ordering = 7 : i64}> : () -> ()
// llvm.fence
"llvm.fence"() <{ordering = 4 : i64, syncscope = ""}> : () -> ()
// llvm.fence
"llvm.fence"() <{ordering = 5 : i64}> : () -> ()
// llvm.inline_asm
"llvm.inline_asm"() <{asm_string = "", constraints = ""}> : () -> ()
// llvm.inline_asm
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.inline_asm"(%v1, %v2) <{asm_string = "a b", constraints = "a b", has_side_effects = unit, is_align_stack = unit, tail_call_kind = #llvm.tailcallkind< tail > , asm_dialect = 1 : i64, operand_attrs = ["text", unit]}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.inline_asm
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.inline_asm"(%v1, %v2) <{asm_string = "text", constraints = "text", has_side_effects = unit, operand_attrs = [unit]}> : (f32, f32) -> (f32)
// llvm.linker_options
"llvm.linker_options"() <{options = ["text"]}> : () -> ()
// llvm.linker_options
"llvm.linker_options"() <{options = ["", ""]}> : () -> ()
// llvm.linker_options
"llvm.linker_options"() <{options = ["a b", "text", "text"]}> : () -> ()
// llvm.extractvalue
"func.func"() <{function_type = (!llvm.array<4 x i32>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !llvm.array<4 x i32>, %arg1: i32):
  %0 = "llvm.extractvalue"(%arg0) <{position = array<i64: 0>}> : (!llvm.array<4 x i32>) -> i32
  "func.return"(%arg1) : (i32) -> ()
}) : () -> ()
// llvm.extractvalue
"func.func"() <{function_type = (!llvm.struct<(i32, f32)>) -> f32, sym_name = "generated"}> ({
^bb0(%arg0: !llvm.struct<(i32, f32)>):
  %0 = "llvm.extractvalue"(%arg0) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>) -> f32
  "func.return"(%0) : (f32) -> ()
}) : () -> ()
// llvm.mlir.global_ctors
"func.func"() <{function_type = () -> (), sym_name = "generated"}> ({
  "llvm.mlir.global_ctors"() <{ctors = [], data = [], priorities = []}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// llvm.mlir.global_dtors
"func.func"() <{function_type = () -> (), sym_name = "generated"}> ({
  "llvm.mlir.global_dtors"() <{data = [], dtors = [], priorities = []}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// llvm.mlir.addressof
llvm.mlir.global external @kept() : i32
llvm.func @f() {
  %p = llvm.mlir.addressof @kept : !llvm.ptr
  llvm.return
}
// llvm.dso_local_equivalent
llvm.func @g()
llvm.func @f() {
  %p = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}
// llvm.switch
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1 [
    7: ^bb1,
    9: ^bb2
  ]
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// llvm.cmpxchg
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %r = llvm.cmpxchg weak %p, %a, %a acq_rel monotonic : !llvm.ptr, i32
  llvm.return
}
// llvm.call_intrinsic
llvm.func @f(%a: i32) {
  %r = llvm.call_intrinsic "llvm.umax.i32"(%a, %a) : (i32, i32) -> i32
  llvm.return
}
// llvm.intr.sincos
llvm.func @f(%a: f32) {
  %r = llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32, f32)>
  llvm.return
}
// llvm.mlir.ifunc
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @g
llvm.func @g() -> !llvm.ptr {
  %p = llvm.mlir.zero : !llvm.ptr
  llvm.return %p : !llvm.ptr
}
// llvm.blockaddress
llvm.func @f() {
  %p = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return
}
// llvm.indirectbr
llvm.func @f(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1
  ]
^bb1:
  llvm.return
}
// llvm.module_flags
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
