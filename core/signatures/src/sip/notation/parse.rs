//! Notation to trees.

use crate::sip::tree::{Key, Tree, TreeBuilder};
use crate::sip::visit::StructKind;
use abide_source::limits::Limits;
use abide_source::text::Span;
use std::fmt;

/// The error in a text in the [notation](super).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotationErrorKind {
    /// Another text was expected here.
    Expected(&'static str),
    /// A number does not fit in 32 bits.
    NumberRange,
    /// The quote that ends a string is missing.
    UnterminatedString,
    /// A `\` that begins no known escape.
    Escape,
    /// More nested structs than [`Limits::depth`].
    TooDeep,
    /// More bytes than [`Limits::bytes`].
    TooLong,
}

/// The first error of a text in the [notation](super).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotationError {
    /// The error.
    pub kind: NotationErrorKind,
    /// The span, in bytes of the text.
    pub span: Span,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            NotationErrorKind::Expected(what) => write!(f, "expected {what}"),
            NotationErrorKind::NumberRange => f.write_str("the number does not fit in 32 bits"),
            NotationErrorKind::UnterminatedString => f.write_str("the string has no end"),
            NotationErrorKind::Escape => f.write_str("unknown escape"),
            NotationErrorKind::TooDeep => f.write_str("the text nests too deep"),
            NotationErrorKind::TooLong => f.write_str("the text is too long"),
        }
    }
}

impl std::error::Error for NotationError {}

type Parsed<T> = Result<T, NotationError>;

/// Reads a signature in the [notation](super), inputs and results. The ranges of the trees refer
/// to the text; that of a struct is its opening bracket.
///
/// # Errors
/// The first place where the text is not in the notation.
pub fn parse_notation(text: &str, limits: &Limits) -> Parsed<(Tree, Tree)> {
    let mut parser = Parser { text: text.as_bytes(), at: 0, depth: limits.depth as usize };
    if text.len() > limits.bytes.min(u32::MAX as usize - 1) {
        return Err(parser.error(NotationErrorKind::TooLong));
    }
    let inputs = parser.half(false)?;
    if !parser.accept("->") {
        return Err(parser.expected("'->' and the results"));
    }
    let results = parser.half(true)?;
    parser.skip_blanks();
    if parser.at < parser.text.len() {
        return Err(parser.expected("the end of the text"));
    }
    Ok((inputs, results))
}

struct Parser<'t> {
    text: &'t [u8],
    at: usize,
    depth: usize,
}

/// A struct that is being read.
#[derive(Clone, Copy)]
struct Level {
    close: u8,
    /// Elements may come without a key.
    is_list: bool,
    /// The key of the next element without one; `None` after the largest.
    next_index: Option<i32>,
}

impl Level {
    fn new(kind: StructKind, close: u8) -> Level {
        Level { close, is_list: kind == StructKind::Sequence, next_index: Some(0) }
    }
}

impl Parser<'_> {
    fn error(&self, kind: NotationErrorKind) -> NotationError {
        let end = (self.at + 1).min(self.text.len()).max(self.at);
        NotationError { kind, span: Span::from_range(self.at..end) }
    }

    fn expected(&self, what: &'static str) -> NotationError {
        self.error(NotationErrorKind::Expected(what))
    }

    fn skip_blanks(&mut self) {
        while self.text.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }

    /// The next non-blank byte; 0 at the end, which is not a byte of the notation either.
    fn peek(&mut self) -> u8 {
        self.skip_blanks();
        self.text.get(self.at).copied().unwrap_or(0)
    }

    fn accept(&mut self, word: &str) -> bool {
        self.skip_blanks();
        let rest = self.text.get(self.at..).unwrap_or_default();
        let found = rest.starts_with(word.as_bytes());
        if found {
            self.at += word.len();
        }
        found
    }

    fn half(&mut self, results: bool) -> Parsed<Tree> {
        let mut builder = TreeBuilder::new();
        match self.peek() {
            b'(' => self.call(&mut builder)?,
            b'%' => self.value(&mut builder)?,
            _ if !results => return Err(self.expected("the inputs: '(' or a leaf")),
            _ if self.accept("None") => {}
            _ => self.value(&mut builder)?,
        }
        Ok(builder.finish())
    }

    /// Reads roots as the arguments of a call.
    fn call(&mut self, builder: &mut TreeBuilder) -> Parsed<()> {
        self.at += 1;
        if !matches!(self.peek(), b'*' | b')') {
            self.bare_elements(builder)?;
        }
        while !self.accept(")") {
            if self.accept("**") {
                if self.peek() != b'{' {
                    return Err(self.expected("a dict"));
                }
            } else if !self.accept("*") {
                return Err(self.expected("'*', '**' or ')'"));
            } else if self.peek() == b'{' {
                return Err(self.expected("a list or a leaf"));
            }
            self.value(builder)?;
            if !self.accept(",") && self.peek() != b')' {
                return Err(self.expected("',' or ')'"));
            }
        }
        Ok(())
    }

    /// Parses the elements of a root sequence without brackets, up to a starred root.
    fn bare_elements(&mut self, builder: &mut TreeBuilder) -> Parsed<()> {
        if self.depth == 0 {
            return Err(self.error(NotationErrorKind::TooDeep));
        }
        builder.open(StructKind::Sequence, Span::from_range(self.at - 1..self.at));
        let mut level = Level::new(StructKind::Sequence, b')');
        loop {
            if matches!(self.peek(), b'*' | b')') {
                break;
            }
            self.key(builder, &mut level)?;
            self.element(builder, 1)?;
            if !self.accept(",") {
                if self.peek() != b')' {
                    return Err(self.expected("',' or ')'"));
                }
                break;
            }
        }
        builder.close();
        Ok(())
    }

    fn value(&mut self, builder: &mut TreeBuilder) -> Parsed<()> {
        self.element(builder, 0)
    }

    /// Reads a value and all below it; `outer` levels are open around it.
    fn element(&mut self, builder: &mut TreeBuilder, outer: usize) -> Parsed<()> {
        let mut levels: Vec<Level> = Vec::new();
        self.begin(builder, &mut levels, outer)?;
        while let Some(level) = levels.last_mut() {
            if self.peek() == level.close {
                self.at += 1;
                builder.close();
                levels.pop();
                let Some(parent) = levels.last() else { return Ok(()) };
                self.comma(*parent)?;
                continue;
            }
            self.key(builder, level)?;
            let opened = self.begin(builder, &mut levels, outer)?;
            if let Some(level) = levels.last().filter(|_| !opened) {
                self.comma(*level)?;
            }
        }
        Ok(())
    }

    fn comma(&mut self, level: Level) -> Parsed<()> {
        if self.accept(",") || self.peek() == level.close {
            return Ok(());
        }
        let what = match level.close {
            b']' => "',' or the end of the list",
            _ => "',' or the end of the dict",
        };
        Err(self.expected(what))
    }

    /// Reads a leaf, `...`, or the opening bracket of a struct; true for the latter.
    fn begin(
        &mut self,
        builder: &mut TreeBuilder,
        levels: &mut Vec<Level>,
        outer: usize,
    ) -> Parsed<bool> {
        let (kind, close) = match self.peek() {
            b'[' => (StructKind::Sequence, b']'),
            b'{' => (StructKind::Dictionary, b'}'),
            b'%' => {
                let start = self.at;
                self.at += 1;
                let index = self.number(start)?;
                builder.leaf(index, Span::from_range(start..self.at));
                return Ok(false);
            }
            b'.' if outer + levels.len() > 0 && self.accept("...") => {
                builder.missing();
                return self.last_in_struct().map(|()| false);
            }
            _ => return Err(self.expected("a value")),
        };
        if outer + levels.len() >= self.depth {
            return Err(self.error(NotationErrorKind::TooDeep));
        }
        builder.open(kind, Span::from_range(self.at..self.at + 1));
        levels.push(Level::new(kind, close));
        self.at += 1;
        Ok(true)
    }

    /// Checks that nothing but an optional comma is before the end of the struct.
    fn last_in_struct(&mut self) -> Parsed<()> {
        let here = self.at;
        self.accept(",");
        if !matches!(self.peek(), b']' | b'}' | b')' | b'*') {
            self.at = here;
            let what = "the end of the struct: only its last key has no value";
            return Err(self.expected(what));
        }
        self.at = here;
        Ok(())
    }

    /// Reads the key of an element, or makes one for an element of a list without.
    fn key(&mut self, builder: &mut TreeBuilder, level: &mut Level) -> Parsed<()> {
        let first = self.peek();
        let start = self.at;
        let quoted = matches!(self.text.get(start + 1), Some(b'"' | b'\''));
        match first {
            b'"' | b'\'' => {
                let name = self.string(false)?;
                builder.key(Key::Name(&name), Span::from_range(start..self.at));
            }
            b'b' if quoted => {
                self.at += 1;
                let name = self.string(true)?;
                builder.key(Key::Name(&name), Span::from_range(start..self.at));
            }
            b'0'..=b'9' | b'-' => {
                let index = self.number(start)?;
                builder.key(Key::Index(index), Span::from_range(start..self.at));
                level.next_index = index.checked_add(1);
            }
            _ if level.is_list => {
                let index = level.next_index;
                let index = index.ok_or_else(|| self.error(NotationErrorKind::NumberRange))?;
                builder.key(Key::Index(index), Span::from_range(start..start));
                level.next_index = index.checked_add(1);
                return Ok(());
            }
            _ => return Err(self.expected("a key")),
        }
        if self.accept(":") { Ok(()) } else { Err(self.expected("':'")) }
    }

    /// Reads a number of 32 bits; `start` is where errors point to.
    fn number(&mut self, start: usize) -> Parsed<i32> {
        let from = self.at;
        if self.text.get(self.at) == Some(&b'-') {
            self.at += 1;
        }
        while self.text.get(self.at).is_some_and(u8::is_ascii_digit) {
            self.at += 1;
        }
        let digits = std::str::from_utf8(self.text.get(from..self.at).unwrap_or_default());
        match digits.unwrap_or_default() {
            "" | "-" => Err(self.expected("a number")),
            digits => digits.parse().map_err(|_| NotationError {
                kind: NotationErrorKind::NumberRange,
                span: Span::from_range(start..self.at),
            }),
        }
    }

    /// Reads a string or bytes literal from its quote on.
    fn string(&mut self, bytes: bool) -> Parsed<Vec<u8>> {
        let start = self.at;
        let quote = self.text.get(start).copied();
        self.at += 1;
        let mut value = Vec::new();
        loop {
            match self.text.get(self.at).copied() {
                None => {
                    let span = Span::from_range(start..self.at);
                    return Err(NotationError {
                        kind: NotationErrorKind::UnterminatedString,
                        span,
                    });
                }
                Some(byte) if Some(byte) == quote => {
                    self.at += 1;
                    return Ok(value);
                }
                Some(b'\\') => self.escape(bytes, &mut value)?,
                Some(byte) => {
                    value.push(byte);
                    self.at += 1;
                }
            }
        }
    }

    /// Reads an escape: those of Python that name one character.
    fn escape(&mut self, bytes: bool, value: &mut Vec<u8>) -> Parsed<()> {
        let digits = match self.text.get(self.at + 1) {
            Some(b'n') => return self.simple_escape(b'\n', value),
            Some(b'r') => return self.simple_escape(b'\r', value),
            Some(b't') => return self.simple_escape(b'\t', value),
            Some(b'0') => return self.simple_escape(0, value),
            Some(&quoted @ (b'"' | b'\'' | b'\\')) => return self.simple_escape(quoted, value),
            Some(b'x') => 2,
            Some(b'u') if !bytes => 4,
            Some(b'U') if !bytes => 8,
            _ => return Err(self.error(NotationErrorKind::Escape)),
        };
        let hex = self.text.get(self.at + 2..self.at + 2 + digits);
        let hex = hex.filter(|hex| hex.iter().all(u8::is_ascii_hexdigit));
        let code = hex
            .and_then(|hex| std::str::from_utf8(hex).ok())
            .and_then(|hex| u32::from_str_radix(hex, 16).ok())
            .ok_or_else(|| self.error(NotationErrorKind::Escape))?;
        if bytes {
            value.push(code as u8);
        } else {
            let character =
                char::from_u32(code).ok_or_else(|| self.error(NotationErrorKind::Escape))?;
            value.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
        }
        self.at += 2 + digits;
        Ok(())
    }

    fn simple_escape(&mut self, byte: u8, value: &mut Vec<u8>) -> Parsed<()> {
        value.push(byte);
        self.at += 2;
        Ok(())
    }
}
