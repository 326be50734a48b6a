!tuple = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0) -> (d0 * 2)>
!tuple1 = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, memref<2xf32, #map1>>
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, si8, ui16, index, none, f16, bf16, f32, f64, f80, f128, tf32, f8E5M2, f8E4M3FN, f4E2M1FN, complex<f32>, complex<i8>) -> (), sym_name = "scalars", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<4x?xf32>, tensor<*xi1>, tensor<2xf32, "encoding">, tensor<?xi32, #t.layout>, tensor<2xi8, 3 : i32>, vector<4xf32>, vector<[4]x2xi8>, vector<2x[4]xf32>, vector<f32>, memref<f32>, memref<4x?xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<4x4xf32, #map>, memref<4xf32>, memref<4xf32, 1>, memref<4xf32, 1 : i32>, memref<4xf32, strided<[2]>, 3>, memref<*xf32>, memref<*xf32, 2>, memref<2xcomplex<f32>>, tensor<2x!t.type>, memref<2xmemref<3xf32>>) -> (), sym_name = "shaped", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (() -> (), (i32) -> i32, (i32) -> (), () -> (i32, i32), ((i32) -> i32) -> ((i32) -> i32)) -> ((i32) -> i32), sym_name = "functions", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (tuple<>, tuple<i32>, tuple<i32, tuple<f32, index>>) -> (i32, f32), res_attrs = [{x.y}, {}], sym_name = "tuples", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16>, !tuple) -> (), sym_name = "long", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!tuple1) -> i32, res_attrs = [{x.y = 1 : i32}], sym_name = "nested_alias", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

