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
// -----
  // expected-error@+1 {{operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values, but got 'i32'}}
func.func @f(%a: i32) { %0 = spirv.FAdd %a, %a : i32 return }
// -----
func.func @f(%a: vector<4xi32>, %b: i32) {
  // expected-error@+1 {{failed to verify that all of {operand1, operand2, result} have same type}}
%0 = "spirv.IAdd"(%a, %b) : (vector<4xi32>, i32) -> vector<4xi32>
return }
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{expected spirv.struct type with two members}}
%0 = spirv.IAddCarry %a, %a : i32
return }
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{expected all operand types and struct member types are the same}}
%0 = spirv.IAddCarry %a, %a : !spirv.struct<(i32, i64)>
return }
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{expected result struct type containing two members}}
%0 = "spirv.ISubBorrow"(%a, %a) : (i32, i32) -> !spirv.struct<(i32)>
return }
// -----
func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{vector operand and result type mismatch}}
%0 = spirv.VectorTimesScalar %a, %b : (vector<4xf32>, f32) -> vector<3xf32>
return }
// -----
func.func @f(%a: vector<4xf32>, %b: f16) {
  // expected-error@+1 {{scalar operand and result element type match}}
%0 = spirv.VectorTimesScalar %a, %b : (vector<4xf32>, f16) -> vector<4xf32>
return }
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{failed to verify that all of {vector1, result} have same element type}}
%0 = spirv.Dot %a, %b : vector<4xf32> -> f16
return }
// -----
func.func @f(%a: vector<4xi32>, %b: vector<4xf32>) {
  // expected-error@+1 {{operand #0 must be fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16, but got 'vector<4xi32>'}}
%0 = spirv.Dot %a, %a : vector<4xi32> -> i32
return }
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{requires Packed Vector Format attribute for integer vector operands}}
%0 = spirv.SDot %a, %a : i32 -> i32
return }
// -----
func.func @f(%a: vector<4xi8>) {
  // expected-error@+1 {{with invalid format attribute for vector operands of type 'vector<4xi8>'}}
%0 = spirv.SDot %a, %a, <PackedVectorFormat4x8Bit> : vector<4xi8> -> i32
return }
// -----
func.func @f(%a: vector<4xi16>) {
  // expected-error@+1 {{result type has insufficient bit-width (8 bits) for the specified vector operand type (64 bits)}}
%0 = spirv.SDot %a, %a : vector<4xi16> -> i8
return }
// -----
func.func @f(%a: i64) {
  // expected-error@+1 {{with specified Packed Vector Format (PackedVectorFormat4x8Bit) requires integer vector operands to be 32-bits wide}}
%0 = spirv.SDot %a, %a, <PackedVectorFormat4x8Bit> : i64 -> i64
return }
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32) {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
%0 = spirv.AtomicAnd <Device> <Acquire|Release> %p, %v : !spirv.ptr<i32, StorageBuffer>
return }
// -----
func.func @f(%p: !spirv.ptr<i32, Workgroup>, %v: i64, %c: i32) {
  // expected-error@+1 {{failed to verify that `value` type matches pointee type of `pointer`}}
%0 = "spirv.AtomicCompareExchange"(%p, %v, %c) {memory_scope = #spirv.scope<Workgroup>, equal_semantics = #spirv.memory_semantics<AcquireRelease>, unequal_semantics = #spirv.memory_semantics<Acquire>} : (!spirv.ptr<i32, Workgroup>, i64, i32) -> (i32)
return }
// -----
func.func @f(%p: !spirv.ptr<i32, Workgroup>, %v: i32, %c: i16) {
  // expected-error@+1 {{failed to verify that `comparator` type matches pointee type of `pointer`}}
%0 = "spirv.AtomicCompareExchangeWeak"(%p, %v, %c) {memory_scope = #spirv.scope<Workgroup>, equal_semantics = #spirv.memory_semantics<AcquireRelease>, unequal_semantics = #spirv.memory_semantics<Acquire>} : (!spirv.ptr<i32, Workgroup>, i32, i16) -> (i32)
return }
// -----
func.func @f(%p: !spirv.ptr<i64, Workgroup>, %v: i32, %c: i32) {
  // expected-error@+1 {{failed to verify that `result` type matches pointee type of `pointer`}}
%0 = "spirv.AtomicCompareExchangeWeak"(%p, %v, %c) {memory_scope = #spirv.scope<Workgroup>, equal_semantics = #spirv.memory_semantics<AcquireRelease>, unequal_semantics = #spirv.memory_semantics<Acquire>} : (!spirv.ptr<i64, Workgroup>, i32, i32) -> (i32)
return }
// -----
func.func @f(%p: !spirv.ptr<f32, StorageBuffer>, %v: f32) {
  // expected-error@+1 {{operand #1 must be 8/16/32/64-bit integer, but got 'f32'}}
%0 = spirv.AtomicIAdd <Device> <None> %p, %v : !spirv.ptr<f32, StorageBuffer>
return }
// -----
func.func @f(%a: vector<3xi32>, %b: vector<3xi32>, %c: i32) {
  // expected-error@+1 {{failed to verify that all of {base, insert, result} have same type}}
%0 = "spirv.BitFieldInsert"(%a, %b, %c, %c) : (vector<3xi32>, vector<3xi32>, i32, i32) -> vector<3xi64>
return }
// -----
func.func @f(%a: vector<3xi32>, %b: vector<2xi32>, %c: i32) {
  // expected-error@+1 {{requires the same shape for all operands and results}}
%0 = spirv.ShiftLeftLogical %a, %b : vector<3xi32>, vector<2xi32>
return }
// -----
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{operand #1 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'f32'}}
%0 = spirv.ShiftRightArithmetic %a, %b : i32, f32
return }
// -----
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{operand type mismatch: expected operand type 'i32', but provided 'f32'}}
%0 = spirv.CompositeConstruct %a, %b : (i32, f32) -> vector<2xi32>
return }
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs}}
%0 = spirv.CompositeConstruct %a : (i32) -> !spirv.struct<(i32, i32)>
return }
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{has incorrect number of operands: expected 1, but provided 2}}
%0 = spirv.CompositeConstruct %a, %a : (f32, f32) -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
return }
// -----
func.func @f(%a: !spirv.array<4x!spirv.array<4xf32>>) {
  // expected-error@+1 {{cannot extract from non-composite type 'f32' with index 1}}
%0 = spirv.CompositeExtract %a[1 : i32, 3: i32, 1: i32] : !spirv.array<4x!spirv.array<4xf32>>
return }
// -----
func.func @f(%a: !spirv.array<4x!spirv.array<4xf32>>) {
  // expected-error@+1 {{expected at least one index for spirv.CompositeExtract}}
%0 = spirv.CompositeExtract %a[] : !spirv.array<4x!spirv.array<4xf32>>
return }
// -----
func.func @f(%a: !spirv.array<4x!spirv.array<4xf32>>) {
  // expected-error@+1 {{attribute 'indices' failed to satisfy constraint: 32-bit integer array attribute}}
%0 = spirv.CompositeExtract %a[1 : i64] : !spirv.array<4x!spirv.array<4xf32>>
return }
// -----
func.func @f(%a: !spirv.array<4x!spirv.array<4xf32>>) {
  // expected-error@+1 {{integer literal not valid for specified type}}
%0 = spirv.CompositeExtract %a 0 : !spirv.array<4x!spirv.array<4xf32>>
return }
// -----
func.func @f(%a: !spirv.array<4xf32>) {
  // expected-error@+1 {{invalid result type: expected 'f32' but provided 'i32'}}
%0 = "spirv.CompositeExtract"(%a) {indices = [0 : i32]} : (!spirv.array<4xf32>) -> i32
return }
// -----
func.func @f(%a: i32, %b: !spirv.array<4xf32>) {
  // expected-error@+1 {{object operand type should be 'f32', but found 'i32'}}
%0 = spirv.CompositeInsert %a, %b[0 : i32] : i32 into !spirv.array<4xf32>
return }
// -----
func.func @f(%a: f32, %b: !spirv.array<4xf32>) {
  // expected-error@+1 {{expected attribute value}}
%0 = spirv.CompositeInsert %a, %b : f32 into !spirv.array<4xf32>
return }
// -----
func.func @f(%a: vector<4xf32>, %b: vector<2xf32>) {
  // expected-error@+1 {{component selector 6 out of range: expected to be in [0, 6) or 0xffffffff}}
%0 = spirv.VectorShuffle [1: i32, 3: i32, 6: i32] %a, %b : vector<4xf32>, vector<2xf32> -> vector<3xf32>
return }
// -----
func.func @f(%a: vector<4xf32>, %b: vector<2xf32>) {
  // expected-error@+1 {{result type element count (3) mismatch with the number of component selectors (2)}}
%0 = spirv.VectorShuffle [1: i32, 3: i32] %a, %b : vector<4xf32>, vector<2xf32> -> vector<3xf32>
return }
// -----
func.func @f(%a: vector<4xf32>, %b: vector<2xi32>) {
  // expected-error@+1 {{failed to verify that all of {vector1, vector2, result} have same element type}}
%0 = spirv.VectorShuffle [1: i32, 3: i32] %a, %b : vector<4xf32>, vector<2xi32> -> vector<2xf32>
return }
// -----
func.func @f(%a: i32, %c: vector<4xi1>) {
  // expected-error@+1 {{result expected to be of vector type when condition is of vector type}}
%0 = spirv.Select %c, %a, %a : vector<4xi1>, i32
return }
// -----
func.func @f(%a: vector<3xi32>, %c: vector<4xi1>) {
  // expected-error@+1 {{result should have the same number of elements as the condition when condition is of vector type}}
%0 = spirv.Select %c, %a, %a : vector<4xi1>, vector<3xi32>
return }
// -----
func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{failed to verify that all of {true_value, false_value, result} have same type}}
%0 = "spirv.Select"(%c, %a, %b) : (i1, i32, f32) -> i32
return }
// -----
func.func @f(%a: i32, %c: i1) {
  // expected-error@+1 {{'operand1' must be bool or fixed-length vector of bool values of length 2/3/4/8/16, but got 'i32'}}
%0 = spirv.LogicalAnd %a, %a : i32
return }
// -----
func.func @f(%a: i32, %c: i1) {
  // expected-error@+1 {{'operand' must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i32'}}
%0 = spirv.IsNan %a : i32
return }
// -----
func.func @f() -> () {
  spirv.Branch ^a
^a:
  // expected-error@+1 {{expected operation name in quotes}}
  spirv.Branch ^b, ^a
^b:
  return
}
// -----
func.func @f(%c: i1) -> () {
  // expected-error@+1 {{integer constant out of range for attribute}}
  spirv.BranchConditional %c [5, 0x100000000], ^a, ^a
^a:
  return
}
// -----
func.func @f(%c: i1) -> () {
  // expected-error@+1 {{branch weights cannot both be zero}}
  "spirv.BranchConditional"(%c)[^a, ^a] {branch_weights = [0 : i32, 0 : i32], operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
^a:
  return
}
// -----
func.func @f(%c: i1) -> () {
  // expected-error@+1 {{must have exactly two branch weights}}
  "spirv.BranchConditional"(%c)[^a, ^a] {branch_weights = [1 : i32, 0 : i32, 1 : i32], operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
^a:
  return
}
// -----
func.func @f(%c: i1) -> () {
  // expected-error@+1 {{requires 2 successors but found 1}}
  "spirv.BranchConditional"(%c)[^a] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
^a:
  return
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { spirv.Return }
  spirv.func @g() "None" {
  // expected-error@+1 {{callee function 'h' not found in nearest symbol table}}
    %0 = spirv.FunctionCall @h() : () -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32) "None" { spirv.Return }
  spirv.func @g() "None" {
  // expected-error@+1 {{has incorrect number of operands for callee: expected 1, but provided 0}}
    spirv.FunctionCall @f() : () -> ()
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32) "None" { spirv.Return }
  spirv.func @g(%a: f32) "None" {
  // expected-error@+1 {{operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
    spirv.FunctionCall @f(%a) : (f32) -> ()
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32) -> i32 "None" { spirv.ReturnValue %a : i32 }
  spirv.func @g(%a: i32) "None" {
  // expected-error@+1 {{has incorrect number of results has for callee: expected 1, but provided 0}}
    spirv.FunctionCall @f(%a) : (i32) -> ()
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32) -> i32 "None" { spirv.ReturnValue %a : i32 }
  spirv.func @g(%a: i32) "None" {
  // expected-error@+1 {{result type mismatch: expected 'i32', but provided 'f32'}}
    %0 = spirv.FunctionCall @f(%a) : (i32) -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" { spirv.Return }
  spirv.func @g() "None" {
  // expected-error@+1 {{result group starting at #0 requires 0 or 1 element, but found 2}}
    %0:2 = spirv.FunctionCall @f() : () -> (i32, i32)
    spirv.Return
  }
}
// -----
func.func @f(%c: i1) {
  spirv.mlir.loop {
  }
  return
}
// -----
func.func @f(%c: i1) {
  // expected-error@+1 {{must have a loop header block branched from the entry block}}
  spirv.mlir.loop {
    spirv.Branch ^a
  ^a:
    spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%c: i1) {
  spirv.mlir.loop {
    spirv.Branch ^a
  ^a:
    spirv.Branch ^b
  ^b:
    spirv.Branch ^a
  ^c:
    spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%c: i1) {
  // expected-error@+1 {{second to last block must be the loop continue block that branches to the loop header block}}
  spirv.mlir.loop {
    spirv.Branch ^a
  ^a:
    spirv.BranchConditional %c, ^b, ^c
  ^b:
    spirv.Branch ^c
  ^c:
    spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%c: i1) {
  // expected-error@+1 {{last block must be the merge block with only one 'spirv.mlir.merge' op}}
  spirv.mlir.loop {
    spirv.Branch ^a
  ^a:
    spirv.BranchConditional %c, ^b, ^c
  ^b:
    spirv.Branch ^a
  ^c:
    spirv.Branch ^d
  ^d:
    spirv.Branch ^a
  }
  return
}
// -----
func.func @f(%c: i1) {
  // expected-error@+1 {{must have a selection header block}}
  spirv.mlir.selection {
    spirv.mlir.merge
  }
  return
}
// -----
func.func @f(%c: i1) {
  spirv.mlir.selection {
  }
  return
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{cannot be used in functions returning value}}
  spirv.func @f() -> i32 "None" { spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{returns 1 value but enclosing function requires 0 results}}
  spirv.func @f(%a: i32) "None" { spirv.ReturnValue %a : i32 }
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{return value's type ('i32') mismatch with function's result type ('f32')}}
  spirv.func @f(%a: i32) -> f32 "None" { spirv.ReturnValue %a : i32 }
}
// -----
  // expected-error@+1 {{operand #0 must be 16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16, but got 'i32'}}
func.func @f(%a: i32) { %0 = spirv.GL.Exp %a : i32 return }
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{expected non-function type}}
%0 = spirv.GL.Exp %a :
return }
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i32'}}
%0 = spirv.GL.FAbs %a : i32
return }
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'f32'}}
%0 = spirv.GL.SAbs %a : f32
return }
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{result type must be a struct type with two memebers}}
%0 = "spirv.GL.FrexpStruct"(%a) : (f32) -> !spirv.struct<(f32, i32, i32)>
return }
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{member zero of the resulting struct type must be the same type as the operand}}
%0 = "spirv.GL.FrexpStruct"(%a) : (f32) -> !spirv.struct<(i32, i32)>
return }
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{member one of the resulting struct type must be a scalar or vector of 32 bit integer type}}
%0 = "spirv.GL.FrexpStruct"(%a) : (f32) -> !spirv.struct<(f32, f32)>
return }
// -----
func.func @f(%a: vector<3xf32>) {
  // expected-error@+1 {{member one of the resulting struct type must have the same number of components as the operand type}}
%0 = "spirv.GL.FrexpStruct"(%a) : (vector<3xf32>) -> !spirv.struct<(vector<3xf32>, vector<2xi32>)>
return }
// -----
func.func @f(%a: f32, %b: vector<2xi32>) {
  // expected-error@+1 {{operands must both be scalars or vectors}}
%0 = spirv.GL.Ldexp %a : f32, %b : vector<2xi32> -> f32
return }
// -----
func.func @f(%a: vector<3xf32>, %b: vector<2xi32>) {
  // expected-error@+1 {{operands must have the same number of elements}}
%0 = spirv.GL.Ldexp %a : vector<3xf32>, %b : vector<2xi32> -> vector<3xf32>
return }
// -----
func.func @f(%a: f16) {
  // expected-error@+1 {{operand #0 must be Int32 or fixed-length vector of Int32 values of length 2/3/4/8/16, but got 'f16'}}
%0 = spirv.GL.FindUMsb %a : f16
return }
// -----
func.func @f(%a: vector<2xf32>, %b: vector<2xf16>) {
  // expected-error@+1 {{failed to verify that all of {p0, p1} have same type}}
%0 = spirv.GL.Distance %a, %b : vector<2xf32>, vector<2xf16> -> f32
return }
// -----
func.func @f(%a: i1) {
  // expected-error@+1 {{result #0 must be vector of 32-bit integer values of length 4, but got 'vector<3xi32>'}}
%0 = spirv.KHR.SubgroupBallot %a : vector<3xi32>
return }
// -----
func.func @f(%a: f32, %b: vector<4xi32>) {
  // expected-error@+1 {{localid is a vector and can be with only  2 or 3 components, actual number is 4}}
%0 = spirv.GroupBroadcast <Workgroup> %a, %b : f32, vector<4xi32>
return }
// -----
func.func @f(%a: i32) {
%0 = spirv.KHR.GroupIMul <Workgroup> <ClusteredReduce> %a : i32
return }
// -----
func.func @f(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>) {
  // expected-error@+1 {{expected the result to have 2 component(s), but found 1 component(s)}}
%0 = spirv.ImageQuerySize %i : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown> -> i32
return }
// -----
func.func @f(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) {
  // expected-error@+1 {{if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2}}
%0 = spirv.ImageQuerySize %i : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown> -> vector<2xi32>
return }
// -----
func.func @f(%i: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
  // expected-error@+1 {{the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect}}
%0 = spirv.ImageQuerySize %i : !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> vector<2xi32>
return }
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
  // expected-error@+1 {{invalid alignment specification without aligned memory access specification}}
%0 = "spirv.Load"(%p) {alignment = 4 : i32} : (!spirv.ptr<f32, Function>) -> f32
return }
// -----
func.func @f(%p: !spirv.ptr<f32, Function>) {
  // expected-error@+1 {{missing alignment value}}
%0 = "spirv.Load"(%p) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>) -> f32
return }
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<i32, Function>) {
  // expected-error@+1 {{both operands must be pointers to the same type}}
"spirv.CopyMemory"(%p, %q) : (!spirv.ptr<f32, Function>, !spirv.ptr<i32, Function>) -> ()
return }
// -----
func.func @f() {
  // expected-error@+1 {{can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
%0 = spirv.Variable : !spirv.ptr<f32, Private>
return }
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{initializer must be the result of a constant or spirv.GlobalVariable op}}
%0 = spirv.Variable init(%a) : !spirv.ptr<f32, Function>
return }
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{cannot have 'descriptor_set' attribute (only allowed in spirv.GlobalVariable)}}
%0 = spirv.Variable bind(1, 2) : !spirv.ptr<f32, Function>
return }
// -----
spirv.module Logical GLSL450 {
spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
spirv.func @f() "None" {
  // expected-error@+1 {{result type mismatch with the referenced global variable's type}}
%0 = spirv.mlir.addressof @v : !spirv.ptr<i32, Input>
spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{storage class cannot be 'Function'}}
spirv.GlobalVariable @v : !spirv.ptr<f32, Function>
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{invalid kind of attribute specified}}
spirv.GlobalVariable @v initializer("w") : !spirv.ptr<f32, Private>
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{function 'f' not found in 'spirv.module'}}
spirv.EntryPoint "GLCompute" @f
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
  // expected-error@+1 {{failed to verify that op must appear in a module-like op's block}}
 spirv.EntryPoint "GLCompute" @f
 spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
 spirv.Return }
  // expected-error@+1 {{floating point value not valid for specified type}}
spirv.ExecutionMode @f "LocalSize", 3.0, 4, 5
}
// -----
spirv.module Logical GLSL450 {
spirv.func @f() "None" {
  // expected-error@+1 {{symbol declaration cannot have public visibility}}
 func.func @g()
 spirv.Return }
}
// -----
spirv.module Logical GLSL450 {
spirv.module Logical GLSL450 {
}
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.module' can only contain spirv.* ops}}
%0 = arith.constant 1 : i32
}
// -----
  // expected-error@+1 {{unknown version: v9.0}}
spirv.module Logical GLSL450 requires #spirv.vce<v9.0, [Shader], []> {
}
// -----
  // expected-error@+1 {{expected '{' to begin a region}}
spirv.module Logical GLSL450 attributes {}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{default value can only be a bool, integer, or float scalar}}
  spirv.SpecConstant @a = dense<[1,2]> : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{SpecId cannot be negative}}
  spirv.SpecConstant @a spec_id(-5) = false
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = false
  spirv.func @f() "None" {
  // expected-error@+1 {{result type mismatch with the referenced specialization constant's type}}
    %0 = spirv.mlir.referenceof @a : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = false
  spirv.SpecConstant @b = 1 : i32
  // expected-error@+1 {{has incorrect types of operands: expected 'i32', but provided 'i1'}}
  spirv.SpecConstantComposite @c (@a, @b) : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @b = 1 : i32
  // expected-error@+1 {{has incorrect number of operands: expected 2, but provided 3}}
  spirv.SpecConstantComposite @c (@b, @b, @b) : vector<2xi32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @b = 1 : i32
  // expected-error@+1 {{result type must be a composite type, but provided 'i32'}}
  spirv.SpecConstantComposite @c (@b, @b, @b) : i32
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @b = 1 : i32
  // expected-error@+1 {{unsupported composite type  '!spirv.coopmatrix<8x16xi32, Device, MatrixA>'}}
  spirv.SpecConstantComposite @c (@b) : !spirv.coopmatrix<8x16xi32, Device, MatrixA>
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: !spirv.matrix<4 x vector<3xf32>>) {
  // expected-error@+1 {{right and result matrices must have equal columns' count}}
  %0 = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<4 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  return
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: f16) {
  // expected-error@+1 {{input matrix components' type and scaling value must have the same type}}
  %0 = spirv.MatrixTimesScalar %a, %b : !spirv.matrix<3 x vector<3xf32>>, f16
  return
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: f32) {
  // expected-error@+1 {{failed to verify that all of {matrix, result} have same type}}
  %0 = "spirv.MatrixTimesScalar"(%a, %b) : (!spirv.matrix<3 x vector<3xf32>>, f32) -> !spirv.matrix<3 x vector<3xf16>>
  return
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<2xf32>>) {
  // expected-error@+1 {{input matrix rows count must be equal to output matrix columns count}}
  %0 = spirv.Transpose %a : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<3 x vector<2xf32>>
  return
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<2xf32>>) {
  // expected-error@+1 {{input and output matrices must have the same component type}}
  %0 = spirv.Transpose %a : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<2 x vector<3xf16>>
  return
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<2xf32>>, %v: vector<3xf32>) {
  // expected-error@+1 {{number of components in vector must equal the number of components in each column in matrix}}
  %0 = spirv.VectorTimesMatrix %v, %a : vector<3xf32>, !spirv.matrix<3 x vector<2xf32>> -> vector<3xf32>
  return
}
// -----
func.func @f(%a: !spirv.matrix<3 x vector<2xf32>>, %v: vector<2xf32>) {
  // expected-error@+1 {{matrix columns (3) must match vector operand size (2)}}
  %0 = spirv.MatrixTimesVector %a, %v : !spirv.matrix<3 x vector<2xf32>>, vector<2xf32> -> vector<2xf32>
  return
}
// -----
spirv.func @f(%p : !spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, %s : i32) "None" {
  // expected-error@+1 {{Pointer must point to a scalar or vector type but provided '!spirv.struct<(f32)>'}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  spirv.Return
}
// -----
spirv.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixB>) "None" {
  // expected-error@+1 {{operand #2 must be of use 'MatrixAcc'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixB>
  spirv.Return
}
// -----
spirv.func @f(%a: !spirv.coopmatrix<8x8xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) "None" {
  // expected-error@+1 {{matrix size mismatch on dimension 'K'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x8xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  spirv.Return
}
// -----
spirv.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xi32, Workgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) "None" {
  // expected-error@+1 {{matrix scope mismatch}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Workgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  spirv.Return
}
// -----
spirv.func @f(%a: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xf32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) "None" {
  // expected-error@+1 {{Matrix Operands require all matrix element types to be Integer Types}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c, <ASigned> : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  spirv.Return
}
// -----
func.func @f(%p: !spirv.ptr<f32, Function>, %b: i32) {
  %0 = spirv.ConvertPtrToU %p : !spirv.ptr<f32, Function> to i32
  return
}
// -----
func.func @f(%p: f32) {
  // expected-error@+1 {{mismatch in result type bitwidth 16 and operand type bitwidth 32}}
  %0 = spirv.Bitcast %p : f32 to i16
  return
}
// -----
func.func @f(%p: f32) {
  // expected-error@+1 {{cannot name an operation with no results}}
  %0 = spirv.Unreachable
  return
}
// -----
func.func @f(%p: f32) {
  // expected-error@+1 {{result #0 must be Int16 or fixed-length vector of Int16 values of length 2/3/4/8/16, but got 'f16'}}
  %0 = spirv.INTEL.ConvertFToBF16 %p : f32 to f16
  return
}
// -----
func.func @branch() {
  // expected-error@+1 {{branch has 0 operands for successor #0, but target block has 1}}
  spirv.Branch ^to
^to(%x: i32):
  spirv.Return
}
// -----
func.func @branch(%c: i1, %x: i32) {
  // expected-error@+1 {{type mismatch for bb argument #0 of successor #1}}
  spirv.BranchConditional %c, ^a, ^b(%x : i32)
^a:
  spirv.Return
^b(%y: f32):
  spirv.Return
}
// -----
func.func @branch(%c: i1, %x: i32) {
  spirv.BranchConditional %c [3, 4], ^a(%x : i32), ^b(%x, %x : i32, i32)
^a(%y: i32):
  spirv.Branch ^b(%y, %y : i32, i32)
^b(%z: i32, %w: i32):
  spirv.Return
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{cannot have more than one result}}
  spirv.func @two() -> (i32, i32) "None" {
    spirv.Unreachable
  }
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{must be a spirv::InterfaceVarABIAttr}}
  spirv.func @argument(%x: !spirv.ptr<i32, Uniform> {spirv.interface_var_abi = 1}) "None" {
    spirv.Return
  }
}
// -----
// Members may be of any type, elements may be of any floating-point type.
func.func private @any(!spirv.struct<(i7, index, complex<f32>, vector<2x2xf32>, tensor<4xi8>)>, !spirv.rtarray<tf32>)
// -----
func.func private @columns(!spirv.matrix<2 x vector<[3]xf16>>, !spirv.matrix<2 x vector<3xbf16>>)
// -----
// expected-error@+1 {{columns size has to be less than or equal to 4}}
func.func private @columns(!spirv.matrix<2 x vector<[8]xf16>>)
