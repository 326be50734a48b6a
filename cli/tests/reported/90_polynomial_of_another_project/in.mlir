#p = #polynomial.int_polynomial<1 + x**8>
#r = #polynomial.ring<coefficientType = !small.int<17 : i32>, polynomialModulus = #p>
!t = !polynomial.polynomial<ring = #r>
func.func @f(%a: tensor<8x!small.int<17 : i32>>) -> tensor<8x!small.int<17 : i32>, #r> {
  %0 = polynomial.from_tensor %a : tensor<8x!small.int<17 : i32>> -> !t
  %1 = polynomial.ntt %0 {root = #polynomial.primitive_root<value = 3 : i32, degree = 16 : i32>} : !t
  return %1 : tensor<8x!small.int<17 : i32>, #r>
}
