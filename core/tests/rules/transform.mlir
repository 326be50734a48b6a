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
