func.func @a(%a: f32, %c : vector<32xf32>) {
  // expected-error@+1 {{block ID for permuting A (abid) must be below 2 ** cbsz}}
  %0 = amdgpu.mfma %a * %a + %c { m = 32 : i32, n = 32 : i32, k = 1 : i32, blocks = 2 : i32, abid = 4 : i32 } blgp = none : f32, f32, vector<32xf32>
  return
}
// -----
func.func @a(%a: f32, %c : vector<32xf32>) {
  // expected-error@+1 {{expected 33 result values for this operation but got 32}}
  %0 = amdgpu.mfma %a * %a + %c { m = 33 : i32, n = 32 : i32, k = 1 : i32, blocks = 2 : i32 } blgp = none : f32, f32, vector<32xf32>
  return
}
// -----
func.func @a(%a: f32, %b: f64, %c : vector<32xf32>) {
  // expected-error@+1 {{expected both non-f8 source operand types to match exactly}}
  %0 = amdgpu.mfma %a * %b + %c { m = 32 : i32, n = 32 : i32, k = 1 : i32, blocks = 2 : i32 } blgp = none : f32, f64, vector<32xf32>
  return
}
// -----
func.func @a(%a: f32, %c : vector<16xf32>) {
  // expected-error@+1 {{expected 32 result values for this operation but got 16}}
  %0 = amdgpu.mfma %a * %a + %c { m = 32 : i32, n = 32 : i32, k = 1 : i32, blocks = 2 : i32 } blgp = none : f32, f32, vector<16xf32>
  return
}
// -----
func.func @a(%a: f64, %c : vector<4xf64>) {
  // expected-error@+1 {{double-precision ops do not support permuting lanes of B}}
  %0 = amdgpu.mfma %a * %a + %c { m = 16 : i32, n = 16 : i32, k = 4 : i32, blocks = 1 : i32, abid = 0 : i32, cbsz = 0 : i32} blgp = bcast_first_32 : f64, f64, vector<4xf64>
  return
}
// -----
func.func @a(%a: f32, %c : vector<32xf32>) {
  // expected-error@+1 {{negation flags only available for double-precision operations}}
  %0 = amdgpu.mfma %a * %a + %c { m = 32 : i32, n = 32 : i32, k = 1 : i32, blocks = 2 : i32, negateA } blgp = none : f32, f32, vector<32xf32>
  return
}
// -----
func.func @a(%a: vector<16xf16>, %c : vector<8xi32>) {
  // expected-error@+1 {{Expected int sources with int destination}}
  %0 = amdgpu.wmma %a * %a + %c : vector<16xf16>, vector<16xf16>, vector<8xi32>
  return
}
// -----
func.func @a(%a: vector<16xi8>, %c : vector<8xf32>) {
  // expected-error@+1 {{Expected float sources with float destination}}
  %0 = amdgpu.wmma %a * %a + %c : vector<16xi8>, vector<16xi8>, vector<8xf32>
  return
}
