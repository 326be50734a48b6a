// Forms that only C++ prints on several lines, and parts of which only C++ knows whether they are there.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Dock_Dialect : Dialect {
  let name = "dock";
  let cppNamespace = "::dock";
}
class Dock_Op<string word, list<Trait> traits = []> : Op<Dock_Dialect, word, traits>;

def Dock_TideType : TypeDef<Dock_Dialect, "Tide"> {
  let mnemonic = "tide";
}
def Dock_Load : I32EnumAttr<"Load", "what is loaded", [I32EnumAttrCase<"coal", 0>, I32EnumAttrCase<"corn", 1>]>;

// Their forms are C++.
def Dock_ChooseOp : Dock_Op<"choose"> {
  let arguments = (ins AnyType:$by, Variadic<AnyType>:$of);
  let results = (outs AnyType:$it);
  let hasCustomAssemblyFormat = 1;
}
def Dock_ListOp : Dock_Op<"list"> {
  let arguments = (ins Variadic<AnyType>:$of);
  let hasCustomAssemblyFormat = 1;
}
def Dock_ShiftOp : Dock_Op<"shift"> {
  let arguments = (ins Variadic<AnyType>:$of);
  let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$others);
  let hasCustomAssemblyFormat = 1;
}
def Dock_DepthOp : Dock_Op<"depth", [ConstantLike]> {
  let arguments = (ins APIntAttr:$value);
  let results = (outs Dock_TideType:$it);
  let hasCustomAssemblyFormat = 1;
}
def Dock_HallOp : Dock_Op<"hall", [IsolatedFromAbove]> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}

// Where the order does not matter, and what looks out of it.
def Dock_PlanOp : Dock_Op<"plan", [NoTerminator, RegionKindInterface]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
}
def Dock_CraneOp : Dock_Op<"crane", [NoTerminator]> {
  let arguments = (ins AnyType:$of);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}
def Dock_ShipOp : Dock_Op<"ship"> {
  let results = (outs AnyType:$it);
  let assemblyFormat = "attr-dict `:` type($it)";
}

// Only C++ knows a part.
def Dock_StoreOp : Dock_Op<"store"> {
  let arguments = (ins OptionalAttr<StrAttr>:$name, Dock_Load:$load, I32Attr:$weight);
  let assemblyFormat = "`` custom<Name>($name) $load `,` $weight attr-dict";
}
def Dock_WeighOp : Dock_Op<"weigh"> {
  let arguments = (ins OptionalAttr<StrAttr>:$name, I32Attr:$weight, I32Attr:$most);
  let assemblyFormat = "`` custom<Name>($name) $weight `,` $most attr-dict";
}
def Dock_SignOp : Dock_Op<"sign"> {
  let arguments = (ins AnyType:$for, AnyAttr:$text);
  let assemblyFormat = "$for `on` custom<Text>($text) `by` attr-dict `:` type($for)";
}
def Dock_PageOp : Dock_Op<"page"> {
  let arguments = (ins AnyType:$of, AnyAttr:$text);
  let assemblyFormat = [{
    attr-dict `\n` ` ` ` ` `of` `(` $of `:` type($of) `)` `\n` ` ` ` ` `text` custom<Text>($text)
  }];
}
