"builtin.module"() ({
  "util.global"() <{is_mutable, sym_name = "state", sym_visibility = "private", type = tensor<4xf32>}> : () -> ()
  "util.global"() <{initial_value = 4 : i64, sym_name = "limit", sym_visibility = "private", type = i64}> : () -> ()
  "util.initializer"() <{function_type = () -> ()}> ({
    %3 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
    "util.global.store"(%3) <{global = @state}> : (tensor<4xf32>) -> ()
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (!hal.buffer_view, index, !hal.fence) -> !hal.buffer_view, res_attrs = [{iree.abi.output = 0 : index}], sym_name = "f", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg2: !hal.buffer_view, %arg3: index, %arg4: !hal.fence):
    %0 = "hal.tensor.import"(%arg2, %arg3, %arg4) <{name = "input 0", operandSegmentSizes = array<i32: 1, 1, 1, 0>, target_encoding = tensor<?xf32>}> : (!hal.buffer_view, index, !hal.fence) -> tensor<?xf32>
    %1 = "util.call"(%0, %arg3) <{callee = @g, tied_operands = [0 : index]}> : (tensor<?xf32>, index) -> tensor<?xf32>
    %2 = "hal.tensor.export"(%1, %arg3) <{name = "output 0", source_encoding = tensor<?xf32>}> : (tensor<?xf32>, index) -> !hal.buffer_view
    "util.return"(%2) : (!hal.buffer_view) -> ()
  }) {iree.abi.stub} : () -> ()
  "util.func"() <{function_type = (tensor<?xf32>, index) -> tensor<?xf32>, sym_name = "g", sym_visibility = "private", tied_operands = [0 : index]}> ({
  ^bb0(%arg0: tensor<?xf32>, %arg1: index):
    "util.return"(%arg0) : (tensor<?xf32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (i32, tensor<4xf32>) -> (i32, tensor<4xi32>), sym_name = "declared", sym_visibility = "private", tied_operands = [-1 : index, 1 : index]}> ({
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "flow.func"() <{arg_attrs = [{some.attribute}, {}], function_type = (tensor<?xf32>, index) -> (tensor<?xf32>, i32), res_attrs = [{}, {}], sym_name = "plain", sym_visibility = "private", tied_operands = [-1 : index, -1 : index]}> ({
  }) : () -> ()
  "flow.func"() <{arg_attrs = [{}, {}], function_type = (tensor<?xf32>, index) -> tensor<?xf32>, res_attrs = [{}], sym_name = "in_place", sym_visibility = "private", tied_operands = [0 : index]}> ({
  }) : () -> ()
  "flow.func"() <{arg_attrs = [{}, {}], function_type = (tensor<?x4xf32>, index) -> tensor<4x?xi32>, res_attrs = [{}], sym_name = "as_other", sym_visibility = "private", tied_operands = [0 : index]}> ({
  }) : () -> ()
  "util.func"() <{function_type = (tensor<?xf32>, index, tensor<?x4xf32>) -> tensor<4x?xi32>, sym_name = "calls", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg4: tensor<?xf32>, %arg5: index, %arg6: tensor<?x4xf32>):
    %11:2 = "flow.call"(%arg4, %arg5, %arg5, %arg5) <{callee = @plain, operandSegmentSizes = array<i32: 2, 1, 1>, tied_operands = [-1 : index, -1 : index]}> : (tensor<?xf32>, index, index, index) -> (tensor<?xf32>, i32)
    %12 = "flow.call"(%11#0, %arg5, %arg5, %arg5) <{callee = @in_place, operandSegmentSizes = array<i32: 2, 1, 1>, tied_operands = [0 : index]}> : (tensor<?xf32>, index, index, index) -> tensor<?xf32>
    %13 = "flow.call"(%arg6, %arg5, %arg5, %arg5) <{callee = @as_other, operandSegmentSizes = array<i32: 2, 1, 1>, tied_operands = [0 : index]}> : (tensor<?x4xf32>, index, index, index) -> tensor<4x?xi32>
    "util.return"(%13) : (tensor<4x?xi32>) -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<?x4xf32>, index, f32, tensor<2x2xf32>) -> tensor<?x4xf32>, sym_name = "tensors", sym_visibility = "public", tied_operands = [-1 : index]}> ({
  ^bb0(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: f32, %arg3: tensor<2x2xf32>):
    %0 = "flow.tensor.tie_shape"(%arg0, %arg1) : (tensor<?x4xf32>, index) -> tensor<?x4xf32>
    %1 = "flow.tensor.reshape"(%0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<?x4xf32>, index, index) -> tensor<?x2xf32>
    %2 = "flow.tensor.load"(%1, %arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (tensor<?x2xf32>, index, index, index) -> f32
    %3 = "flow.tensor.store"(%2, %0, %arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> : (f32, tensor<?x4xf32>, index, index, index) -> tensor<?x4xf32>
    %4 = "flow.tensor.splat"(%arg2, %arg1) : (f32, index) -> tensor<?x4xf32>
    %5 = "flow.tensor.slice"(%4, %arg1, %arg1, %arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 2, 2, 0>}> : (tensor<?x4xf32>, index, index, index, index, index) -> tensor<2x2xf32>
    %6 = "flow.tensor.update"(%3, %arg1, %arg1, %arg1, %5) <{operandSegmentSizes = array<i32: 1, 1, 2, 1, 0>}> : (tensor<?x4xf32>, index, index, index, tensor<2x2xf32>) -> tensor<?x4xf32>
    %7 = "flow.tensor.clone"(%arg3) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %8 = "flow.tensor.transfer"(%6, %arg1) <{target = "somewhere"}> : (tensor<?x4xf32>, index) -> tensor<?x4xf32>
    %9 = "flow.tensor.empty"(%arg1) : (index) -> tensor<?x0x1xf32>
    %10 = "flow.dispatch"(%arg1, %8, %arg1, %arg1, %arg1) <{entry_points = [@executable::@entry], operandSegmentSizes = array<i32: 1, 2, 1, 1>, tied_operands = [0 : index]}> : (index, tensor<?x4xf32>, index, index, index) -> tensor<?x4xf32>
    "util.return"(%10) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
