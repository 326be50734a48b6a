#s = #sparse_tensor.encoding<{map = (i) -> (i : compressed)}>
func.func @f0(%a: !llvm.vec<2 x ptr>) -> !llvm.vec<2x ptr> {
  return %a : !llvm.vec<2x ptr>
}
func.func @f1(%a: !spirv.array<3xui64>) -> !spirv.array<3 x ui64> {
  return %a : !spirv.array<3 x ui64>
}
func.func @f2(%a: !sparse_tensor.iter_space<#s, lvls = 0>) -> !sparse_tensor.iter_space<#s, lvls = 0 to 1> {
  return %a : !sparse_tensor.iter_space<#s, lvls = 0 to 1>
}
