//! Predicates on types of dialects.

use abide_mlir::ir::{Context, Type, TypeKind};
use abide_mlir::registry::DialectType;

/// The first type between the brackets of a dialect's type: that of its target or its elements.
pub(crate) fn first_type(context: &Context, ty: Type) -> Option<Type> {
    DialectType::of(context, ty)?.first_type()
}

/// Whether a type of a dialect has one of these names; without names, any type of the dialect has. Types of other
/// dialects count, since they may implement the same interface.
pub(crate) fn is_one_of(context: &Context, ty: Type, own: &str, names: &[&str]) -> bool {
    match context.type_kind(ty) {
        TypeKind::Dialect { dialect, .. } if context.bytes(*dialect) != own.as_bytes() => true,
        TypeKind::Dialect { .. } => {
            names.is_empty() || names.iter().any(|name| DialectType::is(context, ty, own, name))
        }
        kind => *kind == TypeKind::Unknown,
    }
}

/// As [`is_one_of`], for kinds that no type of another dialect can have.
pub(crate) fn is_of(context: &Context, ty: Type, own: &str, names: &[&str]) -> bool {
    let is_other = match context.type_kind(ty) {
        TypeKind::Dialect { dialect, .. } => context.bytes(*dialect) != own.as_bytes(),
        _ => false,
    };
    !is_other && is_one_of(context, ty, own, names)
}
