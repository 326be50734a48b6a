// Types and attributes whose bodies only their dialect can read, and literals of every kind.
!weight = !quant.uniform<i8<-127:127>:f32:0, {0.1, 0.2:3}>

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, i64 = dense<[32, 64]> : vector<2xi64>>} {
  func.func private @storage(tensor<2x?x!weight>, tensor<4xf8E4M3FN>, tensor<*xbf16>) -> memref<?xi1, 1 : i32>

  func.func @spare(%rows: tensor<8x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>>) attributes {
    literals = [true, false, 42, -7 : i8, 0xFF : ui8, 1.25e-3 : bf16, unit, "tab \09 and quote \22", @storage, [], {}],
    packed = array<i64: 1, -2, 3>,
    flags = array<i1: true, false>,
    sparse = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>,
    identity = distinct[0]<unit>
  } {
    return
  }
}
