module {
  func.func @f(%a: tensor<4x8xf32>, %m: memref<4x8xf32>, %n: index, %v: vector<4xf32>) -> tensor<4x8xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = "x.make"(%n) : (index) -> vector<4x4xf32>
    %1 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (tensor<4x8xf32>) {
      %2 = "x.step"(%t, %i) ({
        "x.end"() : () -> ()
      }) : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
      scf.yield %2 : tensor<4x8xf32>
    }
    affine.for %i = 0 to 4 {
      %3 = affine.load %m[%i, %i] : memref<4x8xf32>
      affine.store %3, %m[%i, 0] : memref<4x8xf32>
    }
    %4 = arith.addf %v, %v : vector<4xf32>
    "x.use"(%0, %4, %m) : (vector<4x4xf32>, vector<4xf32>, memref<4x8xf32>) -> ()
    %5 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
    %6 = vector.transpose %5, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
    "x.use"(%6) : (vector<4x2xf32>) -> ()
    return %1 : tensor<4x8xf32>
  }
}
