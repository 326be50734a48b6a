//! The position of a parser in a text: its current token, and the text on both sides.
//!
//! The grammar of the tree and the parser of operations share this cursor; each handles trivia and token faults in
//! its own way.

use super::lexer::Lexer;
use super::token::TokenKind;
use abide_source::text::Span;

/// A place in a text.
#[derive(Debug, Clone, Copy)]
pub struct Cursor<'a> {
    pub(crate) text: &'a [u8],
    /// The lexer, after the current token.
    pub(crate) lexer: Lexer<'a>,
    pub(crate) current: TokenKind,
    /// The start of the current token.
    pub(crate) start: usize,
    /// The end of the last token other than trivia.
    pub(crate) previous_end: usize,
}

impl<'a> Cursor<'a> {
    /// Before the first token of a text.
    pub(crate) fn new(text: &'a [u8]) -> Cursor<'a> {
        let lexer = Lexer::new(text);
        Cursor { text, lexer, current: TokenKind::EndOfFile, start: 0, previous_end: 0 }
    }

    /// The kind of the current token.
    #[inline]
    #[must_use]
    pub fn current(&self) -> TokenKind {
        self.current
    }

    /// Whether the current token is of a kind.
    #[inline]
    #[must_use]
    pub fn at(&self, kind: TokenKind) -> bool {
        self.current == kind
    }

    /// Returns the start of the current token, in bytes.
    #[inline]
    #[must_use]
    pub fn position(&self) -> usize {
        self.start
    }

    /// Returns the end of the last consumed token, in bytes.
    #[inline]
    #[must_use]
    pub fn previous_end(&self) -> usize {
        self.previous_end
    }

    /// Whether the last token and the current one are adjacent.
    #[inline]
    #[must_use]
    pub fn adjacent(&self) -> bool {
        self.start == self.previous_end
    }

    /// Returns the text of the current token.
    #[inline]
    #[must_use]
    pub fn current_text(&self) -> &'a [u8] {
        self.text.get(self.start..self.lexer.position()).unwrap_or_default()
    }

    /// The range of the current token.
    #[must_use]
    pub fn current_span(&self) -> Span {
        Span::from_range(self.start..self.lexer.position())
    }

    /// Returns the empty range after the last consumed token.
    #[must_use]
    pub fn end_of_last_token(&self) -> Span {
        Span::from_range(self.previous_end..self.previous_end)
    }

    /// The range from an offset to the end of the last token that was taken.
    #[must_use]
    pub fn span_from(&self, start: usize) -> Span {
        Span::from_range(start..self.previous_end.max(start))
    }

    /// Whether the current token is this word.
    #[inline]
    #[must_use]
    pub fn at_word(&self, word: &str) -> bool {
        self.current == TokenKind::BareIdentifier && self.current_text() == word.as_bytes()
    }

    /// The text of a range.
    #[must_use]
    pub fn slice(&self, start: usize, end: usize) -> &'a [u8] {
        self.text.get(start..end).unwrap_or_default()
    }

    /// Reads the next token.
    #[inline(always)]
    pub(crate) fn next_token(&mut self) {
        self.start = self.lexer.position();
        self.current = self.lexer.next();
    }

    /// Splits the current token after `length` bytes: the rest is another token.
    #[cold]
    pub(crate) fn split_current(&mut self, length: usize) {
        self.lexer.jump(self.start + length, self.lexer.line_start());
    }

    /// Reads the current token again as a dimension list, if it is one.
    #[inline]
    pub(crate) fn relex_dimensions(&mut self) -> bool {
        let found = self.lexer.dimensions(self.start);
        if found {
            self.current = TokenKind::Dimensions;
        }
        found
    }

    /// Reads the current `[` again as a whole list of numbers, if it is one.
    #[inline]
    pub(crate) fn relex_number_list(&mut self) -> bool {
        let found = self.lexer.number_list(self.start);
        if found {
            self.current = TokenKind::NumberList;
        }
        found
    }
}
