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
