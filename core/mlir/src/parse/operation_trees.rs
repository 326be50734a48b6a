//! Trees of operations that are kept as they are written: the outermost one's has those of the operations
//! in it, which are not read again.

use super::parser::Parser;
use super::state::OperationState;
use crate::syntax::{self, KeptNode, NodeSet, OperationPlace, SyntaxNode, TokenSet, WalkEvent};
use abide_source::diagnostic::{Diagnostic, Severity};

/// The operation that begins at a place, as its text shows it.
pub(super) struct OperationTree {
    /// None where nothing begins there.
    node: Option<KeptNode>,
    /// What is wrong with its form.
    pub(super) errors: Vec<Diagnostic>,
}

impl OperationTree {
    /// The operation.
    pub(super) fn node(&self) -> Option<SyntaxNode<'_>> {
        self.node.as_ref().map(KeptNode::node)
    }
}

/// How many bytes behind an operation are read with it, where none of it has been read yet.
const AHEAD: usize = 16 << 10;

/// The tree that was read last, and where operations are in it.
#[derive(Default)]
pub(super) struct OperationTrees {
    last: Option<Kept>,
}

struct Kept {
    tree: syntax::Tree,
    place: OperationPlace,
    /// Where the last operation ends.
    end: usize,
    /// For the first byte of each operation's name, in the order of the text, the number of the operation's
    /// node.
    operations: Vec<(u32, u32)>,
    /// Where something is wrong, in the order of the text.
    errors: Vec<u32>,
}

impl Kept {
    fn new(tree: syntax::Tree, place: OperationPlace) -> Kept {
        let mut operations = Vec::new();
        let mut end = place.name;
        for root in tree.root().children() {
            end = root.span().end() as usize;
            let nodes =
                root.walk_over(NodeSet::OPERATIONS, TokenSet::NONE).filter_map(
                    |event| match event {
                        WalkEvent::Enter(node) => syntax::Operation::cast(node),
                        _ => None,
                    },
                );
            operations.extend(nodes.filter_map(|operation| {
                let node = operation.syntax();
                // What is in a unit has numbers of its own.
                let is_here = node.unit().0 == root.unit().0;
                let name = operation.name_token().filter(|_| is_here)?;
                Some((name.span().start(), node.index()))
            }));
        }
        let errors = errors(&tree).map(|found| found.span.start()).collect();
        Kept { tree, place, end, operations, errors }
    }

    /// The operation of a name.
    fn find(&self, name: usize) -> Option<OperationTree> {
        let found =
            self.operations.binary_search_by_key(&name, |(start, _)| *start as usize).ok()?;
        let (_, number) = self.operations.get(found)?;
        Some(OperationTree { node: Some(self.tree.kept_node(*number)), errors: Vec::new() })
    }

    /// Whether something is wrong from a place to another one.
    fn is_wrong_in(&self, start: usize, end: usize) -> bool {
        let first = self.errors.partition_point(|error| (*error as usize) < start);
        self.errors.get(first).is_some_and(|error| *error as usize <= end)
    }

    /// Whether an operation at another place is read in the same way. Whether names may be written without a
    /// dialect there, the operations around it tell the tree as well.
    fn reads_like(&self, other: OperationPlace) -> bool {
        (self.place.within_region, self.place.by_layout) == (other.within_region, other.by_layout)
    }
}

fn errors(tree: &syntax::Tree) -> impl Iterator<Item = Diagnostic> {
    tree.diagnostics().into_iter().filter(|found| found.severity == Severity::Error)
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
            more: 0,
        };
        if let Some(known) = self.known_tree(place) {
            return known;
        }
        let is_beyond = self
            .operation_trees
            .last
            .as_ref()
            .is_none_or(|last| place.name < last.place.name || place.name >= last.end);
        if is_beyond {
            let place = OperationPlace { more: AHEAD, ..place };
            let tree = syntax::parse_operations(self.text, place, &self.limits);
            self.operation_trees.last = Some(Kept::new(tree, place));
            if let Some(known) = self.known_tree(place) {
                return known;
            }
        }
        let tree = self.read_tree(place);
        let node = tree.root().children().next().map(|node| tree.kept_node(node.index()));
        OperationTree { node, errors: errors(&tree).collect() }
    }

    /// The tree of an operation, where that has been read already.
    fn known_tree(&self, place: OperationPlace) -> Option<OperationTree> {
        let last = self.operation_trees.last.as_ref().filter(|last| last.reads_like(place))?;
        let found = last.find(place.name)?;
        let end = found.node()?.span().end() as usize;
        let is_sound = self.is_broken() || !last.is_wrong_in(place.name, end);
        (is_sound && self.ends_its_line(end)).then_some(found)
    }

    /// Reads one operation. Where another one begins on the line that it ends on, it is read once more as if
    /// nothing came behind it: it will stand on lines of its own when it is printed.
    fn read_tree(&self, place: OperationPlace) -> syntax::Tree {
        let tree = syntax::parse_operations(self.text, place, &self.limits);
        let Some(node) = tree.root().children().next() else { return tree };
        let end = node.span().end() as usize;
        if self.ends_its_line(end) {
            return tree;
        }
        syntax::parse_operations(self.slice(0, end), place, &self.limits)
    }

    /// Whether nothing begins behind a place on its line.
    fn ends_its_line(&self, end: usize) -> bool {
        let behind = self.text.get(end..).unwrap_or_default().iter();
        let next = behind.copied().find(|byte| !matches!(byte, b' ' | b'\t'));
        matches!(next, None | Some(b'\n' | b'\r' | b'/' | b'}'))
    }
}
