// Types and attributes as their formats, and the C++ beside these, spell them, with the classes of MLIR itself.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Plane_Dialect : Dialect {
  let name = "plane";
  let cppNamespace = "::plane";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

// The suffix is a function of its own; the name is all that there is of the alias.
def Plane_WingType : TypeDef<Plane_Dialect, "Wing"> {
  let mnemonic = "wing";
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$parts);
  let assemblyFormat = "`<` $parts `>`";
  let extraClassDeclaration = [{
    void getAliasSuffix(::llvm::raw_ostream &stream) const { stream << "_left"; }
    std::string getAlias() const { return "none"; }
    ::mlir::OpAsmDialectInterface::AliasResult getAlias(::llvm::raw_ostream &stream) const {
      stream << "my_" << getMnemonic();
      return ::mlir::OpAsmDialectInterface::AliasResult::FinalAlias;
    }
  }];
}

// Here C++ puts something behind it.
def Plane_RowAttr : AttrDef<Plane_Dialect, "Row"> {
  let mnemonic = "row";
  let parameters = (ins "int64_t":$seats);
  let assemblyFormat = "`<` $seats `>`";
  let extraClassDeclaration = [{
    ::mlir::OpAsmDialectInterface::AliasResult getAlias(::llvm::raw_ostream &os) const {
      os << "seats";
      writeSeats(os);
      return ::mlir::OpAsmDialectInterface::AliasResult::FinalAlias;
    }
  }];
}

def Plane_DoorAttr : AttrDef<Plane_Dialect, "Door"> {
  let mnemonic = "door";
  let parameters = (ins "int64_t":$width);
  let assemblyFormat = "`<` $width `>`";
  let extraClassDeclaration = [{
    ::mlir::OpAsmDialectInterface::AliasResult getAlias(::llvm::raw_ostream &os) const {
      os << "door";
      return ::mlir::OpAsmDialectInterface::AliasResult::FinalAlias;
    }
  }];
}
def Plane_GateType : TypeDef<Plane_Dialect, "Gate"> {
  let mnemonic = "gate";
  let parameters = (ins "DoorAttr":$door);
  let assemblyFormat = "`<` $door `>`";
}

def Plane_NutType : TypeDef<Plane_Dialect, "Nut"> {
  let mnemonic = "nut";
  let parameters = (ins "int":$size);
  let assemblyFormat = "`<` $size `>`";
}
def Plane_BoxAttr : AttrDef<Plane_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins ArrayRefParameter<"::plane::NutType">:$nuts);
  let assemblyFormat = "`<` $nuts `>`";
}

def Plane_TripAttr : AttrDef<Plane_Dialect, "Trip"> {
  let mnemonic = "trip";
  let parameters = (ins
    DefaultValuedParameter<"DenseI32ArrayAttr", "DenseI32ArrayAttr::get($_ctxt, {2, 1})">:$legs,
    DefaultValuedParameter<"StringAttr", "StringAttr::get($_ctxt, \"home\")">:$to,
    "double":$length, "bool":$back
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

// Neither begins with `<`.
def Plane_PitchAttr : AttrDef<Plane_Dialect, "Pitch"> {
  let mnemonic = "pitch";
  let parameters = (ins "int":$angle);
  let assemblyFormat = "`up` `=` $angle";
}
def Plane_SkyType : TypeDef<Plane_Dialect, "Sky"> {
  let mnemonic = "sky";
  let parameters = (ins "int":$height);
  let assemblyFormat = "`at` $height";
}
def Plane_TurnOp : Op<Plane_Dialect, "turn"> {
  let summary = "Changes the direction";
  let arguments = (ins Plane_PitchAttr:$pitch);
  let results = (outs Plane_SkyType:$sky);
  let assemblyFormat = "`by` `` $pitch `to` type($sky) attr-dict";
}

// A map within the brackets, and defaults that C++ makes.
def Plane_Class : I32EnumAttr<"Class", "where one sits", [I32EnumAttrCase<"First", 0, "first">, I32EnumAttrCase<"Last", 1, "last">]> {
  let cppNamespace = "::plane";
  let genSpecializedAttr = 0;
}
def Plane_ClassAttr : EnumAttr<Plane_Dialect, Plane_Class, "class"> {
  let assemblyFormat = "`<` $value `>`";
}
def Plane_RouteAttr : AttrDef<Plane_Dialect, "Route"> {
  let mnemonic = "route";
  let parameters = (ins
    "::mlir::AffineMapAttr":$map,
    DefaultValuedParameter<"DenseI64ArrayAttr", "$_builder.getDenseI64ArrayAttr({})">:$stops,
    DefaultValuedParameter<"ClassAttr", "ClassAttr::get($_ctxt, Class::Last)">:$for
  );
  let assemblyFormat = "`<` $map `by` ` ` ($stops^) : (`[` `]`)? (`for` $for^)? `>`";
}
def Plane_FlyOp : Op<Plane_Dialect, "fly"> {
  let summary = "Goes there";
  let arguments = (ins Plane_RouteAttr:$route);
  let assemblyFormat = "$route attr-dict";
}

// Constants that are called after their kinds.
class Plane_ConstantOp<string kind, dag values> : Op<Plane_Dialect, "constant." # kind, [
  ConstantLike, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>
]> {
  let arguments = values;
  let results = (outs AnyType:$it);
}
def Plane_SeatsOp : Plane_ConstantOp<"seats", (ins AnyAttr:$count)> {
  let hasCustomAssemblyFormat = 1;
}
def Plane_LengthOp : Plane_ConstantOp<"length", (ins F64Attr:$value)> {
  let assemblyFormat = "$value attr-dict `:` type($it)";
}
def Plane_OpenOp : Plane_ConstantOp<"open", (ins BoolAttr:$value)> {
  let assemblyFormat = "$value attr-dict `:` type($it)";
}
def Plane_NameOp : Plane_ConstantOp<"name", (ins StrAttr:$value)> {
  let assemblyFormat = "$value attr-dict `:` type($it)";
}
def Plane_NoneOp : Plane_ConstantOp<"none", (ins)> {
  let assemblyFormat = "attr-dict `:` type($it)";
}

// What only C++ prints.
def Plane_CrewOp : Op<Plane_Dialect, "crew", [FunctionOpInterface, NoTerminator]> {
  let summary = "Who does it";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type, StrAttr:$who);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def Plane_BoardOp : Op<Plane_Dialect, "board", [NoTerminator]> {
  let summary = "Goes in and out";
  let arguments = (ins Variadic<AnyType>:$inputs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
