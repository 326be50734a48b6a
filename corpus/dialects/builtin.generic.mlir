"builtin.module"() <{sym_name = "m"}> ({
  "builtin.module"() ({
  ^bb0:
  }) : () -> ()
  "builtin.module"() <{sym_name = "n"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "x", sym_visibility = "private"}> ({
    }) : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32) -> (), sym_name = "u"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = "builtin.unrealized_conversion_cast"(%arg0) : (i32) -> i64
    %1 = "builtin.unrealized_conversion_cast"() : () -> i64
    %2:2 = "builtin.unrealized_conversion_cast"(%arg0, %arg1) {foo} : (i32, f32) -> (i64, f64)
    %3 = "builtin.unrealized_conversion_cast"(%arg0) : (i32) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) {a.b} : () -> ()
