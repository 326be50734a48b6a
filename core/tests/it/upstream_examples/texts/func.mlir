// func.return
"func.func"() <{sym_name = "symbol", function_type = () -> ()}> ({
^bb0:
"func.return"() : () -> ()
}) : () -> ()
// func.call
"func.func"() <{function_type = (vector<8x2x2xindex>, vector<8x2x2xindex>) -> (vector<8x2x2xbf16>, vector<8x2x2xindex>), sym_name = "symbol0", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (vector<8x2x2xindex>) -> vector<8x2x2xindex>, sym_name = "generated"}> ({
^bb0(%arg0: vector<8x2x2xindex>):
  %0:2 = "func.call"(%arg0, %arg0) <{callee = @symbol0}> : (vector<8x2x2xindex>, vector<8x2x2xindex>) -> (vector<8x2x2xbf16>, vector<8x2x2xindex>)
  "func.return"(%arg0) : (vector<8x2x2xindex>) -> ()
}) : () -> ()
// func.call
"func.func"() <{function_type = (f16) -> f32, sym_name = "symbol0", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (f16, f32) -> f32, sym_name = "generated"}> ({
^bb0(%arg0: f16, %arg1: f32):
  %0 = "func.call"(%arg0) <{callee = @symbol0}> : (f16) -> f32
  "func.return"(%arg1) : (f32) -> ()
}) : () -> ()
// func.call_indirect
"func.func"() <{function_type = ((i64) -> (), i64, (i64) -> ()) -> ((i64) -> ()), sym_name = "generated"}> ({
^bb0(%arg0: (i64) -> (), %arg1: i64, %arg2: (i64) -> ()):
  "func.call_indirect"(%arg0, %arg1) : ((i64) -> (), i64) -> ()
  "func.return"(%arg2) : ((i64) -> ()) -> ()
}) : () -> ()
// func.call_indirect
"func.func"() <{function_type = (() -> ()) -> (() -> ()), sym_name = "generated"}> ({
^bb0(%arg0: () -> ()):
  "func.call_indirect"(%arg0) : (() -> ()) -> ()
  "func.return"(%arg0) : (() -> ()) -> ()
}) : () -> ()
// func.constant
"func.func"() <{function_type = () -> i8, sym_name = "symbol0", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = () -> (() -> i8), sym_name = "generated"}> ({
  %0 = "func.constant"() <{value = @symbol0}> : () -> (() -> i8)
  "func.return"(%0) : (() -> i8) -> ()
}) : () -> ()
// func.constant
"func.func"() <{function_type = (bf16) -> i1, sym_name = "symbol0", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = () -> ((bf16) -> i1), sym_name = "generated"}> ({
  %0 = "func.constant"() <{value = @symbol0}> : () -> ((bf16) -> i1)
  "func.return"(%0) : ((bf16) -> i1) -> ()
}) : () -> ()
