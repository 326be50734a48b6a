//! Numbers, strings and code.

use super::{Lexer, TokenKind, is_word_start};
use abide_source::diagnostic::{Diagnostics, Message};
use abide_source::text::Span;

impl Lexer<'_> {
    /// Whether digits that begin at `start` begin a word, as `8i` does, and not a number.
    pub(super) fn is_word_with_digits(&self, start: usize) -> bool {
        let rest = self.text.get(start..).unwrap_or_default();
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        match (rest.get(digits), rest.get(digits + 1)) {
            (Some(b'x'), Some(byte)) if byte.is_ascii_hexdigit() => false,
            (Some(b'b'), Some(b'0' | b'1')) => false,
            (Some(&byte), _) => is_word_start(byte),
            (None, _) => false,
        }
    }

    /// Lexes a number, or a sign without digits; the first byte has been consumed.
    pub(super) fn lex_number(&mut self, start: usize, found: &mut Diagnostics) -> TokenKind {
        let first = self.text.get(start).copied().unwrap_or_default();
        match (first, self.peek(0)) {
            (b'0', Some(b'x')) => return self.lex_with_radix(start, 16, found),
            (b'0', Some(b'b')) => return self.lex_with_radix(start, 2, found),
            (b'-', next) if !next.is_some_and(|byte| byte.is_ascii_digit()) => {
                return TokenKind::Minus;
            }
            (b'+', next) if !next.is_some_and(|byte| byte.is_ascii_digit()) => {
                return TokenKind::Plus;
            }
            _ => {}
        }
        while self.peek(0).is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        let text = self.text.get(start..self.at).unwrap_or_default();
        let text = std::str::from_utf8(text).unwrap_or_default();
        let value = match first {
            b'-' => text.parse::<i64>().ok(),
            // Up to 2^64 - 1; the upper half wraps round.
            _ => text.parse::<u64>().ok().map(u64::cast_signed),
        };
        match value {
            Some(value) => TokenKind::Integer(value),
            None => self.error(
                found,
                start,
                Message::from("number out of range").with_help("integers have 64 bits"),
            ),
        }
    }

    fn lex_with_radix(&mut self, start: usize, radix: u32, found: &mut Diagnostics) -> TokenKind {
        self.at += 1;
        let digits_start = self.at;
        while self.peek(0).is_some_and(|byte| char::from(byte).is_digit(radix)) {
            self.at += 1;
        }
        let digits = self.text.get(digits_start..self.at).unwrap_or_default();
        if digits.is_empty() {
            return self.error(
                found,
                start,
                Message::from("invalid number")
                    .with_help("digits follow, as in '0x1F' and '0b101'"),
            );
        }
        let text = std::str::from_utf8(digits).unwrap_or_default();
        match (u64::from_str_radix(text, radix), radix) {
            (Ok(value), 2) => {
                let width = u32::try_from(digits.len()).unwrap_or(u32::MAX);
                TokenKind::BinaryInteger(value.cast_signed(), width)
            }
            (Ok(value), _) => TokenKind::Integer(value.cast_signed()),
            (Err(_), _) => self.error(
                found,
                start,
                Message::from("number out of range").with_help("integers have 64 bits"),
            ),
        }
    }

    /// Lexes a string; the first quote has been consumed.
    pub(super) fn lex_string(&mut self, start: usize, found: &mut Diagnostics) -> TokenKind {
        loop {
            let rest = self.text.get(self.at..).unwrap_or_default();
            let plain = rest.iter().position(|byte| matches!(byte, b'"' | b'\\' | b'\n' | b'\r'));
            self.at += plain.unwrap_or(rest.len());
            match (self.peek(0), self.peek(1)) {
                (None, _) | (Some(b'\\'), None) => {
                    self.at = self.text.len();
                    return self.error(found, start, "end of file in string literal");
                }
                (Some(b'"'), _) => {
                    self.at += 1;
                    return TokenKind::String;
                }
                (Some(b'\\'), Some(b'\\' | b'\'' | b'"' | b't' | b'n')) => self.at += 2,
                (Some(b'\\'), Some(b'\n' | b'\r')) => {
                    return self.error(
                        found,
                        start,
                        Message::from("escaped newlines not supported in tblgen")
                            .with_help("write text of several lines in '[{' and '}]'"),
                    );
                }
                (Some(b'\\'), _) => {
                    let escape = self.at;
                    self.at += 2;
                    self.error(found, escape, Message::from("invalid escape in string literal").with_help("a backslash is written '\\\\'; other escapes are '\\\"', '\\'', '\\n' and '\\t'"));
                    self.skip_string();
                    return TokenKind::Error;
                }
                _ => return self.error(found, start, "end of line in string literal"),
            }
        }
    }

    /// Skips the rest of a string in which something is wrong, but not past its line.
    fn skip_string(&mut self) {
        while let Some(byte) = self.peek(0) {
            match byte {
                b'\n' | b'\r' => return,
                b'\\' if self.peek(1).is_some_and(|next| !matches!(next, b'\n' | b'\r')) => {
                    self.at += 2;
                }
                b'"' => {
                    self.at += 1;
                    return;
                }
                _ => self.at += 1,
            }
        }
    }

    /// Lexes code; `[` has been consumed and `{` comes next.
    pub(super) fn lex_code(&mut self, start: usize, found: &mut Diagnostics) -> TokenKind {
        self.at += 1;
        let rest = self.text.get(self.at..).unwrap_or_default();
        match memchr::memmem::find(rest, b"}]") {
            Some(end) => {
                self.at += end + 2;
                TokenKind::Code
            }
            None => {
                let kind = self.error(found, start, "unterminated code block");
                self.at = self.text.len();
                kind
            }
        }
    }
}

/// The bytes of a string token, without its quotes and with its escapes decoded.
#[must_use]
pub fn decode_string(token: &[u8]) -> Vec<u8> {
    let inner = token.strip_prefix(b"\"").unwrap_or(token);
    let mut rest = inner.strip_suffix(b"\"").unwrap_or(inner);
    let mut decoded = Vec::with_capacity(rest.len());
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        match (byte, after.split_first()) {
            (b'\\', Some((&escaped, after))) => {
                decoded.push(match escaped {
                    b't' => b'\t',
                    b'n' => b'\n',
                    other => other,
                });
                rest = after;
            }
            _ => decoded.push(byte),
        }
    }
    decoded
}

/// The text between the quotes of a string token, if that equals its value.
#[must_use]
pub fn plain_string(text: &[u8], token: Span) -> Option<Span> {
    let inner = Span::new(token.start() + 1, token.end().checked_sub(1)?);
    memchr::memchr(b'\\', inner.slice(text)).is_none().then_some(inner)
}

/// The text between the brackets of a code token.
#[must_use]
pub fn unwrapped_code(token: Span) -> Span {
    Span::new(token.start() + 2, token.end().saturating_sub(2))
}
