func.func @f(%m: memref<4x4xf32, strided<[8, 2]>>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<4x4xf32, strided<[8, 2]>>, vector<1xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32, strided<[8, 2]>>, %i: index, %v: vector<1xf32>) {
  vector.store %v, %m[%i, %i] : memref<4x4xf32, strided<[8, 2]>>, vector<1xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32, strided<[8, 2]>>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<4x4xf32, strided<[8, 2]>>, vector<f32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32, strided<[8, 2]>>, %i: index, %v: vector<f32>) {
  vector.store %v, %m[%i, %i] : memref<4x4xf32, strided<[8, 2]>>, vector<f32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32, strided<[8, 2]>>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<4x4xf32, strided<[8, 2]>>, vector<1x1xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32, strided<[8, 2]>>, %i: index, %v: vector<1x1xf32>) {
  vector.store %v, %m[%i, %i] : memref<4x4xf32, strided<[8, 2]>>, vector<1x1xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32, strided<[8, 2]>>, %i: index) {
  // expected-error @+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i, %i] : memref<4x4xf32, strided<[8, 2]>>, vector<[1]xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32, strided<[8, 2]>>, %i: index, %v: vector<[1]xf32>) {
  // expected-error @+1 {{'vector.store' op most minor memref dim must have unit stride}}
  vector.store %v, %m[%i, %i] : memref<4x4xf32, strided<[8, 2]>>, vector<[1]xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32, strided<[8, 2]>>, %i: index) {
  // expected-error @+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i, %i] : memref<4x4xf32, strided<[8, 2]>>, vector<2x1xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32, strided<[8, 2]>>, %i: index, %v: vector<2x1xf32>) {
  // expected-error @+1 {{'vector.store' op most minor memref dim must have unit stride}}
  vector.store %v, %m[%i, %i] : memref<4x4xf32, strided<[8, 2]>>, vector<2x1xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xvector<1xf32>, strided<[8, 2]>>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<4x4xvector<1xf32>, strided<[8, 2]>>, vector<1xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (0)>} : memref<4x4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (0, d0)>, in_bounds = [false, false]} : memref<4x4xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %f: f32) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (0, d0)>, in_bounds = [true, false]} : memref<4x4xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (1)>} : memref<4x4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (1, d0)>, in_bounds = [true, false]} : memref<4x4xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %k: vector<4x4xi1>, %p: vector<4x4xf32>) {
  %0 = vector.maskedload %m[%i, %i], %k, %p : memref<4x4xf32>, vector<4x4xi1>, vector<4x4xf32> into vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %k: vector<4x3xi1>, %p: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.maskedload' op expected result}}
  %0 = vector.maskedload %m[%i, %i], %k, %p : memref<4x4xf32>, vector<4x3xi1>, vector<4x4xf32> into vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %k: vector<i1>, %p: vector<f32>) {
  // expected-error @+1 {{'vector.maskedload' op operand #3 must be vector of 1-bit signless integer values, but got 'vector<i1>'}}
  %0 = vector.maskedload %m[%i, %i], %k, %p : memref<4x4xf32>, vector<i1>, vector<f32> into vector<f32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %k: vector<4x4xi1>, %p: vector<4x4xf32>) {
  %0 = vector.expandload %m[%i, %i], %k, %p : memref<4x4xf32>, vector<4x4xi1>, vector<4x4xf32> into vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %k: vector<3x4xi1>, %p: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.expandload' op expected result}}
  %0 = vector.expandload %m[%i, %i], %k, %p : memref<4x4xf32>, vector<3x4xi1>, vector<4x4xf32> into vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %k: vector<4x4xi1>, %p: vector<4x4xf32>) {
  vector.maskedstore %m[%i, %i], %k, %p : memref<4x4xf32>, vector<4x4xi1>, vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %k: vector<4x3xi1>, %p: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.maskedstore' op expected valueToStore}}
  vector.maskedstore %m[%i, %i], %k, %p : memref<4x4xf32>, vector<4x3xi1>, vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %k: vector<4x4xi1>, %p: vector<4x4xf32>) {
  vector.compressstore %m[%i, %i], %k, %p : memref<4x4xf32>, vector<4x4xi1>, vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %k: vector<3x4xi1>, %p: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.compressstore' op expected valueToStore}}
  vector.compressstore %m[%i, %i], %k, %p : memref<4x4xf32>, vector<3x4xi1>, vector<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %x: vector<4x4xi32>, %k: vector<4x4xi1>, %p: vector<4x4xf32>) {
  vector.scatter %m[%i] [%x], %k, %p : memref<4xf32>, vector<4x4xi32>, vector<4x4xi1>, vector<4x4xf32>
  return
}
// -----
func.func @f(%m: tensor<4xf32>, %i: index, %x: vector<4xi32>, %k: vector<4xi1>, %p: vector<4xf32>) {
  %0 = vector.scatter %m[%i] [%x], %k, %p : tensor<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<4xf32>
  return
}
// -----
func.func @f(%m: tensor<4xf32>, %i: index, %x: vector<4x2xi32>, %k: vector<4x2xi1>, %p: vector<4x2xf32>) {
  %0 = vector.scatter %m[%i] [%x], %k, %p : tensor<4xf32>, vector<4x2xi32>, vector<4x2xi1>, vector<4x2xf32> -> tensor<4xf32>
  return
}
// -----
func.func @f(%m: tensor<*xf32>, %i: index, %x: vector<4xi32>, %k: vector<4xi1>, %p: vector<4xf32>) {
  // expected-error @+1 {{'vector.scatter' op requires base to be a memref or ranked tensor type}}
  vector.scatter %m[%i] [%x], %k, %p : tensor<*xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%m: tensor<4x4xf32>, %i: index, %x: vector<4xi32>, %k: vector<4xi1>, %p: vector<4xf32>) {
  // expected-error @+1 {{'vector.scatter' op requires 2 indices}}
  %0 = vector.scatter %m[%i] [%x], %k, %p : tensor<4x4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%m: tensor<4xf32>, %i: index, %x: vector<4xi32>, %k: vector<4xi8>, %p: vector<4xf32>) {
  // expected-error @+1 {{'vector.scatter' op operand #3 must be vector of 1-bit signless integer values, but got 'vector<4xi8>'}}
  %0 = vector.scatter %m[%i] [%x], %k, %p : tensor<4xf32>, vector<4xi32>, vector<4xi8>, vector<4xf32> -> tensor<4xf32>
  return
}
