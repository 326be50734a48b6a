//! Units of an older version of a text that still hold.

use super::ahead::UnitAhead;
use super::grammar;
use super::token::TokenKind;
use super::tree::Tree;
use super::unit::{Context, Unit};
use super::unit_builder::to_u32;
use abide_source::limits::Limits;
use abide_source::sort;
use abide_source::text::Span;
use std::sync::Arc;

/// The edit between two texts: one range was replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// The first difference between the texts, in bytes.
    pub start: u32,
    /// The length of the replaced text, in bytes.
    pub removed: u32,
    /// The length of the new text there, in bytes.
    pub inserted: u32,
}

impl Change {
    /// Maps an offset after the change to the new text.
    #[must_use]
    pub fn moved(self, offset: u32) -> u32 {
        offset.saturating_add(self.inserted).saturating_sub(self.removed)
    }

    /// Maps a range that does not end within the change to the new text. One that contains the change grows with it.
    #[must_use]
    pub fn moved_span(self, span: Span) -> Span {
        let behind = |offset| if offset > self.start { self.moved(offset) } else { offset };
        Span::new(behind(span.start()), behind(span.end()))
    }
}

/// Finds units of the older version, or those that were read ahead.
pub(super) struct Reuse<'a> {
    /// All units but the outermost, each with its offset in the old text, in the order of offsets.
    units: Vec<(u32, &'a Arc<Unit>)>,
    change: Change,
}

impl<'a> Reuse<'a> {
    pub(super) fn new(tree: &'a Tree, change: Change) -> Reuse<'a> {
        let mut units = tree.units();
        units.remove(0);
        sort::by_number(&mut units, |&(offset, _)| offset);
        Reuse { units, change }
    }

    /// Units that were read ahead, in the order of the text.
    pub(super) fn of_units_ahead(ahead: &'a [UnitAhead]) -> Reuse<'a> {
        let units = ahead.iter().map(|ahead| (ahead.start, &ahead.unit)).collect();
        Reuse { units, change: Change { start: 0, removed: 0, inserted: 0 } }
    }

    /// Returns the old unit that began at `start` of the new text, if its surroundings are the same and no byte that
    /// it depends on has changed.
    pub(super) fn unit_at(&mut self, start: u32, context: Context) -> Option<&'a Arc<Unit>> {
        let change = self.change;
        let behind = start >= change.start.saturating_add(change.inserted);
        let old_start = if behind {
            start.checked_sub(change.inserted)?.checked_add(change.removed)?
        } else {
            start
        };
        let index = self.units.binary_search_by_key(&old_start, |&(offset, _)| offset).ok()?;
        let &(_, unit) = self.units.get(index)?;
        let end = old_start.checked_add(unit.len)?.checked_add(unit.lookahead)?;
        let untouched = behind || end <= change.start;
        let is_plain = !unit.by_layout && !unit.nests;
        (untouched && unit.context == context && is_plain).then_some(unit)
    }
}

impl Tree {
    /// Parses again only the function that contains a change, if that is enough: no other unit depends on the change,
    /// and the function still ends at the same position. `change` is counted in the old text; `body` is the start of
    /// the function's body, from its first byte. Returns the function's number among the units directly in the file.
    #[must_use]
    pub fn reparse_function(
        &self,
        change: Change,
        body: u32,
        text: &[u8],
        limits: &Limits,
    ) -> Option<(usize, Arc<Unit>)> {
        let index = self.function_around(change, body, text, limits)?;
        let (start, old) = self.child(index)?;
        let unit = grammar::parse_unit(text, start as usize, old.context.depth, limits)?;
        let same = unit.len == old.len.checked_sub(change.removed)?.checked_add(change.inserted)?
            && unit.context == old.context
            && unit.children.is_empty()
            && old.children.is_empty()
            && unit.last_token().0 == old.last_token().0
            && unit.dropped == 0
            && !unit.unbalanced;
        same.then_some((index, unit))
    }

    /// The number of the unit directly in the file that has a change within its body, where nothing else has
    /// inspected what changed.
    pub(super) fn function_around(
        &self,
        change: Change,
        body: u32,
        text: &[u8],
        limits: &Limits,
    ) -> Option<usize> {
        let index = self.child_index_at(change.start)?;
        let child = self.root.children.get(index)?;
        let start = self.root.token_start(child.token);
        let old = &child.unit;
        let local = change.start.checked_sub(start)?;
        // The braces of the body stay, and nothing before the function has seen what changed.
        let within = local > body.max(child.seen)
            && local.checked_add(change.removed)? < old.len
            && first_on_its_line(text, start, old.context.column)
            && text.len() <= limits.bytes
            && !self.root.unbalanced;
        (within && self.next_line_begins_after(index, change)).then_some(index)
    }

    /// Inserts the result of [`reparse_function`](Self::reparse_function).
    pub fn replace_function(&mut self, index: usize, unit: Arc<Unit>, change: Change) {
        Arc::make_mut(&mut self.root).replace_child(index, unit, change);
    }

    /// Whether the line on which the next unit begins starts after a change: its column influences how it is parsed.
    fn next_line_begins_after(&self, index: usize, change: Change) -> bool {
        let Some(next) = self.root.children.get(index + 1) else { return true };
        let line = self.root.token_start(next.token).checked_sub(next.unit.context.column);
        line.is_some_and(|line| line >= change.start.saturating_add(change.removed))
    }

    /// The number of the unit directly in the file that is around an offset.
    fn child_index_at(&self, offset: u32) -> Option<usize> {
        let children = &self.root.children;
        let behind = children.partition_point(|child| self.root.token_start(child.token) <= offset);
        behind.checked_sub(1)
    }
}

/// Whether only white space precedes a unit on its line.
fn first_on_its_line(text: &[u8], start: u32, column: u32) -> bool {
    let line = start.saturating_sub(column);
    Span::new(line, start).slice(text).iter().all(u8::is_ascii_whitespace)
}

impl Unit {
    /// Replaces a nested unit in which the text changed.
    pub(super) fn replace_child(&mut self, index: usize, unit: Arc<Unit>, change: Change) {
        let Some(child) = self.children.get_mut(index) else { return };
        let token = child.token as usize;
        // If none are left, searches for them find none.
        self.repaired |= unit.repaired;
        child.unit = unit;
        let mut reach = self.token_start(to_u32(token));
        reach = reach.saturating_add(self.reach_of(index));
        for start in self.starts.iter_mut().skip(token + 1) {
            *start = change.moved(*start);
        }
        self.len = change.moved(self.len);
        for diagnostic in &mut self.diagnostics {
            *diagnostic = diagnostic.clone().map_spans(|span| change.moved_span(span));
        }
        // The function's lookahead also reached the following units.
        let starts = &self.starts;
        for child in self.children.iter_mut().skip(index + 1) {
            let start = starts.get(child.token as usize).copied().unwrap_or(u32::MAX);
            if start >= reach {
                break;
            }
            child.seen = child.seen.max(reach - start);
        }
    }

    /// How far a nested unit has looked, from its first byte.
    fn reach_of(&self, index: usize) -> u32 {
        let unit = self.children.get(index).map(|child| &child.unit);
        unit.map_or(0, |unit| unit.len.saturating_add(unit.lookahead))
    }

    /// The kind and the start of the last token that is not trivia, nested units included.
    pub(super) fn last_token(&self) -> (TokenKind, u32) {
        let (mut unit, mut offset) = (self, 0);
        loop {
            let mut tokens = unit.tokens.iter().zip(&unit.starts).rev();
            let Some((token, &start)) = tokens.find(|(token, _)| !token.kind.is_trivia()) else {
                return (TokenKind::EndOfFile, offset);
            };
            let kind = token.kind;
            offset += start;
            match unit.children.last() {
                Some(child) if kind == TokenKind::Unit => unit = &child.unit,
                _ => return (kind, offset),
            }
        }
    }
}
