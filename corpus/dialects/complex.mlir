func.func @cplx(%c: complex<f32>, %f: f32) {
  %0 = complex.constant [1.0 : f32, 0.5 : f32] : complex<f32>
  %1 = complex.create %f, %f : complex<f32>
  %2 = complex.add %c, %c fastmath<nnan,contract> : complex<f32>
  %3 = complex.abs %c : complex<f32>
  %4 = complex.eq %c, %c : complex<f32>
  %5 = complex.re %c : complex<f32>
  %6 = complex.im %c fastmath<fast> : complex<f32>
  %7 = complex.bitcast %c : complex<f32> to i64
  %8 = complex.conj %c : complex<f32>
  %9 = complex.angle %c {a} : complex<f32>
  return
}
