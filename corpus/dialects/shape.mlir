func.func @shapes(%s: !shape.shape, %z: !shape.size, %e: tensor<?xindex>, %i: index, %t: tensor<?x?xf32>, %w: !shape.witness, %vs: !shape.value_shape) {
  %0 = shape.const_shape [1, 2, 3] : !shape.shape
  %1 = shape.const_shape [4, 5, 6] : tensor<3xindex>
  %2 = shape.const_shape [] : tensor<0xindex>
  %3 = shape.const_shape {a = 1} [2, 2] : tensor<2xindex>
  %4 = shape.const_size 3
  %5 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%a: index, %d: !shape.size, %acc: !shape.size):
    %x = shape.mul %d, %acc : !shape.size, !shape.size -> !shape.size
    shape.yield %x : !shape.size
  }
  %6:2 = shape.reduce(%e, %i, %i) : tensor<?xindex> -> (index, index) {
  ^bb0(%a: index, %d: index, %acc: index, %acc2: index):
    shape.yield %acc, %acc2 : index, index
  } {foo}
  %7 = shape.assuming %w -> (tensor<?x?xf32>) {
    shape.assuming_yield %t : tensor<?x?xf32>
  }
  shape.assuming %w {
  }
  %8:2 = shape.assuming %w -> (index, !shape.size) {
    shape.assuming_yield %i, %z : index, !shape.size
  } {foo}
  %9 = shape.broadcast %s, %e : !shape.shape, tensor<?xindex> -> !shape.shape
  %10 = shape.broadcast %e, %e {error = "x"} : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %11 = shape.shape_eq %s, %s : !shape.shape, !shape.shape
  %12 = shape.from_extents %i, %z : index, !shape.size
  %13 = shape.from_extent_tensor %e : tensor<?xindex>
  %14 = shape.is_broadcastable %s, %s : !shape.shape, !shape.shape
  %15 = shape.rank %s : !shape.shape -> !shape.size
  %16 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  %17 = shape.dim %t, %i : tensor<?x?xf32>, index -> index
  %18 = shape.get_extent %e, %i : tensor<?xindex>, index -> index
  %19 = shape.index_to_size %i
  %20 = shape.max %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %21 = shape.meet %s, %s, error = "oh" : !shape.shape, !shape.shape -> !shape.shape
  %22 = shape.num_elements %s : !shape.shape -> !shape.size
  %23 = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  %24 = shape.value_of %vs : tensor<?xf32>
  %25 = shape.size_to_index %z : !shape.size
  %26 = shape.value_as_shape %e : tensor<?xindex> -> !shape.shape
  %27 = shape.with_shape %t, %s : tensor<?x?xf32>, !shape.shape
  %28 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
  %29, %30 = "shape.split_at"(%s, %z) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %31 = shape.concat %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %32 = shape.any %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %33 = shape.assuming_all %w, %w
  %34 = shape.cstr_broadcastable %s, %s : !shape.shape, !shape.shape
  %35 = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  %36 = shape.const_witness true
  %c = arith.constant true
  %37 = shape.cstr_require %c, "msg"
  return
}
// -----
shape.function_library @shape_lib {
  func @same_result_shape(%arg: !shape.value_shape) -> !shape.value_shape {
    return %arg : !shape.value_shape
  }
  func private @decl(!shape.shape) -> !shape.shape
} mapping {
  test.same_operand_result_type = @same_result_shape
}

// -----
shape.function_library @shape_lib2 attributes {foo} {
 func private @q()
} mapping {}
shape.func @f(%a: !shape.shape {x.y}) -> (!shape.shape {x.z}) {
  return %a : !shape.shape
}
