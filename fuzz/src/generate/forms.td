// The classes of MLIR's operation definitions that generated dialects use.

def ins;
def outs;
def region;
def successor;

class Pred;
class CPred<string condition> : Pred {
  string predExpr = condition;
}
class TypeConstraint<Pred condition, string words> {
  Pred predicate = condition;
  string summary = words;
}
class Type<Pred condition, string words> : TypeConstraint<condition, words> {
  string builderCall = "";
}
def AnyType : Type<CPred<"true">, "any type">;
class Variadic<Type base> : TypeConstraint<base.predicate, base.summary> {
  Type baseType = base;
}
class Optional<Type base> : TypeConstraint<base.predicate, base.summary> {
  Type baseType = base;
}

class Dialect {
  string name = ?;
  string summary = "";
  string description = "";
  string cppNamespace = "";
}

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
  let storageType = attribute.storageType;
  let isOptional = 1;
}
def AnyAttr : Attr<CPred<"true">, "any attribute">;
def UnitAttr : Attr<CPred<"true">, "unit attribute"> {
  let storageType = "::mlir::UnitAttr";
  let isOptional = 1;
}
def StrAttr : Attr<CPred<"true">, "string attribute"> {
  let storageType = "::mlir::StringAttr";
}
def I64 : Type<CPred<"$_self.isSignlessInteger(64)">, "64-bit signless integer">;
def I64Attr : Attr<CPred<"true">, "64-bit signless integer attribute"> {
  let storageType = "::mlir::IntegerAttr";
  Type valueType = I64;
}
def ForeignAttr : Attr<CPred<"foreign($_self)">, "attribute that only C++ reads"> {
  let storageType = "::foreign::Attr";
}

class Parameter<string type, string value = ""> {
  string cppType = type;
  string summary = "";
  string defaultValue = value;
  string parser = ?;
  string printer = ?;
}
class OptionalParameter<string type> : Parameter<type, type # "()">;
class DefaultValuedParameter<string type, string value> : Parameter<type, value>;
class ArrayRefParameter<string type> : Parameter<"::llvm::ArrayRef<" # type # ">">;

class TypeDef<Dialect owner, string name, string spelling>
    : Type<CPred<"::llvm::isa<" # owner.cppNamespace # "::" # name # ">($_self)">, name> {
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
    : Attr<CPred<"::llvm::isa<" # owner.cppNamespace # "::" # name # ">($_self)">, name> {
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

class Region<Pred condition, string words> {
  Pred predicate = condition;
  string summary = words;
}
def AnyRegion : Region<CPred<"true">, "any region">;
class VariadicRegion<Region base> : Region<base.predicate, base.summary>;
class Successor;
def AnySuccessor : Successor;

class Trait;
class NativeOpTrait<string name> : Trait {
  string trait = name;
}
def NoTerminator : NativeOpTrait<"NoTerminator">;
def IsolatedFromAbove : NativeOpTrait<"IsIsolatedFromAbove">;

class Op<Dialect owner, string mnemonic, list<Trait> given = []> {
  Dialect opDialect = owner;
  string opName = mnemonic;
  string cppNamespace = owner.cppNamespace;
  string summary = "";
  string description = "";
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);
  list<Trait> traits = given;
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;
}
