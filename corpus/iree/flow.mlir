module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>, torch.assume_strict_symbolic_shapes} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "", cpu_features = "", data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", iree.encoding.resolver = #iree_cpu.cpu_encoding_resolver<>, max_stack_allocation_size = 32768 : i64, native_vector_size = 16 : i64, target_triple = "x86_64-unknown-unknown-eabi-elf"}>]> : !hal.device
  util.global private mutable @counter = 0 : i64
  flow.executable private @loop_dispatch_0 {
    flow.executable.export public @loop_dispatch_0_elementwise_4_f32 workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @loop_dispatch_0_elementwise_4_f32(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %arg1: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>) {
        %0 = iree_tensor_ext.dispatch.tensor.load %arg0, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
        %1 = tensor.empty() : tensor<4xf32>
        %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
        ^bb0(%in: f32, %out: f32):
          %3 = arith.addf %in, %in : f32
          linalg.yield %3 : f32
        } -> tensor<4xf32>
        iree_tensor_ext.dispatch.tensor.store %2, %arg1, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
        return
      }
    }
  }
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
      %4 = flow.dispatch @loop_dispatch_0::@loop_dispatch_0_elementwise_4_f32(%arg3) : (tensor<4xf32>) -> tensor<4xf32>
      scf.yield %3, %4 : i32, tensor<4xf32>
    }
    %2 = hal.tensor.export %1#1 "output0" : tensor<4xf32> -> !hal.buffer_view
    util.return %2 : !hal.buffer_view
  }
  flow.executable private @conv_dispatch_0 {
    flow.executable.export public @conv_dispatch_0_conv_Dx14x14x8x3x3x4_f32 workgroups(%arg0: index) -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%arg0)
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @conv_dispatch_0_conv_Dx14x14x8x3x3x4_f32(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x16x16x4xf32>>, %arg1: index, %arg2: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x14x14x8xf32>>) {
        %cst = arith.constant 0.000000e+00 : f32
        %cst_0 = arith.constant dense<1.500000e+00> : tensor<3x3x4x8xf32>
        %0 = iree_tensor_ext.dispatch.workload.ordinal %arg1, 0 : index
        %1 = flow.dispatch.tie_shape %arg0 : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x16x16x4xf32>>{%0}
        %2 = flow.dispatch.tie_shape %arg2 : !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x14x14x8xf32>>{%0}
        %3 = iree_tensor_ext.dispatch.tensor.load %1, offsets = [0, 0, 0, 0], sizes = [%0, 16, 16, 4], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x16x16x4xf32>>{%0} -> tensor<?x16x16x4xf32>
        %4 = tensor.empty(%0) : tensor<?x14x14x8xf32>
        %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x14x14x8xf32>) -> tensor<?x14x14x8xf32>
        %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%3, %cst_0 : tensor<?x16x16x4xf32>, tensor<3x3x4x8xf32>) outs(%5 : tensor<?x14x14x8xf32>) attrs =  {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} {
        ^bb0(%in: f32, %in_1: f32, %out: f32):
          %7 = arith.mulf %in, %in_1 : f32
          %8 = arith.addf %out, %7 : f32
          linalg.yield %8 : f32
        } -> tensor<?x14x14x8xf32>
        iree_tensor_ext.dispatch.tensor.store %6, %2, offsets = [0, 0, 0, 0], sizes = [%0, 14, 14, 8], strides = [1, 1, 1, 1] : tensor<?x14x14x8xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x14x14x8xf32>>{%0}
        return
      }
    }
  }
  util.func public @conv(%arg0: !hal.buffer_view {iree.abi.name = "x"}) -> (!hal.buffer_view {iree.abi.name = "y"}) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @conv(%x: tensor<?x16x16x4xf32>) -> (%y: tensor<?x14x14x8xf32>)"}} {
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import %arg0 "x" : !hal.buffer_view -> tensor<?x16x16x4xf32>{%0}
    %2 = flow.dispatch @conv_dispatch_0::@conv_dispatch_0_conv_Dx14x14x8x3x3x4_f32[%0](%1, %0) : (tensor<?x16x16x4xf32>{%0}, index) -> tensor<?x14x14x8xf32>{%0}
    %3 = hal.tensor.export %2 "y" : tensor<?x14x14x8xf32>{%0} -> !hal.buffer_view
    util.return %3 : !hal.buffer_view
  }
  util.func public @count() -> i64 attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @count() -> (%output0: i64)"}} {
    %c1_i64 = arith.constant 1 : i64
    %counter = util.global.load @counter : i64
    %0 = arith.addi %counter, %c1_i64 : i64
    util.global.store %0, @counter : i64
    util.return %0 : i64
  }
  flow.executable private @branch_dispatch_0 {
    flow.executable.export public @branch_dispatch_0_elementwise_4_f32 workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @branch_dispatch_0_elementwise_4_f32(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>, %arg1: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>) {
        %0 = iree_tensor_ext.dispatch.tensor.load %arg0, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
        %1 = tensor.empty() : tensor<4xf32>
        %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
        ^bb0(%in: f32, %out: f32):
          %3 = arith.mulf %in, %in : f32
          linalg.yield %3 : f32
        } -> tensor<4xf32>
        iree_tensor_ext.dispatch.tensor.store %2, %arg1, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
        return
      }
    }
  }
  util.func public @branch(%arg0: i1, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @branch(%input0: i1, %input1: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %0 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<4xf32>
    %1 = scf.if %arg0 -> (tensor<4xf32>) {
      %3 = flow.dispatch @branch_dispatch_0::@branch_dispatch_0_elementwise_4_f32(%0) : (tensor<4xf32>) -> tensor<4xf32>
      scf.yield %3 : tensor<4xf32>
    } else {
      scf.yield %0 : tensor<4xf32>
    }
    %2 = hal.tensor.export %1 "output0" : tensor<4xf32> -> !hal.buffer_view
    util.return %2 : !hal.buffer_view
  }
}