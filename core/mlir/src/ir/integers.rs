//! Integers, by the width of their type.

use super::{
    Attribute, AttributeKind, Context, DenseData, Integer, Ir, Type, TypeKind, number_size,
};

impl Integer {
    /// An integer of more than 64 bits. Words beyond the width are ignored; missing ones repeat the highest bit.
    #[must_use]
    pub fn wide(mut words: Vec<u64>, width: u32) -> Integer {
        words.truncate(width.div_ceil(u64::BITS) as usize);
        if words.len() == width.div_ceil(u64::BITS) as usize
            && let Some(last) = words.last_mut()
        {
            let unused = width.wrapping_neg() % u64::BITS;
            *last = ((*last << unused).cast_signed() >> unused).cast_unsigned();
        }
        while let [.., before, last] = words.as_slice()
            && *last == sign_word(*before)
        {
            words.pop();
        }
        Integer::Wide(words.into_boxed_slice())
    }
}

/// As many words as a width of more than 64 bits needs, from those of an [`Integer::Wide`]. Bits beyond the width are zero.
#[must_use]
pub fn all_words(words: &[u64], width: u32) -> Vec<u64> {
    let mut all = words.to_vec();
    let fill = words.last().copied().map_or(0, sign_word);
    all.resize(width.div_ceil(u64::BITS) as usize, fill);
    if let Some(last) = all.last_mut() {
        *last &= u64::MAX >> (width.wrapping_neg() % u64::BITS);
    }
    all
}

/// The word after one whose highest bit is repeated.
fn sign_word(word: u64) -> u64 {
    (word.cast_signed() >> (u64::BITS - 1)).cast_unsigned()
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_numbers_have_as_few_words_as_possible() {
        let kept = |words: &[u64], width| match Integer::wide(words.to_vec(), width) {
            Integer::Wide(words) => words.to_vec(),
            Integer::Small(_) => Vec::new(),
        };
        let all = u64::MAX;
        for (words, width, few) in [
            (vec![5, 0, 0], 192, vec![5]),
            (vec![all, all, all], 192, vec![all]),
            (vec![all, all, 1], 129, vec![all]),
            (vec![all, 0], 128, vec![all, 0]),
            (vec![1 << 63, all], 128, vec![1 << 63]),
            (vec![0, 0], 128, vec![0]),
            (vec![7, 1], 65, vec![7, all]),
        ] {
            assert_eq!(kept(&words, width), few, "{words:?}, {width}");
            assert_eq!(all_words(&few, width), words, "{few:?}, {width}");
        }
    }
}
