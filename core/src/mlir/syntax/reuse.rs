//! Units of an older version of a text that still hold.

use super::token::TokenKind;
use super::tree::{Context, Tree, Unit};
use std::sync::Arc;

/// How a text became another: one range was replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// Where the texts begin to differ, in bytes.
    pub start: u32,
    /// The length of what was replaced, in bytes.
    pub removed: u32,
    /// The length of what stands there now, in bytes.
    pub inserted: u32,
}

/// Finds units of the older version.
pub(super) struct Reuse<'a> {
    /// All units but the outermost, each with its offset in the old text, in the order of offsets.
    units: Vec<(u32, &'a Arc<Unit>)>,
    change: Change,
}

impl<'a> Reuse<'a> {
    pub(super) fn new(tree: &'a Tree, change: Change) -> Reuse<'a> {
        let mut units = tree.units();
        units.remove(0);
        units.sort_by_key(|&(offset, _)| offset);
        Reuse { units, change }
    }

    /// The old unit that began where `start` of the new text was, if it stood in the same surroundings and no byte
    /// that had a say in it has changed.
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
        (untouched && unit.context == context).then_some(unit)
    }
}

impl Unit {
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
