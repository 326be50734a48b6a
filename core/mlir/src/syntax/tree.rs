//! The lossless syntax tree: flat arrays, cut into units.
//!
//! A [`Unit`] holds the tokens and nodes of one part of a file. The whole file is a unit, and so
//! is every function in it: a function's text is one token ([`TokenKind::Unit`]) of the unit around
//! it, and its own arrays count from the function's first byte. So a function that did not change
//! is shared between two versions of a file, wherever it moved.

use super::node::{SyntaxNode, SyntaxToken};
use super::split::Splitting;
use super::unit::Unit;
use super::views::Operation;
use abide_source::diagnostic::Diagnostic;
use abide_source::sort;
use std::sync::Arc;

/// The syntax tree of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    pub(super) root: Arc<Unit>,
    /// The marks that split the file.
    pub(super) splitting: Splitting,
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

    /// The outermost node of the function that begins at an offset, however deep functions nest.
    #[must_use]
    pub fn function_root(&self, offset: u32) -> Option<SyntaxNode<'_>> {
        let (mut unit, mut start) = (&self.root, 0);
        loop {
            let token = unit.token_at(offset.checked_sub(start)?)?;
            let child = unit.child_at(token)?;
            start += unit.token_start(token);
            unit = child;
            if start == offset {
                return Some(SyntaxNode::outermost(unit, start));
            }
        }
    }

    /// Returns a node of the outermost unit, by its number there, which keeps the unit alive.
    pub(crate) fn kept_node(&self, number: u32) -> KeptNode {
        KeptNode { unit: Arc::clone(&self.root), offset: 0, number }
    }

    /// The operation whose name begins at an offset, if nothing is wrong with the syntax of the unit that it is in.
    pub(crate) fn operation_named_at(&self, name: u32) -> Option<KeptNode> {
        let (mut unit, mut offset) = (&self.root, 0);
        let token = loop {
            let token = unit.token_at(name.checked_sub(offset)?)?;
            let Some(child) = unit.child_at(token) else { break token };
            offset += unit.token_start(token);
            unit = child;
        };
        let is_sound = unit.diagnostics.is_empty() && !unit.repaired && !unit.by_layout;
        let root = SyntaxNode::outermost(unit, offset);
        let number = unit
            .nodes_before(token)
            .take(MAX_NODES_BEFORE_NAME)
            .find(|number| Operation::cast(root.sibling(*number)).is_some())?;
        let found = Operation::cast(root.sibling(number))?.name_token()?;
        let is_found = is_sound && found.span().start() == name;
        is_found.then(|| KeptNode { unit: Arc::clone(unit), offset, number })
    }

    /// Forgets the part before a node of the outermost unit, unless a node is held. The memory of a long text is
    /// freed before all of it has been used. Returns the decrease of the node numbers.
    pub(crate) fn forget_before(&mut self, number: u32) -> Option<u32> {
        Arc::get_mut(&mut self.root).map(|unit| unit.forget_before(number))
    }

    /// Whether nothing at all was found in the text.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.root.found == 0
    }

    /// Whether brackets are missing or too many, so that the nesting of operations is a guess.
    pub(crate) fn has_guessed_nesting(&self) -> bool {
        self.root.repaired || self.root.unbalanced || self.root.by_layout
    }

    /// Whether brackets are missing or too many anywhere.
    pub fn has_repairs(&self) -> bool {
        self.root.repaired
    }

    /// Returns the token with the byte at an offset; `None` after the last byte.
    #[must_use]
    pub fn token_at_offset(&self, offset: u32) -> Option<SyntaxToken<'_>> {
        let (mut unit, mut start) = (&self.root, 0);
        loop {
            let local = offset.checked_sub(start)?;
            let index = unit.token_at(local)?;
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

    /// The number of diagnostics beyond the limit.
    #[must_use]
    pub fn dropped(&self) -> usize {
        self.units().iter().map(|(_, unit)| unit.dropped as usize).sum()
    }

    /// Returns the diagnostics of the text, in the order of their positions.
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

/// The maximum number of nodes between the start of an operation and its name: those of its results.
const MAX_NODES_BEFORE_NAME: usize = 256;

/// A node of a unit, with that unit and its place.
#[derive(Debug, Clone)]
pub(crate) struct KeptNode {
    unit: Arc<Unit>,
    offset: u32,
    number: u32,
}

impl KeptNode {
    pub(crate) fn node(&self) -> SyntaxNode<'_> {
        SyntaxNode::outermost(&self.unit, self.offset).sibling(self.number).entered()
    }
}

#[cfg(test)]
mod tests {
    use crate::syntax;
    use abide_source::limits::Limits;

    const TEXT: &str = "module {\n  %a:2, %b = t.many {\n    t.one x\n    %c = \"t.two\"() : () -> i32\n  }\n  \
        func.func @f() {\n    %0 = t.three [1, 2] {\n      t.four\n    }\n    return\n  }\n}\n";

    #[test]
    fn operations_are_found_by_their_names() {
        let tree = syntax::parse(TEXT.as_bytes(), &Limits::default());
        let found = |name: &str| {
            let place = u32::try_from(TEXT.find(name)?).ok()?;
            let node = tree.operation_named_at(place)?;
            Some(String::from_utf8_lossy(node.node().span().slice(TEXT.as_bytes())).into_owned())
        };
        let names =
            ["t.many", "t.one", "\"t.two\"", "t.three", "t.four", "return", "x", "[1", "%0"];
        let found = names.map(|name| found(name).unwrap_or_default());
        let first = |text: &String| text.lines().next().unwrap_or_default().to_owned();
        let expected = [
            "%a:2, %b = t.many {",
            "t.one x",
            "%c = \"t.two\"() : () -> i32",
            "%0 = t.three [1, 2] {",
            "t.four",
            "return",
            "",
            "",
            "",
        ];
        assert_eq!(found.each_ref().map(first), expected);
        assert!(found.iter().all(|text| text.matches('{').count() == text.matches('}').count()));
    }

    #[test]
    fn operations_of_a_broken_unit_are_not_found() {
        let text = TEXT.replace("[1, 2]", "[1, 2");
        let tree = syntax::parse(text.as_bytes(), &Limits::default());
        let found = |name: &str| {
            let place = text.find(name).and_then(|place| u32::try_from(place).ok());
            place.and_then(|place| tree.operation_named_at(place)).is_some()
        };
        assert!(!found("t.four"), "in the function with the mistake");
    }
}
