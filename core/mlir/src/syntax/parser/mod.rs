//! The machine that the grammar drives: the current token, taking it, and nodes.

mod errors;
mod layout;
mod lookahead;
mod nesting;
mod units;
mod window;

pub(super) use lookahead::Ahead;
pub(super) use window::{ReadWindow, Window};

use super::NodeKind;
use super::lexer::{Lexer, LexicalFault};
use super::reuse::Reuse;
use super::token::TokenKind;
use super::unit_builder::{Open, UnitBuilder};
use abide_source::limits::Limits;
use abide_source::nesting::Nesting;
use abide_source::text::Span;
use layout::Layout;
use nesting::Enclosing;

/// Reads a text token by token and builds units.
pub(super) struct Parser<'a> {
    text: &'a [u8],
    pub(super) limits: Limits,
    /// Behind the current token.
    lexer: Lexer<'a>,
    current: TokenKind,
    current_start: usize,
    fault: Option<LexicalFault>,
    /// The last token that is not trivia.
    previous: TokenKind,
    previous_start: usize,
    previous_end: usize,
    /// What is odd about the trivia before the current token, and where.
    trivia_fault: Option<(LexicalFault, Span)>,
    enclosing: Enclosing,
    /// How many operations with a symbol table are open within this unit.
    symbol_tables: u32,
    /// Whether the region around may have a default dialect.
    default_dialect: bool,
    nesting: Nesting,
    layout: Layout,
    /// Where the last error was reported, so that one mistake is reported once.
    last_error: Option<usize>,
    /// Whether the operation that is read is written without its dialect.
    pub(super) has_bare_name: bool,
    /// Whether something is wrong with the form of the operation that is read.
    pub(super) operation_failed: bool,
    /// The furthest byte that had a say in anything so far.
    examined: usize,
    builder: UnitBuilder,
    outer: Vec<UnitBuilder>,
    spare: Vec<UnitBuilder>,
    reuse: Option<Reuse<'a>>,
    /// Where only some statements of a function are read.
    window: Option<Window>,
}

impl<'a> Parser<'a> {
    pub(super) fn new(text: &'a [u8], limits: &Limits, reuse: Option<Reuse<'a>>) -> Parser<'a> {
        let mut parser = Parser::without_token(text, limits, reuse);
        parser.advance();
        parser
    }

    /// Reads from an offset on, where a token begins.
    pub(super) fn new_at(text: &'a [u8], start: usize, limits: &Limits) -> Parser<'a> {
        let mut parser = Parser::without_token(text, limits, None);
        parser.lexer.jump(start, start - crate::syntax::column(text, start));
        parser.next_token();
        parser
    }

    fn without_token(text: &'a [u8], limits: &Limits, reuse: Option<Reuse<'a>>) -> Parser<'a> {
        Parser {
            text,
            limits: *limits,
            lexer: Lexer::new(text),
            current: TokenKind::EndOfFile,
            current_start: 0,
            fault: None,
            previous: TokenKind::EndOfFile,
            previous_start: 0,
            previous_end: 0,
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

    #[inline]
    pub(super) fn at(&self, kind: TokenKind) -> bool {
        self.current == kind
    }

    /// Where the current token begins, to see whether anything was taken.
    #[inline]
    pub(super) fn position(&self) -> usize {
        self.current_start
    }

    #[inline]
    pub(super) fn current(&self) -> TokenKind {
        self.current
    }

    #[inline]
    pub(super) fn current_text(&self) -> &'a [u8] {
        self.text.get(self.current_start..self.lexer.position()).unwrap_or_default()
    }

    /// Whether the current token is this identifier.
    #[inline]
    pub(super) fn at_word(&self, word: &str) -> bool {
        self.current == TokenKind::BareIdentifier && self.current_text() == word.as_bytes()
    }

    /// Whether there is nothing more to read in this chunk.
    #[inline]
    pub(super) fn at_end(&self) -> bool {
        matches!(self.current, TokenKind::EndOfFile | TokenKind::SplitMarker)
    }

    /// Whether the current token is the first one on its line.
    #[inline]
    pub(super) fn first_on_line(&self) -> bool {
        self.lexer.line_start() > self.previous_end || self.previous == TokenKind::EndOfFile
    }

    /// Whether the current token directly follows the last one.
    #[inline]
    pub(super) fn adjacent(&self) -> bool {
        self.current_start == self.previous_end
    }

    /// How far the current token is from the beginning of its line, in bytes.
    #[inline]
    pub(super) fn column(&self) -> usize {
        self.current_start.saturating_sub(self.lexer.line_start())
    }

    #[inline]
    pub(super) fn previous(&self) -> TokenKind {
        self.previous
    }

    /// Where the last token ends.
    #[inline]
    pub(super) fn previous_end(&self) -> usize {
        self.previous_end
    }

    pub(super) fn previous_text(&self) -> &'a [u8] {
        self.text.get(self.previous_start..self.previous_end).unwrap_or_default()
    }

    /// What stands before the current token, from a place on.
    pub(super) fn text_since(&self, start: usize) -> &'a [u8] {
        self.text.get(start..self.current_start).unwrap_or_default()
    }

    /// All that stands before the last token.
    pub(super) fn text_before_previous(&self) -> &'a [u8] {
        self.text.get(..self.previous_start).unwrap_or_default()
    }

    /// Takes the current token.
    #[inline(never)]
    pub(super) fn bump(&mut self) {
        if self.current == TokenKind::EndOfFile {
            return;
        }
        self.builder.token(self.current, self.current_start);
        let faulty = self.fault.is_some();
        if faulty || self.trivia_fault.is_some() {
            self.lexical_faults();
        }
        self.previous = self.current;
        self.previous_start = self.current_start;
        self.previous_end = self.lexer.position();
        self.advance();
        if faulty {
            // What follows a broken token is hardly a mistake of its own.
            self.last_error = Some(self.current_start);
        }
    }

    /// Takes the current token where any bytes may stand.
    #[inline]
    pub(super) fn bump_any(&mut self) {
        if matches!(self.fault, Some(LexicalFault::UnknownBytes | LexicalFault::MissingName)) {
            self.fault = None;
        }
        self.bump();
    }

    /// Takes the current token where it is of this kind.
    #[inline]
    pub(super) fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.current == kind;
        if found {
            self.bump();
        }
        found
    }

    /// Takes the current token where it is this identifier.
    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        if found {
            self.bump();
        }
        found
    }

    /// Takes the current token where it is of this kind, and reports that it is missing otherwise.
    pub(super) fn expect(&mut self, kind: TokenKind) -> bool {
        let found = self.eat(kind);
        if !found {
            self.expected(kind.describe());
        }
        found
    }

    /// Reads up to the next token that is not trivia.
    ///
    /// This runs for every token, so what is rare stands in functions of its own.
    #[inline(always)]
    fn advance(&mut self) {
        if self.lexer.at_single_blank() {
            self.builder.blank(self.lexer.position());
            self.lexer.skip_blank();
        } else if self.lexer.at_whitespace() {
            self.whitespace();
        }
        self.next_token();
        if self.current.is_trivia() {
            self.skip_trivia();
        }
    }

    #[inline(always)]
    fn next_token(&mut self) {
        self.current_start = self.lexer.position();
        self.current = self.lexer.next();
        self.fault = self.lexer.take_fault();
    }

    /// Takes the current token and all behind it that are trivia.
    #[inline(never)]
    fn skip_trivia(&mut self) {
        while self.current.is_trivia() {
            self.builder.trivia(self.current, self.current_start);
            let fault = self.fault.take();
            self.note_trivia_fault(fault, self.current_start);
            self.whitespace();
            self.next_token();
        }
    }

    #[inline(never)]
    fn whitespace(&mut self) {
        let start = self.lexer.position();
        if self.lexer.whitespace() {
            self.add_whitespace(start, self.lexer.position());
            let fault = self.lexer.take_fault();
            self.note_trivia_fault(fault, start);
        }
    }

    #[inline]
    fn add_whitespace(&mut self, start: usize, end: usize) {
        let blank = end == start + 1 && self.text.get(start) == Some(&b' ');
        if blank && end < self.text.len() {
            self.builder.blank(start);
        } else {
            self.builder.trivia(TokenKind::Whitespace, start);
        }
    }

    /// Keeps the first fault of the trivia that end here.
    fn note_trivia_fault(&mut self, fault: Option<LexicalFault>, start: usize) {
        if let Some(fault) = fault {
            let span = Span::from_range(start..self.lexer.position());
            self.trivia_fault.get_or_insert((fault, span));
        }
    }

    /// Cuts the current token behind so many bytes: what follows them is a token of its own.
    #[cold]
    pub(super) fn cut_current(&mut self, length: usize) {
        self.lexer.jump(self.current_start + length, self.lexer.line_start());
    }

    /// Reads the current token again as a dimension list, where it is one.
    pub(super) fn relex_dimensions(&mut self) -> bool {
        let found = self.lexer.dimensions(self.current_start);
        self.examined = self.examined.max(self.lexer.furthest());
        if found {
            self.current = TokenKind::Dimensions;
        }
        found
    }

    /// Reads the current `[` again as a whole list of numbers, where it is one.
    pub(super) fn relex_number_list(&mut self) -> bool {
        let found = self.lexer.number_list(self.current_start);
        self.examined = self.examined.max(self.lexer.furthest());
        if found {
            self.current = TokenKind::NumberList;
        }
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
