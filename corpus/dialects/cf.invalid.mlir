func.func @f(%a: i32) {
  // expected-error @+1 {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^bb1(%a : i32)
^bb1(%b: i64):
  return
}
// -----
func.func @f(%a: i32, %c: i1) {
  // expected-error @+1 {{branch has 0 operands for successor #1, but target block has 1}}
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%b: i32):
  return
^bb2(%d: i32):
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error @+1 {{type mismatch for bb argument #0 of successor #1}}
  cf.switch %a : i32, [
    default: ^bb1,
    42: ^bb2(%a : i32)
  ]
^bb1:
  return
^bb2(%b: i64):
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error @+1 {{'cf.switch' op number of case values (1) should match number of case destinations (0)}}
  "cf.switch"(%a) [^bb1] {case_values = dense<[1]> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32>} : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error @+1 {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%a) [^bb1, ^bb1] {case_values = dense<[1]> : tensor<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>} : (i32) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error @+1 {{'cf.switch' op caseOperands count (1) does not match with the total size (0) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%a, %a) [^bb1, ^bb1] {case_values = dense<[1]> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>, case_operand_segments = array<i32: 0>} : (i32, i32) -> ()
^bb1:
  return
}
// -----
// expected-note @+1 {{prior use here}}
func.func @f(%a: i64) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i64'}}
  cf.cond_br %a, ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  // expected-error @+1 {{operation with block successors must terminate its parent block}}
  cf.br ^bb1
  cf.assert %a, "x"
^bb1:
  return
}
