//! The attributes of `builtin` in their own encoding.

use super::super::cursor::{Cursor, Read};
use super::super::encoding::attribute as code;
use super::Reader;
use crate::ir::{Attribute, AttributeKind, Identifier, Integer, Type, TypeKind};

impl<'a> Reader<'a> {
    pub(super) fn builtin_attribute(&mut self, cursor: &mut Cursor<'a>) -> Read<Attribute> {
        let place = *cursor;
        let code = cursor.varint()?;
        match code {
            code::ARRAY => self.array(cursor),
            code::DICTIONARY => self.dictionary(cursor),
            code::STRING => self.string(cursor, false),
            code::STRING_WITH_TYPE => self.string(cursor, true),
            code::FLAT_SYMBOL_REF => self.symbol_reference(cursor, false),
            code::SYMBOL_REF => self.symbol_reference(cursor, true),
            code::TYPE => {
                let ty = self.ty(cursor)?;
                Ok(self.ir().context.type_attribute(ty))
            }
            code::UNIT => Ok(self.ir().context.unit()),
            code::INTEGER => self.integer_attribute(cursor),
            code::FLOAT => self.float_attribute(cursor),
            code::CALL_SITE_LOC..=code::UNKNOWN_LOC | code::FILE_LINE_COL_RANGE => {
                self.location_attribute(place, cursor)
            }
            code::DENSE_RESOURCE => self.dense_resource(cursor),
            code::DENSE_ARRAY => self.dense_array(cursor),
            code::DENSE_NUMBERS => self.dense_numbers(cursor),
            code::DENSE_STRINGS => self.dense_strings(cursor),
            code::SPARSE => self.sparse(cursor),
            code::DISTINCT => {
                let attribute = self.attribute(cursor)?;
                // Each of them is distinct, as the position of its bytes is.
                let number = place.offset() as u64;
                Ok(self.ir().context.attribute(AttributeKind::Distinct { number, attribute }))
            }
            _ => place.error(format!("unknown builtin attribute code: {code}")),
        }
    }

    pub(super) fn array(&mut self, cursor: &mut Cursor<'a>) -> Read<Attribute> {
        let count = self.list(cursor, 4)?;
        let mut elements = Vec::with_capacity(count);
        for _ in 0..count {
            elements.push(self.attribute(cursor)?);
        }
        Ok(self.ir().context.array(elements))
    }

    /// The number of following elements; reserves memory for them.
    pub(super) fn list(&mut self, cursor: &mut Cursor<'a>, size: usize) -> Read<usize> {
        let count = cursor.count()?;
        self.budget.charge(count * size, cursor.offset())?;
        Ok(count)
    }

    pub(super) fn dictionary(&mut self, cursor: &mut Cursor<'a>) -> Read<Attribute> {
        let count = self.list(cursor, 8)?;
        let mut entries = Vec::with_capacity(count);
        for _ in 0..count {
            let name = self.string_attribute(cursor)?;
            entries.push((name, self.attribute(cursor)?));
        }
        Ok(self.ir().context.dictionary(&mut entries))
    }

    /// The text of a string attribute whose number is read.
    pub(super) fn string_attribute(&mut self, cursor: &mut Cursor<'a>) -> Read<Identifier> {
        let place = *cursor;
        let index = cursor.varint()?;
        self.string_attribute_at(place, index)
    }

    /// Returns the text of a string attribute by its number, read at `place`.
    pub(super) fn string_attribute_at(
        &mut self,
        place: Cursor<'a>,
        index: u64,
    ) -> Read<Identifier> {
        let attribute = self.attribute_at(place, index)?;
        match self.ir().context.string_value(attribute) {
            Some(text) => Ok(text),
            None => place.error("expected a StringAttr"),
        }
    }

    pub(super) fn string(&mut self, cursor: &mut Cursor<'a>, is_typed: bool) -> Read<Attribute> {
        let place = *cursor;
        let index = cursor.varint()?;
        self.budget.charge(self.strings.get(place, index)?.len(), place.offset())?;
        let value = self.identifier(place, index)?;
        let ty = if is_typed { Some(self.ty(cursor)?) } else { None };
        // `none` is the type of strings without one.
        let ty = ty.filter(|ty| *ty != self.ir().context.none_type());
        Ok(self.ir().context.attribute(AttributeKind::String { value, ty }))
    }

    fn symbol_reference(&mut self, cursor: &mut Cursor<'a>, is_nested: bool) -> Read<Attribute> {
        let root = self.string_attribute(cursor)?;
        let mut nested = Vec::new();
        if is_nested {
            let count = self.list(cursor, 4)?;
            nested.reserve_exact(count);
            for _ in 0..count {
                nested.push(self.flat_symbol(cursor)?);
            }
        }
        let nested = nested.into_boxed_slice();
        Ok(self.ir().context.attribute(AttributeKind::SymbolReference { root, nested }))
    }

    /// The name of a symbol without others in it.
    fn flat_symbol(&mut self, cursor: &mut Cursor<'a>) -> Read<Identifier> {
        let place = *cursor;
        let attribute = self.attribute(cursor)?;
        match self.ir().context.attribute_kind(attribute) {
            AttributeKind::SymbolReference { root, nested } if nested.is_empty() => Ok(*root),
            _ => place.error("expected a FlatSymbolRefAttr"),
        }
    }

    pub(super) fn integer_attribute(&mut self, cursor: &mut Cursor<'a>) -> Read<Attribute> {
        let place = *cursor;
        let ty = self.ty(cursor)?;
        let width = match self.ir().context.type_kind(ty) {
            TypeKind::Integer { width, .. } => *width,
            TypeKind::Index => 64,
            _ => return place.error("expected integer or index type for IntegerAttr"),
        };
        let value = self.integer(cursor, width)?;
        Ok(self.ir().context.attribute(AttributeKind::Integer { value, ty }))
    }

    /// Reads an integer of `width` bits.
    fn integer(&mut self, cursor: &mut Cursor<'a>, width: u32) -> Read<Integer> {
        if width <= 8 {
            return Ok(Integer::Small(sign_extended(i64::from(cursor.byte()?), width)));
        }
        if width <= 64 {
            return Ok(Integer::Small(sign_extended(cursor.signed()?, width)));
        }
        let words = self.words(cursor, width)?;
        Ok(Integer::wide(words, width))
    }

    /// Reads the words of an integer of more than 64 bits: as many as the width needs. Only nonzero words are stored.
    fn words(&mut self, cursor: &mut Cursor<'a>, width: u32) -> Read<Vec<u64>> {
        let place = *cursor;
        let written = cursor.count()?;
        let len = width.div_ceil(64) as usize;
        if written > len {
            return place.error(format!("{written} words for an integer of {width} bits"));
        }
        self.budget.charge(8 * len, place.offset())?;
        let mut words = Vec::with_capacity(len);
        for _ in 0..written {
            words.push(cursor.signed()?.cast_unsigned());
        }
        words.resize(len, 0);
        let unused = 64 * u32::try_from(len).unwrap_or(0) - width;
        if let Some(last) = words.last_mut() {
            *last = *last << unused >> unused;
        }
        Ok(words)
    }

    pub(super) fn float_attribute(&mut self, cursor: &mut Cursor<'a>) -> Read<Attribute> {
        let place = *cursor;
        let ty = self.ty(cursor)?;
        let TypeKind::Float(kind) = *self.ir().context.type_kind(ty) else {
            return place.error("expected floating-point type for FloatAttr");
        };
        let bits = match kind.width() {
            width @ ..=8 => u128::from(cursor.byte()?) & ((1 << width) - 1),
            width @ 9..=64 => {
                u128::from(cursor.signed()?.cast_unsigned()) & (u128::MAX >> (128 - width))
            }
            width => {
                let words = self.words(cursor, width)?;
                words.iter().rev().fold(0, |bits, word| bits << 64 | u128::from(*word))
            }
        };
        Ok(self.ir().context.attribute(AttributeKind::Float { bits, ty }))
    }

    fn dense_resource(&mut self, cursor: &mut Cursor<'a>) -> Read<Attribute> {
        let ty = self.shaped_type(cursor)?;
        let place = *cursor;
        let index = cursor.varint()?;
        let at = usize::try_from(index).unwrap_or(usize::MAX);
        let Some(handle) = self.handles.get(at).copied() else {
            return place.error(format!("invalid resource handle index: {index}"));
        };
        Ok(self.ir().context.attribute(AttributeKind::DenseResource { handle, ty }))
    }

    /// A vector, tensor or memory reference.
    pub(super) fn shaped_type(&mut self, cursor: &mut Cursor<'a>) -> Read<Type> {
        let place = *cursor;
        let ty = self.ty(cursor)?;
        if self.ir().context.type_kind(ty).is_shaped() {
            return Ok(ty);
        }
        place.error("expected a ShapedType")
    }

    fn sparse(&mut self, cursor: &mut Cursor<'a>) -> Read<Attribute> {
        let ty = self.shaped_type(cursor)?;
        let place = *cursor;
        let indices = self.dense_attribute(cursor)?;
        let values = self.dense_attribute(cursor)?;
        let context = &self.ir().context;
        let shape_of = |ty: Type| context.type_kind(ty).shape().map(|shape| shape.as_slice());
        let sizes = |attribute| context.attribute_type(attribute).and_then(shape_of);
        let rank = shape_of(ty).and_then(|shape| i64::try_from(shape.len()).ok());
        let fits = match (sizes(indices), sizes(values)) {
            (Some([count, width]), Some([values])) => count == values && Some(*width) == rank,
            // Positions in one dimension need no lists.
            (Some([count]), Some([values])) => count == values && rank == Some(1),
            _ => false,
        };
        if !fits {
            return place.error(
                "expected an index with all its coordinates for each value of SparseElementsAttr",
            );
        }
        Ok(self.ir().context.attribute(AttributeKind::SparseElements { indices, values, ty }))
    }

    fn dense_attribute(&mut self, cursor: &mut Cursor<'a>) -> Read<Attribute> {
        let place = *cursor;
        let attribute = self.attribute(cursor)?;
        match self.ir().context.attribute_kind(attribute) {
            AttributeKind::DenseElements { .. } => Ok(attribute),
            _ => place.error("expected a DenseElementsAttr"),
        }
    }
}

/// Returns the lowest `width` bits of a number, sign-extended.
pub(super) fn sign_extended(value: i64, width: u32) -> i64 {
    match 64u32.checked_sub(width) {
        Some(64) => 0,
        Some(unused) => value << unused >> unused,
        None => value,
    }
}
