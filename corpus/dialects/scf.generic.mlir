"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index, i32, f32, i1) -> f32, sym_name = "loops_and_branches"}> ({
  ^bb0(%arg10: index, %arg11: index, %arg12: index, %arg13: i32, %arg14: f32, %arg15: i1):
    "scf.for"(%arg10, %arg11, %arg12) ({
    ^bb0(%arg38: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%arg13, %arg13, %arg13) ({
    ^bb0(%arg37: i32):
      "scf.yield"() : () -> ()
    }) {w} : (i32, i32, i32) -> ()
    %1 = "scf.for"(%arg10, %arg11, %arg12, %arg14) ({
    ^bb0(%arg35: index, %arg36: f32):
      "scf.yield"(%arg36) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %2:2 = "scf.for"(%arg13, %arg13, %arg13, %arg14, %arg13) ({
    ^bb0(%arg32: i32, %arg33: f32, %arg34: i32):
      "scf.yield"(%arg33, %arg32) : (f32, i32) -> ()
    }) : (i32, i32, i32, f32, i32) -> (f32, i32)
    "scf.if"(%arg15) ({
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%arg15) ({
      "q.r"() : () -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) {v} : (i1) -> ()
    %3 = "scf.if"(%arg15) ({
      "scf.yield"(%arg14) : (f32) -> ()
    }, {
      "scf.yield"(%1) : (f32) -> ()
    }) : (i1) -> f32
    %4:2 = "scf.if"(%arg15) ({
      "scf.yield"(%arg14, %arg13) : (f32, i32) -> ()
    }, {
      "scf.yield"(%1, %arg13) : (f32, i32) -> ()
    }) : (i1) -> (f32, i32)
    %5 = "scf.while"(%arg14) ({
    ^bb0(%arg31: f32):
      "scf.condition"(%arg15, %arg13) : (i1, i32) -> ()
    }, {
    ^bb0(%arg30: i32):
      "scf.yield"(%arg14) : (f32) -> ()
    }) : (f32) -> i32
    "scf.while"() ({
      "scf.condition"(%arg15) : (i1) -> ()
    }, {
      "scf.yield"() : () -> ()
    }) {g} : () -> ()
    %6:2 = "scf.while"(%arg14, %arg13) ({
    ^bb0(%arg28: f32, %arg29: i32):
      "scf.condition"(%arg15, %arg29, %arg28) : (i1, i32, f32) -> ()
    }, {
    ^bb0(%arg26: i32, %arg27: f32):
      "scf.yield"(%arg27, %arg26) : (f32, i32) -> ()
    }) : (f32, i32) -> (i32, f32)
    "scf.parallel"(%arg10, %arg10, %arg11, %arg11, %arg12, %arg12) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg24: index, %arg25: index):
      "scf.reduce"() : () -> ()
    }) {q} : (index, index, index, index, index, index) -> ()
    %7 = "scf.parallel"(%arg10, %arg11, %arg12, %arg14) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg21: index):
      "scf.reduce"(%arg14) ({
      ^bb0(%arg22: f32, %arg23: f32):
        %11 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%11) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %8:2 = "scf.parallel"(%arg10, %arg11, %arg12, %arg14, %arg13) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
    ^bb0(%arg16: index):
      "scf.reduce"(%arg14, %arg13) ({
      ^bb0(%arg19: f32, %arg20: f32):
        "scf.reduce.return"(%arg19) : (f32) -> ()
      }, {
      ^bb0(%arg17: i32, %arg18: i32):
        "scf.reduce.return"(%arg17) : (i32) -> ()
      }) : (f32, i32) -> ()
    }) : (index, index, index, f32, i32) -> (f32, i32)
    %9 = "scf.execute_region"() ({
      "cf.br"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "scf.yield"(%arg14) : (f32) -> ()
    }) {k} : () -> f32
    "scf.execute_region"() ({
      "scf.yield"() : () -> ()
    }) : () -> ()
    %10 = "scf.index_switch"(%arg10) <{cases = array<i64: 2, 5>}> ({
      "scf.yield"(%arg13) : (i32) -> ()
    }, {
      "scf.yield"(%arg13) : (i32) -> ()
    }, {
      "scf.yield"(%arg13) : (i32) -> ()
    }) : (index) -> i32
    "scf.index_switch"(%arg10) <{cases = array<i64>}> ({
      "scf.yield"() : () -> ()
    }) {at} : (index) -> ()
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, tensor<4x?xf32>, tensor<1x1xf32>) -> (), sym_name = "forall"}> ({
  ^bb0(%arg0: index, %arg1: tensor<4x?xf32>, %arg2: tensor<1x1xf32>):
    "scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg9: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "scf.forall"(%arg0) <{mapping = [#gpu.block<y>, #gpu.block<x>], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 4, -9223372036854775808>}> ({
    ^bb0(%arg7: index, %arg8: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    %0 = "scf.forall"(%arg0, %arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, staticLowerBound = array<i64: 0, -9223372036854775808>, staticStep = array<i64: 2, -9223372036854775808>, staticUpperBound = array<i64: -9223372036854775808, 8>}> ({
    ^bb0(%arg4: index, %arg5: index, %arg6: tensor<4x?xf32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%arg2, %arg6, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<4x?xf32>, index, index) -> ()
      }) {u} : () -> ()
    }) : (index, index, index, tensor<4x?xf32>) -> tensor<4x?xf32>
    "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg3: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
