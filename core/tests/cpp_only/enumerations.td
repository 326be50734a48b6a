include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }
class Cases<string name> : I32EnumAttr<name, "kind", [
    I32EnumAttrCase<"Col", 1, "col">, I32EnumAttrCase<"Row", 2, "row">]> {
  let cppNamespace = "::d";
}
// Two classes of C++ have the name `KAttr`: which one is meant only C++ tells.
def D_K : Cases<"K">;
def D_KAttr : EnumAttr<D_Dialect, D_K, "k">;
def D_B : Op<D_Dialect, "b"> {
  let arguments = (ins AnyType:$x, D_KAttr:$k);
  let assemblyFormat = "$x $k attr-dict `:` type($x)";
}
def D_L : Cases<"L"> { let genSpecializedAttr = 0; }
def D_LAttr : EnumAttr<D_Dialect, D_L, "l">;
def D_C : Op<D_Dialect, "c"> {
  let arguments = (ins AnyType:$x, D_LAttr:$k);
  let assemblyFormat = "$x $k attr-dict `:` type($x)";
}
