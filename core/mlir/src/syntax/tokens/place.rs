//! The place of the current token: its line, and the text before it.

use super::TreeTokens;
use crate::syntax::token::TokenKind;

impl<'a> TreeTokens<'a> {
    /// Whether there is nothing more to read in this chunk.
    #[inline]
    pub(in crate::syntax) fn at_end(&self) -> bool {
        matches!(self.cursor.current, TokenKind::EndOfFile | TokenKind::SplitMarker)
    }

    /// Whether the current token is the first one on its line.
    #[inline]
    pub(in crate::syntax) fn first_on_line(&self) -> bool {
        self.cursor.lexer.line_start() > self.cursor.previous_end
            || self.previous == TokenKind::EndOfFile
    }

    /// The distance of the current token from the beginning of its line, in bytes.
    #[inline]
    pub(in crate::syntax) fn column(&self) -> usize {
        self.cursor.start.saturating_sub(self.cursor.lexer.line_start())
    }

    #[inline]
    pub(in crate::syntax) fn previous(&self) -> TokenKind {
        self.previous
    }

    pub(in crate::syntax) fn previous_text(&self) -> &'a [u8] {
        self.slice(self.previous_start, self.previous_end())
    }

    /// Returns the text from `start` to the current token.
    pub(in crate::syntax) fn text_since(&self, start: usize) -> &'a [u8] {
        self.slice(start, self.position())
    }

    /// Returns all text before the last token.
    pub(in crate::syntax) fn text_before_previous(&self) -> &'a [u8] {
        self.slice(0, self.previous_start)
    }
}
