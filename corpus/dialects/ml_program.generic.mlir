"builtin.module"() ({
  "ml_program.func"() <{function_type = (i32) -> i32, sym_name = "extern", sym_visibility = "private"}> ({
  }) : () -> ()
  "ml_program.func"() <{arg_attrs = [{x.y}], function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg3: i32):
    "ml_program.return"(%arg3) : (i32) -> ()
  }) {foo} : () -> ()
  "ml_program.subgraph"() <{function_type = (i64) -> i64, sym_name = "g", sym_visibility = "private"}> ({
  ^bb0(%arg2: i64):
    %6 = "arith.addi"(%arg2, %7) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %7 = "arith.addi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "ml_program.output"(%6) : (i64) -> ()
  }) : () -> ()
  "ml_program.global"() <{is_mutable, sym_name = "g1", sym_visibility = "private", type = tensor<?xi32>}> : () -> ()
  "ml_program.global"() <{is_mutable, sym_name = "g2", sym_visibility = "public", type = tensor<4xi32>, value = dense<4> : tensor<4xi32>}> : () -> ()
  "ml_program.global"() <{is_mutable, sym_name = "g3", sym_visibility = "private", type = i64, value = #ml_program.extern}> : () -> ()
  "ml_program.global"() <{sym_name = "g4", sym_visibility = "nested", type = tensor<?xi32>, value = dense<4> : tensor<4xi32>}> {foo} : () -> ()
  "ml_program.func"() <{function_type = (!ml_program.token) -> i64, sym_name = "h"}> ({
  ^bb0(%arg1: !ml_program.token):
    %4 = "ml_program.global_load"() <{global = @g3}> : () -> i64
    %5 = "ml_program.global_load_const"() <{global = @g4}> : () -> tensor<?xi32>
    "ml_program.global_store"(%4) <{global = @g3}> : (i64) -> ()
    "ml_program.return"(%4) : (i64) -> ()
  }) : () -> ()
  "ml_program.subgraph"() <{function_type = (!ml_program.token) -> (i64, !ml_program.token), sym_name = "k"}> ({
  ^bb0(%arg0: !ml_program.token):
    %0:2 = "ml_program.global_load_graph"() <{global = @g3}> : () -> (i64, !ml_program.token)
    %1:2 = "ml_program.global_load_graph"(%0#1, %arg0) <{global = @g3}> : (!ml_program.token, !ml_program.token) -> (i64, !ml_program.token)
    %2 = "ml_program.global_store_graph"(%0#0, %1#1) <{global = @g3}> : (i64, !ml_program.token) -> !ml_program.token
    %3 = "ml_program.token"() : () -> !ml_program.token
    "ml_program.output"(%0#0, %2) : (i64, !ml_program.token) -> ()
  }) : () -> ()
}) : () -> ()
