// Operations whose attributes ODS says less of than what class they have.
include "../gauge/ods.td"

class Interface<string name> {
  string cppInterfaceName = name;
}
class AttrInterface<string name>
    : Interface<name>, Attr<CPred<"::llvm::isa<::valve::" # name # ">($_self)">, name # " instance"> {
  let storageType = "::valve::" # name;
}

def Valve_Dialect : Dialect {
  let name = "valve";
  let summary = "Valves and where they stand";
  let cppNamespace = "::valve";
}

def Valve_PlaceInterface : AttrInterface<"PlaceInterface">;

def Valve_PipeAttr : AttrDef<Valve_Dialect, "PipeAttr", "pipe"> {
  let parameters = (ins "int64_t":$number);
  let assemblyFormat = "`<` $number `>`";
}

def Valve_TurnOp : Op<Valve_Dialect, "turn"> {
  let summary = "Turns a valve";
  let arguments = (ins I32:$by, OptionalAttr<Valve_PlaceInterface>:$at);
  let assemblyFormat = "(`at` `(` $at^ `)`)? $by attr-dict `:` type($by)";
}

// Only C++ reads and writes it: `@name`, `"name"` ..
def Valve_TagAttr : AttrDef<Valve_Dialect, "TagAttr", "tag"> {
  let parameters = (ins "::mlir::StringAttr":$name);
  let hasCustomAssemblyFormat = 1;
}

def Valve_MarkOp : Op<Valve_Dialect, "mark"> {
  let summary = "Marks a valve";
  let arguments = (ins I32:$what, OptionalAttr<Valve_TagAttr>:$tag);
  let assemblyFormat = "$what (`as` $tag^)? attr-dict `:` type($what)";
}

class Valve_PipeworkOp<string name> : Op<Valve_Dialect, name> {
  let arguments = (ins);
  dag regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}
def Valve_PipeworkOp : Valve_PipeworkOp<"pipework"> {
  let summary = "Valves that belong together; C++ names what flows in";
  string extraClassDeclaration = [{
    void getAsmBlockArgumentNames(::mlir::Region &region, ::mlir::OpAsmSetValueNameFn set);
  }];
}
def Valve_TankOp : Valve_PipeworkOp<"tank"> {
  let summary = "The same, where nothing is named";
}
