// RUN: abide opt %s -propagate-symbol -unfold-symbolic-int -canonicalize -cse | FileCheck %s

// CHECK-LABEL: func.func @unfold
// CHECK-SAME: (%[[X:.*]]: tensor<?x4xf32>)
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NOT: symbol.
// CHECK: %[[DIM:.*]] = tensor.dim %[[X]], %[[C0]]
// CHECK: tensor.empty(%[[DIM]]) : tensor<?x4xf32>
// CHECK-NOT: symbol.
func.func @unfold(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %x, %c0 : tensor<?x4xf32>
  %empty = tensor.empty(%dim) : tensor<?x4xf32>
  %exp = linalg.elemwise_unary ins(%x : tensor<?x4xf32>) outs(%empty : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %exp : tensor<?x4xf32>
}
