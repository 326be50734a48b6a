func.func @f(%a: tensor<?xf32>) {
  // expected-error@below {{all non-scalar operands/results must have the same shape and base type}}
  %0 = "d.first"(%a) : (tensor<?xf32>) -> tensor<?x?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>) {
  // expected-error@below {{requires the same shape for all operands and results}}
  %0 = "d.last"(%a) : (tensor<?xf32>) -> tensor<?x?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>) {
  // expected-error@below {{all non-scalar operands/results must have the same shape and base type}}
  %0 = "d.between"(%a) : (tensor<?xf32>) -> tensor<?x?xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error@below {{requires the same element type for all operands and results}}
  %0 = "d.elements"(%a) : (tensor<2xf32>) -> tensor<3xi32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  // expected-error@below {{requires the same shape for all operands and results}}
  %0 = "d.shapes"(%a) : (tensor<2xf32>) -> tensor<3xi32>
  return
}
