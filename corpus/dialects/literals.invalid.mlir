// expected-error @+1 {{sparse index #0 is not contained within the value shape, with index=[5], and type='tensor<2xi8>'}}
%0 = arith.constant sparse<5, 1> : tensor<2xi8>
// -----
// expected-error @+1 {{sparse index #1 is not contained within the value shape, with index=[3, 18446744073709551615], and type='tensor<2x3xi8>'}}
%0 = arith.constant sparse<[[0, 1], [3, -1]], [1, 2]> : tensor<2x3xi8>
// -----
// expected-error @+1 {{expected shape ([4]); inferred shape of indices literal ([1, 2]); inferred shape of values literal ([1])}}
%0 = arith.constant sparse<[[0, 0]], 1> : tensor<4xi8>
// -----
// expected-error @+1 {{expected shape ([2, 3]); inferred shape of indices literal ([2, 2]); inferred shape of values literal ([3])}}
%0 = arith.constant sparse<[[0, 1], [1, 1]], [1, 2, 3]> : tensor<2x3xi8>
// -----
// expected-error @+1 {{expected shape ([2]); inferred shape of indices literal ([2]); inferred shape of values literal ([0])}}
%0 = arith.constant sparse<[0, 1], []> : tensor<2xi8>
// -----
// expected-error @+1 {{expected 1-d tensor for sparse element values}}
%0 = arith.constant sparse<[0, 1], [[1], [2]]> : tensor<2xi8>
// -----
// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
%0 = arith.constant sparse<[0, [1]], [1, 2]> : tensor<2xi8>
// -----
// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
%0 = arith.constant dense<[[1], [[2]]]> : tensor<2x1x1xi8>
// -----
// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
%0 = arith.constant dense<[[], 0]> : tensor<2x0xi8>
// -----
// expected-error @+1 {{integer constant out of range for attribute}}
func.func private @f() attributes {a = 9223372036854775808 : index}
// -----
// expected-error @+1 {{integer constant out of range for attribute}}
func.func private @f() attributes {a = -0}
// -----
// expected-error @+1 {{integer constant out of range for type}}
func.func private @f() attributes {a = dense<18446744073709551615> : tensor<index>}
// -----
// expected-error @+1 {{expected 'true' or 'false' values for i1 type}}
func.func private @f() attributes {a = array<i1: true, 0>}
// -----
// expected-error @+1 {{expected integer literal}}
func.func private @f() attributes {a = array<i8: >}
// -----
// expected-error @+1 {{expected floating point literal}}
func.func private @f() attributes {a = array<f32: >}
// -----
// expected-error @+1 {{unsupported memory space Attribute}}
func.func private @f(memref<4xf32, unit>)
// -----
// expected-error @+1 {{expected '>' in tensor type}}
func.func private @f(tensor<4xf32, array<i8>>)
