// Forms that C++ reads in part, with attributes whose own form may be empty.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def Hatch_Dialect : Dialect {
  let name = "hatch";
  let cppNamespace = "::hatch";
}
def Hatch_Seal : AttrDef<Hatch_Dialect, "Seal"> {
  let mnemonic = "seal";
  let parameters = (ins OptionalParameter<"::mlir::StringAttr">:$of);
  let assemblyFormat = "(`of` `=` $of^)?";
}
class Hatch_Op<string name> : Op<Hatch_Dialect, name>;

def Hatch_Close : Hatch_Op<"close"> {
  let arguments = (ins AnyType:$lid, OptionalAttr<Hatch_Seal>:$seal);
  let assemblyFormat = "$lid (`seal` $seal^)? attr-dict `:` custom<Lid>(type($lid))";
}
def Hatch_Twice : Hatch_Op<"twice"> {
  let arguments = (ins Hatch_Seal:$inner, Hatch_Seal:$outer, I32Attr:$turns, AnyType:$lid);
  let assemblyFormat = "$inner $outer $turns `on` $lid `:` custom<Lid>(type($lid)) attr-dict";
}
def Hatch_Last : Hatch_Op<"last"> {
  let arguments = (ins AnyType:$lid, Hatch_Seal:$seal);
  let assemblyFormat = "custom<Lid>($lid, type($lid)) attr-dict `seal` $seal";
}
def Hatch_Around : Hatch_Op<"around"> {
  let arguments = (ins AnyType:$lid, Hatch_Seal:$seal);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "custom<Lid>($lid, type($lid)) `seal` $seal $body attr-dict";
}
def Hatch_Any : Hatch_Op<"any"> {
  let arguments = (ins AnyType:$lid, OptionalAttr<Hatch_Seal>:$seal, OptionalAttr<I32Attr>:$turns);
  let assemblyFormat = "oilist(`seal` $seal | `turns` $turns) $lid `:` custom<Lid>(type($lid)) attr-dict";
}
def Hatch_Bolt : Hatch_Op<"bolt"> {
  let arguments = (ins AnyType:$lid, OptionalAttr<Hatch_Seal>:$seal);
  let assemblyFormat = "(`at` `=` $seal^)? custom<Lid>($lid, type($lid)) attr-dict";
}
def Hatch_Room : Op<Hatch_Dialect, "room", [IsolatedFromAbove, NoTerminator]> {
  let arguments = (ins AnyType:$lid, AnyType:$door);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "`of` custom<Lid>($lid, type($lid)) $door `:` type($door) $body attr-dict";
}
def Hatch_End : Hatch_Op<"end"> {
  let arguments = (ins Hatch_Seal:$seal, I32Attr:$turns, OptionalAttr<Hatch_Seal>:$other);
  let assemblyFormat = "$seal attr-dict custom<Lid>($turns) ($other^)?";
}
