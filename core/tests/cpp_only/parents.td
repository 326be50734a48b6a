include "mlir/IR/OpBase.td"
// C++ looks for `ModuleOp` in `::d` and in `mlir`.
def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }
def E_Dialect : Dialect { let name = "e"; let cppNamespace = "::e"; }
def N_Dialect : Dialect { let name = "inner"; let cppNamespace = "::outer::inner"; }
def O_Dialect : Dialect { let name = "outer"; let cppNamespace = "::outer"; }
class Body<Dialect dialect, string name, list<Trait> traits = []>
    : Op<dialect, name, traits # [NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
}
def D_Fn : Body<D_Dialect, "fn", [HasParent<"ModuleOp">]>;
def D_Two : Body<D_Dialect, "two", [ParentOneOf<["ModuleOp", "GroupOp"]>]>;
def D_Qualified : Body<D_Dialect, "qualified", [HasParent<"e::ModuleOp">]>;
def D_GroupOp : Body<D_Dialect, "group">;
def D_Grouped : Body<D_Dialect, "grouped", [HasParent<"GroupOp">]>;
def E_ModuleOp : Body<E_Dialect, "module">;
def E_GroupOp : Body<E_Dialect, "group">;
def N_Fn : Body<N_Dialect, "fn", [HasParent<"PartOp">]>;
def O_PartOp : Body<O_Dialect, "part">;
