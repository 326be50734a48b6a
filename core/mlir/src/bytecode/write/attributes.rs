//! Attributes.

use super::super::encoding::attribute as code;
use super::sink::{Key, Sink};
use super::{Write, WriteError, Writer};
use crate::ir::integers::all_words;
use crate::ir::{Attribute, AttributeKind, DenseData, Identifier, Integer, Type, TypeKind};
use crate::ir::{KEPT_BYTECODE_PREFIX, number_size, number_words};
use crate::print::{MAX_EXPANDED_BYTES, print_attribute};
use abide_source::rule;

/// The maximum length of all such texts together; each is counted twice.
const MAX_TOTAL_BYTES: usize = 64 << 20;

impl Writer<'_> {
    /// Encodes an attribute; returns whether as numbers instead of text.
    pub(super) fn encode_attribute(
        &mut self,
        attribute: Attribute,
        out: &mut impl Sink,
    ) -> Write<bool> {
        let kind = self.held.context.attribute_kind(attribute).clone();
        let dialect = match &kind {
            AttributeKind::Dialect { dialect, .. } => *dialect,
            _ => self.held.context.identifier("builtin"),
        };
        out.dialect(Key::Attribute(attribute), dialect);
        match kind {
            AttributeKind::AffineMap(_)
            | AttributeKind::IntegerSet(_)
            | AttributeKind::StridedLayout { .. }
            | AttributeKind::Location(_)
            | AttributeKind::DenseElements { data: DenseData::Text(_), .. }
            | AttributeKind::Dialect { .. } => {
                if let AttributeKind::Dialect { dialect, body, ty: None } = kind
                    && self.record(dialect, body, out)
                {
                    return Ok(true);
                }
                if let AttributeKind::Dialect { body, .. } = kind {
                    self.charge(self.held.written.extent(body).1)?;
                }
                let text = print_attribute(&self.held, attribute);
                self.assembly("#", dialect, &text, out)?;
                return Ok(false);
            }
            AttributeKind::Unit => out.varint(code::UNIT),
            AttributeKind::Integer { value, ty } => {
                out.varint(code::INTEGER);
                out.refer(Key::Type(ty));
                let width = self.width(ty);
                self.integer(&value, width, out);
            }
            AttributeKind::Float { bits, ty } => {
                out.varint(code::FLOAT);
                out.refer(Key::Type(ty));
                number(bits, self.width(ty), out);
            }
            AttributeKind::Array(elements) => {
                out.varint(code::ARRAY);
                out.varint(elements.len() as u64);
                elements.iter().for_each(|element| out.refer(Key::Attribute(*element)));
            }
            AttributeKind::Type(ty) => {
                out.varint(code::TYPE);
                out.refer(Key::Type(ty));
            }
            AttributeKind::Distinct { attribute, .. } => {
                out.varint(code::DISTINCT);
                out.refer(Key::Attribute(attribute));
            }
            kind => self.named_or_dense(kind, out),
        }
        Ok(true)
    }

    /// Counts the text of an attribute with all nested ones. Shared ones are repeated in the text.
    fn charge(&mut self, len: usize) -> Write<()> {
        self.expanded = self.expanded.saturating_add(len);
        if len > MAX_EXPANDED_BYTES || self.expanded > MAX_TOTAL_BYTES {
            let message =
                "an attribute is too long to be written: it has others in it again and again";
            return Err(WriteError::new(message));
        }
        Ok(())
    }

    /// Attributes with strings and literals.
    fn named_or_dense(&mut self, kind: AttributeKind, out: &mut impl Sink) {
        match kind {
            AttributeKind::String { value, ty } => {
                out.varint(if ty.is_some() { code::STRING_WITH_TYPE } else { code::STRING });
                out.text(self.held.context.bytes(value));
                ty.iter().for_each(|ty| out.refer(Key::Type(*ty)));
            }
            AttributeKind::Dictionary(entries) => {
                out.varint(code::DICTIONARY);
                out.varint(entries.len() as u64);
                for (name, value) in entries {
                    self.name(name, out);
                    out.refer(Key::Attribute(value));
                }
            }
            AttributeKind::SymbolReference { root, nested } => self.symbol(root, &nested, out),
            AttributeKind::DenseArray { element, values } => {
                self.dense_array(element, &values, out);
            }
            AttributeKind::DenseElements { ty, data } => self.dense(ty, &data, out),
            AttributeKind::DenseResource { handle, ty } => {
                out.varint(code::DENSE_RESOURCE);
                out.refer(Key::Type(ty));
                out.varint(self.resources.number(handle));
            }
            AttributeKind::SparseElements { indices, values, ty } => {
                out.varint(code::SPARSE);
                out.refer(Key::Type(ty));
                out.refer(Key::Attribute(indices));
                out.refer(Key::Attribute(values));
            }
            _ => {}
        }
    }

    /// An attribute or a type as a text, in which nothing may be kept as bytes.
    pub(super) fn assembly(
        &self,
        sigil: &str,
        dialect: Identifier,
        text: &[u8],
        out: &mut impl Sink,
    ) -> Write<()> {
        let is_kept = |at: usize| text.get(..at).is_some_and(|before| before.ends_with(b"."));
        if memchr::memmem::find_iter(text, KEPT_BYTECODE_PREFIX).any(is_kept) {
            return Err(self.kept(sigil, dialect));
        }
        out.raw(text);
        out.raw(b"\0");
        Ok(())
    }

    #[cold]
    fn kept(&self, sigil: &str, dialect: Identifier) -> WriteError {
        let dialect = self.held.context.text(dialect);
        WriteError::new(rule!(
            "'{}{}' has something that was kept as the bytes of another file, in which \
             they mean something: it cannot be written into this one",
            sigil,
            dialect
        ))
    }

    /// A name, as the string attribute that it is in bytecode.
    pub(super) fn name(&mut self, name: Identifier, out: &mut impl Sink) {
        let name = self.name_attribute(name);
        out.refer(Key::Attribute(name));
    }

    fn symbol(&mut self, root: Identifier, nested: &[Identifier], out: &mut impl Sink) {
        let is_flat = nested.is_empty();
        out.varint(if is_flat { code::FLAT_SYMBOL_REF } else { code::SYMBOL_REF });
        self.name(root, out);
        if is_flat {
            return;
        }
        out.varint(nested.len() as u64);
        for root in nested {
            let flat = AttributeKind::SymbolReference { root: *root, nested: Box::default() };
            let flat = self.held.context.attribute(flat);
            out.refer(Key::Attribute(flat));
        }
    }

    /// The number of bits of a number of a type.
    fn width(&self, ty: Type) -> u32 {
        match self.held.context.type_kind(ty) {
            TypeKind::Integer { width, .. } => *width,
            TypeKind::Float(kind) => kind.width(),
            _ => 64,
        }
    }

    fn integer(&self, value: &Integer, width: u32, out: &mut impl Sink) {
        match value {
            Integer::Small(value) => {
                let bits = i128::from(*value).cast_unsigned();
                number(bits & mask(width.min(64)), width, out);
            }
            Integer::Wide(words) => active_words(&all_words(words, width), out),
        }
    }

    fn dense_array(&mut self, element: Type, values: &[i64], out: &mut impl Sink) {
        out.varint(code::DENSE_ARRAY);
        out.refer(Key::Type(element));
        let width = self.width(element);
        let (size, words) = (number_size(width), number_words(width));
        out.varint((values.len() / words) as u64);
        let is_bit = width == 1;
        let bytes = |value: &i64| if is_bit { value & 1 } else { *value }.to_le_bytes();
        let number = |words: &[i64]| words.iter().flat_map(bytes).take(size).collect::<Vec<u8>>();
        let bytes: Vec<u8> = values.chunks(words).flat_map(number).collect();
        out.varint(bytes.len() as u64);
        out.raw(&bytes);
    }

    fn dense(&mut self, ty: Type, data: &DenseData, out: &mut impl Sink) {
        match data {
            DenseData::Bytes { splat, bytes } => {
                out.varint(code::DENSE_NUMBERS);
                out.refer(Key::Type(ty));
                let element = self.held.context.type_kind(ty).element();
                let is_bit = element.is_some_and(|element| {
                    matches!(
                        self.held.context.type_kind(element),
                        TypeKind::Integer { width: 1, .. }
                    )
                });
                let bits = is_bit.then(|| packed(*splat, bytes));
                let bytes = bits.as_deref().unwrap_or(bytes);
                out.varint(bytes.len() as u64);
                out.raw(bytes);
            }
            DenseData::Strings { splat, values } => {
                out.varint(code::DENSE_STRINGS);
                out.refer(Key::Type(ty));
                out.varint(u64::from(*splat));
                values.iter().for_each(|value| out.text(self.held.context.bytes(*value)));
            }
            // Encoded as the text of the attribute.
            DenseData::Text(_) => {}
        }
    }
}

/// As many ones as bits.
fn mask(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

/// Writes a number of `width` bits.
fn number(bits: u128, width: u32, out: &mut impl Sink) {
    match width {
        ..=8 => out.raw(&[bits as u8]),
        9..=64 => out.signed((bits as u64).cast_signed()),
        _ => active_words(&[bits as u64, (bits >> 64) as u64], out),
    }
}

/// The words of a number, up to the last one that is not zero.
fn active_words(words: &[u64], out: &mut impl Sink) {
    let active = words.iter().rposition(|word| *word != 0).map_or(1, |last| last + 1);
    out.varint(active as u64);
    words.iter().take(active).for_each(|word| out.signed(word.cast_signed()));
}

/// Packs bits, eight to a byte; a splat fills one byte.
fn packed(splat: bool, bits: &[u8]) -> Vec<u8> {
    if splat {
        let set = bits.first().is_some_and(|bit| bit & 1 == 1);
        return vec![if set { 0xff } else { 0 }];
    }
    let byte = |bits: &[u8]| bits.iter().rev().fold(0, |byte, bit| byte << 1 | bit & 1);
    bits.chunks(8).map(byte).collect()
}
