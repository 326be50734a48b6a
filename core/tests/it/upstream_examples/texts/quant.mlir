// quant.dcast
%v1 = "test.value"() : () -> !quant.uniform<i8:f32, 1.000000e+00>
%v2 = "quant.dcast"(%v1) : (!quant.uniform<i8:f32, 1.000000e+00>) -> (f32)
// quant.qcast
%v1 = "test.value"() : () -> f32
%v2 = "quant.qcast"(%v1) : (f32) -> (!quant.uniform<i8:f32, 1.000000e+00>)
// quant.scast
%a = "test.value"() : () -> !quant.uniform<i8:f32, 2.0>
%r = quant.scast %a : !quant.uniform<i8:f32, 2.0> to i8
