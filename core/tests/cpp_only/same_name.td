include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
// Other dialects than those of LLVM with the same names: their classes are in other namespaces.
def P_Dialect : Dialect { let name = "polynomial"; let cppNamespace = "::p::polynomial"; }
def P_Poly : TypeDef<P_Dialect, "Polynomial"> { let mnemonic = "polynomial"; }
def P_From : Op<P_Dialect, "from_tensor"> {
  let arguments = (ins AnyRankedTensor:$input);
  let results = (outs P_Poly:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($output)";
}
def P_Mono : Op<P_Dialect, "monomial"> {
  let arguments = (ins AnyType:$coefficient, Index:$degree);
  let results = (outs P_Poly:$output);
}
def G_Dialect : Dialect { let name = "gpu"; let cppNamespace = "::g"; }
def G_Barrier : Op<G_Dialect, "barrier"> {
  let arguments = (ins AnyType:$scope);
  let assemblyFormat = "$scope attr-dict `:` type($scope)";
}
def G_LaunchFunc : Op<G_Dialect, "launch_func"> { let assemblyFormat = "attr-dict"; }
