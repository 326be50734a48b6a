include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
// Only the C++ of an operation tells whether it is a declaration.
def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }
class Symbols<string name, list<Trait> traits> : Op<D_Dialect, name, traits> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type);
  let assemblyFormat = "$sym_name attr-dict `:` $function_type";
}
def D_Plug : Symbols<"plug", [Symbol]>;
def D_Socket : Symbols<"socket", [Symbol, NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$sym_name attr-dict `:` $function_type $body";
}
