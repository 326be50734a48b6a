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
// -----
// expected-error@+1 {{missing descriptor set}}
func.func @no_set(%value: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<()>}) {
  return
}
// -----
// expected-error@+1 {{missing binding}}
func.func @no_binding(%value: memref<2xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(3, )>}) {
  return
}
// -----
func.func @variable(%value: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(3, 7), PushConstant>}) {
  return
}
// -----
// expected-error@+1 {{cannot attach SPIR-V attributes to region result}}
func.func private @result() -> (f32 {spirv.entry_point_abi = #spirv.entry_point_abi<>})
// -----
// expected-error@+1 {{unknown version: v2.0}}
func.func private @version() attributes {target = #spirv.vce<v2.0, [Shader], []>}
// -----
// expected-error@+1 {{expected ','}}
func.func private @no_extensions() attributes {target = #spirv.vce<v1.3, [Shader, Int64]>}
// -----
func.func private @target() attributes {target = #spirv.vce<v1.3, [Shader, Int64], [SPV_KHR_16bit_storage]>}
// -----
// expected-error@+1 {{expected ','}}
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.1, [Matrix], []> #spirv.resource_limits<>>} {
}
