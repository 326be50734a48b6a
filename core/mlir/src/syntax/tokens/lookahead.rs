//! Looks at the text after the current token, and records how far: decisions based on it must be made again when that
//! text changes.

use super::TreeTokens;
use crate::syntax::lexer::Lexer;
use crate::syntax::token::TokenKind;

/// The furthest that the lexer looks beyond a token to know its end.
pub(super) const LEXER_LOOKAHEAD: usize = 3;

impl<'a> TreeTokens<'a> {
    /// Returns the tokens after the current one, without trivia.
    pub(in crate::syntax) fn ahead(&mut self) -> Ahead<'a> {
        self.examined = self.examined.max(self.cursor.lexer.position() + LEXER_LOOKAHEAD);
        Ahead::new(self.cursor.lexer, self.cursor.text)
    }

    /// Returns the first byte of the next token, if that is on the same line and not a comment.
    #[inline]
    pub(in crate::syntax) fn next_byte(&mut self) -> Option<u8> {
        let mut position = self.cursor.lexer.position();
        let byte = loop {
            match self.cursor.text.get(position) {
                Some(b' ' | b'\t') => position += 1,
                Some(b'\n' | b'\r' | b'/' | 0) | None => break None,
                Some(&byte) => break Some(byte),
            }
        };
        self.examined = self.examined.max(position + 1);
        byte
    }

    /// Returns the kind of the next token.
    pub(in crate::syntax) fn peek(&mut self) -> TokenKind {
        let mut ahead = self.ahead();
        let kind = ahead.next();
        self.note_lookahead(&ahead);
        kind
    }

    /// Records how far the lookahead went.
    pub(in crate::syntax) fn note_lookahead(&mut self, ahead: &Ahead<'_>) {
        self.examined = self.examined.max(ahead.lexer.position() + LEXER_LOOKAHEAD);
    }
}

/// The tokens after the current one.
#[derive(Clone, Copy)]
pub(in crate::syntax) struct Ahead<'a> {
    lexer: Lexer<'a>,
    text: &'a [u8],
    /// The end of the last token other than trivia.
    end: usize,
}

impl<'a> Ahead<'a> {
    /// Creates the tokens after the last one of a lexer.
    pub(in crate::syntax) fn new(lexer: Lexer<'a>, text: &'a [u8]) -> Ahead<'a> {
        Ahead { lexer, text, end: lexer.position() }
    }

    /// Whether the next token is the first one on its line.
    pub(in crate::syntax) fn line_ends(mut self) -> bool {
        let end = self.end;
        self.next();
        self.lexer.line_start() > end
    }

    /// The end of the last token.
    pub(super) fn end(&self) -> usize {
        self.end
    }

    /// The next token.
    pub(in crate::syntax) fn next(&mut self) -> TokenKind {
        self.next_with_text().0
    }

    /// The next token and its bytes.
    pub(in crate::syntax) fn next_with_text(&mut self) -> (TokenKind, &'a [u8]) {
        loop {
            self.lexer.whitespace();
            let start = self.lexer.position();
            let kind = self.lexer.next();
            if !kind.is_trivia() {
                self.end = self.lexer.position();
                return (kind, self.text.get(start..self.lexer.position()).unwrap_or_default());
            }
        }
    }
}
