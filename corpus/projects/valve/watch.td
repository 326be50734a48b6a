// Forms of which only C++ knows the parts with regions.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Watch_Dialect : Dialect {
  let name = "watch";
  let cppNamespace = "::watch";
}

def Watch_Signal : I32EnumAttr<"Signal", "what is heard", [I32EnumAttrCase<"bell", 1>, I32EnumAttrCase<"horn", 2>]> {
  let genSpecializedAttr = 0;
}
def Watch_SignalAttr : EnumAttr<Watch_Dialect, Watch_Signal, "signal"> { let assemblyFormat = "`<` $value `>`"; }

// A dictionary, which only C++ prints.
def Watch_PlanAttr : AttrDef<Watch_Dialect, "Plan"> {
  let mnemonic = "plan";
  let parameters = (ins "::mlir::DictionaryAttr":$entries);
  let hasCustomAssemblyFormat = 1;
}

// Two parts with nothing between, of which each has a region.
def Watch_KeepOp : Op<Watch_Dialect, "keep"> {
  let summary = "Somebody looks out until somebody else comes";
  let arguments = (ins Watch_SignalAttr:$at, I64Attr:$hours, Variadic<I32>:$of);
  let regions = (region AnyRegion:$body, AnyRegion:$relief);
  let assemblyFormat = [{
    `at` `(` $at `)` custom<Body>($body) custom<Relief>($relief)
    `until` $hours `of` custom<Crew>($of) attr-dict-with-keyword
  }];
}

// Any number of regions, each with values of its own.
def Watch_TurnsOp : Op<Watch_Dialect, "turns"> {
  let summary = "What is done in turn";
  let arguments = (ins StrAttr:$sym_name);
  let regions = (region VariadicRegion<AnyRegion>:$turns);
  let assemblyFormat = "$sym_name `=` `[` custom<Turns>($turns) `]` attr-dict";
}

// A region that need not be there.
def Watch_RestOp : Op<Watch_Dialect, "rest"> {
  let summary = "Nobody has to look out";
  let arguments = (ins I32:$from);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$from (custom<Body>($body)^)? attr-dict";
}
