include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/SymbolInterfaces.td"

def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }

// Its class in C++ has the name of one of MLIR's, in the namespace of the project.
def D_Vector : TypeDef<D_Dialect, "Vector"> {
  let mnemonic = "vector";
  let parameters = (ins "::mlir::Type":$elementType, "int":$size);
  let hasCustomAssemblyFormat = 1;
}

class Holds<string held, string name>
    : TypesMatchWith<"the element fits", held, name,
                     "::mlir::cast<::d::VectorType>($_self).getElementType()">;

def D_Pick : Op<D_Dialect, "pick", [Holds<"from", "one">]> {
  let arguments = (ins D_Vector:$from);
  let results = (outs AnyType:$one);
  let assemblyFormat = "$from attr-dict `:` type($from)";
}
def D_Fill : Op<D_Dialect, "fill", [Holds<"all", "one">]> {
  let arguments = (ins AnyType:$one);
  let results = (outs D_Vector:$all);
  let assemblyFormat = "$one attr-dict `:` type($one) `,` type($all)";
}
def D_Put : Op<D_Dialect, "put", [Holds<"to", "one">]> {
  let arguments = (ins AnyType:$one, D_Vector:$to);
  let assemblyFormat = "$one `,` $to attr-dict `:` type($to)";
}
// Its properties have a text of their own.
def D_Own : Op<D_Dialect, "own"> {
  let assemblyFormat = "prop-dict attr-dict";
  let extraClassDeclaration = [{
    static ::mlir::ParseResult parseProperties(::mlir::OpAsmParser &parser,
                                               ::mlir::OperationState &result);
  }];
}
// C++ holds values between those that the form names.
def D_Part : Op<D_Dialect, "part", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$from, Variadic<AnyType>:$places, Variadic<AnyType>:$by);
  let assemblyFormat = [{
    $from custom<Places>($places) (`by` $by^)? attr-dict `:` functional-type(operands, results)
  }];
}
def FunctionOpInterface : OpInterface<"FunctionOpInterface"> { let cppNamespace = "::mlir"; }
// The body of a function may have more arguments than its type.
def D_Job : Op<D_Dialect, "job", [FunctionOpInterface]> {
  let arguments = (ins StrAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
// Its text may name an operation instead of a region.
def D_Map : Op<D_Dialect, "map"> {
  let arguments = (ins AnyType:$from);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
// C++ that reads an attribute in angles reads what `prop-dict` reads.
def D_Keys : Op<D_Dialect, "keys"> {
  let arguments = (ins StrAttr:$first);
  let assemblyFormat = "prop-dict attr-dict";
  let extraClassDeclaration = [{
    static ::mlir::ParseResult parseProperties(::mlir::OpAsmParser &from,
                                               ::mlir::OperationState &into) {
      if (failed(from.parseOptionalLess())) return ::mlir::success();
      return ::mlir::failure(from.parseAttribute(into.propertiesAttr) || from.parseGreater());
    }
  }];
}
