ml_program.func private @extern(i32) -> i32
ml_program.func @f(%a: i32 {x.y}) -> i32 attributes {foo} {
  ml_program.return %a : i32
}
ml_program.subgraph private @g(%a: i64) -> i64 {
  %b = arith.addi %a, %c : i64
  %c = arith.addi %a, %a : i64
  ml_program.output %b : i64
}
ml_program.global private mutable @g1 : tensor<?xi32>
ml_program.global public mutable @g2(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @g3(#ml_program.extern) : i64
ml_program.global nested @g4(dense<4> : tensor<4xi32>) : tensor<?xi32> {foo}
ml_program.func @h(%t: !ml_program.token) -> i64 {
  %0 = ml_program.global_load @g3 : i64
  %1 = ml_program.global_load_const @g4 : tensor<?xi32>
  ml_program.global_store @g3 = %0 : i64
  ml_program.return %0 : i64
}
ml_program.subgraph @k(%t: !ml_program.token) -> (i64, !ml_program.token) {
  %a, %b = ml_program.global_load_graph @g3 ordering(() -> !ml_program.token) : i64
  %c, %d = ml_program.global_load_graph @g3 ordering(%b, %t -> !ml_program.token) : i64
  %e = ml_program.global_store_graph @g3 = %a ordering(%d -> !ml_program.token) : i64
  %f = ml_program.token
  ml_program.output %a, %e : i64, !ml_program.token
}
