#distinct = distinct[0]<"x">
#loc = loc("file.mlir":1:2)
#loc1 = loc(unknown)
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 4)>
#map3 = affine_map<(d0) -> (d0 + 3)>
#map4 = affine_map<(d0) -> (d0 + 9)>
#map5 = affine_map<(d0) -> (d0 + 5)>
#map6 = affine_map<(d0) -> (d0 + 6)>
#map7 = affine_map<(d0) -> (d0 * 7)>
#set = affine_set<(d0) : (d0 >= 0)>
#distinct1 = distinct[1]<#map7>
module {
  "t.a"() {m = #map, n = [#map, #map1], s = #set} : () -> ()
  %0 = "t.b"() ({
    %1 = "t.c"() {m = #map3} : () -> memref<2xf32, #map2>
    "t.d"() <{m = affine_map<(d0) -> (d0 + 8)>}> {n = #map4} : () -> ()
  }) {m = #map5} : () -> tensor<2xf32>
  func.func @f(%arg0: memref<2xf32, #map6> {t.m = affine_map<(d0) -> (d0 + 7)>, t.n = #map}) {
    return
  }
  "t.distinct"() {a = #distinct, b = distinct[2]<>, c = #distinct, d = #distinct1, e = distinct[3]<>} : () -> ()
  "t.locations"() {a = #loc, b = #loc1, c = [#loc]} : () -> ()
}

