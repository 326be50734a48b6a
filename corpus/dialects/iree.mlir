module {
  util.global private mutable @state : tensor<4xf32>
  util.global private @limit = 4 : i64
  util.initializer {
    %cst = arith.constant dense<0.000000e+00> : tensor<4xf32>
    util.global.store %cst, @state : tensor<4xf32>
    util.return
  }
  util.func public @f(%arg0: !hal.buffer_view, %arg1: index, %arg2: !hal.fence) -> (!hal.buffer_view {iree.abi.output = 0 : index}) attributes {iree.abi.stub} {
    %0 = hal.tensor.import wait(%arg2) => %arg0 "input 0" : !hal.buffer_view -> tensor<?xf32>{%arg1}
    %1 = util.call @g(%0, %arg1) : (tensor<?xf32>, index) -> %0
    %2 = hal.tensor.export %1 "output 0" : tensor<?xf32>{%arg1} -> !hal.buffer_view
    util.return %2 : !hal.buffer_view
  }
  util.func private @g(%arg0: tensor<?xf32>, %arg1: index) -> %arg0 {
    util.return %arg0 : tensor<?xf32>
  }
  util.func private @declared(%arg0: i32, %arg1: tensor<4xf32>) -> (i32, %arg1 as tensor<4xi32>)
}
// -----
module {
  flow.func private @plain(%arg0: tensor<?xf32> {some.attribute}, %arg1: index) -> (tensor<?xf32>, i32)
  flow.func private @in_place(%arg0: tensor<?xf32>, %arg1: index) -> %arg0
  flow.func private @as_other(%arg0: tensor<?x4xf32>, %arg1: index) -> %arg0 as tensor<4x?xi32>
  util.func public @calls(%arg0: tensor<?xf32>, %arg1: index, %arg2: tensor<?x4xf32>) -> tensor<4x?xi32> {
    %0:2 = flow.call @plain(%arg0, %arg1) : (tensor<?xf32>{%arg1}, index) -> (tensor<?xf32>{%arg1}, i32)
    %1 = flow.call @in_place(%0#0, %arg1) : (tensor<?xf32>{%arg1}, index) -> %0#0{%arg1}
    %2 = flow.call @as_other(%arg2, %arg1) : (tensor<?x4xf32>{%arg1}, index) -> %arg2 as tensor<4x?xi32>{%arg1}
    util.return %2 : tensor<4x?xi32>
  }
  util.func public @tensors(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: f32, %arg3: tensor<2x2xf32>) -> tensor<?x4xf32> {
    %0 = flow.tensor.tie_shape %arg0 : tensor<?x4xf32>{%arg1}
    %1 = flow.tensor.reshape %0 : tensor<?x4xf32>{%arg1} -> tensor<?x2xf32>{%arg1}
    %2 = flow.tensor.load %1[%arg1, %arg1] : tensor<?x2xf32>{%arg1}
    %3 = flow.tensor.store %2, %0[%arg1, %arg1] : tensor<?x4xf32>{%arg1}
    %4 = flow.tensor.splat %arg2 : tensor<?x4xf32>{%arg1}
    %5 = flow.tensor.slice %4[%arg1, %arg1 for %arg1, %arg1] : tensor<?x4xf32>{%arg1} -> tensor<2x2xf32>
    %6 = flow.tensor.update %5, %3[%arg1, %arg1] : tensor<2x2xf32> -> %3 as tensor<?x4xf32>{%arg1}
    %7 = flow.tensor.clone %arg3 : tensor<2x2xf32>
    %8 = flow.tensor.transfer %6 : tensor<?x4xf32>{%arg1} to "somewhere"
    %9 = flow.tensor.empty : tensor<?x0x1xf32>{%arg1}
    %10 = flow.dispatch @executable::@entry[%arg1](%8, %arg1) : (tensor<?x4xf32>{%arg1}, index) -> %8{%arg1}
    util.return %10 : tensor<?x4xf32>
  }
}
