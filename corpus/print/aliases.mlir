#first = affine_map<(d0) -> (d0 + 1)>
#unused = affine_map<(d0) -> (d0 + 99)>
#set0 = affine_set<(d0) : (d0 >= 0)>
!kept = tensor<2xf32>
"t.a"() {m = #first, n = [#first, affine_map<(d0) -> (d0 + 2)>], s = #set0} : () -> ()
"t.b"() ({
  "t.c"() {m = affine_map<(d0) -> (d0 + 3)>} : () -> memref<2xf32, affine_map<(d0) -> (d0 + 4)>>
  "t.d"() <{m = affine_map<(d0) -> (d0 + 8)>}> {n = affine_map<(d0) -> (d0 + 9)>} : () -> ()
}) {m = affine_map<(d0) -> (d0 + 5)>} : () -> !kept
func.func @f(%a: memref<2xf32, affine_map<(d0) -> (d0 + 6)>> {t.m = affine_map<(d0) -> (d0 + 7)>, t.n = #first}) {
  return
}
"t.distinct"() {a = distinct[0]<"x">, b = distinct[1]<>, c = distinct[0]<"x">, d = distinct[7]<affine_map<(d0) -> (d0 * 7)>>, e = distinct[3]<>} : () -> ()
"t.locations"() {a = loc("file.mlir":1:2), b = loc(unknown), c = [loc("file.mlir":1:2)]} : () -> ()
