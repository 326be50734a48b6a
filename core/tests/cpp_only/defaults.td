include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }

class D_Type<string name, string text, dag parameters_> : TypeDef<D_Dialect, name> {
  let mnemonic = text;
  let parameters = parameters_;
}

// Only C++ knows the value of the default.
def D_Bank : D_Type<"Bank", "bank", (ins "int":$number, DefaultValuedParameter<"int", "::d::kPorts">:$ports)> {
  let assemblyFormat = "`<` $number (`,` $ports^)? `>`";
}
def D_Lanes : D_Type<"Lanes", "lanes", (ins DefaultValuedParameter<"float", "scale()">:$scale, DefaultValuedParameter<"int", "1">:$count)> {
  let assemblyFormat = "`<` struct(params) `>`";
}
// Equal values have one text.
def D_Plain : D_Type<"Plain", "plain", (ins "int":$number, DefaultValuedParameter<"int", "4">:$ports, OptionalParameter<"::mlir::Attribute">:$note)> {
  let assemblyFormat = "`<` $number (`,` $ports^)? (`:` $note^)? `>`";
}
def D_Place : AttrDef<D_Dialect, "Place"> {
  let mnemonic = "place";
  let parameters = (ins "int":$row, DefaultValuedParameter<"int", "::d::firstColumn()">:$column);
  let assemblyFormat = "`<` $row (`,` $column^)? `>`";
}
def D_Cell : D_Type<"Cell", "cell", (ins "PlaceAttr":$place)> {
  let assemblyFormat = "`<` $place `>`";
}

def D_Use : Op<D_Dialect, "use"> {
  let arguments = (ins AnyType:$of);
  let assemblyFormat = "$of attr-dict `:` type($of)";
}
