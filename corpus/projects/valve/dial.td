// A dialect whose operations have properties: what a format writes of them is not what the generic form has.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

def Dial_Dialect : Dialect {
  let name = "dial";
  let cppNamespace = "::dial";
}

class Dial_Op<string mnemonic> : Op<Dial_Dialect, mnemonic>;

def Dial_ReadOp : Dial_Op<"read"> {
  let summary = "reads what a dial shows";
  let arguments = (ins
    I64Prop:$channel,
    OptionalProp<I64Prop>:$limit,
    DefaultValuedProp<StringProp, "\"bar\"">:$unit,
    UnitProp:$averaged);
  let assemblyFormat = [{
    $channel (`limit` $limit^)? (`in` $unit^)? (`averaged` $averaged^)? attr-dict
  }];
}

def Dial_MarkOp : Dial_Op<"mark"> {
  let summary = "marks places of a scale";
  let arguments = (ins
    ArrayProp<I64Prop>:$places,
    ArrayProp<OptionalProp<StringProp>>:$names,
    OptionalProp<OptionalProp<I64Prop>>:$zero,
    OptionalProp<StringProp, 0>:$colour,
    OptionalProp<UnitProp>:$thick,
    DefaultValuedProp<ArrayProp<BoolProp>, "{}">:$shown);
  let assemblyFormat = [{
    $places `names` $names (`zero` $zero^)? (`colour` $colour^)? (`thick` $thick^)?
    (`shown` $shown^)? attr-dict
  }];
}

def Dial_LampOp : Dial_Op<"lamp"> {
  let summary = "a lamp of a dial";
  let arguments = (ins UnitProp:$red, UnitProp:$green, OptionalProp<I32Prop>:$level,
                       OptionalProp<BoolProp>:$is_on);
  let assemblyFormat = [{
    oilist(`red` $red | `green` $green | `level` `=` $level) ($is_on^)? attr-dict
  }];
}

def Dial_TrimProp : IntProp<"int64_t"> {
  let writeToMlirBytecode = "writeTrim($_writer, $_storage)";
  let readFromMlirBytecode = "return readTrim($_reader, $_storage);";
}

def Dial_TrimOp : Dial_Op<"trim"> {
  let summary = "trims a dial";
  let arguments = (ins Dial_TrimProp:$by);
  let assemblyFormat = "$by attr-dict";
}
