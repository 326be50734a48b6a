func.func @same(%value: i32) {
  // expected-error@+1 {{result type must be different from operand type}}
  %0 = spirv.Bitcast %value : i32 to i32
  return
}
// -----
func.func @bits(%value: vector<2xi32>) {
  // expected-error@+1 {{mismatch in result type bitwidth 32 and operand type bitwidth 64}}
  %0 = spirv.Bitcast %value : vector<2xi32> to i32
  return
}
// -----
func.func @fits(%value: vector<2xi32>) {
  %0 = spirv.Bitcast %value : vector<2xi32> to i64
  return
}
// -----
func.func @scope() {
  // expected-error@+1 {{execution scope must be 'Workgroup' or 'Subgroup'}}
  %0 = spirv.GroupNonUniformElect <Invocation> : i1
  return
}
// -----
func.func @length(%value: vector<5xf32>) {
  // expected-error@+1 {{operand #0 must be}}
  %0 = spirv.FNegate %value : vector<5xf32>
  return
}
// -----
func.func @construct(%value: f32) {
  // expected-error@+1 {{has incorrect number of operands: expected 3, but provided 2}}
  %0 = spirv.CompositeConstruct %value, %value : (f32, f32) -> vector<3xf32>
  return
}
// -----
// expected-error@+1 {{found unsupported 'spirv.unknown' attribute on operation}}
func.func private @attribute() attributes {spirv.unknown}
