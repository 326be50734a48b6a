func.func @copy_f32(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.copy  ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @copy_cast(%a0: memref<?x?xi8>, %o: memref<?x?xi32>) {
  linalg.copy  ins(%a0 : memref<?x?xi8>) outs(%o : memref<?x?xi32>)
  return
}

func.func @fill_f32(%a0: f32, %o: tensor<?x?xf32>) {
  %r = linalg.fill  ins(%a0 : f32) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_unary_f32(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_unary  ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_unary_exp(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_unary {fun = #linalg.unary_fn<exp>} ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_unary_log(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_unary {fun = #linalg.unary_fn<log>} ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_unary_abs(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_unary {fun = #linalg.unary_fn<abs>} ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_unary_ceil(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_unary {fun = #linalg.unary_fn<ceil>} ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_unary_floor(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_unary {fun = #linalg.unary_fn<floor>} ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_unary_negf(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_unary {fun = #linalg.unary_fn<negf>} ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_unary_reciprocal(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_unary {fun = #linalg.unary_fn<reciprocal>} ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_unary_round(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_unary {fun = #linalg.unary_fn<round>} ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_unary_sqrt(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_unary {fun = #linalg.unary_fn<sqrt>} ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_unary_rsqrt(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_unary {fun = #linalg.unary_fn<rsqrt>} ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_unary_square(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_unary {fun = #linalg.unary_fn<square>} ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_unary_tanh(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_unary {fun = #linalg.unary_fn<tanh>} ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_unary_erf(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_unary {fun = #linalg.unary_fn<erf>} ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @exp_f32(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.exp  ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @log_f32(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.log  ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @abs_f32(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.abs  ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @ceil_f32(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.ceil  ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @floor_f32(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.floor  ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @negf_f32(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.negf  ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @reciprocal_f32(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.reciprocal  ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @round_f32(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.round  ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @sqrt_f32(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.sqrt  ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @rsqrt_f32(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.rsqrt  ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @square_f32(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.square  ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @tanh_f32(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.tanh  ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @erf_f32(%a0: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.erf  ins(%a0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_binary_f32(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_binary  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_binary_add(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<add>} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_binary_sub(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<sub>} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_binary_mul(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<mul>} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_binary_div(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<div>} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_binary_max_signed(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<max_signed>} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_binary_min_signed(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<min_signed>} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_binary_max_unsigned(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<max_unsigned>} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_binary_min_unsigned(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<min_unsigned>} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_binary_powf(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<powf>} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @elemwise_binary_cast(%a0: memref<?x?xi8>, %a1: memref<?x?xi8>, %o: memref<?x?xi32>) {
  linalg.elemwise_binary  ins(%a0, %a1 : memref<?x?xi8>, memref<?x?xi8>) outs(%o : memref<?x?xi32>)
  return
}

func.func @add_f32(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.add  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @sub_f32(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.sub  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @mul_f32(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.mul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @div_f32(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.div  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @max_f32(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.max  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @min_f32(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.min  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @powf_f32(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.powf  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @matmul_f32(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @matmul_cast(%a0: memref<?x?xi8>, %a1: memref<?x?xi8>, %o: memref<?x?xi32>) {
  linalg.matmul  ins(%a0, %a1 : memref<?x?xi8>, memref<?x?xi8>) outs(%o : memref<?x?xi32>)
  return
}

func.func @matmul_transpose_a_f32(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.matmul_transpose_a  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @matmul_transpose_a_cast(%a0: memref<?x?xi8>, %a1: memref<?x?xi8>, %o: memref<?x?xi32>) {
  linalg.matmul_transpose_a  ins(%a0, %a1 : memref<?x?xi8>, memref<?x?xi8>) outs(%o : memref<?x?xi32>)
  return
}

func.func @matmul_transpose_b_f32(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.matmul_transpose_b  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @matmul_transpose_b_cast(%a0: memref<?x?xi8>, %a1: memref<?x?xi8>, %o: memref<?x?xi32>) {
  linalg.matmul_transpose_b  ins(%a0, %a1 : memref<?x?xi8>, memref<?x?xi8>) outs(%o : memref<?x?xi32>)
  return
}

func.func @quantized_matmul_cast(%a0: memref<?x?xi8>, %a1: memref<?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?xi32>) {
  linalg.quantized_matmul  ins(%a0, %a1, %a2, %a3 : memref<?x?xi8>, memref<?x?xi8>, i32, i32) outs(%o : memref<?x?xi32>)
  return
}

func.func @mmt4d_f32(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.mmt4d  ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @mmt4d_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %o: memref<?x?x?x?xi32>) {
  linalg.mmt4d  ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @batch_mmt4d_f32(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.batch_mmt4d  ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @batch_mmt4d_cast(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %o: memref<?x?x?x?x?xi32>) {
  linalg.batch_mmt4d  ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>) outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @batch_matmul_f32(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @batch_matmul_cast(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xi8>, %o: memref<?x?x?xi32>) {
  linalg.batch_matmul  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%o : memref<?x?x?xi32>)
  return
}

func.func @batch_matmul_transpose_a_f32(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) {
  %r = linalg.batch_matmul_transpose_a  ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @batch_matmul_transpose_a_cast(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xi8>, %o: memref<?x?x?xi32>) {
  linalg.batch_matmul_transpose_a  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%o : memref<?x?x?xi32>)
  return
}

func.func @batch_matmul_transpose_b_f32(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) {
  %r = linalg.batch_matmul_transpose_b  ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @batch_matmul_transpose_b_cast(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xi8>, %o: memref<?x?x?xi32>) {
  linalg.batch_matmul_transpose_b  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%o : memref<?x?x?xi32>)
  return
}

func.func @quantized_batch_matmul_cast(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?x?xi32>) {
  linalg.quantized_batch_matmul  ins(%a0, %a1, %a2, %a3 : memref<?x?x?xi8>, memref<?x?x?xi8>, i32, i32) outs(%o : memref<?x?x?xi32>)
  return
}

func.func @batch_reduce_matmul_f32(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.batch_reduce_matmul  ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @matvec_f32(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %o: tensor<?xf32>) {
  %r = linalg.matvec  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return
}

func.func @matvec_cast(%a0: memref<?x?xi8>, %a1: memref<?xi8>, %o: memref<?xi32>) {
  linalg.matvec  ins(%a0, %a1 : memref<?x?xi8>, memref<?xi8>) outs(%o : memref<?xi32>)
  return
}

func.func @vecmat_f32(%a0: tensor<?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?xf32>) {
  %r = linalg.vecmat  ins(%a0, %a1 : tensor<?xf32>, tensor<?x?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return
}

func.func @vecmat_cast(%a0: memref<?xi8>, %a1: memref<?x?xi8>, %o: memref<?xi32>) {
  linalg.vecmat  ins(%a0, %a1 : memref<?xi8>, memref<?x?xi8>) outs(%o : memref<?xi32>)
  return
}

func.func @batch_matvec_f32(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.batch_matvec  ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @batch_matvec_cast(%a0: memref<?x?x?xi8>, %a1: memref<?x?xi8>, %o: memref<?x?xi32>) {
  linalg.batch_matvec  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?xi8>) outs(%o : memref<?x?xi32>)
  return
}

func.func @batch_vecmat_f32(%a0: tensor<?x?xf32>, %a1: tensor<?x?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.batch_vecmat  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @batch_vecmat_cast(%a0: memref<?x?xi8>, %a1: memref<?x?x?xi8>, %o: memref<?x?xi32>) {
  linalg.batch_vecmat  ins(%a0, %a1 : memref<?x?xi8>, memref<?x?x?xi8>) outs(%o : memref<?x?xi32>)
  return
}

func.func @dot_f32(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %o: tensor<f32>) {
  %r = linalg.dot  ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<f32>) -> tensor<f32>
  return
}

func.func @dot_cast(%a0: memref<?xi8>, %a1: memref<?xi8>, %o: memref<i32>) {
  linalg.dot  ins(%a0, %a1 : memref<?xi8>, memref<?xi8>) outs(%o : memref<i32>)
  return
}

func.func @conv_1d_f32(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %o: tensor<?xf32>) {
  %r = linalg.conv_1d  ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return
}

func.func @conv_1d_cast(%a0: memref<?xi8>, %a1: memref<?xi8>, %o: memref<?xi32>) {
  linalg.conv_1d  ins(%a0, %a1 : memref<?xi8>, memref<?xi8>) outs(%o : memref<?xi32>)
  return
}

func.func @conv_2d_f32(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?xf32>) {
  %r = linalg.conv_2d  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

func.func @conv_2d_cast(%a0: memref<?x?xi8>, %a1: memref<?x?xi8>, %o: memref<?x?xi32>) {
  linalg.conv_2d  ins(%a0, %a1 : memref<?x?xi8>, memref<?x?xi8>) outs(%o : memref<?x?xi32>)
  return
}

func.func @conv_3d_f32(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) {
  %r = linalg.conv_3d  ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @conv_3d_cast(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xi8>, %o: memref<?x?x?xi32>) {
  linalg.conv_3d  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%o : memref<?x?x?xi32>)
  return
}

func.func @conv_1d_nwc_wcf_f32(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) {
  %r = linalg.conv_1d_nwc_wcf  ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @conv_1d_nwc_wcf_window(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) {
  %r = linalg.conv_1d_nwc_wcf {dilations = dense<[1]> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @conv_1d_nwc_wcf_cast(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xi8>, %o: memref<?x?x?xi32>) {
  linalg.conv_1d_nwc_wcf  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%o : memref<?x?x?xi32>)
  return
}

func.func @conv_1d_ncw_fcw_f32(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) {
  %r = linalg.conv_1d_ncw_fcw  ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @conv_1d_ncw_fcw_window(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) {
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<[1]> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @conv_1d_ncw_fcw_cast(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xi8>, %o: memref<?x?x?xi32>) {
  linalg.conv_1d_ncw_fcw  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%o : memref<?x?x?xi32>)
  return
}

func.func @conv_2d_nhwc_hwcf_f32(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.conv_2d_nhwc_hwcf  ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @conv_2d_nhwc_hwcf_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @conv_2d_nhwc_hwcf_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %o: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nhwc_hwcf  ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @conv_2d_nhwc_fhwc_f32(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.conv_2d_nhwc_fhwc  ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @conv_2d_nhwc_fhwc_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.conv_2d_nhwc_fhwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @conv_2d_nhwc_fhwc_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %o: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nhwc_fhwc  ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @conv_2d_nhwc_hwcf_q_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: i32, %a3: i32, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32, i32) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @conv_2d_nhwc_hwcf_q_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nhwc_hwcf_q  ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @conv_2d_nhwc_fhwc_q_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: i32, %a3: i32, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32, i32) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @conv_2d_nhwc_fhwc_q_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nhwc_fhwc_q  ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @conv_2d_nchw_fchw_f32(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.conv_2d_nchw_fchw  ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @conv_2d_nchw_fchw_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @conv_2d_nchw_fchw_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %o: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nchw_fchw  ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @conv_2d_ngchw_fgchw_f32(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.conv_2d_ngchw_fgchw  ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @conv_2d_ngchw_fgchw_window(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.conv_2d_ngchw_fgchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @conv_2d_ngchw_fgchw_cast(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %o: memref<?x?x?x?x?xi32>) {
  linalg.conv_2d_ngchw_fgchw  ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>) outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @conv_2d_ngchw_gfchw_f32(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.conv_2d_ngchw_gfchw  ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @conv_2d_ngchw_gfchw_window(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.conv_2d_ngchw_gfchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @conv_2d_ngchw_gfchw_cast(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %o: memref<?x?x?x?x?xi32>) {
  linalg.conv_2d_ngchw_gfchw  ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>) outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @conv_2d_ngchw_gfchw_q_window(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %a2: i32, %a3: i32, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32, i32) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @conv_2d_ngchw_gfchw_q_cast(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?x?x?x?xi32>) {
  linalg.conv_2d_ngchw_gfchw_q  ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32) outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @conv_3d_ndhwc_dhwcf_f32(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.conv_3d_ndhwc_dhwcf  ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @conv_3d_ndhwc_dhwcf_window(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @conv_3d_ndhwc_dhwcf_cast(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %o: memref<?x?x?x?x?xi32>) {
  linalg.conv_3d_ndhwc_dhwcf  ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>) outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @conv_3d_ndhwc_dhwcf_q_window(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %a2: i32, %a3: i32, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32, i32) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @conv_3d_ndhwc_dhwcf_q_cast(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?x?x?x?xi32>) {
  linalg.conv_3d_ndhwc_dhwcf_q  ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32) outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @conv_3d_ncdhw_fcdhw_f32(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.conv_3d_ncdhw_fcdhw  ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @conv_3d_ncdhw_fcdhw_window(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @conv_3d_ncdhw_fcdhw_cast(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %o: memref<?x?x?x?x?xi32>) {
  linalg.conv_3d_ncdhw_fcdhw  ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>) outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @depthwise_conv_1d_nwc_wc_f32(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?x?xf32>) {
  %r = linalg.depthwise_conv_1d_nwc_wc  ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @depthwise_conv_1d_nwc_wc_window(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?x?xf32>) {
  %r = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[1]> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @depthwise_conv_1d_nwc_wc_cast(%a0: memref<?x?x?xi8>, %a1: memref<?x?xi8>, %o: memref<?x?x?xi32>) {
  linalg.depthwise_conv_1d_nwc_wc  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?xi8>) outs(%o : memref<?x?x?xi32>)
  return
}

func.func @depthwise_conv_1d_ncw_cw_f32(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?x?xf32>) {
  %r = linalg.depthwise_conv_1d_ncw_cw  ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @depthwise_conv_1d_ncw_cw_window(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?xf32>, %o: tensor<?x?x?xf32>) {
  %r = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<[1]> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @depthwise_conv_1d_ncw_cw_cast(%a0: memref<?x?x?xi8>, %a1: memref<?x?xi8>, %o: memref<?x?x?xi32>) {
  linalg.depthwise_conv_1d_ncw_cw  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?xi8>) outs(%o : memref<?x?x?xi32>)
  return
}

func.func @depthwise_conv_1d_nwc_wcm_f32(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.depthwise_conv_1d_nwc_wcm  ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @depthwise_conv_1d_nwc_wcm_window(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<[1]> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @depthwise_conv_1d_nwc_wcm_cast(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xi8>, %o: memref<?x?x?x?xi32>) {
  linalg.depthwise_conv_1d_nwc_wcm  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwc_f32(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.depthwise_conv_2d_nhwc_hwc  ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @depthwise_conv_2d_nhwc_hwc_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @depthwise_conv_2d_nhwc_hwc_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?xi8>, %o: memref<?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc  ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?xi8>) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @depthwise_conv_2d_nchw_chw_f32(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.depthwise_conv_2d_nchw_chw  ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @depthwise_conv_2d_nchw_chw_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @depthwise_conv_2d_nchw_chw_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?xi8>, %o: memref<?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nchw_chw  ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?xi8>) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwc_q_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: i32, %a3: i32, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, i32, i32) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @depthwise_conv_2d_nhwc_hwc_q_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q  ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?xi8>, i32, i32) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwcm_f32(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.depthwise_conv_2d_nhwc_hwcm  ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @depthwise_conv_2d_nhwc_hwcm_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @depthwise_conv_2d_nhwc_hwcm_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %o: memref<?x?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm  ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwcm_q_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: i32, %a3: i32, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32, i32) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @depthwise_conv_2d_nhwc_hwcm_q_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: i32, %a3: i32, %o: memref<?x?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q  ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwc_f32(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.depthwise_conv_3d_ndhwc_dhwc  ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwc_window(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwc_cast(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %o: memref<?x?x?x?x?xi32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc  ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @depthwise_conv_3d_ncdhw_cdhw_f32(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.depthwise_conv_3d_ncdhw_cdhw  ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @depthwise_conv_3d_ncdhw_cdhw_window(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @depthwise_conv_3d_ncdhw_cdhw_cast(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %o: memref<?x?x?x?x?xi32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw  ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwcm_f32(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?x?xf32>) {
  %r = linalg.depthwise_conv_3d_ndhwc_dhwcm  ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwcm_window(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %o: tensor<?x?x?x?x?x?xf32>) {
  %r = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwcm_cast(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %o: memref<?x?x?x?x?x?xi32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm  ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>) outs(%o : memref<?x?x?x?x?x?xi32>)
  return
}

func.func @pooling_nwc_sum_window(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf16>, %o: tensor<?x?x?xf32>) {
  %r = linalg.pooling_nwc_sum {dilations = dense<[1]> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf16>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @pooling_nwc_sum_cast(%a0: memref<?x?x?xi8>, %a1: memref<?xf16>, %o: memref<?x?x?xi32>) {
  linalg.pooling_nwc_sum  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xf16>) outs(%o : memref<?x?x?xi32>)
  return
}

func.func @pooling_ncw_sum_window(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf16>, %o: tensor<?x?x?xf32>) {
  %r = linalg.pooling_ncw_sum {dilations = dense<[1]> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf16>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @pooling_ncw_sum_cast(%a0: memref<?x?x?xi8>, %a1: memref<?xf16>, %o: memref<?x?x?xi32>) {
  linalg.pooling_ncw_sum  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xf16>) outs(%o : memref<?x?x?xi32>)
  return
}

func.func @pooling_nwc_max_window(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf16>, %o: tensor<?x?x?xf32>) {
  %r = linalg.pooling_nwc_max {dilations = dense<[1]> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf16>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @pooling_nwc_max_cast(%a0: memref<?x?x?xi8>, %a1: memref<?xf16>, %o: memref<?x?x?xi32>) {
  linalg.pooling_nwc_max  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xf16>) outs(%o : memref<?x?x?xi32>)
  return
}

func.func @pooling_nwc_max_unsigned_window(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf16>, %o: tensor<?x?x?xf32>) {
  %r = linalg.pooling_nwc_max_unsigned {dilations = dense<[1]> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf16>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @pooling_nwc_max_unsigned_cast(%a0: memref<?x?x?xi8>, %a1: memref<?xf16>, %o: memref<?x?x?xi32>) {
  linalg.pooling_nwc_max_unsigned  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xf16>) outs(%o : memref<?x?x?xi32>)
  return
}

func.func @pooling_ncw_max_window(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf16>, %o: tensor<?x?x?xf32>) {
  %r = linalg.pooling_ncw_max {dilations = dense<[1]> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf16>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @pooling_ncw_max_cast(%a0: memref<?x?x?xi8>, %a1: memref<?xf16>, %o: memref<?x?x?xi32>) {
  linalg.pooling_ncw_max  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xf16>) outs(%o : memref<?x?x?xi32>)
  return
}

func.func @pooling_nwc_min_window(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf16>, %o: tensor<?x?x?xf32>) {
  %r = linalg.pooling_nwc_min {dilations = dense<[1]> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf16>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @pooling_nwc_min_cast(%a0: memref<?x?x?xi8>, %a1: memref<?xf16>, %o: memref<?x?x?xi32>) {
  linalg.pooling_nwc_min  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xf16>) outs(%o : memref<?x?x?xi32>)
  return
}

func.func @pooling_nwc_min_unsigned_window(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf16>, %o: tensor<?x?x?xf32>) {
  %r = linalg.pooling_nwc_min_unsigned {dilations = dense<[1]> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf16>) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

func.func @pooling_nwc_min_unsigned_cast(%a0: memref<?x?x?xi8>, %a1: memref<?xf16>, %o: memref<?x?x?xi32>) {
  linalg.pooling_nwc_min_unsigned  ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xf16>) outs(%o : memref<?x?x?xi32>)
  return
}

func.func @pooling_nhwc_sum_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf16>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.pooling_nhwc_sum {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf16>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @pooling_nhwc_sum_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?xf16>, %o: memref<?x?x?x?xi32>) {
  linalg.pooling_nhwc_sum  ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @pooling_nchw_sum_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf16>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.pooling_nchw_sum {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf16>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @pooling_nchw_sum_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?xf16>, %o: memref<?x?x?x?xi32>) {
  linalg.pooling_nchw_sum  ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @pooling_nhwc_max_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf16>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.pooling_nhwc_max {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf16>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @pooling_nhwc_max_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?xf16>, %o: memref<?x?x?x?xi32>) {
  linalg.pooling_nhwc_max  ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @pooling_nhwc_max_unsigned_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf16>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.pooling_nhwc_max_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf16>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @pooling_nhwc_max_unsigned_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?xf16>, %o: memref<?x?x?x?xi32>) {
  linalg.pooling_nhwc_max_unsigned  ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @pooling_nchw_max_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf16>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.pooling_nchw_max {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf16>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @pooling_nchw_max_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?xf16>, %o: memref<?x?x?x?xi32>) {
  linalg.pooling_nchw_max  ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @pooling_nhwc_min_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf16>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.pooling_nhwc_min {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf16>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @pooling_nhwc_min_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?xf16>, %o: memref<?x?x?x?xi32>) {
  linalg.pooling_nhwc_min  ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @pooling_nhwc_min_unsigned_window(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf16>, %o: tensor<?x?x?x?xf32>) {
  %r = linalg.pooling_nhwc_min_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf16>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

func.func @pooling_nhwc_min_unsigned_cast(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?xf16>, %o: memref<?x?x?x?xi32>) {
  linalg.pooling_nhwc_min_unsigned  ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @pooling_ndhwc_sum_window(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?xf16>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.pooling_ndhwc_sum {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf16>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @pooling_ndhwc_sum_cast(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?xf16>, %o: memref<?x?x?x?x?xi32>) {
  linalg.pooling_ndhwc_sum  ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?xf16>) outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @pooling_ndhwc_max_window(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?xf16>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.pooling_ndhwc_max {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf16>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @pooling_ndhwc_max_cast(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?xf16>, %o: memref<?x?x?x?x?xi32>) {
  linalg.pooling_ndhwc_max  ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?xf16>) outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @pooling_ndhwc_min_window(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?xf16>, %o: tensor<?x?x?x?x?xf32>) {
  %r = linalg.pooling_ndhwc_min {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf16>) outs(%o : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}

func.func @pooling_ndhwc_min_cast(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?xf16>, %o: memref<?x?x?x?x?xi32>) {
  linalg.pooling_ndhwc_min  ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?xf16>) outs(%o : memref<?x?x?x?x?xi32>)
  return
}
