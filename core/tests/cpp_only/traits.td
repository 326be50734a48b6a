include "mlir/IR/OpBase.td"

def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }

class D_Op<string name, list<Trait> traits> : Op<D_Dialect, name, traits> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
}
def D_First : D_Op<"first", [Elementwise, SameOperandsAndResultShape]>;
def D_Last : D_Op<"last", [SameOperandsAndResultShape, Elementwise]>;
def D_Between : D_Op<"between", [SameOperandsAndResultElementType, Elementwise, SameOperandsAndResultShape]>;
def D_Elements : D_Op<"elements", [SameOperandsAndResultElementType, SameOperandsAndResultShape]>;
def D_Shapes : D_Op<"shapes", [SameOperandsAndResultShape, SameOperandsAndResultElementType]>;
