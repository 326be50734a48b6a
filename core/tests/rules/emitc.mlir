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
// -----
func.func @f() {
  // expected-error@+1 {{requires attribute 'callee'}}
 "emitc.call_opaque"() : () -> ()
 return }
// -----
func.func @f() {
  // expected-error@+1 {{template argument has invalid type}}
 "emitc.call_opaque"() {callee = "f", template_args = ["x"]} : () -> ()
 return }
// -----
func.func @f() {
  // expected-error@+1 {{cannot return array type}}
 %0 = emitc.call_opaque "f"() : () -> !emitc.array<2xi32>
 return }
// -----
func.func @f() {
  // expected-error@+1 {{requires attribute to either be an #emitc.opaque attribute or it's type ('i32') to match the op's result type ('f32')}}
 %0 = "emitc.constant"() {value = 1 : i32} : () -> f32
 return }
// -----
func.func @f() {
  // expected-error@+1 {{string attributes are not supported, use #emitc.opaque instead}}
 %0 = "emitc.constant"() {value = "x"} : () -> i32
 return }
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error@+1 {{operand type 'tensor<2xf32>' and result type 'i32' are cast incompatible}}
 %0 = emitc.cast %a : tensor<2xf32> to i32
 return }
// -----
func.func @f(%a: i1, %b: i32) {
 %0 = emitc.logical_and %a, %a : i1, i1
  // expected-error@+1 {{result #0 must be 1-bit signless integer, but got 'i32'}}
 %1 = "emitc.logical_and"(%a, %a) : (i1, i1) -> i32
 return }
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{result #0 must be integer, index or opaque type supported by EmitC, but got 'f32'}}
 %0 = "emitc.rem"(%a, %a) : (i32, i32) -> f32
 return }
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{operand #0 must be integer, index or opaque type supported by EmitC, but got 'f32'}}
 %0 = "emitc.rem"(%a, %a) : (f32, f32) -> f32
 return }
// -----
func.func @f(%a: i1) {
  // expected-error@+1 {{expected 2 regions}}
 "emitc.if"(%a) ({ emitc.yield }) : (i1) -> ()
 return }
// -----
  // expected-error@+1 {{'nope' does not reference a valid function}}
emitc.func @f(%a: i32) { emitc.call @nope() : () -> ()
 emitc.return }
// -----
  // expected-error@+1 {{expected SSA identifier}}
emitc.func @g(%a: i32, i32) { emitc.return }
// -----
emitc.global extern @g : i32 = 1
// -----
emitc.global const @g : !emitc.array<2xi32>
// -----
  // expected-error@+1 {{'nope' does not reference a valid emitc.global}}
emitc.func @f() { %0 = emitc.get_global @nope : !emitc.array<2xi32>
 emitc.return }
// -----
func.func @f(%a: !emitc.array<2xf32>, %i: index) {
  // expected-error@+1 {{on array operand requires number of indices (2) to match the rank of the array type (1)}}
 %0 = emitc.subscript %a[%i, %i] : (!emitc.array<2xf32>, index, index) -> !emitc.lvalue<f32>
 return }
// -----
func.func @f(%a: !emitc.array<2xf32>, %i: index) {
  // expected-error@+1 {{on array operand requires element type ('f32') and result type ('i32') to match}}
 %0 = emitc.subscript %a[%i] : (!emitc.array<2xf32>, index) -> !emitc.lvalue<i32>
 return }
// -----
  // expected-error@+1 {{expected static shape}}
func.func @f(%a: !emitc.array<?xf32>) { return }
// -----
  // expected-error@+1 {{expected non empty string in !emitc.opaque type}}
func.func @f(%a: !emitc.opaque<"">) { return }
// -----
  // expected-error@+1 {{pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead}}
func.func @f(%a: !emitc.opaque<"x*">) { return }
// -----
  // expected-error@+1 {{!emitc.lvalue cannot wrap !emitc.array type}}
func.func @f(%a: !emitc.lvalue<!emitc.array<2xi32>>) { return }
// -----
  // expected-error@+1 {{pointers to lvalues are not allowed}}
func.func @f(%a: !emitc.ptr<!emitc.lvalue<i32>>) { return }
// -----
func.func @f(%a: i32) {
 emitc.verbatim "{}"
 return }
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{applicable operator is illegal}}
 %0 = emitc.apply "+"(%a) : (i32) -> !emitc.ptr<i32>
 return }
// -----
func.func @f(%a: f32) {
 %0 = emitc.bitwise_and %a, %a : (f32, f32) -> f32
 return }
// -----
func.func @f(%b : tensor<2xi32>) {
  // expected-error@+1 {{operand #0 must be floating-point type supported by EmitC or integer, index or opaque type supported by EmitC, but got 'tensor<2xi32>'}}
  %1 = emitc.mul %b, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}
// -----
func.func @f(%b : !emitc.ptr<i32>) {
  // expected-error@+1 {{operand #0 must be floating-point type supported by EmitC or integer, index or opaque type supported by EmitC, but got '!emitc.ptr<i32>'}}
  %1 = emitc.div %b, %b : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> i32
  return
}
// -----
func.func @f(%lb : index, %u : index, %s: index) {
  emitc.for %i = %lb to %u step %s {
    // expected-error@+1 {{yields a value not returned by parent}}
    emitc.yield %i : index
  }
  return
}
// -----
func.func @f(%lb : f32, %u : f32, %s: f32) {
  // expected-error@+1 {{operand #0 must be integer, index or opaque type supported by EmitC, but got 'f32'}}
  emitc.for %i = %lb to %u step %s : f32 {
  }
  return
}
// -----
func.func @f(%lb : f32, %u : f32, %s: f32) {
  // expected-error@+1 {{expected '='}}
  emitc.for %i : index = %lb to %u step %s {
  }
  return
}
// -----
func.func @f(%lb : index, %u : index, %s: index) {
  // expected-error@+1 {{expected induction variable to be same type as bounds and step}}
  "emitc.for"(%lb, %u, %s) ({
  ^bb0(%i: f32):
    emitc.yield
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%c : i1) {
  // expected-error@+1 {{yields a value not returned by parent}}
  emitc.if %c { emitc.yield %c : i1 }
  return
}
// -----
// expected-error@+1 {{cannot return array type}}
emitc.func @f(%c : i32) -> !emitc.array<2xi32> {
  %0 = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.array<2xi32>
  emitc.return %0 : !emitc.array<2xi32>
}
// -----
// expected-error@+1 {{expected string attribute}}
emitc.include
// -----
// expected-error@+1 {{expected trailing '>' for standard include}}
emitc.include <"a"
// -----
// expected-error@+1 {{floating point value not valid for specified type}}
emitc.global @a : i32 = 1.0
// -----
// expected-error@+1 {{expected operation name in quotes}}
emitc.global @a : !emitc.array<2xi32> = dense<1> : tensor<3xi32>
// -----
// expected-error@+1 {{integer literal not valid for specified type}}
emitc.global @a : !emitc.array<2xi32> = 4
// -----
// expected-error@+1 {{expected valid '@'-identifier for symbol name}}
emitc.global static extern @a : i32
// -----
// expected-error@+1 {{elements literal must be a shaped type}}
emitc.global const @a : i32 = dense<1> : tensor<2xi32>
// -----
// expected-error@+1 {{floating point value not valid for specified type}}
emitc.global @a : i32 = 4.0 : f32
// -----
// expected-error@+1 {{initial value should be a integer, float, elements or opaque attribute}}
emitc.global @a : i32 = "x"
