"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernels"}> ({
    "gpu.func"() <{arg_attrs = [{}, {llvm.noalias}], function_type = (f32, memref<?xf32>) -> (), known_block_size = array<i32: 64, 1, 1>, workgroup_attrib_attrs = [{}, {llvm.align = 8 : i64}]}> ({
    ^bb0(%arg4: f32, %arg5: memref<?xf32>, %arg6: memref<4xf32, 3>, %arg7: memref<2xi8, 3>, %arg8: memref<1xf32, 5>):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "scale", workgroup_attributions = 2 : i64} : () -> ()
    "gpu.func"() <{function_type = (f32) -> f32}> ({
    ^bb0(%arg3: f32):
      "gpu.return"(%arg3) : (f32) -> ()
    }) {sym_name = "identity", workgroup_attributions = 0 : i64} : () -> ()
    "gpu.func"() <{function_type = () -> ()}> ({
    ^bb0(%arg2: memref<2xf32, 5>):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "nothing", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "builtin.module"() ({
    "transform.named_sequence"() <{arg_attrs = [{transform.readonly}, {transform.readonly}], function_type = (!transform.any_op, !transform.any_op) -> !transform.any_op, res_attrs = [{transform.readonly}], sym_name = "main"}> ({
    ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_op):
      "transform.yield"(%arg0) : (!transform.any_op) -> ()
    }) {own.tag} : () -> ()
    "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "elsewhere", sym_visibility = "private"}> ({
    }) : () -> ()
  }) {transform.with_named_sequence} : () -> ()
}) : () -> ()
