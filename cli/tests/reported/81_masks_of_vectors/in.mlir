func.func @f(%a: vector<2xf32>) -> (vector<2xf32>, vector<4xi1>) {
  %0 = vector.shuffle %a, %a [0, 3] : vector<2xf32>, vector<2xf32>
  %1 = vector.constant_mask [2] : vector<4xi1>
  return %0, %1 : vector<2xf32>, vector<4xi1>
}
