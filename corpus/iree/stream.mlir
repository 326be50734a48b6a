module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>, torch.assume_strict_symbolic_shapes} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "", cpu_features = "", data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", iree.encoding.resolver = #iree_cpu.cpu_encoding_resolver<>, max_stack_allocation_size = 32768 : i64, native_vector_size = 16 : i64, target_triple = "x86_64-unknown-unknown-eabi-elf"}>]> : !hal.device
  util.global private mutable @counter = 0 : i64
  stream.executable private @loop_dispatch_0 {
    stream.executable.export public @loop_dispatch_0_elementwise_4_f32 workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @loop_dispatch_0_elementwise_4_f32(%arg0: !stream.binding {stream.alignment = 64 : index}, %arg1: !stream.binding {stream.alignment = 64 : index}) {
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
        %2 = iree_tensor_ext.dispatch.tensor.load %0, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
        %3 = tensor.empty() : tensor<4xf32>
        %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2 : tensor<4xf32>) outs(%3 : tensor<4xf32>) {
        ^bb0(%in: f32, %out: f32):
          %5 = arith.addf %in, %in : f32
          linalg.yield %5 : f32
        } -> tensor<4xf32>
        iree_tensor_ext.dispatch.tensor.store %4, %1, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
        return
      }
    }
  }
  util.func public @loop(%arg0: i32, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @loop(%input0: i32, %input1: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %0 = stream.timepoint.immediate => !stream.timepoint
    %c16 = arith.constant 16 : index
    %c4 = arith.constant 4 : index
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %element_type_f32 = hal.element_type<f32> : i32
    %dense_row_major = hal.encoding_type<dense_row_major> : i32
    hal.buffer_view.assert<%arg1 : !hal.buffer_view> message("input1") shape([%c4]) type(%element_type_f32) encoding(%dense_row_major)
    %1 = stream.tensor.import on(#hal.device.affinity<@__device_0>) %arg1 : !hal.buffer_view -> tensor<4xf32> in !stream.resource<external>{%c16}
    cf.br ^bb1(%c0_i32, %1, %0 : i32, !stream.resource<external>, !stream.timepoint)
  ^bb1(%2: i32, %3: !stream.resource<external>, %4: !stream.timepoint):  // 2 preds: ^bb0, ^bb2
    %5 = arith.cmpi slt, %2, %arg0 : i32
    cf.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %6 = arith.addi %2, %c1_i32 : i32
    %result, %result_timepoint = stream.resource.alloca uninitialized on(#hal.device.affinity<@__device_0>) await(%4) => !stream.resource<external>{%c16} => !stream.timepoint
    %result_0, %result_timepoint_1 = stream.resource.alloca uninitialized on(#hal.device.affinity<@__device_0>) await(%4) => !stream.resource<transient>{%c64} => !stream.timepoint
    %7 = stream.timepoint.join max(%result_timepoint, %result_timepoint_1) => !stream.timepoint
    %8 = stream.cmd.execute on(#hal.device.affinity<@__device_0>) await(%7) => with(%3 as %arg2: !stream.resource<external>{%c16}, %result as %arg3: !stream.resource<external>{%c16}, %result_0 as %arg4: !stream.resource<transient>{%c64}) {
      stream.cmd.copy %arg2[%c0], %arg4[%c0], %c16 : !stream.resource<external>{%c16} -> !stream.resource<transient>{%c64}
      stream.cmd.dispatch @loop_dispatch_0::@loop_dispatch_0_elementwise_4_f32 {
        ro %arg4[%c0 for %c64] : !stream.resource<transient>{%c64},
        wo %arg3[%c0 for %c16] : !stream.resource<external>{%c16}
      }
    } => !stream.timepoint
    %9 = stream.resource.dealloca on(#hal.device.affinity<@__device_0>) await(%8) => %result_0 : !stream.resource<transient>{%c64} => !stream.timepoint
    cf.br ^bb1(%6, %result, %9 : i32, !stream.resource<external>, !stream.timepoint)
  ^bb3:  // pred: ^bb1
    %10 = stream.timepoint.await %4 => %3 : !stream.resource<external>{%c16}
    %11 = stream.tensor.export on(#hal.device.affinity<@__device_0>) %10 : tensor<4xf32> in !stream.resource<external>{%c16} -> !hal.buffer_view
    util.return %11 : !hal.buffer_view
  }
  stream.executable private @conv_dispatch_0 {
    stream.executable.export public @conv_dispatch_0_conv_Dx14x14x8x3x3x4_f32 workgroups(%arg0: index) -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%arg0)
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @conv_dispatch_0_conv_Dx14x14x8x3x3x4_f32(%arg0: !stream.binding {stream.alignment = 64 : index}, %arg1: !stream.binding {stream.alignment = 64 : index}, %arg2: i32, %arg3: i32) {
        %c0 = arith.constant 0 : index
        %cst = arith.constant dense<1.500000e+00> : tensor<3x3x4x8xf32>
        %cst_0 = arith.constant 0.000000e+00 : f32
        %c32_i64 = arith.constant 32 : i64
        %0 = arith.extui %arg2 : i32 to i64
        %1 = arith.extui %arg3 : i32 to i64
        %2 = arith.shli %1, %c32_i64 : i64
        %3 = arith.ori %0, %2 : i64
        %4 = arith.index_castui %3 : i64 to index
        %5 = util.assume.int %4<umin = 0, umax = 9007199254740991> : index
        %6 = iree_tensor_ext.dispatch.workload.ordinal %5, 0 : index
        %7 = stream.binding.subspan %arg0[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x16x16x4xf32>>{%6}
        %8 = stream.binding.subspan %arg1[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x14x14x8xf32>>{%6}
        %9 = iree_tensor_ext.dispatch.tensor.load %7, offsets = [0, 0, 0, 0], sizes = [%6, 16, 16, 4], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x16x16x4xf32>>{%6} -> tensor<?x16x16x4xf32>
        %10 = tensor.empty(%6) : tensor<?x14x14x8xf32>
        %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<?x14x14x8xf32>) -> tensor<?x14x14x8xf32>
        %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%9, %cst : tensor<?x16x16x4xf32>, tensor<3x3x4x8xf32>) outs(%11 : tensor<?x14x14x8xf32>) attrs =  {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} {
        ^bb0(%in: f32, %in_1: f32, %out: f32):
          %13 = arith.mulf %in, %in_1 : f32
          %14 = arith.addf %out, %13 : f32
          linalg.yield %14 : f32
        } -> tensor<?x14x14x8xf32>
        iree_tensor_ext.dispatch.tensor.store %12, %8, offsets = [0, 0, 0, 0], sizes = [%6, 14, 14, 8], strides = [1, 1, 1, 1] : tensor<?x14x14x8xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x14x14x8xf32>>{%6}
        return
      }
    }
  }
  util.func public @conv(%arg0: !hal.buffer_view {iree.abi.name = "x"}) -> (!hal.buffer_view {iree.abi.name = "y"}) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @conv(%x: tensor<?x16x16x4xf32>) -> (%y: tensor<?x14x14x8xf32>)"}} {
    %c32_i64 = arith.constant 32 : i64
    %c0 = arith.constant 0 : index
    %c6272 = arith.constant 6272 : index
    %c4096 = arith.constant 4096 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %element_type_f32 = hal.element_type<f32> : i32
    %dense_row_major = hal.encoding_type<dense_row_major> : i32
    hal.buffer_view.assert<%arg0 : !hal.buffer_view> message("x") shape([%0, %c16, %c16, %c4]) type(%element_type_f32) encoding(%dense_row_major)
    %1 = arith.muli %0, %c4096 : index
    %2 = stream.tensor.import on(#hal.device.affinity<@__device_0>) %arg0 : !hal.buffer_view -> tensor<?x16x16x4xf32>{%0} in !stream.resource<external>{%1}
    %3 = arith.muli %0, %c6272 : index
    %result, %result_timepoint = stream.resource.alloca uninitialized on(#hal.device.affinity<@__device_0>) : !stream.resource<external>{%3} => !stream.timepoint
    %4 = arith.index_castui %0 : index to i64
    %5 = arith.index_castui %0 : index to i32
    %6 = arith.shrui %4, %c32_i64 : i64
    %7 = arith.trunci %6 : i64 to i32
    %8 = stream.cmd.execute on(#hal.device.affinity<@__device_0>) await(%result_timepoint) => with(%2 as %arg1: !stream.resource<external>{%1}, %result as %arg2: !stream.resource<external>{%3}) {
      stream.cmd.dispatch @conv_dispatch_0::@conv_dispatch_0_conv_Dx14x14x8x3x3x4_f32[%0](%5, %7 : i32, i32) {
        ro %arg1[%c0 for %1] : !stream.resource<external>{%1},
        wo %arg2[%c0 for %3] : !stream.resource<external>{%3}
      }
    } => !stream.timepoint
    %9 = stream.timepoint.await %8 => %result : !stream.resource<external>{%3}
    %10 = stream.tensor.export on(#hal.device.affinity<@__device_0>) %9 : tensor<?x14x14x8xf32>{%0} in !stream.resource<external>{%3} -> !hal.buffer_view
    util.return %10 : !hal.buffer_view
  }
  util.func public @count() -> i64 attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @count() -> (%output0: i64)"}} {
    %c1_i64 = arith.constant 1 : i64
    %counter = util.global.load @counter : i64
    %0 = arith.addi %counter, %c1_i64 : i64
    util.global.store %0, @counter : i64
    util.return %0 : i64
  }
  stream.executable private @branch_dispatch_0 {
    stream.executable.export public @branch_dispatch_0_elementwise_4_f32 workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @branch_dispatch_0_elementwise_4_f32(%arg0: !stream.binding {stream.alignment = 64 : index}, %arg1: !stream.binding {stream.alignment = 64 : index}) {
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
        %2 = iree_tensor_ext.dispatch.tensor.load %0, offsets = [0], sizes = [4], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
        %3 = tensor.empty() : tensor<4xf32>
        %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2 : tensor<4xf32>) outs(%3 : tensor<4xf32>) {
        ^bb0(%in: f32, %out: f32):
          %5 = arith.mulf %in, %in : f32
          linalg.yield %5 : f32
        } -> tensor<4xf32>
        iree_tensor_ext.dispatch.tensor.store %4, %1, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<4xf32>>
        return
      }
    }
  }
  util.func public @branch(%arg0: i1, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @branch(%input0: i1, %input1: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %c0 = arith.constant 0 : index
    %0 = stream.timepoint.immediate => !stream.timepoint
    %c16 = arith.constant 16 : index
    %c4 = arith.constant 4 : index
    %element_type_f32 = hal.element_type<f32> : i32
    %dense_row_major = hal.encoding_type<dense_row_major> : i32
    hal.buffer_view.assert<%arg1 : !hal.buffer_view> message("input1") shape([%c4]) type(%element_type_f32) encoding(%dense_row_major)
    %1 = stream.tensor.import on(#hal.device.affinity<@__device_0>) %arg1 : !hal.buffer_view -> tensor<4xf32> in !stream.resource<external>{%c16}
    cf.cond_br %arg0, ^bb1, ^bb2(%1, %0 : !stream.resource<external>, !stream.timepoint)
  ^bb1:  // pred: ^bb0
    %result, %result_timepoint = stream.resource.alloca uninitialized on(#hal.device.affinity<@__device_0>) : !stream.resource<external>{%c16} => !stream.timepoint
    %2 = stream.cmd.execute on(#hal.device.affinity<@__device_0>) await(%result_timepoint) => with(%1 as %arg2: !stream.resource<external>{%c16}, %result as %arg3: !stream.resource<external>{%c16}) {
      stream.cmd.dispatch @branch_dispatch_0::@branch_dispatch_0_elementwise_4_f32 {
        ro %arg2[%c0 for %c16] : !stream.resource<external>{%c16},
        wo %arg3[%c0 for %c16] : !stream.resource<external>{%c16}
      }
    } => !stream.timepoint
    cf.br ^bb2(%result, %2 : !stream.resource<external>, !stream.timepoint)
  ^bb2(%3: !stream.resource<external>, %4: !stream.timepoint):  // 2 preds: ^bb0, ^bb1
    %5 = stream.timepoint.await %4 => %3 : !stream.resource<external>{%c16}
    %6 = stream.tensor.export on(#hal.device.affinity<@__device_0>) %5 : tensor<4xf32> in !stream.resource<external>{%c16} -> !hal.buffer_view
    util.return %6 : !hal.buffer_view
  }
}