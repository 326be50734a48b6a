module {
  memref.global @symbol0 : memref<index>
  func.func @generated(%arg0: vector<[2]xbf16>, %arg1: complex<f32>, %arg2: i16, %arg3: vector<2x2xi32>, %arg4: i64, %arg5: f32, %arg6: !shape.shape, %arg7: index, %arg8: complex<bf16>, %arg9: tensor<4x2xi32>, %arg10: memref<4x?xi64, strided<[?, ?], offset: ?>>, %arg11: vector<8xi1>, %arg12: vector<8xi64>, %arg13: vector<4x8xi1>) -> i1 {
    %generated = tensor.generate  {
      %6 = vector.insert_strided_slice %arg0, %arg0 {offsets = [0], strides = [1]} : vector<[2]xbf16> into vector<[2]xbf16>
      %7 = complex.powi %arg1, %arg2 : complex<f32>, i16
      %8 = arith.ceildivsi %arg3, %arg3 : vector<2x2xi32>
      tensor.yield %arg4 : i64
    } : tensor<i64>
    %0 = math.isnormal %arg5 : f32
    %head, %tail = "shape.split_at"(%arg6, %arg7) : (!shape.shape, index) -> (tensor<?xindex>, !shape.shape)
    %1 = complex.log %arg8 : complex<bf16>
    cf.br ^bb1(%arg9 : tensor<4x2xi32>)
  ^bb1(%2: tensor<4x2xi32>):  // pred: ^bb0
    %3 = math.cosh %arg5 : f32
    vector.maskedstore %arg10[%arg7, %arg7], %arg11, %arg12 {alignment = 1 : i64} : memref<4x?xi64, strided<[?, ?], offset: ?>>, vector<8xi1>, vector<8xi64>
    cf.br ^bb2(%arg13, %0 : vector<4x8xi1>, i1)
  ^bb2(%4: vector<4x8xi1>, %5: i1):  // pred: ^bb1
    return %5 : i1
  }
}
