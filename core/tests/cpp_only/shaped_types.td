include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypes.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }

// The shape and the elements of these are what C++ says.
def D_Buf : TypeDef<D_Dialect, "Buf", [ShapedTypeInterface]> {
  let mnemonic = "buf";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType);
  let hasCustomAssemblyFormat = 1;
}
def D_Vec : TypeDef<D_Dialect, "Vec", [ShapedTypeInterface, ValueSemantics]> {
  let mnemonic = "vec";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType);
  let hasCustomAssemblyFormat = 1;
}
def D_LikeShapedInterface : TypeInterface<"LikeShaped", [ShapedTypeInterface]> {
  let cppNamespace = "::d";
}
def D_Like : TypeDef<D_Dialect, "Like", [D_LikeShapedInterface]> {
  let mnemonic = "like";
  let parameters = (ins "int":$width);
  let assemblyFormat = "`<` $width `>`";
}
def D_Sub : TypeDef<D_Dialect, "Sub", [], "::d::ShapedBase"> {
  let mnemonic = "sub";
  let parameters = (ins "int":$width);
  let assemblyFormat = "`<` $width `>`";
}
def D_Real : TypeDef<D_Dialect, "Real", [FloatTypeInterface]> { let mnemonic = "real"; }
// These have no shape.
def D_Key : TypeDef<D_Dialect, "Key"> {
  let mnemonic = "key";
  let parameters = (ins "int":$width);
  let assemblyFormat = "`<` $width `>`";
}

def D_Turn : Op<D_Dialect, "turn", [SameOperandsAndResultElementType]> {
  let arguments = (ins AnyType:$in);
  let results = (outs AnyType:$out);
  let assemblyFormat = "$in attr-dict `:` type($in) `->` type($out)";
}
def D_Shape : Op<D_Dialect, "shape", [SameOperandsAndResultShape]> {
  let arguments = (ins AnyType:$in);
  let results = (outs AnyType:$out);
}
def D_Same : Op<D_Dialect, "same", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$in);
  let results = (outs AnyType:$out);
}
def D_Cmp : Op<D_Dialect, "cmp", [TypesMatchWith<"result has i1 elements", "x", "r", "getI1SameShape($_self)">]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
}
def D_Eq : Op<D_Dialect, "eq", [TypesMatchWith<"result has i1 elements", "x", "r", "getI1SameShape($_self)">]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def D_Take : Op<D_Dialect, "take", [TypesMatchWith<"element", "x", "r", "::llvm::cast<::mlir::ShapedType>($_self).getElementType()">]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
}
def D_Float : Op<D_Dialect, "float"> {
  let arguments = (ins AnyFloat:$x);
}
// C++ reads its parameters, of which the second one may be left out.
def D_Ptr : TypeDef<D_Dialect, "Ptr"> {
  let mnemonic = "ptr";
  let parameters = (ins "Type":$pointee, "int":$space);
  let hasCustomAssemblyFormat = 1;
}
def D_Copy : Op<D_Dialect, "copy", [TypesMatchWith<"the result has the type of x", "x", "r", "$_self">]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
}
