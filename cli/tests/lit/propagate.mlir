// RUN: abide opt %s -propagate-symbol -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @concat
// CHECK-SAME: (%[[X:.*]]: tensor<?x640xf16>)
// CHECK: %[[S0:.*]] = symbol.symbolic_int @S0 {max_val = 9223372036854775807 : i64, min_val = 0 : i64} : index
// CHECK: symbol.bind_symbolic_shape %[[X]], [%[[S0]]], affine_map<()[s0] -> (s0, 640)> : tensor<?x640xf16>
// CHECK: %[[S1:.*]] = symbol.symbolic_int @S{{[0-9]+}} [%[[S0]], %[[S0]]], affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK: %[[BOTH:.*]] = tensor.concat dim(0) %[[X]], %[[X]]
// CHECK: symbol.bind_symbolic_shape %[[BOTH]], [%[[S1]]], affine_map<()[s0] -> (s0, 640)> : tensor<?x640xf16>
// CHECK-NOT: tensor.dim
// CHECK: return %[[BOTH]], %[[S1]]
func.func @concat(%x: tensor<?x640xf16>) -> (tensor<?x640xf16>, index) {
  %c0 = arith.constant 0 : index
  %both = tensor.concat dim(0) %x, %x : (tensor<?x640xf16>, tensor<?x640xf16>) -> tensor<?x640xf16>
  %dim = tensor.dim %both, %c0 : tensor<?x640xf16>
  return %both, %dim : tensor<?x640xf16>, index
}

// -----

// What is said where control never gets to counts for nothing.
// CHECK-LABEL: func.func @unreachable
// CHECK: %[[S0:.*]] = symbol.symbolic_int @S0
// CHECK: symbol.bind_symbolic_shape %{{.*}}, [%[[S0]]]
// CHECK-NOT: ^bb1
func.func @unreachable(%x: tensor<?xf16>) {
  return
^bb1:
  %N = symbol.symbolic_int @N {max_val = 9 : i64, min_val = 0 : i64} : index
  symbol.bind_symbolic_shape %x, [%N], affine_map<()[s0] -> (s0)> : tensor<?xf16>
  return
}
