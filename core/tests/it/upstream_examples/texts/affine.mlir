// affine.delinearize_index
%v1 = "test.value"() : () -> index
%v2, %v3 = "affine.delinearize_index"(%v1) <{static_basis = array<i64: 1, 2>}> : (index) -> (index, index)
// affine.linearize_index
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "affine.linearize_index"(%v1, %v2, %v3) <{static_basis = array<i64: 8, 9, 10>, operandSegmentSizes = array<i32: 3, 0>}> : (index, index, index) -> (index)
// affine.yield
func.func @f(%a: f32) {
  %r = affine.for %i = 0 to 4 iter_args(%x = %a) -> (f32) {
    affine.yield %x : f32
  }
  return
}
