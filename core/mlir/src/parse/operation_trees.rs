//! Trees of operations that are kept as they are written: the outermost one's has those of the operations
//! in it, which are not read again.

use super::parser::Parser;
use super::state::OperationState;
use crate::syntax::{self, KeptNode, OperationPlace, SyntaxNode, WalkEvent};
use abide_source::diagnostic::Severity;
use std::sync::Arc;

/// The operation that begins at a place, as its text shows it.
#[derive(Clone)]
pub(super) struct OperationTree {
    /// None where nothing begins there.
    node: Option<KeptNode>,
    whole: Arc<syntax::Tree>,
}

impl OperationTree {
    /// The operation.
    pub(super) fn node(&self) -> Option<SyntaxNode<'_>> {
        self.node.as_ref().map(KeptNode::node)
    }

    /// The tree that was read: the operation is the outermost one of it, or within that.
    pub(super) fn whole(&self) -> &syntax::Tree {
        &self.whole
    }
}

/// The tree that was read last, and where operations are in it.
#[derive(Default)]
pub(super) struct OperationTrees {
    last: Option<Kept>,
}

struct Kept {
    tree: Arc<syntax::Tree>,
    is_wrong: bool,
    default_dialect: bool,
    by_layout: bool,
    /// For the first byte of each operation's name, in the order of the text, the number of the operation's
    /// node.
    operations: Vec<(u32, u32)>,
}

impl Kept {
    fn new(tree: &Arc<syntax::Tree>, place: OperationPlace) -> Kept {
        let mut operations = Vec::new();
        if let Some(root) = tree.root().children().next() {
            let nodes = root.walk().filter_map(|event| match event {
                WalkEvent::Enter(node) => syntax::Operation::cast(node),
                _ => None,
            });
            operations.extend(nodes.filter_map(|operation| {
                let node = operation.syntax();
                // What is in a unit has numbers of its own.
                let is_here = node.unit().0 == root.unit().0;
                let name = operation.name_token().filter(|_| is_here)?;
                Some((name.span().start(), node.index()))
            }));
        }
        let is_wrong = tree.diagnostics().iter().any(|found| found.severity == Severity::Error);
        Kept {
            tree: Arc::clone(tree),
            is_wrong,
            default_dialect: place.default_dialect,
            by_layout: place.by_layout,
            operations,
        }
    }

    fn find(&self, name: usize) -> Option<KeptNode> {
        let found =
            self.operations.binary_search_by_key(&name, |(start, _)| *start as usize).ok()?;
        let (_, number) = self.operations.get(found)?;
        Some(self.tree.kept_node(*number))
    }
}

impl<'a> Parser<'a> {
    /// The tree of an operation whose name begins at an offset.
    pub(super) fn tree_of_operation(
        &mut self,
        name: usize,
        state: &OperationState<'a>,
    ) -> OperationTree {
        let place = OperationPlace {
            name,
            column: syntax::column(self.text, state.start),
            default_dialect: self.takes_any_name(),
            within_region: self.is_broken() && self.blocks.len() > 1,
            by_layout: self.by_layout,
        };
        if let Some(known) = self.known_tree(place) {
            return known;
        }
        let tree = Arc::new(self.read_tree(place));
        let node = tree.root().children().next().map(|node| tree.kept_node(node.index()));
        let kept = Kept::new(&tree, place);
        if kept.operations.len() > 1 {
            self.operation_trees.last = Some(kept);
        }
        OperationTree { node, whole: tree }
    }

    /// The same where the operation is in the tree that was read last.
    fn known_tree(&self, place: OperationPlace) -> Option<OperationTree> {
        let kept = self.operation_trees.last.as_ref()?;
        let is_same = kept.default_dialect == place.default_dialect
            && kept.by_layout == place.by_layout
            && (!kept.is_wrong || self.is_broken());
        let node = kept.find(place.name).filter(|_| is_same)?;
        let end = node.node().span().end() as usize;
        let tree = OperationTree { node: Some(node), whole: Arc::clone(&kept.tree) };
        self.ends_its_line(end).then_some(tree)
    }

    /// Where another operation begins on the line that the operation ends on, it is read once more as if
    /// nothing came behind it: it will stand on lines of its own when it is printed.
    fn read_tree(&self, place: OperationPlace) -> syntax::Tree {
        let tree = syntax::parse_operation(self.text, place, &self.limits);
        let Some(node) = tree.root().children().next() else { return tree };
        let end = node.span().end() as usize;
        if self.ends_its_line(end) {
            return tree;
        }
        syntax::parse_operation(self.slice(0, end), place, &self.limits)
    }

    /// Whether nothing begins behind a place on its line.
    fn ends_its_line(&self, end: usize) -> bool {
        let behind = self.text.get(end..).unwrap_or_default().iter();
        let next = behind.copied().find(|byte| !matches!(byte, b' ' | b'\t'));
        matches!(next, None | Some(b'\n' | b'\r' | b'/' | b'}'))
    }
}
