// shape.add
%v1 = "test.value"() : () -> !shape.size
%v2 = "test.value"() : () -> !shape.size
%v3 = "shape.add"(%v1, %v2) : (!shape.size, !shape.size) -> (!shape.size)
// shape.add
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "shape.add"(%v1, %v2) : (index, index) -> (index)
// shape.broadcast
%v1 = "shape.broadcast"() : () -> (!shape.shape)
// shape.broadcast
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "shape.broadcast"(%v1) <{error = ""}> : (tensor<?xindex>) -> (tensor<4xindex>)
// shape.broadcast
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "test.value"() : () -> tensor<?xindex>
%v3 = "test.value"() : () -> tensor<?xindex>
%v4 = "shape.broadcast"(%v1, %v2, %v3) <{error = "a b"}> : (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>) -> (tensor<?xindex>)
// shape.const_size
%v1 = "shape.const_size"() <{value = 4 : index}> : () -> (!shape.size)
// shape.const_size
%v1 = "shape.const_size"() <{value = 1 : index}> : () -> (!shape.size)
// shape.div
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "shape.div"(%v1, %v2) : (index, index) -> (index)
// shape.div
%v1 = "test.value"() : () -> !shape.size
%v2 = "test.value"() : () -> index
%v3 = "shape.div"(%v1, %v2) : (!shape.size, index) -> (!shape.size)
// shape.shape_eq
%v1 = "shape.shape_eq"() : () -> (i1)
// shape.shape_eq
%v1 = "test.value"() : () -> !shape.shape
%v2 = "test.value"() : () -> !shape.shape
%v3 = "test.value"() : () -> !shape.shape
%v4 = "shape.shape_eq"(%v1, %v2, %v3) : (!shape.shape, !shape.shape, !shape.shape) -> (i1)
// shape.from_extents
%v1 = "shape.from_extents"() : () -> (!shape.shape)
// shape.from_extents
%v1 = "test.value"() : () -> !shape.size
%v2 = "test.value"() : () -> !shape.size
%v3 = "test.value"() : () -> !shape.size
%v4 = "shape.from_extents"(%v1, %v2, %v3) : (!shape.size, !shape.size, !shape.size) -> (!shape.shape)
// shape.from_extent_tensor
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "shape.from_extent_tensor"(%v1) : (tensor<4xindex>) -> (!shape.shape)
// shape.from_extent_tensor
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "shape.from_extent_tensor"(%v1) : (tensor<?xindex>) -> (!shape.shape)
// shape.is_broadcastable
%v1 = "shape.is_broadcastable"() : () -> (i1)
// shape.is_broadcastable
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "test.value"() : () -> tensor<4xindex>
%v3 = "shape.is_broadcastable"(%v1, %v2) : (tensor<4xindex>, tensor<4xindex>) -> (i1)
// shape.rank
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "shape.rank"(%v1) : (tensor<?xindex>) -> (index)
// shape.rank
%v1 = "test.value"() : () -> !shape.shape
%v2 = "shape.rank"(%v1) : (!shape.shape) -> (!shape.size)
// shape.to_extent_tensor
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "shape.to_extent_tensor"(%v1) : (tensor<4xindex>) -> (tensor<4xindex>)
// shape.to_extent_tensor
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "shape.to_extent_tensor"(%v1) : (tensor<?xindex>) -> (tensor<?xindex>)
// shape.to_extent_tensor
%v1 = "test.value"() : () -> !shape.shape
%v2 = "shape.to_extent_tensor"(%v1) : (!shape.shape) -> (tensor<*xindex>)
// shape.dim
%v1 = "test.value"() : () -> vector<32xf16>
%v2 = "test.value"() : () -> !shape.size
%v3 = "shape.dim"(%v1, %v2) : (vector<32xf16>, !shape.size) -> (!shape.size)
// shape.dim
%v1 = "test.value"() : () -> vector<4xi1>
%v2 = "test.value"() : () -> !shape.size
%v3 = "shape.dim"(%v1, %v2) : (vector<4xi1>, !shape.size) -> (!shape.size)
// shape.dim
%v1 = "test.value"() : () -> vector<16xi128>
%v2 = "test.value"() : () -> index
%v3 = "shape.dim"(%v1, %v2) : (vector<16xi128>, index) -> (!shape.size)
// shape.get_extent
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "test.value"() : () -> index
%v3 = "shape.get_extent"(%v1, %v2) : (tensor<4xindex>, index) -> (index)
// shape.get_extent
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "test.value"() : () -> index
%v3 = "shape.get_extent"(%v1, %v2) : (tensor<?xindex>, index) -> (index)
// shape.index_to_size
%v1 = "test.value"() : () -> index
%v2 = "shape.index_to_size"(%v1) : (index) -> (!shape.size)
// shape.max
%v1 = "test.value"() : () -> !shape.shape
%v2 = "test.value"() : () -> !shape.shape
%v3 = "shape.max"(%v1, %v2) : (!shape.shape, !shape.shape) -> (!shape.shape)
// shape.meet
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "shape.meet"(%v1, %v2) : (index, index) -> (index)
// shape.meet
%v1 = "test.value"() : () -> !shape.size
%v2 = "test.value"() : () -> !shape.size
%v3 = "shape.meet"(%v1, %v2) <{error = "a b"}> : (!shape.size, !shape.size) -> (!shape.size)
// shape.meet
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "test.value"() : () -> tensor<4xindex>
%v3 = "shape.meet"(%v1, %v2) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
// shape.min
%v1 = "test.value"() : () -> !shape.shape
%v2 = "test.value"() : () -> !shape.shape
%v3 = "shape.min"(%v1, %v2) : (!shape.shape, !shape.shape) -> (!shape.shape)
// shape.min
%v1 = "test.value"() : () -> !shape.size
%v2 = "test.value"() : () -> !shape.size
%v3 = "shape.min"(%v1, %v2) : (!shape.size, !shape.size) -> (!shape.size)
// shape.mul
%v1 = "test.value"() : () -> !shape.size
%v2 = "test.value"() : () -> !shape.size
%v3 = "shape.mul"(%v1, %v2) : (!shape.size, !shape.size) -> (!shape.size)
// shape.mul
%v1 = "test.value"() : () -> !shape.size
%v2 = "test.value"() : () -> index
%v3 = "shape.mul"(%v1, %v2) : (!shape.size, index) -> (!shape.size)
// shape.mul
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "shape.mul"(%v1, %v2) : (index, index) -> (!shape.size)
// shape.num_elements
%v1 = "test.value"() : () -> !shape.shape
%v2 = "shape.num_elements"(%v1) : (!shape.shape) -> (!shape.size)
// shape.num_elements
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "shape.num_elements"(%v1) : (tensor<?xindex>) -> (index)
// shape.shape_of
%v1 = "test.value"() : () -> vector<4xi64>
%v2 = "shape.shape_of"(%v1) : (vector<4xi64>) -> (!shape.shape)
// shape.shape_of
%v1 = "test.value"() : () -> tensor<1x2x3x4xi1>
%v2 = "shape.shape_of"(%v1) : (tensor<1x2x3x4xi1>) -> (!shape.shape)
// shape.shape_of
%v1 = "test.value"() : () -> vector<4xi1>
%v2 = "shape.shape_of"(%v1) : (vector<4xi1>) -> (tensor<?xindex>)
// shape.value_of
%v1 = "test.value"() : () -> !shape.value_shape
%v2 = "shape.value_of"(%v1) : (!shape.value_shape) -> (tensor<*xi1>)
// shape.value_of
%v1 = "test.value"() : () -> !shape.value_shape
%v2 = "shape.value_of"(%v1) : (!shape.value_shape) -> (vector<16x16xi128>)
// shape.size_to_index
%v1 = "test.value"() : () -> !shape.size
%v2 = "shape.size_to_index"(%v1) : (!shape.size) -> (index)
// shape.size_to_index
%v1 = "test.value"() : () -> index
%v2 = "shape.size_to_index"(%v1) : (index) -> (index)
// shape.value_as_shape
%v1 = "test.value"() : () -> tensor<4xi32>
%v2 = "shape.value_as_shape"(%v1) : (tensor<4xi32>) -> (tensor<4xindex>)
// shape.value_as_shape
%v1 = "test.value"() : () -> tensor<?xsi32>
%v2 = "shape.value_as_shape"(%v1) : (tensor<?xsi32>) -> (tensor<?xindex>)
// shape.value_as_shape
%v1 = "test.value"() : () -> tensor<4xi64>
%v2 = "shape.value_as_shape"(%v1) : (tensor<4xi64>) -> (tensor<4xindex>)
// shape.with_shape
%v1 = "test.value"() : () -> vector<4xf64>
%v2 = "test.value"() : () -> !shape.shape
%v3 = "shape.with_shape"(%v1, %v2) : (vector<4xf64>, !shape.shape) -> (!shape.value_shape)
// shape.with_shape
%v1 = "test.value"() : () -> vector<4xi64>
%v2 = "test.value"() : () -> tensor<4xindex>
%v3 = "shape.with_shape"(%v1, %v2) : (vector<4xi64>, tensor<4xindex>) -> (!shape.value_shape)
// shape.with_shape
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "test.value"() : () -> !shape.shape
%v3 = "shape.with_shape"(%v1, %v2) : (tensor<*xi32>, !shape.shape) -> (!shape.value_shape)
// shape.yield
"shape.function_library"() <{sym_name = "symbol", mapping = {key = 1 : i32}}> ({
^bb0:
"shape.yield"() : () -> ()
}) : () -> ()
// shape.yield
%v1 = "test.value"() : () -> tensor<4xindex>
"shape.reduce"(%v1) ({
^bb0(%v2: index, %v3: index):
"shape.yield"() : () -> ()
}) : (tensor<4xindex>) -> ()
// shape.concat
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "test.value"() : () -> tensor<4xindex>
%v3 = "shape.concat"(%v1, %v2) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
// shape.concat
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "test.value"() : () -> tensor<4xindex>
%v3 = "shape.concat"(%v1, %v2) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<?xindex>)
// shape.concat
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "test.value"() : () -> tensor<?xindex>
%v3 = "shape.concat"(%v1, %v2) : (tensor<4xindex>, tensor<?xindex>) -> (tensor<4xindex>)
// shape.any
%v1 = "shape.any"() : () -> (tensor<?xindex>)
// shape.any
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "test.value"() : () -> tensor<?xindex>
%v3 = "test.value"() : () -> tensor<?xindex>
%v4 = "shape.any"(%v1, %v2, %v3) : (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>) -> (tensor<?xindex>)
// shape.assuming_all
%v1 = "test.value"() : () -> !shape.witness
%v2 = "test.value"() : () -> !shape.witness
%v3 = "test.value"() : () -> !shape.witness
%v4 = "shape.assuming_all"(%v1, %v2, %v3) : (!shape.witness, !shape.witness, !shape.witness) -> (!shape.witness)
// shape.assuming_yield
%v1 = "test.value"() : () -> !shape.witness
"shape.assuming"(%v1) ({
^bb0(%v2: index, %v3: index, %v4: index):
"shape.assuming_yield"() : () -> ()
}) : (!shape.witness) -> ()
// shape.cstr_broadcastable
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "test.value"() : () -> tensor<?xindex>
%v3 = "shape.cstr_broadcastable"(%v1, %v2) : (tensor<?xindex>, tensor<?xindex>) -> (!shape.witness)
// shape.cstr_eq
%v1 = "shape.cstr_eq"() : () -> (!shape.witness)
// shape.cstr_eq
%v1 = "test.value"() : () -> !shape.shape
%v2 = "shape.cstr_eq"(%v1) : (!shape.shape) -> (!shape.witness)
// shape.cstr_eq
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "test.value"() : () -> tensor<?xindex>
%v3 = "shape.cstr_eq"(%v1, %v2) : (tensor<?xindex>, tensor<?xindex>) -> (!shape.witness)
// shape.const_witness
%v1 = "shape.const_witness"() <{passing = true}> : () -> (!shape.witness)
// shape.cstr_require
%v1 = "test.value"() : () -> i1
%v2 = "shape.cstr_require"(%v1) <{msg = "a b"}> : (i1) -> (!shape.witness)
// shape.cstr_require
%v1 = "test.value"() : () -> i1
%v2 = "shape.cstr_require"(%v1) <{msg = ""}> : (i1) -> (!shape.witness)
// shape.return
"shape.func"() <{sym_name = "symbol", function_type = () -> ()}> ({
^bb0:
"shape.return"() : () -> ()
}) : () -> ()
