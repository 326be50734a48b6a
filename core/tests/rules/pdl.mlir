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
