// RUN: abide opt %s -propagate-symbol -symbol-to-encoding | FileCheck %s --check-prefix=ENCODED
// RUN: abide opt %s -propagate-symbol -symbol-to-encoding -encoding-to-symbol | FileCheck %s --check-prefix=BACK
// RUN: abide opt %s -pass-pipeline='builtin.module(func.func(propagate-symbol,erase-symbol))' | FileCheck %s --check-prefix=ERASED

// ENCODED-LABEL: func.func @f
// ENCODED-SAME: tensor<?x640xf16, [@S0, 640]>
// ENCODED-NOT: bind_symbolic_shape
// ENCODED: linalg.elemwise_unary {{.*}} -> tensor<?x640xf16, [@S0, 640]>

// BACK-LABEL: func.func @f
// BACK-SAME: (%[[X:.*]]: tensor<?x640xf16>)
// BACK: %[[S0:.*]] = symbol.symbolic_int @S0
// BACK: symbol.bind_symbolic_shape %[[X]], [%[[S0]]], affine_map<()[s0] -> (s0, 640)> : tensor<?x640xf16>

// The symbol that a size is computed from stays; what is said of shapes goes.
// ERASED: symbol.symbolic_int @S0
// ERASED-NOT: bind_symbolic_shape
func.func @f(%x: tensor<?x640xf16>) -> tensor<?x640xf16> {
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %x, %c0 : tensor<?x640xf16>
  %empty = tensor.empty(%dim) : tensor<?x640xf16>
  %exp = linalg.elemwise_unary ins(%x : tensor<?x640xf16>) outs(%empty : tensor<?x640xf16>) -> tensor<?x640xf16>
  return %exp : tensor<?x640xf16>
}
