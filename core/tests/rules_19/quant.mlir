// expected-error@+1 {{expected floating point literal}}
func.func private @whole(!quant.uniform<i8:f32, 2>)
// -----
// expected-error@+1 {{illegal min and max: (3.000000:1.000000)}}
func.func private @bounds(!quant.calibrated<f32<3.0:1.0>>)
