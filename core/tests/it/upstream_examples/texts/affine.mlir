//
%1 : index
%2, %3 = "affine.delinearize_index"(%1) <{static_basis = array<i64: 1, 2>}> : (index) -> (index, index)
//
%1, %2, %3 : index, index, index
%4 = "affine.linearize_index"(%1, %2, %3) <{static_basis = array<i64: 8, 9, 10>, operandSegmentSizes = array<i32: 3, 0>}> : (index, index, index) -> index
// yield
func.func @f(%a: f32) {
%r = affine.for %i = 0 to 4 iter_args(%x = %a) -> (f32) {
affine.yield %x : f32
}
return
}
