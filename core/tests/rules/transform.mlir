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
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{expects the type of the block argument to match the type of the operand}}
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b : !transform.op<"a.b">):
  }
}
// -----
// expected-error@+1 {{expects at least one non-pattern op}}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{expects co-indexed targets and the body's block arguments to have the same op/value/param type}}
  transform.foreach %a : !transform.any_op {
  ^bb1(%b : !transform.op<"a.b">):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{attribute 'static_matmul_packed_sizes' failed to satisfy constraint: i64 dense array attribute with exactly 3 elements}}
  transform.structured.pack_greedily %a matmul_packed_sizes = [0, 1] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
}
// -----
// expected-error@+2 {{expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, TransformValueHandleTypeInterface or TransformParamTypeInterface}}
// expected-note@+1 {{argument #1 does not}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op, %b : i32):
}
// -----
// expected-error@+1 {{expected children ops to implement TransformOpInterface}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-note@+1 {{op without interface}}
  arith.constant 3 : i32
}
// -----
// expected-note@+1 {{nested in another possible top-level op}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{expects operands to be provided for a nested op}}
  transform.sequence failures(propagate) {
  ^bb1(%b : !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{expected children ops to implement PatternDescriptorOpInterface}}
  transform.apply_patterns to %a {
    // expected-note@+1 {{op without interface}}
    transform.print %a : !transform.any_op
  } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{expects the entry block to have at least one argument}}
  transform.alternatives %a : !transform.any_op {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @action(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.sequence failures(propagate) {
  ^bb0(%root: !transform.any_op):
    // expected-error@+1 {{unresolved matcher symbol @nowhere}}
    transform.foreach_match in %root @nowhere -> @action : (!transform.any_op) -> !transform.any_op
  }
}
