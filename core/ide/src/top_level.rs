//! The text outside of functions, in parts that are parsed by themselves. A part is a single operation that uses no
//! values of others, or all operations of a region that use values of each other.

use crate::db::Document;
use abide_mlir::names::defined_symbol;
use abide_mlir::syntax::{NodeKind, Operation, SyntaxNode, TokenKind, WalkEvent, is_isolated};

/// The maximum length of an operation that is parsed, in bytes: most longer ones are constants.
const MAX_OPERATION_BYTES: u32 = 1 << 16;

/// The maximum for operations with regions. It is larger, because their parts would otherwise be parsed one by one.
const MAX_BYTES_WITH_REGION: u32 = 1 << 22;

/// A part of the file outside of functions.
#[derive(Debug, Clone)]
pub(super) struct TopLevelGroup<'t> {
    /// The operation, or the container of several.
    pub(super) around: SyntaxNode<'t>,
    /// The operations, in the order of the text; there is at least one.
    pub(super) operations: Vec<SyntaxNode<'t>>,
    /// Whether they are only in modules of MLIR.
    pub(super) in_module: bool,
    /// The name of their parent operation; empty in a file.
    pub(super) within: &'t [u8],
}

impl TopLevelGroup<'_> {
    /// Returns its start, which distinguishes parts.
    pub(super) fn start(&self) -> u32 {
        self.operations.first().map_or(0, |first| first.span().start())
    }

    /// Whether a position is in one of the operations, or directly after it.
    pub(super) fn holds(&self, offset: u32) -> bool {
        let after = self.operations.partition_point(|one| one.span().start() <= offset);
        let own = after.checked_sub(1).and_then(|last| self.operations.get(last));
        own.is_some_and(|operation| operation.span().touches(offset))
    }
}

/// An operation whose regions have functions or other symbols.
#[derive(Debug, Clone, Copy)]
pub(super) struct Container<'t> {
    pub(super) operation: Operation<'t>,
    /// The name of its parent operation; empty in a file.
    pub(super) within: &'t [u8],
    /// Whether all operations around it are described.
    pub(super) is_within_described: bool,
}

/// The contents of a file outside of functions.
#[derive(Debug, Default)]
pub(super) struct TopLevel<'t> {
    /// Each before those in it.
    pub(super) containers: Vec<Container<'t>>,
    /// In the order of their containers.
    pub(super) parts: Vec<TopLevelGroup<'t>>,
}

impl<'t> TopLevel<'t> {
    /// The top level of a document.
    pub(super) fn of(document: &'t Document) -> TopLevel<'t> {
        let mut outside = TopLevel::default();
        for chunk in document.tree().root().children() {
            if chunk.kind() == NodeKind::Chunk {
                outside.add(chunk, document);
            }
        }
        outside
    }

    /// Adds the operations in a chunk, and in its containers.
    fn add(&mut self, chunk: SyntaxNode<'t>, document: &'t Document) {
        let (text, registry) = (document.text(), document.registry());
        let mut pending = vec![(chunk, &b""[..], true)];
        while let Some((block, within, is_within_described)) = pending.pop() {
            let (parts, containers) = parts_of(block, within, document);
            self.parts.extend(parts);
            for container in containers.iter().rev() {
                let name = container.name(text);
                let is_described = is_module(name) || registry.operation(name).is_some();
                let is_described = is_within_described && is_described;
                let inner = blocks(container.syntax());
                pending.extend(inner.map(|block| (block, name, is_described)));
            }
            let container = |operation| Container { operation, within, is_within_described };
            self.containers.extend(containers.into_iter().map(container));
        }
    }
}

/// The part around a place; `None` within functions and in skipped text.
pub(super) fn part_at(document: &Document, offset: u32) -> Option<TopLevelGroup<'_>> {
    let path = document.tree().root().path_to(offset);
    let mut block = path.iter().copied().find(|node| node.kind() == NodeKind::Chunk)?;
    let mut within: &[u8] = b"";
    loop {
        let (parts, containers) = parts_of(block, within, document);
        if let Some(part) = parts.into_iter().find(|part| part.holds(offset)) {
            return Some(part);
        }
        let inner = |one: &&Operation<'_>| one.syntax().span().touches(offset);
        let container = containers.iter().rev().find(inner)?;
        within = container.name(document.text());
        block = blocks(container.syntax()).find(|block| block.span().touches(offset))?;
    }
}

/// The blocks of an operation's regions.
fn blocks<'t>(operation: SyntaxNode<'t>) -> impl Iterator<Item = SyntaxNode<'t>> {
    regions(operation)
        .flat_map(|region| region.children().filter(|child| child.kind() == NodeKind::Block))
}

fn regions<'t>(operation: SyntaxNode<'t>) -> impl Iterator<Item = SyntaxNode<'t>> {
    operation.children().flat_map(|child| match child.kind() {
        NodeKind::Region => vec![child],
        NodeKind::RegionList => {
            child.children().filter(|inner| inner.kind() == NodeKind::Region).collect()
        }
        _ => Vec::new(),
    })
}

/// The parts of a block of the operation that is called `within`, and the containers in it.
fn parts_of<'t>(
    block: SyntaxNode<'t>,
    within: &'t [u8],
    document: &Document,
) -> (Vec<TopLevelGroup<'t>>, Vec<Operation<'t>>) {
    let text = document.text();
    let in_module = within.is_empty() || is_module(within);
    let part = |around, operations| TopLevelGroup { around, operations, in_module, within };
    let (mut parts, mut containers) = (Vec::new(), Vec::new());
    let mut together = Vec::new();
    for node in block.children() {
        let Some(operation) = Operation::cast(node).filter(|_| !node.is_unit_root()) else {
            continue;
        };
        if is_container(operation, text) && !lacks_regions(document, operation) {
            containers.push(operation);
            continue;
        }
        if node.span().len() > longest(node) {
            continue;
        }
        if exchanges_values(operation, text) {
            together.push(node);
        } else {
            parts.push(part(node, vec![node]));
        }
    }
    match together.as_slice() {
        [] => {}
        [only] => parts.push(part(*only, together)),
        _ => parts.push(part(block, together)),
    }
    parts.sort_by_key(TopLevelGroup::start);
    (parts, containers)
}

/// Whether an operation is a module of MLIR.
fn is_module(name: &[u8]) -> bool {
    name == b"module" || name == b"builtin.module"
}

fn longest(node: SyntaxNode<'_>) -> u32 {
    match regions(node).next() {
        Some(_) => MAX_BYTES_WITH_REGION,
        None => MAX_OPERATION_BYTES,
    }
}

/// Whether the contents of an operation are independent: a module of MLIR, and any other operation that contains
/// functions or other symbols.
fn is_container(operation: Operation<'_>, text: &[u8]) -> bool {
    if is_module(operation.name(text)) {
        return regions(operation.syntax()).next().is_some();
    }
    let mut inner = blocks(operation.syntax()).flat_map(SyntaxNode::children);
    inner.any(|node| {
        node.is_unit_root()
            || Operation::cast(node).is_some_and(|inner| defined_symbol(inner, text).is_some())
    })
}

/// Whether an operation of ours has no regions in any version: functions in its braces are a mistake in its attributes.
pub(crate) fn lacks_regions(document: &Document, operation: Operation<'_>) -> bool {
    let entry = document.registry().operation(operation.name(document.text()));
    let op = entry.as_ref().map(|entry| entry.description());
    op.is_some_and(|op| op.place.is_none() && op.regions.is_empty())
}

/// Whether an operation names results or takes values. An isolated one takes none: the values in its text are
/// arguments of its regions.
fn exchanges_values(operation: Operation<'_>, text: &[u8]) -> bool {
    if operation.results().next().is_some() {
        return true;
    }
    if is_isolated(operation.name(text)) || defined_symbol(operation, text).is_some() {
        return false;
    }
    let mut walk = operation.syntax().walk();
    while let Some(event) = walk.next() {
        match event {
            WalkEvent::Enter(node) if node.kind() == NodeKind::Region => walk.skip_node(),
            WalkEvent::Token(token) if token.kind() == TokenKind::PercentIdentifier => return true,
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use crate::db::Document;
    use abide_source::diagnostic::Severity;
    use abide_source::limits::Limits;

    /// The operations of a container are read without its head, which may name their operands.
    #[test]
    fn names_in_the_head_of_a_container_are_not_arguments_within_it() {
        for value in ["%r", "%r : i1", "(%r)"] {
            let text = format!(
                "chip.module @m(in %r : i1) {{\n  %q = chip.not %r : i1\n  chip.when {value} {{\n  }}\n  \
                 chip.path private @p\n}}\n"
            );
            let found = Document::new(text.into_bytes(), Limits::default()).diagnostics();
            let errors = found.into_iter().filter(|found| found.severity == Severity::Error);
            let errors: Vec<String> = errors.map(|found| found.message).collect();
            assert_eq!(errors, Vec::<String>::new(), "{value}");
        }
    }
}
