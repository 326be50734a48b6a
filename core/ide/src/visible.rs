//! Which values and blocks a place sees.

use super::document::{Document, DocumentUnit};
use abide_mlir::names::{Definition, DefinitionKind};
use abide_mlir::syntax::has_symbol_table;
use abide_mlir::syntax::{
    NodeKind, NodeSet, Operation, SyntaxNode, TokenKind, TokenSet, WalkEvent,
};

/// The definitions that a place of a unit sees: those of the regions around it.
#[derive(Default)]
pub(super) struct Visible {
    pub(super) values: Vec<Definition>,
    pub(super) blocks: Vec<Definition>,
}

impl Visible {
    /// `offset` counts from the unit's first byte.
    pub(super) fn at(document: &Document, unit: DocumentUnit<'_>, offset: u32) -> Visible {
        const NAMES: TokenSet =
            TokenSet::of(&[TokenKind::PercentIdentifier, TokenKind::CaretIdentifier]);
        // What is bound for several regions stands there once for each.
        let mut sorted = unit.names.definitions.clone();
        sorted.sort_by_key(|found| found.name.start());
        let mut definitions = sorted.as_slice();
        let Some((_, tree_unit)) = document.tree().units().get(unit.index).copied() else {
            return Visible::default();
        };
        let text = unit.span().slice(document.text());
        let mut visible = Visible::default();
        let mut operations: Vec<SyntaxNode<'_>> = Vec::new();
        let mut walk =
            tree_unit.root().walk_over(NodeSet::OPERATIONS.with(NodeKind::Region), NAMES);
        while let Some(event) = walk.next() {
            match event {
                WalkEvent::Enter(node) if node.kind().is_operation() => operations.push(node),
                WalkEvent::Enter(node) if node.kind() == NodeKind::Region => {
                    if !node.span().touches(offset) {
                        walk.skip_node();
                        continue;
                    }
                    visible.blocks.clear();
                    let operation = operations.last().and_then(|&node| Operation::cast(node));
                    if operation.is_some_and(|operation| has_symbol_table(operation.name(text))) {
                        visible.values.clear();
                    }
                }
                WalkEvent::Leave(node) if node.kind().is_operation() => {
                    operations.pop();
                }
                WalkEvent::Token(token) => {
                    let start = token.span().start();
                    let Some(found) = definition_at(&mut definitions, start) else { continue };
                    let around = operations.last().is_none_or(|node| node.span().touches(offset));
                    visible.add(found, around, token.kind());
                }
                _ => {}
            }
        }
        visible
    }

    /// `around`: whether the innermost operation at the definition is around the place too.
    fn add(&mut self, definition: Definition, around: bool, token: TokenKind) {
        match definition.kind {
            DefinitionKind::Block => self.blocks.push(definition),
            // Its operation's regions see it, and nothing else.
            DefinitionKind::RegionArgument if !around => {}
            _ if token == TokenKind::PercentIdentifier => self.values.push(definition),
            _ => {}
        }
    }
}

/// The definition at a place, and leaves out those before it: places are asked for in their order.
fn definition_at(definitions: &mut &[Definition], start: u32) -> Option<Definition> {
    while let Some((first, rest)) = definitions.split_first() {
        match first.name.start() {
            own if own > start => return None,
            own if own == start => return Some(*first),
            _ => *definitions = rest,
        }
    }
    None
}
