func.func @f(%a: i8) {
  d.put %a : i8
  d.end
}
func.func @g(%a: i8) {
  d.put %a : i8
    then stop
}
func.func @h(%a: i8) {
  d.put %a : i8
  d.end with
    %a : i8
}
// -----
func.func @f(%a: i8) {
  // expected-error@below {{block with no terminator, has "d.put"}}
  d.put %a : i8
}
// -----
func.func @f(%a: i8) {
  d.put %a : i8
  // expected-error@below {{block with no terminator, has "d.when"}}
  d.when %a {
    d.put %a : i8
  }
}
// -----
func.func @f(%a: i8) {
  cf.br ^end
^end:
  // expected-error@below {{block with no terminator, has "d.put"}}
  %b = d.put %a : i8 -> i8
}
// -----
func.func @f(%a: i1) {
  d.when %a { d.put %a : i1 }
  d.each %b = %a { d.put %b : i1 }
  d.each %c { d.put %c : i1 }
  return
}
// -----
func.func @f(%a: i1) {
  // expected-error@below {{undeclared SSA value}}
  d.when %b { d.put %a : i1 }
  return
}
// -----
func.func @f(%a: i1) {
  // expected-error@below {{undeclared SSA value}}
  d.when %a, %b = %a {
    d.put %a : i1
  }
  return
}
// -----
func.func @f(%a: i8) {
  d.put %a : i8
  // expected-error@below {{custom op 'retrn' is unknown}}
  retrn
}
// -----
func.func @f(%a: i8) {
  other.put %a to @b
  // expected-error@below {{custom op 'finish' is unknown}}
  finish
}
// -----
func.func @f(%a: i8) -> i8 {
  d.put %a : i8
  // expected-error@below {{custom op 'retrun' is unknown}}
  retrun %a : i8
}
// -----
func.func @f(%a: i8) {
  d.put %a : i8
    finish
  "d.end"() : () -> ()
}
func.func @g(%a: i8) {
  d.each %b = %a {
    d.put %b
    finish
  }
  return
}
