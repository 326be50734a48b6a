func.func @f(%a: i32) {
  // expected-error @+1 {{'math.absf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.absf %a : i32
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  // expected-error @+1 {{'math.fpowi' op operand #1 must be signless-integer-like, but got 'f32'}}
  %0 = "math.fpowi"(%a, %b) : (f32, f32) -> f32
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<5xi32>) {
  // expected-error @+1 {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = math.fpowi %a, %b : vector<4xf32>, vector<5xi32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: i32) {
  // expected-error @+1 {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = math.fpowi %a, %b : vector<4xf32>, i32
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error @+1 {{'math.ctlz' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.ctlz %a : f32
  return
}
// -----
// expected-note @+1 {{prior use here}}
func.func @f(%a: f32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f64' vs 'f32'}}
  %0 = math.exp %a : f64
  return
}
