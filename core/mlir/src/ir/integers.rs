//! Integers of up to 64 bits, by the width of their type.

use super::{Attribute, AttributeKind, Context, DenseData, Ir, Type, TypeKind, number_size};

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

/// The elements of an attribute that is a list of integers.
#[must_use]
pub fn list_of_integers(ir: &Ir, attribute: Attribute) -> Vec<i64> {
    match ir.context.attribute_kind(attribute) {
        AttributeKind::DenseArray { values, .. } => values.to_vec(),
        // One case is a splat, which reads the same.
        AttributeKind::DenseElements { ty, data: DenseData::Bytes { bytes, .. } } => {
            let element = ir.context.type_kind(*ty).element();
            let Some(width) = element.and_then(|one| width(&ir.context, one)) else {
                return Vec::new();
            };
            let number = |bytes: &[u8]| {
                let all = bytes.iter().rev().fold(0u64, |all, byte| all << 8 | u64::from(*byte));
                wrapped(i128::from(all), width)
            };
            bytes.chunks_exact(number_size(width)).map(number).collect()
        }
        _ => Vec::new(),
    }
}
