func.func @step(%from: index, %to: index) {
  %back = arith.constant -2 : index
  // expected-error@+1 {{constant step operand must be positive}}
  scf.parallel (%i) = (%from) to (%to) step (%back) {
  }
  return
}
// -----
func.func @shared(%whole: tensor<8xf32>, %part: tensor<2xf32>) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%out = %whole) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      // expected-error@+1 {{may only insert into an output block argument}}
      tensor.parallel_insert_slice %part into %whole[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
// -----
func.func @implied(%n: index, %start: f32) -> f32 {
  // expected-error@+1 {{parent of yield must have same number of results as the yield operands}}
  %0 = affine.for %i = 0 to %n iter_args(%sum = %start) -> (f32) {
  }
  return %0 : f32
}
// -----
func.func @subscript(%tag: memref<8xi32>, %n: index) {
  affine.for %i = 0 to 8 {
    %square = arith.muli %i, %i : index
    // expected-error@+1 {{index must be a valid dimension or symbol identifier}}
    affine.dma_wait %tag[%square], %n : memref<8xi32>
  }
  return
}
