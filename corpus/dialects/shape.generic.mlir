"builtin.module"() ({
  "func.func"() <{function_type = (!shape.shape, !shape.size, tensor<?xindex>, index, tensor<?x?xf32>, !shape.witness, !shape.value_shape) -> (), sym_name = "shapes"}> ({
  ^bb0(%arg0: !shape.shape, %arg1: !shape.size, %arg2: tensor<?xindex>, %arg3: index, %arg4: tensor<?x?xf32>, %arg5: !shape.witness, %arg6: !shape.value_shape):
    %0 = "shape.const_shape"() <{shape = dense<[1, 2, 3]> : tensor<3xindex>}> : () -> !shape.shape
    %1 = "shape.const_shape"() <{shape = dense<[4, 5, 6]> : tensor<3xindex>}> : () -> tensor<3xindex>
    %2 = "shape.const_shape"() <{shape = dense<> : tensor<0xindex>}> : () -> tensor<0xindex>
    %3 = "shape.const_shape"() <{shape = dense<2> : tensor<2xindex>}> {a = 1 : i64} : () -> tensor<2xindex>
    %4 = "shape.const_size"() <{value = 3 : index}> : () -> !shape.size
    %5 = "shape.reduce"(%arg0, %arg1) ({
    ^bb0(%arg11: index, %arg12: !shape.size, %arg13: !shape.size):
      %38 = "shape.mul"(%arg12, %arg13) : (!shape.size, !shape.size) -> !shape.size
      "shape.yield"(%38) : (!shape.size) -> ()
    }) : (!shape.shape, !shape.size) -> !shape.size
    %6:2 = "shape.reduce"(%arg2, %arg3, %arg3) ({
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index):
      "shape.yield"(%arg9, %arg10) : (index, index) -> ()
    }) {foo} : (tensor<?xindex>, index, index) -> (index, index)
    %7 = "shape.assuming"(%arg5) ({
      "shape.assuming_yield"(%arg4) : (tensor<?x?xf32>) -> ()
    }) : (!shape.witness) -> tensor<?x?xf32>
    "shape.assuming"(%arg5) ({
      "shape.assuming_yield"() : () -> ()
    }) : (!shape.witness) -> ()
    %8:2 = "shape.assuming"(%arg5) ({
      "shape.assuming_yield"(%arg3, %arg1) : (index, !shape.size) -> ()
    }) {foo} : (!shape.witness) -> (index, !shape.size)
    %9 = "shape.broadcast"(%arg0, %arg2) : (!shape.shape, tensor<?xindex>) -> !shape.shape
    %10 = "shape.broadcast"(%arg2, %arg2) <{error = "x"}> : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
    %11 = "shape.shape_eq"(%arg0, %arg0) : (!shape.shape, !shape.shape) -> i1
    %12 = "shape.from_extents"(%arg3, %arg1) : (index, !shape.size) -> !shape.shape
    %13 = "shape.from_extent_tensor"(%arg2) : (tensor<?xindex>) -> !shape.shape
    %14 = "shape.is_broadcastable"(%arg0, %arg0) : (!shape.shape, !shape.shape) -> i1
    %15 = "shape.rank"(%arg0) : (!shape.shape) -> !shape.size
    %16 = "shape.to_extent_tensor"(%arg0) : (!shape.shape) -> tensor<?xindex>
    %17 = "shape.dim"(%arg4, %arg3) : (tensor<?x?xf32>, index) -> index
    %18 = "shape.get_extent"(%arg2, %arg3) : (tensor<?xindex>, index) -> index
    %19 = "shape.index_to_size"(%arg3) : (index) -> !shape.size
    %20 = "shape.max"(%arg0, %arg0) : (!shape.shape, !shape.shape) -> !shape.shape
    %21 = "shape.meet"(%arg0, %arg0) <{error = "oh"}> : (!shape.shape, !shape.shape) -> !shape.shape
    %22 = "shape.num_elements"(%arg0) : (!shape.shape) -> !shape.size
    %23 = "shape.shape_of"(%arg4) : (tensor<?x?xf32>) -> tensor<?xindex>
    %24 = "shape.value_of"(%arg6) : (!shape.value_shape) -> tensor<?xf32>
    %25 = "shape.size_to_index"(%arg1) : (!shape.size) -> index
    %26 = "shape.value_as_shape"(%arg2) : (tensor<?xindex>) -> !shape.shape
    %27 = "shape.with_shape"(%arg4, %arg0) : (tensor<?x?xf32>, !shape.shape) -> !shape.value_shape
    %28 = "shape.debug_print"(%arg0) : (!shape.shape) -> !shape.shape
    %29:2 = "shape.split_at"(%arg0, %arg1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %30 = "shape.concat"(%arg0, %arg0) : (!shape.shape, !shape.shape) -> !shape.shape
    %31 = "shape.any"(%arg0, %arg0) : (!shape.shape, !shape.shape) -> !shape.shape
    %32 = "shape.assuming_all"(%arg5, %arg5) : (!shape.witness, !shape.witness) -> !shape.witness
    %33 = "shape.cstr_broadcastable"(%arg0, %arg0) : (!shape.shape, !shape.shape) -> !shape.witness
    %34 = "shape.cstr_eq"(%arg0, %arg0) : (!shape.shape, !shape.shape) -> !shape.witness
    %35 = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
    %36 = "arith.constant"() <{value = true}> : () -> i1
    %37 = "shape.cstr_require"(%36) <{msg = "msg"}> : (i1) -> !shape.witness
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "shape.function_library"() <{mapping = {test.same_operand_result_type = @same_result_shape}, sym_name = "shape_lib"}> ({
    "shape.func"() <{function_type = (!shape.value_shape) -> !shape.value_shape, sym_name = "same_result_shape"}> ({
    ^bb0(%arg0: !shape.value_shape):
      "shape.return"(%arg0) : (!shape.value_shape) -> ()
    }) : () -> ()
    "shape.func"() <{function_type = (!shape.shape) -> !shape.shape, sym_name = "decl", sym_visibility = "private"}> ({
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "shape.function_library"() <{mapping = {}, sym_name = "shape_lib2"}> ({
    "shape.func"() <{function_type = () -> (), sym_name = "q", sym_visibility = "private"}> ({
    }) : () -> ()
  }) {foo} : () -> ()
  "shape.func"() <{arg_attrs = [{x.y}], function_type = (!shape.shape) -> !shape.shape, res_attrs = [{x.z}], sym_name = "f"}> ({
  ^bb0(%arg0: !shape.shape):
    "shape.return"(%arg0) : (!shape.shape) -> ()
  }) : () -> ()
}) : () -> ()
