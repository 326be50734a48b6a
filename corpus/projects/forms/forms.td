// Types and attributes with declarative formats. The classes are MLIR's, as far as these need them.

def ins;

class Dialect {
  string name = ?;
  string summary = "";
  string cppNamespace = "";
}

class Forms_Parameter<string type, string value = ""> {
  string cppType = type;
  string summary = "";
  string defaultValue = value;
  string parser = ?;
  string printer = ?;
}
class OptionalParameter<string type> : Forms_Parameter<type, type # "()">;
class DefaultValuedParameter<string type, string value> : Forms_Parameter<type, value>;
class ArrayRefParameter<string type> : Forms_Parameter<"::llvm::ArrayRef<" # type # ">">;
class StringRefParameter : Forms_Parameter<"::llvm::StringRef"> {
  let printer = "$_printer.printString($_self)";
}

class AttrOrTypeDef<Dialect owner, string name, string word> {
  Dialect dialect = owner;
  string mnemonic = word;
  string cppNamespace = "::mlir::forms";
  string cppClassName = name;
  string summary = "";
  string description = "";
  dag parameters = (ins);
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;
  bit genMnemonicAlias = 0;
}
class TypeDef<Dialect owner, string name, string word> : AttrOrTypeDef<owner, name # "Type", word>;
class AttrDef<Dialect owner, string name, string word> : AttrOrTypeDef<owner, name # "Attr", word>;

class EnumCase<string word, int number> {
  string symbol = word;
  string str = word;
  int value = number;
}
class EnumInfo<string name, list<EnumCase> cases> {
  string className = name;
  string cppNamespace = "::mlir::forms";
  string summary = "";
  list<EnumCase> enumerants = cases;
  int bitwidth = 32;
}
class BitEnumBase<string name, list<EnumCase> cases> : EnumInfo<name, cases> {
  string separator = "|";
  bit printBitEnumPrimaryGroups = 0;
}
class EnumParameter<EnumInfo info> : Forms_Parameter<info.cppNamespace # "::" # info.className> {
  let parser = "words";
}

def Forms_Dialect : Dialect {
  let name = "forms";
  let cppNamespace = "::mlir::forms";
}

def Forms_Access : BitEnumBase<"Access", [
  EnumCase<"none", 0>, EnumCase<"read", 1>, EnumCase<"write", 2>, EnumCase<"all", 3>
]>;
def Forms_Order : EnumInfo<"Order", [EnumCase<"rows", 0>, EnumCase<"columns", 1>]>;

def Forms_TileAttr : AttrDef<Forms_Dialect, "Tile", "tile"> {
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$sizes,
    DefaultValuedParameter<"Order", "Order::rows">:$order
  );
  let assemblyFormat = "`<` `[` $sizes `]` (`,` $order^)? `>`";
}

def Forms_LayoutAttr : AttrDef<Forms_Dialect, "Layout", "layout"> {
  let parameters = (ins
    "TileAttr":$tile,
    EnumParameter<Forms_Access>:$access,
    OptionalParameter<"::mlir::Attribute">:$note,
    DefaultValuedParameter<"int64_t", "1">:$copies,
    OptionalParameter<"AffineMap">:$map
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

def Forms_NamedAttr : AttrDef<Forms_Dialect, "Named", "named"> {
  let parameters = (ins StringRefParameter<>:$name, "Access":$access, "::mlir::DenseI64ArrayAttr":$list);
  let assemblyFormat = "`<` params `>`";
}

def Forms_ListAttr : AttrDef<Forms_Dialect, "List", "list"> {
  let parameters = (ins ArrayRefParameter<"TileAttr">:$tiles);
  let assemblyFormat = "`<` (`none`) : (`of` qualified($tiles)^)? `>`";
}

def Forms_BoxType : TypeDef<Forms_Dialect, "Box", "box"> {
  let parameters = (ins "::mlir::Type":$element, OptionalParameter<"TileAttr">:$tile, "bool":$open);
  let assemblyFormat = "`<` $element (`in` $tile^)? `:` $open `>`";
}

def Forms_MixedAttr : AttrDef<Forms_Dialect, "Mixed", "mixed"> {
  let parameters = (ins "int64_t":$count, "Stirred":$rest);
  let assemblyFormat = "`<` $count `,` $rest `>`";
}
