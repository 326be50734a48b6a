func.func @scalable(%one: vector<1xf32>, %many: vector<[4]xf32>) {
  %0 = vector.broadcast %one : vector<1xf32> to vector<[4]xf32>
  %1 = vector.broadcast %many : vector<[4]xf32> to vector<2x[4]xf32>
  return
}
// -----
func.func @reshaped(%many: vector<2x[4]xf32>) {
  %0 = vector.shape_cast %many : vector<2x[4]xf32> to vector<[8]xf32>
  return
}
// -----
func.func @poison(%many: vector<4x5xf32>, %one: f32, %at: index) {
  %0 = vector.extract %many[-1, 0] : f32 from vector<4x5xf32>
  %1 = vector.insert %one, %many[-1, 0] : f32 into vector<4x5xf32>
  %2 = vector.extract %many[%at, -1] : f32 from vector<4x5xf32>
  %3 = vector.extract %many[-1] : vector<5xf32> from vector<4x5xf32>
  return
}
// -----
func.func @negative(%many: vector<4x5xf32>) {
  // expected-error@+1 {{expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension}}
  %0 = vector.extract %many[-2, 0] : f32 from vector<4x5xf32>
  return
}
// -----
func.func @negative(%many: vector<4x5xf32>, %one: f32) {
  // expected-error@+1 {{expected position attribute #2 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %one, %many[0, 5] : f32 into vector<4x5xf32>
  return
}
