// The classes of MLIR's operation definitions that this project needs, in miniature.

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
def I32 : Type<CPred<"$_self.isSignlessInteger(32)">, "32-bit signless integer">;

class Trait;
class NativeOpTrait<string name> : Trait {
  string trait = name;
}
def Pure : NativeOpTrait<"Pure">;

class Dialect {
  string name = ?;
  string summary = "";
  string description = "";
  string cppNamespace = "";
}

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
  list<Trait> traits = given;
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;
}
