#ifndef SYMBOL_INTERFACES
#define SYMBOL_INTERFACES
include "mlir/IR/OpBase.td"
class OpInterface<string name> : Interface<name>, NativeOpTrait<"">;
def Symbol : OpInterface<"SymbolOpInterface"> {
  let trait = "Symbol";
}
#endif
