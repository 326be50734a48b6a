//! Strings, which end with their line, or at a mark that splits the text.

use super::classes::end_of_unterminated;
use super::{Lexer, LexicalFault};
use crate::syntax::split::has_mark;
use crate::syntax::token::TokenKind;
use memchr::{memchr2, memrchr};

impl Lexer<'_> {
    /// A string; an unclosed one ends with its line, and one with a mark that splits the text ends there.
    #[inline(never)]
    pub(super) fn string(&mut self) -> TokenKind {
        let start = self.position;
        let kind = self.quoted();
        let own = self.text.get(start..self.position).unwrap_or_default();
        if let Some(last) = memrchr(b'\r', own) {
            self.line_start = start + last + 1;
        }
        if has_mark(own) {
            self.end_at_mark(start);
        }
        kind
    }

    /// Ends a string at the first mark in it that splits the text.
    #[cold]
    fn end_at_mark(&mut self, start: usize) {
        let end = std::mem::replace(&mut self.position, start);
        self.position = match self.mark_before(end) {
            Some(mark) => {
                self.fault = Some(LexicalFault::UnterminatedString);
                mark
            }
            None => end,
        };
    }

    /// The text after an opening quote, and the closing one.
    pub(super) fn quoted(&mut self) -> TokenKind {
        self.position += 1;
        loop {
            let rest = self.rest();
            // The closing quote is near in most strings; a line break is looked for only up to it.
            let Some(stop) = memchr2(b'"', b'\\', rest) else {
                return self.unterminated(rest.len());
            };
            let before = rest.get(..stop).unwrap_or_default();
            if let Some(end) = end_of_unterminated(before) {
                return self.unterminated(end);
            }
            self.position += stop;
            if self.byte(0) == b'"' {
                self.position += 1;
                return TokenKind::String;
            }
            self.escape();
        }
    }

    /// Ends a string at the first byte within the next `len` bytes that no string has, or after them.
    fn unterminated(&mut self, len: usize) -> TokenKind {
        let rest = self.rest();
        let rest = rest.get(..len.saturating_add(1).min(rest.len())).unwrap_or_default();
        self.position += end_of_unterminated(rest).unwrap_or(len.min(rest.len()));
        self.fault = Some(LexicalFault::UnterminatedString);
        TokenKind::String
    }

    /// `\"`, `\\`, `\n`, `\t` or a backslash and two hexadecimal digits.
    fn escape(&mut self) {
        let hexadecimal = self.byte(1).is_ascii_hexdigit() && self.byte(2).is_ascii_hexdigit();
        if hexadecimal {
            self.position += 3;
        } else if matches!(self.byte(1), b'"' | b'\\' | b'n' | b't') {
            self.position += 2;
        } else {
            let offset = u32::try_from(self.position).unwrap_or(u32::MAX);
            self.fault.get_or_insert(LexicalFault::UnknownEscape(offset));
            self.position += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::kinds;
    use super::*;

    #[test]
    fn a_string_ends_with_its_line() {
        let mut lexer = Lexer::new(b"\"abc\nx");
        assert_eq!(lexer.next(), TokenKind::String);
        assert_eq!(lexer.position(), 4);
        assert_eq!(lexer.take_fault(), Some(LexicalFault::UnterminatedString));
        let mut lexer = Lexer::new(b"\"ab\rcd\r\nx\"");
        lexer.next();
        let end = (lexer.position(), lexer.take_fault());
        assert_eq!(end, (6, Some(LexicalFault::UnterminatedString)));
        let mut lexer = Lexer::new(b"\"ab\rc\" x");
        lexer.next();
        assert_eq!((lexer.position(), lexer.take_fault()), (6, None));
        let mut lexer = Lexer::new(b"\"ab\x0cc\"");
        lexer.next();
        let end = (lexer.position(), lexer.take_fault());
        assert_eq!(end, (3, Some(LexicalFault::UnterminatedString)));
        let mut lexer = Lexer::new(b"\"abc");
        lexer.next();
        assert_eq!(
            (lexer.position(), lexer.take_fault()),
            (4, Some(LexicalFault::UnterminatedString))
        );
        let mut lexer = Lexer::new(b"\"\\22\\q\\n\" x");
        lexer.next();
        assert_eq!(
            (lexer.position(), lexer.take_fault()),
            (9, Some(LexicalFault::UnknownEscape(4)))
        );
    }

    #[test]
    fn a_mark_that_splits_ends_a_string() {
        use TokenKind::*;
        let flag = "// RUN: x -split-input-file\n";
        let text = "a \"b // ----- c\" @\"// -----\" // -----0\"";
        let split = [
            Comment,
            BareIdentifier,
            String,
            SplitMarker,
            BareIdentifier,
            String,
            SplitMarker,
            String,
        ];
        assert_eq!(kinds(&format!("{flag}{text}"))[..5], split[..5]);
        assert_eq!(kinds(text), [BareIdentifier, String, AtIdentifier, Comment]);
    }
}
