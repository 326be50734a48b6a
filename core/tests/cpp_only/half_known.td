include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/SymbolInterfaces.td"
// The text before all that C++ reads has one form; the text from there on may be anything.
def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }
def D_Plug : Op<D_Dialect, "plug", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, StrAttr:$wires);
  let assemblyFormat = "$sym_name custom<Wires>($wires) attr-dict";
}
def D_Wire : Op<D_Dialect, "wire"> {
  let arguments = (ins AnyType:$from, StrAttr:$to);
  let assemblyFormat = "$from custom<End>($to) attr-dict `:` type($from)";
}
def D_Late : Op<D_Dialect, "late", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, StrAttr:$wires);
  let assemblyFormat = "custom<Wires>($wires) $sym_name attr-dict";
}
def D_Cut : Op<D_Dialect, "cut"> {
  let arguments = (ins AnyType:$from, StrAttr:$to);
  let assemblyFormat = "$from `[` custom<End>($to) `]` attr-dict `:` type($from)";
}
def D_Mix : Op<D_Dialect, "mix"> {
  let arguments = (ins AnyType:$from, StrAttr:$parts, StrAttr:$way);
  let results = (outs AnyType:$to);
  let assemblyFormat = "$from custom<Parts>($parts) `ways` $way attr-dict `:` type($from) `to` type($to)";
}
def D_Plank : TypeDef<D_Dialect, "Plank"> { let mnemonic = "plank"; }
def D_Saw : Op<D_Dialect, "saw"> {
  let arguments = (ins AnyType:$from, StrAttr:$parts, StrAttr:$way);
  let results = (outs D_Plank:$to);
  let assemblyFormat = "$from custom<Parts>($parts) `ways` $way attr-dict `:` type($from) `to` type($to)";
}
def D_Glue : Op<D_Dialect, "glue"> {
  let arguments = (ins AnyType:$from, StrAttr:$parts);
  let results = (outs D_Plank:$to);
  let assemblyFormat = "$from `:` type($from) custom<Parts>($parts) `makes` type($to) attr-dict";
}
