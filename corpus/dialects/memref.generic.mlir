"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8xf32>, index, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xi8>, memref<1xi32>, f32, memref<*xf32>, memref<4xf32>) -> (), sym_name = "bufferizationfers"}> ({
  ^bb0(%arg0: memref<4x8xf32>, %arg1: index, %arg2: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg3: memref<?xi8>, %arg4: memref<1xi32>, %arg5: f32, %arg6: memref<*xf32>, %arg7: memref<4xf32>):
    "memref.alloca_scope"() ({
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    %1 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%arg5) : (f32) -> ()
    }) : () -> f32
    "memref.dma_start"(%arg0, %arg1, %arg1, %arg0, %arg1, %arg1, %arg1, %arg4, %arg1) : (memref<4x8xf32>, index, index, memref<4x8xf32>, index, index, index, memref<1xi32>, index) -> ()
    "memref.dma_start"(%arg0, %arg1, %arg1, %arg0, %arg1, %arg1, %arg1, %arg4, %arg1, %arg1, %arg1) : (memref<4x8xf32>, index, index, memref<4x8xf32>, index, index, index, memref<1xi32>, index, index, index) -> ()
    "memref.dma_wait"(%arg4, %arg1, %arg1) : (memref<1xi32>, index, index) -> ()
    %2 = "memref.generic_atomic_rmw"(%arg0, %arg1, %arg1) ({
    ^bb0(%arg8: f32):
      "memref.atomic_yield"(%arg8) : (f32) -> ()
    }) {z} : (memref<4x8xf32>, index, index) -> f32
    "memref.prefetch"(%arg0, %arg1, %arg1) <{isDataCache = false, isWrite = true, localityHint = 2 : i32}> : (memref<4x8xf32>, index, index) -> ()
    "memref.prefetch"(%arg0, %arg1, %arg1) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<4x8xf32>, index, index) -> ()
    %3 = "memref.transpose"(%arg2) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>>
    %4:6 = "memref.extract_strided_metadata"(%arg2) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> (memref<f32>, index, index, index, index, index)
    %5 = "memref.subview"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, -9223372036854775808>}> : (memref<4x8xf32>, index, index) -> memref<2x2xf32, strided<[8, ?], offset: ?>>
    %6 = "memref.reinterpret_cast"(%arg6, %arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, -9223372036854775808>}> : (memref<*xf32>, index, index, index) -> memref<4x?xf32, strided<[1, ?], offset: ?>>
    %7 = "memref.view"(%arg3, %arg1, %arg1, %arg1) : (memref<?xi8>, index, index, index) -> memref<?x?xf32>
    %8 = "memref.realloc"(%arg7, %arg1) <{alignment = 8 : i64}> : (memref<4xf32>, index) -> memref<?xf32>
    %9 = "memref.expand_shape"(%arg7) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (memref<4xf32>) -> memref<2x2xf32>
    %10 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<4x8xf32>) -> memref<32xf32>
    %11 = "memref.load"(%arg0, %arg1, %arg1) <{nontemporal = true}> : (memref<4x8xf32>, index, index) -> f32
    %12 = "memref.rank"(%arg6) : (memref<*xf32>) -> index
    %13 = "memref.atomic_rmw"(%arg5, %arg0, %arg1, %arg1) <{kind = 0 : i64}> : (f32, memref<4x8xf32>, index, index) -> f32
    %14 = "memref.extract_aligned_pointer_as_index"(%arg0) : (memref<4x8xf32>) -> index
    %15 = "memref.assume_alignment"(%arg0) <{alignment = 16 : i32}> : (memref<4x8xf32>) -> memref<4x8xf32>
    "memref.copy"(%arg0, %arg0) : (memref<4x8xf32>, memref<4x8xf32>) -> ()
    %16 = "memref.alloc"(%arg1, %arg1) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    %17 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
    %18 = "memref.dim"(%arg0, %arg1) : (memref<4x8xf32>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "memref.global"() <{constant, initial_value = dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>, sym_name = "c", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
  "memref.global"() <{alignment = 8 : i64, initial_value, sym_name = "d", type = memref<4xi32>}> : () -> ()
  "memref.global"() <{sym_name = "e", sym_visibility = "private", type = memref<3xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "globals"}> ({
    %0 = "memref.get_global"() <{name = @c}> : () -> memref<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
