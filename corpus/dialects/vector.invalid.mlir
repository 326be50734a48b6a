func.func @f(%a: vector<16xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch (16 vs. 8)}}
  %0 = vector.broadcast %a : vector<16xf32> to vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.broadcast' op source rank higher than destination rank}}
  %0 = vector.broadcast %a : vector<4x4xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<3x4xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch (3 vs. 4)}}
  %0 = vector.broadcast %a : vector<3x4xf32> to vector<4x4xf32>
  return
}
// -----
func.func @f(%a: vector<16xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch (16 vs. 4)}}
  %0 = vector.broadcast %a : vector<16xf32> to vector<16x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'vector.broadcast' op source type is not a vector}}
  %0 = "vector.broadcast"(%a) : (tensor<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error @+1 {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %0 = "vector.broadcast"(%a) : (i32) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<4xi32>) {
  // expected-error @+1 {{'vector.shuffle' op failed to verify that second operand v2 and result have same element type}}
  %0 = vector.shuffle %a, %b [0, 1] : vector<2xf32>, vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2x2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op rank mismatch}}
  %0 = vector.shuffle %a, %b [0, 1] : vector<2xf32>, vector<2x2xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op invalid mask length}}
  %0 = vector.shuffle %a, %b [] : vector<2xf32>, vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %a, %b [0, 8] : vector<2xf32>, vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %a, %b [0, -2] : vector<2xf32>, vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op mask length mismatch}}
  %0 = "vector.shuffle"(%a, %b) {mask = [0, 1]} : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<2x2xf32>, %b: vector<2x3xf32>) {
  // expected-error @+1 {{'vector.shuffle' op dimension mismatch}}
  %0 = "vector.shuffle"(%a, %b) {mask = [0, 1]} : (vector<2x2xf32>, vector<2x3xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<f32>) {
  // expected-error @+1 {{'vector.shuffle' op rank mismatch}}
  %0 = vector.shuffle %a, %b [0] : vector<2xf32>, vector<f32>
  return
}
// -----
func.func @f(%a: vector<2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op attribute 'mask' failed to satisfy constraint: 64-bit integer array attribute}}
  %0 = vector.shuffle %a, %a [0, 1, 2, "x"] : vector<2xf32>, vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<4x4xf32>, %c: i32) {
  // expected-error @+1 {{'vector.extractelement' op unexpected >1 vector rank}}
  %0 = vector.extractelement %a[%c : i32] : vector<4x4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.extractelement' op expected position for 1-D vector}}
  %0 = vector.extractelement %a[] : vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<f32>, %c: i32) {
  // expected-error @+1 {{'vector.extractelement' op expected position to be empty with 0-D vector}}
  %0 = vector.extractelement %a[%c : i32] : vector<f32>
  return
}
// -----
func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %0 = vector.extract %a[0, 0, 0, 0] : vector<f32> from vector<4x8x16xf32>
  return
}
// -----
func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract' op expected position attribute #2 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %a[0, 43, 0] : f32 from vector<4x8x16xf32>
  return
}
// -----
func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract' op expected position attribute #2 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %a[0, -5, 0] : f32 from vector<4x8x16xf32>
  return
}
// -----
func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @+2 {{'vector.extract' op inferred type(s) 'vector<8x16xf32>' are incompatible with return type(s) of operation 'vector<4x16xf32>'}}
  // expected-error @+1 {{'vector.extract' op failed to infer returned types}}
  %0 = vector.extract %a[1] : vector<4x16xf32> from vector<4x8x16xf32>
  return
}
// -----
func.func @f(%a: vector<4x8x16xf32>) {
  // expected-error @+2 {{'vector.extract' op inferred type(s) 'vector<8x16xf32>' are incompatible with return type(s) of operation 'f32'}}
  // expected-error @+1 {{'vector.extract' op failed to infer returned types}}
  %0 = vector.extract %a[1] : f32 from vector<4x8x16xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.extract' op failed to verify that operand and result have same element type}}
  %0 = vector.extract %a[1] : i32 from vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<f32>) {
  // expected-error @+1 {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %0 = vector.extract %a[0] : f32 from vector<f32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%a) {static_position = array<i64: -9223372036854775808>} : (vector<4xf32>) -> f32
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: index) {
  // expected-error @+1 {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%a, %b) {static_position = array<i64: 1>} : (vector<4xf32>, index) -> f32
  return
}
// -----
func.func @f(%a: f32, %b: vector<4x4xf32>, %c: i32) {
  // expected-error @+1 {{'vector.insertelement' op unexpected >1 vector rank}}
  %0 = vector.insertelement %a, %b[%c : i32] : vector<4x4xf32>
  return
}
// -----
func.func @f(%a: f32, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.insertelement' op expected position for 1-D vector}}
  %0 = vector.insertelement %a, %b[] : vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %b: vector<f32>, %c: i32) {
  // expected-error @+1 {{'vector.insertelement' op expected position to be empty with 0-D vector}}
  %0 = vector.insertelement %a, %b[%c : i32] : vector<f32>
  return
}
// -----
func.func @f(%a: i32, %b: vector<4xf32>, %c: i32) {
  // expected-error @+1 {{'vector.insertelement' op failed to verify that source operand type matches element type of result}}
  %0 = "vector.insertelement"(%a, %b, %c) : (i32, vector<4xf32>, i32) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: f32, %b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %0 = vector.insert %a, %b[3, 3, 3, 3, 3, 3] : f32 into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %0 = vector.insert %a, %b[3, 3, 3] : vector<4xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%a: f32, %b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %0 = vector.insert %a, %b[3, 3] : f32 into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%a: f32, %b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %a, %b[4, 3, -1] : f32 into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%a: f32, %b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute #2 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %a, %b[0, 8, 1] : f32 into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%a: f32, %b: vector<f32>) {
  // expected-error @+1 {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %0 = vector.insert %a, %b[0] : f32 into vector<f32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{expected vector type for operand #1}}
  %0 = vector.outerproduct %a, %b : f32, f32
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{expected at least 2 operands}}
  %0 = vector.outerproduct %a : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 1-d vector for operand #1}}
  %0 = vector.outerproduct %b, %a : vector<4x8xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 1-d vector for operand #2}}
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<4x8xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 2-d vector result}}
  %0 = "vector.outerproduct"(%a, %b) {kind = #vector.kind<add>} : (vector<4xf32>, vector<8xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %0 = "vector.outerproduct"(%a, %b) {kind = #vector.kind<add>} : (vector<4xf32>, vector<8xf32>) -> vector<8x8xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected #2 operand dim to match result dim #2}}
  %0 = "vector.outerproduct"(%a, %b) {kind = #vector.kind<add>} : (vector<4xf32>, vector<8xf32>) -> vector<4x16xf32>
  return
}
// -----
// expected-note @+1 {{prior use here}}
func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x16xf32>) {
  // expected-error @+1 {{use of value '%c' expects different type than prior uses: 'vector<4x8xf32>' vs 'vector<4x16xf32>'}}
  %0 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<8xi32>) {
  // expected-error @+1 {{'vector.outerproduct' op unsupported outerproduct type}}
  %0 = vector.outerproduct %a, %b {kind = #vector.kind<maxnumf>} : vector<4xi32>, vector<8xi32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op unsupported outerproduct type}}
  %0 = vector.outerproduct %a, %b {kind = #vector.kind<or>} : vector<4xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error @+1 {{'vector.outerproduct' op expected 1-d vector result}}
  %0 = "vector.outerproduct"(%a, %b) {kind = #vector.kind<add>} : (vector<4xf32>, f32) -> vector<4x1xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected either both or only #2 operand dim to be scalable}}
  %0 = vector.outerproduct %a, %b : vector<[4]xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xi32>) {
  // expected-error @+1 {{'vector.outerproduct' op failed to verify that rhs operand and result have same element type}}
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xi32>
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires 2 indices}}
  %0 = vector.transfer_read %a[%i], %f : memref<?x?xf32>, vector<128xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{requires memref or ranked tensor type}}
  %0 = vector.transfer_read %a[%i, %i], %f : vector<4x3xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type}}
  %0 = vector.transfer_read %a[%i, %i], %f {permutation_map = affine_map<(d0) -> (d0)>} : memref<?x?xf32>, vector<128xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %a[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xf32>, vector<128xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %a[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<?x?xf32>, vector<128xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %a[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0 + 1)>} : memref<?x?xf32>, vector<128xf32>
  return
}
// -----
func.func @f(%a: memref<?x?x?xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  %0 = vector.transfer_read %a[%i, %i, %i], %f {permutation_map = affine_map<(d0, d1, d2) -> (d0, d0)>} : memref<?x?x?xf32>, vector<3x7xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires permutation_map without symbols}}
  %0 = vector.transfer_read %a[%i, %i], %f {permutation_map = affine_map<(d0, d1)[s0] -> (d0)>} : memref<?x?xf32>, vector<128xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 2}}
  %0 = vector.transfer_read %a[%i, %i], %f {in_bounds = [true, true]} : memref<?x?xf32>, vector<128xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xvector<4x3xf32>>, %i: index, %f: vector<4x3xf32>) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %a[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xvector<4x3xf32>>, vector<3x4x3xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xvector<2x3xf32>>, %i: index, %f: vector<2x3xf32>, %m: vector<1xi1>) {
  // expected-error @+1 {{does not support masks with vector element type}}
  %0 = vector.transfer_read %a[%i, %i], %f, %m {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xvector<2x3xf32>>, vector<1x1x2x3xf32>
  return
}
// -----
// expected-note @+1 {{prior use here}}
func.func @f(%a: memref<?x?xf32>, %i: index, %f: f32, %m: vector<4x5xi1>) {
  // expected-error @+1 {{use of value '%m' expects different type than prior uses: 'vector<5x4xi1>' vs 'vector<4x5xi1>'}}
  %0 = vector.transfer_read %a[%i, %i], %f, %m : memref<?x?xf32>, vector<5x4xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{requires vector type}}
  %0 = vector.transfer_read %a[%i, %i], %f : memref<?x?xf32>, f32
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{requires two types}}
  %0 = vector.transfer_read %a[%i, %i], %f : memref<?x?xf32>
  return
}
// -----
// expected-note @+1 {{prior use here}}
func.func @f(%a: memref<?xf32>, %i: index, %f: i32) {
  // expected-error @+1 {{use of value '%f' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = vector.transfer_read %a[%i], %f : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %f: i32) {
  // expected-error @+1 {{'vector.transfer_read' op requires formal padding and source of the same elemental type}}
  %0 = "vector.transfer_read"(%a, %i, %f) {in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, index, i32) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %v: vector<4xf32>, %m: vector<5xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op inferred mask type ('vector<4xi1>') and mask operand type ('vector<5xi1>') don't match}}
  "vector.transfer_write"(%v, %a, %i, %m) {in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = affine_map<(d0) -> (d0)>} : (vector<4xf32>, memref<?xf32>, index, vector<5xi1>) -> ()
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.transfer_write' op requires 2 indices}}
  vector.transfer_write %v, %a[%i] : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{requires vector type}}
  vector.transfer_write %v, %a[%i, %i] : f32, memref<?x?xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{requires memref or ranked tensor type}}
  vector.transfer_write %v, %a[%i, %i] : vector<4xf32>, f32
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.transfer_write' op should not have broadcast dimensions}}
  vector.transfer_write %v, %a[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.transfer_write' op requires a permutation_map with input dims of the same rank as the source type}}
  vector.transfer_write %v, %a[%i, %i] {permutation_map = affine_map<(d0) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %v: vector<3x7xf32>) {
  // expected-error @+1 {{'vector.transfer_write' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  vector.transfer_write %v, %a[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : vector<3x7xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %i: index, %v: vector<3xf32>) {
  // expected-error @+1 {{'vector.transfer_write' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  "vector.transfer_write"(%v, %a, %i) {in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>} : (vector<3xf32>, tensor<?xf32>, index) -> ()
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %1 = vector.insert_strided_slice %a, %b {offsets = [2, 2, 2], strides = [1]} : vector<4xf32> into vector<4x4xf32>
  return
}
// -----
func.func @f(%a: vector<4x4xf32>, %b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %1 = vector.insert_strided_slice %a, %b {offsets = [100, 100], strides = [1, 1]} : vector<4x4xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%a: vector<4x4xf32>, %b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected strides of same size as source vector rank}}
  %1 = vector.insert_strided_slice %a, %b {offsets = [2, 2, 2], strides = [1, 1, 1]} : vector<4x4xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%a: vector<4x4xf32>, %b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %1 = vector.insert_strided_slice %b, %a {offsets = [2, 2, 2], strides = [1, 1]} : vector<4x8x16xf32> into vector<4x4xf32>
  return
}
// -----
func.func @f(%a: vector<4x4xf32>, %b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected offsets dimension 1 to be confined to [0, 8)}}
  %1 = vector.insert_strided_slice %a, %b {offsets = [2, 50, 2], strides = [1, 1]} : vector<4x4xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%a: vector<4x4xf32>, %b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
  %1 = vector.insert_strided_slice %a, %b {offsets = [2, 2, 2], strides = [100, 100]} : vector<4x4xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%a: vector<4x4xf32>, %b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 2 to be confined to [1, 17)}}
  %1 = vector.insert_strided_slice %a, %b {offsets = [1, 1, 15], strides = [1, 1]} : vector<4x4xf32> into vector<4x8x16xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=0)}}
  %1 = vector.insert_strided_slice %a, %b {offsets = [0], strides = [1]} : vector<4xf32> into vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[2]xf32>, %b: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %1 = vector.insert_strided_slice %a, %b {offsets = [0], strides = [1]} : vector<[2]xf32> into vector<[4]xf32>
  return
}
// -----
func.func @f(%b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %1 = vector.extract_strided_slice %b {offsets = [100], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}
// -----
func.func @f(%b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
  %1 = vector.extract_strided_slice %b {offsets = [2, 2, 2, 2], sizes = [2, 2, 2, 2], strides = [1, 1, 1, 1]} : vector<4x8x16xf32> to vector<2x2x16xf32>
  return
}
// -----
func.func @f(%b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %1 = vector.extract_strided_slice %b {offsets = [2], sizes = [2, 2], strides = [1]} : vector<4x8x16xf32> to vector<2x2x16xf32>
  return
}
// -----
func.func @f(%b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %1 = vector.extract_strided_slice %b {offsets = [2], sizes = [2], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}
// -----
func.func @f(%b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %1 = vector.extract_strided_slice %b {offsets = [2], sizes = [2], strides = [100]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}
// -----
func.func @f(%b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %1 = vector.extract_strided_slice %b {offsets = [2], sizes = [100], strides = [1]} : vector<4x8x16xf32> to vector<100x8x16xf32>
  return
}
// -----
func.func @f(%b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %1 = vector.extract_strided_slice %b {offsets = [2], sizes = [0], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}
// -----
func.func @f(%b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
  %1 = vector.extract_strided_slice %b {offsets = [2], sizes = [3], strides = [1]} : vector<4x8x16xf32> to vector<3x8x16xf32>
  return
}
// -----
func.func @f(%b: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected result type to be 'vector<1x8x16xf32>'}}
  %1 = vector.extract_strided_slice %b {offsets = [2], sizes = [1], strides = [1]} : vector<4x8x16xf32> to vector<3x1xf32>
  return
}
// -----
func.func @f(%b: vector<[4]x8xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected result type to be 'vector<[2]x8xf32>'}}
  %1 = vector.extract_strided_slice %b {offsets = [0], sizes = [2], strides = [1]} : vector<[4]x8xf32> to vector<2x8xf32>
  return
}
// -----
func.func @f(%b: vector<[4]x8xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %1 = vector.extract_strided_slice %b {offsets = [0], sizes = [2], strides = [1]} : vector<[4]x8xf32> to vector<[2]x8xf32>
  return
}
// -----
func.func @f(%a: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.reduction' op unsupported reduction rank: 2}}
  %0 = vector.reduction <add>, %a : vector<4x4xf32> into f32
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'or'}}
  %0 = vector.reduction <or>, %a : vector<4xf32> into f32
  return
}
// -----
func.func @f(%a: vector<4xi32>) {
  // expected-error @+1 {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'minnumf'}}
  %0 = vector.reduction <minnumf>, %a : vector<4xi32> into i32
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.reduction' op failed to verify that source operand and result have same element type}}
  %0 = vector.reduction <add>, %a : vector<4xf32> into i32
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: i32) {
  // expected-error @+1 {{'vector.reduction' op failed to verify that dest and acc have the same type}}
  %0 = "vector.reduction"(%a, %b) {kind = #vector.kind<add>} : (vector<4xf32>, i32) -> f32
  return
}
// -----
func.func @f(%a: vector<4x16xf32>, %b: vector<16xf32>) {
  // expected-error @+1 {{'vector.multi_reduction' op destination type 'vector<16xf32>' is incompatible with source type 'vector<4x16xf32>'}}
  %0 = vector.multi_reduction <add>, %a, %b [1] : vector<4x16xf32> to vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<4x16xf32>, %b: f32) {
  // expected-error @+1 {{'vector.multi_reduction' op destination type 'f32' is incompatible with source type 'vector<4x16xf32>'}}
  %0 = vector.multi_reduction <add>, %a, %b [1] : vector<4x16xf32> to f32
  return
}
// -----
func.func @f(%a: vector<4x16xf32>, %b: vector<4xi32>) {
  // expected-error @+1 {{'vector.multi_reduction' op failed to verify that source operand and result have same element type}}
  %0 = vector.multi_reduction <add>, %a, %b [1] : vector<4x16xf32> to vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<4x[4]xf32>, %b: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.multi_reduction' op destination type 'vector<[4]xf32>' is incompatible with source type 'vector<4x[4]xf32>'}}
  %0 = vector.multi_reduction <add>, %a, %b [1] : vector<4x[4]xf32> to vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<4x16xf32>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<4x16xf32>'}}
  %0 = vector.multi_reduction <add>, %a, %b [2] : vector<4x16xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.transpose' op transposition length mismatch: 2}}
  %0 = vector.transpose %a, [0, 1] : vector<4xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>) {
  // expected-error @+1 {{'vector.transpose' op vector result rank mismatch: 3}}
  %0 = vector.transpose %a, [1, 0, 2] : vector<4x3xf32> to vector<3x4x1xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>) {
  // expected-error @+1 {{'vector.transpose' op transposition index out of range: 2}}
  %0 = vector.transpose %a, [1, 2] : vector<4x3xf32> to vector<3x4xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>) {
  // expected-error @+1 {{'vector.transpose' op dimension size mismatch at: 0}}
  %0 = vector.transpose %a, [0, 0] : vector<4x3xf32> to vector<3x4xf32>
  return
}
// -----
func.func @f(%a: vector<10x2xf32>) {
  // expected-error @+1 {{'vector.transpose' op dimension size mismatch at: 0}}
  %0 = vector.transpose %a, [0, 1] : vector<10x2xf32> to vector<2x10xf32>
  return
}
// -----
func.func @f(%a: vector<4x3xf32>) {
  // expected-error @+1 {{'vector.transpose' op vector result rank mismatch: 1}}
  %0 = vector.transpose %a, [1, 0] : vector<4x3xf32> to vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<5x15x3x2xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different number of elements at source (450) and result (30)}}
  %0 = vector.shape_cast %a : vector<5x15x3x2xf32> to vector<15x2xf32>
  return
}
// -----
func.func @f(%a: vector<15x2xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op source/result vectors must have same element type}}
  %0 = vector.shape_cast %a : vector<15x2xf32> to vector<15x2xi32>
  return
}
// -----
func.func @f(%a: vector<30xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op source/result vectors must have same element type}}
  %0 = vector.shape_cast %a : vector<30xf32> to vector<30xi32>
  return
}
// -----
func.func @f(%a: vector<5x1x3x2xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different number of elements at source (30) and result (15)}}
  %0 = vector.shape_cast %a : vector<5x1x3x2xf32> to vector<15x1xf32>
  return
}
// -----
func.func @f(%a: vector<12xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different number of elements at source (12) and result (10)}}
  %0 = vector.shape_cast %a : vector<12xf32> to vector<5x2xf32>
  return
}
// -----
func.func @f(%a: vector<5x1x3x2xf32>) {
  // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %a : vector<5x1x3x2xf32> to vector<5x1x3x2xf64>
  return
}
// -----
func.func @f(%a: vector<3x8xf32>) {
  // expected-error @+1 {{'vector.bitcast' op dimension size mismatch at: 0}}
  %0 = vector.bitcast %a : vector<3x8xf32> to vector<4x8xf32>
  return
}
// -----
func.func @f(%a: vector<2xf32>) {
  // expected-error @+1 {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
  %0 = vector.bitcast %a : vector<2xf32> to vector<2x1xf32>
  return
}
// -----
func.func @f(%a: vector<f32>) {
  // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
  %0 = vector.bitcast %a : vector<f32> to vector<f64>
  return
}
// -----
func.func @f(%a: vector<5x1xf32>) {
  // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %a : vector<5x1xf32> to vector<5x2xf64>
  return
}
// -----
func.func @f(%a: memref<?x?xf32>) {
  // expected-error @+1 {{'vector.type_cast' op operand #0 must be statically shaped memref of any type values, but got 'memref<?x?xf32>'}}
  %0 = vector.type_cast %a : memref<?x?xf32> to memref<vector<4x3xf32>>
  return
}
// -----
func.func @f(%a: memref<4x3xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<4x4xf32>>'}}
  %0 = vector.type_cast %a : memref<4x3xf32> to memref<vector<4x4xf32>>
  return
}
// -----
func.func @f(%a: memref<4x3xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<4x3xvector<1xf32>>'}}
  %0 = vector.type_cast %a : memref<4x3xf32> to memref<4x3xvector<1xf32>>
  return
}
// -----
func.func @f(%a: memref<4x3xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<4x3xf64>>'}}
  %0 = vector.type_cast %a : memref<4x3xf32> to memref<vector<4x3xf64>>
  return
}
// -----
func.func @f(%a: memref<4x3xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects result in same memory space}}
  %0 = vector.type_cast %a : memref<4x3xf32> to memref<vector<4x3xf32>, 3>
  return
}
// -----
func.func @f(%a: memref<4x3xf32, strided<[1, 4]>>) {
  // expected-error @+1 {{'vector.type_cast' op expects operand to be a memref with identity layout}}
  %0 = vector.type_cast %a : memref<4x3xf32, strided<[1, 4]>> to memref<vector<4x3xf32>>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op must specify array attr of size equal vector result rank}}
  %0 = vector.constant_mask [3, 2, 7] : vector<4x3xi1>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4x3xi32>'}}
  %0 = vector.constant_mask [3, 2] : vector<4x3xi32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [-1, 2] : vector<4x3xi1>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [3, 4] : vector<4x3xi1>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = vector.constant_mask [0, 2] : vector<4x3xi1>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %0 = vector.constant_mask [1] : vector<[8]xi1>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{array attr must have length 1 for 0-D vectors}}
  %0 = vector.constant_mask [3, 2] : vector<i1>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %0 = vector.constant_mask [2] : vector<i1>
  return
}
// -----
func.func @f(%c: index) {
  // expected-error @+1 {{'vector.create_mask' op must specify an operand for each result vector dimension}}
  %0 = vector.create_mask %c, %c, %c : vector<4x3xi1>
  return
}
// -----
func.func @f(%c: index) {
  // expected-error @+1 {{'vector.create_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4x3xi32>'}}
  %0 = vector.create_mask %c, %c : vector<4x3xi32>
  return
}
// -----
func.func @f(%c: index) {
  // expected-error @+1 {{'vector.create_mask' op must specify exactly one operand for 0-D create_mask}}
  %0 = vector.create_mask : vector<i1>
  return
}
// -----
func.func @f(%c: index) {
  // expected-error @+1 {{'vector.create_mask' op must specify exactly one operand for 0-D create_mask}}
  %0 = vector.create_mask %c, %c : vector<i1>
  return
}
// -----
// expected-note @+1 {{prior use here}}
func.func @f(%a: vector<4x3xf32>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'vector<3xf32>' vs 'vector<4x3xf32>'}}
  vector.print %a : vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  vector.print %a : vector<4xf32> str "x"
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'vector.print' op operand #0 must be , but got 'tensor<4xf32>'}}
  vector.print %a : tensor<4xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %v: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.maskedload' op expected result dim to match mask dim}}
  %0 = vector.maskedload %a[%i], %v, %p : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<17xf32>
  return
}
// -----
func.func @f(%a: memref<?xf64>, %i: index, %v: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.maskedload' op base and result element type should match}}
  %0 = vector.maskedload %a[%i], %v, %p : memref<?xf64>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %v: vector<15xi1>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.maskedload' op expected result dim to match mask dim}}
  %0 = vector.maskedload %a[%i], %v, %p : memref<?xf32>, vector<15xi1>, vector<16xf32> into vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %v: vector<16xi1>, %p: vector<16xi32>) {
  // expected-error @+1 {{'vector.maskedload' op expected pass_thru of same type as result type}}
  %0 = vector.maskedload %a[%i], %v, %p : memref<?xf32>, vector<16xi1>, vector<16xi32> into vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %v: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.maskedload' op requires 1 indices}}
  %0 = vector.maskedload %a[%i, %i], %v, %p : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %v: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.maskedstore' op requires 1 indices}}
  vector.maskedstore %a[%i, %i], %v, %p : memref<?xf32>, vector<16xi1>, vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %v: vector<15xi1>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.maskedstore' op expected valueToStore dim to match mask dim}}
  vector.maskedstore %a[%i], %v, %p : memref<?xf32>, vector<15xi1>, vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf64>, %i: index, %v: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.maskedstore' op base and valueToStore element type should match}}
  vector.maskedstore %a[%i], %v, %p : memref<?xf64>, vector<16xi1>, vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf64>, %i: index, %v: vector<16xi1>, %x: vector<16xi32>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.gather' op base and result element type should match}}
  %0 = vector.gather %a[%i][%x], %v, %p : memref<?xf64>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %v: vector<16xi1>, %x: vector<16xi32>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.gather' op requires 1 indices}}
  %0 = vector.gather %a[%i, %i][%x], %v, %p : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %v: vector<16xi1>, %x: vector<17xi32>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.gather' op expected result dim to match indices dim}}
  %0 = vector.gather %a[%i][%x], %v, %p : memref<?xf32>, vector<17xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %v: vector<17xi1>, %x: vector<16xi32>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.gather' op expected result dim to match mask dim}}
  %0 = vector.gather %a[%i][%x], %v, %p : memref<?xf32>, vector<16xi32>, vector<17xi1>, vector<16xf32> into vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %v: vector<16xi1>, %x: vector<16xi32>, %p: vector<16xf64>) {
  // expected-error @+1 {{'vector.gather' op expected pass_thru of same type as result type}}
  %0 = vector.gather %a[%i][%x], %v, %p : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf64> into vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<16xf32>, %i: index, %v: vector<16xi1>, %x: vector<16xi32>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.gather' op requires base to be a memref or ranked tensor type}}
  %0 = vector.gather %a[%i][%x], %v, %p : vector<16xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf64>, %i: index, %v: vector<16xi1>, %x: vector<16xi32>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.scatter' op base and valueToStore element type should match}}
  vector.scatter %a[%i][%x], %v, %p : memref<?xf64>, vector<16xi32>, vector<16xi1>, vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %v: vector<16xi1>, %x: vector<16xi32>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.scatter' op requires 2 indices}}
  vector.scatter %a[%i][%x], %v, %p : memref<?x?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %v: vector<16xi1>, %x: vector<17xi32>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.scatter' op expected valueToStore dim to match indices dim}}
  vector.scatter %a[%i][%x], %v, %p : memref<?xf32>, vector<17xi32>, vector<16xi1>, vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %v: vector<17xi1>, %x: vector<16xi32>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.scatter' op expected valueToStore dim to match mask dim}}
  vector.scatter %a[%i][%x], %v, %p : memref<?xf32>, vector<16xi32>, vector<17xi1>, vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf64>, %i: index, %v: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.expandload' op base and result element type should match}}
  %0 = vector.expandload %a[%i], %v, %p : memref<?xf64>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %v: vector<17xi1>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.expandload' op expected result dim to match mask dim}}
  %0 = vector.expandload %a[%i], %v, %p : memref<?xf32>, vector<17xi1>, vector<16xf32> into vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %v: vector<16xi1>, %p: vector<17xf32>) {
  // expected-error @+1 {{'vector.expandload' op expected pass_thru of same type as result type}}
  %0 = vector.expandload %a[%i], %v, %p : memref<?xf32>, vector<16xi1>, vector<17xf32> into vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %v: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.expandload' op requires 2 indices}}
  %0 = vector.expandload %a[%i], %v, %p : memref<?x?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf64>, %i: index, %v: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.compressstore' op base and valueToStore element type should match}}
  vector.compressstore %a[%i], %v, %p : memref<?xf64>, vector<16xi1>, vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?x?xf32>, %i: index, %v: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.compressstore' op requires 2 indices}}
  vector.compressstore %a[%i], %v, %p : memref<?x?xf32>, vector<16xi1>, vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index, %v: vector<17xi1>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.compressstore' op expected valueToStore dim to match mask dim}}
  vector.compressstore %a[%i], %v, %p : memref<?xf32>, vector<17xi1>, vector<16xf32>
  return
}
// -----
func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'vector.load' op requires 1 indices}}
  %0 = vector.load %a[%i, %i] : memref<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%a: memref<4xi8>, %i: index) {
  // expected-error @+1 {{'vector.load' op base and result element types should match}}
  %0 = vector.load %a[%i] : memref<4xi8>, vector<4xf32>
  return
}
// -----
func.func @f(%a: memref<4xvector<2xf32>>, %i: index) {
  // expected-error @+1 {{'vector.load' op base memref and result vector types should match}}
  %0 = vector.load %a[%i] : memref<4xvector<2xf32>>, vector<4xf32>
  return
}
// -----
func.func @f(%a: memref<4x4xf32, strided<[1, 4]>>, %i: index) {
  // expected-error @+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %a[%i, %i] : memref<4x4xf32, strided<[1, 4]>>, vector<4xf32>
  return
}
// -----
func.func @f(%a: memref<4x4xf32, strided<[1, 4]>>, %i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.store' op most minor memref dim must have unit stride}}
  vector.store %v, %a[%i, %i] : memref<4x4xf32, strided<[1, 4]>>, vector<4xf32>
  return
}
// -----
func.func @f(%a: memref<4xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.store' op requires 1 indices}}
  vector.store %v, %a[] : memref<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%a: memref<4xi8>, %i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{'vector.store' op base and valueToStore element type should match}}
  vector.store %v, %a[%i] : memref<4xi8>, vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xi32>, %b: vector<3xi32>) {
  // expected-error @+1 {{'vector.scan' op reduction dimension 5 has to be less than 2}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 5} : vector<2x3xi32>, vector<3xi32>
  return
}
// -----
func.func @f(%a: vector<2x3xi32>, %b: vector<5xi32>) {
  // expected-error @+1 {{'vector.scan' op incompatible input/initial value shapes}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0} : vector<2x3xi32>, vector<5xi32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3xf32>) {
  // expected-error @+1 {{'vector.scan' op unsupported reduction type 'f32' for kind 'xor'}}
  %0:2 = vector.scan <xor>, %a, %b {inclusive = true, reduction_dim = 0} : vector<2x3xf32>, vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xi32>, %b: vector<3x3xi32>) {
  // expected-error @+1 {{'vector.scan' op initial value rank 2 has to be equal to 1}}
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0} : vector<2x3xi32>, vector<3x3xi32>
  return
}
// -----
func.func @f(%a: vector<3x2x4xf32>, %i: index) {
  // expected-error @+1 {{invalid input shape for vector type 'vector<3x2x4xf32>'}}
  %0 = vector.reshape %a, [%i], [%i, %i], [4] : vector<3x2x4xf32> to vector<2x3x4xf32>
  return
}
// -----
func.func @f(%a: vector<3x2x4xf32>, %i: index) {
  // expected-error @+1 {{invalid input shape for vector type 'vector<3x2x4xf32>'}}
  %0 = vector.reshape %a, [%i, %i, %i], [%i, %i], [4] : vector<3x2x4xf32> to vector<2x3x4xf32>
  return
}
// -----
func.func @f(%a: vector<3x2x4xf32>, %i: index) {
  // expected-error @+1 {{invalid output shape for vector type 'vector<2x3x4xf32>'}}
  %0 = vector.reshape %a, [%i, %i], [%i], [4] : vector<3x2x4xf32> to vector<2x3x4xf32>
  return
}
// -----
func.func @f(%a: vector<3x2x4xf32>, %i: index) {
  // expected-error @+1 {{fixed vector size must match input vector for dim 0}}
  %0 = vector.reshape %a, [%i, %i], [%i, %i], [5] : vector<3x2x4xf32> to vector<2x3x4xf32>
  return
}
// -----
func.func @f(%a: vector<3x2x4xf32>, %i: index) {
  // expected-error @+1 {{fixed vector size must match output vector for dim 0}}
  %0 = vector.reshape %a, [%i, %i], [%i, %i], [4] : vector<3x2x4xf32> to vector<2x3x5xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<[16]xf32>) {
  // expected-error @+1 {{'vector.scalable.insert' op failed to verify that position is a multiple of the source length.}}
  %0 = vector.scalable.insert %a, %b[2] : vector<4xf32> into vector<[16]xf32>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<[16]xf32>) {
  // expected-error @+1 {{'vector.scalable.insert' op failed to verify that all of {source, dest} have same element type}}
  %0 = vector.scalable.insert %a, %b[4] : vector<4xi32> into vector<[16]xf32>
  return
}
// -----
func.func @f(%a: vector<[16]xf32>) {
  // expected-error @+1 {{'vector.scalable.extract' op failed to verify that position is a multiple of the result length.}}
  %0 = vector.scalable.extract %a[5] : vector<4xf32> from vector<[16]xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.scalable.insert' op operand #1 must be  of ranks 1, but got 'vector<4xf32>'}}
  %0 = vector.scalable.insert %a, %b[4] : vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<3xf32>) {
  // expected-error @+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements}}
  %0, %1 = vector.deinterleave %a : vector<3xf32> -> vector<1xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension}}
  %0, %1 = vector.deinterleave %a : vector<4xf32> -> vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = vector.interleave %a, %a : vector<4xf32> -> vector<4xf32>
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error @+1 {{number of operands and types do not match: got 2 operands and 3 types}}
  %0 = vector.from_elements %a, %a : vector<3xf32>
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error @+1 {{'vector.from_elements' op failed to verify that operand types match result element type}}
  %0 = "vector.from_elements"(%a) : (i32) -> vector<1xf32>
  return
}
// -----
// expected-note @+1 {{prior use here}}
func.func @f(%a: f32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = vector.splat %a : vector<4xi32>
  return
}
// -----
// expected-note @+1 {{prior use here}}
func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'vector<4xi32>' vs 'vector<4xf32>'}}
  %0 = vector.fma %a, %a, %a : vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<4xi32>) {
  // expected-error @+1 {{'vector.fma' op operand #0 must be vector of floating-point values, but got 'vector<4xi32>'}}
  %0 = vector.fma %a, %a, %a : vector<4xi32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<2x4xindex>'}}
  %0 = vector.step : vector<2x4xindex>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<4xf32>'}}
  %0 = vector.step : vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.matrix_multiply' op attribute 'lhs_columns' failed to satisfy constraint: 32-bit signless integer attribute}}
  %0 = vector.matrix_multiply %a, %a {lhs_rows = 2: i32, lhs_columns = 2: i64, rhs_columns = 2: i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4x2xf32>) {
  // expected-error @+1 {{'vector.flat_transpose' op operand #0 must be vector of signless integer or signed integer or index or floating-point values of ranks 1, but got 'vector<4x2xf32>'}}
  %0 = vector.flat_transpose %a {rows = 2: i32, columns = 2: i32} : vector<4x2xf32> -> vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<16xi1>) {
  vector.mask %a { } : vector<16xi1>
  %c = "x.y"() : () -> i32
  // expected-error @+1 {{'vector.yield' op must be the last operation in the parent block}}
  vector.yield
  return
}
// -----
func.func @f(%m: vector<16xi1>, %a: vector<16xf32>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.mask' op expects result type to match maskable operation result type}}
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<16xf32> into f32 } : vector<16xi1> -> vector<16xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %a: vector<16xf32>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.mask' op expects a 'vector<16xi1>' mask for the maskable operation}}
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<16xf32> into f32 } : vector<8xi1> -> f32
  return
}
// -----
func.func @f(%m: vector<16xi1>, %a: vector<16xf32>, %p: vector<16xf32>) {
  // expected-error @+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  %0 = vector.mask %m { } : vector<16xi1> -> f32
  return
}
// -----
func.func @f(%m: vector<16xi1>, %a: vector<16xf32>, %p: vector<16xf32>, %t: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.mask' op expects only one operation to mask}}
  vector.mask %m { vector.transfer_write %a, %t[%i] : vector<16xf32>, memref<?xf32> vector.transfer_write %a, %t[%i] : vector<16xf32>, memref<?xf32> } : vector<16xi1>
  return
}
// -----
func.func @f(%m: vector<16xi32>, %a: vector<16xf32>) {
  // expected-error @+1 {{'vector.mask' op operand #0 must be vector of 1-bit signless integer values, but got 'vector<16xi32>'}}
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<16xf32> into f32 } : vector<16xi32> -> f32
  return
}
// -----
func.func @f(%m: vector<8xi1>, %s: vector<8xf32>, %f: f32, %t: memref<?xf32>, %i: index, %p: vector<4xf32>) {
  // expected-error @+1 {{'vector.mask' op expects passthru type to match result type}}
  %0 = "vector.mask"(%m, %p) ({ %x = vector.transfer_read %t[%i], %f : memref<?xf32>, vector<8xf32> "vector.yield"(%x) : (vector<8xf32>) -> () }) : (vector<8xi1>, vector<4xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%l: index) {
  // expected-error @+1 {{'vector.warp_execute_on_lane_0' op expected same number of yield operands and return values.}}
  vector.warp_execute_on_lane_0(%l)[32] { vector.yield %l : index }
  return
}
// -----
func.func @f(%l: index) {
  // expected-error @+1 {{'vector.warp_execute_on_lane_0' op expected same number of yield operands and return values.}}
  %0 = vector.warp_execute_on_lane_0(%l)[32] -> (vector<4xi32>) { %c = arith.constant dense<1> : vector<4xi32> vector.yield %c, %c : vector<4xi32>, vector<4xi32> }
  return
}
// -----
func.func @f(%l: index, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.warp_execute_on_lane_0' op expected same number op arguments and block arguments.}}
  vector.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) { vector.yield }
  return
}
// -----
func.func @f(%l: index, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type.}}
  vector.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) { ^bb0(%x: vector<3x4xi32>): vector.yield }
  return
}
// -----
func.func @f(%l: index, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<64xi32>' to 'vector<4xi32>' with warp size = 32}}
  vector.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) { ^bb0(%x: vector<64xi32>): vector.yield }
  return
}
// -----
func.func @f(%l: index, %v: vector<4xi32>) {
  // expected-error @+1 {{'vector.warp_execute_on_lane_0' op expected expanded vector dimension #0 (129) to be a multipler of the distributed vector dimension (4)}}
  vector.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) { ^bb0(%x: vector<129xi32>): vector.yield }
  return
}
// -----
func.func @f(%l: index, %v: i32) {
  // expected-error @+1 {{'vector.warp_execute_on_lane_0' op expected vector type for distributed operands.}}
  vector.warp_execute_on_lane_0(%l)[32] args(%v : i32) { ^bb0(%x: i64): vector.yield }
  return
}
// -----
func.func @f(%v: vector<10xf32>, %s: f32) {
  // expected-error @+1 {{'vector.contract' op expected an indexing map for each vector operand}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %s : vector<10xf32>, vector<10xf32> into f32
  return
}
// -----
func.func @f(%v: vector<10xf32>, %s: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to have no symbols}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)[s] -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %s : vector<10xf32>, vector<10xf32> into f32
  return
}
// -----
func.func @f(%v: vector<10xf32>, %s: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to have 1 number of inputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %s : vector<10xf32>, vector<10xf32> into f32
  return
}
// -----
func.func @f(%v: vector<10xf32>, %s: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to have 1 number of outputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %s : vector<10xf32>, vector<10xf32> into f32
  return
}
// -----
func.func @f(%v: vector<10xf32>, %s: f32) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to be a projected permutation of its inputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (0)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %s : vector<10xf32>, vector<10xf32> into f32
  return
}
// -----
func.func @f(%v: vector<10xf32>, %s: f32) {
  // expected-error @+1 {{unexpected iterator_type (window)}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["window"]} %v, %v, %s : vector<10xf32>, vector<10xf32> into f32
  return
}
// -----
func.func @f(%v: vector<10xf32>, %w: vector<11xf32>, %s: f32) {
  // expected-error @+1 {{'vector.contract' op invalid contracting dimension map}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %w, %s : vector<10xf32>, vector<11xf32> into f32
  return
}
// -----
func.func @f(%v: vector<10xf32>, %s: vector<2xf32>) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 2 to have 1 number of outputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %s : vector<10xf32>, vector<10xf32> into vector<2xf32>
  return
}
// -----
func.func @f(%v: vector<10xf32>, %s: f32) {
  // expected-error @+1 {{'vector.contract' op unsupported contraction type}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<xor>} %v, %v, %s : vector<10xf32>, vector<10xf32> into f32
  return
}
// -----
func.func @f(%v: vector<10xf32>, %s: f32) {
  // expected-error @+1 {{'vector.contract' op expected at least one contracting dimension pair}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["parallel"]} %v, %v, %s : vector<10xf32>, vector<10xf32> into f32
  return
}
// -----
func.func @f(%v: vector<10xf32>, %w: vector<10xf64>, %s: f32) {
  // expected-error @+1 {{'vector.contract' op failed to verify that lhs and rhs have same element type}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %w, %s : vector<10xf32>, vector<10xf64> into f32
  return
}
// -----
func.func @f(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %s: vector<2x4xf32>) {
  // expected-error @+1 {{'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<2x3xf32>'}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %s : vector<2x4xf32>, vector<4x3xf32> into vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %s: vector<3x2xf32>) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to have 2 number of inputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel"]} %a, %b, %s : vector<2x4xf32>, vector<4x3xf32> into vector<3x2xf32>
  return
}
