// cf.assert
%v1 = "test.value"() : () -> i1
"cf.assert"(%v1) <{msg = "text"}> : (i1) -> ()
// cf.assert
%v1 = "test.value"() : () -> i1
"cf.assert"(%v1) <{msg = ""}> : (i1) -> ()
// cf.br
"test.around"() ({
"cf.br"() [^bb1] : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// cf.cond_br
"test.around"() ({
%v1 = "test.value"() : () -> i1
"cf.cond_br"(%v1) [^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// cf.switch
func.func @f(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1,
    7: ^bb1,
    9: ^bb2
  ]
^bb1:
  return
^bb2:
  return
}
