func.func @a(%a : !pdl.operation) {
  // expected-error@+1 {{attribute 'count' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
  pdl_interp.check_operand_count of %a is -1 -> ^bb1, ^bb1
^bb1:
  pdl_interp.finalize
}
// -----
pdl_interp.func @r(%a : !pdl.type) {
  // expected-error@+1 {{with inferred results cannot also have explicit result types}}
  %op = "pdl_interp.create_operation"(%a) {inferredResultTypes, inputAttributeNames = [], name = "foo.op", operandSegmentSizes = array<i32: 0, 0, 1>} : (!pdl.type) -> (!pdl.operation)
  pdl_interp.finalize
}
// -----
pdl_interp.func @r(%a : !pdl.attribute) {
  // expected-error@+1 {{result #0 must be range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values, but got '!pdl.range<attribute>'}}
  %0 = pdl_interp.create_range %a : !pdl.attribute
  pdl_interp.finalize
}
// -----
pdl_interp.func @r(%a : !pdl.type, %b: !pdl.value) {
  // expected-error@+1 {{expected operand to have element type '!pdl.type', but got '!pdl.value'}}
  %0 = pdl_interp.create_range %a, %b : !pdl.type, !pdl.value
  pdl_interp.finalize
}
