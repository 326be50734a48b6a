func.func @pointers(%a: !emitc.ptr<i32>, %b: !emitc.ptr<i32>) {
  // expected-error@+1 {{requires that at most one operand is a pointer}}
  %0 = "emitc.add"(%a, %b) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}
// -----
func.func @pointers(%a: !emitc.ptr<i32>, %b: f32) {
  // expected-error@+1 {{requires that one operand is an integer or of opaque type if the other is a pointer}}
  %0 = "emitc.add"(%a, %b) : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @pointers(%a: i32, %b: !emitc.ptr<i32>) {
  // expected-error@+1 {{rhs can only be a pointer if lhs is a pointer}}
  %0 = "emitc.sub"(%a, %b) : (i32, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}
// -----
func.func @pointers(%a: !emitc.ptr<i32>, %b: !emitc.ptr<i32>, %c: i32) {
  %0 = "emitc.sub"(%a, %b) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
  %1 = "emitc.add"(%a, %c) : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @call() {
  // expected-error@+1 {{callee must not be empty}}
  "emitc.call_opaque"() {callee = ""} : () -> ()
  return
}
// -----
func.func @call(%a: i32) {
  // expected-error@+1 {{index argument is out of range}}
  "emitc.call_opaque"(%a) {callee = "f", args = [1 : index]} : (i32) -> ()
  return
}
// -----
func.func @call(%a: i32) {
  // expected-error@+1 {{array argument has no type}}
  "emitc.call_opaque"(%a) {callee = "f", args = [0 : index, [0, 1]]} : (i32) -> ()
  return
}
// -----
func.func @constant() {
  // expected-error@+1 {{requires attribute to either be an #emitc.opaque attribute or it's type ('i8') to match the op's result type ('i32')}}
  %0 = "emitc.constant"() {value = 3 : i8} : () -> i32
  return
}
// -----
func.func @constant() {
  // expected-error@+1 {{value must not be empty}}
  %0 = "emitc.constant"() {value = #emitc.opaque<"">} : () -> i32
  return
}
// -----
func.func @literal() {
  // expected-error@+1 {{value must not be empty}}
  %0 = emitc.literal "" : i32
  return
}
