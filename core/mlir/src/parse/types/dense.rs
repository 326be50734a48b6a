//! Literals of many elements: `dense` and `dense_resource`, and what `sparse` has in common with them.

use super::Types;
use super::numbers::{float_bits, float_bits_from_hex, integer_value};
use super::strings::hex_digit;
use crate::ir::{
    Attribute, AttributeKind, DenseData, FloatKind, Identifier, Integer, Type, TypeKind,
    integers::all_words, number_size,
};
use crate::ods::{TypeFacts as _, TypeInterface};
use crate::parse::tokens::{Parse, Reported};
use crate::syntax::TokenKind;
use abide_source::diagnostic::{Detail, Message, Wanted, codes};
use abide_source::rule;
use abide_source::types::Signedness;
use smallvec::SmallVec;

/// The maximum size of an element that is not counted against the limit, in bytes: a short text could request two
/// megabytes for each.
const MAX_FREE_BYTES: usize = 128;

/// The maximum length of all such elements that a parser reads, in bytes.
const MAX_LONG_ELEMENTS_BYTES: usize = 32 << 20;

/// The storage of an element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::parse) enum ElementKind {
    Integer { width: u32, signedness: Signedness },
    Float(FloatKind),
    String,
}

/// The size of a list that contains the first completely read list.
const OPEN_SIZE: i64 = -1;

/// The elements while they are read.
#[derive(Debug, Default)]
pub(in crate::parse) struct Elements {
    bytes: Vec<u8>,
    strings: Vec<Identifier>,
    /// The sizes as the nested lists show them, outermost first.
    pub(in crate::parse) shape: Vec<i64>,
    /// The list nesting of each element within the outermost list, once known.
    level: Option<usize>,
    count: usize,
}

impl<'a> Types<'a> {
    /// `dense<…> : type`
    pub(in crate::parse) fn dense_elements(&mut self, ty: Option<Type>) -> Parse<Attribute> {
        let start = self.position();
        self.bump();
        self.expect(TokenKind::Less)?;
        let literal = self.mark();
        let from = self.position();
        self.skip_literal()?;
        let to = self.position();
        self.expect(TokenKind::Greater)?;
        let ty = self.literal_type(ty)?;
        if matches!(self.ir.context.type_kind(ty), TypeKind::Dialect { .. }) {
            let text = self.slice(from, to).trim_ascii_end();
            let data = DenseData::Text(self.ir.context.identifier(text));
            return Ok(self.ir.context.attribute(AttributeKind::DenseElements { ty, data }));
        }
        let end = self.mark();
        self.back(literal);
        let data = self.dense_data(ty, start)?;
        self.expect(TokenKind::Greater)?;
        self.back(end);
        Ok(self.ir.context.attribute(AttributeKind::DenseElements { ty, data }))
    }

    /// Skips the elements, because their type follows them.
    pub(in crate::parse) fn skip_literal(&mut self) -> Parse {
        match self.current() {
            TokenKind::Greater => Ok(()),
            TokenKind::LeftBracket => {
                if self.cursor.relex_number_list() {
                    self.bump();
                    return Ok(());
                }
                self.balanced()
            }
            TokenKind::LeftParen => self.balanced(),
            _ => {
                self.eat(TokenKind::Minus);
                self.bump();
                Ok(())
            }
        }
    }

    /// Parses the type after a literal, which must be shaped and static. A type of a dialect may be both.
    pub(in crate::parse) fn literal_type(&mut self, ty: Option<Type>) -> Parse<Type> {
        let start = self.position();
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.expect_as(TokenKind::Colon, Wanted::ElementsType)?;
                self.ty()?
            }
        };
        let message = match self.ir.context.type_kind(ty) {
            TypeKind::Tensor { shape, .. }
            | TypeKind::Vector { shape, .. }
            | TypeKind::MemRef { shape, .. } => {
                if shape.iter().all(|size| *size >= 0) {
                    return Ok(ty);
                }
                "elements literal type must have static shape"
            }
            TypeKind::Dialect { dialect, .. } => {
                let context = &self.ir.context;
                let described = self.registry.dialects().dialect(&context.text(*dialect));
                // C++ has all types of a dialect that describes none.
                let may_be_shaped = described.is_none_or(|it| it.types.is_empty())
                    || self.registry.may_implement(context, ty, TypeInterface::Shaped);
                if may_be_shaped {
                    return Ok(ty);
                }
                "elements literal must be a shaped type"
            }
            _ => "elements literal must be a shaped type",
        };
        Err(self.bad_attribute(start, message))
    }

    /// The storage of a type's elements, and the number of parts of each.
    pub(in crate::parse) fn element_kind(&self, ty: Type) -> Option<(ElementKind, usize)> {
        let context = &self.ir.context;
        let element = context.type_kind(ty).element()?;
        let scalar = |ty: Type| match *context.type_kind(ty) {
            TypeKind::Integer { width, signedness } => {
                Some(ElementKind::Integer { width, signedness })
            }
            TypeKind::Index => {
                Some(ElementKind::Integer { width: 64, signedness: Signedness::Signed })
            }
            TypeKind::Float(kind) => Some(ElementKind::Float(kind)),
            TypeKind::Dialect { .. } => Some(ElementKind::String),
            _ => None,
        };
        match *context.type_kind(element) {
            TypeKind::Complex(part) => scalar(part).map(|kind| (kind, 2)),
            _ => scalar(element).map(|kind| (kind, 1)),
        }
    }

    fn dense_data(&mut self, ty: Type, start: usize) -> Parse<DenseData> {
        let Some((kind, parts)) = self.element_kind(ty) else {
            return Err(self.bad_attribute(start, "invalid element type of an elements literal"));
        };
        let total = self.element_count(ty, start)?;
        if self.at(TokenKind::Greater) {
            if total != 0 {
                let text = self.type_text(ty);
                let message =
                    rule!("parsed zero elements, but type ('{}') expected at least 1", text);
                return Err(self.bad_attribute(start, message));
            }
            return Ok(DenseData::Bytes { splat: false, bytes: Box::default() });
        }
        if self.at(TokenKind::String) {
            if kind != ElementKind::String {
                return self.hex_literal(kind, parts, total, start);
            }
        } else if kind == ElementKind::String && !self.at(TokenKind::LeftBracket) {
            return Err(self.expected(Wanted::STRING));
        }
        let mut elements = Elements::default();
        let mut shape: SmallVec<[i64; 4]> = SmallVec::new();
        let list = self.at(TokenKind::LeftBracket);
        if list {
            self.element_list(kind, parts, 0, &mut elements)?;
            shape.extend_from_slice(&elements.shape);
        } else {
            self.element(kind, parts, &mut elements)?;
        }
        self.check_shape(ty, &shape, list, start)?;
        let splat = !list || (elements.count == 1 && total == 1);
        Ok(finish(kind, elements, splat))
    }

    /// The number of elements of a static type.
    fn element_count(&mut self, ty: Type, start: usize) -> Parse<usize> {
        let shape = self.ir.context.type_kind(ty).shape().cloned().unwrap_or_default();
        let mut total: usize = 1;
        for size in shape {
            let size = usize::try_from(size).unwrap_or(0);
            let Some(product) = total.checked_mul(size) else {
                return Err(
                    self.bad_attribute(start, "elements literal type has too many elements")
                );
            };
            total = product;
        }
        Ok(total)
    }

    fn check_shape(&mut self, ty: Type, shape: &[i64], list: bool, start: usize) -> Parse {
        let own = self.ir.context.type_kind(ty).shape().cloned().unwrap_or_default();
        if !list || own.as_slice() == shape {
            return Ok(());
        }
        let message = Detail::ElementsShape { elements: shape.to_vec(), ty: own.to_vec() };
        let help = "change the size in the type, or give one element alone for all of them";
        Err(self.bad_attribute(start, Message::from(message).with_help(help)))
    }

    /// `[…]`, nested to any depth; `level` counts from 0.
    pub(in crate::parse) fn element_list(
        &mut self,
        kind: ElementKind,
        parts: usize,
        level: usize,
        elements: &mut Elements,
    ) -> Parse {
        self.expect(TokenKind::LeftBracket)?;
        let mut count = 0;
        self.nested(|parser| {
            parser.list_until(TokenKind::RightBracket, |parser| {
                count += 1;
                let is_list = parser.at(TokenKind::LeftBracket);
                let is_ragged = if is_list {
                    elements.level == Some(level)
                } else {
                    elements.shape.len() > level + 1
                };
                if is_ragged {
                    return Err(parser.ragged());
                }
                if is_list {
                    return parser.element_list(kind, parts, level + 1, elements);
                }
                elements.level = Some(level);
                parser.element(kind, parts, elements)
            })
        })?;
        if elements.shape.len() <= level {
            elements.shape.resize(level + 1, OPEN_SIZE);
        }
        match elements.shape.get_mut(level) {
            Some(size) if *size == OPEN_SIZE => *size = count,
            Some(size) if *size != count => return Err(self.ragged()),
            _ => {}
        }
        Ok(())
    }

    fn ragged(&mut self) -> Reported {
        let message = "tensor literal is invalid; ranks are not consistent between elements";
        let help = "write the same number of elements in all lists of a level";
        self.error_here(Message::from(message).with_help(help))
    }

    /// One element: a number, a truth value, a string, or a complex number in parentheses.
    pub(in crate::parse) fn element(
        &mut self,
        kind: ElementKind,
        parts: usize,
        elements: &mut Elements,
    ) -> Parse {
        elements.count += 1;
        if parts == 2 && self.eat(TokenKind::LeftParen) {
            self.scalar(kind, elements)?;
            self.expect(TokenKind::Comma)?;
            self.scalar(kind, elements)?;
            return self.expect(TokenKind::RightParen);
        }
        if parts == 2 {
            return Err(self.expected(Wanted::sign_of("(", " for complex element")));
        }
        self.scalar(kind, elements)
    }

    fn scalar(&mut self, kind: ElementKind, elements: &mut Elements) -> Parse {
        match kind {
            ElementKind::String => {
                let text = self.string()?;
                elements.strings.push(text);
                Ok(())
            }
            ElementKind::Float(kind) => self.float_element(kind, elements),
            ElementKind::Integer { width, signedness } => {
                self.integer_element(width, signedness, elements)
            }
        }
    }

    fn float_element(&mut self, kind: FloatKind, elements: &mut Elements) -> Parse {
        let negative = self.eat(TokenKind::Minus);
        let digits = self.current_text();
        let bits = match self.current() {
            TokenKind::Float => float_bits(kind, digits, negative),
            TokenKind::Integer if negative => None,
            TokenKind::Integer => float_bits_from_hex(kind, digits),
            _ => None,
        };
        let Some(bits) = bits else {
            return Err(self.expected(Wanted::FLOATS));
        };
        self.bump();
        let len = number_size(kind.width());
        elements.bytes.extend_from_slice(bits.to_le_bytes().get(..len).unwrap_or_default());
        Ok(())
    }

    fn integer_element(
        &mut self,
        width: u32,
        signedness: Signedness,
        elements: &mut Elements,
    ) -> Parse {
        if self.at_word("true") || self.at_word("false") {
            if width != 1 {
                return Err(
                    self.expected(Wanted::Type("i1 type for 'true' or 'false' values".into()))
                );
            }
            elements.bytes.push(u8::from(self.at_word("true")));
            self.bump();
            return Ok(());
        }
        let negative = self.eat(TokenKind::Minus);
        match self.current() {
            TokenKind::Integer => {}
            TokenKind::Float => {
                let message = Message::from("expected integer elements, but parsed floating-point");
                let help =
                    "write them without a point, or let the type have elements such as 'f32'";
                return Err(self.error_here(message.with_help(help)));
            }
            _ => {
                return Err(
                    self.error_here(Wanted::Type("element literal of primitive type".into()))
                );
            }
        }
        let value = integer_value(self.current_text(), negative, width, signedness);
        let Some(value) = value else {
            return Err(self.error_here(
                Message::from("integer constant out of range for type")
                    .with_help("write a number that fits, or a wider element type"),
            ));
        };
        let start = self.position();
        self.bump();
        let len = number_size(width);
        if len > MAX_FREE_BYTES {
            self.long_elements = self.long_elements.saturating_add(len);
            if self.long_elements > MAX_LONG_ELEMENTS_BYTES {
                let span = self.span_from(start);
                let message = "the elements of wide integer types take too much memory";
                return Err(self.report(codes::limit::EXPANSION, span, message));
            }
        }
        match value {
            Integer::Small(value) if width == 1 => elements.bytes.push(u8::from(value != 0)),
            Integer::Small(value) => {
                elements
                    .bytes
                    .extend_from_slice(value.to_le_bytes().get(..len).unwrap_or_default());
            }
            Integer::Wide(words) => {
                let words = all_words(&words, width);
                let bytes = words.iter().flat_map(|word| word.to_le_bytes());
                elements.bytes.extend(bytes.take(len));
            }
        }
        clear_unused_bits(elements.bytes.last_mut(), width);
        Ok(())
    }

    /// Parses `"0x0123…"`: the elements in their memory layout.
    pub(in crate::parse) fn hex_literal(
        &mut self,
        kind: ElementKind,
        parts: usize,
        total: usize,
        start: usize,
    ) -> Parse<DenseData> {
        let literal = self.current_text();
        let digits = literal.strip_prefix(b"\"0x").and_then(|rest| rest.strip_suffix(b"\""));
        let valid = digits
            .filter(|digits| digits.len() % 2 == 0 && digits.iter().all(u8::is_ascii_hexdigit));
        let Some(digits) = valid else {
            return Err(self.error_here(
                Message::from("elements hex string should start with '0x'")
                    .with_help("write the bytes as '\"0x..\"'"),
            ));
        };
        let bytes: Vec<u8> = digits
            .chunks_exact(2)
            .map(|pair| match pair {
                [high, low] => hex_digit(*high) << 4 | hex_digit(*low),
                _ => 0,
            })
            .collect();
        self.bump();
        let width = match kind {
            ElementKind::Integer { width, .. } => width,
            ElementKind::Float(kind) => kind.width(),
            ElementKind::String => 0,
        };
        let element = number_size(width) * parts;
        let (splat, bytes) = match (width, parts) {
            (1, 1) => (
                bytes.len() == 1 && total != 1 && matches!(bytes.first(), Some(0 | 0xFF)),
                unpacked(&bytes, total),
            ),
            (0, _) => (total != 0, bytes.is_empty().then(|| vec![0; element * total.min(1)])),
            _ => (bytes.len() == element && total != 1, Some(bytes)),
        };
        let needed = element.checked_mul(total);
        let complete = bytes.as_ref().is_some_and(|bytes| splat || Some(bytes.len()) == needed);
        match bytes {
            Some(mut bytes) if complete => {
                bytes.truncate(if splat { element } else { bytes.len() });
                for number in bytes.chunks_exact_mut(number_size(width)) {
                    clear_unused_bits(number.last_mut(), width);
                }
                let count = bytes.len().checked_div(element).unwrap_or(0);
                let elements = Elements { bytes, count, ..Elements::default() };
                Ok(finish(kind, elements, splat || total == 1))
            }
            found => {
                let message = Message::from("elements hex data size is invalid for provided type");
                Err(self.bad_attribute(
                    start,
                    match (found, needed) {
                        (Some(found), Some(needed)) => message.with_help(format!(
                            "write {needed} bytes, which the type has: these are {}",
                            found.len()
                        )),
                        _ => message,
                    },
                ))
            }
        }
    }

    /// `dense_resource<handle> : type`
    pub(in crate::parse) fn dense_resource(&mut self, ty: Option<Type>) -> Parse<Attribute> {
        self.bump();
        self.expect(TokenKind::Less)?;
        let handle = match self.current() {
            TokenKind::String => self.string()?,
            TokenKind::BareIdentifier => {
                let word = self.current_text();
                self.bump();
                self.ir.context.identifier(word)
            }
            _ => return Err(self.expected("identifier key for 'builtin' resource entry")),
        };
        self.expect(TokenKind::Greater)?;
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.expect(TokenKind::Colon)?;
                self.ty()?
            }
        };
        let kind = self.ir.context.type_kind(ty);
        if !kind.is_shaped() && !matches!(kind, TypeKind::Dialect { .. } | TypeKind::Unknown) {
            return Err(self.error_here(
                Message::from("`dense_resource` expected a shaped type")
                    .with_help("write a tensor or vector type after ':'"),
            ));
        }
        Ok(self.ir.context.attribute(AttributeKind::DenseResource { handle, ty }))
    }
}

/// The literal; if all elements are equal, it is a splat, as in MLIR.
pub(in crate::parse) fn finish(kind: ElementKind, elements: Elements, splat: bool) -> DenseData {
    if kind == ElementKind::String {
        let same = elements.strings.windows(2).all(|pair| pair.first() == pair.last());
        let mut values = elements.strings;
        let splat = splat || (same && !values.is_empty());
        if splat {
            values.truncate(1);
        }
        return DenseData::Strings { splat, values: values.into() };
    }
    let mut bytes = elements.bytes;
    let len = bytes.len().checked_div(elements.count).unwrap_or(0);
    let same = len > 0 && {
        let first = bytes.get(..len).unwrap_or_default();
        bytes.chunks_exact(len).all(|element| element == first)
    };
    let splat = (splat || same) && len > 0;
    if splat {
        bytes.truncate(len);
    }
    DenseData::Bytes { splat, bytes: bytes.into() }
}

/// Sets the bits beyond the type to zero in the highest byte of a number, as in MLIR.
fn clear_unused_bits(highest: Option<&mut u8>, width: u32) {
    if let Some(highest) = highest
        && !width.is_multiple_of(8)
    {
        *highest &= u8::MAX >> (8 - width % 8);
    }
}

/// Eight truth values a byte, the lowest bit first, as one byte each.
fn unpacked(bytes: &[u8], total: usize) -> Option<Vec<u8>> {
    if bytes.len() == 1 && total != 1 && matches!(bytes.first(), Some(0 | 0xFF)) {
        return Some(vec![u8::from(bytes.first() == Some(&0xFF))]);
    }
    (bytes.len() == total.div_ceil(8)).then(|| {
        let bits = bytes.iter().flat_map(|byte| (0..8).map(move |bit| byte >> bit & 1));
        bits.take(total).collect()
    })
}

/// `[2, 3]`
pub(in crate::parse) fn shape_text(shape: &[i64]) -> String {
    let sizes: Vec<String> = shape.iter().map(i64::to_string).collect();
    format!("[{}]", sizes.join(", "))
}
