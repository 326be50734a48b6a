//! The lowest floor of the tree's reader: the current token, taking it, and nodes. It recognises the beginnings of
//! operations and regions by looking ahead. The floor above it is [`TreeTypes`](super::types::TreeTypes).

pub(super) mod brace;
mod errors;
mod layout;
mod lookahead;
mod nesting;
mod place;
mod start;
mod units;
mod window;

pub(super) use layout::Reading;
pub(super) use lookahead::Ahead;
pub(crate) use start::begins_results;
pub(super) use window::{ReadWindow, Window};

use super::NodeKind;
use super::cursor::Cursor;
use super::lexer::LexicalFault;
use super::reuse::Reuse;
use super::token::TokenKind;
use super::unit_builder::{Open, UnitBuilder};
use abide_source::limits::Limits;
use abide_source::nesting::Nesting;
use abide_source::text::Span;
use layout::Layout;
use nesting::Enclosing;
use std::ops::Deref;

/// Reads a text token by token and builds units.
pub(super) struct TreeTokens<'a> {
    cursor: Cursor<'a>,
    pub(super) limits: Limits,
    fault: Option<LexicalFault>,
    /// The last token that is not trivia.
    previous: TokenKind,
    previous_start: usize,
    /// The fault of the trivia before the current token, and its range.
    trivia_fault: Option<(LexicalFault, Span)>,
    enclosing: Enclosing,
    /// The number of operations with a symbol table that are open within this unit.
    symbol_tables: u32,
    /// Whether the enclosing region may have a default dialect.
    default_dialect: bool,
    nesting: Nesting,
    layout: Layout,
    /// The position of the last reported error, so that each one is reported once.
    last_error: Option<usize>,
    /// Whether the operation that is read is written without its dialect.
    pub(super) has_bare_name: bool,
    /// Whether something is wrong with the form of the operation that is read.
    pub(super) operation_failed: bool,
    /// The furthest byte that influenced parsing so far.
    examined: usize,
    builder: UnitBuilder,
    outer: Vec<UnitBuilder>,
    spare: Vec<UnitBuilder>,
    reuse: Option<Reuse<'a>>,
    /// The window, if only some statements of a function are parsed.
    window: Option<Window>,
}

impl<'a> Deref for TreeTokens<'a> {
    type Target = Cursor<'a>;

    #[inline]
    fn deref(&self) -> &Cursor<'a> {
        &self.cursor
    }
}

impl<'a> TreeTokens<'a> {
    pub(super) fn new(text: &'a [u8], limits: &Limits, reuse: Option<Reuse<'a>>) -> TreeTokens<'a> {
        let mut parser = TreeTokens::without_token(text, limits, reuse);
        parser.advance();
        parser
    }

    /// Reads from an offset on, where a token begins.
    pub(super) fn new_at(text: &'a [u8], start: usize, limits: &Limits) -> TreeTokens<'a> {
        let mut parser = TreeTokens::without_token(text, limits, None);
        parser.cursor.lexer.jump(start, start - crate::syntax::column(text, start));
        parser.next_token();
        parser
    }

    fn without_token(text: &'a [u8], limits: &Limits, reuse: Option<Reuse<'a>>) -> TreeTokens<'a> {
        TreeTokens {
            cursor: Cursor::new(text),
            limits: *limits,
            fault: None,
            previous: TokenKind::EndOfFile,
            previous_start: 0,
            trivia_fault: None,
            enclosing: Enclosing::default(),
            symbol_tables: 0,
            default_dialect: false,
            nesting: Nesting::default(),
            layout: Layout::default(),
            last_error: None,
            has_bare_name: false,
            operation_failed: false,
            examined: 0,
            builder: UnitBuilder::of_text(text.len()),
            outer: Vec::new(),
            spare: Vec::new(),
            reuse,
            window: None,
        }
    }

    /// Consumes the current token.
    #[inline(never)]
    pub(super) fn bump(&mut self) {
        if self.cursor.current == TokenKind::EndOfFile {
            return;
        }
        self.builder.token(self.cursor.current, self.cursor.start);
        let faulty = self.fault.is_some();
        if faulty || self.trivia_fault.is_some() {
            self.lexical_faults();
        }
        self.previous = self.cursor.current;
        self.previous_start = self.cursor.start;
        self.cursor.previous_end = self.cursor.lexer.position();
        self.advance();
        if faulty {
            // An error directly after a broken token most likely follows from it.
            self.last_error = Some(self.cursor.start);
        }
    }

    /// Consumes the current token where any bytes are allowed.
    #[inline]
    pub(super) fn bump_any(&mut self) {
        if matches!(self.fault, Some(LexicalFault::UnknownBytes | LexicalFault::MissingName)) {
            self.fault = None;
        }
        self.bump();
    }

    /// Consumes the current token if it is of this kind.
    #[inline]
    pub(super) fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.cursor.current == kind;
        if found {
            self.bump();
        }
        found
    }

    /// Consumes the current token if it is this identifier.
    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        if found {
            self.bump();
        }
        found
    }

    /// Consumes the current token if it is of this kind, and reports that it is missing otherwise.
    pub(super) fn expect(&mut self, kind: TokenKind) -> bool {
        let found = self.eat(kind);
        if !found {
            self.expected(kind.wanted());
        }
        found
    }

    /// Reads up to the next token other than trivia.
    ///
    /// This runs for every token, so rare cases are in separate functions.
    #[inline(always)]
    fn advance(&mut self) {
        if self.cursor.lexer.at_single_blank() {
            self.builder.blank(self.cursor.lexer.position());
            self.cursor.lexer.skip_blank();
        } else if self.cursor.lexer.at_whitespace() {
            self.whitespace();
        }
        self.next_token();
        if self.cursor.current.is_trivia() {
            self.skip_trivia();
        }
    }

    #[inline(always)]
    fn next_token(&mut self) {
        self.cursor.next_token();
        self.fault = self.cursor.lexer.take_fault();
    }

    /// Consumes the current token and the following ones while they are trivia.
    #[inline(never)]
    fn skip_trivia(&mut self) {
        while self.cursor.current.is_trivia() {
            self.builder.trivia(self.cursor.current, self.cursor.start);
            let fault = self.fault.take();
            self.note_trivia_fault(fault, self.cursor.start);
            self.whitespace();
            self.next_token();
        }
    }

    #[inline(never)]
    fn whitespace(&mut self) {
        let start = self.cursor.lexer.position();
        if self.cursor.lexer.whitespace() {
            self.add_whitespace(start, self.cursor.lexer.position());
            let fault = self.cursor.lexer.take_fault();
            self.note_trivia_fault(fault, start);
        }
    }

    #[inline]
    fn add_whitespace(&mut self, start: usize, end: usize) {
        let blank = end == start + 1 && self.cursor.text.get(start) == Some(&b' ');
        if blank && end < self.cursor.text.len() {
            self.builder.blank(start);
        } else {
            self.builder.trivia(TokenKind::Whitespace, start);
        }
    }

    /// Keeps the first fault of the trivia that end here.
    fn note_trivia_fault(&mut self, fault: Option<LexicalFault>, start: usize) {
        if let Some(fault) = fault {
            let span = Span::from_range(start..self.cursor.lexer.position());
            self.trivia_fault.get_or_insert((fault, span));
        }
    }

    /// Splits the current token after `length` bytes: the rest is another token.
    #[cold]
    pub(super) fn split_current(&mut self, length: usize) {
        self.cursor.split_current(length);
    }

    /// Reads the current token again as a dimension list, if it is one.
    pub(super) fn relex_dimensions(&mut self) -> bool {
        let found = self.cursor.relex_dimensions();
        self.examined = self.examined.max(self.cursor.lexer.end_of_list_lookahead());
        found
    }

    /// Reads the current `[` again as a whole list of numbers, if it is one.
    pub(super) fn relex_number_list(&mut self) -> bool {
        let found = self.cursor.relex_number_list();
        self.examined = self.examined.max(self.cursor.lexer.end_of_list_lookahead());
        found
    }

    #[inline]
    pub(super) fn open(&mut self, kind: NodeKind) -> Open {
        self.builder.open(kind)
    }

    #[inline]
    pub(super) fn close(&mut self, open: Open) {
        self.builder.close(open);
    }

    pub(super) fn close_as(&mut self, open: Open, kind: NodeKind) {
        self.builder.set_kind(open, kind);
        self.builder.close(open);
    }

    pub(super) fn set_kind(&mut self, open: Open, kind: NodeKind) {
        self.builder.set_kind(open, kind);
    }

    /// A node of one token.
    #[inline]
    pub(super) fn leaf(&mut self, kind: NodeKind) {
        let node = self.open(kind);
        self.bump();
        self.close(node);
    }
}
