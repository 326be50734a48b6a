//! The numbers of MLIR's bytecode, as `mlir/Bytecode/Encoding.h` of LLVM 22 and the dialect `builtin` have
//! them.

/// The magic bytes of a bytecode file.
pub(super) const MAGIC: &[u8] = b"ML\xefR";

/// The newest version that is read, and the one that is written unless another is requested.
pub const CURRENT_VERSION: u64 = 6;

/// Dialects may have a version.
pub(super) const DIALECT_VERSIONS: u64 = 1;
/// Regions that are isolated from above have their own sections.
pub(super) const LAZY_LOADING: u64 = 2;
/// Orders of uses are kept.
pub(super) const USE_LIST_ORDERS: u64 = 3;
/// Unknown locations of block arguments are left out, and the names of operations are counted.
pub(super) const ELIDED_ARGUMENT_LOCATIONS: u64 = 4;
/// Properties have their own encoding.
pub(super) const NATIVE_PROPERTIES: u64 = 5;
/// The sizes of segments are numbers among the properties, and no attributes.
pub(super) const NATIVE_SEGMENT_SIZES: u64 = 6;

/// The padding byte in front of aligned data.
pub(super) const ALIGNMENT_BYTE: u8 = 0xcb;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Section {
    String,
    Dialect,
    AttrType,
    AttrTypeOffset,
    Ir,
    Resource,
    ResourceOffset,
    DialectVersions,
    Properties,
}

impl Section {
    pub(super) const ALL: [Section; 9] = [
        Section::String,
        Section::Dialect,
        Section::AttrType,
        Section::AttrTypeOffset,
        Section::Ir,
        Section::Resource,
        Section::ResourceOffset,
        Section::DialectVersions,
        Section::Properties,
    ];

    pub(super) fn from_id(id: u8) -> Option<Section> {
        Section::ALL.get(usize::from(id)).copied()
    }

    /// As MLIR's messages name it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Section::String => "String (0)",
            Section::Dialect => "Dialect (1)",
            Section::AttrType => "AttrType (2)",
            Section::AttrTypeOffset => "AttrTypeOffset (3)",
            Section::Ir => "IR (4)",
            Section::Resource => "Resource (5)",
            Section::ResourceOffset => "ResourceOffset (6)",
            Section::DialectVersions => "DialectVersions (7)",
            Section::Properties => "Properties (8)",
        }
    }

    /// Whether a file of a version must have it.
    pub(super) fn is_required(self, version: u64) -> bool {
        match self {
            Section::Resource | Section::ResourceOffset | Section::DialectVersions => false,
            Section::Properties => version >= NATIVE_PROPERTIES,
            _ => true,
        }
    }
}

/// The bits for the parts that an operation has.
pub(super) mod mask {
    pub(in crate::bytecode) const ATTRIBUTES: u8 = 1;
    pub(in crate::bytecode) const RESULTS: u8 = 2;
    pub(in crate::bytecode) const OPERANDS: u8 = 4;
    pub(in crate::bytecode) const SUCCESSORS: u8 = 8;
    pub(in crate::bytecode) const REGIONS: u8 = 16;
    pub(in crate::bytecode) const USE_LIST_ORDERS: u8 = 32;
    pub(in crate::bytecode) const PROPERTIES: u8 = 64;
}

/// The codes of the attributes of `builtin`.
pub(super) mod attribute {
    pub(in crate::bytecode) const ARRAY: u64 = 0;
    pub(in crate::bytecode) const DICTIONARY: u64 = 1;
    pub(in crate::bytecode) const STRING: u64 = 2;
    pub(in crate::bytecode) const STRING_WITH_TYPE: u64 = 3;
    pub(in crate::bytecode) const FLAT_SYMBOL_REF: u64 = 4;
    pub(in crate::bytecode) const SYMBOL_REF: u64 = 5;
    pub(in crate::bytecode) const TYPE: u64 = 6;
    pub(in crate::bytecode) const UNIT: u64 = 7;
    pub(in crate::bytecode) const INTEGER: u64 = 8;
    pub(in crate::bytecode) const FLOAT: u64 = 9;
    pub(in crate::bytecode) const CALL_SITE_LOC: u64 = 10;
    pub(in crate::bytecode) const FILE_LINE_COL_LOC: u64 = 11;
    pub(in crate::bytecode) const FUSED_LOC: u64 = 12;
    pub(in crate::bytecode) const FUSED_LOC_WITH_METADATA: u64 = 13;
    pub(in crate::bytecode) const NAME_LOC: u64 = 14;
    pub(in crate::bytecode) const UNKNOWN_LOC: u64 = 15;
    pub(in crate::bytecode) const DENSE_RESOURCE: u64 = 16;
    pub(in crate::bytecode) const DENSE_ARRAY: u64 = 17;
    pub(in crate::bytecode) const DENSE_NUMBERS: u64 = 18;
    pub(in crate::bytecode) const DENSE_STRINGS: u64 = 19;
    pub(in crate::bytecode) const SPARSE: u64 = 20;
    pub(in crate::bytecode) const DISTINCT: u64 = 21;
    pub(in crate::bytecode) const FILE_LINE_COL_RANGE: u64 = 22;
}

/// The codes of the types of `builtin`.
pub(super) mod ty {
    use crate::ir::{FloatKind, TypeKind};

    /// The types that are a word without a number.
    pub(in crate::bytecode) static WORDS: [(u64, TypeKind); 2] =
        [(1, TypeKind::Index), (12, TypeKind::None)];
    pub(in crate::bytecode) const INTEGER: u64 = 0;
    pub(in crate::bytecode) const FUNCTION: u64 = 2;
    /// The floating-point types with a code; the others are texts.
    pub(in crate::bytecode) const FLOATS: [(u64, FloatKind); 6] = [
        (3, FloatKind::BF16),
        (4, FloatKind::F16),
        (5, FloatKind::F32),
        (6, FloatKind::F64),
        (7, FloatKind::F80),
        (8, FloatKind::F128),
    ];
    pub(in crate::bytecode) const COMPLEX: u64 = 9;
    pub(in crate::bytecode) const MEMREF: u64 = 10;
    pub(in crate::bytecode) const MEMREF_WITH_SPACE: u64 = 11;
    pub(in crate::bytecode) const TENSOR: u64 = 13;
    pub(in crate::bytecode) const TENSOR_WITH_ENCODING: u64 = 14;
    pub(in crate::bytecode) const TUPLE: u64 = 15;
    pub(in crate::bytecode) const UNRANKED_MEMREF: u64 = 16;
    pub(in crate::bytecode) const UNRANKED_MEMREF_WITH_SPACE: u64 = 17;
    pub(in crate::bytecode) const UNRANKED_TENSOR: u64 = 18;
    pub(in crate::bytecode) const VECTOR: u64 = 19;
    pub(in crate::bytecode) const SCALABLE_VECTOR: u64 = 20;
}

/// The kinds of resources.
pub(super) mod resource {
    pub(in crate::bytecode) const BLOB: u8 = 0;
    pub(in crate::bytecode) const BOOL: u8 = 1;
    pub(in crate::bytecode) const STRING: u8 = 2;
}
