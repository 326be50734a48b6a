//! A cursor in a short text, for the grammars of paths and shardings.

use abide_source::text::{Span, is_word_byte};

/// An error in a text, with its position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GrammarError {
    /// Counted from the first byte of the text.
    pub span: Span,
    /// The expected text.
    pub message: String,
}

/// A place in a text.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cursor<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a [u8]) -> Cursor<'a> {
        Cursor { text, at: 0 }
    }

    /// The number of bytes before the position.
    pub(crate) fn offset(&self) -> u32 {
        u32::try_from(self.at).unwrap_or(u32::MAX)
    }

    pub(crate) fn span_from(&self, start: u32) -> Span {
        Span::new(start, self.offset())
    }

    pub(crate) fn rest(&self) -> &'a [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    pub(crate) fn peek(&self) -> Option<u8> {
        self.rest().first().copied()
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    pub(crate) fn skip(&mut self, bytes: usize) {
        self.at = self.at.saturating_add(bytes).min(self.text.len());
    }

    pub(crate) fn skip_spaces(&mut self) {
        self.take_while(|byte| byte.is_ascii_whitespace());
    }

    /// Consumes a piece of text if it comes next.
    pub(crate) fn eat(&mut self, piece: &[u8]) -> bool {
        let found = self.rest().starts_with(piece);
        if found {
            self.skip(piece.len());
        }
        found
    }

    /// Consumes a piece of text if it comes next, with the white space before it.
    pub(crate) fn eat_spaced(&mut self, piece: &[u8]) -> bool {
        let before = *self;
        self.skip_spaces();
        let found = self.eat(piece);
        if !found {
            *self = before;
        }
        found
    }

    /// Consumes a piece of text that has to come next.
    pub(crate) fn expect(&mut self, piece: &str) -> Result<(), GrammarError> {
        if self.eat_spaced(piece.as_bytes()) {
            return Ok(());
        }
        self.skip_spaces();
        Err(self.error(format!("expected '{piece}'")))
    }

    pub(crate) fn take_while(&mut self, accept: impl Fn(u8) -> bool) -> &'a [u8] {
        let rest = self.rest();
        let len = rest.iter().position(|&byte| !accept(byte)).unwrap_or(rest.len());
        self.skip(len);
        rest.get(..len).unwrap_or_default()
    }

    /// Letters, digits and `_`.
    pub(crate) fn word(&mut self) -> &'a [u8] {
        self.take_while(is_word_byte)
    }

    /// A number in decimal.
    pub(crate) fn number(&mut self) -> Result<u64, GrammarError> {
        self.skip_spaces();
        let start = self.offset();
        let digits = self.take_while(|byte| byte.is_ascii_digit());
        let number = std::str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok());
        number.ok_or_else(|| match digits {
            [] => self.error("expected a number".to_owned()),
            _ => GrammarError {
                span: self.span_from(start),
                message: "this number does not fit into 64 bits".to_owned(),
            },
        })
    }

    /// Consumes numbers with commas between them, and the closing text.
    pub(crate) fn numbers(&mut self, close: &str) -> Result<Vec<u64>, GrammarError> {
        let mut numbers = Vec::new();
        if self.eat_spaced(close.as_bytes()) {
            return Ok(numbers);
        }
        loop {
            numbers.push(self.number()?);
            if !self.eat_spaced(b",") {
                self.expect(close)?;
                return Ok(numbers);
            }
        }
    }

    /// An error at the place: about the byte there, or about the end.
    pub(crate) fn error(&self, message: String) -> GrammarError {
        let start = self.offset();
        let len = u32::from(!self.is_at_end());
        GrammarError { span: Span::new(start, start.saturating_add(len)), message }
    }
}
