// RUN: mlir-opt %s -split-input-file -canonicalize | FileCheck %s

// Each part between the markers is a file of its own: the same name may be defined in every part.

// CHECK-LABEL: func.func @same
func.func @same(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %a, %c0 : i32
  return %0 : i32
}

// -----

#map = affine_map<(d0) -> (d0 * 2)>

// CHECK-LABEL: func.func @same
func.func @same(%a: index) -> index {
  %0 = affine.apply #map(%a)
  return %0 : index
}

// -----

#map = affine_map<(d0) -> (d0 + 1)>

module @nested {
  func.func private @same(index) -> (index {test.note = "declared"})

  func.func @caller(%a: index) -> index {
    %0 = affine.apply #map(%a)
    %1 = call @same(%0) : (index) -> index
    return %1 : index
  }
}
