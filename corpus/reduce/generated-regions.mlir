module {
  func.func @generated(%arg0: i64, %arg1: memref<i1>, %arg2: complex<f64>, %arg3: vector<4x4xbf16>, %arg4: !shape.shape, %arg5: index, %arg6: f16, %arg7: tensor<2xindex>, %arg8: tensor<*xf64>, %arg9: i1, %arg10: memref<2xf64>) -> f16 {
    %0 = math.absi %arg0 : i64
    memref.copy %arg1, %arg1 : memref<i1> to memref<i1>
    %1 = complex.mul %arg2, %arg2 : complex<f64>
    %2 = complex.re %arg2 : complex<f64>
    cf.br ^bb1(%arg3 : vector<4x4xbf16>)
  ^bb1(%3: vector<4x4xbf16>):  // pred: ^bb0
    %4 = shape.get_extent %arg4, %arg5 : !shape.shape, index -> !shape.size
    %5 = math.round %arg6 : f16
    %6 = shape.cstr_eq %arg7, %arg7 : tensor<2xindex>, tensor<2xindex>
    %7 = math.log2 %arg8 : tensor<*xf64>
    cf.br ^bb2(%5 : f16)
  ^bb2(%8: f16):  // pred: ^bb1
    %9 = scf.if %arg9 -> (f16) {
      scf.yield %8 : f16
    } else {
      %10 = memref.load %arg10[%arg5] : memref<2xf64>
      scf.yield %8 : f16
    }
    return %arg6 : f16
  }
}
