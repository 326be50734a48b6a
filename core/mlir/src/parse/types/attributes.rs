//! Attributes.

use super::Types;
use crate::ir::integers::all_words;
use crate::ir::{
    Attribute, AttributeKind, DYNAMIC, Identifier, Integer, Shape, Type, TypeKind, number_words,
};
use crate::parse::tokens::labels::Part;
use crate::parse::tokens::roles::Expected;
use crate::parse::tokens::{Parse, Reported};
use crate::print::print_attribute;
use crate::syntax::TokenKind;
use abide_source::diagnostic::{Detail, Fix, Message, Wanted};
use abide_source::rule;
use abide_source::text::{Span, TextEdit};
use rustc_hash::FxHashSet;
use smallvec::{Array, SmallVec};

/// The maximum number of 64-bit words of an element of a dense array: a short text could request two megabytes for
/// each.
const MAX_ELEMENT_WORDS: usize = 16;

impl<'a> Types<'a> {
    /// Parses an attribute. `ty` is its type if the context determines it; otherwise a type may follow a colon.
    ///
    /// # Errors
    /// The attribute is missing or malformed.
    pub fn attribute(&mut self, ty: Option<Type>) -> Parse<Attribute> {
        match self.current() {
            TokenKind::Integer | TokenKind::Float | TokenKind::Minus => self.number_attribute(ty),
            TokenKind::String => self.string_attribute(ty),
            TokenKind::AtIdentifier => self.symbol_reference(),
            TokenKind::LeftBracket => self.nested(Self::array_attribute),
            TokenKind::LeftBrace => self.nested(Self::dictionary_attribute),
            TokenKind::HashIdentifier => self.named_attribute(ty),
            TokenKind::LeftParen | TokenKind::ExclamationIdentifier => self.type_attribute(),
            TokenKind::BareIdentifier => match self.current_text() {
                b"true" | b"false" => self.bool_attribute(ty),
                b"unit" => {
                    self.bump();
                    Ok(self.ir.context.unit())
                }
                b"affine_map" => self.affine_map_attribute(),
                b"affine_set" => self.integer_set_attribute(),
                b"dense" => self.dense_elements(ty),
                b"dense_resource" => self.dense_resource(ty),
                b"sparse" => self.sparse_elements(ty),
                b"array" if self.peek() == TokenKind::Less => self.dense_array(),
                b"strided" => self.strided_layout(),
                b"distinct" => self.nested(Self::distinct_attribute),
                b"loc" => self.location_attribute(),
                _ => match self.optional_type()? {
                    Some(ty) => Ok(self.ir.context.type_attribute(ty)),
                    None => Err(self.no_attribute()),
                },
            },
            _ => Err(self.no_attribute()),
        }
    }

    #[cold]
    fn no_attribute(&mut self) -> Reported {
        if self.current_text() == b"opaque" && self.peek() == TokenKind::Less {
            return self.opaque_elements();
        }
        self.note(Expected::Attribute);
        self.error_here(Detail::Expected(Wanted::ATTRIBUTE))
    }

    /// Reports `opaque<"", "0xDEADBEEF">`, which MLIR printed for constants that it left out.
    fn opaque_elements(&mut self) -> Reported {
        /// The contents that replace others.
        const ELIDED: &[u8] = b", \"0xDEADBEEF\">";
        let span = self.current_span();
        let rest = self.text.get(span.range().start..).unwrap_or_default();
        let line = rest.split(|byte| *byte == b'\n').next().unwrap_or_default();
        let elided = memchr::memmem::find(line, ELIDED).map(|at| at + ELIDED.len());
        let elided = elided.filter(|end| memchr::memchr(b'>', line) == Some(end - 1));
        let reported = self.error_here(
            rule!("'opaque<..>' does not exist since LLVM 15")
                .with_help("write the elements as 'dense<..>'"),
        );
        if let Some(end) = elided.and_then(|length| u32::try_from(length).ok()) {
            let today = "dense_resource<__elided__>";
            let edit = TextEdit::new(Span::new(span.start(), span.start() + end), today);
            self.fix_error(Fix::safe(format!("change it to '{today}'"), vec![edit]));
        }
        reported
    }

    /// A type where an attribute is expected.
    fn type_attribute(&mut self) -> Parse<Attribute> {
        let ty = self.ty()?;
        Ok(self.ir.context.type_attribute(ty))
    }

    /// `true`, `false`
    fn bool_attribute(&mut self, ty: Option<Type>) -> Parse<Attribute> {
        if ty.is_some_and(|ty| ty != self.ir.context.bool_type()) {
            return Err(self.error_here("expected non-boolean attribute"));
        }
        let value = self.current_text() == b"true";
        self.bump();
        Ok(self.ir.context.bool_attribute(value))
    }

    /// `"text"`, `"text" : type`
    fn string_attribute(&mut self, ty: Option<Type>) -> Parse<Attribute> {
        let value = self.string()?;
        let ty = match ty {
            None if self.eat(TokenKind::Colon) => Some(self.ty()?),
            // `none` is the type of strings without one.
            ty => ty.filter(|ty| *ty != self.ir.context.none_type()),
        };
        Ok(self.ir.context.attribute(AttributeKind::String { value, ty }))
    }

    /// `[a, b]`
    fn array_attribute(&mut self) -> Parse<Attribute> {
        self.bump();
        let mut elements: SmallVec<[Attribute; 8]> = SmallVec::new();
        self.list_until(TokenKind::RightBracket, |parser| {
            let element = parser.piece(Part::Element, |parser| parser.attribute(None))?;
            elements.push(element);
            Ok(())
        })?;
        Ok(self.ir.context.array(elements.as_slice()))
    }

    /// `{name = value, other}`
    fn dictionary_attribute(&mut self) -> Parse<Attribute> {
        let mut entries: SmallVec<[_; 4]> = SmallVec::new();
        self.attribute_dictionary_into(&mut entries)?;
        Ok(self.ir.context.dictionary(&mut entries.into_vec()))
    }

    /// Parses a dictionary in braces, if present.
    ///
    /// # Errors
    /// It is malformed.
    pub fn optional_attribute_dictionary<A: Array<Item = (Identifier, Attribute)>>(
        &mut self,
        entries: &mut SmallVec<A>,
    ) -> Parse {
        if self.at(TokenKind::LeftBrace) {
            return self.operation_dictionary(entries);
        }
        self.may_be(Part::Dictionary);
        Ok(())
    }

    /// Parses `attributes {..}`, if present.
    ///
    /// # Errors
    /// It is malformed.
    pub fn optional_attribute_dictionary_with_keyword<A: Array<Item = (Identifier, Attribute)>>(
        &mut self,
        entries: &mut SmallVec<A>,
    ) -> Parse {
        if self.eat_word("attributes") { self.operation_dictionary(entries) } else { Ok(()) }
    }

    /// Reads the attributes or properties of an operation, in braces.
    pub fn operation_dictionary<A: Array<Item = (Identifier, Attribute)>>(
        &mut self,
        entries: &mut SmallVec<A>,
    ) -> Parse {
        self.piece(Part::Dictionary, |parser| parser.attribute_dictionary_into(entries))
    }

    /// Reads a dictionary in braces.
    fn attribute_dictionary_into<A: Array<Item = (Identifier, Attribute)>>(
        &mut self,
        entries: &mut SmallVec<A>,
    ) -> Parse {
        let mut own = SmallVec::new();
        let read = self.dictionary_entries(&mut own);
        entries.extend(own);
        read
    }

    /// As [`Types::attribute_dictionary_into`]: once for all kinds of lists.
    #[inline(never)]
    fn dictionary_entries(
        &mut self,
        entries: &mut SmallVec<[(Identifier, Attribute); 4]>,
    ) -> Parse {
        self.expect(TokenKind::LeftBrace)?;
        let mut known = Keys::default();
        self.list_until(TokenKind::RightBrace, |parser| {
            let span = parser.current_span();
            let name = parser.piece(Part::Key, Self::attribute_name)?;
            if parser.ir.context.bytes(name).is_empty() {
                return Err(parser.error(
                    span,
                    Message::from("expected valid attribute name")
                        .with_help("write a word, or text in '\"'"),
                ));
            }
            if known.has(entries, name) {
                let text = parser.ir.context.text(name).into_owned();
                let message = rule!("duplicate key '{}' in dictionary attribute", text);
                let help = "give each attribute once";
                return Err(parser.error(span, Message::from(message).with_help(help)));
            }
            let value = if parser.eat(TokenKind::Equal) {
                parser.piece(Part::Value(span), |parser| parser.attribute(None))?
            } else {
                parser.ir.context.unit()
            };
            entries.push((name, value));
            Ok(())
        })
    }

    /// The name of an entry of a dictionary: a word or a string.
    pub fn attribute_name(&mut self) -> Parse<Identifier> {
        match self.current() {
            TokenKind::String => self.string(),
            // The widths of dimension lists do not matter to the lexer: `i32` and the like are words too.
            TokenKind::BareIdentifier => {
                let word = self.current_text();
                self.bump();
                Ok(self.ir.context.identifier(word))
            }
            _ => Err(self.error_here(
                Message::from("expected attribute name").with_help("write a word, or text in '\"'"),
            )),
        }
    }

    /// `#alias`, `#dialect.name<…>` or `#dialect<…>`
    fn named_attribute(&mut self, ty: Option<Type>) -> Parse<Attribute> {
        let name = self.current_text().get(1..).unwrap_or_default();
        if !name.contains(&b'.') && self.next_byte() != b'<' {
            let Some(alias) = self.attribute_aliases.get(name).copied() else {
                return Err(self.undefined_alias());
            };
            let value = self.use_alias(alias)?;
            self.bump();
            return Ok(value);
        }
        let start = self.position();
        let (dialect, body) = self.dialect_symbol()?;
        if self.ir.context.bytes(dialect) == b"builtin" {
            let span = self.span_from(start);
            return Err(self.error(
                span,
                Message::from("dialect 'builtin' provides no attribute parsing hook").with_help(
                    "write the attribute without 'builtin', such as 'dense<1> : tensor<4xi32>'",
                ),
            ));
        }
        if let Some(fault) =
            self.registry.check_body(self.text, self.span_from(start), &self.limits)
        {
            return Err(self.push(fault));
        }
        self.check_name(dialect, body, self.span_from(start), false)?;
        let colon = ty.is_none() && self.eat(TokenKind::Colon);
        let ty = if colon { Some(self.ty()?) } else { None };
        let described = if ty.is_none() { self.described_enum(dialect, body) } else { None };
        Ok(described.unwrap_or_else(|| {
            self.ir.context.attribute(AttributeKind::Dialect { dialect, body, ty })
        }))
    }

    /// `strided<[s, ?], offset: o>`
    fn strided_layout(&mut self) -> Parse<Attribute> {
        self.bump();
        self.expect(TokenKind::Less)?;
        self.expect(TokenKind::LeftBracket)?;
        let mut strides = Shape::new();
        self.list_until(TokenKind::RightBracket, |parser| {
            let stride = parser.integer_or_question()?;
            strides.push(stride);
            Ok(())
        })?;
        let mut offset = 0;
        if self.eat(TokenKind::Comma) {
            self.expect_word("offset")?;
            self.expect(TokenKind::Colon)?;
            offset = self.integer_or_question()?;
        }
        self.expect(TokenKind::Greater)?;
        Ok(self.ir.context.attribute(AttributeKind::StridedLayout { strides, offset }))
    }

    fn integer_or_question(&mut self) -> Parse<i64> {
        if self.eat(TokenKind::Question) { Ok(DYNAMIC) } else { self.integer() }
    }

    /// `distinct[0]<attribute>`
    fn distinct_attribute(&mut self) -> Parse<Attribute> {
        let start = self.position();
        self.bump();
        self.expect(TokenKind::LeftBracket)?;
        if !self.at(TokenKind::Integer) {
            return Err(self.error_here(
                Message::from("expected distinct ID").with_help("write 'distinct[0]<..>'"),
            ));
        }
        let id = self.integer()?;
        self.expect(TokenKind::RightBracket)?;
        self.expect(TokenKind::Less)?;
        let attribute = if self.at(TokenKind::Greater) {
            self.ir.context.unit()
        } else {
            self.attribute(None)?
        };
        self.expect(TokenKind::Greater)?;
        let (made, id) = (&mut self.distinct_made, id.unsigned_abs());
        let is_excerpt = self.ir.is_excerpt();
        let (number, before) = *self.distinct.entry(id).or_insert_with(|| {
            // Excerpts are not printed, so their numbers may be those of the text.
            if is_excerpt {
                return (id, attribute);
            }
            *made += 1;
            (*made - 1, attribute)
        });
        if before != attribute {
            self.ir.context.note_other_spelling();
            let before = print_attribute(&self.ir, before);
            let before = String::from_utf8_lossy(&before);
            let message =
                rule!("referenced attribute does not match previous definition: {}", before)
                    .with_help("write the same attribute, or another number");
            return Err(self.bad_attribute(start, message));
        }
        Ok(self.ir.context.attribute(AttributeKind::Distinct { number, attribute }))
    }

    /// `array<i64: 1, 2>`
    fn dense_array(&mut self) -> Parse<Attribute> {
        self.bump();
        self.expect(TokenKind::Less)?;
        let start = self.position();
        let element = self.ty()?;
        let width = match self.ir.context.type_kind(element) {
            TypeKind::Integer { width, .. } => *width,
            TypeKind::Float(kind) => kind.width(),
            // As LLVM 19 reads it.
            TypeKind::Index if self.recovers() => 64,
            _ => return Err(self.error_here(Wanted::Type("integer or float type".into()))),
        };
        if width != 1 && !width.is_multiple_of(8) {
            let span = self.span_from(start);
            return Err(self.error(
                span,
                Message::from("element type bitwidth must be a multiple of 8").with_help(
                    "use an element type such as 'i8', 'i32' or 'f32'; 'i1' is possible, too",
                ),
            ));
        }
        let values = if self.eat(TokenKind::Colon) {
            if self.at(TokenKind::Greater) {
                return Err(self.no_array_element(element));
            }
            self.dense_array_elements(element, TokenKind::Greater)?
        } else {
            self.expect(TokenKind::Greater)?;
            Box::default()
        };
        Ok(self.ir.context.attribute(AttributeKind::DenseArray { element, values }))
    }

    /// The elements of a dense array up to a closing token, which is taken.
    pub(in crate::parse) fn dense_array_elements(
        &mut self,
        element: Type,
        close: TokenKind,
    ) -> Parse<Box<[i64]>> {
        let mut values = Vec::new();
        self.list_until(close, |parser| parser.dense_array_element(element, &mut values))?;
        Ok(values.into())
    }

    fn dense_array_element(&mut self, element: Type, values: &mut Vec<i64>) -> Parse {
        if self.at_word("true") || self.at_word("false") {
            match self.ir.context.type_kind(element) {
                TypeKind::Integer { width: 1, .. } => {}
                TypeKind::Integer { .. } => {
                    return Err(self
                        .error_here(Wanted::Type("i1 type for 'true' or 'false' values".into())));
                }
                _ => {
                    return Err(self.error_here(
                        Message::from("expected floating point literal")
                            .with_help("write a number with a point, such as 1.0"),
                    ));
                }
            }
            values.push(-i64::from(self.at_word("true")));
            self.bump();
            return Ok(());
        }
        if matches!(self.ir.context.type_kind(element), TypeKind::Integer { width: 1, .. }) {
            return Err(self.no_array_element(element));
        }
        let attribute = self.number_attribute(Some(element))?;
        match self.ir.context.attribute_kind(attribute) {
            AttributeKind::Integer { value: Integer::Small(value), .. } => values.push(*value),
            AttributeKind::Integer { value: Integer::Wide(words), ty }
                if number_words(self.width(*ty)) <= MAX_ELEMENT_WORDS =>
            {
                let words = all_words(words, self.width(*ty));
                values.extend(words.into_iter().map(u64::cast_signed));
            }
            AttributeKind::Float { bits, ty } => {
                let words = match self.ir.context.type_kind(*ty) {
                    TypeKind::Float(kind) => number_words(kind.width()),
                    _ => 1,
                };
                values.extend(low_words(*bits).into_iter().take(words));
            }
            _ => {
                let message =
                    rule!("elements of a dense array have at most {} bits", 64 * MAX_ELEMENT_WORDS)
                        .with_help("use a narrower element type");
                return Err(self.error_here(message));
            }
        }
        Ok(())
    }

    /// The width of an integer type in bits.
    fn width(&self, ty: Type) -> u32 {
        match self.ir.context.type_kind(ty) {
            TypeKind::Integer { width, .. } => *width,
            _ => u64::BITS,
        }
    }

    /// Reports a missing element.
    fn no_array_element(&mut self, element: Type) -> Reported {
        let what = match self.ir.context.type_kind(element) {
            TypeKind::Integer { width: 1, .. } if !self.at(TokenKind::Greater) => {
                "'true' or 'false' values for i1 type"
            }
            TypeKind::Integer { .. } => "integer literal",
            _ => "floating point literal",
        };
        self.expected(what)
    }
}

/// The words of a number, the lowest first.
#[expect(clippy::cast_possible_truncation, reason = "a word is a part of the number")]
fn low_words(bits: u128) -> [i64; 2] {
    [(bits as u64).cast_signed(), ((bits >> u64::BITS) as u64).cast_signed()]
}

/// The keys of a long dictionary.
#[derive(Default)]
struct Keys(FxHashSet<Identifier>);

impl Keys {
    /// Whether one of the entries has a key. Few are looked through; the keys of many are kept.
    fn has(&mut self, entries: &[(Identifier, Attribute)], key: Identifier) -> bool {
        const MAX_SCANNED_ENTRIES: usize = 16;
        if entries.len() <= MAX_SCANNED_ENTRIES {
            return entries.iter().any(|entry| entry.0 == key);
        }
        self.0.extend(entries.iter().skip(self.0.len()).map(|entry| entry.0));
        self.0.contains(&key)
    }
}
