//! Reading by layout: if braces do not match, the indentation of lines shows which one is missing.
//!
//! This is used for a chunk in which ordinary parsing finds too few or too many braces. The
//! brace that is missing gets a token of no length.

use super::TreeTokens;
use crate::syntax::NodeKind;
use crate::syntax::token::TokenKind;
use crate::syntax::unit_builder::Open;
use abide_source::diagnostic::{Diagnostic, Wanted, codes};

/// The maximum length of a unit's text that is searched for the ends of regions without a beginning, in bytes.
const LAYOUT_BUDGET_BYTES: usize = 1 << 20;

/// The way to parse a text whose braces may not match.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(in crate::syntax) enum Reading {
    /// A function ends at another one that is not indented deeper.
    #[default]
    Plain,
    /// The layout shows which braces are missing.
    ByLayout,
    /// The braces match: an undescribed operation in a function may contain functions that are not indented.
    Nesting,
}

/// The layout of the current operation and region.
#[derive(Debug, Clone, Copy)]
pub(in crate::syntax) struct Layout {
    reading: Reading,
    /// The distance of the operation that is read from the beginning of its line, if it is the first there.
    operation: Option<usize>,
    /// The same of the operation that the region belongs to.
    owner: Option<usize>,
    /// The same of the first operation in the region.
    body: Option<usize>,
    /// The start of the line on which the region begins.
    line: usize,
    /// The number of bytes that may be inspected.
    budget: usize,
}

impl Default for Layout {
    fn default() -> Layout {
        Layout {
            reading: Reading::Plain,
            operation: None,
            owner: None,
            body: None,
            line: usize::MAX,
            budget: LAYOUT_BUDGET_BYTES,
        }
    }
}

impl Layout {
    pub(super) fn reading(&self) -> Reading {
        self.reading
    }

    fn enabled(&self) -> bool {
        self.reading == Reading::ByLayout
    }
}

/// Whether the rest of a line, after a region, closes a bracket that is opened before it, or begins with a comma.
fn continues_list(rest: &[u8]) -> bool {
    const MAX_BYTES: usize = 256;
    let line = rest.iter().take(MAX_BYTES).take_while(|byte| !matches!(byte, b'\n' | b'\r'));
    let line = line.filter(|byte| !matches!(byte, b' ' | b'\t'));
    let mut line = line.copied().peekable();
    if matches!(line.peek(), Some(b',' | b'>')) {
        return true;
    }
    // A `<` may be an operator, so angles are counted apart.
    let (mut depth, mut angles, mut previous) = (0_u32, 0_u32, 0_u8);
    line.any(|byte| {
        let is_arrow = byte == b'>' && matches!(previous, b'-' | b'=');
        previous = byte;
        let open = if matches!(byte, b'<' | b'>') { &mut angles } else { &mut depth };
        match byte {
            b'(' | b'[' | b'<' => *open += 1,
            b')' | b']' | b'>' if !is_arrow => match open.checked_sub(1) {
                Some(outer) => *open = outer,
                None => return true,
            },
            _ => {}
        }
        false
    })
}

impl TreeTokens<'_> {
    /// Sets how the text is read from here on; returns the previous state.
    pub(in crate::syntax) fn set_reading(&mut self, reading: Reading) -> Layout {
        std::mem::replace(&mut self.layout, Layout { reading, ..Layout::default() })
    }

    /// Begins a unit.
    pub(super) fn unit_layout(&mut self) -> Layout {
        self.set_reading(self.layout.reading)
    }

    /// Begins an operation at this column of its line; returns the state to restore after it.
    #[inline]
    pub(in crate::syntax) fn enter_operation_layout(&mut self, column: usize) -> Option<usize> {
        let own = self.first_on_line().then_some(column);
        std::mem::replace(&mut self.layout.operation, own)
    }

    /// The distance of the operation that is read from the beginning of its line, if it is the first there.
    pub(in crate::syntax) fn operation_column(&self) -> Option<usize> {
        self.layout.operation
    }

    #[inline]
    pub(in crate::syntax) fn leave_operation_layout(&mut self, outer: Option<usize>) {
        self.layout.operation = outer;
    }

    /// Begins a region; returns the state to restore after it.
    pub(in crate::syntax) fn enter_region_layout(&mut self) -> Layout {
        let outer = self.layout;
        self.layout.owner = outer.operation;
        self.layout.body = None;
        self.layout.line = self.cursor.lexer.line_start();
        outer
    }

    pub(in crate::syntax) fn leave_region_layout(&mut self, outer: Layout) {
        let budget = self.layout.budget;
        self.layout = Layout { budget, ..outer };
    }

    /// Whether the region ends before the current token although its brace is missing: the line is not
    /// indented as one of the region.
    pub(in crate::syntax) fn layout_ends_region(&mut self) -> bool {
        let Layout { owner, body, .. } = self.layout;
        let enabled = self.uses_layout();
        let Some(owner) = owner.filter(|_| enabled && self.first_on_line()) else { return false };
        let column = self.column();
        let ends = match self.current() {
            TokenKind::RightBrace => column < owner,
            TokenKind::CaretIdentifier => column < owner,
            // These tokens cannot begin an operation: they continue the one that owns the region.
            TokenKind::Arrow | TokenKind::Comma | TokenKind::Colon => {
                column <= owner && body.is_some_and(|body| body > owner)
            }
            _ => {
                let is_outside = match body {
                    Some(body) => column <= owner && body > owner,
                    // The body of a module need not be indented.
                    None => column < owner || column == owner && !self.within_symbol_table(),
                };
                is_outside && self.begins_operation_here()
            }
        };
        self.builder.by_layout |= ends;
        ends
    }

    /// Whether a list or a group of the operation that is read ends before the current token although its bracket is
    /// missing: the line is not indented as one of the operation.
    pub(in crate::syntax) fn layout_ends_list(&mut self) -> bool {
        let enabled = self.uses_layout();
        let operation = self.layout.operation;
        let Some(own) = operation.filter(|_| enabled && self.first_on_line()) else { return false };
        let column = self.column();
        let ends = match self.current() {
            TokenKind::RightBrace
            | TokenKind::RightBracket
            | TokenKind::RightParen
            | TokenKind::Greater => column < own,
            _ => column <= own && self.names_operation_here(),
        };
        self.builder.by_layout |= ends;
        ends
    }

    /// Records the column of the region's first operation: one on the line of the brace is further right than any.
    #[inline]
    pub(in crate::syntax) fn note_body_layout(&mut self) {
        if self.uses_layout() && self.layout.body.is_none() {
            let column = if self.first_on_line() { self.column() } else { usize::MAX };
            self.layout.body = Some(column);
        }
    }

    /// Whether the `}` at the current token cannot close the region that is read: its own brace has been
    /// left out.
    pub(in crate::syntax) fn layout_keeps_region(&mut self) -> bool {
        let Layout { owner, body, line, .. } = self.layout;
        let enabled = self.uses_layout();
        if !enabled || !self.at(TokenKind::RightBrace) {
            return false;
        }
        let keeps = if self.first_on_line() {
            let column = self.column();
            owner.is_some_and(|owner| body.is_some_and(|body| body > owner && column >= body))
        } else {
            self.cursor.lexer.line_start() != line
        };
        self.builder.by_layout |= keeps;
        keeps
    }

    /// Whether a region of the operation that is read begins here although its brace is missing: the
    /// lines that follow are indented deeper, up to a `}` below the operation.
    pub(in crate::syntax) fn lacks_opening_brace(&mut self) -> bool {
        let enabled = self.uses_layout();
        let operation = self.layout.operation;
        let Some(own) = operation.filter(|_| enabled && self.first_on_line() && !self.at_end())
        else {
            return false;
        };
        let column = self.column();
        let begins = match self.current() {
            TokenKind::CaretIdentifier => column >= own,
            _ => column > own && self.names_operation_here(),
        };
        begins && self.is_closed_below(own)
    }

    /// Whether the layout shows where brackets are missing.
    pub(in crate::syntax) fn uses_layout(&self) -> bool {
        self.layout.enabled()
    }

    fn begins_operation_here(&mut self) -> bool {
        !self.at_end() && self.begins_operation()
    }

    /// Whether no bracket of a list is closed after the `}` below the current operation, of a region that begins at the
    /// end of this line. Another region may begin there.
    pub(in crate::syntax) fn is_last_closing_brace(&mut self) -> bool {
        let Some(column) = self.layout.operation else { return false };
        let text = self.cursor.text;
        let mut position = self.cursor.lexer.position();
        loop {
            let rest = text.get(position..).unwrap_or_default();
            let line = memchr::memchr(b'\n', rest).map_or(text.len(), |end| position + end + 1);
            let Some(brace) = self.line_below(line, column) else { return false };
            let after = text.get(brace + 1..).unwrap_or_default();
            let next = after.trim_ascii_start();
            self.examined = self.examined.max(text.len() - next.len() + 1);
            let closes_list = matches!(next.first(), Some(b')' | b']' | b'>'));
            if text.get(brace) != Some(&b'}') || closes_list || continues_list(after) {
                return false;
            }
            let end = memchr::memchr(b'\n', after).unwrap_or(after.len());
            let rest_of_line = after.get(..end).unwrap_or_default();
            if !rest_of_line.trim_ascii_end().ends_with(b"{") {
                return true;
            }
            position = brace + 1;
        }
    }

    /// Whether the bracket of a list is closed after the region at the current `{`, before another line begins that is
    /// not indented deeper than the operation.
    pub(in crate::syntax) fn is_closed_after_region(&mut self, close: TokenKind) -> bool {
        let Some(column) = self.layout.operation else { return false };
        let mut ahead = self.ahead();
        let (text, start) = (self.cursor.text, ahead.end());
        let (mut braces, mut brackets) = (1_usize, 0_usize);
        let is_closed = loop {
            let before = ahead.end();
            let (kind, word) = ahead.next_with_text();
            let between = before..ahead.end() - word.len();
            let indent = memchr::memrchr(b'\n', text.get(between.clone()).unwrap_or_default())
                .map(|line| between.len() - line - 1);
            let is_outside = braces == 0;
            match kind {
                TokenKind::EndOfFile | TokenKind::SplitMarker => break false,
                TokenKind::LeftBrace => braces += 1,
                TokenKind::RightBrace if is_outside => break false,
                TokenKind::RightBrace => braces -= 1,
                _ if !is_outside => {}
                kind if brackets == 0 && kind == close => break true,
                _ if indent.is_some_and(|indent| indent <= column) => break false,
                TokenKind::LeftParen | TokenKind::LeftBracket => brackets += 1,
                TokenKind::RightParen | TokenKind::RightBracket if brackets == 0 => break false,
                TokenKind::RightParen | TokenKind::RightBracket => brackets -= 1,
                _ => {}
            }
            if ahead.end() - start >= self.layout.budget {
                break false;
            }
        };
        self.layout.budget = self.layout.budget.saturating_sub(ahead.end() - start);
        self.note_lookahead(&ahead);
        is_closed
    }

    /// Whether the next line indented by at most `column` bytes begins with `}`, exactly at that column.
    fn is_closed_below(&mut self, column: usize) -> bool {
        let line = self.cursor.lexer.line_start();
        self.line_below(line, column)
            .is_some_and(|place| self.cursor.text.get(place) == Some(&b'}'))
    }

    /// Finds the next line, from the one at `position` on, that is indented by at most `column` bytes. Returns the
    /// start of its text, if it is indented by exactly that.
    fn line_below(&mut self, position: usize, column: usize) -> Option<usize> {
        let text = self.cursor.text;
        let mut position = position;
        while let Some(rest) = text.get(position..).filter(|rest| !rest.is_empty()) {
            let end = memchr::memchr2(b'\n', b'\r', rest).map_or(rest.len(), |end| end + 1);
            self.layout.budget = self.layout.budget.saturating_sub(end);
            if self.layout.budget == 0 {
                break;
            }
            let line = rest.get(..end).unwrap_or(rest);
            let indent = line.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
            let first = line.get(indent).copied().unwrap_or(b'\n');
            let is_blank =
                matches!(first, b'\n' | b'\r') || line.get(indent..indent + 2) == Some(b"//");
            if !is_blank && indent <= column && !(first == b'^' && indent == column) {
                self.examined = self.examined.max(position + end);
                return (indent == column).then_some(position + indent);
            }
            position += end;
        }
        // A line may be added at the end of the text.
        self.examined = text.len() + 1;
        None
    }

    /// Opens a node whose first token is missing.
    #[cold]
    pub(in crate::syntax) fn open_from_missing(
        &mut self,
        kind: NodeKind,
        first: TokenKind,
    ) -> Open {
        let token = self.builder.missing(first, self.cursor.previous_end);
        self.builder.open_from(kind, token)
    }

    /// Opens a region whose brace is missing, and reports that.
    #[cold]
    pub(in crate::syntax) fn open_region_without_brace(&mut self) -> Open {
        self.builder.unbalanced = true;
        self.builder.by_layout = true;
        let span = self.end_of_last_token();
        self.report(Diagnostic::new(
            codes::mlir::EXPECTED,
            span,
            Wanted::sign_of("{", " to begin a region"),
        ));
        self.mark_failed();
        self.open_from_missing(NodeKind::Region, TokenKind::LeftBrace)
    }

    /// Adds a missing bracket after the last token; it has been reported.
    #[cold]
    pub(in crate::syntax) fn missing(&mut self, kind: TokenKind) {
        self.builder.missing(kind, self.cursor.previous_end);
    }

    /// Whether a function may contain functions that are not indented: the braces match. Notes that this decides how
    /// the text is read here.
    pub(in crate::syntax) fn nests_functions(&mut self) -> bool {
        let nests = self.layout.reading == Reading::Nesting;
        self.builder.nests |= nests;
        nests
    }

    /// Notes that the layout decides how the text is read here.
    pub(in crate::syntax) fn note_layout(&mut self) {
        self.builder.by_layout = true;
    }

    /// Notes that there is a bracket too many.
    pub(in crate::syntax) fn note_repaired(&mut self) {
        self.builder.repaired = true;
    }

    /// Notes that there is a brace too many.
    pub(in crate::syntax) fn note_unbalanced(&mut self) {
        self.builder.unbalanced = true;
    }

    /// Begins to count diagnostics.
    pub(in crate::syntax) fn start_counting(&mut self) -> (u32, bool) {
        let unbalanced = std::mem::take(&mut self.builder.unbalanced);
        (self.builder.found(), unbalanced)
    }

    /// The number of diagnostics since then, and whether braces are missing or too many.
    pub(in crate::syntax) fn count_since(
        &mut self,
        (found, unbalanced): (u32, bool),
    ) -> (u32, bool) {
        let own = self.builder.unbalanced;
        self.builder.unbalanced |= unbalanced;
        (self.builder.found().saturating_sub(found), own)
    }
}
