//! The machine that the grammar drives: the current token, look ahead, nodes, errors, lists.

use super::lexer::{Lexer, LexicalFault};
use super::reuse::Reuse;
use super::token::TokenKind;
use super::tree::Context;
use super::unit_builder::{Open, UnitBuilder, to_u32};
use super::{NodeKind, Unit};
use crate::diagnostic::{Code, Diagnostic, codes};
use crate::limits::Limits;
use crate::text::Span;
use std::sync::Arc;

/// The furthest that the lexer looks beyond a token to know its end.
const LEXER_LOOKAHEAD: usize = 3;

/// How many brackets of each kind are open around the current token, within this unit and the ones
/// around it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Enclosing {
    parens: u32,
    brackets: u32,
    angles: u32,
    braces: u32,
}

impl Enclosing {
    fn of(&mut self, close: TokenKind) -> Option<&mut u32> {
        match close {
            TokenKind::RightParen => Some(&mut self.parens),
            TokenKind::RightBracket => Some(&mut self.brackets),
            TokenKind::Greater => Some(&mut self.angles),
            TokenKind::RightBrace => Some(&mut self.braces),
            _ => None,
        }
    }
}

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
    depth: u32,
    /// Where the last error was reported, so that one mistake is reported once.
    last_error: Option<usize>,
    /// The furthest byte that had a say in anything so far.
    examined: usize,
    builder: UnitBuilder,
    outer: Vec<UnitBuilder>,
    spare: Vec<UnitBuilder>,
    reuse: Option<Reuse<'a>>,
}

/// Where a unit began.
pub(super) struct OpenUnit {
    start: usize,
    context: Context,
    enclosing: Enclosing,
    symbol_tables: u32,
}

impl<'a> Parser<'a> {
    pub(super) fn new(text: &'a [u8], limits: &Limits, reuse: Option<Reuse<'a>>) -> Parser<'a> {
        let mut parser = Parser {
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
            depth: 0,
            last_error: None,
            examined: 0,
            builder: UnitBuilder::default(),
            outer: Vec::new(),
            spare: Vec::new(),
            reuse,
        };
        parser.advance();
        parser
    }

    // The current token.

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

    pub(super) fn previous_text(&self) -> &'a [u8] {
        self.text.get(self.previous_start..self.previous_end).unwrap_or_default()
    }

    /// The tokens behind the current one, without trivia.
    pub(super) fn ahead(&mut self) -> Ahead<'a> {
        // What is decided by looking ahead must be decided anew when that text changes.
        self.examined = self.examined.max(self.lexer.position() + LEXER_LOOKAHEAD);
        Ahead { lexer: self.lexer, text: self.text, end: self.lexer.position() }
    }

    /// The first byte of the token behind the current one, where that is on the same line and no
    /// comment.
    #[inline]
    pub(super) fn next_byte(&mut self) -> Option<u8> {
        let mut position = self.lexer.position();
        let byte = loop {
            match self.text.get(position) {
                Some(b' ' | b'\t') => position += 1,
                Some(b'\n' | b'\r' | b'/' | 0) | None => break None,
                Some(&byte) => break Some(byte),
            }
        };
        self.examined = self.examined.max(position + 1);
        byte
    }

    /// The token behind the current one.
    pub(super) fn peek(&mut self) -> TokenKind {
        let mut ahead = self.ahead();
        let kind = ahead.next();
        self.looked(&ahead);
        kind
    }

    /// Remembers how far was looked ahead.
    pub(super) fn looked(&mut self, ahead: &Ahead<'_>) {
        self.examined = self.examined.max(ahead.lexer.position() + LEXER_LOOKAHEAD);
    }

    // Moving on.

    /// Takes the current token.
    #[inline(never)]
    pub(super) fn bump(&mut self) {
        if self.current == TokenKind::EndOfFile {
            return;
        }
        self.builder.token(self.current, self.current_start);
        let faulty = self.fault.is_some() || self.trivia_fault.is_some();
        if faulty {
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

    // Nodes and units.

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

    /// Takes the unit that begins at the current token from the older version of the text, where
    /// nothing that had a say in it has changed.
    pub(super) fn reuse_unit(&mut self) -> bool {
        let context = self.context();
        let Some(reuse) = &mut self.reuse else { return false };
        let Some(unit) = reuse.unit_at(to_u32(self.current_start), context) else {
            return false;
        };
        let unit = Arc::clone(unit);
        let start = self.current_start;
        let end = start + unit.len() as usize;
        self.examined = self.examined.max(end + unit.lookahead as usize);
        let (last, last_start) = unit.last_token();
        self.builder.child(unit, start);
        let line_start = self.line_start_before(start, end);
        self.previous = last;
        self.previous_start = start + last_start as usize;
        self.previous_end = end;
        self.lexer.jump(end, line_start);
        self.last_error = None;
        self.advance();
        true
    }

    /// Where the line begins that `end` is on, given that `start` is on the current line.
    fn line_start_before(&self, start: usize, end: usize) -> usize {
        let within = self.text.get(start..end).unwrap_or_default();
        match memchr::memrchr2(b'\n', b'\r', within) {
            Some(line_break) => start + line_break + 1,
            None => self.lexer.line_start(),
        }
    }

    pub(super) fn open_unit(&mut self) -> OpenUnit {
        let mut builder = self.spare.pop().unwrap_or_default();
        builder.reset(self.current_start);
        builder.column = self.column();
        self.outer.push(std::mem::replace(&mut self.builder, builder));
        // How a unit reads depends on its own text alone, so that it can be shared: of what is
        // around it only the depth counts, and that a brace may close it.
        let enclosing = Enclosing { braces: 1, ..Enclosing::default() };
        let open = OpenUnit {
            start: self.current_start,
            context: self.context(),
            enclosing: std::mem::replace(&mut self.enclosing, enclosing),
            symbol_tables: std::mem::take(&mut self.symbol_tables),
        };
        self.last_error = None;
        open
    }

    pub(super) fn close_unit(&mut self, open: OpenUnit) {
        let outer = self.outer.pop().unwrap_or_default();
        let mut inner = std::mem::replace(&mut self.builder, outer);
        let lookahead = self.lookahead(self.previous_end);
        let trivia = inner.take_trailing_trivia(self.previous_end);
        let unit = inner.finish(self.previous_end.max(open.start), lookahead, open.context);
        self.builder.child(Arc::new(unit), open.start);
        let ends = trivia.iter().skip(1).map(|&(_, start)| start).chain([self.current_start]);
        for (&(kind, start), end) in trivia.iter().zip(ends) {
            match kind {
                TokenKind::Whitespace => self.add_whitespace(start, end),
                _ => self.builder.trivia(kind, start),
            }
        }
        self.spare.push(inner);
        self.enclosing = open.enclosing;
        self.symbol_tables = open.symbol_tables;
        self.last_error = None;
    }

    fn context(&self) -> Context {
        Context { depth: self.depth, column: to_u32(self.column()) }
    }

    /// The column at which the current unit begins.
    pub(super) fn unit_column(&self) -> Option<usize> {
        self.outer.last().map(|_| self.builder.column)
    }

    /// How far behind `end` a byte may have had a say in what was read so far.
    fn lookahead(&mut self, end: usize) -> usize {
        self.examined = self.examined.max(self.lexer.position() + LEXER_LOOKAHEAD);
        self.examined.saturating_sub(end)
    }

    /// The unit of the whole file.
    pub(super) fn finish_file(mut self) -> Unit {
        if self.trivia_fault.is_some() {
            self.lexical_faults();
        }
        self.builder.finish(self.text.len(), 0, Context::default())
    }

    // Errors.

    /// Where something is missing: at the current token, or behind the last one where that ended
    /// its line.
    fn here(&self) -> Span {
        if self.first_on_line() || self.at_end() {
            Span::at(to_u32(self.previous_end))
        } else {
            Span::from_range(self.current_start..self.lexer.position())
        }
    }

    /// The place of the current token.
    pub(super) fn current_span(&self) -> Span {
        Span::from_range(self.current_start..self.lexer.position())
    }

    /// Reports that something else should stand at the current token. Once for each place.
    #[cold]
    pub(super) fn expected(&mut self, what: &str) {
        let message = self.expectation(what);
        self.error(codes::mlir::EXPECTED, self.here(), message);
    }

    /// As [`expected`](Self::expected), where the current token itself is the mistake and not what
    /// is missing before it.
    #[cold]
    pub(super) fn unexpected(&mut self, what: &str) {
        let found =
            String::from_utf8_lossy(self.current_text().get(..40).unwrap_or(self.current_text()));
        let message = format!("expected {what}, but found '{found}'");
        self.error(codes::mlir::EXPECTED, self.current_span(), message);
    }

    fn expectation(&self, what: &str) -> String {
        let found = match self.current {
            TokenKind::EndOfFile => "the file ends".to_owned(),
            TokenKind::SplitMarker => "the piece ends here".to_owned(),
            _ if self.first_on_line() => "the line ends".to_owned(),
            TokenKind::BareIdentifier => {
                let text = self.current_text();
                let text = text.get(..40).unwrap_or(text);
                format!("found '{}'", String::from_utf8_lossy(text))
            }
            kind => format!("found {}", kind.describe()),
        };
        format!("expected {what}, but {found}")
    }

    /// Reports a bracket that is never closed, and where it was opened.
    #[cold]
    pub(super) fn expected_close(&mut self, close: TokenKind, opening: Span) {
        if self.last_error == Some(self.current_start) {
            return;
        }
        self.last_error = Some(self.current_start);
        let message = format!("expected {}", close.describe());
        let diagnostic = Diagnostic::new(codes::mlir::EXPECTED, self.here(), message);
        self.report(diagnostic.with_related(opening, "opened here"));
    }

    /// Reports an error at the current token. Once for each place.
    #[cold]
    pub(super) fn error_here(&mut self, code: Code, message: String) {
        self.error(code, self.here(), message);
    }

    fn error(&mut self, code: Code, span: Span, message: String) {
        if self.last_error == Some(self.current_start) {
            return;
        }
        self.last_error = Some(self.current_start);
        // A token that is broken itself is reported when it is taken.
        if self.fault.is_none() {
            self.report(Diagnostic::new(code, span, message));
        }
    }

    /// Notes that what is wrong at the current token has been reported.
    pub(super) fn mark_failed(&mut self) {
        self.last_error = Some(self.current_start);
    }

    /// Whether an error has been reported at the current token.
    pub(super) fn failed_here(&self) -> bool {
        self.last_error == Some(self.current_start)
    }

    #[cold]
    pub(super) fn report(&mut self, diagnostic: Diagnostic) {
        if self.builder.diagnostics.len() >= self.limits.diagnostics {
            return;
        }
        let start = to_u32(self.builder.start);
        self.builder.diagnostics.push(diagnostic.map_spans(|span| {
            Span::new(span.start().saturating_sub(start), span.end().saturating_sub(start))
        }));
    }

    /// Reports what is wrong with the current token and the trivia before it.
    #[cold]
    fn lexical_faults(&mut self) {
        if let Some((fault, span)) = self.trivia_fault.take() {
            self.lexical_fault(fault, span);
        }
        if let Some(fault) = self.fault.take() {
            self.lexical_fault(fault, self.current_span());
        }
    }

    fn lexical_fault(&mut self, fault: LexicalFault, span: Span) {
        let (code, span, message) = match fault {
            LexicalFault::UnknownBytes => {
                let bytes = span.slice(self.text);
                let shown = match std::str::from_utf8(bytes) {
                    Ok(text) if text.chars().count() <= 8 => format!("'{}'", text.escape_debug()),
                    Ok(_) => format!("{} bytes", bytes.len()),
                    Err(_) => format!("{} bytes that are not UTF-8", bytes.len()),
                };
                (codes::mlir::UNKNOWN_BYTES, span, format!("{shown} begins no token of MLIR"))
            }
            LexicalFault::MissingName => {
                let sigil = String::from_utf8_lossy(span.slice(self.text)).into_owned();
                (codes::mlir::MISSING_NAME, span, format!("expected a name behind '{sigil}'"))
            }
            LexicalFault::UnterminatedString => (
                codes::mlir::UNTERMINATED_STRING,
                span,
                "expected '\"' in string literal before the end of the line".to_owned(),
            ),
            LexicalFault::UnknownEscape(offset) => (
                codes::mlir::UNKNOWN_ESCAPE,
                Span::new(offset, offset + 2),
                "unknown escape in string literal: only \\\\, \\\", \\n, \\t and two hexadecimal \
                 digits are known"
                    .to_owned(),
            ),
            LexicalFault::NulBytes => {
                (codes::mlir::NUL_BYTES, span, "NUL bytes between tokens are skipped".to_owned())
            }
            LexicalFault::ByteOrderMark => (
                codes::mlir::BYTE_ORDER_MARK,
                span,
                "MLIR's own reader refuses a byte-order mark".to_owned(),
            ),
        };
        let mut diagnostic = Diagnostic::new(code, span, message);
        if fault == LexicalFault::ByteOrderMark {
            let edits = vec![crate::text::TextEdit::new(span, "")];
            diagnostic = diagnostic.with_fix("remove the byte-order mark", edits);
        }
        self.report(diagnostic);
    }

    // Depth.

    /// Does `read` one level deeper. Where that is too deep, reports it and skips what is in the
    /// bracket at the current token.
    pub(super) fn nested(&mut self, read: impl FnOnce(&mut Self)) {
        if self.depth >= self.limits.depth {
            let message = format!("nested deeper than {} levels: not read", self.limits.depth);
            self.error_here(codes::limit::DEPTH, message);
            self.skip_balanced();
            return;
        }
        self.depth += 1;
        read(self);
        self.depth -= 1;
    }

    /// Takes the current token and, where it is an opening bracket, all up to its closing one.
    pub(super) fn skip_balanced(&mut self) {
        let mut depth = 0_usize;
        loop {
            match self.current {
                TokenKind::EndOfFile | TokenKind::SplitMarker => return,
                TokenKind::LeftParen
                | TokenKind::LeftBrace
                | TokenKind::LeftBracket
                | TokenKind::MetadataBegin => depth += 1,
                TokenKind::RightParen
                | TokenKind::RightBrace
                | TokenKind::RightBracket
                | TokenKind::MetadataEnd => depth = depth.saturating_sub(1),
                _ => {}
            }
            self.bump();
            if depth == 0 {
                return;
            }
        }
    }

    // Brackets.

    /// Whether a bracket that this token closes is open around the current place.
    pub(super) fn closes_enclosing(&self, close: TokenKind) -> bool {
        self.enclosing.clone_of(close) > 0
    }

    /// Notes that symbols, and so functions, may stand in the regions that follow.
    pub(super) fn enter_symbol_table(&mut self) {
        self.symbol_tables += 1;
    }

    pub(super) fn leave_symbol_table(&mut self) {
        self.symbol_tables -= 1;
    }

    /// Whether functions may stand here, as far as the current unit tells.
    pub(super) fn within_symbol_table(&self) -> bool {
        self.symbol_tables > 0
    }

    pub(super) fn enter(&mut self, close: TokenKind) {
        if let Some(count) = self.enclosing.of(close) {
            *count += 1;
        }
    }

    pub(super) fn leave(&mut self, close: TokenKind) {
        if let Some(count) = self.enclosing.of(close) {
            *count = count.saturating_sub(1);
        }
    }
}

impl Enclosing {
    fn clone_of(mut self, close: TokenKind) -> u32 {
        self.of(close).map_or(0, |count| *count)
    }
}

/// The tokens behind the current one.
#[derive(Clone, Copy)]
pub(super) struct Ahead<'a> {
    lexer: Lexer<'a>,
    text: &'a [u8],
    /// Behind the last token that is not trivia.
    end: usize,
}

impl<'a> Ahead<'a> {
    /// Whether the next token is the first one on its line.
    pub(super) fn line_ends(mut self) -> bool {
        let end = self.end;
        self.next();
        self.lexer.line_start() > end
    }

    /// The next token.
    pub(super) fn next(&mut self) -> TokenKind {
        self.next_with_text().0
    }

    /// The next token and its bytes.
    pub(super) fn next_with_text(&mut self) -> (TokenKind, &'a [u8]) {
        loop {
            self.lexer.whitespace();
            let start = self.lexer.position();
            let kind = self.lexer.next();
            if !kind.is_trivia() {
                self.end = self.lexer.position();
                return (kind, self.text.get(start..self.lexer.position()).unwrap_or_default());
            }
        }
    }
}
