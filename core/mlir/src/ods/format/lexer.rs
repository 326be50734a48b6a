//! The tokens of a format.

use super::FormatError;

/// A token with the byte that it starts at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// Text between backticks.
    Literal(&'a str),
    /// `$name`
    Variable(&'a str),
    /// `attr-dict`
    Word(&'a str),
    /// Text between double quotes.
    Text(&'a str),
    Mark(char),
    End,
}

#[derive(Debug, Clone)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    /// The position of the next token, before blanks, in bytes.
    pub(super) position: usize,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        Lexer { text, position: 0 }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.position..).unwrap_or_default()
    }

    fn take(&mut self, length: usize) -> &'a str {
        let rest = self.rest();
        let taken = rest.get(..length).unwrap_or(rest);
        self.position += taken.len();
        taken
    }

    /// Reads text through a closing quote.
    fn quoted(&mut self, quote: char) -> Option<&'a str> {
        self.take(1);
        let length = self.rest().find(quote)?;
        let inner = self.take(length);
        self.take(1);
        Some(inner)
    }

    pub(super) fn next(&mut self) -> Token<'a> {
        let blanks = self.rest().len() - self.rest().trim_start().len();
        self.take(blanks);
        let Some(first) = self.rest().chars().next() else { return Token::End };
        let belongs = |one: char| one.is_ascii_alphanumeric() || matches!(one, '_' | '-');
        match first {
            '`' => self.quoted('`').map_or(Token::Mark('`'), Token::Literal),
            '"' => self.quoted('"').map_or(Token::Mark('"'), Token::Text),
            '$' => {
                self.take(1);
                let belongs = |one: char| belongs(one) && one != '-';
                Token::Variable(self.take(length_of(self.rest(), belongs)))
            }
            _ if belongs(first) => Token::Word(self.take(length_of(self.rest(), belongs))),
            _ => {
                self.take(first.len_utf8());
                Token::Mark(first)
            }
        }
    }

    pub(super) fn peek(&self) -> Token<'a> {
        self.clone().next()
    }

    pub(super) fn eat(&mut self, mark: char) -> bool {
        let found = self.peek() == Token::Mark(mark);
        if found {
            self.next();
        }
        found
    }

    pub(super) fn expect(&mut self, mark: char) -> Result<(), FormatError> {
        if self.eat(mark) {
            return Ok(());
        }
        self.fail(format!("expected '{mark}'"))
    }

    pub(super) fn fail<T>(&self, message: impl Into<String>) -> Result<T, FormatError> {
        Err(FormatError { position: self.position, message: message.into() })
    }
}

fn length_of(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|one| !belongs(one)).unwrap_or(text.len())
}
