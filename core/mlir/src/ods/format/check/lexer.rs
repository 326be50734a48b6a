//! The tokens of a format as mlir-tblgen reads them.

use super::{ELEMENTS, Outcome, Problem};
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::text::{is_name_byte, is_word_byte};
use std::ops::Range;

/// The kind of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    End,
    /// Text between backticks.
    Literal,
    /// `$name`
    Variable,
    /// Text between double quotes.
    Text,
    /// `attr-dict`, or the name of a `custom` directive.
    Word,
    Mark(u8),
}

/// A token with its place in the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) kind: Kind,
    /// With its quotes, or its `$`.
    pub(super) text: &'a str,
    pub(super) start: usize,
}

impl<'a> Token<'a> {
    pub(super) fn range(self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// Returns the text without its first byte, and without the last one if it is quoted.
    pub(super) fn inner(self) -> &'a str {
        let end = match self.kind {
            Kind::Variable => self.text.len(),
            _ => self.text.len().saturating_sub(1),
        };
        self.text.get(1..end).unwrap_or_default()
    }
}

#[derive(Debug, Clone)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        Lexer { text, at: 0 }
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    /// The first byte from a place on that belongs to no name.
    fn end_of_name(&self, from: usize, has_dashes: bool) -> usize {
        let belongs = |byte: u8| is_word_byte(byte) || has_dashes && byte == b'-';
        let rest = self.text.as_bytes().get(from..).unwrap_or_default();
        from + rest.iter().position(|&byte| !belongs(byte)).unwrap_or(rest.len())
    }

    fn token(&mut self, kind: Kind, start: usize, end: usize) -> Token<'a> {
        self.at = end;
        Token { kind, text: self.text.get(start..end).unwrap_or_default(), start }
    }

    pub(super) fn next(&mut self) -> Outcome<Token<'a>> {
        while self.byte(self.at).is_some_and(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
        let start = self.at;
        let Some(first) = self.byte(start) else {
            return Ok(self.token(Kind::End, start, start));
        };
        match first {
            b'`' => self.literal(start),
            b'"' => self.quoted(start),
            b'$' => match self.byte(start + 1) {
                Some(byte) if byte.is_ascii_alphabetic() || byte == b'_' => {
                    let end = self.end_of_name(start + 1, false);
                    Ok(self.token(Kind::Variable, start, end))
                }
                _ => Err(Problem::new(
                    start..start + 1,
                    rule!("expected variable name").with_help("write a name after '$'"),
                )),
            },
            b'(' | b')' | b'^' | b':' | b',' | b'=' | b'<' | b'>' | b'?' | b'*' | b'|' => {
                Ok(self.token(Kind::Mark(first), start, start + 1))
            }
            _ if first.is_ascii_alphabetic() || first == b'_' => {
                let end = self.end_of_name(start, true);
                Ok(self.token(Kind::Word, start, end))
            }
            _ => {
                let rest = self.text.get(start..).unwrap_or_default();
                let len = rest.chars().next().map_or(1, char::len_utf8);
                let literal = match rest {
                    _ if rest.starts_with("->") => "->",
                    _ => rest.get(..len).unwrap_or_default(),
                };
                let problem = |help: String| {
                    let message = rule!("unexpected character").with_help(help);
                    Problem::new(start..start + literal.len(), message)
                };
                if wrong_literal(literal).is_some() {
                    return Err(problem(ELEMENTS.to_owned()));
                }
                let meant = Some(format!("`{literal}`"));
                Err(Problem { meant, ..problem(format!("a literal is in backticks: `{literal}`")) })
            }
        }
    }

    fn literal(&mut self, start: usize) -> Outcome<Token<'a>> {
        let rest = self.text.get(start + 1..).unwrap_or_default();
        match rest.find('`') {
            Some(length) => Ok(self.token(Kind::Literal, start, start + length + 2)),
            None => Err(self.at_the_end("unexpected end of file in literal", "end it with '`'")),
        }
    }

    fn quoted(&mut self, start: usize) -> Outcome<Token<'a>> {
        let mut at = start + 1;
        while let Some(byte) = self.byte(at) {
            match byte {
                b'"' => return Ok(self.token(Kind::Text, start, at + 1)),
                b'\\' => at += 2,
                _ => at += 1,
            }
        }
        Err(self.at_the_end("unexpected end of file in string", "end it with '\"'"))
    }

    fn at_the_end(&self, message: &'static str, help: &'static str) -> Problem {
        let end = self.text.len();
        Problem::new(end..end, Message::from(message).with_help(help))
    }
}

/// Returns the error of an invalid literal; `None` if it is valid.
pub(super) fn wrong_literal(text: &str) -> Option<String> {
    const MARKS: &str = "_:,=<>()[]{}?+-*";
    let mut bytes = text.bytes();
    let first = bytes.next()?;
    if bytes.next().is_none() {
        let is_fine = first.is_ascii_alphabetic() || MARKS.as_bytes().contains(&first);
        let message = || format!("single character literal must be a letter or one of '{MARKS}'");
        return (!is_fine).then(message);
    }
    if matches!(text, "->" | "...") {
        return None;
    }
    if !first.is_ascii_alphabetic() && first != b'_' {
        return Some("valid keyword starts with a letter or '_'".to_owned());
    }
    let words = "keywords should contain only alphanum, '_', '$', or '.' characters";
    (!text.bytes().all(is_name_byte)).then(|| words.to_owned())
}
