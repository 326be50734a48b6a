func.func @f(%n: index) {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.alloc() : memref<?xf32>
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = memref.alloc(%n) : memref<4xf32>
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{'memref.alloca' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
  %0 = memref.alloca(%n)[%n] : memref<?xf32>
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
  %0 = memref.alloc()[%n] : memref<4xf32>
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0}}
  %0 = memref.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
// -----
func.func @f(%n: index, %m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 2 but got 1}}
  %0 = memref.load %m[%n] : memref<4x4xf32>
  return
}
// -----
func.func @f(%n: index, %m: memref<4x4xf32>, %f: f32) {
  // expected-error @+1 {{'memref.store' op store index operand count not equal to memref rank}}
  memref.store %f, %m[%n] : memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x4xf32>' and result type 'memref<4x4xi32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x4xf32> to memref<4x4xi32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x4xf32>' and result type 'memref<4x4xf32, 1>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x4xf32> to memref<4x4xf32, 1>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>) {
  %0 = memref.cast %m : memref<4x4xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x4xf32>' and result type 'memref<4x?xf32, strided<[5, 1], offset: ?>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x4xf32> to memref<4x?xf32, strided<[5, 1], offset: ?>>
  return
}
// -----
func.func @f(%m: memref<*xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xf32> to memref<*xf32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'memref.get_global' op 'foo' does not reference a valid global memref}}
  %0 = memref.get_global @foo : memref<4xf32>
  return
}
// -----
memref.global @foo : memref<3xf32>
func.func @g2() {
  // expected-error @+1 {{'memref.get_global' op result type 'memref<4xf32>' does not match type 'memref<3xf32>' of the global memref @foo}}
  %0 = memref.get_global @foo : memref<4xf32>
  return
}
// -----
// expected-error @+1 {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "priv"}}
memref.global "priv" @foo : memref<3xf32>
// -----
memref.global @foo : memref<3xf32> = dense<1.0>
func.func @foo1() {
  // expected-error @+1 {{'memref.get_global' op 'foo1' does not reference a valid global memref}}
  %0 = memref.get_global @foo1 : memref<4xf32>
  return
}
// -----
// expected-error @+1 {{'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @foo : memref<3xf32> {alignment = 3 : i64}
// -----
func.func @f(%m: memref<4xf32>) {
  %c = arith.constant 1 : index %0 = memref.dim %m, %c : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.assume_alignment' op alignment must be power of 2}}
  memref.assume_alignment %m, 3 : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i, %i] : memref<4xf32> { ^bb0(%x: f32): memref.atomic_yield %x : f32 }
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%x: i32): %c = arith.constant 1.0 : f32 memref.atomic_yield %c : f32 }
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %z: i32) {
  // expected-error @+1 {{'memref.atomic_yield' op types mismatch between yield op: 'i32' and its parent: 'f32'}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%x: f32): memref.atomic_yield %z : i32 }
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %z: f32) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
  %0 = memref.atomic_rmw addi %z, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%m: memref<4xi32>, %i: index, %z: i32) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
  %0 = memref.atomic_rmw addf %z, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}
// -----
func.func @f(%m: memref<4xi32>, %i: index, %z: i32) {
  // expected-error @+1 {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %0 = memref.atomic_rmw addi %z, %m[%i, %i] : (i32, memref<4xi32>) -> i32
  return
}
// -----
func.func @f(%m: memref<4xi8>, %i: index) {
  // expected-error @+1 {{incorrect number of size operands for type 'memref<4xf32>'}}
  %0 = memref.view %m[%i][%i] : memref<4xi8> to memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xi8>, %i: index) {
  // expected-error @+1 {{incorrect number of size operands for type 'memref<?xf32>'}}
  %0 = memref.view %m[%i][] : memref<4xi8> to memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.prefetch' op too few indices}}
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: memref<5xf32>) {
  // expected-error @+1 {{'memref.copy' op requires the same shape for all operands}}
  memref.copy %m, %i : memref<4xf32> to memref<5xf32>
  return
}
// -----
func.func @f(%m: memref<4x5xf32>) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (d0, d1) -> (d0, d0) : memref<4x5xf32> to memref<5x4xf32>
  return
}
// -----
func.func @f(%n: index) {
  %0 = "memref.alloc"() : () -> memref<4xf32>
  // expected-error @+1 {{operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %1 = "memref.alloc"(%n) : (index) -> memref<?xf32>
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{'operandSegmentSizes' attribute cannot have negative elements}}
  %0 = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 4294967295, 2>}> : (index) -> memref<?xf32>
  return
}
