//! Parses again the only function that a change touches.

use super::grammar;
use super::reuse::Change;
use super::tree::Tree;
use super::unit::Unit;
use abide_source::limits::Limits;
use abide_source::text::Span;
use std::sync::Arc;

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

    /// The number of the unit directly in the file that has a change within its body, if nothing else has
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

    /// Whether the line on which the next unit begins starts after a change: its column influences how it is parsed.
    fn next_line_begins_after(&self, index: usize, change: Change) -> bool {
        let Some(next) = self.root.children.get(index + 1) else { return true };
        let line = self.root.token_start(next.token).checked_sub(next.unit.context.column);
        line.is_some_and(|line| line >= change.start.saturating_add(change.removed))
    }

    /// The number of the unit directly in the file that is around an offset.
    fn child_index_at(&self, offset: u32) -> Option<usize> {
        let children = &self.root.children;
        let after = children.partition_point(|child| self.root.token_start(child.token) <= offset);
        after.checked_sub(1)
    }
}

/// Whether only white space precedes a unit on its line.
fn first_on_its_line(text: &[u8], start: u32, column: u32) -> bool {
    let line = start.saturating_sub(column);
    Span::new(line, start).slice(text).iter().all(u8::is_ascii_whitespace)
}
