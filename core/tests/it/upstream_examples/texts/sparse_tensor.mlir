// sparse_tensor.new
%v1 = "test.value"() : () -> memref<4x4xi128>
%v2 = "sparse_tensor.new"(%v1) : (memref<4x4xi128>) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// sparse_tensor.new
%v1 = "test.value"() : () -> i32
%v2 = "sparse_tensor.new"(%v1) : (i32) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// sparse_tensor.new
%v1 = "test.value"() : () -> memref<4x4xi128>
%v2 = "sparse_tensor.new"(%v1) : (memref<4x4xi128>) -> (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>)
// sparse_tensor.convert
%v1 = "test.value"() : () -> tensor<4x4xsi64>
%v2 = "sparse_tensor.convert"(%v1) : (tensor<4x4xsi64>) -> (tensor<4x4xui8>)
// sparse_tensor.convert
%v1 = "test.value"() : () -> tensor<4xi32>
%v2 = "sparse_tensor.convert"(%v1) : (tensor<4xi32>) -> (tensor<4xi32>)
// sparse_tensor.convert
%v1 = "test.value"() : () -> tensor<1x2x3x4xf64>
%v2 = "sparse_tensor.convert"(%v1) : (tensor<1x2x3x4xf64>) -> (tensor<1x2x3x4xf64>)
// sparse_tensor.reinterpret_map
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%v2 = "sparse_tensor.reinterpret_map"(%v1) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>)
// sparse_tensor.reinterpret_map
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "sparse_tensor.reinterpret_map"(%v1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// sparse_tensor.values
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%v2 = "sparse_tensor.values"(%v1) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> (memref<?xf64>)
// sparse_tensor.values
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "sparse_tensor.values"(%v1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (memref<?xf32>)
// sparse_tensor.number_of_entries
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%v2 = "sparse_tensor.number_of_entries"(%v1) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> (index)
// sparse_tensor.number_of_entries
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "sparse_tensor.number_of_entries"(%v1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (index)
// sparse_tensor.slice.offset
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed) }>>
%v2 = "sparse_tensor.slice.offset"(%v1) <{dim = 1 : index}> : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed) }>>) -> (index)
// sparse_tensor.slice.offset
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed) }>>
%v2 = "sparse_tensor.slice.offset"(%v1) <{dim = 0 : index}> : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed) }>>) -> (index)
// sparse_tensor.slice.stride
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed) }>>
%v2 = "sparse_tensor.slice.stride"(%v1) <{dim = 1 : index}> : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed) }>>) -> (index)
// sparse_tensor.lvl
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%v2 = "test.value"() : () -> index
%v3 = "sparse_tensor.lvl"(%v1, %v2) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, index) -> (index)
// sparse_tensor.lvl
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "test.value"() : () -> index
%v3 = "sparse_tensor.lvl"(%v1, %v2) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, index) -> (index)
// sparse_tensor.push_back
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> memref<4xf8E4M3FN, 3>
%v3 = "test.value"() : () -> f8E4M3FN
%v4, %v5 = "sparse_tensor.push_back"(%v1, %v2, %v3) : (index, memref<4xf8E4M3FN, 3>, f8E4M3FN) -> (memref<4xf8E4M3FN, 3>, index)
// sparse_tensor.push_back
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> memref<?xindex>
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5, %v6 = "sparse_tensor.push_back"(%v1, %v2, %v3, %v4) <{inbounds = unit}> : (index, memref<?xindex>, index, index) -> (memref<?xindex>, index)
// sparse_tensor.push_back
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> memref<4xindex, 3>
%v3 = "test.value"() : () -> index
%v4, %v5 = "sparse_tensor.push_back"(%v1, %v2, %v3) : (index, memref<4xindex, 3>, index) -> (memref<4xindex, 3>, index)
// sparse_tensor.expand
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2, %v3, %v4, %v5 = "sparse_tensor.expand"(%v1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (memref<4xf32, 3>, memref<?xi1>, memref<4xindex>, index)
// sparse_tensor.expand
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%v2, %v3, %v4, %v5 = "sparse_tensor.expand"(%v1) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> (memref<4xi32>, memref<4xi1>, memref<4xindex, 3>, index)
// sparse_tensor.expand
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%v2, %v3, %v4, %v5 = "sparse_tensor.expand"(%v1) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> (memref<4xf64, 3>, memref<4xi1>, memref<4xindex>, index)
// sparse_tensor.compress
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "test.value"() : () -> memref<4xi1>
%v3 = "test.value"() : () -> memref<4xindex>
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v6 = "sparse_tensor.compress"(%v1, %v2, %v3, %v4, %v5) : (memref<4xi64>, memref<4xi1>, memref<4xindex>, index, tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// sparse_tensor.out
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "test.value"() : () -> tensor<4xf32>
"sparse_tensor.out"(%v1, %v2) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, tensor<4xf32>) -> ()
// sparse_tensor.out
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%v2 = "test.value"() : () -> memref<*xf64>
"sparse_tensor.out"(%v1, %v2) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, memref<*xf64>) -> ()
// sparse_tensor.out
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%v2 = "test.value"() : () -> i1
"sparse_tensor.out"(%v1, %v2) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, i1) -> ()
// sparse_tensor.sort
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> memref<4xindex>
"sparse_tensor.sort"(%v1, %v2) <{perm_map = affine_map<(d0) -> (d0)>, algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>}> : (index, memref<4xindex>) -> ()
// sparse_tensor.reorder_coo
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "sparse_tensor.reorder_coo"(%v1) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm hybrid_quick_sort>}> : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// sparse_tensor.reorder_coo
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "sparse_tensor.reorder_coo"(%v1) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm heap_sort>}> : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// sparse_tensor.reorder_coo
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "sparse_tensor.reorder_coo"(%v1) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>}> : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// sparse_tensor.binary
%v1 = "test.value"() : () -> tensor<?xi128>
%v2 = "test.value"() : () -> tensor<?xi128>
%v3 = "sparse_tensor.binary"(%v1, %v2) ({}, {}, {}) : (tensor<?xi128>, tensor<?xi128>) -> (tensor<?xui64>)
// sparse_tensor.unary
%v1 = "test.value"() : () -> vector<[8]xtf32>
%v2 = "sparse_tensor.unary"(%v1) ({}, {}) : (vector<[8]xtf32>) -> (vector<[8]xtf32>)
// sparse_tensor.unary
%v1 = "test.value"() : () -> memref<4xf8E5M2>
%v2 = "sparse_tensor.unary"(%v1) ({}, {}) : (memref<4xf8E5M2>) -> (memref<4xf8E5M2>)
// sparse_tensor.print
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
"sparse_tensor.print"(%v1) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> ()
// sparse_tensor.print
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
"sparse_tensor.print"(%v1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> ()
// sparse_tensor.has_runtime_library
%v1 = "sparse_tensor.has_runtime_library"() : () -> (i1)
// sparse_tensor.assemble
"func.func"() <{function_type = (tensor<4xindex>, tensor<4x2xindex>, tensor<4x2xf32>) -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4x2xindex>, %arg2: tensor<4x2xf32>):
  %0 = "sparse_tensor.assemble"(%arg0, %arg1, %arg2) : (tensor<4xindex>, tensor<4x2xindex>, tensor<4x2xf32>) -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  "func.return"(%0) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> ()
}) : () -> ()
// sparse_tensor.assemble
"func.func"() <{function_type = (tensor<4x4xindex>, tensor<index>, tensor<4x4x4xf64>) -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4x4xindex>, %arg1: tensor<index>, %arg2: tensor<4x4x4xf64>):
  %0 = "sparse_tensor.assemble"(%arg0, %arg1, %arg2) : (tensor<4x4xindex>, tensor<index>, tensor<4x4x4xf64>) -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
  "func.return"(%0) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> ()
}) : () -> ()
// sparse_tensor.foreach
"func.func"() <{function_type = (tensor<f32>, f32, f32) -> f32, sym_name = "generated"}> ({
^bb0(%arg0: tensor<f32>, %arg1: f32, %arg2: f32):
  %0 = "sparse_tensor.foreach"(%arg0, %arg1) ({
  ^bb0(%arg3: f32, %arg4: f32):
    "sparse_tensor.yield"(%arg1) : (f32) -> ()
  }) : (tensor<f32>, f32) -> f32
  "func.return"(%arg2) : (f32) -> ()
}) : () -> ()
// sparse_tensor.foreach
"func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> tensor<f32>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
  %0 = "sparse_tensor.foreach"(%arg0, %arg0) ({
  ^bb0(%arg2: f32, %arg3: f32):
    "sparse_tensor.yield"(%arg0) : (tensor<f32>) -> ()
  }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "func.return"(%arg1) : (tensor<f32>) -> ()
}) : () -> ()
// sparse_tensor.load
"func.func"() <{function_type = (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>):
  %0 = "sparse_tensor.load"(%arg0) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
  "func.return"(%0) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> ()
}) : () -> ()
// sparse_tensor.load
"func.func"() <{function_type = (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>):
  %0 = "sparse_tensor.load"(%arg0) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  "func.return"(%arg0) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> ()
}) : () -> ()
// sparse_tensor.positions
"func.func"() <{function_type = (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> memref<?xindex>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>):
  %0 = "sparse_tensor.positions"(%arg0) <{level = 1 : index}> : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> memref<?xindex>
  "func.return"(%0) : (memref<?xindex>) -> ()
}) : () -> ()
// sparse_tensor.reduce
"func.func"() <{function_type = (bf16, bf16) -> bf16, sym_name = "generated"}> ({
^bb0(%arg0: bf16, %arg1: bf16):
  %0 = "sparse_tensor.reduce"(%arg0, %arg0, %arg0) ({
  ^bb0(%arg2: bf16, %arg3: bf16):
    "sparse_tensor.yield"(%arg0) : (bf16) -> ()
  }) : (bf16, bf16, bf16) -> bf16
  "func.return"(%arg1) : (bf16) -> ()
}) : () -> ()
// sparse_tensor.reduce
"func.func"() <{function_type = (index) -> index, sym_name = "generated"}> ({
^bb0(%arg0: index):
  %0 = "sparse_tensor.reduce"(%arg0, %arg0, %arg0) ({
  ^bb0(%arg1: index, %arg2: index):
    "sparse_tensor.yield"(%arg0) : (index) -> ()
  }) : (index, index, index) -> index
  "func.return"(%arg0) : (index) -> ()
}) : () -> ()
// sparse_tensor.select
"func.func"() <{function_type = (i1) -> i1, sym_name = "generated"}> ({
^bb0(%arg0: i1):
  %0 = "sparse_tensor.select"(%arg0) ({
  ^bb0(%arg1: i1):
    "sparse_tensor.yield"(%arg1) : (i1) -> ()
  }) : (i1) -> i1
  "func.return"(%arg0) : (i1) -> ()
}) : () -> ()
// sparse_tensor.select
"func.func"() <{function_type = (i1) -> i1, sym_name = "generated"}> ({
^bb0(%arg0: i1):
  %0 = "sparse_tensor.select"(%arg0) ({
  ^bb0(%arg1: i1):
    "sparse_tensor.yield"(%arg0) : (i1) -> ()
  }) : (i1) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()
// sparse_tensor.coordinates
%a = "test.value"() : () -> tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
%r = sparse_tensor.coordinates %a {level = 1 : index} : tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to memref<?xindex>
// sparse_tensor.coordinates_buffer
%a = "test.value"() : () -> tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>
%r = sparse_tensor.coordinates_buffer %a : tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>> to memref<?xindex>
// sparse_tensor.concatenate
%a = "test.value"() : () -> tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
%r = sparse_tensor.concatenate %a, %a {dimension = 0 : index} : tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to tensor<16x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
// sparse_tensor.yield
%a = "test.value"() : () -> tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
%b = "test.value"() : () -> f32
%r = sparse_tensor.foreach in %a init(%b) : tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, f32 -> f32 do {
^bb0(%i: index, %j: index, %v: f32, %s: f32):
  sparse_tensor.yield %v : f32
}
// sparse_tensor.crd_translate
%a = "test.value"() : () -> index
%r:2 = "sparse_tensor.crd_translate"(%a, %a) <{direction = #sparse_tensor<CrdTransDirection dim_to_lvl>, encoder = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>}> : (index, index) -> (index, index)
// sparse_tensor.storage_specifier.init
%r = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
// sparse_tensor.storage_specifier.get
%a = "test.value"() : () -> !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
%r = sparse_tensor.storage_specifier.get %a pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
// sparse_tensor.storage_specifier.set
%a = "test.value"() : () -> !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
%b = "test.value"() : () -> index
%r = sparse_tensor.storage_specifier.set %a val_mem_sz with %b : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
// sparse_tensor.extract_iteration_space
%a = "test.value"() : () -> tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
%r = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> -> !sparse_tensor.iter_space<<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>
