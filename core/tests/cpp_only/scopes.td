include "mlir/IR/OpBase.td"
def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }
class Body<string name, list<Trait> traits> : Op<D_Dialect, name, traits # [NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
}
def D_Wrap : Body<"wrap", [AffineScope]>;
def D_Plain : Body<"plain", []>;
def D_Closed : Body<"closed", [AffineScope, IsolatedFromAbove]>;
