module {
  "t.a"() {m = affine_map<(d0) -> (d0 + 1)>, n = [affine_map<(d0) -> (d0 + 1)>, affine_map<(d0) -> (d0 + 2)>], s = affine_set<(d0) : (d0 >= 0)>} : () -> ()
  %0 = "t.b"() ({
    %1 = "t.c"() {m = affine_map<(d0) -> (d0 + 3)>} : () -> memref<2xf32, affine_map<(d0) -> (d0 + 4)>>
    "t.d"() <{m = affine_map<(d0) -> (d0 + 8)>}> {n = affine_map<(d0) -> (d0 + 9)>} : () -> ()
  }) {m = affine_map<(d0) -> (d0 + 5)>} : () -> tensor<2xf32>
  func.func @f(%arg0: memref<2xf32, affine_map<(d0) -> (d0 + 6)>> {t.m = affine_map<(d0) -> (d0 + 7)>, t.n = affine_map<(d0) -> (d0 + 1)>}) {
    return
  }
  "t.distinct"() {a = distinct[0]<"x">, b = distinct[1]<>, c = distinct[0]<"x">, d = distinct[2]<affine_map<(d0) -> (d0 * 7)>>, e = distinct[3]<>} : () -> ()
  "t.locations"() {a = loc("file.mlir":1:2), b = loc(unknown), c = [loc("file.mlir":1:2)]} : () -> ()
}
