//! The names of MLIR's `.td` files that definitions use most, by what is expected.

/// A class, and the names of records and classes below it that come first where one is expected. They are in the order in
/// which the `.td` files of LLVM 22, IREE and StableHLO use them, roughly.
const COMMON: [(&str, &[&str]); 5] = [
    (
        "Trait",
        &[
            "Pure",
            "DeclareOpInterfaceMethods",
            "MemoryEffects",
            "AttrSizedOperandSegments",
            "AllTypesMatch",
            "SameOperandsAndResultType",
            "RecursiveMemoryEffects",
            "IsolatedFromAbove",
            "TypesMatchWith",
            "Symbol",
            "SymbolTable",
            "Terminator",
            "NoTerminator",
            "SingleBlock",
            "SingleBlockImplicitTerminator",
            "AutomaticAllocationScope",
            "HasParent",
            "ReturnLike",
            "ConstantLike",
            "Commutative",
            "Elementwise",
            "SameOperandsAndResultShape",
            "SameOperandsAndResultElementType",
            "SameTypeOperands",
            "AttrSizedResultSegments",
            "NoMemoryEffect",
            "AlwaysSpeculatable",
            "CallOpInterface",
            "Idempotent",
            "Involution",
            "ParentOneOf",
            "PredOpTrait",
        ],
    ),
    (
        "Constraint",
        &[
            "OptionalAttr",
            "I32",
            "DefaultValuedAttr",
            "Variadic",
            "UnitAttr",
            "Optional",
            "F32",
            "I32Attr",
            "I64Attr",
            "AnyType",
            "AnyTypeOf",
            "AnyTensor",
            "AnyMemRef",
            "AnyInteger",
            "AnyFloat",
            "AnySignlessInteger",
            "Index",
            "I1",
            "I64",
            "BoolAttr",
            "StrAttr",
            "DenseI64ArrayAttr",
            "TypeAttr",
            "FlatSymbolRefAttr",
            "SymbolRefAttr",
            "SymbolNameAttr",
            "ArrayAttr",
            "AnyAttr",
            "AnyRankedTensor",
            "AnyShaped",
            "AnyVectorOfAnyRank",
            "TensorOf",
            "MemRefOf",
            "RankedTensorOf",
            "TypedAttrInterface",
        ],
    ),
    (
        "OpInterface",
        &[
            "MemoryEffectsOpInterface",
            "InferTypeOpInterface",
            "SymbolUserOpInterface",
            "RegionBranchOpInterface",
            "BranchOpInterface",
            "CallOpInterface",
            "OpAsmOpInterface",
            "InferShapedTypeOpInterface",
            "ConditionallySpeculatable",
            "InferIntRangeInterface",
        ],
    ),
    (
        "AttrOrTypeParameter",
        &[
            "ArrayRefParameter",
            "StringRefParameter",
            "OptionalParameter",
            "DefaultValuedParameter",
            "EnumParameter",
            "TypeParameter",
            "AttrParameter",
            "OptionalArrayRefParameter",
        ],
    ),
    ("RegionConstraint", &["AnyRegion", "SizedRegion"]),
];

/// The place of a name among the common ones of a class; none if it is not common.
pub(super) fn place(class: &str, name: &str) -> Option<usize> {
    let (_, names) = COMMON.iter().find(|(own, _)| *own == class)?;
    names.iter().position(|own| *own == name)
}

/// The words that people type most, where several are allowed.
const WORDS: [&str; 15] = [
    "def",
    "class",
    "let",
    "string",
    "int",
    "list",
    "bit",
    "dag",
    "multiclass",
    "defm",
    "defvar",
    "foreach",
    "include",
    "code",
    "bits",
];

/// The place of a word among those that people type most; none if it is typed rarely.
pub(super) fn word_place(word: &str) -> Option<usize> {
    WORDS.iter().position(|own| *own == word)
}

/// The classes of MLIR that definitions and classes are made of most.
const BASES: [&str; 9] = [
    "Op",
    "TypeDef",
    "AttrDef",
    "Dialect",
    "OpInterface",
    "EnumAttr",
    "I32EnumAttr",
    "I32EnumAttrCase",
    "Pat",
];

/// The place of a class among those that others are made of most; none if it is not one of them.
pub(super) fn base_place(name: &str) -> Option<usize> {
    BASES.iter().position(|own| *own == name)
}

/// The fields that definitions set most, those first that they set most often.
const FIELDS: [&str; 21] = [
    "summary",
    "description",
    "arguments",
    "results",
    "assemblyFormat",
    "name",
    "cppNamespace",
    "mnemonic",
    "parameters",
    "hasVerifier",
    "regions",
    "hasFolder",
    "hasCanonicalizer",
    "extraClassDeclaration",
    "builders",
    "successors",
    "hasCustomAssemblyFormat",
    "genVerifyDecl",
    "dependentDialects",
    "useDefaultTypePrinterParser",
    "methods",
];

/// The place of a field among those that definitions set most; none if it is set rarely.
pub(super) fn field_place(name: &str) -> Option<usize> {
    FIELDS.iter().position(|own| *own == name)
}

/// The value of a field with a gap, by the field's name and type.
pub(super) fn value_of_field(name: &str, type_: &str) -> &'static str {
    match (name, type_) {
        ("arguments", "dag") => "(ins $0)",
        ("results", "dag") => "(outs $0)",
        ("regions", "dag") => "(region $0)",
        ("successors", "dag") => "(successor $0)",
        // The others have C++.
        (name, "string") if name == "description" || name.starts_with("extra") => "[{\n  $0\n}]",
        (_, "string") => "\"$0\"",
        (_, "bit") => "${0:1}",
        _ if type_.starts_with("list<") => "[$0]",
        _ => "$0",
    }
}

/// Whether a class only serves to define others: predicates, bases and traits in C++.
pub(super) fn is_machinery(name: &str) -> bool {
    ["GenInternal", "Native", "Param", "Pred"].iter().any(|start| name.starts_with(start))
        || ["Base", "Pred", "Impl"].iter().any(|end| name.ends_with(end))
}
