func.func private @right(!quant.uniform<u8<1:250>:f32, 0.25:3>, !quant.any<i4>, !quant.calibrated<f32<-2.0:2.0>>)
func.func private @places(!quant.uniform<i16:f32:1, {0.5, 1.5e-2:7}>)
// -----
// expected-error@+1 {{illegal storage type size: 48}}
func.func private @wide(!quant.uniform<i48:f32, 0.25>)
// -----
// expected-error@+1 {{illegal storage type maximum: 300}}
func.func private @most(!quant.uniform<u8<1:300>:f32, 0.25>)
// -----
// expected-error@+1 {{illegal storage min and storage max: (7:3)}}
func.func private @order(!quant.any<i8<7:3>>)
// -----
// expected-error@+1 {{illegal storage type prefix}}
func.func private @prefix(!quant.any<w8>)
// -----
// expected-error@+1 {{invalid kind of type specified}}
func.func private @expressed(!quant.uniform<i8:i16, 0.25>)
// -----
// expected-error@+1 {{scale}}
func.func private @negative(!quant.uniform<i8:f32, -0.25>)
// -----
// expected-error@+1 {{expected '{'}}
func.func private @list(!quant.uniform<i8:f32:1, 0.25>)
// -----
// expected-error@+1 {{unknown quantized type unifrom}}
func.func private @name(!quant.unifrom<i8:f32, 0.25>)

// -----

// expected-error@+1 {{scale}}
func.func private @scale_without_end(!quant.uniform<i8:f32:0, {1.0e601, 2.0e-01:3}>)
// -----
func.func private @g(!quant.any<i8<-8:7>>)
func.func @f(%a: !quant.any<i8< -8 : 7>>) {
  func.call @g(%a) : (!quant.any<i8<-8:7>>) -> ()
  return
}
