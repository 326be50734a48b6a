module {
  func.func @shapes(%arg0: !shape.shape, %arg1: !shape.size, %arg2: tensor<?xindex>, %arg3: index, %arg4: tensor<?x?xf32>, %arg5: !shape.witness, %arg6: !shape.value_shape) {
    %0 = shape.const_shape [1, 2, 3] : !shape.shape
    %1 = shape.const_shape [4, 5, 6] : tensor<3xindex>
    %2 = shape.const_shape [] : tensor<0xindex>
    %3 = shape.const_shape  {a = 1 : i64}[2, 2] : tensor<2xindex>
    %c3 = shape.const_size 3
    %4 = shape.reduce(%arg0, %arg1) : !shape.shape -> !shape.size {
    ^bb0(%arg7: index, %arg8: !shape.size, %arg9: !shape.size):
      %35 = shape.mul %arg8, %arg9 : !shape.size, !shape.size -> !shape.size
      shape.yield %35 : !shape.size
    }
    %5:2 = shape.reduce(%arg2, %arg3, %arg3) : tensor<?xindex> -> (index, index) {
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index):
      shape.yield %arg9, %arg10 : index, index
    } {foo}
    %6 = shape.assuming %arg5 -> (tensor<?x?xf32>) {
      shape.assuming_yield %arg4 : tensor<?x?xf32>
    }
    shape.assuming %arg5 {
    }
    %7:2 = shape.assuming %arg5 -> (index, !shape.size) {
      shape.assuming_yield %arg3, %arg1 : index, !shape.size
    } {foo}
    %8 = shape.broadcast %arg0, %arg2 : !shape.shape, tensor<?xindex> -> !shape.shape
    %9 = shape.broadcast %arg2, %arg2 {error = "x"} : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %10 = shape.shape_eq %arg0, %arg0 : !shape.shape, !shape.shape
    %11 = shape.from_extents %arg3, %arg1 : index, !shape.size
    %12 = shape.from_extent_tensor %arg2 : tensor<?xindex>
    %13 = shape.is_broadcastable %arg0, %arg0 : !shape.shape, !shape.shape
    %14 = shape.rank %arg0 : !shape.shape -> !shape.size
    %15 = shape.to_extent_tensor %arg0 : !shape.shape -> tensor<?xindex>
    %16 = shape.dim %arg4, %arg3 : tensor<?x?xf32>, index -> index
    %17 = shape.get_extent %arg2, %arg3 : tensor<?xindex>, index -> index
    %18 = shape.index_to_size %arg3
    %19 = shape.max %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
    %20 = shape.meet %arg0, %arg0, error = "oh" : !shape.shape, !shape.shape -> !shape.shape
    %21 = shape.num_elements %arg0 : !shape.shape -> !shape.size
    %22 = shape.shape_of %arg4 : tensor<?x?xf32> -> tensor<?xindex>
    %23 = shape.value_of %arg6 : tensor<?xf32>
    %24 = shape.size_to_index %arg1 : !shape.size
    %25 = shape.value_as_shape %arg2 : tensor<?xindex> -> !shape.shape
    %26 = shape.with_shape %arg4, %arg0 : tensor<?x?xf32>, !shape.shape
    %27 = "shape.debug_print"(%arg0) : (!shape.shape) -> !shape.shape
    %head, %tail = "shape.split_at"(%arg0, %arg1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %28 = shape.concat %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
    %29 = shape.any %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
    %30 = shape.assuming_all %arg5, %arg5
    %31 = shape.cstr_broadcastable %arg0, %arg0 : !shape.shape, !shape.shape
    %32 = shape.cstr_eq %arg0, %arg0 : !shape.shape, !shape.shape
    %33 = shape.const_witness true
    %true = arith.constant true
    %34 = shape.cstr_require %true, "msg"
    return
  }
}
// -----
module {
  shape.function_library @shape_lib {
    func @same_result_shape(%arg0: !shape.value_shape) -> !shape.value_shape {
      return %arg0 : !shape.value_shape
    }
    func private @decl(!shape.shape) -> !shape.shape
  } mapping {test.same_operand_result_type = @same_result_shape}
}
// -----
module {
  shape.function_library @shape_lib2 attributes {foo} {
    func private @q()
  } mapping {}
  shape.func @f(%arg0: !shape.shape {x.y}) -> (!shape.shape {x.z}) {
    return %arg0 : !shape.shape
  }
}
