pdl.pattern @bound : benefit(1) {
  %0 = operation
  rewrite %0 {
    // expected-error@+1 {{must have an operation name when nested within a `pdl.rewrite`}}
    %1 = operation
  }
}
// -----
pdl.pattern @typed : benefit(1) {
  %0 = type
  // expected-error@+1 {{expected only one of [`type`, `value`] to be set}}
  %1 = attribute : %0 = 10
  %2 = operation {"attr" = %1} -> (%0 : !pdl.type)
  rewrite %2 with "rewriter"
}
