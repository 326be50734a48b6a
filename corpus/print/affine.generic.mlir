#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1)[s0, s1] -> (d0, d1, s0, s1, 7, -7)>
#map2 = affine_map<(d0, d1) -> (d0 + d1, d0 - d1, d0 - 1, d0 + 1, -d0, -d0 - d1, -(d0 + d1))>
#map3 = affine_map<(d0, d1)[s0] -> (d0 * 2, d0 * s0, (d0 + 1) * 2, d0 * -3, d1 - d0 * 3, d1 - d0 * s0)>
#map4 = affine_map<(d0, d1) -> (d0 floordiv 2, d0 ceildiv 4, d0 mod 8, (d0 + d1) floordiv 2, (d0 * 3) mod 2, d0 floordiv 2 + d1 mod 3)>
#map5 = affine_map<(d0, d1)[s0] -> (d0 - (d1 + s0), (d0 - (d1 + s0)) mod 3, d0 mod 4, (d0 floordiv 2) ceildiv 3)>
#map6 = affine_map<(d0)[s0] -> (d0 + s0, d0 + 1, d0 * 2, d0 + 3, d0 * 6, d0 * s0, d0 * 2, d0 * 2, d0)>
#map7 = affine_map<()[s0] -> (s0 floordiv s0, 0, s0, 0)>
#set = affine_set<(d0) : (d0 >= 0)>
#set1 = affine_set<(d0, d1)[s0] : (d0 - d1 == 0, -d0 + s0 - 1 >= 0, d1 floordiv 2 >= 0)>
#set2 = affine_set<() : (1 == 0)>
"builtin.module"() ({
  "t.maps"() {a = #map, b = #map1, c = #map2, d = #map3, e = #map4, f = #map5, g = #map6, h = #map7} : () -> ()
  "t.sets"() {a = #set, b = #set1, c = #set2} : () -> ()
  "t.same"() {a = #map, b = #set} : () -> ()
}) : () -> ()

