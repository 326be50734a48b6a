//! Attributes other than dense literals.

use super::Printer;
use super::dense::is_splat;
use super::escape::{write_escaped, write_keyword_or_string, write_number, write_string};
use crate::ir::integers::{all_words, wrapped};
use crate::ir::{
    Attribute, AttributeKind, Context, Identifier, Integer, SourcePart, Type, TypeKind,
};
use abide_source::types::Signedness;
use std::ops::Range;

/// Numbers of more words of 64 bits are written in hexadecimal: decimal digits take quadratic time.
const DECIMAL_WORDS: usize = 128;

/// The maximum length of an attribute's text with all repetitions of nested attributes.
pub(crate) const MAX_EXPANDED_BYTES: usize = 1 << 20;

/// When the type after an attribute is omitted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TypeElision {
    /// It is written wherever there is one.
    Never,
    /// `i64` and `f64`, which a reader takes if nothing is written, are left out: as in arrays.
    Common,
    /// It is left out: the context determines it.
    Always,
}

impl<'ir> Printer<'ir> {
    /// An attribute with its type, or its alias.
    pub fn attribute(&mut self, attribute: Attribute) {
        self.attribute_eliding(attribute, TypeElision::Never);
    }

    /// An attribute whose type the context determines.
    pub fn attribute_without_type(&mut self, attribute: Attribute) {
        self.attribute_eliding(attribute, TypeElision::Always);
    }

    /// An attribute or its alias, with or without its type. Follows the depth of the attribute,
    /// which the readers bound.
    pub fn attribute_eliding(&mut self, attribute: Attribute, elision: TypeElision) {
        let kind = self.context().attribute_kind(attribute);
        if !self.alias_of_attribute(attribute, kind) {
            self.attribute_in_full(attribute, kind, elision);
        }
    }

    pub(super) fn attribute_in_full(
        &mut self,
        attribute: Attribute,
        kind: &'ir AttributeKind,
        elision: TypeElision,
    ) {
        if self.elides_rest() {
            return;
        }
        match kind {
            AttributeKind::Unit => self.text("unit"),
            AttributeKind::Integer { value, ty } => self.integer_attribute(value, *ty, elision),
            AttributeKind::Float { bits, ty } => self.float_attribute(*bits, *ty, elision),
            AttributeKind::String { value, ty } => {
                self.string(*value);
                if let (Some(ty), true) = (ty, elision != TypeElision::Always) {
                    self.trailing_type(*ty);
                }
            }
            AttributeKind::Array(elements) => {
                self.text("[");
                for (index, element) in elements.iter().enumerate() {
                    if self.is_done() {
                        break;
                    }
                    self.separator(index);
                    self.attribute_eliding(*element, TypeElision::Common);
                }
                self.text("]");
            }
            AttributeKind::Dictionary(entries) => self.dictionary(entries.iter().copied()),
            AttributeKind::Type(ty) => self.type_(*ty),
            AttributeKind::SymbolReference { root, nested } => {
                self.symbol_name(*root);
                for name in nested {
                    self.text("::");
                    self.symbol_name(*name);
                }
            }
            AttributeKind::AffineMap(map) => {
                self.text("affine_map<");
                self.affine_map(map);
                self.text(">");
            }
            AttributeKind::IntegerSet(set) => {
                self.text("affine_set<");
                self.integer_set(set);
                self.text(">");
            }
            AttributeKind::DenseArray { element, values } => self.dense_array(*element, values),
            AttributeKind::Location(text) => {
                self.text("loc(");
                match self.location_of(attribute) {
                    Some(location) => self.location_in_full(location),
                    None => {
                        self.kept_text(*text);
                        self.identifier(*text);
                    }
                }
                self.text(")");
            }
            AttributeKind::Distinct { attribute: inner, .. } => self.distinct(attribute, *inner),
            AttributeKind::Dialect { dialect, body, ty } => {
                self.dialect_entity("#", *dialect, *body);
                if let Some(ty) = ty {
                    self.trailing_type(*ty);
                }
            }
            AttributeKind::StridedLayout { strides, offset } => self.strided(strides, *offset),
            elements => self.elements_attribute(elements, elision),
        }
    }

    /// Whether a literal is elided to a name, because it has too many elements.
    fn elides(&self, ty: Type, is_splat: bool) -> bool {
        let shape = self.context().type_kind(ty).shape().map_or(&[][..], |shape| shape);
        let count = || shape.iter().try_fold(1, |count: i64, size| count.checked_mul(*size));
        let is_longer = |limit| {
            count().is_none_or(|count| usize::try_from(count).is_ok_and(|count| count > limit))
        };
        !is_splat && self.options.literals.elided_above.is_some_and(is_longer)
    }

    fn elements_attribute(&mut self, kind: &'ir AttributeKind, elision: TypeElision) {
        let ty = match kind {
            AttributeKind::DenseElements { ty, data } if self.elides(*ty, is_splat(data)) => {
                self.text("dense_resource<__elided__");
                ty
            }
            AttributeKind::SparseElements { ty, .. } if self.elides(*ty, false) => {
                self.text("dense_resource<__elided__");
                ty
            }
            AttributeKind::DenseElements { ty, data } => {
                self.text("dense<");
                self.dense_data(*ty, data, true);
                ty
            }
            AttributeKind::DenseResource { handle, ty } => {
                self.text("dense_resource<");
                let handle = self.context().bytes(*handle);
                write_keyword_or_string(handle, &mut self.out);
                ty
            }
            AttributeKind::SparseElements { indices, values, ty } => {
                self.text("sparse<");
                self.sparse(*indices, *values);
                ty
            }
            _ => return,
        };
        self.text(">");
        if elision != TypeElision::Always {
            self.trailing_type(*ty);
        }
    }

    fn strided(&mut self, strides: &[i64], offset: i64) {
        self.text("strided<[");
        for (index, stride) in strides.iter().enumerate() {
            self.separator(index);
            self.size(*stride);
        }
        self.text("]");
        if offset != 0 {
            self.text(", offset: ");
            self.size(offset);
        }
        self.text(">");
    }

    fn distinct(&mut self, attribute: Attribute, inner: Attribute) {
        self.text("distinct[");
        self.distinct_number(attribute);
        self.text("]<");
        if inner != self.context().unit() {
            self.attribute(inner);
        }
        self.text(">");
    }

    /// ` : i32`, but nothing for `none`.
    fn trailing_type(&mut self, ty: Type) {
        if *self.context().type_kind(ty) != TypeKind::None {
            self.text(" : ");
            self.type_(ty);
        }
    }

    fn integer_attribute(&mut self, value: &Integer, ty: Type, elision: TypeElision) {
        self.integer(value, ty);
        let context = self.context();
        let elided = match elision {
            TypeElision::Never => false,
            TypeElision::Common => ty == context.i64_type(),
            TypeElision::Always => true,
        };
        if !elided && ty != context.bool_type() {
            self.trailing_type(ty);
        }
    }

    /// An integer of a type, without the type.
    pub(super) fn integer(&mut self, value: &Integer, ty: Type) {
        let (width, signedness) = match self.context().type_kind(ty) {
            TypeKind::Integer { width, signedness } => (*width, *signedness),
            _ => (64, Signedness::Signless),
        };
        match value {
            Integer::Small(value) if width == 1 && signedness == Signedness::Signless => {
                self.text(if value & 1 == 1 { "true" } else { "false" });
            }
            Integer::Small(value) if signedness == Signedness::Unsigned => {
                let mask = if width < 64 { (1 << width) - 1 } else { u64::MAX };
                write_number(value.cast_unsigned() & mask, &mut self.out);
            }
            Integer::Small(value) => write_number(*value, &mut self.out),
            Integer::Wide(words) => {
                write_wide(words, width, signedness == Signedness::Unsigned, &mut self.out);
            }
        }
    }

    fn float_attribute(&mut self, bits: u128, ty: Type, elision: TypeElision) {
        let TypeKind::Float(kind) = self.context().type_kind(ty) else { return };
        let start = self.out.len();
        kind.write(bits, &mut self.out);
        let elided = match elision {
            TypeElision::Never => false,
            TypeElision::Common => {
                // Bits in hexadecimal would be read as an integer.
                let hexadecimal = self.out.get(start..).is_some_and(|text| text.starts_with(b"0x"));
                *kind == crate::ir::FloatKind::F64 && !hexadecimal
            }
            TypeElision::Always => true,
        };
        if !elided {
            self.trailing_type(ty);
        }
    }

    /// `{name = value, flag}`
    pub fn dictionary(&mut self, entries: impl IntoIterator<Item = (Identifier, Attribute)>) {
        self.text("{");
        for (index, (name, value)) in entries.into_iter().enumerate() {
            if self.is_done() {
                break;
            }
            self.separator(index);
            let name = self.context().bytes(name);
            write_keyword_or_string(name, &mut self.out);
            if value != self.context().unit() {
                self.text(" = ");
                self.attribute(value);
            }
        }
        self.text("}");
    }

    /// `@name`, with quotes where the name needs them.
    pub fn symbol_name(&mut self, name: Identifier) {
        let name = self.context().bytes(name);
        if name.is_empty() {
            self.text("@<<INVALID EMPTY SYMBOL>>");
            return;
        }
        self.text("@");
        write_keyword_or_string(name, &mut self.out);
    }

    /// A name without quotes if it is an identifier, else as a string.
    pub fn keyword_or_string(&mut self, text: Identifier) {
        let text = self.context().bytes(text);
        write_keyword_or_string(text, &mut self.out);
    }

    /// A string with its quotes and escapes.
    pub fn string(&mut self, text: Identifier) {
        let text = self.context().bytes(text);
        write_string(text, &mut self.out);
    }

    /// Prints the text of a string attribute as between quotes.
    pub fn escaped(&mut self, text: &[u8]) {
        write_escaped(text, &mut self.out);
    }

    /// Prints the stored bytes.
    pub fn identifier(&mut self, identifier: Identifier) {
        let text = self.context().bytes(identifier);
        self.out.extend_from_slice(text);
    }

    /// `!dialect.body` or `#dialect.body`; `#dialect<body>` where the body has its own brackets.
    pub(super) fn dialect_entity(&mut self, sigil: &str, dialect: Identifier, body: Identifier) {
        self.text(sigil);
        self.identifier(dialect);
        if !self.context().bytes(body).starts_with(b"<") {
            self.text(".");
        }
        let text = self.context().bytes(body);
        if self.is_too_long(dialect, body) {
            let end = memchr::memchr(b'<', text).unwrap_or(text.len());
            self.out.extend_from_slice(text.get(..end).unwrap_or_default());
            self.text("<...>");
            return;
        }
        self.body(body, 0..text.len());
    }

    /// Prints a piece of the body of a dialect's attribute or type, with the aliases of its parts.
    pub(super) fn body(&mut self, body: Identifier, piece: Range<usize>) {
        let text = self.context().bytes(body);
        let parts = self.ir.written.parts(body);
        self.kept_text(body);
        let mut done = piece.start;
        for (range, part) in parts {
            if range.start < done || range.end > piece.end {
                continue;
            }
            self.out.extend_from_slice(text.get(done..range.start).unwrap_or_default());
            match part {
                SourcePart::Attribute(attribute) => {
                    let before = text.get(..range.start).unwrap_or_default();
                    self.attribute_after(before, *attribute);
                }
                SourcePart::Type(ty) => self.type_(*ty),
            }
            done = range.end;
        }
        self.out.extend_from_slice(text.get(done..piece.end).unwrap_or_default());
    }
}

impl Printer<'_> {
    /// An attribute within another one: without its name where `before` ends with `parameter = ` and the parameter is
    /// always of that kind, as `printStrippedAttrOrType` leaves it out; with it, or by its alias, elsewhere.
    fn attribute_after(&mut self, before: &[u8], attribute: Attribute) {
        let kind = self.context().attribute_kind(attribute);
        if self.alias_of_attribute(attribute, kind) {
            return;
        }
        if let AttributeKind::Dialect { dialect, body, .. } = kind
            && let Some(mnemonic) = self.mnemonic_of_parameter(before, *dialect)
        {
            let text = self.context().bytes(*body);
            let rest = text.strip_prefix(mnemonic.as_bytes());
            if rest.is_some_and(|rest| rest.starts_with(b"<")) {
                self.body(*body, mnemonic.len()..text.len());
                return;
            }
        }
        self.attribute_in_full(attribute, kind, TypeElision::Never);
    }

    /// The kind of attributes that a parameter always is whose `parameter = ` the text ends with.
    fn mnemonic_of_parameter(&self, before: &[u8], dialect: Identifier) -> Option<&'static str> {
        let before = before.strip_suffix(b" = ")?;
        let within = self.registry?.attributes_within(self.context().bytes(dialect));
        let is_before = |name: &str| {
            let rest = before.strip_suffix(name.as_bytes());
            rest.is_some_and(|rest| rest.ends_with(b"<") || rest.ends_with(b" "))
        };
        within.iter().find(|(name, _)| is_before(name)).map(|(_, mnemonic)| *mnemonic)
    }

    /// Whether an attribute without an alias is too long to be printed.
    fn is_too_long(&self, dialect: Identifier, body: Identifier) -> bool {
        if self.ir.written.extent(body).1 <= MAX_EXPANDED_BYTES {
            return false;
        }
        let names = self.alias_names.filter(|_| self.uses_aliases());
        names.is_none_or(|names| names.attribute(self.context(), dialect, body).is_none())
    }
}

/// A number of more than 64 bits in decimal.
fn write_wide(words: &[u64], width: u32, unsigned: bool, out: &mut Vec<u8>) {
    let is_high = words.last().is_some_and(|word| word.cast_signed() < 0);
    let negative = is_high && !unsigned;
    let mut words = if is_high && unsigned { all_words(words, width) } else { words.to_vec() };
    if negative {
        out.push(b'-');
        let mut carry = true;
        for word in &mut words {
            let (sum, overflow) = (!*word).overflowing_add(u64::from(carry));
            (*word, carry) = (sum, overflow);
        }
    }
    while words.last() == Some(&0) {
        words.pop();
    }
    if words.len() > DECIMAL_WORDS {
        out.extend_from_slice(b"0x");
        for word in words.iter().rev() {
            out.extend_from_slice(format!("{word:016X}").as_bytes());
        }
        return;
    }
    write_magnitude(words, out);
}

fn write_magnitude(mut words: Vec<u64>, out: &mut Vec<u8>) {
    const CHUNK: u128 = 10_000_000_000_000_000_000;
    let mut chunks = Vec::new();
    while !words.is_empty() {
        let mut rest = 0u128;
        for word in words.iter_mut().rev() {
            let part = rest << 64 | u128::from(*word);
            *word = (part / CHUNK) as u64;
            rest = part % CHUNK;
        }
        chunks.push(rest as u64);
        while words.last() == Some(&0) {
            words.pop();
        }
    }
    let mut chunks = chunks.iter().rev();
    write_number(chunks.next().copied().unwrap_or(0), out);
    for chunk in chunks {
        out.extend_from_slice(format!("{chunk:019}").as_bytes());
    }
}

/// Returns an integer attribute in decimal as a signed number, also if its type is unsigned. `None` for other attributes.
#[must_use]
pub fn signed_integer(context: &Context, attribute: Attribute) -> Option<String> {
    let AttributeKind::Integer { value, ty } = context.attribute_kind(attribute) else {
        return None;
    };
    let width = match context.type_kind(*ty) {
        TypeKind::Integer { width, .. } => *width,
        _ => u64::BITS,
    };
    let mut out = Vec::new();
    match value {
        Integer::Small(value) => write_number(wrapped(i128::from(*value), width), &mut out),
        Integer::Wide(words) => write_wide(words, width, false, &mut out),
    }
    String::from_utf8(out).ok()
}
