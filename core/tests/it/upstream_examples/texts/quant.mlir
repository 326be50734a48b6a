//
%1 : !quant.uniform<i8:f32, 1.000000e+00>
%2 = "quant.dcast"(%1) : (!quant.uniform<i8:f32, 1.000000e+00>) -> f32
//
%1 : f32
%2 = "quant.qcast"(%1) : (f32) -> (!quant.uniform<i8:f32, 1.000000e+00>)
// scast
%a : !quant.uniform<i8:f32, 2.0>
%r = quant.scast %a : !quant.uniform<i8:f32, 2.0> to i8
