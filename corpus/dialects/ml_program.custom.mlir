module {
  ml_program.func private @extern(i32) -> i32
  ml_program.func @f(%arg0: i32 {x.y}) -> i32 attributes {foo} {
    ml_program.return %arg0 : i32
  }
  ml_program.subgraph private @g(%arg0: i64) -> i64 {
    %0 = arith.addi %arg0, %1 : i64
    %1 = arith.addi %arg0, %arg0 : i64
    ml_program.output %0 : i64
  }
  ml_program.global private mutable @g1 : tensor<?xi32>
  ml_program.global public mutable @g2(dense<4> : tensor<4xi32>) : tensor<4xi32>
  ml_program.global private mutable @g3(#ml_program.extern) : i64
  ml_program.global nested @g4(dense<4> : tensor<4xi32>) : tensor<?xi32> {foo}
  ml_program.func @h(%arg0: !ml_program.token) -> i64 {
    %g3 = ml_program.global_load @g3 : i64
    %g4 = ml_program.global_load_const @g4 : tensor<?xi32>
    ml_program.global_store @g3 = %g3 : i64
    ml_program.return %g3 : i64
  }
  ml_program.subgraph @k(%arg0: !ml_program.token) -> (i64, !ml_program.token) {
    %result, %produceToken = ml_program.global_load_graph @g3 ordering(() -> !ml_program.token) : i64
    %result_0, %produceToken_1 = ml_program.global_load_graph @g3 ordering(%produceToken, %arg0 -> !ml_program.token) : i64
    %0 = ml_program.global_store_graph @g3 = %result ordering(%produceToken_1 -> !ml_program.token) : i64
    %1 = ml_program.token
    ml_program.output %result, %0 : i64, !ml_program.token
  }
}
