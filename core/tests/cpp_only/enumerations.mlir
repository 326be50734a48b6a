func.func @f(%a: i8) {
  d.b %a 2 : i32 : i8
  d.b %a col : i8
  "d.b"(%a) <{k = 1 : i32}> : (i8) -> ()
  d.c %a row : i8
  return
}
// -----
func.func @f(%a: i8) {
  // expected-error@below {{to be one of: col, row}}
  d.c %a 2 : i32 : i8
  return
}
// -----
func.func @f(%a: i8) {
  // expected-error@below {{to be one of: col, row}}
  d.b %a side : i8
  return
}
