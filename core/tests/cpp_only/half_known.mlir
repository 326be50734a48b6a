d.plug @a
d.plug @b [any * text]
d.late * @c
d.late words
// -----
// expected-error@below {{expected valid '@'-identifier for symbol name}}
d.plug ^bb0
// -----
// expected-error@below {{expected valid '@'-identifier for symbol name}}
d.plug words {a = 1 : i32}
// -----
func.func @f(%a: i32) {
  d.wire %a [any * text] : i32
  return
}
// -----
func.func @f() {
  // expected-error@below {{expected SSA operand}}
  d.wire
  return
}
// -----
func.func @f(%a: i32) -> i32 {
  // expected-error@below {{expected SSA operand}}
  d.wire
  return %a : i32
}
// -----
func.func @f() {
  // expected-error@below {{expected SSA operand}}
  d.wire words : i32
  "func.return"() : () -> ()
}
// -----
func.func @f(%a: i32) {
  // expected-error@below {{expected '['}}
  d.cut %a 1 [any * text] : i32
  return
}
