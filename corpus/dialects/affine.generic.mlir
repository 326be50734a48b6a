"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?x?xf32>, i32) -> (), sym_name = "loops"}> ({
  ^bb0(%arg25: index, %arg26: memref<?x?xf32>, %arg27: i32):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
    ^bb0(%arg37: index):
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"(%arg25) <{lowerBoundMap = affine_map<() -> (-3)>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 4 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
    ^bb0(%arg36: index):
      "affine.yield"() : () -> ()
    }) {tag = 1 : i32} : (index) -> ()
    "affine.for"(%arg25, %arg25, %arg25) <{lowerBoundMap = affine_map<(d0)[s0] -> (d0, s0 + 1)>, operandSegmentSizes = array<i32: 2, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0, 128)>}> ({
    ^bb0(%arg35: index):
      "affine.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "affine.for"(%arg25, %arg25) <{lowerBoundMap = affine_map<(d0) -> (d0 * 2)>, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = affine_map<(d0) -> (d0 floordiv 4 + 7)>}> ({
    ^bb0(%arg33: index):
      "affine.for"(%arg33, %arg33) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = affine_map<(d0) -> (d0)>}> ({
      ^bb0(%arg34: index):
        "affine.yield"() : () -> ()
      }) : (index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    %11:2 = "affine.for"(%arg27, %arg25) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 2>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
    ^bb0(%arg30: index, %arg31: i32, %arg32: index):
      "affine.yield"(%arg31, %arg32) : (i32, index) -> ()
    }) : (i32, index) -> (i32, index)
    %12 = "affine.for"(%arg27) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 2 : index, upperBoundMap = affine_map<() -> (4)>}> ({
    ^bb0(%arg28: index, %arg29: i32):
      "affine.yield"(%arg29) : (i32) -> ()
    }) : (i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32) -> f32, sym_name = "conditions"}> ({
  ^bb0(%arg23: index, %arg24: f32):
    "affine.if"(%arg23, %arg23) <{condition = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 == 0)>}> ({
      "affine.yield"() : () -> ()
    }, {
    }) : (index, index) -> ()
    "affine.if"() <{condition = affine_set<() : (1 == 0)>}> ({
      "a.b"() : () -> ()
      "affine.yield"() : () -> ()
    }, {
      "a.c"() : () -> ()
      "affine.yield"() : () -> ()
    }) {x} : () -> ()
    %6 = "affine.if"(%arg23, %arg23) <{condition = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 == 0)>}> ({
      "affine.yield"(%arg24) : (f32) -> ()
    }, {
      "affine.yield"(%arg24) : (f32) -> ()
    }) : (index, index) -> f32
    %7 = "affine.apply"(%arg23, %arg23, %arg23) <{map = affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>}> : (index, index, index) -> index
    %8 = "affine.apply"() <{map = affine_map<() -> (7)>}> {foo = "x"} : () -> index
    %9 = "affine.min"(%arg23, %arg23) <{map = affine_map<(d0)[s0] -> (d0, s0, 1000)>}> : (index, index) -> index
    %10 = "affine.max"(%arg23) <{map = affine_map<(d0) -> (d0, 4)>}> {y} : (index) -> index
    "func.return"(%6) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?xf32>, vector<4xf32>, f32, index, memref<1xi32>) -> (), sym_name = "accesses"}> ({
  ^bb0(%arg17: memref<?x?xf32>, %arg18: vector<4xf32>, %arg19: f32, %arg20: index, %arg21: memref<1xi32>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
    ^bb0(%arg22: index):
      %3 = "affine.load"(%arg17, %arg22, %arg20) <{map = affine_map<(d0)[s0] -> (d0 + 3, -d0 + s0 * 2)>}> : (memref<?x?xf32>, index, index) -> f32
      %4 = "affine.load"(%arg17, %arg22) <{map = affine_map<(d0) -> (d0, (d0 floordiv 3) mod 2)>}> {nt} : (memref<?x?xf32>, index) -> f32
      "affine.store"(%3, %arg17, %arg22, %arg20) <{map = affine_map<(d0)[s0] -> (s0, -d0 + 7)>}> : (f32, memref<?x?xf32>, index, index) -> ()
      %5 = "affine.vector_load"(%arg17, %arg22) <{map = affine_map<(d0) -> (d0, 0)>}> : (memref<?x?xf32>, index) -> vector<4xf32>
      "affine.vector_store"(%5, %arg17, %arg22, %arg20) <{map = affine_map<(d0, d1) -> (d0, (d0 + d1) ceildiv 2)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
      "affine.prefetch"(%arg17, %arg22) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = affine_map<(d0) -> (d0, d0 + 5)>}> : (memref<?x?xf32>, index) -> ()
      "affine.prefetch"(%arg17, %arg22) <{isDataCache = false, isWrite = true, localityHint = 0 : i32, map = affine_map<(d0) -> (d0, d0 + 5)>}> {z} : (memref<?x?xf32>, index) -> ()
      "affine.dma_start"(%arg17, %arg22, %arg17, %arg22, %arg21, %arg20) {dst_map = affine_map<(d0) -> (d0, 3)>, src_map = affine_map<(d0) -> (d0 + 7, d0)>, tag_map = affine_map<() -> (0)>} : (memref<?x?xf32>, index, memref<?x?xf32>, index, memref<1xi32>, index) -> ()
      "affine.dma_start"(%arg17, %arg22, %arg17, %arg22, %arg21, %arg22, %arg20, %arg20, %arg20) {dst_map = affine_map<(d0) -> (d0, 3)>, src_map = affine_map<(d0) -> (d0 + 7, d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<?x?xf32>, index, memref<?x?xf32>, index, memref<1xi32>, index, index, index, index) -> ()
      "affine.dma_wait"(%arg21, %arg20) {tag_map = affine_map<() -> (0)>} : (memref<1xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, f32, memref<100x100xf32>) -> f32, sym_name = "parallel_bounds"}> ({
  ^bb0(%arg10: index, %arg11: index, %arg12: f32, %arg13: memref<100x100xf32>):
    "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
    ^bb0(%arg16: index):
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.parallel"(%arg10) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = affine_map<(d0) -> (0, d0)>, reductions = [], steps = [1, 1], upperBoundsGroups = dense<[2, 1]> : tensor<2xi32>, upperBoundsMap = affine_map<() -> (1, 2, 7)>}> ({
    ^bb0(%arg14: index, %arg15: index):
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"(%arg12) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, f32, memref<100x100xf32>) -> f32, sym_name = "parallel"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<100x100xf32>):
    "affine.parallel"(%arg0, %arg1) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = affine_map<(d0) -> (0, d0)>, reductions = [], steps = [3, 4], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = affine_map<(d0) -> (d0, 20)>}> ({
    ^bb0(%arg8: index, %arg9: index):
      "affine.store"(%arg2, %arg3, %arg8, %arg9) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (f32, memref<100x100xf32>, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "affine.parallel"(%arg0, %arg1, %arg1, %arg0, %arg1) <{lowerBoundsGroups = dense<[2, 1]> : tensor<2xi32>, lowerBoundsMap = affine_map<(d0)[s0] -> (0, d0 + 1, s0)>, reductions = [], steps = [1, 1], upperBoundsGroups = dense<[3, 2]> : tensor<2xi32>, upperBoundsMap = affine_map<(d0, d1)[s0] -> (d0, d1, 7, d1 - s0, 20)>}> ({
    ^bb0(%arg6: index, %arg7: index):
      "affine.yield"() : () -> ()
    }) {a = 1 : i8} : (index, index, index, index, index) -> ()
    %0 = "affine.parallel"(%arg0) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [0], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0)>}> ({
    ^bb0(%arg5: index):
      "affine.yield"(%arg2) : (f32) -> ()
    }) : (index) -> f32
    %1:2 = "affine.parallel"(%arg0) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [4, 12], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0)>}> ({
    ^bb0(%arg4: index):
      "affine.yield"(%arg2, %0) : (f32, f32) -> ()
    }) : (index) -> (f32, f32)
    "affine.parallel"() <{lowerBoundsGroups = dense<> : tensor<0xi32>, lowerBoundsMap = affine_map<() -> ()>, reductions = [], steps = [], upperBoundsGroups = dense<> : tensor<0xi32>, upperBoundsMap = affine_map<() -> ()>}> ({
      "affine.yield"() : () -> ()
    }) : () -> ()
    %2:2 = "affine.delinearize_index"(%arg0, %arg1, %arg0) <{static_basis = array<i64: -9223372036854775808, -9223372036854775808>}> : (index, index, index) -> (index, index)
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
