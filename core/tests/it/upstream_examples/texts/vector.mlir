//
%1, %2 : vector<16xi1>, vector<16xi1>
%3 = "vector.multi_reduction"(%1, %2) <{kind = #vector.kind<minimumf>, reduction_dims = array<i64: 1, 2>}> : (vector<16xi1>, vector<16xi1>) -> (vector<16xi1>)
//
%1 : i32
%2 = "vector.broadcast"(%1) : (i32) -> (vector<4x4xi32>)
//
%1, %2 : vector<4xi1>, vector<4xi1>
%3 = "vector.interleave"(%1, %2) : (vector<4xi1>, vector<4xi1>) -> (vector<8xi1>)
//
%1 : vector<4xui64>
%2, %3 = "vector.deinterleave"(%1) : (vector<4xui64>) -> (vector<2xui64>, vector<2xui64>)
//
%1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
%4 = "vector.fma"(%1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
//
%1 : bf16
%2 = "vector.from_elements"(%1) : (bf16) -> (vector<1xbf16>)
//
%1, %2 : memref<4xi4, 3>, vector<4xi4>
%3 = "vector.insert"(%1, %2) <{static_position = array<i64: 2>}> : (memref<4xi4, 3>, vector<4xi4>) -> (vector<4xi4>)
//
%1, %2 : vector<4xf32>, vector<[4]xf32>
%3 = "vector.scalable.insert"(%1, %2) <{pos = 8 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
//
%1 : vector<[4]xi1>
%2 = "vector.scalable.extract"(%1) <{pos = 16 : i64}> : (vector<[4]xi1>) -> (vector<[4]xi1>)
//
%1, %2 : memref<4xi32>, index
%3 = "vector.load"(%1, %2) <{nontemporal = true, alignment = 1 : i64}> : (memref<4xi32>, index) -> (vector<3xi32>)
//
%1, %2, %3 : vector<[16]xi32>, memref<?xi32>, index
"vector.store"(%1, %2, %3) <{nontemporal = false, alignment = 1 : i64}> : (vector<[16]xi32>, memref<?xi32>, index) -> ()
//
%1, %2, %3, %4 : memref<4xi32>, index, vector<4xi1>, vector<4x4xi32>
"vector.compressstore"(%1, %2, %3, %4) <{alignment = 1 : i64}> : (memref<4xi32>, index, vector<4xi1>, vector<4x4xi32>) -> ()
//
%1 : vector<4xf32>
%2 = "vector.shape_cast"(%1) : (vector<4xf32>) -> (vector<4xf32>)
//
%1 : vector<4xi1>
%2 = "vector.bitcast"(%1) : (vector<4xi1>) -> (vector<4xi1>)
//
%1 : memref<4xi64>
%2 = "vector.type_cast"(%1) : (memref<4xi64>) -> (memref<4xi64>)
//
%1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> (vector<4xi1>)
//
%1 : index
%2 = "vector.create_mask"(%1) : (index) -> (vector<1xi1>)
//
%1 : vector<32xi64>
%2 = "vector.transpose"(%1) <{permutation = array<i64: 0>}> : (vector<32xi64>) -> (vector<32xi64>)
//
"vector.print"() <{punctuation = #vector.punctuation<comma>}> : () -> ()
//
%1 = "vector.vscale"() : () -> index
//
%1 = "vector.step"() : () -> (vector<2xindex>)
// yield
"test.around"() ({
%1, %2 : i32, i32
"vector.yield"(%1, %2) : (i32, i32) -> ()
}) : () -> ()
// expandload
"func.func"() <{function_type = (memref<i1>, vector<4xi1>) -> vector<4xi1>, sym_name = "generated"}> ({
^bb0(%arg0: memref<i1>, %arg1: vector<4xi1>):
%0 = "vector.expandload"(%arg0, %arg1, %arg1) : (memref<i1>, vector<4xi1>, vector<4xi1>) -> vector<4xi1>
"func.return"(%arg1) : (vector<4xi1>) -> ()
}) : () -> ()
// extract
"func.func"() <{function_type = (vector<4x8xf16>, index) -> f16, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x8xf16>, %arg1: index):
%0 = "vector.extract"(%arg0, %arg1, %arg1) <{static_position = array<i64: -9223372036854775808, -9223372036854775808>}> : (vector<4x8xf16>, index, index) -> f16
"func.return"(%0) : (f16) -> ()
}) : () -> ()
// extract_strided_slice
"func.func"() <{function_type = (vector<4xi1>) -> vector<4xi1>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi1>):
%0 = "vector.extract_strided_slice"(%arg0) <{offsets = [], sizes = [], strides = []}> : (vector<4xi1>) -> vector<4xi1>
"func.return"(%arg0) : (vector<4xi1>) -> ()
}) : () -> ()
// gather
"func.func"() <{function_type = (memref<4xi1>, index, vector<4xi1>) -> vector<4xi1>, sym_name = "generated"}> ({
^bb0(%arg0: memref<4xi1>, %arg1: index, %arg2: vector<4xi1>):
%0 = "vector.gather"(%arg0, %arg1, %arg2, %arg2, %arg2) : (memref<4xi1>, index, vector<4xi1>, vector<4xi1>, vector<4xi1>) -> vector<4xi1>
"func.return"(%arg2) : (vector<4xi1>) -> ()
}) : () -> ()
// insert_strided_slice
"func.func"() <{function_type = (vector<8xi32>) -> vector<8xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<8xi32>):
%0 = "vector.insert_strided_slice"(%arg0, %arg0) <{offsets = [0], strides = [1]}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
"func.return"(%0) : (vector<8xi32>) -> ()
}) : () -> ()
// maskedload
"func.func"() <{function_type = (memref<4x1xi1>, index, vector<4x2xi1>) -> vector<4x2xi1>, sym_name = "generated"}> ({
^bb0(%arg0: memref<4x1xi1>, %arg1: index, %arg2: vector<4x2xi1>):
%0 = "vector.maskedload"(%arg0, %arg1, %arg1, %arg2, %arg2) : (memref<4x1xi1>, index, index, vector<4x2xi1>, vector<4x2xi1>) -> vector<4x2xi1>
"func.return"(%0) : (vector<4x2xi1>) -> ()
}) : () -> ()
// maskedstore
"func.func"() <{function_type = (memref<?xi8>, index, vector<4xi1>, vector<4xi8>) -> memref<?xi8>, sym_name = "generated"}> ({
^bb0(%arg0: memref<?xi8>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xi8>):
"vector.maskedstore"(%arg0, %arg1, %arg2, %arg3) : (memref<?xi8>, index, vector<4xi1>, vector<4xi8>) -> ()
"func.return"(%arg0) : (memref<?xi8>) -> ()
}) : () -> ()
// reduction
"func.func"() <{function_type = (vector<4xi8>) -> i8, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi8>):
%0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxui>}> : (vector<4xi8>) -> i8
"func.return"(%0) : (i8) -> ()
}) : () -> ()
// scan
"func.func"() <{function_type = (vector<4xi64>, vector<i64>) -> vector<i64>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi64>, %arg1: vector<i64>):
%0:2 = "vector.scan"(%arg0, %arg1) <{inclusive = true, kind = #vector.kind<minsi>, reduction_dim = 0 : i64}> : (vector<4xi64>, vector<i64>) -> (vector<4xi64>, vector<i64>)
"func.return"(%0#1) : (vector<i64>) -> ()
}) : () -> ()
// scatter
"func.func"() <{function_type = (tensor<4xindex>, index, vector<[4]xindex>, vector<4xi1>, tensor<4xindex>) -> tensor<4xindex>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xindex>, %arg1: index, %arg2: vector<[4]xindex>, %arg3: vector<4xi1>, %arg4: tensor<4xindex>):
"vector.scatter"(%arg0, %arg1, %arg2, %arg3, %arg2) : (tensor<4xindex>, index, vector<[4]xindex>, vector<4xi1>, vector<[4]xindex>) -> ()
"func.return"(%arg4) : (tensor<4xindex>) -> ()
}) : () -> ()
// shuffle
"func.func"() <{function_type = (vector<2x8xf64>) -> vector<2x8xf64>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x8xf64>):
%0 = "vector.shuffle"(%arg0, %arg0) <{mask = array<i64: 0, 1>}> : (vector<2x8xf64>, vector<2x8xf64>) -> vector<2x8xf64>
"func.return"(%0) : (vector<2x8xf64>) -> ()
}) : () -> ()
// to_elements
"func.func"() <{function_type = (vector<4xbf16>) -> bf16, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xbf16>):
%0:4 = "vector.to_elements"(%arg0) : (vector<4xbf16>) -> (bf16, bf16, bf16, bf16)
"func.return"(%0#0) : (bf16) -> ()
}) : () -> ()
