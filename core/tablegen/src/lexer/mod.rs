//! Splits a file into tokens, like LLVM's `TGLexer`. It skips white space, comments and regions that preprocessor
//! lines switch off. It never fails: invalid bytes become [`TokenKind::Error`], with a diagnostic.

mod comments;
mod literals;
mod macros;
mod places;
mod preprocessor;
mod token;

pub use literals::{decode_string, plain_string, unwrapped_code};
pub use macros::{MacroEvent, Macros};
pub use places::places_in_string;
pub use token::{Bang, Keyword, Token, TokenKind};

use abide_source::diagnostic::{Diagnostic, Diagnostics, Fix, Message, codes};
use abide_source::text::{Span, TextEdit};
use preprocessor::Condition;

/// Reads one file from its first byte to its last.
#[derive(Debug)]
pub struct Lexer<'t> {
    text: &'t [u8],
    /// The offset of the next byte.
    at: usize,
    /// Whether only white space and comments precede `at` in its line.
    at_line_start: bool,
    /// The `#ifdef`s that are open, outermost first.
    conditions: Vec<Condition>,
    /// The regions that preprocessor lines switched off.
    inactive: Vec<Span>,
    /// Whether the end of the file has been reported, with its open conditions and comments.
    ended: bool,
}

impl<'t> Lexer<'t> {
    /// Begins with the first byte.
    #[must_use]
    pub fn new(text: &'t [u8]) -> Lexer<'t> {
        Lexer {
            text,
            at: 0,
            at_line_start: true,
            conditions: Vec::new(),
            inactive: Vec::new(),
            ended: false,
        }
    }

    /// The regions that preprocessor lines switched off so far.
    #[must_use]
    pub fn into_inactive(self) -> Vec<Span> {
        self.inactive
    }

    /// The next token. After the last it is always [`TokenKind::EndOfFile`].
    pub fn next(&mut self, macros: &mut Macros, found: &mut Diagnostics) -> Token {
        loop {
            let start = self.at;
            let Some(byte) = self.peek(0) else { return self.end_of_file(found) };
            self.at += 1;
            let kind = match byte {
                b' ' | b'\t' => {
                    self.skip_while(Class::Blank);
                    continue;
                }
                b'\n' | b'\r' => {
                    self.at_line_start = true;
                    continue;
                }
                0 => {
                    let message = "NUL character is invalid in source; treated as space";
                    self.error(found, start, message);
                    continue;
                }
                b'/' if self.peek(0) == Some(b'/') => {
                    self.skip_line_comment();
                    continue;
                }
                b'/' if self.peek(0) == Some(b'*') => match self.skip_block_comment(found) {
                    true => continue,
                    false => TokenKind::Error,
                },
                b'#' if self.at_line_start => match self.directive() {
                    Some(directive) => match self.preprocess(directive, macros, found) {
                        true => continue,
                        false => TokenKind::Error,
                    },
                    None => TokenKind::Paste,
                },
                _ => self.lex_token(byte, start, found),
            };
            self.at_line_start = false;
            return Token { kind, span: Span::from_range(start..self.at) };
        }
    }

    /// Lexes a token; the first byte has been consumed.
    fn lex_token(&mut self, byte: u8, start: usize, found: &mut Diagnostics) -> TokenKind {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.lex_word(start),
            b'0'..=b'9' if self.is_word_with_digits(start) => self.lex_word(start),
            b'0'..=b'9' | b'-' | b'+' => self.lex_number(start, found),
            b'"' => self.lex_string(start, found),
            b'$' => self.lex_variable_name(start, found),
            b'[' if self.peek(0) == Some(b'{') => self.lex_code(start, found),
            b'!' => self.lex_bang(start, found),
            b'.' => self.lex_dots(start, found),
            b'[' => TokenKind::LeftSquare,
            b']' => TokenKind::RightSquare,
            b'{' => TokenKind::LeftBrace,
            b'}' => TokenKind::RightBrace,
            b'(' => TokenKind::LeftParen,
            b')' => TokenKind::RightParen,
            b'<' => TokenKind::Less,
            b'>' => TokenKind::Greater,
            b':' => TokenKind::Colon,
            b';' => TokenKind::Semicolon,
            b',' => TokenKind::Comma,
            b'=' => TokenKind::Equal,
            b'?' => TokenKind::Question,
            b'#' => TokenKind::Paste,
            _ => {
                // Only the first byte of a multi-byte character is reported.
                while self.peek(0).is_some_and(|next| (0x80..0xc0).contains(&next)) {
                    self.at += 1;
                }
                self.error(found, start, "unexpected character")
            }
        }
    }

    fn lex_word(&mut self, start: usize) -> TokenKind {
        self.skip_while(Class::Word);
        let word = self.text.get(start..self.at).unwrap_or_default();
        Keyword::of(word).map_or(TokenKind::Identifier, TokenKind::Keyword)
    }

    fn lex_variable_name(&mut self, start: usize, found: &mut Diagnostics) -> TokenKind {
        if !self.peek(0).is_some_and(is_word_start) {
            return self.error(
                found,
                start,
                Message::from("invalid variable name")
                    .with_help("a name follows '$', as in '$value'"),
            );
        }
        self.skip_while(Class::Word);
        TokenKind::VariableName
    }

    fn lex_bang(&mut self, start: usize, found: &mut Diagnostics) -> TokenKind {
        while self.peek(0).is_some_and(|byte| byte.is_ascii_alphabetic()) {
            self.at += 1;
        }
        match self.text.get(start + 1..self.at) {
            None | Some([]) => self.error(found, start, "invalid \"!operator\""),
            Some(name) => match Bang::of(name) {
                Some(bang) => TokenKind::Bang(bang),
                None => self.error(found, start, "unknown operator"),
            },
        }
    }

    fn lex_dots(&mut self, start: usize, found: &mut Diagnostics) -> TokenKind {
        match (self.peek(0), self.peek(1)) {
            (Some(b'.'), Some(b'.')) => {
                self.at += 2;
                TokenKind::Ellipsis
            }
            (Some(b'.'), _) => {
                self.at += 1;
                let span = Span::from_range(start..self.at);
                let edit = TextEdit::new(span, "...");
                let fix = Fix::uncertain("change it to '...'", vec![edit]);
                let error =
                    Diagnostic::new(codes::tablegen::SYNTAX, span, "invalid '..' punctuation");
                found.push(error.with_fix(fix));
                TokenKind::Error
            }
            _ => TokenKind::Dot,
        }
    }

    fn end_of_file(&mut self, found: &mut Diagnostics) -> Token {
        if !std::mem::replace(&mut self.ended, true) {
            self.report_open_conditions(found);
        }
        Token { kind: TokenKind::EndOfFile, span: Span::from_range(self.at..self.at) }
    }

    /// The byte `distance` bytes after the next one.
    fn peek(&self, distance: usize) -> Option<u8> {
        self.text.get(self.at + distance).copied()
    }

    /// Skips bytes of a class.
    fn skip_while(&mut self, class: Class) {
        let rest = self.text.get(self.at..).unwrap_or_default();
        self.at += rest.iter().position(|&byte| Class::of(byte) != class).unwrap_or(rest.len());
    }

    /// Reports the text from `start` to the next byte.
    fn error(
        &self,
        found: &mut Diagnostics,
        start: usize,
        message: impl Into<Message>,
    ) -> TokenKind {
        let span = Span::from_range(start..self.at.max(start));
        found.report(codes::tablegen::SYNTAX, span, || message);
        TokenKind::Error
    }
}

/// The classes of bytes that occur in runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Class {
    /// A blank within a line.
    Blank,
    /// A byte that may continue a word.
    Word,
    /// Any other.
    Other,
}

impl Class {
    fn of(byte: u8) -> Class {
        const CLASSES: [Class; 256] = {
            let mut classes = [Class::Other; 256];
            let mut byte = 0u8;
            while byte < 0x80 {
                if let Some((_, [place, ..])) = classes.split_at_mut_checked(byte as usize) {
                    if byte == b' ' || byte == b'\t' {
                        *place = Class::Blank;
                    } else if byte.is_ascii_alphanumeric() || byte == b'_' {
                        *place = Class::Word;
                    }
                }
                byte += 1;
            }
            classes
        };
        CLASSES.get(usize::from(byte)).copied().unwrap_or(Class::Other)
    }
}

/// Whether a word can begin with the byte.
fn is_word_start(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_'
}

/// The first token at or after an offset, ignoring preprocessor lines: the position of LLVM's parser after it has
/// read up to the offset.
#[must_use]
pub fn token_after(text: &[u8], offset: u32) -> Span {
    let mut lexer = Lexer::new(text);
    lexer.at = (offset as usize).min(text.len());
    lexer.at_line_start = false;
    let mut ignored = Diagnostics::new(&abide_source::limits::Limits::default());
    loop {
        let token = lexer.next(&mut Macros::default(), &mut ignored);
        lexer.at_line_start = false;
        if token.kind != TokenKind::Paste || !is_line_start(text, token.span.start()) {
            return token.span;
        }
        lexer.skip_line_comment();
    }
}

/// Whether only blanks precede an offset in its line.
fn is_line_start(text: &[u8], offset: u32) -> bool {
    let before = text.get(..offset as usize).unwrap_or_default();
    let line = before.rsplit(|&byte| byte == b'\n' || byte == b'\r').next().unwrap_or_default();
    line.iter().all(|&byte| byte == b' ' || byte == b'\t')
}
