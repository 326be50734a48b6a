module {
  func.func @generated(%arg0: !shape.value_shape, %arg1: memref<2xindex>, %arg2: index, %arg3: tensor<?xindex>, %arg4: vector<[2]xbf16>, %arg5: tensor<2x2xf32>, %arg6: complex<bf16>, %arg7: memref<2x?xf32>, %arg8: f32, %arg9: vector<2x4x8xf64>, %arg10: memref<2x2xindex>, %arg11: vector<4x2xi1>, %arg12: vector<4x2xindex>, %arg13: memref<4x?xf16, strided<[?, ?], offset: ?>>, %arg14: vector<4x4xi1>, %arg15: vector<4xf16>) -> vector<2x4x8xf64> {
    %0 = shape.value_of %arg0 : memref<4xindex, strided<[?], offset: ?>>
    %1 = affine.vector_load %arg1[%arg2] : memref<2xindex>, vector<[2]xindex>
    %2 = shape.reduce(%arg3, %arg3) : tensor<?xindex> -> tensor<?xindex> {
    ^bb0(%arg16: index, %arg17: index, %arg18: tensor<?xindex>):
      %8 = vector.insert_strided_slice %arg4, %arg4 {offsets = [0], strides = [1]} : vector<[2]xbf16> into vector<[2]xbf16>
      %9 = math.erf %arg5 : tensor<2x2xf32>
      shape.yield %arg3 : tensor<?xindex>
    }
    %3 = complex.conj %arg6 fastmath<arcp> : complex<bf16>
    %4 = vector.load %arg7[%arg2, %arg2] : memref<2x?xf32>, vector<2x4xf32>
    cf.br ^bb1(%arg8, %arg8 : f32, f32)
  ^bb1(%5: f32, %6: f32):  // pred: ^bb0
    %7 = math.sin %arg9 : vector<2x4x8xf64>
    vector.maskedstore %arg10[%arg2, %arg2], %arg11, %arg12 : memref<2x2xindex>, vector<4x2xi1>, vector<4x2xindex>
    vector.compressstore %arg13[%arg2, %arg2], %arg14, %arg15 : memref<4x?xf16, strided<[?, ?], offset: ?>>, vector<4x4xi1>, vector<4xf16>
    return %7 : vector<2x4x8xf64>
  }
}
