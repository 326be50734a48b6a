// Forms of which C++ knows a part, with the classes of MLIR itself: what a text does not say, C++ may give it.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Drill_Dialect : Dialect {
  let name = "drill";
  let cppNamespace = "::drill";
}

def Drill_AreaAttr : I32BitEnumAttr<"Area", "where a drill is held", [
  I32BitEnumAttrCaseBit<"Hall", 0>, I32BitEnumAttrCaseBit<"Yard", 1>
]>;

def Drill_HoldOp : Op<Drill_Dialect, "hold"> {
  let summary = "Where the next ones are";
  let arguments = (ins Drill_AreaAttr:$area);
  let assemblyFormat = "$area attr-dict";
}

def Drill_RunOp : Op<Drill_Dialect, "run", [FunctionOpInterface]> {
  let summary = "What is done once in a while";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type, I64Attr:$times);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}

def Drill_LastOp : Op<Drill_Dialect, "last", [Terminator]> {
  let summary = "Ends a round";
  let assemblyFormat = "attr-dict";
}

def Drill_RoundOp : Op<Drill_Dialect, "round", [Symbol, SingleBlockImplicitTerminator<"LastOp">]> {
  let summary = "What is done in turn";
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}

// Only C++ says whether there is a second result, and how long it may last.
def Drill_AlarmOp : Op<Drill_Dialect, "alarm", [AttrSizedResultSegments]> {
  let summary = "Calls everybody";
  let arguments = (ins I32:$to, OptionalAttr<I64Attr>:$within);
  let results = (outs I32:$came, Optional<I1>:$late);
  let assemblyFormat = "custom<Within>($within, type($late)) `of` $to attr-dict";
}

// Neither begins with `<`.
def Drill_NameAttr : AttrDef<Drill_Dialect, "Name"> {
  let mnemonic = "name";
  let parameters = (ins "::mlir::FlatSymbolRefAttr":$who);
  let assemblyFormat = "$who";
}
def Drill_RowAttr : AttrDef<Drill_Dialect, "Row"> {
  let mnemonic = "row";
  let parameters = (ins OptionalArrayRefParameter<"int64_t">:$places);
  let assemblyFormat = "`[` (`]`) : ($places^ `]`)?";
}
def Drill_CallOp : Op<Drill_Dialect, "call"> {
  let summary = "Calls somebody by name";
  let arguments = (ins Drill_NameAttr:$who, Drill_RowAttr:$row);
  let assemblyFormat = "$who `at` $row attr-dict";
}

def Drill_TimeAttr : AttrDef<Drill_Dialect, "Time"> {
  let mnemonic = "time";
  let parameters = (ins
    OptionalParameter<"std::optional<uint32_t>">:$hour, OptionalParameter<"std::optional<bool>">:$late,
    OptionalParameter<"uint32_t">:$minute
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

def Drill_TrackType : TypeDef<Drill_Dialect, "Track"> {
  let mnemonic = "track";
  let parameters = (ins "::mlir::Type":$of);
  let hasCustomAssemblyFormat = 1;
}

def Drill_CountOp : Op<Drill_Dialect, "count", [
  ConstantLike, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>
]> {
  let summary = "A number that only C++ writes";
  let arguments = (ins AnyAttr:$value);
  let results = (outs AnyInteger:$number);
  let hasCustomAssemblyFormat = 1;
}

// Only C++ knows how these are written: a symbol with arguments, and one with ports whose types are one attribute.
def Drill_RoomOp : Op<Drill_Dialect, "room", [Symbol, SingleBlockImplicitTerminator<"LastOp">]> {
  let summary = "What has doors";
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}
def Drill_HouseOp : Op<Drill_Dialect, "house", [Symbol, NoTerminator]> {
  let summary = "What has ports";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$ports);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}

// Outside of what only C++ knows, a form is printed as any other.
def Drill_Signal : I32EnumAttr<"Signal", "what is heard", [I32EnumAttrCase<"bell", 1>, I32EnumAttrCase<"horn", 2>]> {
  let genSpecializedAttr = 0;
}
def Drill_SignalAttr : EnumAttr<Drill_Dialect, Drill_Signal, "signal"> { let assemblyFormat = "`<` $value `>`"; }
def Drill_SoundOp : Op<Drill_Dialect, "sound"> {
  let summary = "Lets something be heard";
  let arguments = (ins Drill_SignalAttr:$first, OptionalAttr<I64Attr>:$times, F32Attr:$long);
  let results = (outs I1:$heard);
  let assemblyFormat = "`[` $first custom<Times>($times) `]` $long attr-dict";
}
// What stands in brackets is its first parameter, and more comes behind that.
def Drill_PitchAttr : AttrDef<Drill_Dialect, "Pitch"> {
  let mnemonic = "pitch";
  let parameters = (ins "::drill::SignalAttr":$by, "::mlir::Type":$in);
  let assemblyFormat = "$by `:` $in";
}
def Drill_PlanAttr : AttrDef<Drill_Dialect, "Plan"> {
  let mnemonic = "plan";
  let parameters = (ins AttrParameter<"SignalAttr", "">:$first, "int64_t":$times);
  let assemblyFormat = "`<` params `>`";
}

// A type without a name, which its class reads and prints.
def Drill_WordType : TypeDef<Drill_Dialect, "Word"> {
  let mnemonic = ?;
  let typeName = "drill.word";
  let parameters = (ins "unsigned":$width);
}
def Drill_AddOp : Op<Drill_Dialect, "add", [SameOperandsAndResultType]> {
  let summary = "Adds numbers of a kind of its own";
  let arguments = (ins Drill_WordType:$a, Drill_WordType:$b);
  let results = (outs Drill_WordType:$c);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($c)";
}

// C++ names its results: by its own name and by those of the results in the text.
def Drill_PostOp : Op<Drill_Dialect, "post", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "A house that stands in another";
  let arguments = (ins StrAttr:$instanceName, FlatSymbolRefAttr:$house, Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$results);
  let hasCustomAssemblyFormat = 1;
}

// What results are called stands here.
def Drill_PulseOp : Op<Drill_Dialect, "pulse", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "Results whose names are texts";
  let arguments = (ins I32:$of);
  let results = (outs I1:$rising, I1:$fall_time);
  let assemblyFormat = "$of attr-dict";
  let extraClassDefinition = [{
    void $cppClass::getAsmResultNames(::mlir::OpAsmSetValueNameFn setNameFn) {
      setNameFn(getRising(), "up");
      setNameFn(getFallTime(), "down");
    }
  }];
}
def Drill_LabelOp : Op<Drill_Dialect, "label", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "A result that is called as an attribute says";
  let arguments = (ins I32:$of, OptionalAttr<StrAttr>:$title);
  let results = (outs I32:$labelled);
  let assemblyFormat = "$of (`as` $title^)? attr-dict";
  let extraClassDeclaration = [{
    void getAsmResultNames(::mlir::OpAsmSetValueNameFn set) { set(getResult(), getTitleAttr()); }
  }];
}
def Drill_GuessOp : Op<Drill_Dialect, "guess", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "A result that C++ may call something";
  let arguments = (ins I32:$of);
  let results = (outs I32:$result);
  let assemblyFormat = "$of attr-dict";
  let extraClassDeclaration = [{
    void getAsmResultNames(::mlir::OpAsmSetValueNameFn set) {
      if (isRight()) set(getResult(), "right");
    }
  }];
}

def Drill_SwarmOp : Op<Drill_Dialect, "swarm"> {
  let summary = "Any number of values in a part that only C++ reads";
  let arguments = (ins Variadic<I32>:$of, OptionalAttr<ArrayAttr>:$how);
  let assemblyFormat = "`(` custom<Swarm>($of, $how) `)` attr-dict";
}
