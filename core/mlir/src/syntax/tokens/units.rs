//! Units: where one begins and ends, and taking one over from the older version of the text.

use super::TreeTokens;
use super::layout::{Layout, Reading};
use super::lookahead::LEXER_LOOKAHEAD;
use super::nesting::Enclosing;
use crate::syntax::token::TokenKind;
use crate::syntax::unit::{Context, Unit};
use crate::syntax::unit_builder::{UnitBuilder, to_u32};
use abide_source::nesting::Nesting;
use std::sync::Arc;

/// The start of a unit.
pub(in crate::syntax) struct OpenUnit {
    start: usize,
    context: Context,
    enclosing: Enclosing,
    symbol_tables: u32,
    default_dialect: bool,
    layout: Layout,
    nesting: Nesting,
    /// The end of the text that the parser had inspected before it.
    seen: usize,
}

impl TreeTokens<'_> {
    /// Reuses the unit that begins at the current token from the older version of the text, if all text that it
    /// depends on is unchanged.
    pub(in crate::syntax) fn reuse_unit(&mut self) -> bool {
        let context = self.context();
        if self.layout.reading() != Reading::Plain {
            return false;
        }
        let Some(reuse) = &mut self.reuse else { return false };
        let Some(unit) = reuse.unit_at(to_u32(self.cursor.start), context) else {
            return false;
        };
        let unit = Arc::clone(unit);
        let seen = self.seen();
        self.report_trivia_fault();
        let start = self.cursor.start;
        let end = start + unit.len() as usize;
        self.examined = self.examined.max(end + unit.lookahead as usize);
        let (last, last_start) = unit.last_token();
        self.operation_failed = unit.found > 0;
        self.builder.child(unit, start, seen);
        let line_start = self.line_start_before(start, end);
        self.previous = last;
        self.previous_start = start + last_start as usize;
        self.cursor.previous_end = end;
        self.cursor.lexer.jump(end, line_start);
        self.last_error = None;
        self.advance();
        true
    }

    /// Returns the start of the line that contains `end`, given that `start` is on the current line.
    fn line_start_before(&self, start: usize, end: usize) -> usize {
        let within = self.cursor.text.get(start..end).unwrap_or_default();
        match memchr::memrchr2(b'\n', b'\r', within) {
            Some(line_break) => start + line_break + 1,
            None => self.cursor.lexer.line_start(),
        }
    }

    pub(in crate::syntax) fn open_unit(&mut self) -> OpenUnit {
        // Faults in the white space before a unit are not part of it.
        self.report_trivia_fault();
        let mut builder = self.spare.pop().unwrap_or_default();
        builder.reset(self.cursor.start);
        builder.column = self.column();
        builder.text_end = self.text.len();
        self.outer.push(std::mem::replace(&mut self.builder, builder));
        let nesting = self.nesting;
        self.nesting = Nesting::in_region_at(nesting.levels());
        let open = OpenUnit {
            start: self.cursor.start,
            context: self.context(),
            enclosing: std::mem::replace(&mut self.enclosing, Enclosing::of_unit()),
            symbol_tables: std::mem::take(&mut self.symbol_tables),
            default_dialect: std::mem::take(&mut self.default_dialect),
            layout: self.unit_layout(),
            nesting,
            seen: self.seen(),
        };
        self.last_error = None;
        open
    }

    pub(in crate::syntax) fn close_unit(&mut self, open: OpenUnit) {
        let outer = self.outer.pop().unwrap_or_default();
        let mut inner = std::mem::replace(&mut self.builder, outer);
        let lookahead = self.lookahead(self.cursor.previous_end);
        let trivia = inner.take_trailing_trivia(self.cursor.previous_end);
        let unit = inner.finish(self.cursor.previous_end.max(open.start), lookahead, open.context);
        let unit = self.shared(unit, open.start, open.context);
        // The state for the rest of the line depends on the unit alone, whether it was parsed or reused.
        self.operation_failed = unit.found > 0;
        self.builder.child(unit, open.start, open.seen);
        let ends = trivia.iter().skip(1).map(|&(_, start)| start).chain([self.cursor.start]);
        for (&(kind, start), end) in trivia.iter().zip(ends) {
            match kind {
                TokenKind::Whitespace => self.add_whitespace(start, end),
                _ => self.builder.trivia(kind, start),
            }
        }
        self.spare.push(inner);
        self.enclosing = open.enclosing;
        self.symbol_tables = open.symbol_tables;
        self.default_dialect = open.default_dialect;
        self.layout = open.layout;
        self.nesting = open.nesting;
        self.last_error = None;
    }

    /// Returns the older version's unit instead of an equal one that was parsed by its layout.
    fn shared(&mut self, unit: Unit, start: usize, context: Context) -> Arc<Unit> {
        let reuse = self.reuse.as_mut().filter(|_| self.layout.reading() != Reading::Plain);
        let old = reuse.and_then(|reuse| reuse.unit_at(to_u32(start), context));
        match old.filter(|old| ***old == unit) {
            Some(old) => Arc::clone(old),
            None => Arc::new(unit),
        }
    }

    fn context(&self) -> Context {
        Context { depth: self.nesting.levels(), column: to_u32(self.column()) }
    }

    /// The column at which the current unit begins.
    pub(in crate::syntax) fn unit_column(&self) -> Option<usize> {
        self.outer.last().map(|_| self.builder.column)
    }

    /// The end of the inspected text: the current token is known.
    pub(super) fn seen(&self) -> usize {
        self.examined.max(self.cursor.lexer.position() + LEXER_LOOKAHEAD)
    }

    /// Returns how many bytes after `end` may have influenced the result so far.
    fn lookahead(&mut self, end: usize) -> usize {
        self.examined = self.seen();
        self.examined.saturating_sub(end)
    }

    /// Continues as if this many brackets, regions and lists were open.
    pub(in crate::syntax) fn set_depth(&mut self, depth: u32) {
        self.nesting = Nesting::in_region_at(depth);
    }

    /// Changes the builders that wait to be used again for others.
    pub(in crate::syntax) fn swap_spare(&mut self, spare: &mut Vec<UnitBuilder>) {
        std::mem::swap(&mut self.spare, spare);
    }

    /// The only nested unit of the parsed text.
    pub(in crate::syntax) fn finish_unit(mut self) -> Option<Arc<Unit>> {
        self.builder.only_child()
    }

    /// The unit of the parsed text, which ends before the current token.
    pub(in crate::syntax) fn finish_here(mut self) -> Unit {
        self.builder.finish(self.cursor.start, 0, Context::default())
    }

    /// The unit of the whole file.
    pub(in crate::syntax) fn finish_file(mut self) -> Unit {
        self.report_trivia_fault();
        self.builder.finish(self.cursor.text.len(), 0, Context::default())
    }
}
