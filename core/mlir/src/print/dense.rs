//! Dense and sparse literals.

use super::Printer;
use super::escape::write_number;
use crate::ir::{
    Attribute, AttributeKind, DenseData, FloatKind, Integer, Type, TypeKind, element_count,
    number_size, number_words,
};

/// The interpretation of a number's bytes.
#[derive(Clone, Copy)]
struct Number {
    ty: Type,
    float: Option<FloatKind>,
    /// Whole bytes.
    size: usize,
    /// Whether eight of them share a byte in hexadecimal form.
    is_bit: bool,
}

impl<'ir> Printer<'ir> {
    fn number(&self, ty: Type) -> Option<Number> {
        let (float, width) = match self.context().type_kind(ty) {
            TypeKind::Integer { width, .. } => (None, *width),
            TypeKind::Index => (None, 64),
            TypeKind::Float(kind) => (Some(*kind), kind.width()),
            _ => return None,
        };
        Some(Number { ty, float, size: number_size(width), is_bit: width == 1 })
    }

    /// Prints the text between `dense<` and `>`.
    pub(super) fn dense_data(&mut self, ty: Type, data: &'ir DenseData, allow_hex: bool) {
        if let DenseData::Text(text) = data {
            let text = self.context().bytes(*text);
            self.out.extend_from_slice(text);
            return;
        }
        let kind = self.context().type_kind(ty);
        let shape = kind.shape().map_or(&[][..], |shape| shape);
        let Some(element) = kind.element() else { return };
        match data {
            DenseData::Text(_) => {}
            DenseData::Strings { splat, values } => {
                self.nested_list(*splat, shape, values.iter(), |printer, text| {
                    printer.string(*text);
                });
            }
            DenseData::Bytes { splat, bytes } => {
                let (part, complex) = match self.context().type_kind(element) {
                    TypeKind::Complex(part) => (*part, true),
                    _ => (element, false),
                };
                let Some(number) = self.number(part) else { return };
                let size = if complex { 2 * number.size } else { number.size };
                let hexadecimal_above = self.options.literals.hexadecimal_above;
                let is_long = |limit| bytes.len() / size > limit;
                if allow_hex && !splat && hexadecimal_above.is_some_and(is_long) {
                    if number.is_bit && !complex {
                        self.hexadecimal(&packed(bytes));
                    } else {
                        self.hexadecimal(bytes);
                    }
                    return;
                }
                self.nested_list(*splat, shape, bytes.chunks_exact(size), |printer, bytes| {
                    printer.dense_element(number, bytes, complex);
                });
            }
        }
    }

    /// Prints the text between `sparse<` and `>`.
    pub(super) fn sparse(&mut self, indices: Attribute, values: Attribute) {
        let context = self.context();
        let dense = |attribute| match context.attribute_kind(attribute) {
            AttributeKind::DenseElements { ty, data } => {
                let shape = context.type_kind(*ty).shape().map_or(&[][..], |shape| shape);
                Some((*ty, shape, data))
            }
            _ => None,
        };
        let Some((indices_type, shape, indices)) = dense(indices) else { return };
        let Some((values_type, _, values)) = dense(values) else { return };
        if shape.contains(&0) {
            return;
        }
        match indices {
            // One number would be read as one index, which has one value. (mlir-opt writes it.)
            DenseData::Bytes { splat: true, bytes } if !is_splat(values) => {
                let count = usize::try_from(element_count(shape)).unwrap_or(0);
                // Only the shape states their number.
                if self.elides_next(count) {
                    return;
                }
                let numbers = std::iter::repeat_n(bytes, count);
                self.nested_list(false, shape, numbers, |printer, bytes| {
                    write_number(little_endian(bytes).cast_signed(), &mut printer.out);
                });
            }
            _ => self.dense_data(indices_type, indices, false),
        }
        self.text(", ");
        self.dense_data(values_type, values, true);
    }

    fn hexadecimal(&mut self, bytes: &[u8]) {
        let most = if self.is_brief { self.limit } else { bytes.len() };
        let bytes = bytes.get(..most).unwrap_or(bytes);
        self.text("\"0x");
        self.out.reserve(2 * bytes.len());
        let digit = |half: u8| if half < 10 { b'0' + half } else { b'A' + half - 10 };
        for byte in bytes {
            self.out.extend_from_slice(&[digit(byte >> 4), digit(byte & 15)]);
        }
        self.text("\"");
    }

    /// `[[a, b], [c, d]]`
    fn nested_list<T>(
        &mut self,
        splat: bool,
        shape: &[i64],
        mut elements: impl Iterator<Item = T>,
        element: impl Fn(&mut Self, T),
    ) {
        if splat {
            if let Some(first) = elements.next() {
                element(self, first);
            }
            return;
        }
        let mut counters: smallvec::SmallVec<[i64; 8]> = shape.iter().map(|_| 0).collect();
        let mut open = 0;
        for (index, value) in elements.enumerate() {
            if self.is_done() {
                return;
            }
            self.separator(index);
            while open < shape.len() {
                self.text("[");
                open += 1;
            }
            element(self, value);
            // Like an odometer, whose every turn over closes a bracket; the outermost never turns.
            let places = counters.iter_mut().zip(shape).skip(1).rev();
            for (counter, size) in places {
                *counter += 1;
                if *counter < *size {
                    break;
                }
                *counter = 0;
                self.out.push(b']');
                open -= 1;
            }
        }
        for _ in 0..open {
            self.text("]");
        }
    }

    fn dense_element(&mut self, number: Number, bytes: &[u8], complex: bool) {
        if !complex {
            self.dense_number(number, bytes);
            return;
        }
        let (real, imaginary) = bytes.split_at(number.size.min(bytes.len()));
        self.text("(");
        self.dense_number(number, real);
        self.text(",");
        self.dense_number(number, imaginary);
        self.text(")");
    }

    fn dense_number(&mut self, number: Number, bytes: &[u8]) {
        let width = match self.context().type_kind(number.ty) {
            TypeKind::Integer { width, .. } => *width,
            _ => 64,
        };
        match number.float {
            Some(kind) => {
                let mut wide = [0u8; 16];
                for (to, from) in wide.iter_mut().zip(bytes) {
                    *to = *from;
                }
                kind.write(u128::from_le_bytes(wide), &mut self.out);
            }
            // Whatever their sign.
            None if number.is_bit => {
                self.text(if bytes.first().is_some_and(|bit| bit & 1 == 1) {
                    "true"
                } else {
                    "false"
                });
            }
            None if bytes.len() <= 8 => {
                let value = little_endian(bytes);
                // The sign is in the highest bit that the type has.
                let unused = 64u32.saturating_sub(width).min(63);
                let value = (value << unused).cast_signed() >> unused;
                self.integer(&Integer::Small(value), number.ty);
            }
            None => {
                let words = bytes.chunks(8).map(little_endian).collect();
                self.integer(&Integer::wide(words, width), number.ty);
            }
        }
    }

    /// `array<i64: 1, 2>`
    pub(super) fn dense_array(&mut self, element: Type, values: &[i64]) {
        self.text("array<");
        self.type_(element);
        if !values.is_empty() {
            self.text(": ");
        }
        self.dense_array_elements(element, values);
        self.text(">");
    }

    /// The elements of a dense array with commas between them.
    pub(super) fn dense_array_elements(&mut self, element: Type, values: &[i64]) {
        let (float, width) = match self.context().type_kind(element) {
            TypeKind::Float(kind) => (Some(*kind), kind.width()),
            TypeKind::Integer { width, .. } => (None, *width),
            _ => (None, u64::BITS),
        };
        let is_i64 = element == self.context().i64_type();
        for (index, words) in values.chunks(number_words(width)).enumerate() {
            if self.is_done() {
                return;
            }
            self.separator(index);
            match (float, words) {
                (Some(kind), words) => {
                    let words = words.iter().rev().map(|word| u128::from(word.cast_unsigned()));
                    let bits = words.fold(0, |bits, word| bits << u64::BITS | word);
                    kind.write(bits & (u128::MAX >> (128 - kind.width())), &mut self.out);
                }
                (None, [value]) if is_i64 => write_number(*value, &mut self.out),
                (None, [value]) => self.integer(&Integer::Small(*value), element),
                (None, words) => {
                    let words = words.iter().map(|word| word.cast_unsigned()).collect();
                    self.integer(&Integer::wide(words, width), element);
                }
            }
        }
    }
}

/// Truth values of one byte each, eight a byte, the first one in the lowest bit.
fn packed(bytes: &[u8]) -> Vec<u8> {
    let byte = |bits: &[u8]| bits.iter().rev().fold(0, |byte, bit| byte << 1 | (bit & 1));
    bytes.chunks(8).map(byte).collect()
}

/// Whether all elements are equal, and one of them is kept.
pub(super) fn is_splat(data: &DenseData) -> bool {
    matches!(data, DenseData::Bytes { splat: true, .. } | DenseData::Strings { splat: true, .. })
}

fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte))
}
