"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, i32, index, f64) -> (), sym_name = "print_ops"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: i32, %arg2: index, %arg3: f64):
    "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
    "vector.print"(%arg1) <{punctuation = #vector.punctuation<no_punctuation>}> : (i32) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "hello\0A"}> : () -> ()
    "vector.print"(%arg3) <{punctuation = #vector.punctuation<comma>}> {x} : (f64) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, tensor<?x?x8xf32>, index, f32, vector<4xi1>, vector<8x4xi1>, vector<4x8xf32>) -> tensor<?x?x8xf32>, sym_name = "tr"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: tensor<?x?x8xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xi1>, %arg5: vector<8x4xi1>, %arg6: vector<4x8xf32>):
    %0 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
    %1 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
    %2 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
    %3 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3, %arg5) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<?x?xf32>, index, index, f32, vector<8x4xi1>) -> vector<4x8xf32>
    %4 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3, %arg4) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (0, d1)>}> : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<4x4xf32>
    %5 = "vector.transfer_read"(%arg1, %arg2, %arg2, %arg2, %arg3) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d1, d2)>}> : (tensor<?x?x8xf32>, index, index, index, f32) -> vector<4x8xf32>
    %6 = "vector.transfer_write"(%arg6, %arg1, %arg2, %arg2, %arg2) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d1, d2)>}> {foo} : (vector<4x8xf32>, tensor<?x?x8xf32>, index, index, index) -> tensor<?x?x8xf32>
    "vector.transfer_write"(%arg6, %arg0, %arg2, %arg2) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<4x8xf32>, memref<?x?xf32>, index, index) -> ()
    "vector.transfer_write"(%arg6, %arg0, %arg2, %arg2, %arg5) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = affine_map<(d0, d1) -> (d1, d0)>}> : (vector<4x8xf32>, memref<?x?xf32>, index, index, vector<8x4xi1>) -> ()
    "func.return"(%6) : (tensor<?x?x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<f32>, tensor<f32>, f32, memref<?xvector<4x3xf32>>, index, vector<4x3xf32>, vector<[4]xf32>, memref<?xf32>, vector<[4]xi1>) -> (), sym_name = "tr0"}> ({
  ^bb0(%arg0: memref<f32>, %arg1: tensor<f32>, %arg2: f32, %arg3: memref<?xvector<4x3xf32>>, %arg4: index, %arg5: vector<4x3xf32>, %arg6: vector<[4]xf32>, %arg7: memref<?xf32>, %arg8: vector<[4]xi1>):
    %0 = "vector.transfer_read"(%arg0, %arg2) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = affine_map<() -> ()>}> : (memref<f32>, f32) -> vector<f32>
    %1 = "vector.transfer_read"(%arg1, %arg2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = affine_map<() -> (0)>}> : (tensor<f32>, f32) -> vector<1xf32>
    %2 = "vector.transfer_read"(%arg1, %arg2) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = affine_map<() -> ()>}> : (tensor<f32>, f32) -> vector<f32>
    %3 = "vector.transfer_read"(%arg3, %arg4, %arg5) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xvector<4x3xf32>>, index, vector<4x3xf32>) -> vector<1x4x3xf32>
    "vector.transfer_write"(%arg6, %arg7, %arg4, %arg8) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<[4]xf32>, memref<?xf32>, index, vector<[4]xi1>) -> ()
    "vector.transfer_write"(%0, %arg0) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 0, 0>, permutation_map = affine_map<() -> ()>}> : (vector<f32>, memref<f32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x3xf32>, vector<3x7xf32>, vector<4x7xf32>, vector<10xf32>, f32) -> (), sym_name = "contract"}> ({
  ^bb0(%arg0: vector<4x3xf32>, %arg1: vector<3x7xf32>, %arg2: vector<4x7xf32>, %arg3: vector<10xf32>, %arg4: f32):
    %0 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x3xf32>, vector<3x7xf32>, vector<4x7xf32>) -> vector<4x7xf32>
    %1 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<mul>}> {extra = 1 : i32} : (vector<4x3xf32>, vector<3x7xf32>, vector<4x7xf32>) -> vector<4x7xf32>
    %2 = "vector.contract"(%arg3, %arg3, %arg4) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxnumf>}> : (vector<10xf32>, vector<10xf32>, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<8xf32>, vector<4x8xf32>, f32, vector<4xf32>, vector<[4]xf32>, vector<4xi32>, vector<[8]xf32>) -> (), sym_name = "outer"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<8xf32>, %arg2: vector<4x8xf32>, %arg3: f32, %arg4: vector<4xf32>, %arg5: vector<[4]xf32>, %arg6: vector<4xi32>, %arg7: vector<[8]xf32>):
    %0 = "vector.outerproduct"(%arg0, %arg1) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x8xf32>
    %1 = "vector.outerproduct"(%arg0, %arg1, %arg2) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    %2 = "vector.outerproduct"(%arg0, %arg3) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4xf32>
    %3 = "vector.outerproduct"(%arg0, %arg3, %arg4) <{kind = #vector.kind<mul>}> : (vector<4xf32>, f32, vector<4xf32>) -> vector<4xf32>
    %4 = "vector.outerproduct"(%arg0, %arg7) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<[8]xf32>) -> vector<4x[8]xf32>
    %5 = "vector.outerproduct"(%arg5, %arg7) <{kind = #vector.kind<maxnumf>}> : (vector<[4]xf32>, vector<[8]xf32>) -> vector<[4]x[8]xf32>
    %6 = "vector.outerproduct"(%arg6, %arg6) <{kind = #vector.kind<xor>}> : (vector<4xi32>, vector<4xi32>) -> vector<4x4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi1>, vector<8xf32>, memref<?xf32>, index, f32, vector<8xf32>) -> f32, sym_name = "mask"}> ({
  ^bb0(%arg0: vector<8xi1>, %arg1: vector<8xf32>, %arg2: memref<?xf32>, %arg3: index, %arg4: f32, %arg5: vector<8xf32>):
    %0 = "vector.mask"(%arg0) ({
      %8 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xf32>) -> f32
      "vector.yield"(%8) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    %1 = "vector.mask"(%arg0) ({
      %7 = "vector.reduction"(%arg1, %arg4) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<mul>}> : (vector<8xf32>, f32) -> f32
      "vector.yield"(%7) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    "vector.mask"(%arg0) ({
      "vector.transfer_write"(%arg1, %arg2, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "vector.mask"(%arg0) ({
      "vector.transfer_write"(%arg1, %arg2, %arg3) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) {hello} : (vector<8xi1>) -> ()
    %2 = "vector.mask"(%arg0, %arg5) ({
      %6 = "vector.transfer_read"(%arg2, %arg3, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index, f32) -> vector<8xf32>
      "vector.yield"(%6) : (vector<8xf32>) -> ()
    }) : (vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.mask"(%arg0) ({
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    "vector.mask"(%arg0) ({
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    %3 = "vector.mask"(%arg0) ({
      "vector.yield"(%arg1) : (vector<8xf32>) -> ()
    }) : (vector<8xi1>) -> vector<8xf32>
    %4 = "vector.mask"(%arg0) ({
      %5 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xf32>) -> f32
      "vector.yield"(%5) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, vector<4xi32>) -> (), sym_name = "warp"}> ({
  ^bb0(%arg0: index, %arg1: vector<4xi32>):
    "vector.warp_execute_on_lane_0"(%arg0) <{warp_size = 32 : i64}> ({
      "vector.yield"() : () -> ()
    }) : (index) -> ()
    "vector.warp_execute_on_lane_0"(%arg0) <{warp_size = 32 : i64}> ({
      "vector.yield"() : () -> ()
    }) {foo} : (index) -> ()
    %0 = "vector.warp_execute_on_lane_0"(%arg0, %arg1) <{warp_size = 32 : i64}> ({
    ^bb0(%arg4: vector<128xi32>):
      "vector.yield"(%arg4) : (vector<128xi32>) -> ()
    }) : (index, vector<4xi32>) -> vector<4xi32>
    %1:2 = "vector.warp_execute_on_lane_0"(%arg0, %arg1, %arg0) <{warp_size = 1 : i64}> ({
    ^bb0(%arg2: vector<4xi32>, %arg3: index):
      "vector.yield"(%arg2, %arg3) : (vector<4xi32>, index) -> ()
    }) : (index, vector<4xi32>, index) -> (vector<4xi32>, index)
    %2 = "vector.warp_execute_on_lane_0"(%arg0) <{warp_size = 32 : i64}> ({
      "vector.yield"(%arg0) : (index) -> ()
    }) : (index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf32>, vector<4xf32>, vector<f32>, vector<2x3xi32>) -> (), sym_name = "shuffles"}> ({
  ^bb0(%arg0: vector<2xf32>, %arg1: vector<4xf32>, %arg2: vector<f32>, %arg3: vector<2x3xi32>):
    %0 = "vector.shuffle"(%arg0, %arg1) <{mask = array<i64: 0, 1, 2, 3, 3>}> : (vector<2xf32>, vector<4xf32>) -> vector<5xf32>
    %1 = "vector.shuffle"(%arg2, %arg2) <{mask = array<i64: 0, 1>}> : (vector<f32>, vector<f32>) -> vector<2xf32>
    %2 = "vector.shuffle"(%arg3, %arg3) <{mask = array<i64: 3, 0>}> {a} : (vector<2x3xi32>, vector<2x3xi32>) -> vector<2x3xi32>
    %3 = "vector.interleave"(%arg0, %arg0) : (vector<2xf32>, vector<2xf32>) -> vector<4xf32>
    %4 = "vector.interleave"(%arg2, %arg2) : (vector<f32>, vector<f32>) -> vector<2xf32>
    %5:2 = "vector.deinterleave"(%arg1) : (vector<4xf32>) -> (vector<2xf32>, vector<2xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8x16xf32>, index, vector<f32>, f32, i32, vector<16xf32>, vector<[4]x8xf32>) -> (), sym_name = "extracts"}> ({
  ^bb0(%arg0: vector<4x8x16xf32>, %arg1: index, %arg2: vector<f32>, %arg3: f32, %arg4: i32, %arg5: vector<16xf32>, %arg6: vector<[4]x8xf32>):
    %0 = "vector.extract"(%arg0) <{static_position = array<i64>}> : (vector<4x8x16xf32>) -> vector<4x8x16xf32>
    %1 = "vector.extract"(%arg0) <{static_position = array<i64: 3>}> : (vector<4x8x16xf32>) -> vector<8x16xf32>
    %2 = "vector.extract"(%arg0, %arg1) <{static_position = array<i64: 3, -9223372036854775808>}> : (vector<4x8x16xf32>, index) -> vector<16xf32>
    %3 = "vector.extract"(%arg0, %arg1, %arg1) <{static_position = array<i64: -9223372036854775808, 3, -9223372036854775808>}> : (vector<4x8x16xf32>, index, index) -> f32
    %4 = "vector.extract"(%arg2) <{static_position = array<i64>}> : (vector<f32>) -> f32
    %5 = "vector.insert"(%arg5, %arg0) <{static_position = array<i64: 3, 3>}> : (vector<16xf32>, vector<4x8x16xf32>) -> vector<4x8x16xf32>
    %6 = "vector.insert"(%arg3, %arg0, %arg1) <{static_position = array<i64: 3, -9223372036854775808, 3>}> : (f32, vector<4x8x16xf32>, index) -> vector<4x8x16xf32>
    %7 = "vector.insert"(%arg3, %arg2) <{static_position = array<i64>}> : (f32, vector<f32>) -> vector<f32>
    %8 = "vector.extractelement"(%arg5, %arg4) : (vector<16xf32>, i32) -> f32
    %9 = "vector.extractelement"(%arg2) : (vector<f32>) -> f32
    %10 = "vector.insertelement"(%arg3, %arg5, %arg1) : (f32, vector<16xf32>, index) -> vector<16xf32>
    %11 = "vector.insertelement"(%arg3, %arg2) : (f32, vector<f32>) -> vector<f32>
    %12 = "vector.extract_strided_slice"(%arg0) <{offsets = [0, 2], sizes = [2, 4], strides = [1, 1]}> : (vector<4x8x16xf32>) -> vector<2x4x16xf32>
    %13 = "vector.insert_strided_slice"(%arg5, %arg0) <{offsets = [2, 2, 0], strides = [1]}> : (vector<16xf32>, vector<4x8x16xf32>) -> vector<4x8x16xf32>
    %14 = "vector.extract"(%arg6, %arg1) <{static_position = array<i64: -9223372036854775808>}> : (vector<[4]x8xf32>, index) -> vector<8xf32>
    %15 = "vector.from_elements"(%arg3, %arg3) : (f32, f32) -> vector<2xf32>
    %16 = "vector.from_elements"(%arg3, %arg3, %arg3, %arg3) : (f32, f32, f32, f32) -> vector<2x2xf32>
    %17 = "vector.from_elements"(%arg3) : (f32) -> vector<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf32>, vector<[4]xf32>, vector<8xf32>, vector<2x3xf32>, vector<2xf32>, f32, index, vector<4x4xf32>, vector<[16]xf32>, vector<3x2x4xf32>) -> (), sym_name = "misc"}> ({
  ^bb0(%arg0: vector<4xf32>, %arg1: vector<[4]xf32>, %arg2: vector<8xf32>, %arg3: vector<2x3xf32>, %arg4: vector<2xf32>, %arg5: f32, %arg6: index, %arg7: vector<4x4xf32>, %arg8: vector<[16]xf32>, %arg9: vector<3x2x4xf32>):
    %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
    %1 = "vector.reduction"(%arg0, %arg5) <{fastmath = #arith.fastmath<reassoc,nnan>, kind = #vector.kind<mul>}> : (vector<4xf32>, f32) -> f32
    %2 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<fast>, kind = #vector.kind<minnumf>}> {foo} : (vector<4xf32>) -> f32
    %3 = "vector.multi_reduction"(%arg3, %arg4) <{kind = #vector.kind<add>, reduction_dims = [1]}> : (vector<2x3xf32>, vector<2xf32>) -> vector<2xf32>
    %4 = "vector.multi_reduction"(%arg3, %arg5) <{kind = #vector.kind<mul>, reduction_dims = [0, 1]}> : (vector<2x3xf32>, f32) -> f32
    %5 = "vector.broadcast"(%arg5) : (f32) -> vector<4x4xf32>
    %6 = "vector.splat"(%arg5) : (f32) -> vector<4xf32>
    %7 = "vector.splat"(%arg5) : (f32) -> vector<[4]xf32>
    %8 = "vector.fma"(%arg0, %arg0, %arg0) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %9 = "vector.scalable.insert"(%arg0, %arg8) <{pos = 4 : i64}> : (vector<4xf32>, vector<[16]xf32>) -> vector<[16]xf32>
    %10 = "vector.scalable.extract"(%arg8) <{pos = 4 : i64}> : (vector<[16]xf32>) -> vector<4xf32>
    %11 = "vector.reshape"(%arg9, %arg6, %arg6, %arg6, %arg6) <{fixed_vector_sizes = [4], operandSegmentSizes = array<i32: 1, 2, 2>}> : (vector<3x2x4xf32>, index, index, index, index) -> vector<2x3x4xf32>
    %12 = "vector.shape_cast"(%arg7) : (vector<4x4xf32>) -> vector<16xf32>
    %13 = "vector.bitcast"(%arg0) : (vector<4xf32>) -> vector<8xf16>
    %14 = "vector.constant_mask"() <{mask_dim_sizes = [3, 2]}> : () -> vector<4x3xi1>
    %15 = "vector.constant_mask"() <{mask_dim_sizes = [0]}> : () -> vector<[4]xi1>
    %16 = "vector.create_mask"(%arg6, %arg6) : (index, index) -> vector<4x3xi1>
    %17 = "vector.transpose"(%arg3) <{permutation = array<i64: 1, 0>}> : (vector<2x3xf32>) -> vector<3x2xf32>
    %18 = "vector.matrix_multiply"(%arg0, %arg0) <{lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %19 = "vector.flat_transpose"(%arg0) <{columns = 2 : i32, rows = 2 : i32}> : (vector<4xf32>) -> vector<4xf32>
    %20 = "vector.vscale"() : () -> index
    %21:2 = "vector.scan"(%arg3, %arg4) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 1 : i64}> : (vector<2x3xf32>, vector<2xf32>) -> (vector<2x3xf32>, vector<2xf32>)
    %22 = "vector.step"() : () -> vector<4xindex>
    %23 = "vector.step"() : () -> vector<[4]xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, index, vector<8xf32>, vector<8xi1>, vector<8xi32>, vector<8xf32>, tensor<?xf32>, memref<100x100xvector<8xf32>>, memref<5x4x3xf32>) -> (), sym_name = "mem"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<8xf32>, %arg3: vector<8xi1>, %arg4: vector<8xi32>, %arg5: vector<8xf32>, %arg6: tensor<?xf32>, %arg7: memref<100x100xvector<8xf32>>, %arg8: memref<5x4x3xf32>):
    %0 = "vector.load"(%arg0, %arg1, %arg1) : (memref<?x?xf32>, index, index) -> vector<8xf32>
    %1 = "vector.load"(%arg0, %arg1, %arg1) <{nontemporal = true}> : (memref<?x?xf32>, index, index) -> vector<8xf32>
    "vector.store"(%arg2, %arg0, %arg1, %arg1) : (vector<8xf32>, memref<?x?xf32>, index, index) -> ()
    %2 = "vector.maskedload"(%arg0, %arg1, %arg1, %arg3, %arg5) : (memref<?x?xf32>, index, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.maskedstore"(%arg0, %arg1, %arg1, %arg3, %arg2) : (memref<?x?xf32>, index, index, vector<8xi1>, vector<8xf32>) -> ()
    %3 = "vector.gather"(%arg0, %arg1, %arg1, %arg4, %arg3, %arg5) : (memref<?x?xf32>, index, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %4 = "vector.gather"(%arg6, %arg1, %arg4, %arg3, %arg5) : (tensor<?xf32>, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.scatter"(%arg0, %arg1, %arg1, %arg4, %arg3, %arg2) : (memref<?x?xf32>, index, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> ()
    %5 = "vector.expandload"(%arg0, %arg1, %arg1, %arg3, %arg5) : (memref<?x?xf32>, index, index, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "vector.compressstore"(%arg0, %arg1, %arg1, %arg3, %arg2) : (memref<?x?xf32>, index, index, vector<8xi1>, vector<8xf32>) -> ()
    %6 = "vector.load"(%arg7, %arg1, %arg1) : (memref<100x100xvector<8xf32>>, index, index) -> vector<8xf32>
    %7 = "vector.type_cast"(%arg8) : (memref<5x4x3xf32>) -> memref<vector<5x4x3xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
