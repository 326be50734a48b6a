//! The tokens of the body of a dialect's type. A size is a token apart from the element after it: `4x8xf32`.

use super::Lexer;
use crate::syntax::token::TokenKind;
use std::ops::Range;

/// A token of a body.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BodyToken {
    /// The `x` after a size.
    By,
    /// Any other token.
    Other(TokenKind),
}

/// The tokens of a body, with their byte ranges.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BodyTokens<'t> {
    lexer: Lexer<'t>,
    is_after_size: bool,
}

impl<'t> BodyTokens<'t> {
    /// Returns the tokens from an offset on.
    pub(crate) fn from(body: &'t [u8], start: usize) -> BodyTokens<'t> {
        let mut tokens = BodyTokens { lexer: Lexer::new(body), is_after_size: false };
        tokens.jump(start);
        tokens
    }

    /// Continues at an offset.
    pub(crate) fn jump(&mut self, position: usize) {
        self.lexer.jump(position, position);
        self.is_after_size = false;
    }
}

impl Iterator for BodyTokens<'_> {
    type Item = (BodyToken, Range<usize>);

    fn next(&mut self) -> Option<(BodyToken, Range<usize>)> {
        let (start, kind) = loop {
            self.lexer.whitespace();
            let start = self.lexer.position();
            match self.lexer.next() {
                TokenKind::EndOfFile => return None,
                kind if kind.is_trivia() => {}
                kind => break (start, kind),
            }
        };
        let mut end = self.lexer.position();
        let token = self.lexer.text.get(start..end).unwrap_or_default();
        if self.is_after_size && token.starts_with(b"x") {
            self.jump(start + 1);
            return Some((BodyToken::By, start..start + 1));
        }
        // `0x8` are two sizes.
        if kind == TokenKind::Integer && token.starts_with(b"0x") {
            end = start + 1;
            self.jump(end);
        }
        self.is_after_size = matches!(kind, TokenKind::Integer | TokenKind::Question);
        Some((BodyToken::Other(kind), start..end))
    }
}
