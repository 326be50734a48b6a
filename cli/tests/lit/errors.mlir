// RUN: abide opt %s -propagate-symbol -split-input-file -verify-diagnostics | FileCheck %s --allow-empty

// A pass that fails says at which operation and why, and leaves nothing.
// CHECK-NOT: func.func

func.func @index_argument(%n: index) -> tensor<?xf32> {
  // expected-error@+1 {{'tensor.empty' op incorrect number of dynamic sizes, has 0, expected 1}}
  %e = tensor.empty(%n) : tensor<?xf32>
  return %e : tensor<?xf32>
}
