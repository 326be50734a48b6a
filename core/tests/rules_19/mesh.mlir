// expected-error@+1 {{rank of mesh is expected to be a positive integer}}
"mesh.mesh"() <{shape = array<i64>, sym_name = "none"}> : () -> ()
// -----
"mesh.mesh"() <{shape = array<i64: 2, 4>, sym_name = "grid"}> : () -> ()
func.func @gathered(%a: tensor<3x4xf32>) -> tensor<3x16xf32> {
  %0 = mesh.all_gather %a on @grid mesh_axes = [1] gather_axis = 1 : tensor<3x4xf32> -> tensor<3x16xf32>
  return %0 : tensor<3x16xf32>
}
// -----
func.func @named(%a: tensor<3x4xf32>) -> tensor<3x4xf32> {
  // expected-error@+1 {{Undefined required mesh symbol "grid".}}
  %0 = mesh.all_reduce %a on @grid : tensor<3x4xf32> -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
