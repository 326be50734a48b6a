//! The types within dialects' types, which make a type comparable by its parts and not by its text.

use super::Types;
use super::builtin::scalar_type;
use crate::ir::{Identifier, Ir, Type, TypeKind};
use crate::registry::parameters_start;
use crate::syntax::lexer::{BodyToken, BodyTokens};
use crate::syntax::{TokenKind, is_shaped_type_name, without_blanks};
use std::ops::Range;

/// The maximum depth to which types within types are inspected: each level reads the text of those within it again.
const MAX_TYPE_DEPTH: u32 = 8;

impl Types<'_> {
    /// The type of a dialect with this body: the first one with the same parameters, however they are spelled.
    pub(in crate::parse) fn dialect_type(&mut self, dialect: Identifier, body: Identifier) -> Type {
        let ty = self.ir.context.ty(TypeKind::Dialect { dialect, body });
        if memchr::memchr(b'<', self.ir.context.bytes(body)).is_none() {
            return ty;
        }
        if let Some(first) = self.ir.context.first_type(ty) {
            return first;
        }
        self.find_inner_types(ty);
        let Some(inner) = self.ir.context.inner_types(ty) else { return ty };
        let key = match inner {
            [] => Box::default(),
            inner => key(dialect, self.ir.context.bytes(body), inner),
        };
        self.ir.context.keep_first_type(ty, key)
    }

    /// Records the types within all types of the context.
    pub(in crate::parse) fn find_all_inner_types(&mut self) {
        let all: Vec<Type> = self.ir.context.types_from(0).collect();
        for ty in all {
            self.find_inner_types(ty);
        }
    }

    /// Records the types within a type of a dialect.
    fn find_inner_types(&mut self, ty: Type) {
        let TypeKind::Dialect { dialect, body } = *self.ir.context.type_kind(ty) else { return };
        let bytes = self.ir.context.bytes(body);
        if memchr::memchr(b'<', bytes).is_none()
            || self.are_inner_types_current(ty, body)
            || self.type_depth >= MAX_TYPE_DEPTH
        {
            return;
        }
        let Ok(text) = String::from_utf8(self.ir.context.bytes(body).to_vec()) else { return };
        let tokens = BodyTokens::from(text.as_bytes(), parameters_start(&text));
        let is_parsed = |(kind, range): (BodyToken, Range<usize>)| match kind {
            BodyToken::Other(TokenKind::ExclamationIdentifier) => true,
            BodyToken::Other(TokenKind::BareIdentifier) => {
                is_shaped_type_name(text.as_bytes().get(range).unwrap_or_default())
            }
            _ => false,
        };
        let mut ahead = tokens;
        let inner = if ahead.any(is_parsed) {
            self.in_text(text.as_bytes(), |parser| parser.inner_types(dialect, &text, tokens))
        } else {
            self.type_depth += 1;
            let inner = self.inner_types(dialect, &text, tokens);
            self.type_depth -= 1;
            inner
        };
        self.ir.context.keep_inner_types(ty, inner.into());
    }

    /// Whether the types within a type are recorded with their first spellings in this excerpt. They may have been
    /// recorded for another excerpt, in which another spelling came first.
    fn are_inner_types_current(&mut self, ty: Type, body: Identifier) -> bool {
        let context = &self.ir.context;
        let Some(inner) = context.inner_types(ty) else { return false };
        let (bytes, mut own) = (context.bytes(body), Vec::new());
        for (range, ty) in inner {
            let text = bytes.get(range.clone()).unwrap_or_default();
            match *context.type_kind(*ty) {
                TypeKind::Dialect { dialect, body } if text.ends_with(context.bytes(body)) => {
                    own.push((*ty, dialect, body));
                }
                TypeKind::Dialect { .. } => return false,
                _ if text.contains(&b'!') => return false,
                _ => {}
            }
        }
        own.into_iter().all(|(ty, dialect, body)| self.dialect_type(dialect, body) == ty)
    }

    /// The types in the body of a type of a dialect. Named and shaped types are only found by the parser of this text.
    fn inner_types(
        &mut self,
        dialect: Identifier,
        text: &str,
        mut tokens: BodyTokens<'_>,
    ) -> Vec<(Range<usize>, Type)> {
        let names = self.registry.nested_types(self.ir.context.bytes(dialect));
        let (mut inner, mut is_value) = (Vec::new(), false);
        while let Some((kind, Range { start, end })) = tokens.next() {
            let BodyToken::Other(kind) = kind else { continue };
            let word = text.get(start..end).unwrap_or_default();
            // `none` after `=` is a keyword.
            let is_keyword = is_value && word == "none";
            is_value = kind == TokenKind::Equal;
            let found = match kind {
                TokenKind::ExclamationIdentifier => self.type_at(start),
                TokenKind::BareIdentifier if is_keyword => None,
                TokenKind::BareIdentifier if names.contains(&word) => {
                    // Bytecode may have bodies whose brackets do not match.
                    let Some(end) = end_of_brackets(text, end) else { break };
                    let body = text.get(start..end).unwrap_or_default();
                    let body = self.intern_first_spelling(body.as_bytes());
                    Some((self.dialect_type(dialect, body), end))
                }
                TokenKind::BareIdentifier if is_shaped_type_name(word.as_bytes()) => {
                    self.type_at(start)
                }
                TokenKind::BareIdentifier => {
                    let kind = scalar_type(word.as_bytes());
                    kind.map(|kind| (self.ir.context.ty(kind), end))
                }
                _ => None,
            };
            if let Some((ty, end)) = found {
                inner.push((start..end, ty));
                tokens.jump(end);
            }
        }
        inner
    }

    /// Parses the type at an offset, and returns its end.
    fn type_at(&mut self, start: usize) -> Option<(Type, usize)> {
        self.jump(start);
        let ty = self.ty().ok()?;
        Some((ty, self.previous_end()))
    }

    /// Parses another text with this context.
    pub(in crate::parse) fn in_text<T>(
        &mut self,
        text: &[u8],
        read: impl FnOnce(&mut Types<'_>) -> T,
    ) -> T {
        let ir = std::mem::replace(&mut self.ir, Ir::new(0));
        let mut inner = Types::over(text, self.registry, &self.limits, ir);
        inner.nesting = self.nesting;
        inner.body_depth = self.body_depth;
        inner.type_depth = self.type_depth + 1;
        let result = read(&mut inner);
        self.ir = inner.ir;
        result
    }
}

/// The end of the brackets after a name that ends at an offset, or that offset without brackets; `None` if they are not
/// closed.
fn end_of_brackets(text: &str, name: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (kind, range) in BodyTokens::from(text.as_bytes(), name) {
        let BodyToken::Other(kind) = kind else { continue };
        match kind {
            kind if kind.opens_bracket() && (depth > 0 || kind == TokenKind::Less) => depth += 1,
            kind if kind.closes_bracket() && depth > 1 => depth -= 1,
            kind if kind.closes_bracket() && depth == 1 => return Some(range.end),
            _ if depth == 0 => return Some(name),
            _ => {}
        }
    }
    (depth == 0).then_some(name)
}

/// The dialect, the name and the parameters of a type, with the ids of the types among them.
fn key(dialect: Identifier, body: &[u8], inner: &[(Range<usize>, Type)]) -> Box<[u8]> {
    let mut key = dialect.index().to_ne_bytes().to_vec();
    let mut done = 0;
    for (range, ty) in inner {
        key.extend_from_slice(&without_blanks(body.get(done..range.start).unwrap_or_default()));
        // No text has this byte.
        key.push(0xff);
        key.extend_from_slice(&ty.index().to_ne_bytes());
        done = range.end;
    }
    key.extend_from_slice(&without_blanks(body.get(done..).unwrap_or_default()));
    key.into()
}
