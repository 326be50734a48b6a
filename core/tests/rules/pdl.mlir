pdl.pattern @bound : benefit(1) {
  // expected-error@+1 {{expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %0 = operand
  %1 = operation "foo.op"
  rewrite %1 with "rewriter"
}
// -----
pdl.pattern @bound : benefit(1) {
  %0 = operand
  %1 = operation "foo.op"(%0 : !pdl.value)
  rewrite %1 with "rewriter"
}
// -----
// expected-error@+1 {{the pattern must contain at least one `pdl.operation`}}
pdl.pattern @matches : benefit(1) {
  rewrite with "rewriter"
}
// -----
pdl.pattern @rewrites : benefit(1) {
  %0 = operation "foo.op"
  // expected-error@+1 {{expected rewrite region to be non-empty if external name is not specified}}
  "pdl.rewrite"(%0) ({
  }) {operandSegmentSizes = array<i32: 1, 0>} : (!pdl.operation) -> ()
}
// -----
pdl.pattern @rewrites : benefit(1) {
  %0 = operation "foo.op"
  // expected-error@+1 {{expected rewrite region to be empty when rewrite is external}}
  "pdl.rewrite"(%0) ({
    ^bb1:
  }) {name = "foo", operandSegmentSizes = array<i32: 1, 0>} : (!pdl.operation) -> ()
}
// -----
pdl.pattern @rewrites : benefit(1) {
  %0 = operation "foo.op"
  // expected-error@+1 {{expected rewrite region to be non-empty if external name is not specified}}
  rewrite %0 {
  }
}
// -----
// expected-error@+1 {{attribute 'benefit' failed to satisfy constraint: 16-bit signless integer attribute whose value is non-negative}}
pdl.pattern : benefit(-1) {
  %op = pdl.operation "foo.op"
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = pdl.operation "foo.op"
  rewrite %op {
    // expected-error@+1 {{result #0 must be range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values, but got '!pdl.range<operation>'}}
    %x = pdl.range %op, %op : !pdl.operation, !pdl.operation
  }
}
// -----
pdl.pattern : benefit(1) {
  %t = pdl.type
  %a = pdl.operand
  %op = pdl.operation "foo.op"(%a : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    // expected-error@+1 {{expected operand to have element type '!pdl.type', but got '!pdl.value'}}
    %x = pdl.range %t, %a : !pdl.type, !pdl.value
  }
}
// -----
// expected-error@+1 {{invalid 'pdl' type: `i32'}}
!t = !pdl.range<i32>
func.func @a(%a : !t) { return }
// -----
// expected-error@+1 {{invalid 'pdl' type: `foo'}}
!t = !pdl.range<foo>
func.func @a(%a : !t) { return }
// -----
// expected-error@+1 {{attribute 'benefit' failed to satisfy constraint: 16-bit signless integer attribute whose value is non-negative}}
pdl.pattern : benefit(-1) {
  %0 = operation
  rewrite %0 with "a"
}
