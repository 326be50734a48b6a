//! Units of an older version of a text that still hold.

use super::token::TokenKind;
use super::tree::Tree;
use super::unit::{Context, Unit};
use super::unit_builder::to_u32;
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
        let after = |offset| if offset > self.start { self.moved(offset) } else { offset };
        Span::new(after(span.start()), after(span.end()))
    }
}

/// A function that was read, and where it begins in the file.
#[derive(Debug, Clone)]
pub struct UnitAhead {
    pub(super) start: u32,
    pub(super) unit: Arc<Unit>,
}

impl UnitAhead {
    /// Returns the function.
    #[must_use]
    pub fn unit(&self) -> &Arc<Unit> {
        &self.unit
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
        let after = start >= change.start.saturating_add(change.inserted);
        let old_start = if after {
            start.checked_sub(change.inserted)?.checked_add(change.removed)?
        } else {
            start
        };
        let index = self.units.binary_search_by_key(&old_start, |&(offset, _)| offset).ok()?;
        let &(_, unit) = self.units.get(index)?;
        let end = old_start.checked_add(unit.len)?.checked_add(unit.lookahead)?;
        let untouched = after || end <= change.start;
        let is_plain = !unit.by_layout && !unit.nests;
        (untouched && unit.context == context && is_plain).then_some(unit)
    }
}

impl Tree {
    /// Inserts the result of [`reparse_function`](Self::reparse_function).
    pub fn replace_function(&mut self, index: usize, unit: Arc<Unit>, change: Change) {
        Arc::make_mut(&mut self.root).replace_child(index, unit, change);
    }
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

    /// The number of bytes that parsing a nested unit has inspected, from its first byte.
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
