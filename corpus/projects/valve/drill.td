// A function of which only C++ knows the form, with the classes of MLIR itself: what its text does not say, C++ may
// give it.
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/FunctionInterfaces.td"

def Drill_Dialect : Dialect {
  let name = "drill";
  let cppNamespace = "::drill";
}

def Drill_RunOp : Op<Drill_Dialect, "run", [FunctionOpInterface]> {
  let summary = "What is done once in a while";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type, I64Attr:$times);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
