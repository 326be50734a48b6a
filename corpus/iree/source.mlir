module attributes {torch.assume_strict_symbolic_shapes} {
util.global private mutable @counter = 0 : i64
util.global private @weights = dense<1.5> : tensor<3x3x4x8xf32>
func.func @loop(%n: i32, %init: tensor<4xf32>) -> tensor<4xf32> attributes {iree.abi.model = "coarse-fences"} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:2 = scf.while (%i = %c0, %acc = %init) : (i32, tensor<4xf32>) -> (i32, tensor<4xf32>) {
    %cond = arith.cmpi slt, %i, %n : i32
    scf.condition(%cond) %i, %acc : i32, tensor<4xf32>
  } do {
  ^bb0(%i: i32, %acc: tensor<4xf32>):
    %next = arith.addi %i, %c1 : i32
    %sum = arith.addf %acc, %acc : tensor<4xf32>
    scf.yield %next, %sum : i32, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}
func.func @conv(%x: tensor<?x16x16x4xf32> {iree.abi.name = "x"}) -> (tensor<?x14x14x8xf32> {iree.abi.name = "y"}) {
  %w = util.global.load @weights : tensor<3x3x4x8xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?x16x16x4xf32>
  %f0 = arith.constant 0.0 : f32
  %e = tensor.empty(%d) : tensor<?x14x14x8xf32>
  %z = linalg.fill ins(%f0 : f32) outs(%e : tensor<?x14x14x8xf32>) -> tensor<?x14x14x8xf32>
  %r = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %w : tensor<?x16x16x4xf32>, tensor<3x3x4x8xf32>) outs(%z : tensor<?x14x14x8xf32>) -> tensor<?x14x14x8xf32>
  return %r : tensor<?x14x14x8xf32>
}
func.func @count() -> i64 {
  %v = util.global.load @counter : i64
  %c1 = arith.constant 1 : i64
  %n = arith.addi %v, %c1 : i64
  util.global.store %n, @counter : i64
  return %n : i64
}
func.func @branch(%c: i1, %x: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.if %c -> tensor<4xf32> {
    %a = arith.mulf %x, %x : tensor<4xf32>
    scf.yield %a : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
}
