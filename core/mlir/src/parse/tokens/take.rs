//! Consumes tokens: the next one, one of a kind, a word.

use super::{Parse, Reported, Tokens};
use crate::syntax::lexer::LexicalFault;
use crate::syntax::{BracketRepair, TokenKind, is_attribute_word, is_builtin_type_name};
use abide_source::diagnostic::{Wanted, codes};
use abide_source::text::Span;

impl<'a> Tokens<'a> {
    /// Consumes the current token.
    #[inline]
    pub fn bump(&mut self) {
        self.cursor.previous_end = self.cursor.lexer.position();
        self.advance();
    }

    #[inline(always)]
    pub(in crate::parse) fn advance(&mut self) {
        let end = self.cursor.lexer.position();
        loop {
            if self.cursor.lexer.at_single_blank() {
                self.cursor.lexer.skip_blank();
            } else if self.cursor.lexer.at_whitespace() {
                self.cursor.lexer.whitespace();
            }
            self.cursor.next_token();
            if !self.cursor.current.is_trivia() {
                let next = self.repairs.next();
                if self.cursor.start < next {
                    if next < self.cursor.lexer.position() {
                        self.cursor.lexer.jump(next, next);
                    }
                    break;
                }
                match self.repairs.take(end, self.cursor.start) {
                    Some(BracketRepair { offset, missing: Some(kind) }) => {
                        return self.missing_token(offset as usize, kind);
                    }
                    Some(BracketRepair { offset, .. }) if offset as usize == self.cursor.start => {}
                    _ => break,
                }
            }
        }
        if let Some(fault) = self.cursor.lexer.take_fault() {
            self.lexical_fault(fault);
        }
    }

    /// Continues reading at another place.
    pub(in crate::parse) fn jump(&mut self, position: usize) {
        self.repairs.jump(position);
        self.resume_at(position);
    }

    pub(in crate::parse) fn resume_at(&mut self, position: usize) {
        self.cursor.lexer.jump(position, position);
        self.cursor.previous_end = position;
        self.advance();
    }

    /// Reads a token that is not there.
    #[cold]
    fn missing_token(&mut self, position: usize, kind: TokenKind) {
        self.cursor.lexer.take_fault();
        self.cursor.lexer.jump(position, position);
        self.cursor.start = position;
        self.cursor.current = kind;
    }

    #[cold]
    fn lexical_fault(&mut self, fault: LexicalFault) {
        let span = self.current_span();
        match fault {
            // The token is an error token and is reported where it is met.
            LexicalFault::UnknownBytes | LexicalFault::MissingName => {}
            LexicalFault::UnterminatedString => {
                self.report(
                    codes::mlir::UNTERMINATED_STRING,
                    span,
                    "expected '\"' in string literal",
                );
            }
            LexicalFault::UnknownEscape(offset) => {
                let span = Span::new(offset, offset.saturating_add(1));
                self.report(codes::mlir::UNKNOWN_ESCAPE, span, "unknown escape in string literal");
            }
            LexicalFault::NulBytes | LexicalFault::ByteOrderMark => {}
        }
    }

    /// Returns the kind of the token after the current one.
    #[must_use]
    pub fn peek(&self) -> TokenKind {
        let mut lexer = self.cursor.lexer;
        loop {
            lexer.whitespace();
            let kind = lexer.next();
            if !kind.is_trivia() {
                return kind;
            }
        }
    }

    /// Returns the byte after the current token; 0 at the end.
    #[must_use]
    pub fn next_byte(&self) -> u8 {
        self.text.get(self.cursor.lexer.position()).copied().unwrap_or(0)
    }

    /// Consumes the current token if it is of this kind.
    #[inline]
    pub fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.cursor.current == kind;
        if found {
            self.bump();
        }
        found
    }

    /// Consumes the current token if it is this word.
    #[inline]
    pub fn eat_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        if found {
            self.bump();
        } else if self.labels.is_some() {
            self.note_word(word);
        }
        found
    }

    /// Consumes the current token, which should be of this kind.
    ///
    /// # Errors
    /// If it is not, which is reported.
    #[inline]
    pub fn expect(&mut self, kind: TokenKind) -> Parse {
        if self.eat(kind) { Ok(()) } else { Err(self.wrong_token(kind, None)) }
    }

    /// As [`Tokens::expect`], with another message for a missing token.
    pub(in crate::parse) fn expect_as(&mut self, kind: TokenKind, wanted: Wanted) -> Parse {
        if self.eat(kind) { Ok(()) } else { Err(self.wrong_token(kind, Some(wanted))) }
    }

    /// Reports that a token of this kind is missing: as in MLIR, after the previous token.
    #[cold]
    fn wrong_token(&mut self, kind: TokenKind, wanted: Option<Wanted>) -> Reported {
        self.note_token(kind);
        let span = match self.cursor.previous_end {
            0 => self.current_span(),
            end => Span::from_range(end..end),
        };
        let wanted = wanted.unwrap_or_else(|| kind.wanted());
        self.report(codes::mlir::EXPECTED, span, wanted)
    }

    /// Consumes the current token, which should be this word.
    ///
    /// # Errors
    /// If it is not, which is reported.
    pub fn expect_word(&mut self, word: &str) -> Parse {
        if self.eat_word(word) {
            Ok(())
        } else {
            Err(self.expected_here(Wanted::sign(word.to_owned())))
        }
    }

    /// A word or punctuation.
    pub(in crate::parse) fn literal(&mut self, text: &str) -> Parse {
        if self.at_literal(text) {
            self.bump();
            return Ok(());
        }
        // Two colons of the format may be adjacent.
        if text == ":" && self.at(TokenKind::ColonColon) {
            self.jump(self.position() + 1);
            return Ok(());
        }
        self.note_word(text);
        // MLIR reports a missing word at the current token, and a missing sign at the end of the line before.
        let is_word = text.starts_with(|first: char| first.is_ascii_alphabetic());
        let wanted = Wanted::sign(text.to_owned());
        Err(if is_word { self.expected_here(wanted) } else { self.expected(wanted) })
    }

    /// Returns the text from the current token on, at most this many bytes.
    #[must_use]
    pub fn ahead(&self, most: usize) -> &'a [u8] {
        let rest = self.text.get(self.cursor.start..).unwrap_or_default();
        rest.get(..most).unwrap_or(rest)
    }

    /// Whether an attribute can begin at the current token.
    #[must_use]
    pub fn at_attribute(&self) -> bool {
        match self.current() {
            TokenKind::Integer
            | TokenKind::Float
            | TokenKind::Minus
            | TokenKind::String
            | TokenKind::AtIdentifier
            | TokenKind::LeftBracket
            | TokenKind::LeftBrace
            | TokenKind::HashIdentifier
            | TokenKind::ExclamationIdentifier => true,
            TokenKind::BareIdentifier => {
                let word = self.current_text();
                is_attribute_word(word) || is_builtin_type_name(word)
            }
            _ => false,
        }
    }
}
