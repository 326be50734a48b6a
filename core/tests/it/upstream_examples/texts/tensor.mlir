// tensor.bitcast
%v1 = "test.value"() : () -> tensor<4xi1>
%v2 = "tensor.bitcast"(%v1) : (tensor<4xi1>) -> (tensor<4xi1>)
// tensor.bitcast
%v1 = "test.value"() : () -> tensor<?xf64>
%v2 = "tensor.bitcast"(%v1) : (tensor<?xf64>) -> (tensor<?xf64>)
// tensor.bitcast
%v1 = "test.value"() : () -> tensor<4xi64>
%v2 = "tensor.bitcast"(%v1) : (tensor<4xi64>) -> (tensor<4xi64>)
// tensor.cast
%v1 = "test.value"() : () -> tensor<4xui16>
%v2 = "tensor.cast"(%v1) : (tensor<4xui16>) -> (tensor<4xui16>)
// tensor.cast
%v1 = "test.value"() : () -> tensor<4xi32>
%v2 = "tensor.cast"(%v1) : (tensor<4xi32>) -> (tensor<4xi32>)
// tensor.cast
%v1 = "test.value"() : () -> tensor<2x3x4xi64>
%v2 = "tensor.cast"(%v1) : (tensor<2x3x4xi64>) -> (tensor<2x3x4xi64>)
// tensor.dim
%v1 = "test.value"() : () -> tensor<4xf32>
%v2 = "test.value"() : () -> index
%v3 = "tensor.dim"(%v1, %v2) : (tensor<4xf32>, index) -> (index)
// tensor.dim
%v1 = "test.value"() : () -> tensor<2x3x4xindex>
%v2 = "test.value"() : () -> index
%v3 = "tensor.dim"(%v1, %v2) : (tensor<2x3x4xindex>, index) -> (index)
// tensor.dim
%v1 = "test.value"() : () -> tensor<4xi32>
%v2 = "test.value"() : () -> index
%v3 = "tensor.dim"(%v1, %v2) : (tensor<4xi32>, index) -> (index)
// tensor.empty
%v1 = "tensor.empty"() : () -> (tensor<2x3x4xindex>)
// tensor.extract
%v1 = "test.value"() : () -> tensor<tf32>
%v2 = "tensor.extract"(%v1) : (tensor<tf32>) -> (tf32)
// tensor.extract
%v1 = "test.value"() : () -> tensor<4xf32>
%v2 = "test.value"() : () -> index
%v3 = "tensor.extract"(%v1, %v2) : (tensor<4xf32>, index) -> (f32)
// tensor.from_elements
%v1 = "test.value"() : () -> si8
%v2 = "tensor.from_elements"(%v1) : (si8) -> (tensor<1x1x1x1x1xsi8>)
// tensor.insert
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> tensor<f32>
%v3 = "tensor.insert"(%v1, %v2) : (f32, tensor<f32>) -> (tensor<f32>)
// tensor.insert
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> tensor<4xi64>
%v3 = "test.value"() : () -> index
%v4 = "tensor.insert"(%v1, %v2, %v3) : (i64, tensor<4xi64>, index) -> (tensor<4xi64>)
// tensor.rank
%v1 = "test.value"() : () -> tensor<2x3x4xbf16>
%v2 = "tensor.rank"(%v1) : (tensor<2x3x4xbf16>) -> (index)
// tensor.rank
%v1 = "test.value"() : () -> tensor<4xf32>
%v2 = "tensor.rank"(%v1) : (tensor<4xf32>) -> (index)
// tensor.rank
%v1 = "test.value"() : () -> tensor<2x3x4xi16>
%v2 = "tensor.rank"(%v1) : (tensor<2x3x4xi16>) -> (index)
// tensor.reshape
%v1 = "test.value"() : () -> tensor<4x4xsi8>
%v2 = "test.value"() : () -> tensor<?xi64>
%v3 = "tensor.reshape"(%v1, %v2) : (tensor<4x4xsi8>, tensor<?xi64>) -> (tensor<*xsi8>)
// tensor.reshape
%v1 = "test.value"() : () -> tensor<1x2x3x4xui8>
%v2 = "test.value"() : () -> tensor<4xi64>
%v3 = "tensor.reshape"(%v1, %v2) : (tensor<1x2x3x4xui8>, tensor<4xi64>) -> (tensor<1x2x3x4xui8>)
// tensor.splat
%v1 = "test.value"() : () -> i1
%v2 = "tensor.splat"(%v1) : (i1) -> (tensor<1x2x3x4xi1>)
// tensor.collapse_shape
"func.func"() <{function_type = (tensor<?xi1>) -> tensor<?xi1>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<?xi1>):
  %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0]]}> : (tensor<?xi1>) -> tensor<?xi1>
  "func.return"(%0) : (tensor<?xi1>) -> ()
}) : () -> ()
// tensor.collapse_shape
"func.func"() <{function_type = (tensor<4x4xf16>) -> tensor<f16>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4x4xf16>):
  %0 = "tensor.collapse_shape"(%arg0) <{reassociation = []}> : (tensor<4x4xf16>) -> tensor<f16>
  "func.return"(%0) : (tensor<f16>) -> ()
}) : () -> ()
// tensor.concat
"func.func"() <{function_type = (tensor<4xi64>) -> tensor<4xi64>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<4xi64>):
  %0 = "tensor.concat"(%arg0) <{dim = 0 : i64}> : (tensor<4xi64>) -> tensor<4xi64>
  "func.return"(%0) : (tensor<4xi64>) -> ()
}) : () -> ()
// tensor.concat
"func.func"() <{function_type = (tensor<?xi64>) -> tensor<?xi64>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<?xi64>):
  %0 = "tensor.concat"(%arg0) <{dim = 0 : i64}> : (tensor<?xi64>) -> tensor<?xi64>
  "func.return"(%0) : (tensor<?xi64>) -> ()
}) : () -> ()
// tensor.expand_shape
"func.func"() <{function_type = (tensor<2xi8>) -> tensor<2xi8>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<2xi8>):
  %0 = "tensor.expand_shape"(%arg0) <{reassociation = [[0]], static_output_shape = array<i64: 2>}> : (tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%arg0) : (tensor<2xi8>) -> ()
}) : () -> ()
// tensor.expand_shape
"func.func"() <{function_type = (tensor<2xi8>) -> tensor<2xi8>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<2xi8>):
  %0 = "tensor.expand_shape"(%arg0) <{reassociation = [[0]], static_output_shape = array<i64: 2>}> : (tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%0) : (tensor<2xi8>) -> ()
}) : () -> ()
// tensor.gather
"func.func"() <{function_type = (tensor<2x4xbf16>, tensor<2x1xindex>) -> tensor<2x4xbf16>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<2x4xbf16>, %arg1: tensor<2x1xindex>):
  %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0>}> : (tensor<2x4xbf16>, tensor<2x1xindex>) -> tensor<2x4xbf16>
  "func.return"(%arg0) : (tensor<2x4xbf16>) -> ()
}) : () -> ()
// tensor.gather
"func.func"() <{function_type = (tensor<2x4xbf16>, tensor<2x1xindex>) -> tensor<2x4xbf16>, sym_name = "generated"}> ({
^bb0(%arg0: tensor<2x4xbf16>, %arg1: tensor<2x1xindex>):
  %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0>}> : (tensor<2x4xbf16>, tensor<2x1xindex>) -> tensor<2x4xbf16>
  "func.return"(%0) : (tensor<2x4xbf16>) -> ()
}) : () -> ()
// tensor.generate
"func.func"() <{function_type = (index, index) -> tensor<?xindex>, sym_name = "generated"}> ({
^bb0(%arg0: index, %arg1: index):
  %0 = "tensor.generate"(%arg0) ({
  ^bb0(%arg2: index):
    "tensor.yield"(%arg1) : (index) -> ()
  }) : (index) -> tensor<?xindex>
  "func.return"(%0) : (tensor<?xindex>) -> ()
}) : () -> ()
// tensor.generate
"func.func"() <{function_type = (index, tensor<?x2xindex>) -> tensor<?x2xindex>, sym_name = "generated"}> ({
^bb0(%arg0: index, %arg1: tensor<?x2xindex>):
  %0 = "tensor.generate"(%arg0) ({
  ^bb0(%arg2: index, %arg3: index):
    "tensor.yield"(%arg2) : (index) -> ()
  }) : (index) -> tensor<?x2xindex>
  "func.return"(%arg1) : (tensor<?x2xindex>) -> ()
}) : () -> ()
// tensor.pad
%a = "test.value"() : () -> tensor<4x5xf32>
%b = "test.value"() : () -> index
%c = "test.value"() : () -> f32
%r = tensor.pad %a low[1, %b] high[0, 2] {
^bb0(%i: index, %j: index):
  tensor.yield %c : f32
} : tensor<4x5xf32> to tensor<5x?xf32>
// tensor.extract_slice
%a = "test.value"() : () -> tensor<8x16xf32>
%b = "test.value"() : () -> index
%r = tensor.extract_slice %a[1, %b] [2, 4] [1, 2] : tensor<8x16xf32> to tensor<2x4xf32>
// tensor.insert_slice
%a = "test.value"() : () -> tensor<8x16xf32>
%b = "test.value"() : () -> index
%c = "test.value"() : () -> tensor<2x4xf32>
%r = tensor.insert_slice %c into %a[1, %b] [2, 4] [1, 2] : tensor<2x4xf32> into tensor<8x16xf32>
// tensor.scatter
%a = "test.value"() : () -> tensor<2x1x4xf32>
%b = "test.value"() : () -> tensor<8x4xf32>
%c = "test.value"() : () -> tensor<2x1xindex>
%r = tensor.scatter %a into %b[%c] scatter_dims([0]) unique : (tensor<2x1x4xf32>, tensor<8x4xf32>, tensor<2x1xindex>) -> tensor<8x4xf32>
// tensor.yield
%a = "test.value"() : () -> f32
%r = tensor.generate {
^bb0(%i: index):
  tensor.yield %a : f32
} : tensor<4xf32>
// tensor.parallel_insert_slice
%a = "test.value"() : () -> tensor<4xf32>
%b = "test.value"() : () -> tensor<1xf32>
%r = scf.forall (%i) in (4) shared_outs(%o = %a) -> (tensor<4xf32>) {
  scf.forall.in_parallel {
    tensor.parallel_insert_slice %b into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
  }
}
