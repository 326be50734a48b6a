// return
"func.func"() <{sym_name = "symbol", function_type = () -> ()}> ({
^bb0:
"func.return"() : () -> ()
}) : () -> ()
// call
"func.func"() <{function_type = (f16) -> f32, sym_name = "symbol0", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (f16, f32) -> f32, sym_name = "generated"}> ({
^bb0(%arg0: f16, %arg1: f32):
%0 = "func.call"(%arg0) <{callee = @symbol0}> : (f16) -> f32
"func.return"(%arg1) : (f32) -> ()
}) : () -> ()
// call_indirect
"func.func"() <{function_type = (() -> ()) -> (() -> ()), sym_name = "generated"}> ({
^bb0(%arg0: () -> ()):
"func.call_indirect"(%arg0) : (() -> ()) -> ()
"func.return"(%arg0) : (() -> ()) -> ()
}) : () -> ()
// constant
"func.func"() <{function_type = () -> i8, sym_name = "symbol0", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = () -> (() -> i8), sym_name = "generated"}> ({
%0 = "func.constant"() <{value = @symbol0}> : () -> (() -> i8)
"func.return"(%0) : (() -> i8) -> ()
}) : () -> ()
