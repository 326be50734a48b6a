include "mlir/IR/OpBase.td"
// A field that LLVM 22's class does not have.
def D_Dialect : Dialect { let name = "d"; let fieldOfALaterLLVM = 1; }
def D_Use : Op<D_Dialect, "use"> {
  let arguments = (ins AnyType:$of);
  let assemblyFormat = "$of attr-dict `:` type($of)";
}
