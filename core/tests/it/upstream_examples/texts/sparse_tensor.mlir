//
%1 : i32
%2 = "sparse_tensor.new"(%1) : (i32) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
//
%1 : tensor<4xi32>
%2 = "sparse_tensor.convert"(%1) : (tensor<4xi32>) -> (tensor<4xi32>)
//
%1 : tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%2 = "sparse_tensor.reinterpret_map"(%1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
//
%1 : tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%2 = "sparse_tensor.values"(%1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (memref<?xf32>)
//
%1 : tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%2 = "sparse_tensor.number_of_entries"(%1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> index
//
%1 : tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed) }>>
%2 = "sparse_tensor.slice.offset"(%1) <{dim = 1 : index}> : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed) }>>) -> index
//
%1 : tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed) }>>
%2 = "sparse_tensor.slice.stride"(%1) <{dim = 1 : index}> : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed) }>>) -> index
//
%1, %2 : tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, index
%3 = "sparse_tensor.lvl"(%1, %2) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, index) -> index
//
%1, %2, %3 : index, memref<4xindex, 3>, index
%4, %5 = "sparse_tensor.push_back"(%1, %2, %3) : (index, memref<4xindex, 3>, index) -> (memref<4xindex, 3>, index)
//
%1 : tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%2, %3, %4, %5 = "sparse_tensor.expand"(%1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (memref<4xf32, 3>, memref<?xi1>, memref<4xindex>, index)
//
%1, %2, %3, %4, %5 : memref<4xi64>, memref<4xi1>, memref<4xindex>, index, tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%6 = "sparse_tensor.compress"(%1, %2, %3, %4, %5) : (memref<4xi64>, memref<4xi1>, memref<4xindex>, index, tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
//
%1, %2 : tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, tensor<4xf32>
"sparse_tensor.out"(%1, %2) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, tensor<4xf32>) -> ()
//
%1, %2 : index, memref<4xindex>
"sparse_tensor.sort"(%1, %2) <{perm_map = affine_map<(d0) -> (d0)>, algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>}> : (index, memref<4xindex>) -> ()
//
%1 : tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%2 = "sparse_tensor.reorder_coo"(%1) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm heap_sort>}> : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
//
%1, %2 : tensor<?xi128>, tensor<?xi128>
%3 = "sparse_tensor.binary"(%1, %2) ({}, {}, {}) : (tensor<?xi128>, tensor<?xi128>) -> (tensor<?xui64>)
//
%1 : vector<[8]xtf32>
%2 = "sparse_tensor.unary"(%1) ({}, {}) : (vector<[8]xtf32>) -> (vector<[8]xtf32>)
//
%1 : tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
"sparse_tensor.print"(%1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> ()
//
%1 = "sparse_tensor.has_runtime_library"() : () -> i1
// assemble
"func.func"() <{function_type = (tensor<4xindex>, tensor<4x2xindex>, tensor<4x2xf32>) -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xindex>, %arg1: tensor<4x2xindex>, %arg2: tensor<4x2xf32>):
%0 = "sparse_tensor.assemble"(%arg0, %arg1, %arg2) : (tensor<4xindex>, tensor<4x2xindex>, tensor<4x2xf32>) -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
"func.return"(%0) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> ()
}) : () -> ()
// foreach
"func.func"() <{function_type = (tensor<f32>, f32, f32) -> f32, sym_name = "generated"}> ({
^bb0(%arg0: tensor<f32>, %arg1: f32, %arg2: f32):
%0 = "sparse_tensor.foreach"(%arg0, %arg1) ({
^bb0(%arg3: f32, %arg4: f32):
"sparse_tensor.yield"(%arg1) : (f32) -> ()
}) : (tensor<f32>, f32) -> f32
"func.return"(%arg2) : (f32) -> ()
}) : () -> ()
// load
"func.func"() <{function_type = (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>):
%0 = "sparse_tensor.load"(%arg0) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
"func.return"(%arg0) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> ()
}) : () -> ()
// positions
"func.func"() <{function_type = (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> memref<?xindex>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>):
%0 = "sparse_tensor.positions"(%arg0) <{level = 1 : index}> : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> memref<?xindex>
"func.return"(%0) : (memref<?xindex>) -> ()
}) : () -> ()
// reduce
"func.func"() <{function_type = (index) -> index, sym_name = "generated"}> ({
^bb0(%arg0: index):
%0 = "sparse_tensor.reduce"(%arg0, %arg0, %arg0) ({
^bb0(%arg1: index, %arg2: index):
"sparse_tensor.yield"(%arg0) : (index) -> ()
}) : (index, index, index) -> index
"func.return"(%arg0) : (index) -> ()
}) : () -> ()
// select
"func.func"() <{function_type = (i1) -> i1, sym_name = "generated"}> ({
^bb0(%arg0: i1):
%0 = "sparse_tensor.select"(%arg0) ({
^bb0(%arg1: i1):
"sparse_tensor.yield"(%arg0) : (i1) -> ()
}) : (i1) -> i1
"func.return"(%0) : (i1) -> ()
}) : () -> ()
// coordinates
%a : tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
%r = sparse_tensor.coordinates %a {level = 1 : index} : tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to memref<?xindex>
// coordinates_buffer
%a : tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>
%r = sparse_tensor.coordinates_buffer %a : tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>> to memref<?xindex>
// concatenate
%a : tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
%r = sparse_tensor.concatenate %a, %a {dimension = 0 : index} : tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> to tensor<16x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
// yield
%a, %b : tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, f32
%r = sparse_tensor.foreach in %a init(%b) : tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, f32 -> f32 do {
^bb0(%i: index, %j: index, %v: f32, %s: f32):
sparse_tensor.yield %v : f32
}
//
%a : index
%r:2 = "sparse_tensor.crd_translate"(%a, %a) <{direction = #sparse_tensor<CrdTransDirection dim_to_lvl>, encoder = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>}> : (index, index) -> (index, index)
// storage_specifier.init
%r = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
// storage_specifier.get
%a : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
%r = sparse_tensor.storage_specifier.get %a pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
// storage_specifier.set
%a, %b : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>, index
%r = sparse_tensor.storage_specifier.set %a val_mem_sz with %b : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
// extract_iteration_space
%a : tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>
%r = sparse_tensor.extract_iteration_space %a lvls = 0 : tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>> -> !sparse_tensor.iter_space<<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>, lvls = 0>
