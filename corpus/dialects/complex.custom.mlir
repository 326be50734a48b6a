module {
  func.func @cplx(%arg0: complex<f32>, %arg1: f32) {
    %cst = complex.constant [1.000000e+00 : f32, 5.000000e-01 : f32] : complex<f32>
    %0 = complex.create %arg1, %arg1 : complex<f32>
    %1 = complex.add %arg0, %arg0 fastmath<nnan,contract> : complex<f32>
    %2 = complex.abs %arg0 : complex<f32>
    %3 = complex.eq %arg0, %arg0 : complex<f32>
    %4 = complex.re %arg0 : complex<f32>
    %5 = complex.im %arg0 fastmath<fast> : complex<f32>
    %6 = complex.bitcast %arg0 : complex<f32> to i64
    %7 = complex.conj %arg0 : complex<f32>
    %8 = complex.angle %arg0 {a} : complex<f32>
    return
  }
}
