//! Questions about the current token.

use crate::syntax::{self, Cursor, TokenKind};

impl Cursor<'_> {
    /// Whether a word or a sign of a format is the current token.
    pub(in crate::parse) fn at_literal(&self, text: &str) -> bool {
        self.current_text() == text.as_bytes()
            && !matches!(self.current(), TokenKind::String | TokenKind::EndOfFile)
    }

    /// Whether the text ends here.
    pub fn at_end(&self) -> bool {
        matches!(self.current(), TokenKind::EndOfFile | TokenKind::SplitMarker)
    }

    /// Whether a type can begin at the current token.
    pub(in crate::parse) fn at_type(&self) -> bool {
        match self.current() {
            TokenKind::ExclamationIdentifier | TokenKind::LeftParen => true,
            TokenKind::BareIdentifier => syntax::is_builtin_type_name(self.current_text()),
            _ => false,
        }
    }

    /// Whether the current token is the first one of its line.
    pub fn begins_line(&self) -> bool {
        let between = self.slice(self.previous_end(), self.position());
        memchr::memchr2(b'\n', b'\r', between).is_some()
    }
}
