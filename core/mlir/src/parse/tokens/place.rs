//! Places in the text: to continue at another one, and to come back.

use super::Tokens;
use crate::syntax::{Cursor, SyntaxNode};

/// A place in the text to come back to.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Mark<'a> {
    cursor: Cursor<'a>,
    repairs: usize,
}

#[derive(Debug, Clone, Copy)]
pub(in crate::parse) struct EndOfNode {
    /// The position after its last token.
    pub(in crate::parse) position: u32,
    /// The number of brackets that are missing there.
    missing: u32,
}

impl<'a> Tokens<'a> {
    /// Continues after a node, and after the brackets that it lacks at its end.
    pub(in crate::parse) fn jump_after_node(&mut self, end: EndOfNode, position: usize) {
        self.repairs.jump(position);
        if end.position as usize == position {
            self.repairs.set_met(self.repairs.met() + end.missing as usize);
        }
        self.resume_at(position);
    }

    /// Returns the end of a node.
    pub(in crate::parse) fn end_of_node(&self, node: SyntaxNode<'_>) -> EndOfNode {
        let missing = if self.repairs.is_empty() { 0 } else { node.empty_tokens_at_end() };
        let missing = u32::try_from(missing).unwrap_or(u32::MAX);
        EndOfNode { position: node.span().end(), missing }
    }

    /// Continues at another position, where this many repairs have been met.
    pub(in crate::parse) fn jump_to(&mut self, position: usize, repairs: usize) {
        self.repairs.set_met(repairs);
        self.resume_at(position);
    }

    /// Remembers the current place, to come [back](Self::back) to it.
    pub(crate) fn mark(&self) -> Mark<'a> {
        Mark { cursor: self.cursor, repairs: self.repairs.met() }
    }

    /// Returns to a place.
    pub(crate) fn back(&mut self, mark: Mark<'a>) {
        self.cursor = mark.cursor;
        self.repairs.set_met(mark.repairs);
    }
}
