//! Attributes.

use super::affine::{AffineMap, IntegerSet};
use super::context::{Context, Identifier};
use super::id::id;
use super::types::{Shape, Type};

id! {
    /// An attribute of a [`Context`](super::Context).
    pub Attribute
}

/// The value of an integer attribute: two's complement, in the width of its type.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Integer {
    /// Of up to 64 bits, sign-extended; `index` is 64 bits wide.
    Small(i64),
    /// Of more than 64 bits: words of 64 bits, the lowest first. They are as few as possible: the highest bit is that
    /// of all bits after them.
    Wide(Box<[u64]>),
}

/// The elements of a dense literal, row by row.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum DenseData {
    /// Numbers: little-endian, each in as many bytes as [`number_size`] says; a complex number is its
    /// two parts. A splat holds its one element.
    Bytes {
        /// Whether all elements equal the one given.
        splat: bool,
        /// The elements.
        bytes: Box<[u8]>,
    },
    /// Strings.
    Strings {
        /// Whether all elements equal the one given.
        splat: bool,
        /// The elements.
        values: Box<[Identifier]>,
    },
    /// The literal as written, because the shape of its type is known to C++ only.
    Text(Identifier),
}

/// Returns the bytes of a number of this width in a dense literal: whole ones, and one for zero bits (`i0`), so that
/// elements can be counted.
#[must_use]
pub fn number_size(width: u32) -> usize {
    width.div_ceil(8).max(1) as usize
}

/// Returns the words of a number of this width in a dense array.
#[must_use]
pub fn number_words(width: u32) -> usize {
    width.div_ceil(u64::BITS).max(1) as usize
}

/// The kind of an attribute.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum AttributeKind {
    /// `unit`
    Unit,
    /// `42 : i32`, `7 : index`, `true` (of type `i1`)
    Integer {
        /// The value.
        value: Integer,
        /// An integer type or `index`.
        ty: Type,
    },
    /// `1.0 : f32`
    Float {
        /// The bits of the value in the format of the type.
        bits: u128,
        /// A floating-point type.
        ty: Type,
    },
    /// `"text"`, or `"text" : type`
    String {
        /// The text, without quotes and escapes.
        value: Identifier,
        /// A type, if one is written.
        ty: Option<Type>,
    },
    /// `[a, b]`
    Array(Box<[Attribute]>),
    /// `{name = value}`, sorted by name.
    Dictionary(Box<[(Identifier, Attribute)]>),
    /// `i32` as an attribute.
    Type(Type),
    /// `@root::@nested`
    SymbolReference {
        /// The first name.
        root: Identifier,
        /// The names within it.
        nested: Box<[Identifier]>,
    },
    /// `affine_map<..>`
    AffineMap(AffineMap),
    /// `affine_set<..>`
    IntegerSet(IntegerSet),
    /// `array<i64: 1, 2>`
    DenseArray {
        /// An integer or floating-point type.
        element: Type,
        /// The elements: integers sign-extended, floating-point numbers as their bits. One of more than 64 bits is
        /// several words, the lowest first, as many as [`number_words`] says.
        values: Box<[i64]>,
    },
    /// `dense<..> : type`
    DenseElements {
        /// A vector or tensor type with a static shape.
        ty: Type,
        /// The elements.
        data: DenseData,
    },
    /// `dense_resource<handle> : type`
    DenseResource {
        /// The key of the blob in the file's metadata.
        handle: Identifier,
        /// A shaped type.
        ty: Type,
    },
    /// `sparse<indices, values> : type`
    SparseElements {
        /// The positions, as a dense literal of type `i64`.
        indices: Attribute,
        /// The elements there, as a dense literal.
        values: Attribute,
        /// A shaped type.
        ty: Type,
    },
    /// `strided<[s, ?], offset: o>`
    StridedLayout {
        /// The distance between elements along each dimension.
        strides: Shape,
        /// The offset of the first element.
        offset: i64,
    },
    /// `loc(..)`, the source text between the parentheses.
    Location(Identifier),
    /// `distinct[0]<attribute>`
    Distinct {
        /// The number in brackets, if it follows the order of appearance.
        number: u64,
        /// The attribute made distinct.
        attribute: Attribute,
    },
    /// `#dialect.body`, kept as its text.
    Dialect {
        /// The part before the first dot.
        dialect: Identifier,
        /// The rest after the dot: `fastmath<fast>`.
        body: Identifier,
        /// The type after a colon.
        ty: Option<Type>,
    },
}

impl AttributeKind {
    /// About how many bytes it takes, without the attributes and types within it.
    pub(super) fn weight(&self) -> usize {
        8 + match self {
            AttributeKind::Integer { value: Integer::Wide(words), .. } => 8 * words.len(),
            AttributeKind::Array(elements) => 4 * elements.len(),
            AttributeKind::Dictionary(entries) => 8 * entries.len(),
            AttributeKind::SymbolReference { nested, .. } => 4 * nested.len(),
            AttributeKind::AffineMap(map) => 4 * map.results.len(),
            AttributeKind::IntegerSet(set) => 8 * set.constraints.len(),
            AttributeKind::DenseArray { values, .. } => 8 * values.len(),
            AttributeKind::DenseElements { data: DenseData::Bytes { bytes, .. }, .. } => {
                bytes.len()
            }
            AttributeKind::DenseElements { data: DenseData::Strings { values, .. }, .. } => {
                4 * values.len()
            }
            AttributeKind::StridedLayout { strides, .. } => 8 * strides.len(),
            _ => 0,
        }
    }
}

impl Context {
    /// The type of an attribute that has one; for an attribute that is a type, that type.
    #[must_use]
    pub fn attribute_type(&self, attribute: Attribute) -> Option<Type> {
        match self.attribute_kind(attribute) {
            AttributeKind::Integer { ty, .. }
            | AttributeKind::Float { ty, .. }
            | AttributeKind::Type(ty)
            | AttributeKind::DenseElements { ty, .. }
            | AttributeKind::DenseResource { ty, .. }
            | AttributeKind::SparseElements { ty, .. } => Some(*ty),
            AttributeKind::String { ty, .. } | AttributeKind::Dialect { ty, .. } => *ty,
            _ => None,
        }
    }
}
