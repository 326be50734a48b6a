"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%root: !transform.any_op):
  // expected-error@+1 {{expects iterator_interchange to be a permutation, found [1, 1]}}
  %0 = transform.structured.interchange %root iterator_interchange = [1, 1] : (!transform.any_op) -> !transform.any_op
  "transform.yield"() : () -> ()
}) : () -> ()
