module {
  func.func @generated(%arg0: !shape.shape, %arg1: !shape.size, %arg2: vector<2xf64>, %arg3: memref<2xf64, strided<[?], offset: ?>>, %arg4: index, %arg5: i1, %arg6: tensor<i1>, %arg7: tensor<i32>, %arg8: i8, %arg9: f16, %arg10: complex<bf16>, %arg11: f32, %arg12: tensor<?x4xf64>, %arg13: tensor<f32>, %arg14: vector<4x4x2xi1>) -> vector<4x4x2xi1> {
    %0 = shape.min %arg0, %arg1 : !shape.shape, !shape.size -> !shape.size
    %1 = ub.poison : vector<4xbf16>
    affine.vector_store %arg2, %arg3[%arg4] : memref<2xf64, strided<[?], offset: ?>>, vector<2xf64>
    cf.cond_br %arg5 weights([]), ^bb1(%arg6 : tensor<i1>), ^bb3(%arg7, %arg8 : tensor<i32>, i8)
  ^bb1(%2: tensor<i1>):  // pred: ^bb0
    %3 = scf.if %arg5 -> (f16) {
      scf.yield %arg9 : f16
    } else {
      %11 = complex.log %arg10 fastmath<nnan> : complex<bf16>
      %12 = index.shru %arg4, %arg4
      scf.yield %arg9 : f16
    }
    %4 = math.log1p %arg11 : f32
    %5 = math.absf %arg12 : tensor<?x4xf64>
    cf.br ^bb2(%3 : f16)
  ^bb2(%6: f16):  // pred: ^bb1
    %7 = arith.maxnumf %arg13, %arg13 : tensor<f32>
    %8 = vector.create_mask %arg4, %arg4, %arg4 : vector<4x4x2xi1>
    return %8 : vector<4x4x2xi1>
  ^bb3(%9: tensor<i32>, %10: i8):  // pred: ^bb0
    return %arg14 : vector<4x4x2xi1>
  }
}
