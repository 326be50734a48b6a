// expected-error@+1 {{expected a monomial}}
#my_poly = #polynomial.int_polynomial<x + >
// -----
// expected-error@+1 {{expected + and more monomials, or > to end polynomial attribute}}
#my_poly = #polynomial.int_polynomial<x - 1>
// -----
// expected-error@+1 {{found invalid integer exponent}}
#my_poly = #polynomial.int_polynomial<x ** y>
// -----
// expected-error@+1 {{found invalid integer exponent}}
#my_poly = #polynomial.int_polynomial<x ** >
// -----
// expected-error@+1 {{unexpected decimal integer literal for a floating point value}}
#my_poly = #polynomial.float_polynomial<1 + x**1024>
func.func @a() { return }
// -----
// expected-error@+1 {{expected a monomial}}
#my_poly = #polynomial.int_polynomial<(1 + x**1024)>
// -----
// expected-error@+1 {{expected + and more monomials, or > to end polynomial attribute}}
#my_poly = #polynomial.int_polynomial<x**1024 1>
// -----
#p = #polynomial.int_polynomial<-1 + x**8>
#ring = #polynomial.ring<coefficientType = i32, coefficientModulus = 256 : i32, polynomialModulus=#p>
!ty = !polynomial.polynomial<ring=#ring>
func.func @a(%0 : !ty, %s: i16) {
  // expected-error@+1 {{polynomial coefficient type 'i32' does not match scalar type 'i16'}}
  %1 = polynomial.mul_scalar %0, %s : !ty, i16
  return
}
// -----
#p = #polynomial.int_polynomial<-1 + x**8>
#ring = #polynomial.ring<coefficientType = i32, coefficientModulus = 256 : i32, polynomialModulus=#p>
!ty = !polynomial.polynomial<ring=#ring>
func.func @a(%0 : !ty) {
  // expected-error@+1 {{expects a ring encoding to be provided to the tensor}}
  %1 = polynomial.ntt %0 {root=#polynomial.primitive_root<value=31:i32, degree=8:index>} : !ty -> tensor<8xi32>
  return
}
