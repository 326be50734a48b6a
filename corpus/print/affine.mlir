"t.maps"() {
  a = affine_map<() -> ()>,
  b = affine_map<(d0, d1)[s0, s1] -> (d0, d1, s0, s1, 7, -7)>,
  c = affine_map<(d0, d1) -> (d0 + d1, d0 - d1, d0 - 1, d0 + 1, -d0, -d0 - d1, -(d0 + d1))>,
  d = affine_map<(d0, d1)[s0] -> (d0 * 2, d0 * s0, (d0 + 1) * 2, d0 * -3, d1 - d0 * 3, d1 - d0 * s0)>,
  e = affine_map<(d0, d1) -> (d0 floordiv 2, d0 ceildiv 4, d0 mod 8, (d0 + d1) floordiv 2, (d0 * 3) mod 2, d0 floordiv 2 + d1 mod 3)>,
  f = affine_map<(d0, d1)[s0] -> (d0 - (d1 + s0), (d0 - (d1 + s0)) mod 3, d0 - (d0 floordiv 4) * 4, (d0 floordiv 2) ceildiv 3)>,
  g = affine_map<(d0)[s0] -> (s0 + d0, 1 + d0, 2 * d0, d0 + 1 + 2, d0 * 2 * 3, s0 * d0, d0 + d0, d0 * 4 floordiv 2, (d0 * 4 + 1) floordiv 4)>,
  h = affine_map<()[s0] -> (s0 floordiv s0, s0 * 0, s0 * 1, s0 mod 1)>
} : () -> ()
"t.sets"() {
  a = affine_set<(d0) : (d0 >= 0)>,
  b = affine_set<(d0, d1)[s0] : (d0 - d1 == 0, -d0 + s0 - 1 >= 0, d1 floordiv 2 >= 0)>,
  c = affine_set<() : (1 == 0)>
} : () -> ()
"t.same"() {a = affine_map<() -> ()>, b = affine_set<(d0) : (d0 >= 0)>} : () -> ()
