include "ods.td"

def Twice_Dialect : Dialect {
  let name = "twice";
  let summary = "Numbers, twice";
}

def Twice_AddOp : Op<Twice_Dialect, "add", [Pure]> {
  let summary = "Adds a number to itself";
  let description = [{
    The number is *doubled*.
  }];
  let arguments = (ins I32:$value);
  let results = (outs I32:$sum);
  let assemblyFormat = "$value attr-dict `:` type($value) `->` type($sum)";
}

def Twice_MixOp : Op<Twice_Dialect, "mix"> {
  let summary = "Has a part that only C++ reads";
  let arguments = (ins I32:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$value custom<Stirred>(type($value)) `->` type($result) attr-dict";
}
