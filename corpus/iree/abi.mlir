module attributes {torch.assume_strict_symbolic_shapes} {
  util.global private mutable @counter = 0 : i64
  util.global private @weights = dense<1.500000e+00> : tensor<3x3x4x8xf32>
  util.func public @loop(%arg0: i32, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @loop(%input0: i32, %input1: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<4xf32>
    %1:2 = scf.while (%arg2 = %c0_i32, %arg3 = %0) : (i32, tensor<4xf32>) -> (i32, tensor<4xf32>) {
      %3 = arith.cmpi slt, %arg2, %arg0 : i32
      scf.condition(%3) %arg2, %arg3 : i32, tensor<4xf32>
    } do {
    ^bb0(%arg2: i32, %arg3: tensor<4xf32>):
      %3 = arith.addi %arg2, %c1_i32 : i32
      %4 = arith.addf %arg3, %arg3 : tensor<4xf32>
      scf.yield %3, %4 : i32, tensor<4xf32>
    }
    %2 = hal.tensor.export %1#1 "output0" : tensor<4xf32> -> !hal.buffer_view
    util.return %2 : !hal.buffer_view
  }
  util.func public @conv(%arg0: !hal.buffer_view {iree.abi.name = "x"}) -> (!hal.buffer_view {iree.abi.name = "y"}) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @conv(%x: tensor<?x16x16x4xf32>) -> (%y: tensor<?x14x14x8xf32>)"}} {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import %arg0 "x" : !hal.buffer_view -> tensor<?x16x16x4xf32>{%0}
    %weights = util.global.load @weights : tensor<3x3x4x8xf32>
    %2 = tensor.empty(%0) : tensor<?x14x14x8xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x14x14x8xf32>) -> tensor<?x14x14x8xf32>
    %4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1, %weights : tensor<?x16x16x4xf32>, tensor<3x3x4x8xf32>) outs(%3 : tensor<?x14x14x8xf32>) -> tensor<?x14x14x8xf32>
    %5 = hal.tensor.export %4 "y" : tensor<?x14x14x8xf32>{%0} -> !hal.buffer_view
    util.return %5 : !hal.buffer_view
  }
  util.func public @count() -> i64 attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @count() -> (%output0: i64)"}} {
    %c1_i64 = arith.constant 1 : i64
    %counter = util.global.load @counter : i64
    %0 = arith.addi %counter, %c1_i64 : i64
    util.global.store %0, @counter : i64
    util.return %0 : i64
  }
  util.func public @branch(%arg0: i1, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @branch(%input0: i1, %input1: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %0 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<4xf32>
    %1 = scf.if %arg0 -> (tensor<4xf32>) {
      %3 = arith.mulf %0, %0 : tensor<4xf32>
      scf.yield %3 : tensor<4xf32>
    } else {
      scf.yield %0 : tensor<4xf32>
    }
    %2 = hal.tensor.export %1 "output0" : tensor<4xf32> -> !hal.buffer_view
    util.return %2 : !hal.buffer_view
  }
}