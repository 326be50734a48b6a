//! Arrays and dense literals of `builtin` in their own encoding.

use super::super::cursor::{Cursor, Read};
use super::Reader;
use super::builtin::sign_extended;
use crate::ir::{
    Attribute, AttributeKind, DYNAMIC, DenseData, Type, TypeKind, number_size, number_words,
};

/// The encoding of the numbers of a dense literal.
#[derive(Clone, Copy)]
struct Numbers {
    /// In bits.
    width: u32,
    is_complex: bool,
    /// Their number.
    count: u64,
}

impl<'a> Reader<'a> {
    pub(super) fn dense_array(&mut self, cursor: &mut Cursor<'a>) -> Read<Attribute> {
        let place = *cursor;
        let element = self.ty(cursor)?;
        let count = cursor.varint()?;
        let bytes = cursor.blob()?;
        let (width, is_float) = match *self.ir().context.type_kind(element) {
            TypeKind::Integer { width, .. } => (width, false),
            TypeKind::Float(kind) => (kind.width(), true),
            _ => return place.error("expected integer or floating point element type"),
        };
        let size = number_size(width);
        if count.checked_mul(size as u64) != Some(bytes.len() as u64) {
            return place.error(format!(
                "expected data size ({} bytes) to be the one of {count} elements of {size} bytes",
                bytes.len()
            ));
        }
        self.budget.charge(8 * number_words(width) * bytes.len() / size, place.offset())?;
        let is_extended = !is_float && width <= u64::BITS;
        let word = |bytes: &[u8]| {
            let mut word = [0; 8];
            for (word, byte) in word.iter_mut().zip(bytes) {
                *word = *byte;
            }
            let value = i64::from_le_bytes(word);
            if is_extended { sign_extended(value, width) } else { value }
        };
        let numbers = bytes.rest().chunks_exact(size);
        let values = numbers.flat_map(|number| number.chunks(8)).map(word).collect();
        Ok(self.ir().context.attribute(AttributeKind::DenseArray { element, values }))
    }

    /// Returns the encoding of the numbers of a dense literal of this type.
    fn numbers(&mut self, place: Cursor<'a>, ty: Type) -> Read<Numbers> {
        let count = self.elements(place, ty)?;
        let context = &self.ir().context;
        let mut element = context.type_kind(ty).element().map(|ty| context.type_kind(ty));
        let is_complex = matches!(element, Some(TypeKind::Complex(_)));
        if let Some(TypeKind::Complex(part)) = element {
            element = Some(context.type_kind(*part));
        }
        let width = match element {
            Some(TypeKind::Integer { width, .. }) => *width,
            Some(TypeKind::Index) => 64,
            Some(TypeKind::Float(kind)) => kind.width(),
            _ => return place.error("expected integer or floating point element type"),
        };
        Ok(Numbers { width, is_complex, count })
    }

    /// The number of elements of a vector or tensor.
    fn elements(&mut self, place: Cursor<'a>, ty: Type) -> Read<u64> {
        let kind = self.ir().context.type_kind(ty);
        let shape = match kind {
            TypeKind::Vector { shape, .. } | TypeKind::Tensor { shape, .. } => shape,
            _ => return place.error("elements literal type must have static shape"),
        };
        let mut product = Some(1u64);
        for size in shape {
            if *size == DYNAMIC {
                return place.error("elements literal type must have static shape");
            }
            product = product.and_then(|product| product.checked_mul(size.cast_unsigned()));
        }
        match product {
            Some(count) => Ok(count),
            None => place.error("there are more elements than can be counted"),
        }
    }

    pub(super) fn dense_numbers(&mut self, cursor: &mut Cursor<'a>) -> Read<Attribute> {
        let place = *cursor;
        let ty = self.shaped_type(cursor)?;
        let bytes = cursor.blob()?.rest();
        let numbers = self.numbers(place, ty)?;
        let Some(data) = dense_data(numbers, bytes) else {
            return place.error(format!(
                "{} bytes are neither one nor {} elements of the type of a dense literal",
                bytes.len(),
                numbers.count
            ));
        };
        if let DenseData::Bytes { bytes, .. } = &data {
            self.budget.charge(bytes.len(), place.offset())?;
        }
        Ok(self.ir().context.attribute(AttributeKind::DenseElements { ty, data }))
    }

    pub(super) fn dense_strings(&mut self, cursor: &mut Cursor<'a>) -> Read<Attribute> {
        let place = *cursor;
        let ty = self.shaped_type(cursor)?;
        let splat = cursor.varint()? != 0;
        let elements = self.elements(place, ty)?;
        let count = cursor.fits(if splat { 1 } else { elements }, cursor)?;
        self.budget.charge(4 * count, place.offset())?;
        let mut values = Vec::with_capacity(count);
        for _ in 0..count {
            let place = *cursor;
            let index = cursor.varint()?;
            self.budget.charge(self.strings.get(place, index)?.len(), place.offset())?;
            values.push(self.identifier(place, index)?);
        }
        let data = DenseData::Strings { splat, values: values.into_boxed_slice() };
        Ok(self.ir().context.attribute(AttributeKind::DenseElements { ty, data }))
    }
}

/// Returns the elements of a dense literal. Elements of one bit are packed eight to a byte, others are stored
/// directly. A single element is a splat.
fn dense_data(numbers: Numbers, bytes: &[u8]) -> Option<DenseData> {
    if numbers.width == 1 && !numbers.is_complex {
        return dense_bits(numbers.count, bytes);
    }
    let size = number_size(numbers.width) * if numbers.is_complex { 2 } else { 1 };
    // A splat may also have zero elements.
    let splat = bytes.len() == size;
    let all = numbers.count.checked_mul(size as u64);
    if !splat && all != Some(bytes.len() as u64) {
        return None;
    }
    Some(DenseData::Bytes { splat, bytes: bytes.into() })
}

fn dense_bits(count: u64, bytes: &[u8]) -> Option<DenseData> {
    if let [byte @ (0 | 0xff)] = bytes {
        return Some(DenseData::Bytes { splat: true, bytes: Box::new([byte & 1]) });
    }
    if bytes.len() as u64 != count.div_ceil(8) {
        return None;
    }
    let bits = bytes.iter().flat_map(|byte| (0..8).map(move |bit| byte >> bit & 1));
    let mut bits: Vec<u8> = bits.take(usize::try_from(count).ok()?).collect();
    let first = bits.first().copied();
    let splat = first.is_some_and(|first| bits.iter().all(|bit| *bit == first));
    if splat {
        bits.truncate(1);
    }
    Some(DenseData::Bytes { splat, bytes: bits.into_boxed_slice() })
}
