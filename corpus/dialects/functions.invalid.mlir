gpu.module @kernels {
  // expected-error @+1 {{expected at least 2 arguments to body region}}
  "gpu.func"() <{function_type = (i32, i32) -> ()}> ({
  ^bb0(%a: i32):
    gpu.return
  }) {sym_name = "few"} : () -> ()
}
