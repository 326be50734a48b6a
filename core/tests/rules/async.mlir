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
// -----
func.func private @g(!async.value<memref<4xf32>>)
func.func @f(%a: !async.value<memref<4xf32, affine_map<(i) -> (i)>>>) -> memref<4xf32> {
  func.call @g(%a) : (!async.value<memref<4xf32, 0>>) -> ()
  %0 = async.await %a : !async.value<memref<4xf32>>
  return %0 : memref<4xf32>
}
// -----
func.func @f(%a: !async.value<vector<4xi32>>) -> !async.value<vector<4xi32>> {
  %0, %1 = async.execute (%a as %b: !async.value<vector<4xi32>>) -> !async.value<vector<4xi32>> {
    %2 = arith.addi %b, %b : vector<4xi32>
    async.yield %2 : vector<4xi32>
  }
  return %1 : !async.value<vector<4xi32>>
}
// -----
func.func @f(%a: !async.value<vector<4xi32>>) -> memref<4xi32> {
  // expected-note@+1 {{prior use here}}
  %0 = async.await %a : !async.value<vector<4xi32>>
  // expected-error@+1 {{use of value '%0' expects different type than prior uses: 'memref<4xi32>' vs 'vector<4xi32>'}}
  return %0 : memref<4xi32>
}
// -----
func.func @f(%a: !async.value<vector<4xi32>>) {
  %0, %1 = async.execute (%a as %b: !async.value<vector<4xi32>>) -> !async.value<vector<8xi32>> {
    // expected-error@-1 {{'vector<4xi32>'}}
    // expected-note@+1 {{region branch point}}
    async.yield %b : vector<4xi32>
  }
  return
}
