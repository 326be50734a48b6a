// The classes of MLIR's operation definitions that the cases need, in miniature.
#ifndef OP_BASE
#define OP_BASE

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
class Variadic<Type one> : TypeConstraint<one.predicate, one.summary> {
  Type baseType = one;
}
def AnyType : Type<CPred<"true">, "any type">;
def AnyInteger : Type<CPred<"$_self.isInteger()">, "integer">;
def AnyFloat : Type<CPred<"::llvm::isa<::mlir::FloatType>($_self)">, "floating-point">;
def Index : Type<CPred<"::llvm::isa<::mlir::IndexType>($_self)">, "index"> {
  let builderCall = "$_builder.getIndexType()";
}
def AnyTensor : Type<CPred<"::llvm::isa<::mlir::TensorType>($_self)">, "tensor of any type values">;
def AnyRankedTensor
    : Type<CPred<"::llvm::isa<::mlir::RankedTensorType>($_self)">, "ranked tensor of any type values">;

class Trait;
class NativeTrait<string name> : Trait {
  string trait = name;
}
class NativeOpTrait<string name> : NativeTrait<name>;
class NativeTypeTrait<string name> : NativeTrait<name>;
class HasParent<string parent> : NativeOpTrait<"HasParent<" # parent # ">::Impl">;
class ParentOneOf<list<string> classes>
    : NativeOpTrait<"HasParent<" # !interleave(classes, ", ") # ">::Impl">;
def NoTerminator : NativeOpTrait<"NoTerminator">;
def NoRegionArguments : NativeOpTrait<"NoRegionArguments">;
def Terminator : NativeOpTrait<"IsTerminator">;
def AffineScope : NativeOpTrait<"AffineScope">;
def IsolatedFromAbove : NativeOpTrait<"IsIsolatedFromAbove">;
def AttrSizedOperandSegments : NativeOpTrait<"AttrSizedOperandSegments">;
def SameOperandsAndResultElementType : NativeOpTrait<"SameOperandsAndResultElementType">;
def SameOperandsElementType : NativeOpTrait<"SameOperandsElementType">;
def SameOperandsAndResultShape : NativeOpTrait<"SameOperandsAndResultShape">;
def Elementwise : NativeOpTrait<"Elementwise">;
class PredTrait<string words, Pred condition> : Trait {
  string summary = words;
  Pred predicate = condition;
}
class PredOpTrait<string words, Pred condition> : PredTrait<words, condition>;
class TypesMatchWith<string words, string from, string to, string made>
    : PredOpTrait<words, CPred<made>> {
  string lhs = from;
  string rhs = to;
  string transformer = made;
}

class Interface<string name> {
  string cppInterfaceName = name;
  string cppNamespace = "::mlir";
}
class TypeInterface<string name, list<TypeInterface> bases = []> : Interface<name>, Trait {
  list<TypeInterface> baseInterfaces = bases;
}

class Dialect {
  string name = ?;
  string summary = "";
  string description = "";
  string cppNamespace = "";
  bit isExtensible = 0;
}

class Region<Pred condition, string words> {
  Pred predicate = condition;
  string summary = words;
}
def AnyRegion : Region<CPred<"true">, "any region">;
def region;

class Attr<Pred condition, string words> {
  Pred predicate = condition;
  string summary = words;
  string storageType = "::mlir::Attribute";
  string returnType = storageType;
  Attr baseAttr = ?;
  string defaultValue = ?;
  bit isOptional = 0;
}
def StrAttr : Attr<CPred<"::llvm::isa<::mlir::StringAttr>($_self)">, "string attribute"> {
  let storageType = "::mlir::StringAttr";
}
class SymbolName : Attr<CPred<"::llvm::isa<::mlir::StringAttr>($_self)">, "string attribute"> {
  let storageType = "::mlir::StringAttr";
}
def SymbolNameAttr : SymbolName;
class TypeAttrOf<Type one>
    : Attr<CPred<"::llvm::isa<::mlir::TypeAttr>($_self)">, "type attribute of " # one.summary> {
  let storageType = "::mlir::TypeAttr";
}
def FunctionType : Type<CPred<"::llvm::isa<::mlir::FunctionType>($_self)">, "function type">;

def ins;
def outs;
class Op<Dialect owner, string mnemonic, list<Trait> given = []> {
  Dialect opDialect = owner;
  string opName = mnemonic;
  string cppNamespace = owner.cppNamespace;
  string summary = "";
  string description = "";
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  list<Trait> traits = given;
  string assemblyFormat = ?;
  string extraClassDeclaration = "";
  bit hasCustomAssemblyFormat = 0;
}

class DialectType<Dialect owner, Pred condition, string words> : Type<condition, words> {
  Dialect dialect = owner;
  string description = "";
}
class TypeDef<Dialect owner, string name, list<Trait> given = [], string base = "::mlir::Type">
    : DialectType<owner, CPred<"::llvm::isa<" # owner.cppNamespace # "::" # name # "Type>($_self)">, ""> {
  string cppBaseClassName = base;
  string cppNamespace = owner.cppNamespace;
  string cppClassName = name # "Type";
  string cppType = cppNamespace # "::" # cppClassName;
  string mnemonic = ?;
  dag parameters = (ins);
  list<Trait> traits = given;
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;
}
class ArrayRefParameter<string of> {
  string cppType = "::llvm::ArrayRef<" # of # ">";
  string summary = "";
}
class DefaultValuedParameter<string of, string value> {
  string cppType = of;
  string summary = "";
  string defaultValue = value;
}
class OptionalParameter<string of> : DefaultValuedParameter<of, of # "()">;
class AttrDef<Dialect owner, string name>
    : Attr<CPred<"::llvm::isa<" # owner.cppNamespace # "::" # name # "Attr>($_self)">, ""> {
  let storageType = owner.cppNamespace # "::" # name # "Attr";
  Dialect dialect = owner;
  string cppNamespace = owner.cppNamespace;
  string cppClassName = name # "Attr";
  string mnemonic = ?;
  string description = "";
  dag parameters = (ins);
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;
}

#endif
