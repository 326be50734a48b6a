//! Types.

use super::attributes::Attribute;
use super::context::Identifier;
use super::float::FloatKind;
use super::id::id;
use abide_source::types::Signedness;
use smallvec::SmallVec;

id! {
    /// A type of a [`Context`](super::Context).
    pub Type
}

/// The sizes of a shaped type, outermost first; [`DYNAMIC`] if a size is not known.
pub type Shape = SmallVec<[i64; 4]>;

/// A size that is known only at run time: `?`.
pub const DYNAMIC: i64 = i64::MIN;

/// The number of elements of a shape without dynamic sizes; the nearest number of 64 bits if it has more.
#[must_use]
pub fn element_count(shape: &[i64]) -> i64 {
    shape.iter().fold(1, |count: i64, size| count.saturating_mul(*size))
}

/// The kind of a type.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum TypeKind {
    /// `i32`, `si8`, `ui16`
    Integer {
        /// In bits.
        width: u32,
        /// The signedness.
        signedness: Signedness,
    },
    /// `f32`
    Float(FloatKind),
    /// `index`
    Index,
    /// `none`
    None,
    /// `complex<f32>`
    Complex(Type),
    /// `vector<4x[8]xf32>`
    Vector {
        /// The sizes; never dynamic.
        shape: Shape,
        /// For each size, whether it is a multiple of the machine's vector scale.
        scalable: SmallVec<[bool; 4]>,
        /// The type of the elements.
        element: Type,
    },
    /// `tensor<4x?xf32, #encoding>`
    Tensor {
        /// The sizes.
        shape: Shape,
        /// The type of the elements.
        element: Type,
        /// A dialect's attribute for it.
        encoding: Option<Attribute>,
    },
    /// `tensor<*xf32>`
    UnrankedTensor(Type),
    /// `memref<4x?xf32, layout, space>`
    MemRef {
        /// The sizes.
        shape: Shape,
        /// The type of the elements.
        element: Type,
        /// An affine map, a strided layout or an attribute of a dialect; `None` is the identity.
        layout: Option<Attribute>,
        /// `None` is the default space.
        memory_space: Option<Attribute>,
    },
    /// `memref<*xf32, space>`
    UnrankedMemRef {
        /// The type of the elements.
        element: Type,
        /// `None` is the default space.
        memory_space: Option<Attribute>,
    },
    /// `tuple<i32, f32>`
    Tuple(SmallVec<[Type; 4]>),
    /// `(i32) -> f32`
    Function {
        /// The types of the arguments.
        inputs: SmallVec<[Type; 4]>,
        /// The types of the results.
        results: SmallVec<[Type; 2]>,
    },
    /// `!dialect.body`, kept as its text.
    Dialect {
        /// The part before the first dot.
        dialect: Identifier,
        /// The rest after the dot: `vtensor<[2,3],f32>`.
        body: Identifier,
    },
    /// The type of a result of an operation that no description and no use has determined yet.
    Unknown,
}

/// The builtin types that are one word without a number, for all readers and printers.
static WORDS: [(&str, TypeKind); 2] = [("index", TypeKind::Index), ("none", TypeKind::None)];

impl TypeKind {
    /// Returns the type that is a word without a number: `index`.
    pub(crate) fn of_word(word: &[u8]) -> Option<&'static TypeKind> {
        WORDS.iter().find(|(own, _)| own.as_bytes() == word).map(|(_, kind)| kind)
    }

    /// Returns the word of a type that is a word without a number.
    #[must_use]
    pub fn word(&self) -> Option<&'static str> {
        WORDS.iter().find(|(_, kind)| kind == self).map(|(word, _)| *word)
    }

    /// The sizes of a shaped type of known rank.
    #[must_use]
    pub fn shape(&self) -> Option<&Shape> {
        match self {
            TypeKind::Vector { shape, .. }
            | TypeKind::Tensor { shape, .. }
            | TypeKind::MemRef { shape, .. } => Some(shape),
            _ => None,
        }
    }

    /// The type of the elements of a shaped type, ranked or not.
    #[must_use]
    pub fn element(&self) -> Option<Type> {
        match self {
            TypeKind::Vector { element, .. }
            | TypeKind::Tensor { element, .. }
            | TypeKind::UnrankedTensor(element)
            | TypeKind::MemRef { element, .. }
            | TypeKind::UnrankedMemRef { element, .. } => Some(*element),
            _ => None,
        }
    }

    /// A shaped type with other elements.
    #[must_use]
    pub fn with_element(&self, new: Type) -> Option<TypeKind> {
        let mut kind = self.clone();
        match &mut kind {
            TypeKind::Vector { element, .. }
            | TypeKind::Tensor { element, .. }
            | TypeKind::UnrankedTensor(element)
            | TypeKind::MemRef { element, .. }
            | TypeKind::UnrankedMemRef { element, .. } => *element = new,
            _ => return None,
        }
        Some(kind)
    }

    /// About how many bytes it takes, without the types within it.
    pub(super) fn weight(&self) -> usize {
        let elements = match self {
            TypeKind::Tuple(elements) => elements.len(),
            TypeKind::Function { inputs, results } => inputs.len() + results.len(),
            kind => kind.shape().map_or(0, |shape| shape.len()),
        };
        8 + 4 * elements
    }

    /// Whether it is a vector, tensor or memory reference, with or without a rank.
    #[must_use]
    pub fn is_shaped(&self) -> bool {
        self.element().is_some()
    }
}
