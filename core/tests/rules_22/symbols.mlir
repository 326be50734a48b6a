tosa.variable @kept : tensor<2x?xi32>
func.func @kept_values(%a: tensor<2x3xi32>) -> tensor<2x3xi32> {
  tosa.variable_write @kept, %a : tensor<2x3xi32>
  %0 = tosa.variable_read @kept : tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
// -----
func.func @unknown() {
  // expected-error@+1 {{'kept' has not been declared by 'tosa.variable'}}
  %0 = tosa.variable_read @kept : tensor<2xi32>
  return
}
// -----
func.func @kept(%a: tensor<2xi32>) {
  // expected-error@+1 {{'kept' has not been declared by 'tosa.variable'}}
  tosa.variable_write @kept, %a : tensor<2xi32>
  return
}
// -----
module {
  tosa.variable @outer : tensor<2xi32>
  module {
    func.func @inner(%a: tensor<2xi32>) {
      // expected-error@+1 {{'outer' has not been declared by 'tosa.variable'}}
      tosa.variable_write @outer, %a : tensor<2xi32>
      return
    }
  }
}
// -----
tosa.variable @kept : tensor<2xi32>
func.func @other_elements() {
  // expected-error@+1 {{require same element type for 'output1' ('f32') and the input tensor ('i32')}}
  %0 = tosa.variable_read @kept : tensor<2xf32>
  return
}
// -----
tosa.variable @kept : tensor<2xi32>
func.func @other_elements(%a: tensor<2xi8>) {
  // expected-error@+1 {{require same element type for 'input1' ('i8') and the input tensor ('i32')}}
  tosa.variable_write @kept, %a : tensor<2xi8>
  return
}
// -----
llvm.mlir.global_ctors ctors = [@begin], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@begin], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @begin() {
  llvm.return
}
// -----
llvm.func @begin() {
  llvm.return
}
// expected-error@+1 {{'value' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@begin, @value], priorities = [0 : i32, 1 : i32], data = [#llvm.zero, #llvm.zero]
llvm.mlir.global external @value() : i32
