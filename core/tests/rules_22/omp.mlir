func.func @target() {
  "omp.target"() <{in_reduction_syms = [@sum], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : () -> ()
  return
}
// -----
func.func @reduced() {
  // expected-error@+1 {{unexpected reduction symbol references}}
  "omp.taskgroup"() <{operandSegmentSizes = array<i32: 0, 0, 0>, task_reduction_syms = [@sum]}> ({
    omp.terminator
  }) : () -> ()
  return
}
