func.func @element(%a: !d.buf<4x2xf16>, %b: !d.vec<?xf32>, %c: !d.like<8>, %d: !d.sub<8>) {
  %0 = d.turn %a : !d.buf<4x2xf16> -> !d.buf<2x4xf16>
  %1 = d.turn %b : !d.vec<?xf32> -> f32
  %2 = d.turn %c : !d.like<8> -> tensor<4xf32>
  %3 = d.turn %d : !d.sub<8> -> i1
  %4 = d.turn %a : !d.buf<4x2xf16> -> !other.thing
  return
}
// -----
func.func @element(%a: !d.key<8>) {
  // expected-error@below {{requires the same element type for all operands and results}}
  %0 = d.turn %a : !d.key<8> -> !d.key<16>
  return
}
// -----
func.func @element(%a: vector<4xf32>) {
  // expected-error@below {{requires the same element type for all operands and results}}
  %0 = d.turn %a : vector<4xf32> -> vector<4xi32>
  return
}
// -----
func.func @shape(%a: !d.buf<4x2xf16>, %b: !d.vec<?xf32>, %t: tensor<4xf32>) {
  %0 = "d.shape"(%a) : (!d.buf<4x2xf16>) -> tensor<4x2xf32>
  %1 = "d.shape"(%t) : (tensor<4xf32>) -> !d.vec<?xf32>
  %2 = "d.same"(%a) : (!d.buf<4x2xf16>) -> !d.buf<4x?xf16>
  return
}
// -----
func.func @shape(%t: tensor<4xf32>) {
  // expected-error@below {{requires the same shape for all operands and results}}
  %1 = "d.shape"(%t) : (tensor<4xf32>) -> !d.key<8>
  return
}
// -----
func.func @helper(%a: !d.buf<2xi8>, %b: !d.vec<2xi8>, %o: !other.thing) {
  %0 = "d.cmp"(%a) : (!d.buf<2xi8>) -> !d.buf<2xi1>
  %1 = "d.cmp"(%b) : (!d.vec<2xi8>) -> vector<2xi1>
  %2 = "d.cmp"(%o) : (!other.thing) -> !other.result
  %3 = d.eq %a : !d.buf<2xi8>
  %4 = "d.turn"(%3) : (!d.buf<2xi1>) -> !d.buf<2xi1>
  %5 = "d.take"(%a) : (!d.buf<2xi8>) -> i8
  %6 = "d.take"(%o) : (!other.thing) -> !other.element
  return
}
// -----
func.func @helper(%a: !d.key<2>) {
  // expected-error@below {{failed to verify that result has i1 elements}}
  %0 = "d.cmp"(%a) : (!d.key<2>) -> !d.key<3>
  return
}
// -----
func.func @helper(%a: vector<2xi8>) {
  // expected-error@below {{failed to verify that result has i1 elements}}
  %0 = "d.cmp"(%a) : (vector<2xi8>) -> vector<2xi8>
  return
}
// -----
func.func @like(%a: !d.vec<?xf32>, %r: !d.real, %o: !other.thing, %s: !d.sub<1>, %c: i1) {
  %0 = arith.maxnumf %a, %a : !d.vec<?xf32>
  %1 = arith.addi %a, %a : !d.vec<?xf32>
  %2 = arith.addf %r, %r : !d.real
  %3 = arith.mulf %o, %o : !other.thing
  %4 = arith.cmpf oeq, %s, %s : !d.sub<1>
  %5 = math.sqrt %a : !d.vec<?xf32>
  %6 = arith.cmpf oeq, %a, %a : !d.vec<?xf32>
  %7 = "d.turn"(%6) : (!d.vec<?xi1>) -> !d.vec<?xi1>
  "d.float"(%r) : (!d.real) -> ()
  "d.float"(%o) : (!other.thing) -> ()
  return
}
// -----
func.func @like(%k: !d.key<8>) {
  // expected-error@below {{operand #0 must be floating-point-like, but got '!d.key<8>'}}
  %0 = arith.addf %k, %k : !d.key<8>
  return
}
// -----
func.func @like(%k: !d.key<8>) {
  // expected-error@below {{operand #0 must be floating-point, but got '!d.key<8>'}}
  "d.float"(%k) : (!d.key<8>) -> ()
  return
}
// -----
// expected-error@below {{expected '<'}}
func.func private @brackets(!d.key)
// -----
func.func @default_left_out(%p: !d.ptr<i32>) {
  %0 = d.turn %p : !d.ptr<i32, 1> -> tensor<4x!d.ptr<i32>>
  %1 = "d.same"(%0) : (tensor<4x!d.ptr<i32, 1>>) -> tensor<4x!d.ptr<i32>>
  %2 = "d.copy"(%1) : (tensor<4x!d.ptr<i32>>) -> tensor<4x!d.ptr<i32, 1>>
  return
}
// -----
func.func @another_element(%p: !d.ptr<i32>) {
  // expected-error@below {{requires the same element type for all operands and results}}
  %0 = d.turn %p : !d.ptr<i32> -> tensor<4x!d.ptr<i64>>
  return
}
// -----
func.func @another_element(%p: tensor<4x!d.ptr<i32>>) {
  // expected-error@below {{failed to verify that the result has the type of x}}
  %0 = "d.copy"(%p) : (tensor<4x!d.ptr<i32>>) -> tensor<4x!d.ptr<i64>>
  return
}
