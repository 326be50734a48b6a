//! The kinds of nodes.

/// The kind of a syntax tree node. Names are those of the MLIR language reference.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum NodeKind {
    /// A whole file: chunks between `// -----` markers.
    File,
    /// A chunk, which `-split-input-file` reads by itself.
    Chunk,
    /// Stands for a nested unit; callers see that unit's outermost node instead.
    Unit,
    /// Tokens that fit nowhere.
    Error,

    /// `#alias = …` or `!alias = …`.
    AliasDefinition,
    /// `{-# … #-}`.
    FileMetadata,

    /// An operation in the generic form: `%r = "d.op"(%a) : (i32) -> i32`.
    GenericOperation,
    /// An operation in its own form: `%r = d.op %a : i32`.
    CustomOperation,
    /// `%a, %b:2 =` in front of an operation.
    OperationResults,
    /// `(%a, %b#1)` of a generic operation.
    OperandList,
    /// `[^a, ^b]` of a generic operation.
    SuccessorList,
    /// `<{…}>`.
    Properties,
    /// `({…}, {…})` of a generic operation.
    RegionList,
    /// `{ … }` with blocks.
    Region,
    /// A label and the operations after it; the first block of a region may have no label.
    Block,
    /// `^name(%a: i32):`.
    BlockLabel,
    /// `(%a: i32, %b: f32)` of a block or a function.
    ArgumentList,
    /// `%a: i32 {attributes} loc(…)`, or only the type in a declaration.
    Argument,
    /// `-> (i32 {attributes}, f32)` of a function.
    FunctionResults,
    /// One result of a function: a type and attributes.
    FunctionResult,
    /// Tokens in brackets within an operation's own form.
    Group,

    /// `{a = 1, b}`.
    AttributeDictionary,
    /// `name = value` or `name` within a dictionary.
    AttributeEntry,
    /// `true`, `false`.
    BoolAttribute,
    /// `unit`.
    UnitAttribute,
    /// `5 : i32`.
    IntegerAttribute,
    /// `5.0 : f32`.
    FloatAttribute,
    /// `"text"`, or with a type.
    StringAttribute,
    /// `[…]`.
    ArrayAttribute,
    /// `{…}` as a value.
    DictionaryAttribute,
    /// `@a::@b`.
    SymbolReference,
    /// `dense<…> : type`.
    DenseElements,
    /// `sparse<…> : type`.
    SparseElements,
    /// `dense_resource<…> : type`.
    DenseResource,
    /// `array<i32: 1, 2>`.
    DenseArray,
    /// `[[1, 2], [3, 4]]` within `dense` or `sparse`.
    TensorLiteral,
    /// `affine_map<…>`.
    AffineMap,
    /// `affine_set<…>`.
    IntegerSet,
    /// `strided<[…], offset: …>`.
    StridedLayout,
    /// `distinct[0]<…>`.
    DistinctAttribute,
    /// `loc(…)`.
    Location,
    /// `#dialect.name<…>` or `#dialect<…>`.
    DialectAttribute,
    /// `#alias`.
    AttributeAlias,
    /// A type as an attribute.
    TypeAttribute,

    /// `(i32) -> i32`.
    FunctionType,
    /// `i32`, `f32`, `index`, `none`.
    ScalarType,
    /// `tensor<…>`.
    TensorType,
    /// `vector<…>`.
    VectorType,
    /// `memref<…>`.
    MemRefType,
    /// `complex<…>`.
    ComplexType,
    /// `tuple<…>`.
    TupleType,
    /// `!dialect.name<…>` or `!dialect<…>`.
    DialectType,
    /// `!alias`.
    TypeAlias,
    /// `<…>` of a dialect's type or attribute; only the dialect knows its content.
    DialectBody,
}

impl NodeKind {
    /// Returns the kind of builtin type whose name is a word that `<` follows.
    pub(crate) fn of_type_name(word: &[u8]) -> Option<NodeKind> {
        Some(match word {
            b"tensor" => NodeKind::TensorType,
            b"vector" => NodeKind::VectorType,
            b"memref" => NodeKind::MemRefType,
            b"complex" => NodeKind::ComplexType,
            b"tuple" => NodeKind::TupleType,
            _ => return None,
        })
    }

    /// Whether it is an operation.
    #[must_use]
    pub fn is_operation(self) -> bool {
        matches!(self, NodeKind::GenericOperation | NodeKind::CustomOperation)
    }

    /// Whether it is a type.
    #[must_use]
    pub fn is_type(self) -> bool {
        use NodeKind::*;
        matches!(
            self,
            FunctionType
                | ScalarType
                | TensorType
                | VectorType
                | MemRefType
                | ComplexType
                | TupleType
                | DialectType
                | TypeAlias
        )
    }
}
