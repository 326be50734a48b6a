#ifndef INFER_TYPE
#define INFER_TYPE
include "mlir/IR/OpBase.td"
def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;
#endif
