util.func public @f() {
  // expected-error @+1 {{'util.call' op undefined function: @missing}}
  util.call @missing() : () -> ()
  util.return
}
// -----
util.func public @f() -> i32 {
  // expected-error @+1 {{'util.global.load' op undefined global: @missing}}
  %0 = util.global.load @missing : i32
  util.return %0 : i32
}
// -----
util.global private @g : i32
util.func public @f() -> i64 {
  // expected-error @+1 {{'util.global.load' op global type mismatch; global is 'i32' but access is 'i64'}}
  %0 = util.global.load @g : i64
  util.return %0 : i64
}
// -----
// expected-error @+1 {{tied operand not found for result reference %other}}
util.func private @f(%arg0: i32) -> %other
// -----
util.func public @f() -> i32 {
  // expected-error @+1 {{'util.return' op has 0 operands, but enclosing function (@f) returns 1}}
  util.return
}
