//
%1 : tensor<4xi1>
%2 = "tensor.bitcast"(%1) : (tensor<4xi1>) -> (tensor<4xi1>)
//
%1 : tensor<4xi32>
%2 = "tensor.cast"(%1) : (tensor<4xi32>) -> (tensor<4xi32>)
//
%1, %2 : tensor<4xf32>, index
%3 = "tensor.dim"(%1, %2) : (tensor<4xf32>, index) -> index
//
%1 = "tensor.empty"() : () -> (tensor<2x3x4xindex>)
//
%1, %2 : tensor<4xf32>, index
%3 = "tensor.extract"(%1, %2) : (tensor<4xf32>, index) -> f32
//
%1 : si8
%2 = "tensor.from_elements"(%1) : (si8) -> (tensor<1x1x1x1x1xsi8>)
//
%1, %2, %3 : i64, tensor<4xi64>, index
%4 = "tensor.insert"(%1, %2, %3) : (i64, tensor<4xi64>, index) -> (tensor<4xi64>)
//
%1 : tensor<4xf32>
%2 = "tensor.rank"(%1) : (tensor<4xf32>) -> index
//
%1, %2 : tensor<4x4xsi8>, tensor<?xi64>
%3 = "tensor.reshape"(%1, %2) : (tensor<4x4xsi8>, tensor<?xi64>) -> (tensor<*xsi8>)
//
%1 : i1
%2 = "tensor.splat"(%1) : (i1) -> (tensor<1x2x3x4xi1>)
// collapse_shape
"func.func"() <{function_type = (tensor<?xi1>) -> tensor<?xi1>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<?xi1>):
%0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0]]}> : (tensor<?xi1>) -> tensor<?xi1>
"func.return"(%0) : (tensor<?xi1>) -> ()
}) : () -> ()
// concat
"func.func"() <{function_type = (tensor<4xi64>) -> tensor<4xi64>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xi64>):
%0 = "tensor.concat"(%arg0) <{dim = 0 : i64}> : (tensor<4xi64>) -> tensor<4xi64>
"func.return"(%0) : (tensor<4xi64>) -> ()
}) : () -> ()
// expand_shape
"func.func"() <{function_type = (tensor<2xi8>) -> tensor<2xi8>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<2xi8>):
%0 = "tensor.expand_shape"(%arg0) <{reassociation = [[0]], static_output_shape = array<i64: 2>}> : (tensor<2xi8>) -> tensor<2xi8>
"func.return"(%0) : (tensor<2xi8>) -> ()
}) : () -> ()
// gather
"func.func"() <{function_type = (tensor<2x4xbf16>, tensor<2x1xindex>) -> tensor<2x4xbf16>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<2x4xbf16>, %arg1: tensor<2x1xindex>):
%0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0>}> : (tensor<2x4xbf16>, tensor<2x1xindex>) -> tensor<2x4xbf16>
"func.return"(%0) : (tensor<2x4xbf16>) -> ()
}) : () -> ()
// generate
"func.func"() <{function_type = (index, index) -> tensor<?xindex>, sym_name = "generated"}> ({
^bb0(%arg0: index, %arg1: index):
%0 = "tensor.generate"(%arg0) ({
^bb0(%arg2: index):
"tensor.yield"(%arg1) : (index) -> ()
}) : (index) -> tensor<?xindex>
"func.return"(%0) : (tensor<?xindex>) -> ()
}) : () -> ()
// pad
%a, %b, %c : tensor<4x5xf32>, index, f32
%r = tensor.pad %a low[1, %b] high[0, 2] {
^bb0(%i: index, %j: index):
tensor.yield %c : f32
} : tensor<4x5xf32> to tensor<5x?xf32>
// extract_slice
%a, %b : tensor<8x16xf32>, index
%r = tensor.extract_slice %a[1, %b] [2, 4] [1, 2] : tensor<8x16xf32> to tensor<2x4xf32>
// insert_slice
%a, %b, %c : tensor<8x16xf32>, index, tensor<2x4xf32>
%r = tensor.insert_slice %c into %a[1, %b] [2, 4] [1, 2] : tensor<2x4xf32> into tensor<8x16xf32>
// scatter
%a, %b, %c : tensor<2x1x4xf32>, tensor<8x4xf32>, tensor<2x1xindex>
%r = tensor.scatter %a into %b[%c] scatter_dims([0]) unique : (tensor<2x1x4xf32>, tensor<8x4xf32>, tensor<2x1xindex>) -> tensor<8x4xf32>
// yield
%a : f32
%r = tensor.generate {
^bb0(%i: index):
tensor.yield %a : f32
} : tensor<4xf32>
// parallel_insert_slice
%a, %b : tensor<4xf32>, tensor<1xf32>
%r = scf.forall (%i) in (4) shared_outs(%o = %a) -> (tensor<4xf32>) {
scf.forall.in_parallel {
tensor.parallel_insert_slice %b into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
}
}
