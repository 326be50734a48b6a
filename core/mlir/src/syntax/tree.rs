//! The lossless syntax tree: flat arrays, cut into units.
//!
//! A [`Unit`] holds the tokens and nodes of one piece of a file. The whole file is a unit, and so
//! is every function in it: a function's text is one token ([`TokenKind::Unit`]) of the unit around
//! it, and its own arrays count from the function's first byte. So a function that did not change
//! is shared between two versions of a file, wherever it moved.

use super::node::{SyntaxNode, SyntaxToken};
use super::unit::Unit;
use abide_source::diagnostic::Diagnostic;
use abide_source::sort;
use std::sync::Arc;

/// The syntax tree of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    pub(super) root: Arc<Unit>,
}

impl Tree {
    /// The node that spans the file.
    #[must_use]
    pub fn root(&self) -> SyntaxNode<'_> {
        self.root.root()
    }

    /// All tokens in the order of the text, those of nested units included. Their texts, one after
    /// the other, are the file.
    pub fn tokens(&self) -> impl Iterator<Item = SyntaxToken<'_>> {
        self.root().tokens()
    }

    /// The outermost node of a unit, by its number among [all](Self::units).
    pub fn unit_root(&self, index: usize) -> Option<SyntaxNode<'_>> {
        let (offset, unit) = self.units().into_iter().nth(index)?;
        Some(SyntaxNode::outermost(unit, offset))
    }

    /// A node of the outermost unit, by its number there, that lives as long as whoever holds it.
    pub(crate) fn kept_node(&self, number: u32) -> KeptNode {
        KeptNode { unit: Arc::clone(&self.root), number }
    }

    /// Forgets what stands before a node of the outermost unit, where nobody holds a node: the memory of a long
    /// text is free before all of it has been used. Gives by how much the numbers of nodes are lower then.
    pub(crate) fn forget_before(&mut self, number: u32) -> Option<u32> {
        Arc::get_mut(&mut self.root).map(|unit| unit.forget_before(number))
    }

    /// Whether brackets are missing or too many anywhere.
    pub fn has_repairs(&self) -> bool {
        self.root.repaired
    }

    /// The token that holds the byte at an offset; none behind the last byte.
    #[must_use]
    pub fn token_at_offset(&self, offset: u32) -> Option<SyntaxToken<'_>> {
        let (mut unit, mut start) = (&self.root, 0);
        loop {
            let local = offset.checked_sub(start).filter(|local| *local < unit.len)?;
            let behind = unit.starts.partition_point(|first| *first <= local);
            let index = u32::try_from(behind.checked_sub(1)?).ok()?;
            let Some(child) = unit.child_at(index) else {
                let blank = local >= unit.token_end(index);
                return Some(SyntaxToken::new(unit, start, index, blank));
            };
            start += unit.token_start(index);
            unit = child;
        }
    }

    /// The unit that the file is.
    #[must_use]
    pub fn outermost(&self) -> &Arc<Unit> {
        &self.root
    }

    /// All units, each with the offset of its first byte, the outer before the inner.
    #[must_use]
    pub fn units(&self) -> Vec<(u32, &Arc<Unit>)> {
        let mut units = vec![(0, &self.root)];
        let mut next = 0;
        while let Some(&(offset, unit)) = units.get(next) {
            units.extend(
                unit.children
                    .iter()
                    .map(|child| (offset + unit.token_start(child.token), &child.unit)),
            );
            next += 1;
        }
        units
    }

    /// A unit directly in the file, with the offset of its first byte.
    #[must_use]
    pub fn child(&self, index: usize) -> Option<(u32, &Arc<Unit>)> {
        let child = self.root.children.get(index)?;
        Some((self.root.token_start(child.token), &child.unit))
    }

    /// The outermost node of a unit directly in the file, at its place.
    #[must_use]
    pub fn child_root(&self, index: usize) -> Option<SyntaxNode<'_>> {
        let (offset, unit) = self.child(index)?;
        Some(SyntaxNode::outermost(unit, offset))
    }

    /// The outermost node of every unit at its place in the file, the outer before the inner.
    pub fn unit_roots(&self) -> impl Iterator<Item = SyntaxNode<'_>> {
        let units = self.units().into_iter();
        units.map(|(offset, unit)| SyntaxNode::outermost(unit, offset))
    }

    /// The number of bytes that all arrays take.
    #[must_use]
    pub fn memory(&self) -> usize {
        self.units().iter().map(|(_, unit)| unit.memory()).sum()
    }

    /// How many findings there were beyond the limit.
    #[must_use]
    pub fn dropped(&self) -> usize {
        self.units().iter().map(|(_, unit)| unit.dropped as usize).sum()
    }

    /// What is wrong with the text, in the order of the places.
    #[must_use]
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        let mut all: Vec<Diagnostic> = self
            .units()
            .into_iter()
            .flat_map(|(offset, unit)| {
                unit.diagnostics.iter().map(move |diagnostic| diagnostic.clone().shifted(offset))
            })
            .collect();
        sort::by_number(&mut all, |diagnostic| diagnostic.span.start());
        all
    }
}

/// A node of the outermost unit of a tree, with that unit.
#[derive(Debug, Clone)]
pub(crate) struct KeptNode {
    unit: Arc<Unit>,
    number: u32,
}

impl KeptNode {
    pub(crate) fn node(&self) -> SyntaxNode<'_> {
        self.unit.root().sibling(self.number).entered()
    }
}
