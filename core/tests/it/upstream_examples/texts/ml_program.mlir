//
"ml_program.global"() <{sym_name = "symbol", type = i64, is_mutable = unit}> : () -> ()
// output
"ml_program.subgraph"() <{sym_name = "symbol", function_type = () -> ()}> ({
^bb0:
"ml_program.output"() : () -> ()
}) : () -> ()
// return
"ml_program.func"() <{sym_name = "symbol", function_type = () -> ()}> ({
^bb0:
"ml_program.return"() : () -> ()
}) : () -> ()
//
%1 = "ml_program.token"() : () -> !ml_program.token
// global_load
"ml_program.global"() <{is_mutable, sym_name = "symbol0", type = bf16}> : () -> ()
"func.func"() <{function_type = () -> bf16, sym_name = "generated"}> ({
%0 = "ml_program.global_load"() <{global = @symbol0}> : () -> bf16
"func.return"(%0) : (bf16) -> ()
}) : () -> ()
// global_load_const
"ml_program.global"() <{sym_name = "symbol0", type = i1, value = 1 : index}> : () -> ()
"func.func"() <{function_type = (i1) -> i1, sym_name = "generated"}> ({
^bb0(%arg0: i1):
%0 = "ml_program.global_load_const"() <{global = @symbol0}> : () -> i1
"func.return"(%arg0) : (i1) -> ()
}) : () -> ()
// global_load_graph
"ml_program.global"() <{sym_name = "symbol0", type = f16, value = 2 : index}> : () -> ()
"func.func"() <{function_type = (!ml_program.token) -> !ml_program.token, sym_name = "generated"}> ({
^bb0(%arg0: !ml_program.token):
%0:2 = "ml_program.global_load_graph"(%arg0) <{global = @symbol0}> : (!ml_program.token) -> (f16, !ml_program.token)
"func.return"(%arg0) : (!ml_program.token) -> ()
}) : () -> ()
// global_store
"ml_program.global"() <{is_mutable, sym_name = "symbol0", type = index}> : () -> ()
"func.func"() <{function_type = (index, index) -> index, sym_name = "generated"}> ({
^bb0(%arg0: index, %arg1: index):
"ml_program.global_store"(%arg0) <{global = @symbol0}> : (index) -> ()
"func.return"(%arg1) : (index) -> ()
}) : () -> ()
// global_store_graph
"ml_program.global"() <{is_mutable, sym_name = "symbol0", type = f64}> : () -> ()
"func.func"() <{function_type = (f64, !ml_program.token) -> !ml_program.token, sym_name = "generated"}> ({
^bb0(%arg0: f64, %arg1: !ml_program.token):
%0 = "ml_program.global_store_graph"(%arg0, %arg1) <{global = @symbol0}> : (f64, !ml_program.token) -> !ml_program.token
"func.return"(%0) : (!ml_program.token) -> ()
}) : () -> ()
