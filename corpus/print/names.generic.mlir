"builtin.module"() ({
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %2 = "arith.constant"() <{value = -7 : index}> : () -> index
  %3 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
  %4 = "arith.constant"() <{value = true}> : () -> i1
  %5 = "arith.constant"() <{value = false}> : () -> i1
  %6:3 = "t.three"(%0, %1) : (i32, i32) -> (i32, i64, f32)
  %7 = "t.one"(%6#0, %6#2) : (i32, f32) -> i1
  "func.func"() <{arg_attrs = [{}, {t.x = 1 : i32}], function_type = (i32, i64) -> (i32, i64), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i64):
    %11 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %12:2 = "func.call"(%arg0, %arg1) <{callee = @f}> : (i32, i64) -> (i32, i64)
    %13 = "t.nested"(%12#1) ({
    ^bb0(%arg3: i32, %arg4: f32):
      %16 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %17 = "t.inner"(%arg3, %16, %11) : (i32, i32, i32) -> i1
      "t.deeper"() ({
        %19 = "t.use"(%17) : (i1) -> i1
      }, {
        %18 = "t.use"(%17) : (i1) -> i1
      }) : () -> ()
    }, {
    ^bb0(%arg2: i32):
      %15 = "t.inner"(%arg2) : (i32) -> i1
      "t.end"() : () -> ()
    }) : (i64) -> i32
    %14:2 = "arith.addui_extended"(%11, %13) : (i32, i32) -> (i32, i1)
    "func.return"(%13, %12#1) : (i32, i64) -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({
    }) : () -> ()
    "builtin.module"() ({
      %10 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    }) : () -> ()
  }) {t.flag} : () -> ()
  "t.graph"() ({
    %8 = "t.before"(%9) : (i32) -> i32
    %9 = "t.after"(%8) : (i32) -> i32
  }) : () -> ()
}) : () -> ()

