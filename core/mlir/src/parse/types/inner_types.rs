//! The types within dialects' types, which make a type comparable by its parts and not by its text.

use super::Types;
use crate::ir::{Identifier, Ir, Type, TypeKind};
use crate::registry::parameters_start;
use crate::syntax::lexer::{BodyToken, BodyTokens};
use crate::syntax::{TokenKind, is_builtin_type_name, without_blanks};
use std::ops::Range;

/// The maximum depth to which types within types are inspected: each level reads the text of those within it again.
const MAX_TYPE_DEPTH: u32 = 8;

impl Types<'_> {
    /// The type of a dialect with this body: the first one with the same parameters, however they are spelled.
    pub(in crate::parse) fn dialect_type(&mut self, dialect: Identifier, body: Identifier) -> Type {
        let ty = self.ir.context.ty(TypeKind::Dialect { dialect, body });
        if let Some(first) = self.first_types.get(&ty) {
            return *first;
        }
        self.find_inner_types(ty);
        let Some(inner) = self.ir.context.inner_types(ty) else { return ty };
        let first = match inner {
            [] => ty,
            inner => {
                let key = key(dialect, self.ir.context.bytes(body), inner);
                *self.types_by_parameters.entry(key).or_insert(ty)
            }
        };
        self.first_types.insert(ty, first);
        first
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
        let context = &self.ir.context;
        let TypeKind::Dialect { dialect, body } = *context.type_kind(ty) else { return };
        let bytes = context.bytes(body);
        if memchr::memchr(b'<', bytes).is_none()
            || context.inner_types(ty).is_some()
            || self.type_depth >= MAX_TYPE_DEPTH
        {
            return;
        }
        let Ok(text) = String::from_utf8(bytes.to_vec()) else { return };
        let dialect = context.text(dialect).into_owned();
        let mut tokens = BodyTokens::from(text.as_bytes(), parameters_start(&text));
        let inner = self.in_text(text.as_bytes(), |parser| {
            let (mut inner, mut is_value) = (Vec::new(), false);
            while let Some((kind, range)) = tokens.next() {
                let BodyToken::Other(kind) = kind else { continue };
                let word = text.get(range.clone()).unwrap_or_default();
                let is_keyword = is_value && word == "none";
                is_value = kind == TokenKind::Equal;
                if is_keyword {
                    continue;
                }
                if let Some(ty) = parser.inner_type(kind, word, range.start, &dialect) {
                    let end = parser.previous_end();
                    inner.push((range.start..end, ty));
                    tokens.jump(end);
                }
            }
            inner
        });
        self.ir.context.keep_inner_types(ty, inner.into());
    }

    /// The type that begins with a word at an offset, in the body of a type of a dialect.
    fn inner_type(
        &mut self,
        kind: TokenKind,
        word: &str,
        start: usize,
        dialect: &str,
    ) -> Option<Type> {
        let is_nested = || self.registry.is_nested_type(dialect.as_bytes(), word.as_bytes());
        match kind {
            TokenKind::ExclamationIdentifier => {}
            TokenKind::BareIdentifier if is_nested() => {
                self.jump(start);
                self.bump();
                let (dialect, body) = match self.at(TokenKind::Less) {
                    true => self.parameters_of(&format!("{dialect}.{word}"), true).ok()?,
                    false => {
                        let context = &mut self.ir.context;
                        (context.identifier(dialect), context.identifier(word))
                    }
                };
                return Some(self.dialect_type(dialect, body));
            }
            TokenKind::BareIdentifier if is_builtin_type_name(word.as_bytes()) => {}
            _ => return None,
        }
        self.jump(start);
        self.ty().ok()
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
        let own = (&mut self.bodies, &mut self.first_types, &mut self.types_by_parameters);
        std::mem::swap(&mut inner.bodies, own.0);
        std::mem::swap(&mut inner.first_types, own.1);
        std::mem::swap(&mut inner.types_by_parameters, own.2);
        let result = read(&mut inner);
        self.bodies = inner.bodies;
        self.first_types = inner.first_types;
        self.types_by_parameters = inner.types_by_parameters;
        self.ir = inner.ir;
        result
    }
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
