//! Bytes to tokens. Total: whatever the bytes, every one of them ends up in a token.

use super::token::TokenKind;
use memchr::memchr2;

/// What is wrong within a token; the token is kept all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LexicalFault {
    /// Bytes that begin no token.
    UnknownBytes,
    /// A sigil such as `%` without a name behind it.
    MissingName,
    /// A string that its line ends before its closing quote.
    UnterminatedString,
    /// A backslash that begins no escape, at this offset.
    UnknownEscape(u32),
    /// NUL bytes, which MLIR skips like blanks.
    NulBytes,
    /// A byte-order mark, which MLIR refuses.
    ByteOrderMark,
}

/// Reads one token after the other. A copy is a cheap look ahead.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lexer<'a> {
    text: &'a [u8],
    position: usize,
    /// Where the current line begins.
    line_start: usize,
    /// What is wrong with what was read since [`take_fault`](Self::take_fault).
    fault: Option<LexicalFault>,
    /// Behind the last byte that [`dimensions`](Self::dimensions) or
    /// [`number_list`](Self::number_list) has looked at.
    furthest: usize,
}

/// What a byte may be part of.
const IDENTIFIER_START: u8 = 1;
const IDENTIFIER: u8 = 2;
const SUFFIX_START: u8 = 4;
const SUFFIX: u8 = 8;
const DIGIT: u8 = 16;
const BLANK: u8 = 32;
const KNOWN: u8 = 64;

/// The classes of every byte.
static CLASSES: [u8; 256] = classes();

#[expect(clippy::indexing_slicing, reason = "runs at compile time, where a panic is an error")]
const fn classes() -> [u8; 256] {
    let mut table = [0; 256];
    let mut index = 0;
    while index < 256 {
        let byte = index as u8;
        let letter = byte.is_ascii_alphabetic();
        let digit = byte.is_ascii_digit();
        let mut class = 0;
        if letter || byte == b'_' {
            class |= IDENTIFIER_START;
        }
        if letter || digit || matches!(byte, b'_' | b'$' | b'.') {
            class |= IDENTIFIER;
        }
        if letter || matches!(byte, b'_' | b'$' | b'.' | b'-') {
            class |= SUFFIX_START;
        }
        if letter || digit || matches!(byte, b'_' | b'$' | b'.' | b'-') {
            class |= SUFFIX;
        }
        if digit {
            class |= DIGIT;
        }
        if matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0) {
            class |= BLANK;
        }
        if letter || digit || matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0 | b'_') {
            class |= KNOWN;
        }
        if matches!(
            byte,
            b'"' | b'%'
                | b'^'
                | b'@'
                | b'#'
                | b'!'
                | b'('
                | b')'
                | b'{'
                | b'}'
                | b'['
                | b']'
                | b'<'
                | b'>'
                | b','
                | b':'
                | b'='
                | b'-'
                | b'+'
                | b'*'
                | b'/'
                | b'?'
                | b'|'
                | b'.'
        ) {
            class |= KNOWN;
        }
        table[index] = class;
        index += 1;
    }
    table
}

#[inline]
fn is(byte: u8, class: u8) -> bool {
    #[expect(clippy::indexing_slicing, reason = "a byte is always within a table of 256")]
    let classes = CLASSES[byte as usize];
    classes & class != 0
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a [u8]) -> Lexer<'a> {
        Lexer { text, position: 0, line_start: 0, fault: None, furthest: 0 }
    }

    /// Where the next token begins.
    #[inline]
    pub(super) fn position(&self) -> usize {
        self.position
    }

    /// Where the line of the next token begins.
    #[inline]
    pub(super) fn line_start(&self) -> usize {
        self.line_start
    }

    /// What is wrong with what was read since the last call.
    #[inline]
    pub(super) fn take_fault(&mut self) -> Option<LexicalFault> {
        // Hardly ever anything: then nothing is written.
        if self.fault.is_some() { self.fault.take() } else { None }
    }

    /// How far a list was followed that may have turned out to be none.
    pub(super) fn furthest(&self) -> usize {
        self.furthest
    }

    /// Continues at a place that no token reaches across and that is on the same line or on one
    /// that begins at `line_start`.
    pub(super) fn jump(&mut self, position: usize, line_start: usize) {
        self.position = position;
        self.line_start = line_start;
        self.fault = None;
    }

    /// The byte `ahead` of the position; 0 behind the end.
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
    pub(super) fn next(&mut self) -> TokenKind {
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

    #[inline]
    fn punctuation(&mut self, kind: TokenKind, len: usize) -> TokenKind {
        self.position += len;
        kind
    }

    /// A token of `skip` bytes and all bytes of a class behind them.
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

    /// Whether a blank that no other white space follows stands here: so it is before most tokens.
    #[inline]
    pub(super) fn at_single_blank(&self) -> bool {
        match self.text.get(self.position..) {
            Some([b' ', next, ..]) => !is(*next, BLANK),
            _ => false,
        }
    }

    #[inline]
    pub(super) fn at_whitespace(&self) -> bool {
        self.text.get(self.position).is_some_and(|byte| is(*byte, BLANK))
    }

    /// Passes over the blank that is known to stand here.
    #[inline]
    pub(super) fn skip_blank(&mut self) {
        self.position += 1;
    }

    /// Reads blanks and line breaks, where there are any.
    #[inline]
    pub(super) fn whitespace(&mut self) -> bool {
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

    /// A string; one that is not closed ends with its line.
    #[inline(never)]
    fn string(&mut self) -> TokenKind {
        self.position += 1;
        loop {
            let rest = self.rest();
            // The closing quote is near in most strings; a line break is looked for only up to it.
            let Some(stop) = memchr2(b'"', b'\\', rest) else {
                return self.unterminated(rest.len());
            };
            let before = rest.get(..stop).unwrap_or_default();
            if let Some(line_break) = memchr2(b'\n', b'\r', before) {
                return self.unterminated(line_break);
            }
            self.position += stop;
            if self.byte(0) == b'"' {
                self.position += 1;
                return TokenKind::String;
            }
            self.escape();
        }
    }

    /// Ends a string at the first line break within the next `len` bytes, or behind them.
    fn unterminated(&mut self, len: usize) -> TokenKind {
        let rest = self.rest();
        let rest = rest.get(..len.saturating_add(1).min(rest.len())).unwrap_or_default();
        self.position += memchr2(b'\n', b'\r', rest).unwrap_or(len.min(rest.len()));
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

    #[inline(never)]
    fn comment(&mut self) -> TokenKind {
        let rest = self.rest();
        let len = memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
        let line = rest.get(..len).unwrap_or_default();
        let split = self.position == self.line_start && line.trim_ascii_end() == b"// -----";
        self.position += len;
        if split { TokenKind::SplitMarker } else { TokenKind::Comment }
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

    /// Reads the token at `start`, which begins at the current line, as a dimension list where it
    /// is one: `4x?x`, `*x`, `2x[4]x`, blanks allowed as in MLIR. Otherwise nothing is read.
    pub(super) fn dimensions(&mut self, start: usize) -> bool {
        let mut end = None;
        let mut probe = Lexer { position: start, ..*self };
        if probe.byte(0) == b'*' {
            probe.position += 1;
            end = probe.dimension_separator();
        } else {
            while probe.dimension() {
                let Some(after) = probe.dimension_separator() else { break };
                probe.position = after;
                end = Some(after);
                probe.blanks();
            }
        }
        self.furthest = probe.position + 2;
        if let Some(end) = end {
            self.jump(end, self.line_start);
        }
        end.is_some()
    }

    /// One dimension: digits, `?`, or digits in brackets.
    fn dimension(&mut self) -> bool {
        let bracket = self.byte(0) == b'[';
        if bracket {
            self.position += 1;
        }
        if self.byte(0) == b'?' && !bracket {
            self.position += 1;
            return true;
        }
        let start = self.position;
        while is(self.byte(0), DIGIT) {
            self.position += 1;
        }
        if start == self.position {
            return false;
        }
        if bracket {
            if self.byte(0) != b']' {
                return false;
            }
            self.position += 1;
        }
        true
    }

    /// The offset behind an `x`, where there is one.
    fn dimension_separator(&mut self) -> Option<usize> {
        self.blanks();
        (self.byte(0) == b'x').then_some(self.position + 1)
    }

    fn blanks(&mut self) {
        while matches!(self.byte(0), b' ' | b'\t') {
            self.position += 1;
        }
    }

    /// Reads the `[` at `start` and all up to its `]` as one token where nothing but numbers,
    /// signs, commas, blanks, parentheses and brackets stands between. Otherwise nothing is read.
    pub(super) fn number_list(&mut self, start: usize) -> bool {
        let mut depth = 0_usize;
        let mut line_start = self.line_start;
        // Whether a number or list has just ended, after which only `,` or a bracket may come.
        let mut complete = false;
        let mut position = start;
        let byte_at = |position: usize| self.text.get(position).copied().unwrap_or(0);
        loop {
            match byte_at(position) {
                b'[' if !complete => depth += 1,
                b']' if complete || byte_at(position.wrapping_sub(1)) == b'[' => {
                    depth -= 1;
                    complete = true;
                    if depth == 0 {
                        self.jump(position + 1, line_start);
                        return true;
                    }
                }
                b',' if complete => complete = false,
                b' ' | b'\t' => {}
                b'\n' | b'\r' => line_start = position + 1,
                b'-' | b'0'..=b'9' if !complete => {
                    let Some(end) = self.plain_number(position) else { break };
                    position = end;
                    complete = true;
                    continue;
                }
                _ => break,
            }
            position += 1;
        }
        self.furthest = position + 4;
        false
    }

    /// The end of a decimal integer or floating-point number with an optional sign.
    #[inline]
    fn plain_number(&self, start: usize) -> Option<usize> {
        let mut probe = Lexer { position: start, ..*self };
        if probe.byte(0) == b'-' {
            probe.position += 1;
        }
        if !is(probe.byte(0), DIGIT) {
            return None;
        }
        probe.number();
        (!is(probe.byte(0), IDENTIFIER)).then_some(probe.position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The kinds of all tokens but white space.
    fn kinds(text: &str) -> Vec<TokenKind> {
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
    fn numbers_stop_where_mlir_stops() {
        use TokenKind::*;
        assert_eq!(
            kinds("1 0x1F 1. 1.5e+3 1.5e"),
            [Integer, Integer, Float, Float, Float, BareIdentifier]
        );
        assert_eq!(kinds("4x8xf32 0xg"), [Integer, BareIdentifier, Integer, BareIdentifier]);
    }

    #[test]
    fn a_string_ends_with_its_line() {
        let mut lexer = Lexer::new(b"\"abc\nx");
        assert_eq!(lexer.next(), TokenKind::String);
        assert_eq!(lexer.position(), 4);
        assert_eq!(lexer.take_fault(), Some(LexicalFault::UnterminatedString));
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
    fn split_markers_stand_alone_at_the_line_start() {
        use TokenKind::*;
        assert_eq!(kinds("// -----\n// ----- x\n // -----"), [SplitMarker, Comment, Comment]);
    }

    #[test]
    fn dimension_lists() {
        for (text, end) in
            [("4x?x8xf32", 6), ("*xf32", 2), ("[4]x2xf32", 6), ("4 x 8 x f32", 7), ("0x4xi8", 4)]
        {
            let mut lexer = Lexer::new(text.as_bytes());
            assert!(lexer.dimensions(0), "{text}");
            assert_eq!(lexer.position(), end, "{text}");
        }
        for text in ["f32", "4", "4f32", "[4xf32", "x"] {
            assert!(!Lexer::new(text.as_bytes()).dimensions(0), "{text}");
        }
    }

    #[test]
    fn number_lists() {
        for text in ["[1, -2.5e3,\n [3], []]", "[[1,2],[3,4]]", "[]"] {
            let mut lexer = Lexer::new(text.as_bytes());
            assert!(lexer.number_list(0), "{text}");
            assert_eq!(lexer.position(), text.len());
        }
        for text in ["[1,]", "[1 2]", "[1", "[true]", "[1, 0x]", "[1a]", "[,]", "[[]1]"] {
            assert!(!Lexer::new(text.as_bytes()).number_list(0), "{text}");
        }
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
