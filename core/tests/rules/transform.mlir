module attributes {transform.with_named_sequence} {
  transform.named_sequence @sized(%root: !transform.any_op) {
    // expected-error@+1 {{expected number of loops to tile (1) to match number of `loops` results (2)}}
    %0, %1:2 = transform.structured.tile_using_for %root tile_sizes [4, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @sized(%root: !transform.any_op) {
    %0, %1 = transform.structured.tile_using_for %root tile_sizes [4, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
// expected-error@+1 {{unknown attribute: "transform.with_named_sequences"}}
module attributes {transform.with_named_sequences} {
}
// -----
module attributes {transform.with_named_sequence} {
}
// -----
module attributes {transform.with_named_sequence} {
 transform.named_sequence @f(%a: !transform.any_op) { transform.yield }
}
// -----
module attributes {transform.with_named_sequence} {
 transform.named_sequence @f(%a: !transform.any_op {transform.foo}) { transform.yield }
}
// -----
module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{argument #0 cannot be both readonly and consumed}}
 transform.named_sequence @f(%a: !transform.any_op {transform.readonly, transform.consumed}) { transform.yield }
}
// -----
module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{expected terminator to have as many operands as the parent op has results}}
 transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield }
}
// -----
module attributes {transform.with_named_sequence} {
 transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
  // expected-error@+1 {{does not reference a named transform sequence}}
  transform.include @nope failures(propagate) (%a) : (!transform.any_op) -> ()
  transform.yield }
}
// -----
module attributes {transform.with_named_sequence} {
 transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) { transform.yield }
 transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
  // expected-error@+1 {{incorrect number of operands for callee}}
  transform.include @g failures(propagate) () : () -> ()
  transform.yield }
}
// -----
module attributes {transform.with_named_sequence} {
 transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) { transform.yield }
 transform.named_sequence @f(%a: !transform.any_value {transform.readonly}) {
  // expected-error@+1 {{operand type mismatch: expected operand type '!transform.any_op', but provided '!transform.any_value' for operand number 0}}
  transform.include @g failures(propagate) (%a) : (!transform.any_value) -> ()
  transform.yield }
}
// -----
module attributes {transform.with_named_sequence = 1} { }
// -----
module attributes {transform.with_named_sequence} {
 transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
  // expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %0:2 = transform.split_handle %a : (!transform.any_op) -> (!transform.any_op)
  transform.yield }
}
// -----
module attributes {transform.with_named_sequence} {
 transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
  transform.apply_patterns to %a { ^bb0(%x: i32): } : !transform.any_op
  transform.yield }
}
// -----
// expected-error@+1 {{expects the entry block to have at least one argument}}
transform.sequence failures(suppress) {
}
// -----
// expected-error@+1 {{expects the first entry block argument to be of type implementing TransformHandleTypeInterface}}
transform.sequence failures(suppress) {
^bb0(%number: i64):
}
