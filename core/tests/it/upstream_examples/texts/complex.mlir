//
%1 : complex<f64>
%2 = "complex.abs"(%1) <{fastmath = #arith.fastmath<arcp>}> : (complex<f64>) -> f64
//
%1, %2 : complex<f64>, complex<f64>
%3 = "complex.add"(%1, %2) <{fastmath = #arith.fastmath<nsz>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
//
%1, %2 : complex<f32>, complex<f32>
%3 = "complex.atan2"(%1, %2) <{fastmath = #arith.fastmath<contract>}> : (complex<f32>, complex<f32>) -> (complex<f32>)
//
%1 : i64
%2 = "complex.bitcast"(%1) : (i64) -> i64
//
%1 : complex<f64>
%2 = "complex.cos"(%1) <{fastmath = #arith.fastmath<nsz>}> : (complex<f64>) -> (complex<f64>)
//
%1, %2 : f32, f32
%3 = "complex.create"(%1, %2) : (f32, f32) -> (complex<f32>)
//
%1, %2 : complex<f64>, complex<f64>
%3 = "complex.div"(%1, %2) <{fastmath = #arith.fastmath<reassoc>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
//
%1, %2 : complex<f64>, complex<f64>
%3 = "complex.eq"(%1, %2) : (complex<f64>, complex<f64>) -> i1
//
%1 : complex<f32>
%2 = "complex.exp"(%1) <{fastmath = #arith.fastmath<nsz>}> : (complex<f32>) -> (complex<f32>)
//
%1 : complex<f64>
%2 = "complex.expm1"(%1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> (complex<f64>)
//
%1 : complex<f64>
%2 = "complex.im"(%1) <{fastmath = #arith.fastmath<nsz>}> : (complex<f64>) -> f64
//
%1 : complex<f32>
%2 = "complex.log"(%1) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>) -> (complex<f32>)
//
%1 : complex<f32>
%2 = "complex.log1p"(%1) <{fastmath = #arith.fastmath<arcp>}> : (complex<f32>) -> (complex<f32>)
//
%1, %2 : complex<f64>, complex<f64>
%3 = "complex.mul"(%1, %2) <{fastmath = #arith.fastmath<nnan>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
//
%1 : complex<f32>
%2 = "complex.neg"(%1) <{fastmath = #arith.fastmath<ninf>}> : (complex<f32>) -> (complex<f32>)
//
%1, %2 : complex<f64>, complex<f64>
%3 = "complex.neq"(%1, %2) : (complex<f64>, complex<f64>) -> i1
//
%1, %2 : complex<f64>, complex<f64>
%3 = "complex.pow"(%1, %2) <{fastmath = #arith.fastmath<fast>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
//
%1, %2 : complex<f32>, i4
%3 = "complex.powi"(%1, %2) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>, i4) -> (complex<f32>)
//
%1 : complex<f64>
%2 = "complex.re"(%1) <{fastmath = #arith.fastmath<arcp>}> : (complex<f64>) -> f64
//
%1 : complex<f32>
%2 = "complex.rsqrt"(%1) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>) -> (complex<f32>)
//
%1 : complex<f64>
%2 = "complex.sign"(%1) <{fastmath = #arith.fastmath<fast>}> : (complex<f64>) -> (complex<f64>)
//
%1 : complex<f32>
%2 = "complex.sin"(%1) <{fastmath = #arith.fastmath<afn>}> : (complex<f32>) -> (complex<f32>)
//
%1 : complex<f64>
%2 = "complex.sqrt"(%1) <{fastmath = #arith.fastmath<arcp>}> : (complex<f64>) -> (complex<f64>)
//
%1, %2 : complex<f32>, complex<f32>
%3 = "complex.sub"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> (complex<f32>)
//
%1 : complex<f32>
%2 = "complex.tanh"(%1) <{fastmath = #arith.fastmath<afn>}> : (complex<f32>) -> (complex<f32>)
//
%1 : complex<f64>
%2 = "complex.tan"(%1) <{fastmath = #arith.fastmath<ninf>}> : (complex<f64>) -> (complex<f64>)
//
%1 : complex<f64>
%2 = "complex.conj"(%1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> (complex<f64>)
//
%1 : complex<f32>
%2 = "complex.angle"(%1) <{fastmath = #arith.fastmath<afn>}> : (complex<f32>) -> f32
// constant
"func.func"() <{function_type = () -> complex<f32>, sym_name = "generated"}> ({
%0 = "complex.constant"() <{value = [0.000000e+00 : f32, 0.000000e+00 : f32]}> : () -> complex<f32>
"func.return"(%0) : (complex<f32>) -> ()
}) : () -> ()
