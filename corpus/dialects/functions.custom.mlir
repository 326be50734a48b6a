module {
  gpu.module @kernels {
    gpu.func @scale(%arg0: f32, %arg1: memref<?xf32> {llvm.noalias}) workgroup(%arg2 : memref<4xf32, 3>, %arg3 : memref<2xi8, 3> {llvm.align = 8 : i64}) private(%arg4 : memref<1xf32, 5>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      gpu.return
    }
    gpu.func @identity(%arg0: f32) -> f32 {
      gpu.return %arg0 : f32
    }
    gpu.func @nothing() private(%arg0 : memref<2xf32, 5>) kernel {
      gpu.return
    }
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @main(%arg0: !transform.any_op {transform.readonly}, %arg1: !transform.any_op {transform.readonly}) -> (!transform.any_op {transform.readonly}) attributes {own.tag} {
      transform.yield %arg0 : !transform.any_op
    }
    transform.named_sequence private @elsewhere(!transform.any_op {transform.readonly})
  }
}
