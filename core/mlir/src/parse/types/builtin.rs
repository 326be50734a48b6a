//! Types.

use super::Types;
use crate::ir::{Attribute, AttributeKind, DYNAMIC, FloatKind, Integer, Shape, Type, TypeKind};
use crate::parse::tokens::labels::Part;
use crate::parse::tokens::roles::Expected;
use crate::parse::tokens::{Parse, Reported};
use crate::syntax::{TokenKind, without_comments};
use abide_source::diagnostic::{Message, Wanted, codes};
use abide_source::rule;
use abide_source::types::Signedness;
use smallvec::{Array, SmallVec};

/// The widest integer type of MLIR, in bits.
pub(super) const MAX_INTEGER_WIDTH: u32 = (1 << 24) - 1;

/// The written sizes of a shaped type.
#[derive(Debug, Default)]
struct Sizes {
    shape: Shape,
    scalable: SmallVec<[bool; 4]>,
    unranked: bool,
}

impl<'a> Types<'a> {
    /// Parses a type.
    ///
    /// # Errors
    /// It is missing or malformed.
    pub fn ty(&mut self) -> Parse<Type> {
        if self.at(TokenKind::LeftParen) {
            return self.nested(|parser| parser.function_type());
        }
        self.optional_type()?.ok_or_else(|| self.no_type())
    }

    #[cold]
    fn no_type(&mut self) -> Reported {
        self.note(Expected::Type);
        self.expected(Wanted::Type("non-function type".into()))
    }

    /// Parses a type other than a function type, if present.
    ///
    /// # Errors
    /// It is malformed.
    pub fn optional_type(&mut self) -> Parse<Option<Type>> {
        match self.current() {
            TokenKind::BareIdentifier => match self.plain_type() {
                Some(known) => known.map(Some),
                None => self.builtin_type(),
            },
            TokenKind::ExclamationIdentifier => self.named_type().map(Some),
            _ => Ok(None),
        }
    }

    /// `(i32, f32) -> i32` or `() -> (i32, f32)`
    pub fn function_type(&mut self) -> Parse<Type> {
        let (mut inputs, mut results) = (SmallVec::new(), SmallVec::new());
        self.function_type_into(&mut inputs, &mut results)?;
        Ok(self.ir.context.ty(TypeKind::Function { inputs, results }))
    }

    /// Reads a function type.
    pub fn function_type_into<I: Array<Item = Type>, R: Array<Item = Type>>(
        &mut self,
        inputs: &mut SmallVec<I>,
        results: &mut SmallVec<R>,
    ) -> Parse {
        self.function_type_of(None, inputs, results)
    }

    /// Reads a function type whose inputs and results are these parts.
    pub fn function_type_of<I: Array<Item = Type>, R: Array<Item = Type>>(
        &mut self,
        parts: Option<[Part; 2]>,
        inputs: &mut SmallVec<I>,
        results: &mut SmallVec<R>,
    ) -> Parse {
        self.all_of_function(parts, &mut |ty| inputs.push(ty), &mut |ty| results.push(ty))
    }

    /// As [`Types::function_type_of`]: once for all kinds of lists.
    #[inline(never)]
    fn all_of_function(
        &mut self,
        parts: Option<[Part; 2]>,
        input: &mut dyn FnMut(Type),
        result: &mut dyn FnMut(Type),
    ) -> Parse {
        self.expect_as(TokenKind::LeftParen, Wanted::OperandTypes)?;
        self.list_until(TokenKind::RightParen, |parser| {
            input(parser.ty_of(parts.map(|parts| parts[0]))?);
            Ok(())
        })?;
        self.expect(TokenKind::Arrow)?;
        self.all_results(parts.map(|parts| parts[1]), result)
    }

    /// A type that is a part, if it is one.
    pub(in crate::parse) fn ty_of(&mut self, part: Option<Part>) -> Parse<Type> {
        match part {
            Some(part) => self.piece(part, Self::ty),
            None => self.ty(),
        }
    }

    /// A type, or several in parentheses, which are a part where they are one.
    pub(crate) fn result_types_of<R: Array<Item = Type>>(
        &mut self,
        part: Option<Part>,
        results: &mut SmallVec<R>,
    ) -> Parse {
        self.all_results(part, &mut |ty| results.push(ty))
    }

    /// As [`Types::result_types_of`]: once for all kinds of lists.
    #[inline(never)]
    fn all_results(&mut self, part: Option<Part>, result: &mut dyn FnMut(Type)) -> Parse {
        if self.eat(TokenKind::LeftParen) {
            return self.list_until(TokenKind::RightParen, |parser| {
                result(parser.ty_of(part)?);
                Ok(())
            });
        }
        if self.at(TokenKind::LeftParen) {
            return Err(self.no_type());
        }
        result(self.ty_of(part)?);
        Ok(())
    }

    /// The types of all results: one, or several in parentheses.
    pub fn result_types_into<R: Array<Item = Type>>(&mut self, results: &mut SmallVec<R>) -> Parse {
        self.result_types_of(Some(Part::AnyResultType), results)
    }

    /// Types between commas, at least one.
    ///
    /// # Errors
    /// If one is broken or missing.
    pub fn type_list(&mut self) -> Parse<Vec<Type>> {
        self.type_list_of(&[])
    }

    /// Parses types between commas, at least one. The types are these parts in order; the last part also covers later
    /// types.
    ///
    /// # Errors
    /// A type is malformed or missing.
    pub fn type_list_of(&mut self, parts: &[Part]) -> Parse<Vec<Type>> {
        let mut types = Vec::new();
        self.comma_separated(|parser| {
            let part = if parser.labels.is_some() {
                parts.get(types.len()).or(parts.last()).copied()
            } else {
                None
            };
            let ty = parser.ty_of(part)?;
            types.push(ty);
            Ok(())
        })?;
        Ok(types)
    }

    /// `: type`, where the type is a part.
    ///
    /// # Errors
    /// If it is missing or broken.
    pub fn colon_type(&mut self, part: Part) -> Parse<Type> {
        self.expect(TokenKind::Colon)?;
        self.piece(part, Self::ty)
    }

    /// A type that begins with a word, where the word is one.
    fn builtin_type(&mut self) -> Parse<Option<Type>> {
        let (start, reported) = (self.position(), self.diagnostics.len());
        let text = self.plain_type_text();
        let ty = self.new_builtin_type()?;
        // A wrong type may end earlier than its brackets.
        let is_whole = |text: &&[u8]| self.previous_end() == start + text.len();
        let text = text.filter(is_whole).filter(|_| self.diagnostics.len() == reported);
        if let Some((text, ty)) = text.zip(ty) {
            self.keep_plain_type(text, ty);
        }
        Ok(ty)
    }

    fn new_builtin_type(&mut self) -> Parse<Option<Type>> {
        let word = self.current_text();
        let shaped: Option<fn(&mut Self) -> Parse<Type>> = match word {
            b"tensor" => Some(Self::tensor_type),
            b"memref" => Some(Self::memref_type),
            b"vector" => Some(Self::vector_type),
            b"complex" => Some(Self::complex_type),
            b"tuple" => Some(Self::tuple_type),
            _ => None,
        };
        if let Some(read) = shaped {
            self.bump();
            return self.nested(read).map(Some);
        }
        let Some(kind) = scalar_type(word) else {
            if integer_digits(word).is_some() {
                let message = rule!("integer bitwidth is limited to {} bits", MAX_INTEGER_WIDTH)
                    .with_help("write a smaller width");
                return Err(self.error_here(message));
            }
            return Ok(None);
        };
        self.bump();
        Ok(Some(self.ir.context.ty(kind)))
    }

    /// The sizes up to the element type.
    fn sizes(&mut self) -> Parse<Sizes> {
        let mut sizes = Sizes::default();
        if !self.cursor.relex_dimensions() {
            return Ok(sizes);
        }
        let text = without_comments(self.current_text());
        if text.first() == Some(&b'*') {
            sizes.unranked = true;
            self.bump();
            return Ok(sizes);
        }
        for part in text.split(|byte| *byte == b'x') {
            let part = part.trim_ascii();
            let (scalable, digits) = match part {
                [] => continue,
                [b'[', digits @ .., b']'] => (true, digits.trim_ascii()),
                digits => (false, digits),
            };
            let size = if digits == b"?" {
                Some(DYNAMIC)
            } else {
                std::str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok())
            };
            let Some(size) = size else {
                return Err(self.error_here(
                    Message::from("invalid dimension")
                        .with_help("write a number, or '?' for a dynamic size"),
                ));
            };
            sizes.shape.push(size);
            sizes.scalable.push(scalable);
        }
        self.bump();
        Ok(sizes)
    }

    /// Parses an element type; the verifier checks it, except for the types that MLIR's parser itself refuses.
    fn element_type(&mut self, of: &str, allowed: fn(&TypeKind) -> bool) -> Parse<Type> {
        let start = self.position();
        let ty = match self.ty() {
            Ok(ty) => ty,
            Err(reported) => {
                self.note(Expected::ElementType);
                return Err(reported);
            }
        };
        if allowed(self.ir.context.type_kind(ty)) {
            return Ok(ty);
        }
        let span = self.span_from(start);
        let message = rule!("invalid {} element type: '{}'", of, self.type_text(ty));
        let help = "elements are scalars, such as 'i32', 'f32' and 'index'";
        Err(self.report(codes::mlir::TYPE_BODY, span, Message::from(message).with_help(help)))
    }

    fn no_scalable(&mut self, sizes: &Sizes) -> Parse {
        if sizes.scalable.contains(&true) {
            return Err(self.expected("a dimension that is not scalable"));
        }
        Ok(())
    }

    /// `<4x?xf32, encoding>`
    fn tensor_type(&mut self) -> Parse<Type> {
        let start = self.position();
        self.expect(TokenKind::Less)?;
        let sizes = self.sizes()?;
        self.no_scalable(&sizes)?;
        let element = self.element_type("tensor", is_tensor_element)?;
        let mut encoding = None;
        if self.eat(TokenKind::Comma) {
            if sizes.unranked {
                return Err(self.error_here(
                    Message::from("cannot apply encoding to unranked tensor")
                        .with_help("remove the encoding, or write sizes for '*'"),
                ));
            }
            // A word that MLIR itself uses for an attribute is not an encoding.
            if ["array", "distinct", "strided"].into_iter().any(|word| self.at_word(word)) {
                return Err(self.expected(Wanted::sign_of(">", " in tensor type")));
            }
            // MLIR reads an encoding if there is one.
            if !self.at(TokenKind::Greater) {
                encoding = Some(self.attribute(None)?);
            }
        }
        self.expect(TokenKind::Greater)?;
        let fault = encoding.and_then(|encoding| {
            self.registry.check_encoding(&self.ir.context, encoding, &sizes.shape, element)
        });
        if let Some(message) = fault {
            let span = self.span_from(start);
            return Err(self.error(span, message));
        }
        Ok(self.ir.context.ty(if sizes.unranked {
            TypeKind::UnrankedTensor(element)
        } else {
            TypeKind::Tensor { shape: sizes.shape, element, encoding }
        }))
    }

    /// `<4x[8]xf32>`
    fn vector_type(&mut self) -> Parse<Type> {
        self.expect(TokenKind::Less)?;
        let start = self.position();
        let Sizes { shape, scalable, unranked } = self.sizes()?;
        if unranked || shape.iter().any(|size| *size <= 0) {
            let span = self.span_from(start);
            let message = Message::from("vector types must have positive constant sizes");
            let help =
                "tensors and memrefs may have dynamic sizes; a scalable size is written '[4]'";
            let message = message.with_help(help);
            return Err(self.report(codes::mlir::TYPE_BODY, span, message));
        }
        let element = self.element_type("vector", is_vector_element)?;
        self.expect(TokenKind::Greater)?;
        Ok(self.ir.context.ty(TypeKind::Vector { shape, scalable, element }))
    }

    /// `<4x?xf32, layout, space>`
    fn memref_type(&mut self) -> Parse<Type> {
        let start = self.position();
        self.expect(TokenKind::Less)?;
        let sizes = self.sizes()?;
        self.no_scalable(&sizes)?;
        let element = self.element_type("memref", is_memref_element)?;
        let (mut layout, mut memory_space) = (None, None);
        while self.eat(TokenKind::Comma) {
            let start = self.position();
            let attribute = self.attribute(None)?;
            let kind = self.ir.context.attribute_kind(attribute);
            let is_layout = match kind {
                AttributeKind::AffineMap(_) | AttributeKind::StridedLayout { .. } => true,
                // A dialect attribute may be one (MLIR: `MemRefLayoutAttrInterface`): it is if another attribute follows
                // it. Of several layouts, the last one counts.
                AttributeKind::Dialect { .. } => !sizes.unranked && self.at(TokenKind::Comma),
                _ => false,
            };
            let span = self.span_from(start);
            if is_layout {
                if sizes.unranked {
                    return Err(self.error(
                        span,
                        Message::from("cannot have affine map for unranked memref type")
                            .with_help("remove the map, or write sizes for '*'"),
                    ));
                }
                if memory_space.is_some() {
                    return Err(self.error(
                        span,
                        Wanted::Type("memory space to be last in memref type".into()),
                    ));
                }
                layout = Some(attribute);
            } else {
                if memory_space.is_some() {
                    let message = Message::from("multiple memory spaces specified in memref type");
                    let help = "a memref has one memory space, such as 'memref<4xf32, 1>'";
                    return Err(self.error(span, message.with_help(help)));
                }
                memory_space = Some(attribute);
            }
        }
        self.expect(TokenKind::Greater)?;
        if let Some(layout) = layout {
            self.check_layout(layout, sizes.shape.len(), start)?;
        }
        if memory_space.is_some_and(|space| !is_memory_space(self.ir.context.attribute_kind(space)))
        {
            return Err(self.bad_attribute(start, "unsupported memory space Attribute"));
        }
        let memory_space = memory_space.filter(|space| {
            let kind = self.ir.context.attribute_kind(*space);
            !matches!(kind, AttributeKind::Integer { value: Integer::Small(0), .. })
        });
        let layout = layout.filter(|layout| match self.ir.context.attribute_kind(*layout) {
            AttributeKind::AffineMap(map) => !self.ir.context.is_identity_map(map),
            _ => true,
        });
        Ok(self.ir.context.ty(if sizes.unranked {
            TypeKind::UnrankedMemRef { element, memory_space }
        } else {
            TypeKind::MemRef { shape: sizes.shape, element, layout, memory_space }
        }))
    }

    /// A layout has a value for each dimension.
    fn check_layout(&mut self, layout: Attribute, rank: usize, start: usize) -> Parse {
        let rule = match self.ir.context.attribute_kind(layout) {
            AttributeKind::AffineMap(map) if map.dims as usize != rank => rule!(
                "memref layout mismatch between rank and affine map: {} != {}",
                rank,
                map.dims
            ),
            AttributeKind::StridedLayout { strides, .. } if strides.len() != rank => {
                rule!("expected the number of strides to match the rank")
            }
            _ => return Ok(()),
        };
        let span = self.span_from(start);
        let help = format!("the layout describes each dimension of the memref: {rank} here");
        Err(self.error(span, Message::from(rule.about_count()).with_help(help)))
    }

    /// `<f32>`
    fn complex_type(&mut self) -> Parse<Type> {
        self.expect(TokenKind::Less)?;
        let element = self.element_type("complex", |kind| {
            matches!(kind, TypeKind::Integer { .. } | TypeKind::Float(_))
        })?;
        self.expect(TokenKind::Greater)?;
        Ok(self.ir.context.ty(TypeKind::Complex(element)))
    }

    /// `<i32, f32>`
    fn tuple_type(&mut self) -> Parse<Type> {
        self.expect(TokenKind::Less)?;
        let mut elements = SmallVec::new();
        self.list_until(TokenKind::Greater, |parser| {
            let ty = parser.ty()?;
            elements.push(ty);
            Ok(())
        })?;
        Ok(self.ir.context.ty(TypeKind::Tuple(elements)))
    }

    /// `!alias`, `!dialect.name<…>` or `!dialect<…>`
    fn named_type(&mut self) -> Parse<Type> {
        let name = self.current_text().get(1..).unwrap_or_default();
        let span = self.current_span();
        if !name.contains(&b'.') && self.next_byte() != b'<' {
            let Some(alias) = self.type_aliases.get(name).copied() else {
                let message =
                    rule!("undefined symbol alias id '{}'", String::from_utf8_lossy(name));
                return Err(self.report(codes::mlir::UNDEFINED_ALIAS, span, message));
            };
            let ty = self.use_alias(alias)?;
            self.bump();
            return Ok(ty);
        }
        let start = self.position();
        let (dialect, body) = self.dialect_symbol()?;
        let span = self.span_from(start);
        if let Some(fault) = self.registry.check_body(self.text, span, &self.limits) {
            return Err(self.push(fault));
        }
        self.check_name(dialect, body, span, true)?;
        let needs_bracket = self.form_of(name, true).is_some_and(|form| form.needs_bracket());
        if span.len() as usize == name.len() + 1 && needs_bracket {
            return Err(self.expected(Wanted::sign("<")));
        }
        Ok(self.dialect_type(dialect, body))
    }
}

/// The signedness and the width of an integer type, in digits.
fn integer_digits(word: &[u8]) -> Option<(Signedness, &str)> {
    let (signedness, digits) = match word {
        [b'i', digits @ ..] => (Signedness::Signless, digits),
        [b's', b'i', digits @ ..] => (Signedness::Signed, digits),
        [b'u', b'i', digits @ ..] => (Signedness::Unsigned, digits),
        _ => return None,
    };
    let is_number = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
    Some((signedness, std::str::from_utf8(digits).ok().filter(|_| is_number)?))
}

/// The type that is one word: `i32`, `si8`, `f32`, `index`; `None` for other words and for integers that are too wide.
pub(super) fn scalar_type(word: &[u8]) -> Option<TypeKind> {
    if let Some((signedness, digits)) = integer_digits(word) {
        let width = digits.parse().ok().filter(|width| *width <= MAX_INTEGER_WIDTH)?;
        return Some(TypeKind::Integer { width, signedness });
    }
    let float = FloatKind::from_keyword(word).map(TypeKind::Float);
    float.or_else(|| TypeKind::of_word(word).cloned())
}

fn is_tensor_element(kind: &TypeKind) -> bool {
    !matches!(
        kind,
        TypeKind::Tensor { .. }
            | TypeKind::UnrankedTensor(_)
            | TypeKind::MemRef { .. }
            | TypeKind::UnrankedMemRef { .. }
            | TypeKind::Function { .. }
            | TypeKind::Tuple(_)
            | TypeKind::None
    )
}

fn is_vector_element(kind: &TypeKind) -> bool {
    matches!(
        kind,
        TypeKind::Integer { .. } | TypeKind::Float(_) | TypeKind::Index | TypeKind::Dialect { .. }
    )
}

/// Whether MLIR takes an attribute for a memory space: those of dialects, and few of its own.
fn is_memory_space(kind: &AttributeKind) -> bool {
    matches!(
        kind,
        AttributeKind::Dialect { .. }
            | AttributeKind::Integer { .. }
            | AttributeKind::String { .. }
            | AttributeKind::Dictionary(_)
    )
}

fn is_memref_element(kind: &TypeKind) -> bool {
    matches!(
        kind,
        TypeKind::Integer { .. }
            | TypeKind::Float(_)
            | TypeKind::Index
            | TypeKind::Complex(_)
            | TypeKind::Vector { .. }
            | TypeKind::MemRef { .. }
            | TypeKind::UnrankedMemRef { .. }
            | TypeKind::Dialect { .. }
    )
}
