func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'index'}}
  %r = scf.for %i = %a to %a step %a iter_args(%x = %f) -> (f32) { scf.yield %a : index }
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.for' op region #0 passes 0 values to region #0, which takes 1}}
  %r = scf.for %i = %a to %a step %a iter_args(%x = %f) -> (f32) { scf.yield }
  return
}
// -----
func.func @f(%p: i1, %f: f32, %i: i32) {
  // expected-error @+1 {{'scf.if' op region #1 passes 'i32' as result #0 of the operation, whose type is 'f32'}}
  %r = scf.if %p -> f32 { scf.yield %f : f32 } else { scf.yield %i : i32 }
  return
}
// -----
func.func @f(%p: i1, %f: f32, %i: i32) {
  // expected-error @+1 {{'scf.if' op must have an else block if defining values}}
  %r = scf.if %p -> f32 { scf.yield %f : f32 }
  return
}
// -----
func.func @f(%p: i1, %f: f32, %i: i32) {
  // expected-error @+1 {{'scf.while' op region #0 passes 'i32' as result #0 of the operation, whose type is 'f32'}}
  %r = scf.while (%x = %f) : (f32) -> f32 { scf.condition(%p) %i : i32 } do { ^bb0(%z: f32): scf.yield %f : f32 }
  return
}
// -----
func.func @f(%p: i1, %f: f32, %i: i32) {
  // expected-error @+1 {{'scf.while' op region #0 passes 'f32' as argument #0 of region #1, whose type is 'i32'}}
  %r = scf.while (%x = %f) : (f32) -> f32 { scf.condition(%p) %f : f32 } do { ^bb0(%z: i32): scf.yield %f : f32 }
  return
}
// -----
func.func @f(%p: i1, %f: f32, %i: i32) {
  // expected-error @+1 {{'scf.while' op region #1 passes 'i32' as argument #0 of region #0, whose type is 'f32'}}
  %r = scf.while (%x = %f) : (f32) -> f32 { scf.condition(%p) %f : f32 } do { ^bb0(%z: f32): scf.yield %i : i32 }
  return
}
// -----
func.func @f(%p: i1, %f: f32, %i: i32) {
  // expected-error @+1 {{'scf.execute_region' op region #0 passes 'i32' as result #0 of the operation, whose type is 'f32'}}
  %r = scf.execute_region -> f32 { scf.yield %i : i32 }
  return
}
// -----
func.func @f(%p: index, %f: f32, %i: i32) {
  // expected-error @+1 {{'scf.index_switch' op has duplicate case value: 1}}
  %r = scf.index_switch %p -> f32 case 1 { scf.yield %f : f32 } case 1 { scf.yield %f : f32 } default { scf.yield %f : f32 }
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { scf.reduce }
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  scf.parallel () = () to () step () { }
  return
}
// -----
func.func @f(%a: index, %f: f32, %q: i32) {
  // expected-error @+1 {{'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region}}
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%x: f32): scf.reduce.return %x : f32 } }
  return
}
// -----
func.func @f(%a: index, %f: f32, %q: i32) {
  // expected-error @+1 {{'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region}}
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%x: f32, %y: i32): scf.reduce.return %x : f32 } }
  return
}
// -----
func.func @f(%a: index, %f: f32, %q: i32) {
  // expected-error @+1 {{'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)}}
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%x: f32, %y: f32): scf.reduce.return %q : i32 } }
  return
}
// -----
func.func @f(%a: index, %f: f32, %q: i32) {
  // expected-error @+1 {{'scf.reduce' op expects type of 0-th reduction operand: 'i32' to be the same as the 0-th result type: 'f32'}}
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { scf.reduce(%q : i32) { ^bb0(%x: i32, %y: i32): scf.reduce.return %q : i32 } }
  return
}
// -----
func.func @f(%a: index, %q: i32) {
  // expected-error @+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
  "scf.for"(%a, %a, %a) ({ ^bb0(%i: i32): scf.yield }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%a: index, %q: i32) {
  // expected-error @+1 {{'scf.for' op different number of inits and region iter_args: 1 != 0}}
  "scf.for"(%a, %a, %a, %q) ({ ^bb0(%i: index): scf.yield }) : (index, index, index, i32) -> (i32)
  return
}
// -----
func.func @f(%a: index, %q: i32) {
  // expected-error @+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'f32'}}
  "scf.for"(%a, %a, %a, %q) ({ ^bb0(%i: index, %x: f32): scf.yield %q : i32 }) : (index, index, index, i32) -> (i32)
  return
}
// -----
func.func @f(%a: index, %q: i32) {
  // expected-error @+1 {{'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'f32'}}
  "scf.for"(%a, %a, %a, %q) ({ ^bb0(%i: index, %x: i32): scf.yield %q : i32 }) : (index, index, index, i32) -> (f32)
  return
}
// -----
func.func @f(%a: index, %q: i32) {
  // expected-error @+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  "scf.for"(%a, %a, %a, %q) ({ ^bb0(%i: index, %x: i32): scf.yield %q : i32 }) : (index, index, index, i32) -> ()
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{expected 2 upper bound values, got 1}}
  scf.forall (%i, %j) in (4) { }
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{'scf.forall' op mapping attribute size must match op rank}}
  scf.forall (%i) in (4) { } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall.in_parallel' op expected only tensor.parallel_insert_slice ops}}
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) { scf.forall.in_parallel { %c = arith.constant 1 : index } }
  return
}
// -----
func.func @f(%f: f32) {
  // expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  affine.for %i = 0 to 4 { affine.yield %f : f32 }
  return
}
// -----
func.func @f(%f: f32, %q: i32) {
  // expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
  %r = affine.for %i = 0 to 4 iter_args(%x = %f) -> f32 { affine.yield %q : i32 }
  return
}
// -----
func.func @f(%f: f32, %q: i32) {
  // expected-error @+1 {{'affine.if' op passes 0 values to the operation, which has 1 result}}
  %r = affine.if affine_set<() : (0 == 0)>() -> f32 { affine.yield %f : f32 }
  return
}
// -----
func.func @f(%f: f32, %q: i32) {
  // expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
  %r = affine.if affine_set<() : (0 == 0)>() -> f32 { affine.yield %f : f32 } else { affine.yield %q : i32 }
  return
}
// -----
func.func @f(%f: f32, %q: i32) {
  // expected-error @+1 {{'memref.alloca_scope' op region #0 passes 'i32' as result #0 of the operation, whose type is 'f32'}}
  %r = memref.alloca_scope -> f32 { memref.alloca_scope.return %q : i32 }
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{expected 2 dynamic upper bound values}}
  scf.forall (%i, %j) in (-9223372036854775808, %n) { }
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{expected 0 dynamic step values}}
  "scf.forall"(%n) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
  ^bb0(%i: index):
    scf.forall.in_parallel { }
  }) : (index) -> ()
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{expected 1 step values, got 2}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 3>}> ({
  ^bb0(%i: index):
    scf.forall.in_parallel { }
  }) : () -> ()
  return
}
