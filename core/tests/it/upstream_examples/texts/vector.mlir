// vector.multi_reduction
%v1 = "test.value"() : () -> vector<16xi1>
%v2 = "test.value"() : () -> vector<16xi1>
%v3 = "vector.multi_reduction"(%v1, %v2) <{kind = #vector.kind<minimumf>, reduction_dims = array<i64: 1, 2>}> : (vector<16xi1>, vector<16xi1>) -> (vector<16xi1>)
// vector.broadcast
%v1 = "test.value"() : () -> i32
%v2 = "vector.broadcast"(%v1) : (i32) -> (vector<4x4xi32>)
// vector.broadcast
%v1 = "test.value"() : () -> f32
%v2 = "vector.broadcast"(%v1) : (f32) -> (vector<[4]xf32>)
// vector.interleave
%v1 = "test.value"() : () -> vector<6xf64>
%v2 = "test.value"() : () -> vector<6xf64>
%v3 = "vector.interleave"(%v1, %v2) : (vector<6xf64>, vector<6xf64>) -> (vector<12xf64>)
// vector.interleave
%v1 = "test.value"() : () -> vector<4xi1>
%v2 = "test.value"() : () -> vector<4xi1>
%v3 = "vector.interleave"(%v1, %v2) : (vector<4xi1>, vector<4xi1>) -> (vector<8xi1>)
// vector.interleave
%v1 = "test.value"() : () -> vector<[4]xsi8>
%v2 = "test.value"() : () -> vector<[4]xsi8>
%v3 = "vector.interleave"(%v1, %v2) : (vector<[4]xsi8>, vector<[4]xsi8>) -> (vector<[8]xsi8>)
// vector.deinterleave
%v1 = "test.value"() : () -> vector<4xui64>
%v2, %v3 = "vector.deinterleave"(%v1) : (vector<4xui64>) -> (vector<2xui64>, vector<2xui64>)
// vector.fma
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "vector.fma"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// vector.fma
%v1 = "test.value"() : () -> vector<[4]xf64>
%v2 = "test.value"() : () -> vector<[4]xf64>
%v3 = "test.value"() : () -> vector<[4]xf64>
%v4 = "vector.fma"(%v1, %v2, %v3) : (vector<[4]xf64>, vector<[4]xf64>, vector<[4]xf64>) -> (vector<[4]xf64>)
// vector.fma
%v1 = "test.value"() : () -> vector<4xf64>
%v2 = "test.value"() : () -> vector<4xf64>
%v3 = "test.value"() : () -> vector<4xf64>
%v4 = "vector.fma"(%v1, %v2, %v3) : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> (vector<4xf64>)
// vector.from_elements
%v1 = "test.value"() : () -> bf16
%v2 = "vector.from_elements"(%v1) : (bf16) -> (vector<1xbf16>)
// vector.insert
%v1 = "test.value"() : () -> memref<4xi4, 3>
%v2 = "test.value"() : () -> vector<4xi4>
%v3 = "vector.insert"(%v1, %v2) <{static_position = array<i64: 2>}> : (memref<4xi4, 3>, vector<4xi4>) -> (vector<4xi4>)
// vector.scalable.insert
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<[4]xf32>
%v3 = "vector.scalable.insert"(%v1, %v2) <{pos = 8 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
// vector.scalable.extract
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "vector.scalable.extract"(%v1) <{pos = 16 : i64}> : (vector<[4]xi1>) -> (vector<[4]xi1>)
// vector.load
%v1 = "test.value"() : () -> memref<4xi32>
%v2 = "test.value"() : () -> index
%v3 = "vector.load"(%v1, %v2) <{nontemporal = false, alignment = 1 : i64}> : (memref<4xi32>, index) -> (vector<4xi32>)
// vector.load
%v1 = "test.value"() : () -> memref<4xi32>
%v2 = "test.value"() : () -> index
%v3 = "vector.load"(%v1, %v2) <{nontemporal = true, alignment = 1 : i64}> : (memref<4xi32>, index) -> (vector<3xi32>)
// vector.store
%v1 = "test.value"() : () -> vector<[16]xi32>
%v2 = "test.value"() : () -> memref<?xi32>
%v3 = "test.value"() : () -> index
"vector.store"(%v1, %v2, %v3) <{nontemporal = false, alignment = 1 : i64}> : (vector<[16]xi32>, memref<?xi32>, index) -> ()
// vector.compressstore
%v1 = "test.value"() : () -> memref<4xi32>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> vector<4xi1>
%v4 = "test.value"() : () -> vector<4x4xi32>
"vector.compressstore"(%v1, %v2, %v3, %v4) <{alignment = 1 : i64}> : (memref<4xi32>, index, vector<4xi1>, vector<4x4xi32>) -> ()
// vector.shape_cast
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "vector.shape_cast"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// vector.shape_cast
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "vector.shape_cast"(%v1) : (vector<4xi32>) -> (vector<4xi32>)
// vector.bitcast
%v1 = "test.value"() : () -> vector<8xi64>
%v2 = "vector.bitcast"(%v1) : (vector<8xi64>) -> (vector<8xi64>)
// vector.bitcast
%v1 = "test.value"() : () -> vector<4xi1>
%v2 = "vector.bitcast"(%v1) : (vector<4xi1>) -> (vector<4xi1>)
// vector.bitcast
%v1 = "test.value"() : () -> vector<4xi64>
%v2 = "vector.bitcast"(%v1) : (vector<4xi64>) -> (vector<4xi64>)
// vector.type_cast
%v1 = "test.value"() : () -> memref<4xui32, 3>
%v2 = "vector.type_cast"(%v1) : (memref<4xui32, 3>) -> (memref<4xui32, 3>)
// vector.type_cast
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "vector.type_cast"(%v1) : (memref<4xi64>) -> (memref<4xi64>)
// vector.type_cast
%v1 = "test.value"() : () -> memref<4xi128>
%v2 = "vector.type_cast"(%v1) : (memref<4xi128>) -> (memref<4xi128>)
// vector.constant_mask
%v1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 4>}> : () -> (vector<32xi1>)
// vector.constant_mask
%v1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> (vector<4xi1>)
// vector.constant_mask
%v1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> (vector<1xi1>)
// vector.create_mask
%v1 = "test.value"() : () -> index
%v2 = "vector.create_mask"(%v1) : (index) -> (vector<1xi1>)
// vector.transpose
%v1 = "test.value"() : () -> vector<32xi64>
%v2 = "vector.transpose"(%v1) <{permutation = array<i64: 0>}> : (vector<32xi64>) -> (vector<32xi64>)
// vector.print
"vector.print"() : () -> ()
// vector.print
"vector.print"() <{punctuation = #vector.punctuation<comma>}> : () -> ()
// vector.vscale
%v1 = "vector.vscale"() : () -> (index)
// vector.step
%v1 = "vector.step"() : () -> (vector<2xindex>)
// vector.step
%v1 = "vector.step"() : () -> (vector<[16]xindex>)
// vector.step
%v1 = "vector.step"() : () -> (vector<1xindex>)
// vector.yield
"test.around"() ({
"vector.yield"() : () -> ()
}) : () -> ()
// vector.yield
"test.around"() ({
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
"vector.yield"(%v1, %v2) : (i32, i32) -> ()
}) : () -> ()
// vector.yield
"test.around"() ({
%v1 = "test.value"() : () -> vector<[4]xi32>
"vector.yield"(%v1) : (vector<[4]xi32>) -> ()
}) : () -> ()
// vector.expandload
"func.func"() <{function_type = (memref<?xi32>, index, vector<4xi1>, vector<4x8xi32>, vector<4x8xi32>) -> vector<4x8xi32>, sym_name = "generated"}> ({
^bb0(%arg0: memref<?xi32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4x8xi32>, %arg4: vector<4x8xi32>):
  %0 = "vector.expandload"(%arg0, %arg1, %arg2, %arg3) : (memref<?xi32>, index, vector<4xi1>, vector<4x8xi32>) -> vector<4x8xi32>
  "func.return"(%arg4) : (vector<4x8xi32>) -> ()
}) : () -> ()
// vector.expandload
"func.func"() <{function_type = (memref<i1>, vector<4xi1>) -> vector<4xi1>, sym_name = "generated"}> ({
^bb0(%arg0: memref<i1>, %arg1: vector<4xi1>):
  %0 = "vector.expandload"(%arg0, %arg1, %arg1) : (memref<i1>, vector<4xi1>, vector<4xi1>) -> vector<4xi1>
  "func.return"(%arg1) : (vector<4xi1>) -> ()
}) : () -> ()
// vector.extract
"func.func"() <{function_type = (vector<4x8xf16>, index) -> f16, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x8xf16>, %arg1: index):
  %0 = "vector.extract"(%arg0, %arg1, %arg1) <{static_position = array<i64: -9223372036854775808, -9223372036854775808>}> : (vector<4x8xf16>, index, index) -> f16
  "func.return"(%0) : (f16) -> ()
}) : () -> ()
// vector.extract_strided_slice
"func.func"() <{function_type = (vector<4xi1>) -> vector<4xi1>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi1>):
  %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [], sizes = [], strides = []}> : (vector<4xi1>) -> vector<4xi1>
  "func.return"(%arg0) : (vector<4xi1>) -> ()
}) : () -> ()
// vector.extract_strided_slice
"func.func"() <{function_type = (vector<4xi32>) -> vector<4xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi32>):
  %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [], sizes = [], strides = []}> : (vector<4xi32>) -> vector<4xi32>
  "func.return"(%0) : (vector<4xi32>) -> ()
}) : () -> ()
// vector.gather
"func.func"() <{function_type = (tensor<4xi1>, index, vector<4xindex>, vector<[4]xi1>) -> vector<[4]xi1>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xi1>, %arg1: index, %arg2: vector<4xindex>, %arg3: vector<[4]xi1>):
  %0 = "vector.gather"(%arg0, %arg1, %arg2, %arg3, %arg3) : (tensor<4xi1>, index, vector<4xindex>, vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]xi1>
  "func.return"(%0) : (vector<[4]xi1>) -> ()
}) : () -> ()
// vector.gather
"func.func"() <{function_type = (memref<4xi1>, index, vector<4xi1>) -> vector<4xi1>, sym_name = "generated"}> ({
^bb0(%arg0: memref<4xi1>, %arg1: index, %arg2: vector<4xi1>):
  %0 = "vector.gather"(%arg0, %arg1, %arg2, %arg2, %arg2) : (memref<4xi1>, index, vector<4xi1>, vector<4xi1>, vector<4xi1>) -> vector<4xi1>
  "func.return"(%arg2) : (vector<4xi1>) -> ()
}) : () -> ()
// vector.insert_strided_slice
"func.func"() <{function_type = (vector<8xi32>) -> vector<8xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<8xi32>):
  %0 = "vector.insert_strided_slice"(%arg0, %arg0) <{offsets = [0], strides = [1]}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  "func.return"(%0) : (vector<8xi32>) -> ()
}) : () -> ()
// vector.insert_strided_slice
"func.func"() <{function_type = (vector<8x2xi64>, vector<8x2xi64>) -> vector<8x2xi64>, sym_name = "generated"}> ({
^bb0(%arg0: vector<8x2xi64>, %arg1: vector<8x2xi64>):
  %0 = "vector.insert_strided_slice"(%arg0, %arg1) <{offsets = [0, 0], strides = [1, 1]}> : (vector<8x2xi64>, vector<8x2xi64>) -> vector<8x2xi64>
  "func.return"(%0) : (vector<8x2xi64>) -> ()
}) : () -> ()
// vector.maskedload
"func.func"() <{function_type = (memref<4x1xi1>, index, vector<4x2xi1>) -> vector<4x2xi1>, sym_name = "generated"}> ({
^bb0(%arg0: memref<4x1xi1>, %arg1: index, %arg2: vector<4x2xi1>):
  %0 = "vector.maskedload"(%arg0, %arg1, %arg1, %arg2, %arg2) : (memref<4x1xi1>, index, index, vector<4x2xi1>, vector<4x2xi1>) -> vector<4x2xi1>
  "func.return"(%0) : (vector<4x2xi1>) -> ()
}) : () -> ()
// vector.maskedload
"func.func"() <{function_type = (memref<4xi64>, index, vector<4x2xi1>, vector<4x2xi64>) -> vector<4x2xi64>, sym_name = "generated"}> ({
^bb0(%arg0: memref<4xi64>, %arg1: index, %arg2: vector<4x2xi1>, %arg3: vector<4x2xi64>):
  %0 = "vector.maskedload"(%arg0, %arg1, %arg2, %arg3) <{alignment = 4 : i64}> : (memref<4xi64>, index, vector<4x2xi1>, vector<4x2xi64>) -> vector<4x2xi64>
  "func.return"(%arg3) : (vector<4x2xi64>) -> ()
}) : () -> ()
// vector.maskedstore
"func.func"() <{function_type = (memref<?xi8>, index, vector<4xi1>, vector<4xi8>) -> memref<?xi8>, sym_name = "generated"}> ({
^bb0(%arg0: memref<?xi8>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xi8>):
  "vector.maskedstore"(%arg0, %arg1, %arg2, %arg3) : (memref<?xi8>, index, vector<4xi1>, vector<4xi8>) -> ()
  "func.return"(%arg0) : (memref<?xi8>) -> ()
}) : () -> ()
// vector.maskedstore
"func.func"() <{function_type = (memref<4xi64>, index, vector<2xi1>, vector<2xi64>) -> memref<4xi64>, sym_name = "generated"}> ({
^bb0(%arg0: memref<4xi64>, %arg1: index, %arg2: vector<2xi1>, %arg3: vector<2xi64>):
  "vector.maskedstore"(%arg0, %arg1, %arg2, %arg3) : (memref<4xi64>, index, vector<2xi1>, vector<2xi64>) -> ()
  "func.return"(%arg0) : (memref<4xi64>) -> ()
}) : () -> ()
// vector.reduction
"func.func"() <{function_type = (vector<[4]xi8>) -> i8, sym_name = "generated"}> ({
^bb0(%arg0: vector<[4]xi8>):
  %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<xor>}> : (vector<[4]xi8>) -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()
// vector.reduction
"func.func"() <{function_type = (vector<4xi8>) -> i8, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi8>):
  %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxui>}> : (vector<4xi8>) -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()
// vector.scan
"func.func"() <{function_type = (vector<4xi64>, vector<i64>) -> vector<i64>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi64>, %arg1: vector<i64>):
  %0:2 = "vector.scan"(%arg0, %arg1) <{inclusive = true, kind = #vector.kind<minsi>, reduction_dim = 0 : i64}> : (vector<4xi64>, vector<i64>) -> (vector<4xi64>, vector<i64>)
  "func.return"(%0#1) : (vector<i64>) -> ()
}) : () -> ()
// vector.scan
"func.func"() <{function_type = (vector<4x4xi64>, vector<4xi64>) -> vector<4xi64>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x4xi64>, %arg1: vector<4xi64>):
  %0:2 = "vector.scan"(%arg0, %arg1) <{inclusive = false, kind = #vector.kind<xor>, reduction_dim = 0 : i64}> : (vector<4x4xi64>, vector<4xi64>) -> (vector<4x4xi64>, vector<4xi64>)
  "func.return"(%arg1) : (vector<4xi64>) -> ()
}) : () -> ()
// vector.scatter
"func.func"() <{function_type = (memref<?xi1>, index, vector<4xi32>, vector<[4]xi1>, vector<4xi1>, memref<?xi1>) -> memref<?xi1>, sym_name = "generated"}> ({
^bb0(%arg0: memref<?xi1>, %arg1: index, %arg2: vector<4xi32>, %arg3: vector<[4]xi1>, %arg4: vector<4xi1>, %arg5: memref<?xi1>):
  "vector.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) : (memref<?xi1>, index, vector<4xi32>, vector<[4]xi1>, vector<4xi1>) -> ()
  "func.return"(%arg5) : (memref<?xi1>) -> ()
}) : () -> ()
// vector.scatter
"func.func"() <{function_type = (tensor<4xindex>, index, vector<[4]xindex>, vector<4xi1>, tensor<4xindex>) -> tensor<4xindex>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xindex>, %arg1: index, %arg2: vector<[4]xindex>, %arg3: vector<4xi1>, %arg4: tensor<4xindex>):
  "vector.scatter"(%arg0, %arg1, %arg2, %arg3, %arg2) : (tensor<4xindex>, index, vector<[4]xindex>, vector<4xi1>, vector<[4]xindex>) -> ()
  "func.return"(%arg4) : (tensor<4xindex>) -> ()
}) : () -> ()
// vector.shuffle
"func.func"() <{function_type = (vector<2x8xf64>) -> vector<2x8xf64>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x8xf64>):
  %0 = "vector.shuffle"(%arg0, %arg0) <{mask = array<i64: 0, 1>}> : (vector<2x8xf64>, vector<2x8xf64>) -> vector<2x8xf64>
  "func.return"(%0) : (vector<2x8xf64>) -> ()
}) : () -> ()
// vector.shuffle
"func.func"() <{function_type = (vector<2x2xf64>, vector<1x2xf64>) -> vector<2x2xf64>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x2xf64>, %arg1: vector<1x2xf64>):
  %0 = "vector.shuffle"(%arg0, %arg1) <{mask = array<i64: 2, 2>}> : (vector<2x2xf64>, vector<1x2xf64>) -> vector<2x2xf64>
  "func.return"(%arg0) : (vector<2x2xf64>) -> ()
}) : () -> ()
// vector.to_elements
"func.func"() <{function_type = (vector<4x2xf32>) -> f32, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xf32>):
  %0:8 = "vector.to_elements"(%arg0) : (vector<4x2xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32)
  "func.return"(%0#3) : (f32) -> ()
}) : () -> ()
// vector.to_elements
"func.func"() <{function_type = (vector<4xbf16>) -> bf16, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xbf16>):
  %0:4 = "vector.to_elements"(%arg0) : (vector<4xbf16>) -> (bf16, bf16, bf16, bf16)
  "func.return"(%0#0) : (bf16) -> ()
}) : () -> ()
