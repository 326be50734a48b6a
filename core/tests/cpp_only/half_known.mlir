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
// -----
func.func @f(%a: i32) {
  %0 = d.mix %a [any * text] ways "x" : i32 to f32
  %1 = d.mix %a ways ways "x" {a = 1 : i32} : i32 to f32
  %2 = d.mix %a to : ways
    "x"
    : i32 to f32
  return
}
// -----
func.func @f(%a: i32) -> i32 {
  // expected-error@below {{expected 'ways'}}
  %0 = d.mix %a
  // expected-error@below {{expected 'ways'}}
  %1 = d.mix %a [4] way "x" : i32 to f32
  // expected-error@below {{expected 'to'}}
  %2 = d.mix %a [4] ways "x" : i32 too f32
  // expected-error@below {{expected 'to'}}
  %3 = d.mix %a [4] ways "x" : i32 -> f32
  return %a : i32
}
// -----
func.func @f(%a: i32) {
  %0 = d.saw %a [any * text] ways "x" : i32 to !d.plank
  %1 = d.saw %a {ways 3 : i32} ways "x" {b = 1 : i32} : i32 to !d.plank
  %2 = d.saw %a "ways" ways ways "x" : i32 to !d.plank
  %3 = d.glue %a : i32, x makes !d.plank
  %4 = d.glue %a : i32 makes
    !d.plank
  return
}
// -----
func.func @f(%a: i32) -> i32 {
  // expected-error@below {{result #0 must be}}
  %0 = d.saw %a [4] ways "x" : i32 to f32
  // expected-error@below {{result #0 must be}}
  %2 = d.glue %a : i32 [4 : x] makes f32
  return %a : i32
}
