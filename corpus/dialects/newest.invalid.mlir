// abide: llvm=22
func.func @f(%a: i1) {
  // expected-error @+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  cf.cond_br %a weights([7]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  // expected-error @+1 {{expects number of branch weights to match number of successors: 3 vs 2}}
  cf.cond_br %a weights([7, 1, 2]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  // expected-error @+1 {{branch weights cannot all be zero}}
  cf.cond_br %a weights([0, 0]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  cf.cond_br %a weights([0, 1]), ^bb1, ^bb1
^bb1:
  cf.cond_br %a weights([]), ^bb2, ^bb2
^bb2:
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{'linalg.map' op expected to have pure tensor or buffer semantics}}
  linalg.map ins(%a : tensor<8xf32>) outs(%m : memref<8xf32>)
    (%in: f32, %out: f32) {
      linalg.yield %in : f32
    }
  return
}
// -----
func.func @f(%a: vector<[6]xi8>) {
  // expected-error @+1 {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)}}
  %0 = vector.shape_cast %a : vector<[6]xi8> to vector<6xi8>
  return
}
// -----
func.func @f(%a: vector<3x2xi8>) {
  // expected-error @+1 {{'vector.shape_cast' op has different number of scalable dims at source (0) and result (1)}}
  %0 = vector.shape_cast %a : vector<3x2xi8> to vector<3x[2]xi8>
  return
}
// -----
func.func @f(%a: vector<3x[2]xi8>) {
  %0 = vector.shape_cast %a : vector<3x[2]xi8> to vector<[2]x3xi8>
  %1 = vector.shape_cast %0 : vector<[2]x3xi8> to vector<[6]xi8>
  return
}
