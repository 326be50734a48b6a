func.func @f(%a: i32) -> i32 {
  // expected-error @+1 {{'func.return' op has 0 operands, but enclosing function (@f) returns 1}}
  return
}
// -----
func.func @f(%a: i32, %b: i64) -> (i32, i32) {
  // expected-error @+1 {{type of return operand 1 ('i64') doesn't match function result type ('i32') in function @f}}
  return %a, %b : i32, i64
}
// -----
func.func @f(%a: i32) {
  // expected-error @+1 {{'func.call' op 'missing' does not reference a valid function}}
  func.call @missing(%a) : (i32) -> ()
  return
}
// -----
memref.global "private" @data : memref<4xf32>
func.func @f() {
  // expected-error @+1 {{'data' does not reference a valid function}}
  call @data() : () -> ()
  return
}
// -----
func.func private @g(i32) -> i32
func.func @f(%a: i32) {
  // expected-error @+1 {{'func.call' op incorrect number of operands for callee}}
  %0 = call @g(%a, %a) : (i32, i32) -> i32
  return
}
// -----
func.func private @g(i32) -> i32
func.func @f(%a: i64) {
  // expected-error @+1 {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
  %0 = call @g(%a) : (i64) -> i32
  return
}
// -----
func.func private @g(i32) -> i32
func.func @f(%a: i32) {
  // expected-error @+1 {{'func.call' op incorrect number of results for callee}}
  call @g(%a) : (i32) -> ()
  return
}
// -----
func.func private @g(i32) -> (i32, f32)
func.func @f(%a: i32) {
  // expected-error @+3 {{'func.call' op result type mismatch at index 1}}
  // expected-note @+2 {{      op result types: 'i32', 'i64'}}
  // expected-note @+1 {{function result types: 'i32', 'f32'}}
  %0:2 = call @g(%a) : (i32) -> (i32, i64)
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'func.constant' op reference to undefined function 'g'}}
  %0 = constant @g : () -> ()
  return
}
// -----
func.func private @g()
func.func @f() {
  // expected-error @+1 {{'func.constant' op reference to function with mismatched type}}
  %0 = constant @g : () -> i32
  return
}
// -----
// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f()
// -----
// expected-error @+1 {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "secret"}}
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "secret"}> ({}) : () -> ()
// -----
// expected-error @+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 1, but expected 2}}
"func.func"() <{arg_attrs = [{}], function_type = (i32, i32) -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
// -----
// expected-error @+1 {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 2, but expected 1}}
"func.func"() <{res_attrs = [{}, {}], function_type = () -> i32, sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
// -----
// expected-error @+1 {{'func.func' op arguments may only have dialect attributes}}
func.func private @f(i32 {plain})
// -----
// expected-error @+1 {{'func.func' op results may only have dialect attributes}}
func.func private @f() -> (i32 {plain})
// -----
// expected-error @+1 {{'func.func' op entry block must have 2 arguments to match function signature}}
"func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) : () -> ()
// -----
// expected-error @+1 {{'func.func' op type of entry block argument #1('i64') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32, %b: i64):
  "func.return"() : () -> ()
}) : () -> ()
// -----
func.func @f(%a: i1) {
  scf.if %a {
    // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }
  return
}
// -----
func.func @f(%a: i1) {
  scf.if %a {
    // expected-error @+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
    func.func @inner() {
      func.return
    }
  }
  return
}
// -----
// expected-note @+1 {{see existing symbol definition here}}
func.func private @f()
// expected-error @+1 {{redefinition of symbol named 'f'}}
func.func private @f()
// -----
func.func private @g()
// Uses of symbols are looked at only where everything else is well.
func.func @f() {
  call @missing() : () -> ()
  %0 = arith.constant 1 : i32
  // expected-error @+1 {{'func.return' op has 1 operands, but enclosing function (@f) returns 0}}
  return %0 : i32
}
// -----
// expected-note @+1 {{prior use here}}
func.func @f(%callee: (i32) -> i32, %a: i64) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = call_indirect %callee(%a) : (i32) -> i32
  return
}
// -----
module @inner {
  func.func private @g()
}
func.func @f() {
  // expected-error @+1 {{'func.call' op 'g' does not reference a valid function}}
  call @g() : () -> ()
  return
}
