// ml_program.global
"ml_program.global"() <{sym_name = "symbol", type = i64, is_mutable = unit}> : () -> ()
// ml_program.output
"ml_program.subgraph"() <{sym_name = "symbol", function_type = () -> ()}> ({
^bb0:
"ml_program.output"() : () -> ()
}) : () -> ()
// ml_program.return
"ml_program.func"() <{sym_name = "symbol", function_type = () -> ()}> ({
^bb0:
"ml_program.return"() : () -> ()
}) : () -> ()
// ml_program.token
%v1 = "ml_program.token"() : () -> (!ml_program.token)
// ml_program.global_load
"ml_program.global"() <{is_mutable, sym_name = "symbol0", type = bf16}> : () -> ()
"func.func"() <{function_type = () -> bf16, sym_name = "generated"}> ({
  %0 = "ml_program.global_load"() <{global = @symbol0}> : () -> bf16
  "func.return"(%0) : (bf16) -> ()
}) : () -> ()
// ml_program.global_load
"ml_program.global"() <{sym_name = "symbol0", type = f16, value = 4 : index}> : () -> ()
"func.func"() <{function_type = () -> f16, sym_name = "generated"}> ({
  %0 = "ml_program.global_load"() <{global = @symbol0}> : () -> f16
  "func.return"(%0) : (f16) -> ()
}) : () -> ()
// ml_program.global_load_const
"ml_program.global"() <{sym_name = "symbol0", type = vector<2x4x8xf32>, value = 1 : index}> : () -> ()
"func.func"() <{function_type = () -> vector<2x4x8xf32>, sym_name = "generated"}> ({
  %0 = "ml_program.global_load_const"() <{global = @symbol0}> : () -> vector<2x4x8xf32>
  "func.return"(%0) : (vector<2x4x8xf32>) -> ()
}) : () -> ()
// ml_program.global_load_const
"ml_program.global"() <{sym_name = "symbol0", type = i1, value = 1 : index}> : () -> ()
"func.func"() <{function_type = (i1) -> i1, sym_name = "generated"}> ({
^bb0(%arg0: i1):
  %0 = "ml_program.global_load_const"() <{global = @symbol0}> : () -> i1
  "func.return"(%arg0) : (i1) -> ()
}) : () -> ()
// ml_program.global_load_graph
"ml_program.global"() <{sym_name = "symbol0", type = !ml_program.token, value = 1 : index}> : () -> ()
"func.func"() <{function_type = (!ml_program.token, !ml_program.token) -> !ml_program.token, sym_name = "generated"}> ({
^bb0(%arg0: !ml_program.token, %arg1: !ml_program.token):
  %0:2 = "ml_program.global_load_graph"(%arg0) <{global = @symbol0}> : (!ml_program.token) -> (!ml_program.token, !ml_program.token)
  "func.return"(%arg1) : (!ml_program.token) -> ()
}) : () -> ()
// ml_program.global_load_graph
"ml_program.global"() <{sym_name = "symbol0", type = f16, value = 2 : index}> : () -> ()
"func.func"() <{function_type = (!ml_program.token) -> !ml_program.token, sym_name = "generated"}> ({
^bb0(%arg0: !ml_program.token):
  %0:2 = "ml_program.global_load_graph"(%arg0) <{global = @symbol0}> : (!ml_program.token) -> (f16, !ml_program.token)
  "func.return"(%arg0) : (!ml_program.token) -> ()
}) : () -> ()
// ml_program.global_store
"ml_program.global"() <{is_mutable, sym_name = "symbol0", type = index}> : () -> ()
"func.func"() <{function_type = (index, index) -> index, sym_name = "generated"}> ({
^bb0(%arg0: index, %arg1: index):
  "ml_program.global_store"(%arg0) <{global = @symbol0}> : (index) -> ()
  "func.return"(%arg1) : (index) -> ()
}) : () -> ()
// ml_program.global_store
"ml_program.global"() <{is_mutable, sym_name = "symbol0", type = tensor<i1>}> : () -> ()
"func.func"() <{function_type = (tensor<i1>, tensor<i1>) -> tensor<i1>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<i1>, %arg1: tensor<i1>):
  "ml_program.global_store"(%arg0) <{global = @symbol0}> : (tensor<i1>) -> ()
  "func.return"(%arg1) : (tensor<i1>) -> ()
}) : () -> ()
// ml_program.global_store_graph
"ml_program.global"() <{is_mutable, sym_name = "symbol0", type = f64}> : () -> ()
"func.func"() <{function_type = (f64, !ml_program.token) -> !ml_program.token, sym_name = "generated"}> ({
^bb0(%arg0: f64, %arg1: !ml_program.token):
  %0 = "ml_program.global_store_graph"(%arg0, %arg1) <{global = @symbol0}> : (f64, !ml_program.token) -> !ml_program.token
  "func.return"(%0) : (!ml_program.token) -> ()
}) : () -> ()
// ml_program.global_store_graph
"ml_program.global"() <{is_mutable, sym_name = "symbol0", type = vector<4xi32>}> : () -> ()
"func.func"() <{function_type = (vector<4xi32>, !ml_program.token) -> !ml_program.token, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: !ml_program.token):
  %0 = "ml_program.global_store_graph"(%arg0, %arg1) <{global = @symbol0}> : (vector<4xi32>, !ml_program.token) -> !ml_program.token
  "func.return"(%arg1) : (!ml_program.token) -> ()
}) : () -> ()
