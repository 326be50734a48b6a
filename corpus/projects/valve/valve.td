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
