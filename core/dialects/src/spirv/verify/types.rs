//! What the types of SPIR-V are made of, in the text that they are kept as.

use crate::common::Parts;
use abide_mlir::ir::{Context, Type, TypeKind};

/// The text behind the name of the dialect.
fn body(context: &Context, ty: Type) -> Option<String> {
    match context.type_kind(ty) {
        TypeKind::Dialect { dialect, body } if context.bytes(*dialect) == b"spirv" => {
            Some(context.text(*body).chars().filter(|one| !one.is_whitespace()).collect())
        }
        _ => None,
    }
}

/// Whether a type of the dialect has this name.
pub(super) fn is_named(context: &Context, ty: Type, name: &str) -> bool {
    body(context, ty).is_some_and(|body| body.split('<').next() == Some(name))
}

/// A type as it is written, without blanks.
pub(super) fn text(parts: &Parts<'_>, ty: Type) -> String {
    parts.text(ty).chars().filter(|one| !one.is_whitespace()).collect()
}

/// What a pointer points to, and the class of its storage.
pub(super) fn pointer(context: &Context, ty: Type) -> Option<(String, String)> {
    let body = body(context, ty)?;
    let inside = body.strip_prefix("ptr<")?.strip_suffix('>')?;
    let (pointee, class) = inside.rsplit_once(',')?;
    Some((pointee.to_owned(), class.to_owned()))
}

/// The columns of a matrix, and the size and the element type of each.
pub(super) fn matrix(context: &Context, ty: Type) -> Option<(u64, u64, String)> {
    let body = body(context, ty)?;
    let inside = body.strip_prefix("matrix<")?.strip_suffix('>')?;
    let (columns, vector) = inside.split_once('x')?;
    let (rows, element) = vector.strip_prefix("vector<")?.strip_suffix('>')?.split_once('x')?;
    Some((columns.parse().ok()?, rows.parse().ok()?, element.to_owned()))
}

/// The number of bits of a scalar, or of a vector with all its elements.
pub(super) fn bits(context: &Context, ty: Type) -> Option<u64> {
    match context.type_kind(ty) {
        TypeKind::Integer { width, .. } => Some(u64::from(*width)),
        TypeKind::Float(kind) => Some(u64::from(kind.width())),
        TypeKind::Vector { shape, element, .. } => {
            let count = shape.iter().try_fold(1_i64, |all, size| all.checked_mul(*size))?;
            bits(context, *element)?.checked_mul(u64::try_from(count).ok()?)
        }
        _ => None,
    }
}

/// The number of bits of an element.
pub(super) fn element_bits(context: &Context, ty: Type) -> Option<u64> {
    match context.type_kind(ty) {
        TypeKind::Vector { element, .. } => bits(context, *element),
        _ => bits(context, ty),
    }
}
