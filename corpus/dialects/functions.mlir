gpu.module @kernels {
  gpu.func @scale(%factor: f32, %data: memref<?xf32> {llvm.noalias}) workgroup(%tile : memref<4xf32, 3>, %flags : memref<2xi8, 3> {llvm.align = 8 : i64}) private(%sum : memref<1xf32, 5>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    gpu.return
  }
  gpu.func @identity(%value: f32) -> f32 {
    gpu.return %value : f32
  }
  gpu.func @nothing() private(%own : memref<2xf32, 5>) kernel {
    gpu.return
  }
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.readonly}, %other: !transform.any_op {transform.readonly}) -> (!transform.any_op {transform.readonly}) attributes {own.tag} {
    transform.yield %root : !transform.any_op
  }
  transform.named_sequence private @elsewhere(!transform.any_op {transform.readonly})
}
