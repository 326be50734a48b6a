// Forms that only C++ prints, with the classes of MLIR itself.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Hull_Dialect : Dialect {
  let name = "hull";
  let cppNamespace = "::ship::hull";
}
class Hull_Op<string word, list<Trait> traits = []> : Op<Hull_Dialect, word, traits>;
class Hull_NamedOp<string word, list<Trait> traits = []>
    : Hull_Op<word, traits # [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]>;

// A type that is spelt by its words alone, and the class in C++ of which all types are.
def Hull_PlankType : TypeDef<Hull_Dialect, "Plank"> {
  let mnemonic = ?;
  let typeName = "hull.plank";
  let parameters = (ins "unsigned":$width);
}
def Hull_Wood : Type<CPred<"llvm::isa<hull::Wood>($_self)">, "wood", "hull::Wood">;

def Hull_PartOp : Hull_NamedOp<"part"> {
  let summary = "A part, by its name";
  let arguments = (ins AnyType:$of, I32Attr:$index);
  let results = (outs AnyType:$it);
  let hasCustomAssemblyFormat = 1;
}
def Hull_SideOp : Hull_NamedOp<"side", [ConstantLike]> {
  let summary = "A side, by a word";
  let arguments = (ins AnyAttr:$side);
  let results = (outs AnyType:$it);
  let hasCustomAssemblyFormat = 1;
}
def Hull_MastOp : Hull_NamedOp<"mast"> {
  let summary = "Something with a name";
  let arguments = (ins StrAttr:$name);
  let results = (outs AnyType:$it);
  let assemblyFormat = "$name attr-dict `:` type($it)";
}
def Hull_SplitOp : Hull_NamedOp<"split"> {
  let summary = "The fields of a value";
  let arguments = (ins AnyType:$of);
  let results = (outs Variadic<AnyType>:$parts);
  let hasCustomAssemblyFormat = 1;
}
def Hull_RouteOp : Hull_NamedOp<"route"> {
  let summary = "Gives what its text lists, and whether that is there";
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs, I1:$done);
  let hasCustomAssemblyFormat = 1;
}
def Hull_CrewOp : Hull_Op<"crew", [FunctionOpInterface, IsolatedFromAbove]> {
  let summary = "Who does it";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
// One that names what it takes in C++.
def Hull_WatchOp : Hull_Op<"watch", [FunctionOpInterface, IsolatedFromAbove, OpAsmOpInterface]> {
  let summary = "Who looks out";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDefinition = [{
    void $cppClass::getAsmBlockArgumentNames(Region &region, OpAsmSetValueNameFn setNameFn) {
      nameArguments(*this, region, setNameFn);
    }
  }];
}
def Hull_LoopOp : Hull_Op<"loop"> {
  let summary = "Has two regions, of which the first has names in its head";
  let arguments = (ins Variadic<AnyType>:$inputs);
  let regions = (region SizedRegion<1>:$first, SizedRegion<1>:$second);
  let hasCustomAssemblyFormat = 1;
}
def Hull_RigOp : Hull_Op<"rig", [OpAsmOpInterface]> {
  let summary = "Has blocks with names";
  let regions = (region VariadicRegion<AnyRegion>:$masts);
  let assemblyFormat = "$masts attr-dict";
  let extraClassDeclaration = [{
    void getAsmBlockNames(::mlir::OpAsmSetBlockNameFn setNameFn);
  }];
}
def Hull_TurnOp : Hull_Op<"turn", [Terminator]> {
  let summary = "Goes on somewhere";
  let arguments = (ins AnyType:$to, Variadic<AnyType>:$inputs);
  let successors = (successor AnySuccessor:$otherwise, VariadicSuccessor<AnySuccessor>:$cases);
  let hasCustomAssemblyFormat = 1;
}
// Within it the dialect may be left out.
def Hull_DeckOp : Hull_Op<"deck", [Symbol, SingleBlockImplicitTerminator<"EndOp">, OpAsmOpInterface]> {
  let summary = "Where one is";
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    static ::llvm::StringRef getDefaultDialect() { return "hull"; }
  }];
}
def Hull_EndOp : Hull_Op<"end", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let assemblyFormat = "($inputs^ `:` type($inputs))? attr-dict";
}
def Hull_CallOp : Hull_Op<"call"> {
  let summary = "Calls somebody";
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let hasCustomAssemblyFormat = 1;
}
def Hull_LogOp : Hull_Op<"log"> {
  let summary = "Has parts that may be left out beside one that only C++ knows";
  let arguments = (ins OptionalAttr<StrAttr>:$by, AnyAttr:$entry, OptionalAttr<I32Attr>:$level);
  let assemblyFormat = "(`by` `=` $by^)? `entry` `=` custom<Entry>($entry) (`level` `=` $level^)? attr-dict";
}
def Hull_PaintOp : Hull_Op<"paint"> {
  let summary = "Has a form, but not that of the text";
  let arguments = (ins Variadic<AnyType>:$inputs);
  let assemblyFormat = "custom<Area>($inputs, type($inputs)) `to` `level` attr-dict";
}
def Hull_SawOp : Hull_Op<"saw"> {
  let summary = "Makes other wood of it";
  let arguments = (ins Hull_PlankType:$from);
  let results = (outs Hull_Wood:$to);
  let assemblyFormat = "$from attr-dict `:` type($from) `->` type($to)";
}
