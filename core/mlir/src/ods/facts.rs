//! Facts about types beyond their text.
//!
//! A type of a dialect may implement interfaces of MLIR, and conditions may be written in C++. Constraints, traits and
//! transforms ask here; where only C++ knows the answer, the type is accepted.

use crate::ir::{Context, Type};

/// An interface of types that constraints and traits of operations ask about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TypeInterface {
    /// The type may have a shape and elements, as vectors, tensors and memrefs have.
    Shaped,
    /// The type may be a floating-point type.
    Float,
}

impl TypeInterface {
    /// All interfaces.
    pub const ALL: [TypeInterface; 2] = [TypeInterface::Shaped, TypeInterface::Float];

    /// The class of the interface in C++.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            TypeInterface::Shaped => "ShapedType",
            TypeInterface::Float => "FloatType",
        }
    }

    /// The interface with this class in C++.
    pub(super) fn named(name: &str) -> Option<TypeInterface> {
        TypeInterface::ALL.into_iter().find(|one| one.name() == name)
    }
}

/// Answers questions about types.
pub trait TypeFacts {
    /// Whether a type fulfils a condition that is written in C++; `None` if the condition is unknown.
    fn condition(&self, text: &str, context: &Context, ty: Type) -> Option<bool>;

    /// Whether a type of a dialect may implement an interface. Only `false` is certain.
    fn may_implement(&self, context: &Context, ty: Type, interface: TypeInterface) -> bool;
}

/// Knows nothing: every condition may hold, and every type may implement every interface.
#[derive(Debug, Clone, Copy)]
pub struct NoFacts;

impl TypeFacts for NoFacts {
    fn condition(&self, _: &str, _: &Context, _: Type) -> Option<bool> {
        None
    }

    fn may_implement(&self, _: &Context, _: Type, _: TypeInterface) -> bool {
        true
    }
}
