// A dialect whose attributes are no properties, but for those that are declared as such.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

def Rack_Dialect : Dialect {
  let name = "rack";
  let cppNamespace = "::rack";
  let usePropertiesForAttributes = 0;
}

def Rack_HoldOp : Op<Rack_Dialect, "hold", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$first, Variadic<AnyType>:$others, I32Attr:$shelf,
                       DefaultValuedAttr<StrAttr, "\"none\"">:$label);
  let assemblyFormat = [{
    ($first^ `:` type($first))? (`and` $others^ `:` type($others))? `on` $shelf (`as` $label^)? attr-dict
  }];
}

def Rack_LockOp : Op<Rack_Dialect, "lock"> {
  let arguments = (ins I64Prop:$key, UnitAttr:$twice);
  let assemblyFormat = "$key (`twice` $twice^)? attr-dict";
}
