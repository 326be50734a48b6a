// More of the classes of MLIR's operation definitions, in miniature: types and attributes with
// parameters, enumerations, regions and effects.

include "../twice/ods.td"

class OpVariableDecorator;
class OpVariable<TypeConstraint what, string words, list<OpVariableDecorator> more> {
  TypeConstraint constraint = what;
  string summary = words;
  list<OpVariableDecorator> decorators = more;
}
class Arg<TypeConstraint what, string words = "", list<OpVariableDecorator> more = []>
    : OpVariable<what, words, more>;

class MemoryEffect<string name> : OpVariableDecorator {
  string effect = "::mlir::MemoryEffects::" # name;
}
def MemRead : MemoryEffect<"Read">;
def MemWrite : MemoryEffect<"Write">;

class Region<Pred condition, string words> {
  Pred predicate = condition;
  string summary = words;
}
class SizedRegion<int count>
    : Region<CPred<"hasNItems($_self, " # count # ")">, "region with " # count # " blocks">;
def region;
def NoTerminator : NativeOpTrait<"NoTerminator">;

class Attr<Pred condition, string words> {
  Pred predicate = condition;
  string summary = words;
  string storageType = "::mlir::Attribute";
  string returnType = storageType;
  Attr baseAttr = ?;
  string defaultValue = ?;
  bit isOptional = 0;
}
class OptionalAttr<Attr attribute> : Attr<attribute.predicate, attribute.summary> {
  let baseAttr = attribute;
  let isOptional = 1;
}
class I64Attribute<string words> : Attr<CPred<"isInt64($_self)">, words> {
  let storageType = "::mlir::IntegerAttr";
}
def I64Attr : I64Attribute<"64-bit signless integer attribute">;

class EnumCase<string name, int number, string spelling> {
  string symbol = name;
  int value = number;
  string str = spelling;
}
class EnumInfo<string name, string words, list<EnumCase> cases> {
  string className = name;
  string cppNamespace = "::gauge";
  string cppType = cppNamespace # "::" # name;
  string summary = words;
  list<EnumCase> enumerants = cases;
  int bitwidth = 32;
}

class AttrParameter<string type, string words> {
  string cppType = type;
  string summary = words;
}
class EnumParameter<EnumInfo info> : AttrParameter<info.cppType, info.summary>;

class DialectType<Dialect owner, Pred condition, string words> : Type<condition, words> {
  Dialect dialect = owner;
  string description = "";
}
class TypeDef<Dialect owner, string name, string spelling>
    : Type<CPred<"::llvm::isa<" # owner.cppNamespace # "::" # name # ">($_self)">,
           "type " # name> {
  Dialect dialect = owner;
  string cppNamespace = owner.cppNamespace;
  string cppClassName = name;
  string mnemonic = spelling;
  string description = "";
  dag parameters = (ins);
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;
}
class AttrDef<Dialect owner, string name, string spelling>
    : Attr<CPred<"::llvm::isa<" # owner.cppNamespace # "::" # name # ">($_self)">,
           "attribute " # name> {
  let storageType = owner.cppNamespace # "::" # name;
  Dialect dialect = owner;
  string cppNamespace = owner.cppNamespace;
  string cppClassName = name;
  string mnemonic = spelling;
  string description = "";
  dag parameters = (ins);
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;
}
class EnumAttr<Dialect owner, EnumInfo info, string spelling>
    : AttrDef<owner, info.className # "Attr", spelling> {
  EnumInfo enum = info;
  let summary = info.summary;
  let assemblyFormat = "`<` $value `>`";
}
