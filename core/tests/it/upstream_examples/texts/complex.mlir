// complex.abs
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.abs"(%v1) : (complex<f32>) -> (f32)
// complex.abs
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.abs"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (complex<f64>) -> (f64)
// complex.abs
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.abs"(%v1) : (complex<f64>) -> (f64)
// complex.add
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.add"(%v1, %v2) : (complex<f32>, complex<f32>) -> (complex<f32>)
// complex.add
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.add"(%v1, %v2) <{fastmath = #arith.fastmath<arcp>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.add
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.add"(%v1, %v2) <{fastmath = #arith.fastmath<nsz>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.atan2
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.atan2"(%v1, %v2) : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.atan2
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.atan2"(%v1, %v2) <{fastmath = #arith.fastmath<contract>}> : (complex<f32>, complex<f32>) -> (complex<f32>)
// complex.atan2
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.atan2"(%v1, %v2) : (complex<f32>, complex<f32>) -> (complex<f32>)
// complex.bitcast
%v1 = "test.value"() : () -> i64
%v2 = "complex.bitcast"(%v1) : (i64) -> (i64)
// complex.bitcast
%v1 = "test.value"() : () -> tensor<*xi128>
%v2 = "complex.bitcast"(%v1) : (tensor<*xi128>) -> (tensor<*xi128>)
// complex.bitcast
%v1 = "test.value"() : () -> vector<6xi8>
%v2 = "complex.bitcast"(%v1) : (vector<6xi8>) -> (vector<6xi8>)
// complex.cos
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.cos"(%v1) : (complex<f32>) -> (complex<f32>)
// complex.cos
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.cos"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (complex<f64>) -> (complex<f64>)
// complex.cos
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.cos"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.create
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "complex.create"(%v1, %v2) : (f32, f32) -> (complex<f32>)
// complex.create
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "complex.create"(%v1, %v2) : (f64, f64) -> (complex<f64>)
// complex.div
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.div"(%v1, %v2) : (complex<f32>, complex<f32>) -> (complex<f32>)
// complex.div
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.div"(%v1, %v2) <{fastmath = #arith.fastmath<reassoc>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.div
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.div"(%v1, %v2) : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.eq
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.eq"(%v1, %v2) : (complex<f64>, complex<f64>) -> (i1)
// complex.eq
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.eq"(%v1, %v2) : (complex<f32>, complex<f32>) -> (i1)
// complex.exp
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.exp"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.exp
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.exp"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (complex<f32>) -> (complex<f32>)
// complex.exp
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.exp"(%v1) <{fastmath = #arith.fastmath<reassoc>}> : (complex<f32>) -> (complex<f32>)
// complex.expm1
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.expm1"(%v1) : (complex<f32>) -> (complex<f32>)
// complex.expm1
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.expm1"(%v1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> (complex<f64>)
// complex.expm1
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.expm1"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.im
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.im"(%v1) : (complex<f32>) -> (f32)
// complex.im
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.im"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (complex<f64>) -> (f64)
// complex.im
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.im"(%v1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> (f64)
// complex.log
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.log"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.log
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.log"(%v1) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>) -> (complex<f32>)
// complex.log
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.log"(%v1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> (complex<f32>)
// complex.log1p
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.log1p"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.log1p
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.log1p"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (complex<f32>) -> (complex<f32>)
// complex.log1p
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.log1p"(%v1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> (complex<f32>)
// complex.mul
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.mul"(%v1, %v2) : (complex<f32>, complex<f32>) -> (complex<f32>)
// complex.mul
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.mul"(%v1, %v2) <{fastmath = #arith.fastmath<nnan>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.mul
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.mul"(%v1, %v2) : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.neg
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.neg"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.neg
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.neg"(%v1) <{fastmath = #arith.fastmath<ninf>}> : (complex<f32>) -> (complex<f32>)
// complex.neg
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.neg"(%v1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> (complex<f32>)
// complex.neq
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.neq"(%v1, %v2) : (complex<f64>, complex<f64>) -> (i1)
// complex.neq
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.neq"(%v1, %v2) : (complex<f32>, complex<f32>) -> (i1)
// complex.pow
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.pow"(%v1, %v2) : (complex<f32>, complex<f32>) -> (complex<f32>)
// complex.pow
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.pow"(%v1, %v2) <{fastmath = #arith.fastmath<reassoc>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.pow
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.pow"(%v1, %v2) <{fastmath = #arith.fastmath<fast>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.powi
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> i1
%v3 = "complex.powi"(%v1, %v2) : (complex<f64>, i1) -> (complex<f64>)
// complex.powi
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> i4
%v3 = "complex.powi"(%v1, %v2) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>, i4) -> (complex<f32>)
// complex.powi
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> i64
%v3 = "complex.powi"(%v1, %v2) : (complex<f32>, i64) -> (complex<f32>)
// complex.re
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.re"(%v1) : (complex<f32>) -> (f32)
// complex.re
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.re"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (complex<f64>) -> (f64)
// complex.re
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.re"(%v1) : (complex<f64>) -> (f64)
// complex.rsqrt
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.rsqrt"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.rsqrt
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.rsqrt"(%v1) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>) -> (complex<f32>)
// complex.rsqrt
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.rsqrt"(%v1) : (complex<f32>) -> (complex<f32>)
// complex.sign
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.sign"(%v1) : (complex<f32>) -> (complex<f32>)
// complex.sign
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.sign"(%v1) <{fastmath = #arith.fastmath<fast>}> : (complex<f64>) -> (complex<f64>)
// complex.sign
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.sign"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.sin
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.sin"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.sin
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.sin"(%v1) <{fastmath = #arith.fastmath<afn>}> : (complex<f32>) -> (complex<f32>)
// complex.sin
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.sin"(%v1) : (complex<f32>) -> (complex<f32>)
// complex.sqrt
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.sqrt"(%v1) : (complex<f32>) -> (complex<f32>)
// complex.sqrt
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.sqrt"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (complex<f64>) -> (complex<f64>)
// complex.sqrt
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.sqrt"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.sub
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.sub"(%v1, %v2) : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.sub
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.sub"(%v1, %v2) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> (complex<f32>)
// complex.sub
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.sub"(%v1, %v2) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>, complex<f32>) -> (complex<f32>)
// complex.tanh
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.tanh"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.tanh
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.tanh"(%v1) <{fastmath = #arith.fastmath<afn>}> : (complex<f32>) -> (complex<f32>)
// complex.tanh
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.tanh"(%v1) <{fastmath = #arith.fastmath<reassoc>}> : (complex<f32>) -> (complex<f32>)
// complex.tan
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.tan"(%v1) : (complex<f32>) -> (complex<f32>)
// complex.tan
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.tan"(%v1) <{fastmath = #arith.fastmath<reassoc>}> : (complex<f64>) -> (complex<f64>)
// complex.tan
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.tan"(%v1) <{fastmath = #arith.fastmath<ninf>}> : (complex<f64>) -> (complex<f64>)
// complex.conj
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.conj"(%v1) : (complex<f32>) -> (complex<f32>)
// complex.conj
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.conj"(%v1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> (complex<f64>)
// complex.conj
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.conj"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.angle
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.angle"(%v1) : (complex<f64>) -> (f64)
// complex.angle
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.angle"(%v1) <{fastmath = #arith.fastmath<contract>}> : (complex<f32>) -> (f32)
// complex.angle
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.angle"(%v1) <{fastmath = #arith.fastmath<afn>}> : (complex<f32>) -> (f32)
// complex.constant
"func.func"() <{function_type = () -> complex<f32>, sym_name = "generated"}> ({
  %0 = "complex.constant"() <{value = [0.000000e+00 : f32, 0.000000e+00 : f32]}> : () -> complex<f32>
  "func.return"(%0) : (complex<f32>) -> ()
}) : () -> ()
