include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"

def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }

def OpAsmOpInterface : OpInterface<"OpAsmOpInterface"> { let cppNamespace = "::mlir"; }
class D_Body<string name, string declarations> : Op<D_Dialect, name, [OpAsmOpInterface, NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
  let extraClassDeclaration = declarations;
}
// The dialect whose name may be left out is defined in another file, is a constant, or a text.
def D_Declared : D_Body<"declared", "static ::llvm::StringRef getDefaultDialect();">;
def D_Named : D_Body<"named", "static ::llvm::StringRef getDefaultDialect() { return kName; }">;
def D_Spelled : D_Body<"spelled", [{ static ::llvm::StringRef getDefaultDialect() { return "arith"; } }]>;
def D_Full : D_Body<"full", "">;
def D_Item : Op<D_Dialect, "item"> { let assemblyFormat = "attr-dict"; }
