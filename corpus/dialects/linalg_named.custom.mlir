module {
  func.func @copy_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.copy ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @copy_cast(%arg0: memref<?x?xi8>, %arg1: memref<?x?xi32>) {
    linalg.copy ins(%arg0 : memref<?x?xi8>) outs(%arg1 : memref<?x?xi32>)
    return
  }
  func.func @fill_f32(%arg0: f32, %arg1: tensor<?x?xf32>) {
    %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_unary_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.elemwise_unary ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_unary_exp(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.elemwise_unary {fun = #linalg.unary_fn<exp>} ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_unary_log(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.elemwise_unary {fun = #linalg.unary_fn<log>} ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_unary_abs(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.elemwise_unary {fun = #linalg.unary_fn<abs>} ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_unary_ceil(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.elemwise_unary {fun = #linalg.unary_fn<ceil>} ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_unary_floor(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.elemwise_unary {fun = #linalg.unary_fn<floor>} ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_unary_negf(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.elemwise_unary {fun = #linalg.unary_fn<negf>} ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_unary_reciprocal(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.elemwise_unary {fun = #linalg.unary_fn<reciprocal>} ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_unary_round(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.elemwise_unary {fun = #linalg.unary_fn<round>} ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_unary_sqrt(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.elemwise_unary {fun = #linalg.unary_fn<sqrt>} ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_unary_rsqrt(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.elemwise_unary {fun = #linalg.unary_fn<rsqrt>} ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_unary_square(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.elemwise_unary {fun = #linalg.unary_fn<square>} ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_unary_tanh(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.elemwise_unary {fun = #linalg.unary_fn<tanh>} ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_unary_erf(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.elemwise_unary {fun = #linalg.unary_fn<erf>} ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @exp_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.exp ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @log_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.log ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @abs_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.abs ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @ceil_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.ceil ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @floor_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.floor ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @negf_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.negf ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @reciprocal_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.reciprocal ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @round_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.round ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @sqrt_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.sqrt ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @rsqrt_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.rsqrt ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @square_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.square ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @tanh_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.tanh ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @erf_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = linalg.erf ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_binary_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.elemwise_binary ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_binary_add(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<add>} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_binary_sub(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<sub>} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_binary_mul(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<mul>} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_binary_div(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<div>} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_binary_max_signed(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<max_signed>} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_binary_min_signed(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<min_signed>} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_binary_max_unsigned(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<max_unsigned>} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_binary_min_unsigned(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<min_unsigned>} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_binary_powf(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.elemwise_binary {cast = #linalg.type_fn<cast_unsigned>, fun = #linalg.binary_fn<powf>} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @elemwise_binary_cast(%arg0: memref<?x?xi8>, %arg1: memref<?x?xi8>, %arg2: memref<?x?xi32>) {
    linalg.elemwise_binary ins(%arg0, %arg1 : memref<?x?xi8>, memref<?x?xi8>) outs(%arg2 : memref<?x?xi32>)
    return
  }
  func.func @add_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.add ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @sub_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.sub ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @mul_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.mul ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @div_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.div ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @max_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.max ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @min_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.min ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @powf_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.powf ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @matmul_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.matmul ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @matmul_cast(%arg0: memref<?x?xi8>, %arg1: memref<?x?xi8>, %arg2: memref<?x?xi32>) {
    linalg.matmul ins(%arg0, %arg1 : memref<?x?xi8>, memref<?x?xi8>) outs(%arg2 : memref<?x?xi32>)
    return
  }
  func.func @matmul_transpose_a_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.matmul_transpose_a ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @matmul_transpose_a_cast(%arg0: memref<?x?xi8>, %arg1: memref<?x?xi8>, %arg2: memref<?x?xi32>) {
    linalg.matmul_transpose_a ins(%arg0, %arg1 : memref<?x?xi8>, memref<?x?xi8>) outs(%arg2 : memref<?x?xi32>)
    return
  }
  func.func @matmul_transpose_b_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.matmul_transpose_b ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @matmul_transpose_b_cast(%arg0: memref<?x?xi8>, %arg1: memref<?x?xi8>, %arg2: memref<?x?xi32>) {
    linalg.matmul_transpose_b ins(%arg0, %arg1 : memref<?x?xi8>, memref<?x?xi8>) outs(%arg2 : memref<?x?xi32>)
    return
  }
  func.func @quantized_matmul_cast(%arg0: memref<?x?xi8>, %arg1: memref<?x?xi8>, %arg2: i32, %arg3: i32, %arg4: memref<?x?xi32>) {
    linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?xi8>, memref<?x?xi8>, i32, i32) outs(%arg4 : memref<?x?xi32>)
    return
  }
  func.func @mmt4d_f32(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.mmt4d ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @mmt4d_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?x?x?xi8>, %arg2: memref<?x?x?x?xi32>) {
    linalg.mmt4d ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%arg2 : memref<?x?x?x?xi32>)
    return
  }
  func.func @batch_mmt4d_f32(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.batch_mmt4d ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @batch_mmt4d_cast(%arg0: memref<?x?x?x?x?xi8>, %arg1: memref<?x?x?x?x?xi8>, %arg2: memref<?x?x?x?x?xi32>) {
    linalg.batch_mmt4d ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>) outs(%arg2 : memref<?x?x?x?x?xi32>)
    return
  }
  func.func @batch_matmul_f32(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @batch_matmul_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?x?x?xi8>, %arg2: memref<?x?x?xi32>) {
    linalg.batch_matmul ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%arg2 : memref<?x?x?xi32>)
    return
  }
  func.func @batch_matmul_transpose_a_f32(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.batch_matmul_transpose_a ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @batch_matmul_transpose_a_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?x?x?xi8>, %arg2: memref<?x?x?xi32>) {
    linalg.batch_matmul_transpose_a ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%arg2 : memref<?x?x?xi32>)
    return
  }
  func.func @batch_matmul_transpose_b_f32(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.batch_matmul_transpose_b ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @batch_matmul_transpose_b_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?x?x?xi8>, %arg2: memref<?x?x?xi32>) {
    linalg.batch_matmul_transpose_b ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%arg2 : memref<?x?x?xi32>)
    return
  }
  func.func @quantized_batch_matmul_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?x?x?xi8>, %arg2: i32, %arg3: i32, %arg4: memref<?x?x?xi32>) {
    linalg.quantized_batch_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?xi8>, memref<?x?x?xi8>, i32, i32) outs(%arg4 : memref<?x?x?xi32>)
    return
  }
  func.func @batch_reduce_matmul_f32(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.batch_reduce_matmul ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @matvec_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>) {
    %0 = linalg.matvec ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?xf32>) outs(%arg2 : tensor<?xf32>) -> tensor<?xf32>
    return
  }
  func.func @matvec_cast(%arg0: memref<?x?xi8>, %arg1: memref<?xi8>, %arg2: memref<?xi32>) {
    linalg.matvec ins(%arg0, %arg1 : memref<?x?xi8>, memref<?xi8>) outs(%arg2 : memref<?xi32>)
    return
  }
  func.func @vecmat_f32(%arg0: tensor<?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?xf32>) {
    %0 = linalg.vecmat ins(%arg0, %arg1 : tensor<?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?xf32>) -> tensor<?xf32>
    return
  }
  func.func @vecmat_cast(%arg0: memref<?xi8>, %arg1: memref<?x?xi8>, %arg2: memref<?xi32>) {
    linalg.vecmat ins(%arg0, %arg1 : memref<?xi8>, memref<?x?xi8>) outs(%arg2 : memref<?xi32>)
    return
  }
  func.func @batch_matvec_f32(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.batch_matvec ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @batch_matvec_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?x?xi8>, %arg2: memref<?x?xi32>) {
    linalg.batch_matvec ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?xi8>) outs(%arg2 : memref<?x?xi32>)
    return
  }
  func.func @batch_vecmat_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.batch_vecmat ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @batch_vecmat_cast(%arg0: memref<?x?xi8>, %arg1: memref<?x?x?xi8>, %arg2: memref<?x?xi32>) {
    linalg.batch_vecmat ins(%arg0, %arg1 : memref<?x?xi8>, memref<?x?x?xi8>) outs(%arg2 : memref<?x?xi32>)
    return
  }
  func.func @dot_f32(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<f32>) {
    %0 = linalg.dot ins(%arg0, %arg1 : tensor<?xf32>, tensor<?xf32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    return
  }
  func.func @dot_cast(%arg0: memref<?xi8>, %arg1: memref<?xi8>, %arg2: memref<i32>) {
    linalg.dot ins(%arg0, %arg1 : memref<?xi8>, memref<?xi8>) outs(%arg2 : memref<i32>)
    return
  }
  func.func @conv_1d_f32(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>) {
    %0 = linalg.conv_1d ins(%arg0, %arg1 : tensor<?xf32>, tensor<?xf32>) outs(%arg2 : tensor<?xf32>) -> tensor<?xf32>
    return
  }
  func.func @conv_1d_cast(%arg0: memref<?xi8>, %arg1: memref<?xi8>, %arg2: memref<?xi32>) {
    linalg.conv_1d ins(%arg0, %arg1 : memref<?xi8>, memref<?xi8>) outs(%arg2 : memref<?xi32>)
    return
  }
  func.func @conv_2d_f32(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) {
    %0 = linalg.conv_2d ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return
  }
  func.func @conv_2d_cast(%arg0: memref<?x?xi8>, %arg1: memref<?x?xi8>, %arg2: memref<?x?xi32>) {
    linalg.conv_2d ins(%arg0, %arg1 : memref<?x?xi8>, memref<?x?xi8>) outs(%arg2 : memref<?x?xi32>)
    return
  }
  func.func @conv_3d_f32(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.conv_3d ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @conv_3d_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?x?x?xi8>, %arg2: memref<?x?x?xi32>) {
    linalg.conv_3d ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%arg2 : memref<?x?x?xi32>)
    return
  }
  func.func @conv_1d_nwc_wcf_f32(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.conv_1d_nwc_wcf ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @conv_1d_nwc_wcf_window(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @conv_1d_nwc_wcf_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?x?x?xi8>, %arg2: memref<?x?x?xi32>) {
    linalg.conv_1d_nwc_wcf ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%arg2 : memref<?x?x?xi32>)
    return
  }
  func.func @conv_1d_ncw_fcw_f32(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.conv_1d_ncw_fcw ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @conv_1d_ncw_fcw_window(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @conv_1d_ncw_fcw_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?x?x?xi8>, %arg2: memref<?x?x?xi32>) {
    linalg.conv_1d_ncw_fcw ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%arg2 : memref<?x?x?xi32>)
    return
  }
  func.func @conv_2d_nhwc_hwcf_f32(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.conv_2d_nhwc_hwcf ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @conv_2d_nhwc_hwcf_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @conv_2d_nhwc_hwcf_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?x?x?xi8>, %arg2: memref<?x?x?x?xi32>) {
    linalg.conv_2d_nhwc_hwcf ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%arg2 : memref<?x?x?x?xi32>)
    return
  }
  func.func @conv_2d_nhwc_fhwc_f32(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.conv_2d_nhwc_fhwc ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @conv_2d_nhwc_fhwc_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @conv_2d_nhwc_fhwc_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?x?x?xi8>, %arg2: memref<?x?x?x?xi32>) {
    linalg.conv_2d_nhwc_fhwc ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%arg2 : memref<?x?x?x?xi32>)
    return
  }
  func.func @conv_2d_nhwc_hwcf_q_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: i32, %arg3: i32, %arg4: tensor<?x?x?x?xf32>) {
    %0 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32, i32) outs(%arg4 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @conv_2d_nhwc_hwcf_q_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?x?x?xi8>, %arg2: i32, %arg3: i32, %arg4: memref<?x?x?x?xi32>) {
    linalg.conv_2d_nhwc_hwcf_q ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%arg4 : memref<?x?x?x?xi32>)
    return
  }
  func.func @conv_2d_nhwc_fhwc_q_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: i32, %arg3: i32, %arg4: tensor<?x?x?x?xf32>) {
    %0 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32, i32) outs(%arg4 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @conv_2d_nhwc_fhwc_q_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?x?x?xi8>, %arg2: i32, %arg3: i32, %arg4: memref<?x?x?x?xi32>) {
    linalg.conv_2d_nhwc_fhwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%arg4 : memref<?x?x?x?xi32>)
    return
  }
  func.func @conv_2d_nchw_fchw_f32(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.conv_2d_nchw_fchw ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @conv_2d_nchw_fchw_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.conv_2d_nchw_fchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @conv_2d_nchw_fchw_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?x?x?xi8>, %arg2: memref<?x?x?x?xi32>) {
    linalg.conv_2d_nchw_fchw ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%arg2 : memref<?x?x?x?xi32>)
    return
  }
  func.func @conv_2d_ngchw_fgchw_f32(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.conv_2d_ngchw_fgchw ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @conv_2d_ngchw_fgchw_window(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.conv_2d_ngchw_fgchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @conv_2d_ngchw_fgchw_cast(%arg0: memref<?x?x?x?x?xi8>, %arg1: memref<?x?x?x?x?xi8>, %arg2: memref<?x?x?x?x?xi32>) {
    linalg.conv_2d_ngchw_fgchw ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>) outs(%arg2 : memref<?x?x?x?x?xi32>)
    return
  }
  func.func @conv_2d_ngchw_gfchw_f32(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.conv_2d_ngchw_gfchw ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @conv_2d_ngchw_gfchw_window(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @conv_2d_ngchw_gfchw_cast(%arg0: memref<?x?x?x?x?xi8>, %arg1: memref<?x?x?x?x?xi8>, %arg2: memref<?x?x?x?x?xi32>) {
    linalg.conv_2d_ngchw_gfchw ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>) outs(%arg2 : memref<?x?x?x?x?xi32>)
    return
  }
  func.func @conv_2d_ngchw_gfchw_q_window(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>, %arg2: i32, %arg3: i32, %arg4: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32, i32) outs(%arg4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @conv_2d_ngchw_gfchw_q_cast(%arg0: memref<?x?x?x?x?xi8>, %arg1: memref<?x?x?x?x?xi8>, %arg2: i32, %arg3: i32, %arg4: memref<?x?x?x?x?xi32>) {
    linalg.conv_2d_ngchw_gfchw_q ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32) outs(%arg4 : memref<?x?x?x?x?xi32>)
    return
  }
  func.func @conv_3d_ndhwc_dhwcf_f32(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.conv_3d_ndhwc_dhwcf ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @conv_3d_ndhwc_dhwcf_window(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @conv_3d_ndhwc_dhwcf_cast(%arg0: memref<?x?x?x?x?xi8>, %arg1: memref<?x?x?x?x?xi8>, %arg2: memref<?x?x?x?x?xi32>) {
    linalg.conv_3d_ndhwc_dhwcf ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>) outs(%arg2 : memref<?x?x?x?x?xi32>)
    return
  }
  func.func @conv_3d_ndhwc_dhwcf_q_window(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>, %arg2: i32, %arg3: i32, %arg4: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32, i32) outs(%arg4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @conv_3d_ndhwc_dhwcf_q_cast(%arg0: memref<?x?x?x?x?xi8>, %arg1: memref<?x?x?x?x?xi8>, %arg2: i32, %arg3: i32, %arg4: memref<?x?x?x?x?xi32>) {
    linalg.conv_3d_ndhwc_dhwcf_q ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32) outs(%arg4 : memref<?x?x?x?x?xi32>)
    return
  }
  func.func @conv_3d_ncdhw_fcdhw_f32(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.conv_3d_ncdhw_fcdhw ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @conv_3d_ncdhw_fcdhw_window(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @conv_3d_ncdhw_fcdhw_cast(%arg0: memref<?x?x?x?x?xi8>, %arg1: memref<?x?x?x?x?xi8>, %arg2: memref<?x?x?x?x?xi32>) {
    linalg.conv_3d_ncdhw_fcdhw ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>) outs(%arg2 : memref<?x?x?x?x?xi32>)
    return
  }
  func.func @depthwise_conv_1d_nwc_wc_f32(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.depthwise_conv_1d_nwc_wc ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @depthwise_conv_1d_nwc_wc_window(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @depthwise_conv_1d_nwc_wc_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?x?xi8>, %arg2: memref<?x?x?xi32>) {
    linalg.depthwise_conv_1d_nwc_wc ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?xi8>) outs(%arg2 : memref<?x?x?xi32>)
    return
  }
  func.func @depthwise_conv_1d_ncw_cw_f32(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.depthwise_conv_1d_ncw_cw ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @depthwise_conv_1d_ncw_cw_window(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @depthwise_conv_1d_ncw_cw_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?x?xi8>, %arg2: memref<?x?x?xi32>) {
    linalg.depthwise_conv_1d_ncw_cw ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?xi8>) outs(%arg2 : memref<?x?x?xi32>)
    return
  }
  func.func @depthwise_conv_1d_nwc_wcm_f32(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @depthwise_conv_1d_nwc_wcm_window(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @depthwise_conv_1d_nwc_wcm_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?x?x?xi8>, %arg2: memref<?x?x?x?xi32>) {
    linalg.depthwise_conv_1d_nwc_wcm ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%arg2 : memref<?x?x?x?xi32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwc_f32(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwc_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwc_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?x?xi8>, %arg2: memref<?x?x?x?xi32>) {
    linalg.depthwise_conv_2d_nhwc_hwc ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?x?xi8>) outs(%arg2 : memref<?x?x?x?xi32>)
    return
  }
  func.func @depthwise_conv_2d_nchw_chw_f32(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.depthwise_conv_2d_nchw_chw ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @depthwise_conv_2d_nchw_chw_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @depthwise_conv_2d_nchw_chw_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?x?xi8>, %arg2: memref<?x?x?x?xi32>) {
    linalg.depthwise_conv_2d_nchw_chw ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?x?xi8>) outs(%arg2 : memref<?x?x?x?xi32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwc_q_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: i32, %arg3: i32, %arg4: tensor<?x?x?x?xf32>) {
    %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, i32, i32) outs(%arg4 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwc_q_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?x?xi8>, %arg2: i32, %arg3: i32, %arg4: memref<?x?x?x?xi32>) {
    linalg.depthwise_conv_2d_nhwc_hwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?x?xi8>, memref<?x?x?xi8>, i32, i32) outs(%arg4 : memref<?x?x?x?xi32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwcm_f32(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwcm_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwcm_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?x?x?xi8>, %arg2: memref<?x?x?x?x?xi32>) {
    linalg.depthwise_conv_2d_nhwc_hwcm ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%arg2 : memref<?x?x?x?x?xi32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwcm_q_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: i32, %arg3: i32, %arg4: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32, i32) outs(%arg4 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwcm_q_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?x?x?xi8>, %arg2: i32, %arg3: i32, %arg4: memref<?x?x?x?x?xi32>) {
    linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%arg4 : memref<?x?x?x?x?xi32>)
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwc_f32(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwc_window(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwc_cast(%arg0: memref<?x?x?x?x?xi8>, %arg1: memref<?x?x?x?xi8>, %arg2: memref<?x?x?x?x?xi32>) {
    linalg.depthwise_conv_3d_ndhwc_dhwc ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%arg2 : memref<?x?x?x?x?xi32>)
    return
  }
  func.func @depthwise_conv_3d_ncdhw_cdhw_f32(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @depthwise_conv_3d_ncdhw_cdhw_window(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @depthwise_conv_3d_ncdhw_cdhw_cast(%arg0: memref<?x?x?x?x?xi8>, %arg1: memref<?x?x?x?xi8>, %arg2: memref<?x?x?x?x?xi32>) {
    linalg.depthwise_conv_3d_ncdhw_cdhw ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%arg2 : memref<?x?x?x?x?xi32>)
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwcm_f32(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?x?xf32>) {
    %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwcm_window(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?x?xf32>) {
    %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwcm_cast(%arg0: memref<?x?x?x?x?xi8>, %arg1: memref<?x?x?x?x?xi8>, %arg2: memref<?x?x?x?x?x?xi32>) {
    linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>) outs(%arg2 : memref<?x?x?x?x?x?xi32>)
    return
  }
  func.func @pooling_nwc_sum_window(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?xf16>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?xf16>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @pooling_nwc_sum_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?xf16>, %arg2: memref<?x?x?xi32>) {
    linalg.pooling_nwc_sum ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?xf16>) outs(%arg2 : memref<?x?x?xi32>)
    return
  }
  func.func @pooling_ncw_sum_window(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?xf16>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?xf16>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @pooling_ncw_sum_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?xf16>, %arg2: memref<?x?x?xi32>) {
    linalg.pooling_ncw_sum ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?xf16>) outs(%arg2 : memref<?x?x?xi32>)
    return
  }
  func.func @pooling_nwc_max_window(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?xf16>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?xf16>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @pooling_nwc_max_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?xf16>, %arg2: memref<?x?x?xi32>) {
    linalg.pooling_nwc_max ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?xf16>) outs(%arg2 : memref<?x?x?xi32>)
    return
  }
  func.func @pooling_nwc_max_unsigned_window(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?xf16>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?xf16>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @pooling_nwc_max_unsigned_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?xf16>, %arg2: memref<?x?x?xi32>) {
    linalg.pooling_nwc_max_unsigned ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?xf16>) outs(%arg2 : memref<?x?x?xi32>)
    return
  }
  func.func @pooling_ncw_max_window(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?xf16>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?xf16>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @pooling_ncw_max_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?xf16>, %arg2: memref<?x?x?xi32>) {
    linalg.pooling_ncw_max ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?xf16>) outs(%arg2 : memref<?x?x?xi32>)
    return
  }
  func.func @pooling_nwc_min_window(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?xf16>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?xf16>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @pooling_nwc_min_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?xf16>, %arg2: memref<?x?x?xi32>) {
    linalg.pooling_nwc_min ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?xf16>) outs(%arg2 : memref<?x?x?xi32>)
    return
  }
  func.func @pooling_nwc_min_unsigned_window(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?xf16>, %arg2: tensor<?x?x?xf32>) {
    %0 = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?xf16>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return
  }
  func.func @pooling_nwc_min_unsigned_cast(%arg0: memref<?x?x?xi8>, %arg1: memref<?xf16>, %arg2: memref<?x?x?xi32>) {
    linalg.pooling_nwc_min_unsigned ins(%arg0, %arg1 : memref<?x?x?xi8>, memref<?xf16>) outs(%arg2 : memref<?x?x?xi32>)
    return
  }
  func.func @pooling_nhwc_sum_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?xf16>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.pooling_nhwc_sum {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?xf16>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @pooling_nhwc_sum_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?xf16>, %arg2: memref<?x?x?x?xi32>) {
    linalg.pooling_nhwc_sum ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?x?x?x?xi32>)
    return
  }
  func.func @pooling_nchw_sum_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?xf16>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.pooling_nchw_sum {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?xf16>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @pooling_nchw_sum_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?xf16>, %arg2: memref<?x?x?x?xi32>) {
    linalg.pooling_nchw_sum ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?x?x?x?xi32>)
    return
  }
  func.func @pooling_nhwc_max_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?xf16>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.pooling_nhwc_max {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?xf16>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @pooling_nhwc_max_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?xf16>, %arg2: memref<?x?x?x?xi32>) {
    linalg.pooling_nhwc_max ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?x?x?x?xi32>)
    return
  }
  func.func @pooling_nhwc_max_unsigned_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?xf16>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?xf16>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @pooling_nhwc_max_unsigned_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?xf16>, %arg2: memref<?x?x?x?xi32>) {
    linalg.pooling_nhwc_max_unsigned ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?x?x?x?xi32>)
    return
  }
  func.func @pooling_nchw_max_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?xf16>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.pooling_nchw_max {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?xf16>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @pooling_nchw_max_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?xf16>, %arg2: memref<?x?x?x?xi32>) {
    linalg.pooling_nchw_max ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?x?x?x?xi32>)
    return
  }
  func.func @pooling_nhwc_min_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?xf16>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.pooling_nhwc_min {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?xf16>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @pooling_nhwc_min_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?xf16>, %arg2: memref<?x?x?x?xi32>) {
    linalg.pooling_nhwc_min ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?x?x?x?xi32>)
    return
  }
  func.func @pooling_nhwc_min_unsigned_window(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?xf16>, %arg2: tensor<?x?x?x?xf32>) {
    %0 = linalg.pooling_nhwc_min_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?xf16>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return
  }
  func.func @pooling_nhwc_min_unsigned_cast(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?xf16>, %arg2: memref<?x?x?x?xi32>) {
    linalg.pooling_nhwc_min_unsigned ins(%arg0, %arg1 : memref<?x?x?x?xi8>, memref<?x?xf16>) outs(%arg2 : memref<?x?x?x?xi32>)
    return
  }
  func.func @pooling_ndhwc_sum_window(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?xf16>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.pooling_ndhwc_sum {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf16>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @pooling_ndhwc_sum_cast(%arg0: memref<?x?x?x?x?xi8>, %arg1: memref<?x?x?xf16>, %arg2: memref<?x?x?x?x?xi32>) {
    linalg.pooling_ndhwc_sum ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?xf16>) outs(%arg2 : memref<?x?x?x?x?xi32>)
    return
  }
  func.func @pooling_ndhwc_max_window(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?xf16>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.pooling_ndhwc_max {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf16>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @pooling_ndhwc_max_cast(%arg0: memref<?x?x?x?x?xi8>, %arg1: memref<?x?x?xf16>, %arg2: memref<?x?x?x?x?xi32>) {
    linalg.pooling_ndhwc_max ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?xf16>) outs(%arg2 : memref<?x?x?x?x?xi32>)
    return
  }
  func.func @pooling_ndhwc_min_window(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?xf16>, %arg2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.pooling_ndhwc_min {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf16>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return
  }
  func.func @pooling_ndhwc_min_cast(%arg0: memref<?x?x?x?x?xi8>, %arg1: memref<?x?x?xf16>, %arg2: memref<?x?x?x?x?xi32>) {
    linalg.pooling_ndhwc_min ins(%arg0, %arg1 : memref<?x?x?x?x?xi8>, memref<?x?x?xf16>) outs(%arg2 : memref<?x?x?x?x?xi32>)
    return
  }
}
