//! Types whose parameters only C++ reads: one type may be written as several texts.

use super::Registry;
use crate::ir::{Context, Type, TypeKind};
use crate::syntax::TokenKind;
use crate::syntax::lexer::Lexer;

impl Registry {
    /// Whether two types with different texts may be the same type to the C++ that reads them: a text may name the dialect
    /// of an inner type, or leave out a default.
    pub(crate) fn may_be_same_type(&self, context: &Context, one: Type, other: Type) -> bool {
        let (TypeKind::Dialect { dialect, body }, TypeKind::Dialect { dialect: same, body: other }) =
            (context.type_kind(one), context.type_kind(other))
        else {
            return false;
        };
        let name = context.bytes(*dialect);
        let (one, other) = (context.bytes(*body), context.bytes(*other));
        if dialect != same || mnemonic(one) != mnemonic(other) {
            return false;
        }
        if !self.is_read_by_cpp(name, mnemonic(one)) {
            return false;
        }
        let (one, other) = (tokens(one, name), tokens(other, name));
        let (short, long) = if one.len() <= other.len() { (&one, &other) } else { (&other, &one) };
        let mut rest = long.iter();
        short == long
            || short.len() < long.len() && short.iter().all(|own| rest.any(|it| it == own))
    }

    /// Whether a project describes a type, but not how its parameters are written.
    fn is_read_by_cpp(&self, dialect: &[u8], mnemonic: &[u8]) -> bool {
        let described = std::str::from_utf8(dialect).ok().and_then(|it| self.dialects.dialect(it));
        let form = self.forms().ty(&[dialect, b".", mnemonic].concat());
        described.is_some_and(|it| it.place.is_some()) && form.is_none_or(|form| !form.is_known)
    }
}

fn mnemonic(body: &[u8]) -> &[u8] {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.');
    let end = body.iter().position(|byte| !is_word(byte)).unwrap_or(body.len());
    body.get(..end).unwrap_or_default()
}

/// The tokens of a body, without the name of its own dialect before those of inner types and attributes.
fn tokens<'t>(body: &'t [u8], dialect: &[u8]) -> Vec<&'t [u8]> {
    let mut lexer = Lexer::new(body);
    let mut tokens = Vec::new();
    loop {
        lexer.whitespace();
        let start = lexer.position();
        if lexer.next() == TokenKind::EndOfFile {
            return tokens;
        }
        let token = body.get(start..lexer.position()).unwrap_or_default();
        let named = token.strip_prefix(b"!").or_else(|| token.strip_prefix(b"#"));
        let own = named.and_then(|name| name.strip_prefix(dialect)?.strip_prefix(b"."));
        tokens.push(own.unwrap_or(token));
    }
}
