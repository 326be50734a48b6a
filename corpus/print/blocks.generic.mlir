"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> i32, sym_name = "branches"}> ({
  ^bb0(%arg5: i32, %arg6: i1):
    "cf.cond_br"(%arg6, %arg5)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%1: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
    "cf.cond_br"(%arg6, %1, %1, %arg5)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
  ^bb2:  // pred: ^bb0
    "cf.br"(%arg5)[^bb1] : (i32) -> ()
  ^bb3(%2: i32, %3: i32):  // pred: ^bb1
    "func.return"(%2) : (i32) -> ()
  ^bb4:  // no predecessors
    "cf.br"()[^bb5] : () -> ()
  ^bb5:  // 2 preds: ^bb4, ^bb5
    "cf.br"()[^bb5] : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "both"}> ({
  ^bb0(%arg4: i1):
    "cf.cond_br"(%arg4)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> {t.x} : (i1) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "func.return"() {t.y = 1 : i32} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "switch"}> ({
  ^bb0(%arg2: i32, %arg3: i32):
    "cf.switch"(%arg2, %arg3)[^bb1, ^bb2, ^bb1] <{case_operand_segments = array<i32: 1, 0>, case_values = dense<[1, -2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "func.return"() : () -> ()
  ^bb2(%0: i32):  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
  "t.regions"() ({
  }, {
    "t.x"() : () -> ()
  }, {
  ^bb0(%arg1: i32):
    "t.y"(%arg1)[^bb1] : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "t.z"() : () -> ()
  }) {t.attributes = 1 : i32} : () -> ()
  "t.empty_block"() ({
  ^bb0(%arg0: i32):
  }) : () -> ()
}) : () -> ()

