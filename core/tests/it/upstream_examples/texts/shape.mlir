//
%1, %2 : index, index
%3 = "shape.add"(%1, %2) : (index, index) -> index
//
%1 = "shape.broadcast"() : () -> !shape.shape
//
%1 = "shape.const_size"() <{value = 4 : index}> : () -> !shape.size
//
%1, %2 : index, index
%3 = "shape.div"(%1, %2) : (index, index) -> index
//
%1, %2, %3 : !shape.shape, !shape.shape, !shape.shape
%4 = "shape.shape_eq"(%1, %2, %3) : (!shape.shape, !shape.shape, !shape.shape) -> i1
//
%1, %2, %3 : !shape.size, !shape.size, !shape.size
%4 = "shape.from_extents"(%1, %2, %3) : (!shape.size, !shape.size, !shape.size) -> !shape.shape
//
%1 : tensor<4xindex>
%2 = "shape.from_extent_tensor"(%1) : (tensor<4xindex>) -> !shape.shape
//
%1, %2 : tensor<4xindex>, tensor<4xindex>
%3 = "shape.is_broadcastable"(%1, %2) : (tensor<4xindex>, tensor<4xindex>) -> i1
//
%1 : tensor<?xindex>
%2 = "shape.rank"(%1) : (tensor<?xindex>) -> index
//
%1 : !shape.shape
%2 = "shape.to_extent_tensor"(%1) : (!shape.shape) -> (tensor<*xindex>)
//
%1, %2 : vector<16xi128>, index
%3 = "shape.dim"(%1, %2) : (vector<16xi128>, index) -> !shape.size
//
%1, %2 : tensor<4xindex>, index
%3 = "shape.get_extent"(%1, %2) : (tensor<4xindex>, index) -> index
//
%1 : index
%2 = "shape.index_to_size"(%1) : (index) -> !shape.size
//
%1, %2 : !shape.shape, !shape.shape
%3 = "shape.max"(%1, %2) : (!shape.shape, !shape.shape) -> !shape.shape
//
%1, %2 : !shape.size, !shape.size
%3 = "shape.meet"(%1, %2) <{error = "a b"}> : (!shape.size, !shape.size) -> !shape.size
//
%1, %2 : !shape.size, !shape.size
%3 = "shape.min"(%1, %2) : (!shape.size, !shape.size) -> !shape.size
//
%1, %2 : index, index
%3 = "shape.mul"(%1, %2) : (index, index) -> !shape.size
//
%1 : !shape.shape
%2 = "shape.num_elements"(%1) : (!shape.shape) -> !shape.size
//
%1 : vector<4xi64>
%2 = "shape.shape_of"(%1) : (vector<4xi64>) -> !shape.shape
//
%1 : !shape.value_shape
%2 = "shape.value_of"(%1) : (!shape.value_shape) -> (tensor<*xi1>)
//
%1 : index
%2 = "shape.size_to_index"(%1) : (index) -> index
//
%1 : tensor<4xi32>
%2 = "shape.value_as_shape"(%1) : (tensor<4xi32>) -> (tensor<4xindex>)
//
%1, %2 : vector<4xf64>, !shape.shape
%3 = "shape.with_shape"(%1, %2) : (vector<4xf64>, !shape.shape) -> !shape.value_shape
// yield
%1, %2 : tensor<4xindex>, index
%3 = "shape.reduce"(%1, %2) ({
^bb0(%4: index, %5: index, %6: index):
"shape.yield"(%6) : (index) -> ()
}) : (tensor<4xindex>, index) -> index
// yield
"shape.function_library"() <{sym_name = "symbol", mapping = {key = 1 : i32}}> ({
^bb0:
"shape.yield"() : () -> ()
}) : () -> ()
//
%1, %2 : tensor<4xindex>, tensor<4xindex>
%3 = "shape.concat"(%1, %2) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
//
%1, %2, %3 : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
%4 = "shape.any"(%1, %2, %3) : (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>) -> (tensor<?xindex>)
//
%1, %2, %3 : !shape.witness, !shape.witness, !shape.witness
%4 = "shape.assuming_all"(%1, %2, %3) : (!shape.witness, !shape.witness, !shape.witness) -> !shape.witness
// assuming_yield
%1 : !shape.witness
"shape.assuming"(%1) ({
^bb0(%2: index, %3: index, %4: index):
"shape.assuming_yield"() : () -> ()
}) : (!shape.witness) -> ()
//
%1, %2 : tensor<?xindex>, tensor<?xindex>
%3 = "shape.cstr_broadcastable"(%1, %2) : (tensor<?xindex>, tensor<?xindex>) -> !shape.witness
//
%1, %2 : tensor<?xindex>, tensor<?xindex>
%3 = "shape.cstr_eq"(%1, %2) : (tensor<?xindex>, tensor<?xindex>) -> !shape.witness
//
%1 = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
//
%1 : i1
%2 = "shape.cstr_require"(%1) <{msg = ""}> : (i1) -> !shape.witness
// return
"shape.func"() <{sym_name = "symbol", function_type = () -> ()}> ({
^bb0:
"shape.return"() : () -> ()
}) : () -> ()
