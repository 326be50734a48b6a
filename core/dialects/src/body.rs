//! A cursor for the text between the brackets of a dialect's own type.

use abide_mlir::syntax::literal_value;
use abide_source::diagnostic::{Diagnostic, Message, codes};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::text::Span;

/// The reason why the text does not match the dialect's syntax.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) span: Span,
    /// In MLIR's words.
    pub(super) message: Message,
}

/// The error of a reader on a type or an attribute at `span`, whose brackets match.
pub(super) fn checked(
    text: &[u8],
    span: Span,
    limits: &Limits,
    read: impl FnOnce(&mut Cursor<'_>) -> Result<(), Fault>,
) -> Option<Diagnostic> {
    let fault = read(&mut Cursor::new(text, span, limits.depth)).err()?;
    Some(Diagnostic::new(codes::mlir::INVALID_OPERATION, fault.span, fault.message))
}

/// A place in a type, whose brackets are known to match.
#[derive(Debug)]
pub(super) struct Cursor<'a> {
    text: &'a [u8],
    position: usize,
    end: usize,
    /// The number of further types that may nest.
    depth: u32,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a [u8], span: Span, depth: u32) -> Cursor<'a> {
        let range = span.range();
        Cursor { text, position: range.start, end: range.end, depth }
    }

    fn byte(&self) -> u8 {
        let byte = self.text.get(self.position).filter(|_| self.position < self.end);
        byte.copied().unwrap_or(0)
    }

    /// Skips blanks and comments.
    fn skip_blanks(&mut self) {
        loop {
            match (self.byte(), self.text.get(self.position + 1)) {
                (b'/', Some(b'/')) => {
                    while !matches!(self.byte(), b'\n' | 0) {
                        self.position += 1;
                    }
                }
                (byte, _) if byte.is_ascii_whitespace() => self.position += 1,
                _ => return,
            }
        }
    }

    /// The position of the next token.
    pub(super) fn position(&mut self) -> usize {
        self.skip_blanks();
        self.position
    }

    /// The span from a position to here.
    pub(super) fn since(&self, start: usize) -> Span {
        Span::from_range(start.min(self.position)..self.position)
    }

    /// Skips to a byte outside of brackets and strings.
    pub(super) fn skip_to(&mut self, is_end: fn(u8) -> bool) {
        let mut depth = 0_usize;
        while self.position < self.end {
            match self.byte() {
                byte if depth == 0 && is_end(byte) => return,
                b'(' | b'[' | b'{' | b'<' => depth += 1,
                b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
                b'"' => self.skip_string(),
                _ => {}
            }
            self.position += 1;
        }
    }

    /// Skips from the quote that begins a string to the one that ends it.
    fn skip_string(&mut self) {
        self.position += 1;
        while self.position < self.end && self.byte() != b'"' {
            self.position += 1 + usize::from(self.byte() == b'\\');
        }
    }

    /// A text in quotes.
    pub(super) fn string(&mut self) -> Option<Span> {
        self.skip_blanks();
        if self.byte() != b'"' {
            return None;
        }
        let start = self.position;
        self.skip_string();
        self.position = (self.position + 1).min(self.end);
        Some(self.since(start))
    }

    /// Consumes the next word, number or other byte; `None` at a byte for which `is_end` holds.
    pub(super) fn token_before(&mut self, is_end: fn(u8) -> bool) -> Option<Span> {
        self.skip_blanks();
        if self.position >= self.end || is_end(self.byte()) {
            return None;
        }
        let word = self.run(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if word.is_empty() {
            self.position += 1;
            return Some(Span::from_range(self.position - 1..self.position));
        }
        Some(word)
    }

    /// An error at the next token.
    pub(super) fn fault<T>(&mut self, message: impl Into<Message>) -> Result<T, Fault> {
        self.skip_blanks();
        let span = Span::from_range(self.position..(self.position + 1).min(self.end));
        Err(Fault { span, message: message.into() })
    }

    /// A fault at a place that has been read.
    pub(super) fn fault_at<T>(span: Span, message: impl Into<Message>) -> Result<T, Fault> {
        Err(Fault { span, message: message.into() })
    }

    pub(super) fn slice(&self, span: Span) -> &'a [u8] {
        span.slice(self.text)
    }

    pub(super) fn eat(&mut self, byte: u8) -> bool {
        self.skip_blanks();
        let found = self.byte() == byte;
        if found {
            self.position += 1;
        }
        found
    }

    pub(super) fn at(&mut self, byte: u8) -> bool {
        self.skip_blanks();
        self.byte() == byte
    }

    pub(super) fn expect(&mut self, byte: u8) -> Result<(), Fault> {
        if self.eat(byte) {
            return Ok(());
        }
        self.fault(rule!("expected '{}'", char::from(byte)))
    }

    fn run(&mut self, belongs: fn(u8) -> bool) -> Span {
        self.skip_blanks();
        let start = self.position;
        while belongs(self.byte()) {
            self.position += 1;
        }
        Span::from_range(start..self.position)
    }

    /// A decimal or hexadecimal number.
    pub(super) fn integer(&mut self) -> Option<(Span, u64)> {
        self.hexadecimal().or_else(|| self.decimal())
    }

    /// `0x` and hexadecimal digits.
    pub(super) fn hexadecimal(&mut self) -> Option<(Span, u64)> {
        self.skip_blanks();
        let rest = self.text.get(self.position..self.end).unwrap_or_default();
        let [b'0', b'x', digit, ..] = rest else { return None };
        if !digit.is_ascii_hexdigit() {
            return None;
        }
        let span = self.run(|byte| byte == b'x' || byte.is_ascii_hexdigit());
        Some((span, literal_value(self.slice(span)).unwrap_or(u64::MAX)))
    }

    /// Decimal digits.
    fn decimal(&mut self) -> Option<(Span, u64)> {
        let span = self.run(|byte| byte.is_ascii_digit());
        (!span.is_empty()).then(|| (span, literal_value(self.slice(span)).unwrap_or(u64::MAX)))
    }

    /// Digits with a point, and perhaps an exponent.
    pub(super) fn float(&mut self) -> Option<(Span, f64)> {
        let start = self.integer()?.0.start();
        if self.byte() != b'.' {
            return None;
        }
        self.position += 1;
        self.digits();
        let before = self.position;
        if matches!(self.byte(), b'e' | b'E') {
            self.position += 1;
            self.position += usize::from(matches!(self.byte(), b'+' | b'-'));
            if self.digits() == 0 {
                self.position = before;
            }
        }
        let span = Span::new(start, Span::from_range(self.position..self.position).start());
        let digits = std::str::from_utf8(self.slice(span)).unwrap_or_default();
        digits.parse().ok().map(|value| (span, value))
    }

    /// Consumes decimal digits and returns their number.
    fn digits(&mut self) -> usize {
        let start = self.position;
        while self.byte().is_ascii_digit() {
            self.position += 1;
        }
        self.position - start
    }

    /// An identifier.
    pub(super) fn word(&mut self) -> Option<Span> {
        self.skip_blanks();
        if !(self.byte().is_ascii_alphabetic() || self.byte() == b'_') {
            return None;
        }
        Some(self.run(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.')))
    }

    /// An identifier, as MLIR asks for one.
    pub(super) fn keyword(&mut self) -> Result<Span, Fault> {
        match self.word() {
            Some(word) => Ok(word),
            None => self.fault("expected valid keyword"),
        }
    }

    /// Parses `4x8x`: dimensions, each with the `x` after it. Only the `x` is consumed of a word.
    pub(super) fn dimensions(&mut self) -> Result<Vec<(Span, u64)>, Fault> {
        let mut dimensions = Vec::new();
        while let Some(dimension) = self.decimal() {
            if !self.eat(b'x') {
                return self.fault("expected 'x' in dimension list");
            }
            dimensions.push(dimension);
        }
        Ok(dimensions)
    }

    /// Parses `4]x`, the only dimension, after its bracket.
    pub(super) fn scalable_dimension(&mut self) -> Result<Vec<(Span, u64)>, Fault> {
        let dimension = self.decimal();
        self.expect(b']')?;
        self.expect(b'x')?;
        Ok(dimension.into_iter().collect())
    }

    /// `!name`, without the brackets that follow.
    pub(super) fn type_name(&mut self) -> Span {
        self.skip_blanks();
        let start = self.position;
        self.position += usize::from(matches!(self.byte(), b'!' | b'#'));
        self.run(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.'));
        self.since(start)
    }

    /// The text of a type or an attribute: a word, `!name` or `#name` with the brackets that directly follow. Not
    /// read any deeper.
    pub(super) fn type_text(&mut self) -> Result<Span, Fault> {
        self.skip_blanks();
        let start = self.position;
        if matches!(self.byte(), b'!' | b'#') {
            self.position += 1;
        }
        if self.byte().is_ascii_alphabetic() {
            self.run(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.'));
        }
        if start == self.position {
            return self.fault("expected non-function type");
        }
        if self.byte() == b'<' {
            self.skip_brackets();
        }
        Ok(Span::from_range(start..self.position))
    }

    /// As [`Cursor::type_text`], but there may be blanks before the `<`.
    pub(super) fn spaced_type_text(&mut self) -> Result<Span, Fault> {
        let span = self.type_text()?;
        let end = self.position;
        if self.slice(span).ends_with(b">") || !self.at(b'<') {
            self.position = end;
            return Ok(span);
        }
        self.skip_brackets();
        Ok(Span::new(span.start(), Span::from_range(self.position..self.position).start()))
    }

    /// Skips `<…>` with nested brackets.
    fn skip_brackets(&mut self) {
        let mut depth = 0_usize;
        while self.position < self.end {
            match self.byte() {
                b'<' => depth += 1,
                b'>' if self.text.get(self.position.wrapping_sub(1)) != Some(&b'-') => depth -= 1,
                _ => {}
            }
            self.position += 1;
            if depth == 0 {
                return;
            }
        }
    }

    /// A cursor for a nested type; `None` if types nest too deep.
    pub(super) fn within(&self, span: Span) -> Option<Cursor<'a>> {
        let depth = self.depth.checked_sub(1)?;
        Some(Cursor { depth, ..Cursor::new(self.text, span, depth) })
    }
}
