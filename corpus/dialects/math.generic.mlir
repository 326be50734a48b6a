"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<4xf64>, i32, vector<4xi64>) -> (), sym_name = "math"}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf64>, %arg2: i32, %arg3: vector<4xi64>):
    %0 = "math.absf"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "math.atan2"(%arg0, %arg0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %2 = "math.fma"(%arg1, %arg1, %arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    %3 = "math.fpowi"(%arg0, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f32
    %4 = "math.fpowi"(%arg1, %arg3) <{fastmath = #arith.fastmath<nsz>}> : (vector<4xf64>, vector<4xi64>) -> vector<4xf64>
    %5 = "math.ipowi"(%arg2, %arg2) : (i32, i32) -> i32
    %6 = "math.ctlz"(%arg3) {a} : (vector<4xi64>) -> vector<4xi64>
    %7 = "math.cbrt"(%arg0) <{fastmath = #arith.fastmath<fast>}> {a} : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
