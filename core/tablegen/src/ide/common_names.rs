//! The names of MLIR's `.td` files that definitions use most, by what is expected.

/// A class, and the names of records and classes below it that come first where one is expected. They are in the order in
/// which the `.td` files of LLVM 22, IREE and StableHLO use them, roughly.
const COMMON: [(&str, &[&str]); 4] = [
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
    ("RegionConstraint", &["AnyRegion", "SizedRegion"]),
];

/// The place of a name among the common ones of a class; none if it is not common.
pub(super) fn place(class: &str, name: &str) -> Option<usize> {
    let (_, names) = COMMON.iter().find(|(own, _)| *own == class)?;
    names.iter().position(|own| *own == name)
}

/// Whether a class only serves to define others: predicates, bases and traits in C++.
pub(super) fn is_machinery(name: &str) -> bool {
    ["GenInternal", "Native", "Param", "Pred"].iter().any(|start| name.starts_with(start))
        || ["Base", "Pred", "Impl"].iter().any(|end| name.ends_with(end))
}
