//
%1 : i1
"cf.assert"(%1) <{msg = ""}> : (i1) -> ()
// br
"test.around"() ({
"cf.br"() [^bb1] : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// cond_br
"test.around"() ({
%1 : i1
"cf.cond_br"(%1) [^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// switch
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
