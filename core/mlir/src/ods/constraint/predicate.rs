//! The predicate of a type constraint, as data.

use crate::ir::FloatKind;
use crate::ods::term::{Listed, Quoted};
use abide_source::types::Signedness;
use std::fmt;

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
        /// The sign; any if `None`.
        signedness: Option<Signedness>,
        /// The number of bits; `None` for any.
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
    /// An unknown C++ condition, as in the source: any type may fulfil it.
    Unknown(Box<str>),
}

/// A condition on a shaped type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShapedPredicate {
    /// The allowed kinds of types.
    pub containers: Containers,
    /// The elements.
    pub element: Box<TypePredicate>,
    /// The rank of the type.
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
    /// The builtin shaped types.
    pub const SHAPED: Containers = Self::VECTOR.or(Self::TENSOR).or(Self::MEMREF);
    /// Types of dialects that implement [`TypeInterface::Shaped`](crate::ods::TypeInterface::Shaped).
    pub const OF_DIALECT: Containers = Containers(64);

    /// The kinds that share nothing, with their names in descriptions.
    const NAMES: [(&'static str, Containers); 7] = [
        ("fixed_vector", Self::FIXED_VECTOR),
        ("scalable_vector", Self::SCALABLE_VECTOR),
        ("ranked_tensor", Self::RANKED_TENSOR),
        ("unranked_tensor", Self::UNRANKED_TENSOR),
        ("ranked_memref", Self::RANKED_MEMREF),
        ("unranked_memref", Self::UNRANKED_MEMREF),
        ("of_dialect", Self::OF_DIALECT),
    ];

    /// The kind that a description calls by this name.
    pub(super) fn named(name: &str) -> Option<Containers> {
        Self::NAMES.iter().find(|(own, _)| *own == name).map(|(_, kind)| *kind)
    }

    /// The kinds as bits.
    pub(in crate::ods) const fn bits(self) -> u8 {
        self.0
    }

    /// Returns the kinds encoded by some bits; `None` if other bits are set.
    pub(in crate::ods) fn of_bits(bits: u8) -> Option<Containers> {
        (bits & !Self::SHAPED.or(Self::OF_DIALECT).0 == 0).then_some(Containers(bits))
    }

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

/// A condition in the notation of `.ops` files.
impl fmt::Display for TypePredicate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TypePredicate::Any => f.write_str("AnyType"),
            TypePredicate::None => f.write_str("NoneType"),
            TypePredicate::Index => f.write_str("Index"),
            TypePredicate::Function => f.write_str("FunctionType"),
            TypePredicate::Tuple => f.write_str("AnyTuple"),
            TypePredicate::Integer { signedness, width } => integer(f, *signedness, *width),
            TypePredicate::Float(None) => f.write_str("AnyFloat"),
            TypePredicate::Float(Some(kind)) => write!(f, "FloatType<{}>", kind.keyword()),
            TypePredicate::Complex(element) => write!(f, "Complex<{element}>"),
            TypePredicate::Dialect { name, parametric: true } => write!(f, "!{name}<...>"),
            TypePredicate::Dialect { name, parametric: false } => write!(f, "!{name}"),
            TypePredicate::AnyDialect => f.write_str("DialectType"),
            TypePredicate::Shaped(shaped) => write!(f, "{shaped}"),
            TypePredicate::AnyOf(of) => write!(f, "AnyTypeOf<[{}]>", Listed(of)),
            TypePredicate::AllOf(of) => write!(f, "AllOfType<[{}]>", Listed(of)),
            TypePredicate::Not(one) => write!(f, "NotType<{one}>"),
            TypePredicate::Element(one) => write!(f, "ElementTypeOf<{one}>"),
            TypePredicate::Unknown(text) => write!(f, "CPred<{}>", Quoted(text)),
        }
    }
}

fn integer(
    f: &mut fmt::Formatter<'_>,
    signedness: Option<Signedness>,
    width: Option<u32>,
) -> fmt::Result {
    let (class, of_width) = match signedness {
        None => ("AnyInteger", "AnyI"),
        Some(Signedness::Signless) => ("AnySignlessInteger", "I"),
        Some(Signedness::Signed) => ("AnySignedInteger", "SI"),
        Some(Signedness::Unsigned) => ("AnyUnsignedInteger", "UI"),
    };
    match width {
        Some(width) => write!(f, "{of_width}<{width}>"),
        None => f.write_str(class),
    }
}

impl fmt::Display for ShapedPredicate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = Containers::NAMES.iter().filter(|(_, kind)| self.containers.intersects(*kind));
        let kinds: Vec<&str> = kinds.map(|(name, _)| *name).collect();
        write!(f, "ShapedType<[{}], {}", kinds.join(", "), self.element)?;
        match &self.ranks {
            Ranks::Any => {}
            Ranks::AtLeast(rank) => write!(f, ", AtLeast<{rank}>")?,
            Ranks::OneOf(ranks) => write!(f, ", [{}]", Listed(ranks))?,
        }
        f.write_str(if self.static_shape { ", static" } else { "" })?;
        f.write_str(if self.strided { ", strided>" } else { ">" })
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

/// The number of conditions with which a further one is compared.
const MAX_COMPARED_CONDITIONS: usize = 256;

/// Adds a condition that is not among the first ones.
fn add_new(to: &mut Vec<TypePredicate>, one: TypePredicate) {
    if !to.iter().take(MAX_COMPARED_CONDITIONS).any(|other| *other == one) {
        to.push(one);
    }
}

/// Merges the other conditions into the first one on a shaped type, as far as that can express them.
fn narrow_shaped(parts: &mut Vec<TypePredicate>) {
    let is_shaped = |one: &TypePredicate| matches!(one, TypePredicate::Shaped(_));
    let Some(first) = parts.iter().position(is_shaped) else { return };
    let TypePredicate::Shaped(mut shaped) = parts.remove(first) else { return };
    parts.retain(|other| !shaped.narrow(other));
    parts.insert(first.min(parts.len()), TypePredicate::Shaped(shaped));
}

impl ShapedPredicate {
    /// Adds another condition; returns false if it cannot be added.
    fn narrow(&mut self, other: &TypePredicate) -> bool {
        match other {
            TypePredicate::Shaped(other) => self.narrow_to(other),
            // Dialect types are not accepted here.
            TypePredicate::AnyOf(of) => match of.as_slice() {
                [TypePredicate::Shaped(other), TypePredicate::AnyDialect] => self.narrow_to(other),
                _ => false,
            },
            TypePredicate::Element(of) if *self.element == TypePredicate::Any => {
                self.element = of.clone();
                true
            }
            _ => false,
        }
    }

    fn narrow_to(&mut self, other: &ShapedPredicate) -> bool {
        let any = TypePredicate::Any;
        let elements_fit = *other.element == any || *self.element == any;
        let ranks_fit = other.ranks == Ranks::Any || self.ranks == Ranks::Any;
        if !elements_fit || !ranks_fit {
            return false;
        }
        self.containers = Containers(self.containers.0 & other.containers.0);
        if *self.element == any {
            self.element = other.element.clone();
        }
        if self.ranks == Ranks::Any {
            self.ranks = other.ranks.clone();
        }
        self.static_shape |= other.static_shape;
        self.strided |= other.strided;
        true
    }
}

impl TypePredicate {
    /// Returns the disjunction of several conditions.
    pub(in crate::ods) fn any_of(of: Vec<TypePredicate>) -> TypePredicate {
        let mut parts: Vec<TypePredicate> = Vec::new();
        for one in of {
            match one {
                TypePredicate::Any => return one,
                TypePredicate::AnyOf(inner) => {
                    inner.into_iter().for_each(|one| add_new(&mut parts, one));
                }
                one => add_new(&mut parts, one),
            }
        }
        match parts.len() {
            1 => parts.pop().unwrap_or(TypePredicate::Any),
            _ => TypePredicate::AnyOf(parts),
        }
    }

    /// Returns the conjunction of several conditions.
    pub(in crate::ods) fn all_of(of: Vec<TypePredicate>) -> TypePredicate {
        let mut parts = Vec::new();
        for one in of {
            match one {
                TypePredicate::Any => {}
                TypePredicate::AllOf(inner) => {
                    inner.into_iter().for_each(|one| add_new(&mut parts, one));
                }
                one => add_new(&mut parts, one),
            }
        }
        narrow_shaped(&mut parts);
        match parts.len() {
            0 | 1 => parts.pop().unwrap_or(TypePredicate::Any),
            _ => TypePredicate::AllOf(parts),
        }
    }

    /// A shaped type with any rank.
    #[must_use]
    pub fn shaped(containers: Containers, element: TypePredicate) -> ShapedPredicate {
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
