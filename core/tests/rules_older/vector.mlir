// What is scalable was not asked for.
func.func @broadcast(%from: vector<[4]xf32>) -> vector<2x4xf32> {
  %0 = vector.broadcast %from : vector<[4]xf32> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// -----
func.func @broadcast(%from: vector<[4]xf32>) -> vector<2x8xf32> {
  // expected-error@+1 {{dimension mismatch (}}
  %0 = vector.broadcast %from : vector<[4]xf32> to vector<2x8xf32>
  return %0 : vector<2x8xf32>
}
// -----
func.func @cast(%from: vector<[16]xi8>) -> vector<2x8xi8> {
  %0 = vector.shape_cast %from : vector<[16]xi8> to vector<2x8xi8>
  return %0 : vector<2x8xi8>
}
