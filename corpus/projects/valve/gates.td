// A few operations as the dialects of CIRCT have them, whose names of results and types only C++ knows.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def HW_Dialect : Dialect { let name = "hw"; let cppNamespace = "::gates::hw"; }
def SV_Dialect : Dialect { let name = "sv"; let cppNamespace = "::gates::sv"; }
def FIRRTL_Dialect : Dialect { let name = "firrtl"; let cppNamespace = "::gates::firrtl"; }
class Named<Dialect dialect, string word>
    : Op<dialect, word, [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]>;

def SV_ConstantXOp : Named<SV_Dialect, "constantX"> {
  let results = (outs AnyType:$it);
  let assemblyFormat = "attr-dict `:` type($it)";
}
def SV_VerbatimOp : Named<SV_Dialect, "verbatim.expr"> {
  let arguments = (ins StrAttr:$format_string);
  let results = (outs AnyType:$it);
  let assemblyFormat = "$format_string attr-dict `:` type($it)";
}
def SV_MacroOp : Named<SV_Dialect, "macro.ref.expr"> {
  let arguments = (ins FlatSymbolRefAttr:$macroName);
  let results = (outs AnyType:$it);
  let assemblyFormat = "$macroName attr-dict `:` type($it)";
}
def FIRRTL_InvalidOp : Named<FIRRTL_Dialect, "invalidvalue"> {
  let results = (outs AnyType:$it);
  let assemblyFormat = "attr-dict `:` type($it)";
}
def FIRRTL_ConstantOp : Named<FIRRTL_Dialect, "constant"> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs AnyType:$it);
  let hasCustomAssemblyFormat = 1;
}
def FIRRTL_InstanceOp : Named<FIRRTL_Dialect, "instance"> {
  let results = (outs Variadic<AnyType>:$outputs);
  let hasCustomAssemblyFormat = 1;
}
def FIRRTL_MemOp : Named<FIRRTL_Dialect, "mem"> {
  let results = (outs Variadic<AnyType>:$outputs);
  let hasCustomAssemblyFormat = 1;
}
