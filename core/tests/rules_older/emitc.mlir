func.func @f(%a : i32) {
  %0 = "emitc.constant"(){value = 1 : i32} : () -> i32
  // expected-error@+1 {{cannot apply to constant}}
  %1 = emitc.apply "&"(%0) : (i32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%b : f32) {
  // expected-error@+1 {{must yield a value at termination}}
  %r = emitc.expression : f32 {
  }
  return
}
// -----
func.func @f(%b : f32) {
  // expected-error@+1 {{must yield a value at termination}}
  %r = emitc.expression : f32 {
    emitc.yield
  }
  return
}
// -----
func.func @f(%b : f32, %c : i32) {
  // expected-error@+1 {{requires yielded type to match return type}}
  %r = emitc.expression : f32 {
    %0 = emitc.add %c, %c : (i32, i32) -> i32
    emitc.yield %0 : i32
  }
  return
}
// -----
func.func @f(%b : f32, %c : i32) {
  // expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %r:2 = emitc.expression : i32 {
    %0:2 = emitc.call_opaque "a"(%c) : (i32) -> (i32, i32)
    emitc.yield %0#0 : i32
  }
  return
}
// -----
// expected-error@+1 {{expected floating-point elements, but parsed integer}}
emitc.global @a : !emitc.array<2xf32> = dense<1> : tensor<2xi32>
