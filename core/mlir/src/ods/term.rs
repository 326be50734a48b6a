//! The tokens of a description file, and the terms that constraints and traits are written in.

use super::ReadError;
use std::fmt;

/// The next piece of a description file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A name or keyword, with `.`, `-` and `$` in it.
    Word(&'a str),
    /// Text between double or single quotes, without escapes.
    Text(&'a str),
    Integer(i64),
    Mark(char),
    End,
}

/// Reads tokens, skipping blanks and `//` comments.
#[derive(Debug, Clone)]
pub(super) struct Lexer<'a> {
    rest: &'a str,
    pub(super) line: u32,
    /// The next token if it was peeked, with the text and the line after it.
    ahead: Option<(Token<'a>, &'a str, u32)>,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        Lexer { rest: text, line: 1, ahead: None }
    }

    /// Takes `length` bytes, which must end between characters; otherwise the whole rest.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at_checked(length).unwrap_or((self.rest, ""));
        self.rest = rest;
        taken
    }

    /// Takes `length` bytes, which may contain line breaks.
    fn take_lines(&mut self, length: usize) -> &'a str {
        let taken = self.take(length);
        let lines = memchr::memchr_iter(b'\n', taken.as_bytes()).count();
        self.line = self.line.saturating_add(u32::try_from(lines).unwrap_or(0));
        taken
    }

    fn skip_blanks(&mut self) {
        loop {
            let first = self.rest.bytes().next().unwrap_or_default();
            if first == b'/' && self.rest.starts_with("//") {
                let end = memchr::memchr(b'\n', self.rest.as_bytes());
                self.take(end.unwrap_or(self.rest.len()));
            } else if first.is_ascii_whitespace() || !first.is_ascii() {
                let blanks = self.rest.len() - self.rest.trim_start().len();
                if blanks == 0 {
                    return;
                }
                self.take_lines(blanks);
            } else {
                return;
            }
        }
    }

    pub(super) fn next(&mut self) -> Token<'a> {
        let Some((token, rest, line)) = self.ahead.take() else { return self.token() };
        (self.rest, self.line) = (rest, line);
        token
    }

    pub(super) fn peek(&mut self) -> Token<'a> {
        if let Some((token, ..)) = self.ahead {
            return token;
        }
        let (rest, line) = (self.rest, self.line);
        let token = self.token();
        self.ahead = Some((token, self.rest, self.line));
        (self.rest, self.line) = (rest, line);
        token
    }

    fn token(&mut self) -> Token<'a> {
        self.skip_blanks();
        let Some(first) = self.rest.bytes().next() else { return Token::End };
        if matches!(first, b'"' | b'\'') {
            self.take(1);
            let Some(length) = memchr::memchr(first, self.rest.as_bytes()) else {
                self.take_lines(self.rest.len());
                return Token::Mark(char::from(first));
            };
            let text = self.take_lines(length);
            self.take(1);
            return Token::Text(text);
        }
        let belongs =
            |one: u8| one.is_ascii_alphanumeric() || matches!(one, b'_' | b'.' | b'$' | b'-');
        if !belongs(first) {
            let first = self.rest.chars().next().unwrap_or_default();
            self.take(first.len_utf8());
            return Token::Mark(first);
        }
        let end = self.rest.bytes().position(|one| !belongs(one));
        let word = self.take(end.unwrap_or(self.rest.len()));
        if !first.is_ascii_digit() && first != b'-' {
            return Token::Word(word);
        }
        word.parse().map_or(Token::Word(word), Token::Integer)
    }

    /// Returns the text before a closing brace that is not in backticks or a string.
    pub(super) fn raw_to_brace(&mut self) -> &'a str {
        self.ahead = None;
        let mut quote = None;
        let end = self.rest.char_indices().find(|&(_, one)| {
            match quote {
                Some(own) if own == one => quote = None,
                None if matches!(one, '`' | '"') => quote = Some(one),
                _ => {}
            }
            one == '}' && quote.is_none()
        });
        self.take_lines(end.map_or(self.rest.len(), |(position, _)| position))
    }

    pub(super) fn fail<T>(&self, message: impl Into<String>) -> Result<T, ReadError> {
        Err(ReadError { line: self.line, message: message.into() })
    }

    pub(super) fn eat(&mut self, mark: char) -> bool {
        let found = self.peek() == Token::Mark(mark);
        if found {
            self.next();
        }
        found
    }

    pub(super) fn expect(&mut self, mark: char) -> Result<(), ReadError> {
        if self.eat(mark) {
            return Ok(());
        }
        self.fail(format!("expected '{mark}'"))
    }

    pub(super) fn word(&mut self) -> Result<&'a str, ReadError> {
        match self.next() {
            Token::Word(word) => Ok(word),
            _ => self.fail("expected a name"),
        }
    }

    pub(super) fn text(&mut self) -> Result<&'a str, ReadError> {
        match self.next() {
            Token::Text(text) => Ok(text),
            _ => self.fail("expected a text in quotes"),
        }
    }
}

/// A text in suitable quotes, on one line: if it contains both kinds, its double ones become blanks. A blank in front
/// of it is a part of MLIR's message.
pub(super) struct Quoted<'t>(pub(super) &'t str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line: Vec<&str> = self.0.split_whitespace().collect();
        let front = if self.0.starts_with(' ') { " " } else { "" };
        let line = format!("{front}{}", line.join(" "));
        match (line.contains('"'), line.contains('\'')) {
            (false, _) => write!(f, "\"{line}\""),
            (true, false) => write!(f, "'{line}'"),
            (true, true) => write!(f, "\"{}\"", line.replace('"', " ")),
        }
    }
}

/// Things with commas between.
pub(super) struct Listed<'l, T>(pub(super) &'l [T]);

impl<T: fmt::Display> fmt::Display for Listed<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, one) in self.0.iter().enumerate() {
            write!(f, "{}{one}", if index == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

/// The maximum depth of terms.
const MAX_TERM_DEPTH: u32 = 32;

/// An expression over names, as constraints and traits are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Term {
    /// A name, with the terms between `<` and `>` after it.
    Name(Box<str>, Vec<Term>),
    Text(Box<str>),
    Integer(i64),
    /// The terms between `[` and `]`.
    List(Vec<Term>),
    /// `!dialect.name`, or `!dialect.name<...>` for one with parameters.
    Type {
        name: Box<str>,
        parametric: bool,
    },
    /// `#dialect.name`: any attribute under that name.
    Attribute(Box<str>),
}

impl Term {
    pub(super) fn read(lexer: &mut Lexer<'_>) -> Result<Term, ReadError> {
        Self::read_within(lexer, MAX_TERM_DEPTH)
    }

    fn read_within(lexer: &mut Lexer<'_>, depth: u32) -> Result<Term, ReadError> {
        let Some(depth) = depth.checked_sub(1) else { return lexer.fail("nested too deep") };
        match lexer.next() {
            Token::Word(name) => {
                let open = lexer.eat('<');
                let arguments = if open { Self::list(lexer, '>', depth)? } else { Vec::new() };
                Ok(Term::Name(name.into(), arguments))
            }
            Token::Text(text) => Ok(Term::Text(text.into())),
            Token::Integer(value) => Ok(Term::Integer(value)),
            Token::Mark('[') => Ok(Term::List(Self::list(lexer, ']', depth)?)),
            Token::Mark('#') => Ok(Term::Attribute(lexer.word()?.into())),
            Token::Mark('!') => {
                let name = lexer.word()?.into();
                let parametric = lexer.eat('<');
                if parametric && (lexer.word()? != "..." || !lexer.eat('>')) {
                    return lexer.fail("expected '...>'");
                }
                Ok(Term::Type { name, parametric })
            }
            _ => lexer.fail("expected a constraint, a trait or a value"),
        }
    }

    fn list(lexer: &mut Lexer<'_>, close: char, depth: u32) -> Result<Vec<Term>, ReadError> {
        let mut items = Vec::new();
        while !lexer.eat(close) {
            items.push(Self::read_within(lexer, depth)?);
            if lexer.peek() != Token::Mark(close) {
                lexer.expect(',')?;
            }
        }
        Ok(items)
    }

    /// The name, if it is one without arguments.
    pub(super) fn as_name(&self) -> Option<&str> {
        match self {
            Term::Name(name, arguments) if arguments.is_empty() => Some(name),
            _ => None,
        }
    }
}
