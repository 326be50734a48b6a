func.func @f(%a: !async.value<f32>) {
async.await %a : !async.value<f32>
return }
// -----
func.func @f(%a: !async.value<f32>) {
  // expected-error@+1 {{result type 'i32' does not match async value type 'f32'}}
%0 = "async.await"(%a) : (!async.value<f32>) -> i32
return }
// -----
func.func @f() -> f32 {
  // expected-error@+1 {{expects parent op 'async.execute'}}
async.yield
}
// -----
  // expected-error@+1 {{result type must be async value type or async token type, but got 'f32'}}
async.func @f() -> f32 {
%c = arith.constant 1.0 : f32
return %c : f32
}
// -----
async.func @f() -> !async.value<f32> {
%c = arith.constant 1 : i32
  // expected-error@+1 {{operand types do not match the types returned from the parent FuncOp}}
return %c : i32
}
// -----
  // expected-error@+1 {{results' (optional) async token type is expected to appear as the 1st return value, but got 2}}
async.func @f() -> (!async.token, !async.token) {
return
}
// -----
  // expected-error@+1 {{result is expected to be at least of size 1, but got 0}}
async.func @f() {
return
}
// -----
async.func @f(%a: i32) -> !async.token {
  async.return
}
func.func @g(%a : i64) {
  // expected-error@+1 {{operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
  %0 = async.call @f(%a) : (i64) -> !async.token
  return
}
// -----
func.func @g(%a : !async.group) {
  // expected-error@+1 {{attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  async.runtime.add_ref %a {count = 0 : i64} : !async.group
  return
}
