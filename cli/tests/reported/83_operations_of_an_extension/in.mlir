module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed}) {
    transform.test_consume_operand %a : !transform.any_op
    transform.yield
  }
}
