//! The sizes in types.

use crate::ir::{Context, Shape, Type, TypeKind};
use crate::registry::Registry;

/// The meaning of a type of a dialect for shapes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TypeShape {
    /// A tensor of these sizes.
    Sizes(Shape),
    /// An integer with which sizes are computed.
    Integer,
}

/// Returns the meaning of a type by its text after the name of its dialect.
pub type TypeShapeHook = fn(&str) -> Option<TypeShape>;

/// The sizes of a type of known rank: of builtin types, and of those whose dialect has a hook for them.
#[must_use]
pub(super) fn sizes(registry: &Registry, context: &Context, ty: Type) -> Option<Shape> {
    match context.type_kind(ty) {
        TypeKind::Dialect { .. } => match registry.type_shape(context, ty)? {
            TypeShape::Sizes(shape) => Some(shape),
            TypeShape::Integer => None,
        },
        kind => kind.shape().cloned(),
    }
}

/// Whether values of a type are integers that sizes are computed with.
pub(super) fn is_integer(registry: &Registry, context: &Context, ty: Type) -> bool {
    match context.type_kind(ty) {
        TypeKind::Index => true,
        TypeKind::Integer { width, .. } => (1..=64).contains(width),
        TypeKind::Dialect { .. } => registry.type_shape(context, ty) == Some(TypeShape::Integer),
        _ => false,
    }
}
