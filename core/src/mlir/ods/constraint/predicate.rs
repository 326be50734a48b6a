//! What a constraint on types asks, as data.

use crate::mlir::ir::FloatKind;
use crate::types::Signedness;

/// A condition on a type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TypePredicate {
    /// Always true.
    Any,
    /// `none`
    None,
    /// `index`
    Index,
    /// A function type.
    Function,
    /// A tuple type.
    Tuple,
    /// An integer type.
    Integer {
        /// Which sign; any if there is none.
        signedness: Option<Signedness>,
        /// How many bits; any if there is none.
        width: Option<u32>,
    },
    /// This floating-point type; any if there is none.
    Float(Option<FloatKind>),
    /// A complex type with such elements.
    Complex(Box<TypePredicate>),
    /// A type of a dialect.
    Dialect {
        /// With the dialect, without the `!`: `shape.size`.
        name: Box<str>,
        /// Whether the type has parameters, which may be anything.
        parametric: bool,
    },
    /// A type of any dialect but the builtin one.
    AnyDialect,
    /// A vector, tensor or memref.
    Shaped(ShapedPredicate),
    /// One of them holds.
    AnyOf(Vec<TypePredicate>),
    /// All of them hold.
    AllOf(Vec<TypePredicate>),
    /// It does not hold.
    Not(Box<TypePredicate>),
    /// The type has elements, of a type that fulfils a condition.
    Element(Box<TypePredicate>),
    /// A condition in C++ that nobody here knows, as it is written: any type may fulfil it.
    Unknown(Box<str>),
}

/// A condition on a shaped type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShapedPredicate {
    /// What kinds of types are meant.
    pub containers: Containers,
    /// What the elements are.
    pub element: Box<TypePredicate>,
    /// What rank the type has.
    pub ranks: Ranks,
    /// Whether all dimensions must be known.
    pub static_shape: bool,
    /// Whether the layout of a memref must be one of strides.
    pub strided: bool,
}

/// Kinds of shaped types, as a set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Containers(u8);

impl Containers {
    /// Vectors without scalable dimensions.
    pub const FIXED_VECTOR: Containers = Containers(1);
    /// Vectors with a scalable dimension.
    pub const SCALABLE_VECTOR: Containers = Containers(2);
    /// Vectors.
    pub const VECTOR: Containers = Self::FIXED_VECTOR.or(Self::SCALABLE_VECTOR);
    /// Tensors with a rank.
    pub const RANKED_TENSOR: Containers = Containers(4);
    /// Tensors without a rank.
    pub const UNRANKED_TENSOR: Containers = Containers(8);
    /// Tensors.
    pub const TENSOR: Containers = Self::RANKED_TENSOR.or(Self::UNRANKED_TENSOR);
    /// Memrefs with a rank.
    pub const RANKED_MEMREF: Containers = Containers(16);
    /// Memrefs without a rank.
    pub const UNRANKED_MEMREF: Containers = Containers(32);
    /// Memrefs.
    pub const MEMREF: Containers = Self::RANKED_MEMREF.or(Self::UNRANKED_MEMREF);
    /// All of them.
    pub const SHAPED: Containers = Self::VECTOR.or(Self::TENSOR).or(Self::MEMREF);

    /// Both sets together.
    #[must_use]
    pub const fn or(self, other: Containers) -> Containers {
        Containers(self.0 | other.0)
    }

    /// Whether the sets have a kind in common.
    #[must_use]
    pub const fn intersects(self, other: Containers) -> bool {
        self.0 & other.0 != 0
    }
}

/// A condition on a rank. A type without a rank fulfils only [`Ranks::Any`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ranks {
    /// No condition.
    Any,
    /// This rank or a higher one.
    AtLeast(u32),
    /// One of these.
    OneOf(Vec<u32>),
}

impl TypePredicate {
    /// A shaped type with any rank.
    pub(crate) fn shaped(containers: Containers, element: TypePredicate) -> ShapedPredicate {
        ShapedPredicate {
            containers,
            element: Box::new(element),
            ranks: Ranks::Any,
            static_shape: false,
            strided: false,
        }
    }

    /// Whether one type alone fulfils it: what ODS calls buildable, and need not be written.
    #[must_use]
    pub fn is_buildable(&self) -> bool {
        match self {
            TypePredicate::None | TypePredicate::Index | TypePredicate::Float(Some(_)) => true,
            TypePredicate::Integer { signedness, width } => signedness.is_some() && width.is_some(),
            TypePredicate::Dialect { parametric, .. } => !parametric,
            TypePredicate::Complex(element) => element.is_buildable(),
            _ => false,
        }
    }
}
