"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, -9223372036854775808, 4>, sym_name = "boxes"}> : () -> ()
  "shard.grid"() <{shape = array<i64: 16>, sym_name = "row"}> : () -> ()
  "func.func"() <{function_type = (i32, i64) -> (), sym_name = "cases"}> ({
  ^bb0(%arg0: i32, %arg1: i64):
    "cf.switch"(%arg0)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[-1, 7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    "llvm.switch"(%arg1)[^bb2, ^bb3, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[-2, 9223372036854775807]> : vector<2xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
  ^bb2:  // pred: ^bb1
    "llvm.switch"(%arg0, %arg0)[^bb3, ^bb4, ^bb3] <{case_operand_segments = array<i32: 1, 0>, case_values = dense<[-2147483648, 5]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb3:  // 4 preds: ^bb1, ^bb1, ^bb2, ^bb2
    "func.return"() : () -> ()
  ^bb4(%0: i32):  // pred: ^bb2
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

