"builtin.module"() ({
  "func.func"() <{function_type = (complex<f32>, f32) -> (), sym_name = "cplx"}> ({
  ^bb0(%arg0: complex<f32>, %arg1: f32):
    %0 = "complex.constant"() <{value = [1.000000e+00 : f32, 5.000000e-01 : f32]}> : () -> complex<f32>
    %1 = "complex.create"(%arg1, %arg1) : (f32, f32) -> complex<f32>
    %2 = "complex.add"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan,contract>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %3 = "complex.abs"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %4 = "complex.eq"(%arg0, %arg0) : (complex<f32>, complex<f32>) -> i1
    %5 = "complex.re"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %6 = "complex.im"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> f32
    %7 = "complex.bitcast"(%arg0) : (complex<f32>) -> i64
    %8 = "complex.conj"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %9 = "complex.angle"(%arg0) <{fastmath = #arith.fastmath<none>}> {a} : (complex<f32>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
