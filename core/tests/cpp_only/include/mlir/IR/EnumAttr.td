#ifndef ENUM_ATTR
#define ENUM_ATTR
include "mlir/IR/OpBase.td"
class EnumCase<string name, int number, string spelling> {
  string symbol = name;
  int value = number;
  string str = spelling;
}
class I32EnumAttrCase<string name, int number, string spelling> : EnumCase<name, number, spelling>;
class EnumInfo<string name, string words, list<EnumCase> cases> {
  string className = name;
  string cppNamespace = "";
  string summary = words;
  list<EnumCase> enumerants = cases;
  int bitwidth = 32;
}
class EnumAttrInfo<string name, string words, list<EnumCase> cases> : EnumInfo<name, words, cases> {
  bit genSpecializedAttr = 1;
}
class I32EnumAttr<string name, string words, list<EnumCase> cases>
    : EnumAttrInfo<name, words, cases>;
class EnumAttr<Dialect owner, EnumInfo info, string spelling> : AttrDef<owner, info.className> {
  EnumInfo enum = info;
  let mnemonic = spelling;
  let summary = info.summary;
  let assemblyFormat = "$value";
}
#endif
