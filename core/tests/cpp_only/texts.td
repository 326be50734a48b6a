include "mlir/IR/OpBase.td"

def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }

// Only C++ knows the forms, but the traits are described.
class D_Text<string name, list<Trait> traits = []> : Op<D_Dialect, name, traits> {
  let arguments = (ins Variadic<AnyType>:$of);
  let hasCustomAssemblyFormat = 1;
}
class D_Body<string name, list<Trait> traits> : D_Text<name, traits # [NoTerminator]> {
  let regions = (region AnyRegion:$body);
}
def D_Put : D_Text<"put">;
def D_End : D_Text<"end", [Terminator]>;
def D_When : D_Body<"when", [NoRegionArguments]>;
def D_Each : D_Body<"each", []>;
