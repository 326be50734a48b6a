//! Statements, bodies and brackets of a file, from its tokens alone.

use super::pieces::{Piece, PieceKind};
use super::spacing::{Neighbors, space};
use crate::lexer::{Keyword, TokenKind};
use abide_source::layout::{Role, Space, Style, Word};
use abide_source::text::Span;

/// The maximum number of unclosed brackets that are skipped to find the partner of a closing one.
const MAX_UNCLOSED: usize = 64;

/// A bracket that is open.
#[derive(Debug, Clone, Copy)]
enum Open {
    /// A body or block.
    Body(Body),
    /// The statement after `in`, `then` or `else`, without braces.
    Unbraced,
    /// A bracket of this kind in a value, type or list.
    Value(TokenKind),
}

/// A body or block that is open.
#[derive(Debug, Clone, Copy)]
struct Body {
    /// The levels of indentation that its items add.
    levels: u16,
    /// For the body of a statement: the line after its brace, and the first word there.
    start: Option<(usize, usize)>,
}

/// Walks through the pieces of a file.
pub(super) struct Structure<'p> {
    text: &'p [u8],
    pieces: &'p [Piece],
    open: Vec<Open>,
    /// The number of bodies among them.
    bodies: usize,
    level: u16,
    /// Whether the next token begins a statement or an item.
    begins: bool,
    /// The keyword that the statement begins with.
    first: Option<Keyword>,
    /// The column of the line that it begins in.
    column: usize,
    /// The column of the current line.
    line_column: usize,
    /// The number of line breaks before the current piece.
    lines: usize,
    /// The number of words before it.
    words: usize,
    /// The words that begin lines because the braces around them are on different lines.
    separated: Vec<usize>,
    /// The token before.
    last: Option<TokenKind>,
    /// The end of the piece before, and whether that is a comment.
    end: u32,
    follows_comment: bool,
}

impl<'p> Structure<'p> {
    pub(super) fn new(text: &'p [u8], pieces: &'p [Piece]) -> Structure<'p> {
        Structure {
            text,
            pieces,
            open: Vec::new(),
            bodies: 0,
            level: 0,
            begins: true,
            first: None,
            column: 0,
            line_column: 0,
            lines: 0,
            words: 0,
            separated: Vec::new(),
            last: None,
            end: 0,
            follows_comment: false,
        }
    }

    /// The words of the file. Top-level statements that have an error are fixed.
    pub(super) fn words(mut self, broken: &[Span]) -> Vec<Word> {
        let mut words: Vec<Word> = Vec::with_capacity(self.pieces.len());
        // The first word of each statement outside of all bodies.
        let mut starts = Vec::new();
        let mut index = 0;
        while let Some(piece) = self.pieces.get(index) {
            let is_start = self.begins && self.open.is_empty();
            self.words = words.len();
            let (word, count) = match piece.kind {
                PieceKind::Token(kind) => {
                    if is_start {
                        starts.push(words.len());
                    }
                    self.token(index, kind, piece.span)
                }
                kind => (self.other(kind, piece.span), 1),
            };
            self.lines += usize::from(has_break(word.span.slice(self.text)));
            self.end = word.span.end();
            self.follows_comment = !matches!(piece.kind, PieceKind::Token(_));
            words.push(word);
            index += count;
        }
        for word in std::mem::take(&mut self.separated) {
            if let Some(word) = words.get_mut(word) {
                word.begins_line = true;
            }
        }
        let mut fixed = 0;
        for error in broken {
            fixed = fix_statement(&mut words, &starts, *error, fixed);
        }
        words
    }

    /// A comment, or a preprocessor line.
    fn other(&mut self, kind: PieceKind, span: Span) -> Word {
        let fixed = kind == PieceKind::Preprocessor;
        let role = match kind {
            PieceKind::LineComment => Role::Comment,
            _ => Role::Plain,
        };
        // A comment on its own line is indented as a statement would be.
        let gap = Span::new(self.end, span.start()).slice(self.text);
        self.lines += usize::from(has_break(gap));
        let is_alone = has_break(gap) || self.end == 0;
        let level = (!fixed && self.begins && is_alone).then_some(self.level);
        let (space, sealed) = (Space::Exact, kind != PieceKind::BlockComment);
        let begins_line = false;
        Word { span, space, role, level, begins_line, begins_clause: false, sealed, fixed }
    }

    /// A token, and of how many pieces its word is.
    fn token(&mut self, index: usize, kind: TokenKind, span: Span) -> (Word, usize) {
        let is_outside = self.is_outside();
        let gap = Span::new(self.end, span.start()).slice(self.text);
        let neighbors = Neighbors { last: self.last, next: kind, is_outside, first: self.first };
        let mut word = Word {
            span,
            space: if self.follows_comment { Space::Exact } else { space(neighbors, gap) },
            role: Role::Plain,
            level: None,
            begins_line: false,
            begins_clause: is_outside && self.begins_clause(kind),
            sealed: matches!(kind, TokenKind::Error | TokenKind::Paste),
            fixed: kind == TokenKind::Error,
        };
        if let Some(column) = column_after_break(gap) {
            self.line_column = column;
            self.lines += 1;
        }
        if self.begins {
            word.level = Some(self.level);
            self.column = self.line_column;
            self.first = match kind {
                TokenKind::Keyword(keyword) => Some(keyword),
                _ => None,
            };
            self.begins = false;
        }
        let mut count = 1;
        match kind {
            TokenKind::LeftParen => (word, count) = self.dag(index, word),
            TokenKind::LeftSquare => word.role = self.open(kind, b'[', Style::Fill),
            TokenKind::Less => word.role = self.open(kind, b'<', Style::Fill),
            TokenKind::LeftBrace => word.role = self.brace(index),
            TokenKind::RightParen => word.role = self.close(TokenKind::LeftParen, b'('),
            TokenKind::RightSquare => word.role = self.close(TokenKind::LeftSquare, b'['),
            TokenKind::Greater => word.role = self.close(TokenKind::Less, b'<'),
            TokenKind::RightBrace => self.closing_brace(&mut word),
            TokenKind::Comma => word.role = Role::Comma,
            TokenKind::Semicolon if is_outside => self.end_statement(),
            TokenKind::String if self.first == Some(Keyword::Include) => self.end_statement(),
            TokenKind::Keyword(keyword) if is_outside => self.keyword(index, keyword),
            TokenKind::String | TokenKind::Code => word.role = Role::Text,
            _ => {}
        }
        // After a bracket with its operator, the operator is the last token.
        self.last = Some(if count == 1 { kind } else { TokenKind::Identifier });
        (word, count)
    }

    /// Whether no bracket of a value is open.
    fn is_outside(&self) -> bool {
        !matches!(self.open.last(), Some(Open::Value(_)))
    }

    fn begins_clause(&self, kind: TokenKind) -> bool {
        let opens = matches!(
            kind,
            TokenKind::LeftParen
                | TokenKind::LeftSquare
                | TokenKind::LeftBrace
                | TokenKind::Less
                | TokenKind::Code
        );
        match self.last {
            _ if kind == TokenKind::Colon => true,
            Some(TokenKind::Equal | TokenKind::Comma) => !opens,
            _ => false,
        }
    }

    fn open(&mut self, kind: TokenKind, shape: u8, style: Style) -> Role {
        self.open.push(Open::Value(kind));
        Role::Open(shape, style)
    }

    /// Closes a bracket of a value; one that is not open is like any other token.
    fn close(&mut self, opening: TokenKind, shape: u8) -> Role {
        let values = self.open.iter().rev().take_while(|open| matches!(open, Open::Value(_)));
        let mut values = values.take(MAX_UNCLOSED).enumerate();
        let found = values.find(|(_, open)| matches!(open, Open::Value(kind) if *kind == opening));
        if let Some((count, _)) = found {
            self.open.truncate(self.open.len().saturating_sub(count + 1));
        }
        Role::Close(shape)
    }

    /// `(`. With the operator of a dag it is one word: elements are aligned after it.
    fn dag(&mut self, index: usize, mut word: Word) -> (Word, usize) {
        let is_call = matches!(self.last, Some(TokenKind::Bang(_) | TokenKind::Greater));
        word.role = self.open(TokenKind::LeftParen, b'(', Style::PerLine);
        let operator = self.pieces.get(index + 1).filter(|operator| {
            let gap = Span::new(word.span.end(), operator.span.start()).slice(self.text);
            operator.kind == PieceKind::Token(TokenKind::Identifier)
                && gap.iter().all(|byte| *byte == b' ')
        });
        match operator {
            Some(operator) if !is_call => {
                word.span = word.span.cover(operator.span);
                (word, 2)
            }
            _ => (word, 1),
        }
    }

    /// `{`: begins a body or a block, or is part of a value.
    fn brace(&mut self, index: usize) -> Role {
        let is_block = matches!(
            self.last,
            Some(TokenKind::Keyword(Keyword::In | Keyword::Then | Keyword::Else))
        );
        let has_body = matches!(
            self.first,
            Some(Keyword::Class | Keyword::Def | Keyword::Multiclass | Keyword::Defset)
        );
        if !self.is_outside() || !(is_block || has_body) {
            return self.open(TokenKind::LeftBrace, b'{', Style::Fill);
        }
        // A block may be indented or not.
        let brace = self.pieces.get(index).map_or(self.end, |brace| brace.span.end());
        let is_flat = is_block
            && self.pieces.get(index + 1).is_some_and(|next| {
                let gap = Span::new(brace, next.span.start()).slice(self.text);
                column_after_break(gap).is_some_and(|column| column <= self.column)
            });
        let levels = u16::from(!is_flat);
        self.level = self.level.saturating_add(levels);
        let start = (!is_block).then_some((self.lines, self.words + 1));
        self.open.push(Open::Body(Body { levels, start }));
        self.bodies += 1;
        self.begins = true;
        Role::Open(b'{', Style::Statements)
    }

    fn closing_brace(&mut self, word: &mut Word) {
        word.role = Role::Close(b'{');
        let values = self.open.iter().rev().take_while(|open| matches!(open, Open::Value(_)));
        let values = values.take(MAX_UNCLOSED);
        let mut values = values.map(|open| matches!(open, Open::Value(TokenKind::LeftBrace)));
        if values.any(|is_brace| is_brace) {
            self.close(TokenKind::LeftBrace, b'{');
            return;
        }
        if self.bodies == 0 {
            return;
        }
        self.bodies -= 1;
        // Inner brackets that are still open have no end.
        let body = self.open.iter().rposition(|open| matches!(open, Open::Body(_)));
        for open in self.open.drain(body.unwrap_or(0)..).rev() {
            let levels = match open {
                Open::Body(body) => {
                    let is_open = |(line, _): &(usize, usize)| *line != self.lines;
                    if let Some((_, first)) = body.start.filter(is_open) {
                        self.separated.extend([first, self.words]);
                    }
                    body.levels
                }
                Open::Unbraced => 1,
                Open::Value(_) => 0,
            };
            self.level = self.level.saturating_sub(levels);
        }
        word.level = Some(self.level);
        self.end_statement();
    }

    /// `in`, `then` and `else` begin a block or another statement.
    fn keyword(&mut self, index: usize, keyword: Keyword) {
        if !matches!(keyword, Keyword::In | Keyword::Then | Keyword::Else) {
            return;
        }
        let next = self.pieces.get(index + 1).map(|next| next.kind);
        if next == Some(PieceKind::Token(TokenKind::LeftBrace)) {
            return;
        }
        if self.first != Some(Keyword::Let) {
            self.open.push(Open::Unbraced);
            self.level = self.level.saturating_add(1);
        }
        self.begins = true;
    }

    fn end_statement(&mut self) {
        while let Some(Open::Unbraced) = self.open.last() {
            self.open.pop();
            self.level = self.level.saturating_sub(1);
        }
        self.begins = true;
        self.first = None;
    }
}

/// Keeps the white space of the statement with an error. The words up to `fixed` are done; returns how many
/// are done then.
fn fix_statement(words: &mut [Word], starts: &[usize], error: Span, fixed: usize) -> usize {
    let is_before =
        |start: &usize| words.get(*start).is_some_and(|word| word.span.start() <= error.start());
    let after = starts.partition_point(is_before);
    let start = after.checked_sub(1).and_then(|own| starts.get(own)).copied().unwrap_or(0);
    let end = starts.get(after).copied().unwrap_or(words.len());
    for word in words.get_mut(start.max(fixed)..end).unwrap_or_default() {
        (word.fixed, word.sealed) = (true, true);
    }
    fixed.max(end)
}

fn has_break(text: &[u8]) -> bool {
    memchr::memchr2(b'\n', b'\r', text).is_some()
}

/// The column after white space with a line break in it.
fn column_after_break(gap: &[u8]) -> Option<usize> {
    let line = gap.iter().rposition(|byte| matches!(byte, b'\n' | b'\r'))?;
    Some(gap.len() - line - 1)
}
