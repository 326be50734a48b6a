#ifndef BUILTIN_TYPES
#define BUILTIN_TYPES
include "mlir/IR/OpBase.td"
def ValueSemantics : NativeTypeTrait<"ValueSemantics">;
def ShapedTypeInterface : TypeInterface<"ShapedType">;
def FloatTypeInterface : TypeInterface<"FloatType">;
#endif
