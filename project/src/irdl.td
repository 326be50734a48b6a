def ins;
def outs;
def region;
class Pred;
class CPred<string condition> : Pred {
  string predExpr = condition;
}
class TypeConstraint<Pred condition, string words> {
  Pred predicate = condition;
  string summary = words;
}
class Variadic<TypeConstraint base> : TypeConstraint<base.predicate, base.summary> {
  TypeConstraint baseType = base;
}
class Optional<TypeConstraint base> : TypeConstraint<base.predicate, base.summary> {
  TypeConstraint baseType = base;
}
class Attr<string words> {
  string storageType = "::mlir::Attribute";
  string summary = words;
}
class Region {
  string summary = "any region";
}
def AnyRegion : Region;
def AnyAttribute : Attr<"any attribute">;
class Dialect<string spelling> {
  string name = spelling;
}
class Parametric<Dialect owner, string spelling> {
  Dialect dialect = owner;
  string mnemonic = spelling;
  string cppClassName = spelling;
  string cppNamespace = owner.name;
  bit hasCustomAssemblyFormat = 1;
  dag parameters = (ins);
}
class TypeDef<Dialect owner, string spelling> : Parametric<owner, spelling>;
class AttrDef<Dialect owner, string spelling> : Parametric<owner, spelling>;



class Op<Dialect owner, string spelling> {
  Dialect opDialect = owner;
  string opName = spelling;
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  bit hasCustomAssemblyFormat = 1;
}
