//! Strings and symbols.

use super::Types;
use crate::ir::{Attribute, AttributeKind, Identifier};
use crate::parse::tokens::Parse;
use crate::syntax::TokenKind;
use abide_source::diagnostic::{Detail, Message, Wanted};
use std::borrow::Cow;

impl Types<'_> {
    /// Parses a string literal and returns its text.
    ///
    /// # Errors
    /// The token is not a string.
    pub fn string(&mut self) -> Parse<Identifier> {
        if !self.at(TokenKind::String) {
            return Err(self.expected(Wanted::STRING));
        }
        let literal = self.current_text();
        self.bump();
        Ok(self.ir.context.identifier(unescaped(literal)))
    }

    /// Parses `@name` and returns the name.
    ///
    /// # Errors
    /// The token is not a symbol name.
    pub fn symbol_name(&mut self) -> Parse<Identifier> {
        if !self.at(TokenKind::AtIdentifier) {
            return Err(self.error_here(Detail::Expected(Wanted::SYMBOL)));
        }
        let name = self.current_text().get(1..).unwrap_or_default();
        self.bump();
        Ok(match name {
            [b'"', .., b'"'] => self.ir.context.identifier(unescaped(name)),
            name => self.ir.context.identifier(name),
        })
    }

    /// Parses `@root::@nested`.
    ///
    /// # Errors
    /// The token is not a symbol name.
    pub fn symbol_reference(&mut self) -> Parse<Attribute> {
        let root = self.symbol_name()?;
        let mut nested = Vec::new();
        while self.at(TokenKind::ColonColon) {
            self.bump();
            if !self.at(TokenKind::AtIdentifier) {
                return Err(self.error_here(
                    Message::from("expected nested symbol reference identifier")
                        .with_help("write '@outer::@inner'"),
                ));
            }
            nested.push(self.symbol_name()?);
        }
        let nested = nested.into_boxed_slice();
        Ok(self.ir.context.attribute(AttributeKind::SymbolReference { root, nested }))
    }
}

/// Returns the value of a string literal, without quotes and escapes.
#[must_use]
pub fn unescaped(literal: &[u8]) -> Cow<'_, [u8]> {
    let inner = literal.get(1..literal.len().saturating_sub(1)).unwrap_or_default();
    if memchr::memchr(b'\\', inner).is_none() {
        return Cow::Borrowed(inner);
    }
    let mut text = Vec::with_capacity(inner.len());
    let mut rest = inner;
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte != b'\\' {
            text.push(byte);
            continue;
        }
        let (decoded, len) = match rest {
            [b'n', ..] => (b'\n', 1),
            [b't', ..] => (b'\t', 1),
            [a, b, ..] if a.is_ascii_hexdigit() && b.is_ascii_hexdigit() => {
                (hex_digit(*a) << 4 | hex_digit(*b), 2)
            }
            [other, ..] => (*other, 1),
            [] => break,
        };
        text.push(decoded);
        rest = rest.get(len..).unwrap_or_default();
    }
    Cow::Owned(text)
}

/// The value of a hexadecimal digit.
pub(in crate::parse) fn hex_digit(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        b'a'..=b'f' => digit - b'a' + 10,
        b'A'..=b'F' => digit - b'A' + 10,
        _ => 0,
    }
}
