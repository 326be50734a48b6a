//! Integers of up to 64 bits, by the width of their type.

use super::{Context, Type, TypeKind};

/// The width of an integer type in bits; `index` has 64.
#[must_use]
pub fn width(context: &Context, ty: Type) -> Option<u32> {
    match context.type_kind(ty) {
        TypeKind::Index => Some(64),
        TypeKind::Integer { width: width @ 1..=64, .. } => Some(*width),
        _ => None,
    }
}

/// The lowest bits of a number, sign-extended; `width` is at most 64.
#[must_use]
pub fn wrapped(value: i128, width: u32) -> i64 {
    let unused = 128u32.saturating_sub(width).min(127);
    // Sign-extended from at most 64 bits, it fits.
    i64::try_from(value.wrapping_shl(unused).wrapping_shr(unused)).unwrap_or_default()
}

/// A number without its sign; `width` is at most 64.
#[must_use]
pub fn unsigned(value: i64, width: u32) -> i128 {
    i128::from(value).rem_euclid(1i128 << width.min(64))
}
