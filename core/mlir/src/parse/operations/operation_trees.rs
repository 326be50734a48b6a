//! Trees of opaque operations: the outermost one's tree contains those of the operations in it, which are not parsed
//! again.

use super::Operations;
use super::state::OperationState;
use crate::syntax::{
    self, KeptNode, NodeKind, NodeSet, OperationPlace, SyntaxNode, TokenSet, WalkEvent,
};
use abide_source::diagnostic::{Diagnostic, Severity};
use abide_source::sort;

/// The operation that begins at a place, as its text shows it.
pub(in crate::parse) struct OperationTree {
    /// `None` if nothing begins there.
    node: Option<KeptNode>,
    /// The errors of its form.
    pub(in crate::parse) errors: Vec<Diagnostic>,
}

impl OperationTree {
    /// The operation.
    pub(in crate::parse) fn node(&self) -> Option<SyntaxNode<'_>> {
        self.node.as_ref().map(KeptNode::node)
    }
}

/// The maximum number of bytes after an operation parsed with it, if not parsed yet.
const READ_AHEAD_BYTES: usize = 16 << 10;

/// In trees with more operations than this, parsed operations are dropped.
const LONG_TREE_OPERATIONS: usize = 512;

/// The maximum number of operations with the same end that an error at this place belongs to.
const MAX_OWNERS: usize = 8;

/// The tree that was read last, and where operations are in it.
#[derive(Default)]
pub(in crate::parse) struct OperationTrees {
    last: Option<CachedTree>,
}

struct CachedTree {
    tree: syntax::Tree,
    place: OperationPlace,
    /// The end of the last operation.
    end: usize,
    /// In the order of the text.
    operations: Vec<OperationExtent>,
    /// The names of operations with their own errors, each with the error.
    errors: Vec<(u32, Diagnostic)>,
}

/// The position of an operation.
#[derive(Clone, Copy)]
struct OperationExtent {
    /// The first byte of its name.
    name: u32,
    /// Its end.
    end: u32,
    /// Its node.
    node: u32,
    /// Whether it is in a region of another operation of the tree.
    is_nested: bool,
}

impl CachedTree {
    pub(in crate::parse) fn new(tree: syntax::Tree, place: OperationPlace) -> CachedTree {
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
                // Nodes of other units have their own numbering.
                let is_here = node.unit().0 == root.unit().0;
                let name = operation.name_token().filter(|_| is_here)?;
                let end = node.span().end();
                Some(OperationExtent {
                    name: name.span().start(),
                    end,
                    node: node.index(),
                    is_nested: node.index() != root.index(),
                })
            }));
        }
        operations.shrink_to_fit();
        let errors = own_errors(&tree, &operations);
        CachedTree { tree, place, end, operations, errors }
    }

    /// The operation at a place, if it would be parsed in the same way by itself. Enclosing operations may allow names
    /// without a dialect: then the result depends on them, too.
    fn find(&self, other: OperationPlace) -> Option<OperationTree> {
        let name = |extent: &OperationExtent| extent.name as usize;
        let found = self.operations.binary_search_by_key(&other.name, name).ok()?;
        let extent = self.operations.get(found)?;
        let own =
            OperationPlace { in_region: self.place.in_region || extent.is_nested, ..self.place };
        let key = |place: OperationPlace| (place.within_region, place.by_layout, place.in_region);
        let node = (key(own) == key(other)).then(|| self.tree.kept_node(extent.node))?;
        Some(OperationTree { node: Some(node), errors: Vec::new() })
    }

    /// Forgets the part before the operation of a name, if that is a quarter of a long tree.
    fn forget_before(&mut self, name: usize) {
        let after = self.operations.partition_point(|place| (place.name as usize) < name);
        let Some(place) = self.operations.get(after).copied() else { return };
        if after < LONG_TREE_OPERATIONS || 4 * after < self.operations.len() {
            return;
        }
        let Some(gone) = self.tree.forget_before(place.node) else { return };
        self.operations.drain(..after);
        self.operations.shrink_to_fit();
        for place in &mut self.operations {
            place.node = place.node.saturating_sub(gone);
        }
        // The text before it would be parsed again.
        self.place.name = place.name as usize;
    }

    /// Returns the operation's own errors, by its name.
    fn errors_of(&self, name: usize) -> impl Iterator<Item = &Diagnostic> {
        let first = self.errors.partition_point(|(owner, _)| (*owner as usize) < name);
        let own = self.errors.get(first..).unwrap_or_default().iter();
        own.take_while(move |(owner, _)| *owner as usize == name).map(|(_, error)| error)
    }
}

/// The errors of a tree, each with the name of the innermost operation that it is in. One at the end of several
/// operations is one of each: whichever lacks a bracket. One after the end of the operation that lacks a bracket is one
/// of that operation, too.
fn own_errors(tree: &syntax::Tree, operations: &[OperationExtent]) -> Vec<(u32, Diagnostic)> {
    let mut errors: Vec<_> = tree.diagnostics().into_iter().collect();
    errors.retain(|found| found.severity == Severity::Error);
    sort::by_number(&mut errors, |error| error.span.start());
    let mut places: Vec<(u32, usize)> = Vec::with_capacity(errors.len());
    for (index, error) in errors.iter().enumerate() {
        places.push((error.span.start(), index));
        places.extend(error.related.iter().map(|related| (related.span.start(), index)));
    }
    places.sort_unstable();
    let mut owned = Vec::with_capacity(places.len());
    let mut open: Vec<OperationExtent> = Vec::new();
    let mut outermost = None;
    let mut following = operations.iter().peekable();
    for (at, index) in places {
        while let Some(next) = following.next_if(|next| next.name <= at) {
            open.truncate(
                open.iter().rposition(|outer| outer.end > next.name).map_or(0, |last| last + 1),
            );
            if open.is_empty() {
                outermost = Some(*next);
            }
            open.push(*next);
        }
        open.truncate(open.iter().rposition(|outer| outer.end >= at).map_or(0, |last| last + 1));
        let Some(error) = errors.get(index) else { continue };
        if at != error.span.start() {
            let opening = open.last().filter(|own| own.end < error.span.start());
            owned.extend(opening.map(|own| (own.name, index)));
            continue;
        }
        if open.is_empty() {
            // A bracket missing at the end of an operation is reported at the text after it.
            owned.extend(outermost.map(|last| (last.name, index)));
        }
        for owner in open.iter().rev().take(MAX_OWNERS) {
            owned.push((owner.name, index));
            if owner.end > at {
                break;
            }
        }
    }
    owned.sort_unstable();
    owned.dedup();
    owned.into_iter().filter_map(|(name, index)| Some((name, errors.get(index)?.clone()))).collect()
}

impl<'a> Operations<'a> {
    /// The tree of an operation whose name begins at an offset.
    pub(in crate::parse) fn tree_of_operation(
        &mut self,
        name: usize,
        state: &OperationState<'a>,
    ) -> OperationTree {
        let place = OperationPlace {
            name,
            column: syntax::column(self.text, state.start()),
            default_dialect: self.may_have_default_dialect(),
            within_region: self.is_broken() && self.blocks.len() > 1,
            by_layout: self.by_layout,
            in_region: self.blocks.len() > 1,
            more: 0,
        };
        if let Some(node) = self.document_node(place) {
            return OperationTree { node: Some(node), errors: Vec::new() };
        }
        // A broken operation is parsed again after those within it.
        if self.recovery.is_none()
            && let Some(last) = &mut self.operation_trees.last
        {
            last.forget_before(name);
        }
        if let Some(known) = self.known_tree(place) {
            return known;
        }
        let is_beyond = self
            .operation_trees
            .last
            .as_ref()
            .is_none_or(|last| place.name < last.place.name || place.name >= last.end);
        if is_beyond {
            let place = OperationPlace { more: READ_AHEAD_BYTES, ..place };
            let tree = syntax::parse_operations(self.text, place, &self.limits);
            self.operation_trees.last = Some(CachedTree::new(tree, place));
            if let Some(known) = self.known_tree(place) {
                return known;
            }
        }
        let tree = self.read_tree(place);
        self.charge(tree.root().span().len() as usize);
        let node = tree.root().children().next().map(|node| tree.kept_node(node.index()));
        let errors = CachedTree::new(tree, place).errors_of(name).cloned().collect();
        OperationTree { node, errors }
    }

    /// Returns the end of the operation whose name has been parsed.
    pub(in crate::parse) fn end_of_operation(&mut self, state: &OperationState<'a>) -> usize {
        let start = state.name_span.start() as usize;
        let tree = self.tree_of_operation(start, state);
        let end = tree.node().map_or(start, |node| node.span().end() as usize);
        self.charge(end.saturating_sub(start));
        end
    }

    /// The operation in the tree of the document that is read, if that is sound there.
    fn document_node(&self, place: OperationPlace) -> Option<KeptNode> {
        let tree = self.document_tree.filter(|_| !self.is_broken() && !place.by_layout)?;
        let node = tree.operation_named_at(u32::try_from(place.name).ok()?)?;
        self.ends_its_line(node.node().span().end() as usize).then_some(node)
    }

    /// The tree of an operation, if that has been read already.
    fn known_tree(&self, place: OperationPlace) -> Option<OperationTree> {
        let last = self.operation_trees.last.as_ref()?;
        let found = last.find(place)?;
        let end = found.node()?.span().end() as usize;
        let is_sound = self.is_broken() || last.errors_of(place.name).next().is_none();
        (is_sound && self.ends_its_line(end)).then_some(found)
    }

    /// Parses one operation. If another one begins on its last line, it is parsed again as if it ended the text,
    /// because it will be on its own lines when printed.
    fn read_tree(&self, place: OperationPlace) -> syntax::Tree {
        let tree = syntax::parse_operations(self.text, place, &self.limits);
        let Some(node) = tree.root().children().next() else { return tree };
        let end = node.span().end() as usize;
        if self.ends_its_line(end) {
            return tree;
        }
        syntax::parse_operations(self.slice(0, end), place, &self.limits)
    }

    /// Whether the rest of the line after an offset is empty.
    fn ends_its_line(&self, end: usize) -> bool {
        let after = self.text.get(end..).unwrap_or_default().iter();
        let next = after.copied().find(|byte| !matches!(byte, b' ' | b'\t'));
        matches!(next, None | Some(b'\n' | b'\r' | b'/' | b'}'))
    }
}

/// The label of a region's first block.
pub(in crate::parse) struct EntryLabel {
    pub(in crate::parse) has_arguments: bool,
}

/// The label of the first block of a region, if it has one.
pub(in crate::parse) fn entry_label(region: SyntaxNode<'_>) -> Option<EntryLabel> {
    let mut first = region.children().filter_map(|block| block.children().next());
    let label = first.next().filter(|node| node.kind() == NodeKind::BlockLabel)?;
    let arguments = label.child(NodeKind::ArgumentList);
    let has_arguments = arguments.is_some_and(|list| list.child(NodeKind::Argument).is_some());
    Some(EntryLabel { has_arguments })
}
