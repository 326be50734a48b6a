//! Bytes to tokens. The lexer is total: every byte ends up in a token.

mod body_tokens;
mod classes;
mod comments;
mod lists;
mod strings;

pub(crate) use body_tokens::{BodyToken, BodyTokens};
pub use lists::{literal_value, without_comments};

use super::split::Splitting;
use super::token::TokenKind;
use classes::{BLANK, DIGIT, IDENTIFIER, IDENTIFIER_START, KNOWN, SUFFIX, SUFFIX_START, is};

/// An error within a token; the token is kept all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LexicalFault {
    /// Bytes that begin no token.
    UnknownBytes,
    /// A sigil such as `%` without a name.
    MissingName,
    /// A string whose closing quote is not on its line.
    UnterminatedString,
    /// A backslash that begins no escape, at this offset.
    UnknownEscape(u32),
    /// NUL bytes, which MLIR skips like blanks.
    NulBytes,
    /// A byte-order mark, which MLIR refuses.
    ByteOrderMark,
}

/// Whether a byte continues a name after a sigil.
pub(crate) fn continues_name(byte: u8) -> bool {
    is(byte, SUFFIX)
}

/// Whether a byte is white space between tokens.
pub(crate) fn is_blank(byte: u8) -> bool {
    is(byte, BLANK)
}

/// Reads one token after the other. A copy is a cheap look ahead.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Lexer<'a> {
    text: &'a [u8],
    position: usize,
    /// The start of the current line.
    line_start: usize,
    /// The fault since [`take_fault`](Self::take_fault).
    fault: Option<LexicalFault>,
    /// The end of the bytes that [`dimensions`](Self::dimensions), [`number_list`](Self::number_list) or a
    /// [`comment`](Self::comment) with a mark has inspected.
    furthest: usize,
    /// The rule for marks in the text; `None` before the first one.
    splitting: Option<Splitting>,
    /// The last comment with a mark: its position, and the end of its line. Kept because a line may have many marks.
    marked_line: (usize, usize),
}

/// The tokens of a text without white space and comments, each with its text. A copy is a cheap look ahead.
#[derive(Debug, Clone, Copy)]
pub struct CodeTokens<'a> {
    lexer: Lexer<'a>,
}

impl<'a> CodeTokens<'a> {
    /// Returns the tokens of a text.
    #[must_use]
    pub fn new(text: &'a [u8]) -> CodeTokens<'a> {
        CodeTokens { lexer: Lexer::new(text) }
    }

    /// Returns the start of the line of the last token.
    #[must_use]
    pub fn line_start(&self) -> usize {
        self.lexer.line_start()
    }
}

impl<'a> Iterator for CodeTokens<'a> {
    type Item = (TokenKind, &'a [u8]);

    fn next(&mut self) -> Option<(TokenKind, &'a [u8])> {
        loop {
            self.lexer.whitespace();
            let start = self.lexer.position();
            match self.lexer.next() {
                TokenKind::EndOfFile => return None,
                kind if kind.is_trivia() => {}
                kind => return Some((kind, self.lexer.text.get(start..self.lexer.position())?)),
            }
        }
    }
}

impl<'a> Lexer<'a> {
    pub(crate) fn new(text: &'a [u8]) -> Lexer<'a> {
        Lexer {
            text,
            position: 0,
            line_start: 0,
            fault: None,
            furthest: 0,
            splitting: None,
            marked_line: (0, 0),
        }
    }

    /// Returns the start of the next token.
    #[inline]
    pub(crate) fn position(&self) -> usize {
        self.position
    }

    /// Returns the start of the next token's line.
    #[inline]
    pub(crate) fn line_start(&self) -> usize {
        self.line_start
    }

    /// Removes and returns the fault since the last call.
    #[inline]
    pub(crate) fn take_fault(&mut self) -> Option<LexicalFault> {
        // Hardly ever anything: then nothing is written.
        if self.fault.is_some() { self.fault.take() } else { None }
    }

    /// The end of the text that was inspected in search of a list.
    pub(crate) fn end_of_list_lookahead(&self) -> usize {
        self.furthest
    }

    /// Continues at a position between two tokens, on the line that begins at `line_start`.
    pub(crate) fn jump(&mut self, position: usize, line_start: usize) {
        self.position = position;
        self.line_start = line_start;
        self.fault = None;
    }

    /// Returns the byte `ahead` of the position; 0 past the end.
    #[inline]
    fn byte(&self, ahead: usize) -> u8 {
        self.text.get(self.position + ahead).copied().unwrap_or(0)
    }

    #[inline]
    fn rest(&self) -> &'a [u8] {
        self.text.get(self.position..).unwrap_or_default()
    }

    /// Reads a token that is not white space; its end is the new [`position`](Self::position).
    #[inline(always)]
    pub(crate) fn next(&mut self) -> TokenKind {
        let Some(&first) = self.text.get(self.position) else { return TokenKind::EndOfFile };
        if is(first, IDENTIFIER_START) {
            return self.run(TokenKind::BareIdentifier, 1, IDENTIFIER);
        }
        match first {
            b'%' => self.sigil(TokenKind::PercentIdentifier),
            b'0'..=b'9' => self.number(),
            b',' => self.punctuation(TokenKind::Comma, 1),
            b':' if self.byte(1) == b':' => self.punctuation(TokenKind::ColonColon, 2),
            b':' => self.punctuation(TokenKind::Colon, 1),
            b'(' => self.punctuation(TokenKind::LeftParen, 1),
            b')' => self.punctuation(TokenKind::RightParen, 1),
            b'<' => self.punctuation(TokenKind::Less, 1),
            b'>' => self.punctuation(TokenKind::Greater, 1),
            b'=' => self.punctuation(TokenKind::Equal, 1),
            b'"' => self.string(),
            b'#' if self.byte(1) == b'-' && self.byte(2) == b'}' => {
                self.punctuation(TokenKind::MetadataEnd, 3)
            }
            b'#' => self.sigil(TokenKind::HashIdentifier),
            b'!' => self.sigil(TokenKind::ExclamationIdentifier),
            b'^' => self.sigil(TokenKind::CaretIdentifier),
            b'@' => self.symbol(),
            b'{' if self.byte(1) == b'-' && self.byte(2) == b'#' => {
                self.punctuation(TokenKind::MetadataBegin, 3)
            }
            b'{' => self.punctuation(TokenKind::LeftBrace, 1),
            b'}' => self.punctuation(TokenKind::RightBrace, 1),
            b'[' => self.punctuation(TokenKind::LeftBracket, 1),
            b']' => self.punctuation(TokenKind::RightBracket, 1),
            b'-' if self.byte(1) == b'>' => self.punctuation(TokenKind::Arrow, 2),
            b'-' => self.punctuation(TokenKind::Minus, 1),
            b'+' => self.punctuation(TokenKind::Plus, 1),
            b'*' => self.punctuation(TokenKind::Star, 1),
            b'?' => self.punctuation(TokenKind::Question, 1),
            b'|' => self.punctuation(TokenKind::VerticalBar, 1),
            b'.' if self.byte(1) == b'.' && self.byte(2) == b'.' => {
                self.punctuation(TokenKind::Ellipsis, 3)
            }
            b'/' if self.byte(1) == b'/' => self.comment(),
            b'/' => self.punctuation(TokenKind::Slash, 1),
            _ => self.unknown(),
        }
    }

    /// Reads up to the end of the next alias name, and returns it with its sigil. In `#name<…>` and `#name.attribute`,
    /// the name is that of a dialect.
    pub(crate) fn next_alias_name(&mut self) -> Option<&'a [u8]> {
        loop {
            self.whitespace();
            let start = self.position;
            let kind = self.next();
            let name = self.text.get(start..self.position).unwrap_or_default();
            match kind {
                TokenKind::EndOfFile => return None,
                TokenKind::HashIdentifier | TokenKind::ExclamationIdentifier
                    if self.byte(0) != b'<'
                        && !name.contains(&b'.')
                        && !name.get(1).is_none_or(u8::is_ascii_digit) =>
                {
                    return Some(name);
                }
                _ => {}
            }
        }
    }

    #[inline]
    fn punctuation(&mut self, kind: TokenKind, len: usize) -> TokenKind {
        self.position += len;
        kind
    }

    /// Reads a token of `skip` bytes and all following bytes of a class.
    #[inline]
    fn run(&mut self, kind: TokenKind, skip: usize, class: u8) -> TokenKind {
        let mut position = self.position + skip;
        while let Some(&byte) = self.text.get(position)
            && is(byte, class)
        {
            position += 1;
        }
        self.position = position;
        kind
    }

    /// Whether a single blank without further white space is next, as before most tokens.
    #[inline]
    pub(crate) fn at_single_blank(&self) -> bool {
        match self.text.get(self.position..) {
            Some([b' ', next, ..]) => !is(*next, BLANK),
            _ => false,
        }
    }

    #[inline]
    pub(crate) fn at_whitespace(&self) -> bool {
        self.text.get(self.position).is_some_and(|byte| is(*byte, BLANK))
    }

    /// Skips a known blank.
    #[inline]
    pub(crate) fn skip_blank(&mut self) {
        self.position += 1;
    }

    /// Reads blanks and line breaks, if there are any.
    #[inline]
    pub(crate) fn whitespace(&mut self) -> bool {
        let start = self.position;
        let mut position = start;
        loop {
            match self.text.get(position) {
                Some(b' ') => position += 1,
                Some(&byte) if is(byte, BLANK) => {
                    position += 1;
                    match byte {
                        b'\n' | b'\r' => self.line_start = position,
                        0 => self.fault = Some(LexicalFault::NulBytes),
                        _ => {}
                    }
                }
                _ => break,
            }
        }
        self.position = position;
        position != start
    }

    /// `%name`, `^name`, `#name`, `!name`: digits only, or a name that begins with no digit.
    #[inline(always)]
    fn sigil(&mut self, kind: TokenKind) -> TokenKind {
        let next = self.byte(1);
        if is(next, DIGIT) {
            self.run(kind, 2, DIGIT)
        } else if is(next, SUFFIX_START) {
            self.run(kind, 2, SUFFIX)
        } else {
            self.missing_name()
        }
    }

    #[cold]
    fn missing_name(&mut self) -> TokenKind {
        self.position += 1;
        self.fault = Some(LexicalFault::MissingName);
        TokenKind::Error
    }

    #[inline(never)]
    fn symbol(&mut self) -> TokenKind {
        let next = self.byte(1);
        if next == b'"' {
            self.position += 1;
            self.string();
            TokenKind::AtIdentifier
        } else if is(next, IDENTIFIER_START) {
            self.run(TokenKind::AtIdentifier, 2, IDENTIFIER)
        } else {
            self.missing_name()
        }
    }

    #[inline(never)]
    fn number(&mut self) -> TokenKind {
        if self.byte(0) == b'0' && self.byte(1) == b'x' && self.byte(2).is_ascii_hexdigit() {
            self.position += 2;
            let rest = self.rest();
            let digits = rest.iter().position(|byte| !byte.is_ascii_hexdigit());
            self.position += digits.unwrap_or(rest.len());
            return TokenKind::Integer;
        }
        self.run(TokenKind::Integer, 1, DIGIT);
        if self.byte(0) != b'.' {
            return TokenKind::Integer;
        }
        self.run(TokenKind::Float, 1, DIGIT);
        if matches!(self.byte(0), b'e' | b'E') {
            let sign = usize::from(matches!(self.byte(1), b'+' | b'-'));
            if is(self.byte(1 + sign), DIGIT) {
                self.run(TokenKind::Float, 2 + sign, DIGIT);
            }
        }
        TokenKind::Float
    }

    /// A run of bytes that begin no token.
    #[cold]
    fn unknown(&mut self) -> TokenKind {
        if self.position == 0 && self.text.starts_with(b"\xEF\xBB\xBF") {
            self.position = 3;
            self.line_start = 3;
            self.fault = Some(LexicalFault::ByteOrderMark);
            return TokenKind::ByteOrderMark;
        }
        let rest = self.rest();
        let known = rest.iter().skip(1).position(|&byte| is(byte, KNOWN));
        self.position += known.map_or(rest.len(), |index| index + 1);
        self.fault = Some(LexicalFault::UnknownBytes);
        TokenKind::Error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The kinds of all tokens but white space.
    pub(super) fn kinds(text: &str) -> Vec<TokenKind> {
        let mut lexer = Lexer::new(text.as_bytes());
        std::iter::from_fn(|| {
            lexer.whitespace();
            Some(lexer.next()).filter(|&kind| kind != TokenKind::EndOfFile)
        })
        .collect()
    }

    #[test]
    fn names_and_sigils() {
        use TokenKind::*;
        assert_eq!(
            kinds("%0#1 %a-b.c$ ^bb0 @f @\"a b\" #map !t.u<x> arith.addi"),
            [
                PercentIdentifier,
                HashIdentifier,
                PercentIdentifier,
                CaretIdentifier,
                AtIdentifier,
                AtIdentifier,
                HashIdentifier,
                ExclamationIdentifier,
                Less,
                BareIdentifier,
                Greater,
                BareIdentifier
            ]
        );
        assert_eq!(kinds("% @1"), [Error, Error, Integer]);
    }

    #[test]
    fn names_of_aliases_name_no_dialect() {
        let mut lexer = Lexer::new(b"!a #b<c> #d.e \"#f\" %0#1 #g$h, #i // #j");
        let names = std::iter::from_fn(|| lexer.next_alias_name());
        let names: Vec<_> = names.map(String::from_utf8_lossy).collect();
        assert_eq!(names, ["!a", "#g$h", "#i"]);
    }

    #[test]
    fn numbers_stop_where_mlir_stops() {
        use TokenKind::*;
        assert_eq!(
            kinds("1 0x1F 1. 1.5e+3 1.5e"),
            [Integer, Integer, Float, Float, Float, BareIdentifier]
        );
        assert_eq!(kinds("4x8xf32 0xg"), [Integer, BareIdentifier, Integer, BareIdentifier]);
    }

    #[test]
    fn every_byte_is_in_a_token() {
        let mut text: Vec<u8> = (0..=255).collect();
        text.extend(0..=255);
        let mut lexer = Lexer::new(&text);
        let mut last = 0;
        while lexer.whitespace() || lexer.next() != TokenKind::EndOfFile {
            assert!(lexer.position() > last);
            last = lexer.position();
        }
        assert_eq!(last, text.len());
    }
}
