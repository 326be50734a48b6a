func.func @f() {
  // expected-error @+1 {{'complex.constant' op requires attribute's element types ('f64', 'f64') to match the element type of the op's return type ('f32')}}
  %0 = complex.constant [1.0, 0.5] : complex<f32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
  %0 = complex.constant [1.0 : f32] : complex<f32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'complex.constant' op requires attribute's element types ('f32', 'i32') to match the element type of the op's return type ('f32')}}
  %0 = complex.constant [1.0 : f32, 1 : i32] : complex<f32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
  %0 = complex.constant [1.0 : f32, 2.0 : f32, 3.0 : f32] : complex<f32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
  %0 = complex.constant ["a", 1.0 : f32] : complex<f32>
  return
}
// -----
func.func @f(%c: complex<f32>) {
  // expected-error @+1 {{'complex.bitcast' op casting bitwidths do not match}}
  %0 = complex.bitcast %c : complex<f32> to i32
  return
}
// -----
func.func @f(%c: f32, %d: f64) {
  // expected-error @+1 {{'complex.create' op failed to verify that all of {real, imaginary} have same type}}
  %0 = "complex.create"(%c, %d) : (f32, f64) -> complex<f32>
  return
}
// -----
func.func @f(%c: f64) {
  // expected-error @+1 {{'complex.create' op failed to verify that complex element type matches real operand type}}
  %0 = "complex.create"(%c, %c) : (f64, f64) -> complex<f32>
  return
}
// -----
func.func @f(%c: complex<f32>) {
  // expected-error @+1 {{'complex.re' op failed to verify that complex element type matches result type}}
  %0 = "complex.re"(%c) : (complex<f32>) -> f64
  return
}
// -----
func.func @f(%c: complex<i32>) {
  // expected-error @+1 {{'complex' must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.abs %c : complex<i32>
  return
}
// -----
// expected-note @+1 {{prior use here}}
func.func @f(%c: complex<f32>) {
  // expected-error @+1 {{use of value '%c' expects different type than prior uses: 'complex<f64>' vs 'complex<f32>'}}
  %0 = complex.add %c, %c : complex<f64>
  return
}
// -----
func.func @f(%c: complex<f32>) {
  // expected-error @+1 {{'complex.bitcast' op result must be int/float/complex}}
  %0 = complex.bitcast %c : complex<f32> to index
  return
}
// -----
func.func @f(%c: complex<f32>) {
  // expected-error @+1 {{'complex.bitcast' op result must be int/float/complex}}
  %0 = complex.bitcast %c : complex<f32> to tensor<4xi32>
  return
}
