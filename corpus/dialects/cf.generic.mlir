"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i64) -> (), sym_name = "cfs"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i64):
    "cf.assert"(%arg0) <{msg = "hi"}> : (i1) -> ()
    "cf.cond_br"(%arg0, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb5
    "cf.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "cf.switch"(%arg1, %arg2, %arg2)[^bb3, ^bb3, ^bb4] <{case_operand_segments = array<i32: 1, 0>, case_values = dense<[42, 43]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> {foo} : (i32, i64, i64) -> ()
  ^bb3(%1: i64):  // 4 preds: ^bb2, ^bb2, ^bb3, ^bb5
    "cf.br"(%1)[^bb3] : (i64) -> ()
  ^bb4:  // pred: ^bb2
    "cf.switch"(%arg1)[^bb5] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb5:  // pred: ^bb4
    "cf.cond_br"(%arg0, %arg1, %arg2)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 1>}> {foo} : (i1, i32, i64) -> ()
  }) : () -> ()
}) : () -> ()
