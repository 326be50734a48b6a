emitc.func @returned() -> i32 {
  // expected-error@+1 {{operands, but enclosing function}}
  emitc.return
}
