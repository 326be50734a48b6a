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
