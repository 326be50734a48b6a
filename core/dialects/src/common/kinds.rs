//! Predicates on types of dialects.

use abide_mlir::ir::{Context, Type, TypeKind};
use abide_mlir::registry::DialectType;

/// The first type between the brackets of a dialect's type: that of its target or its elements.
pub(crate) fn first_type(context: &Context, ty: Type) -> Option<Type> {
    DialectType::of(context, ty)?.first_type()
}

/// Whether a type is one of a dialect whose body begins like one of these. Of types of other dialects nothing is known,
/// as they may implement what is asked.
pub(crate) fn is_one_of(context: &Context, ty: Type, own: &str, begins: &[&str]) -> bool {
    match context.type_kind(ty) {
        TypeKind::Dialect { dialect, body } => {
            let body = context.bytes(*body);
            context.bytes(*dialect) != own.as_bytes()
                || begins.iter().any(|begin| body.starts_with(begin.as_bytes()))
        }
        TypeKind::Unknown => true,
        _ => false,
    }
}

/// As [`is_one_of`], for kinds that no type of another dialect can have.
pub(crate) fn is_of(context: &Context, ty: Type, own: &str, begins: &[&str]) -> bool {
    match context.type_kind(ty) {
        TypeKind::Dialect { dialect, .. } => {
            context.bytes(*dialect) == own.as_bytes() && is_one_of(context, ty, own, begins)
        }
        TypeKind::Unknown => true,
        _ => false,
    }
}
