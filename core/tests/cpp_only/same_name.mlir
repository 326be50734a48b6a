func.func @f(%a: tensor<4x!q.int>, %c: !q.int, %i: index, %n: index) {
  %0 = polynomial.from_tensor %a : tensor<4x!q.int> -> !polynomial.polynomial
  %1 = "polynomial.monomial"(%c, %i) : (!q.int, index) -> !polynomial.polynomial
  gpu.barrier %i : index
  gpu.launch_func
  return
}
// -----
func.func @f(%c: !q.int) {
  // expected-error@below {{operand #1 must be index, but got '!q.int'}}
  %1 = "polynomial.monomial"(%c, %c) : (!q.int, !q.int) -> !polynomial.polynomial
  return
}
