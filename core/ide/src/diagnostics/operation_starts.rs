//! The places of diagnostics: their line and their operation.

use abide_mlir::syntax::{NodeKind, NodeSet, Operation, SyntaxNode, TokenSet, WalkEvent};
use abide_source::text::line_end;

/// The distance in bytes within which the beginning and the end of a line are searched. No line that people write is
/// longer.
const MAX_LINE_BYTES: usize = 4096;

/// The end of the line of an offset, searched within [`MAX_LINE_BYTES`]: a file may be one line with very many errors.
pub(crate) fn near_line_end(text: &[u8], offset: u32) -> u32 {
    let far = (offset as usize).saturating_add(MAX_LINE_BYTES);
    line_end(text.get(..far).unwrap_or(text), offset)
}

/// The row of a diagnostic: a line or an operation, by its start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum RowKey {
    Line(usize),
    Operation(u32),
}

/// The starts of the operations of a text, without those in their regions.
pub(crate) struct OperationStarts<'t> {
    text: &'t [u8],
    /// From each place on, the operation that the text belongs to, up to the next place.
    operations: Vec<(u32, Option<u32>)>,
}

impl<'t> OperationStarts<'t> {
    pub(crate) fn new(text: &'t [u8], root: SyntaxNode<'_>) -> OperationStarts<'t> {
        let mut operations = Vec::new();
        let mut around = vec![None];
        let seen = NodeSet::OPERATIONS.with(NodeKind::Region);
        for event in root.walk_over(seen, TokenSet::NONE) {
            match event {
                WalkEvent::Enter(node) => {
                    let own = match node.kind() {
                        NodeKind::Region => Some(None),
                        _ => Operation::cast(node).map(|_| Some(node.span().start())),
                    };
                    if let Some(own) = own {
                        operations.push((node.span().start(), own));
                        around.push(own);
                    }
                }
                WalkEvent::Leave(node) => {
                    if node.kind() == NodeKind::Region || Operation::cast(node).is_some() {
                        around.pop();
                        let outer = around.last().copied().flatten();
                        operations.push((node.span().end(), outer));
                    }
                }
                WalkEvent::Token(_) => {}
            }
        }
        OperationStarts { text, operations }
    }

    /// Returns the line and the operation of an offset. The end of an operation counts as within it.
    pub(crate) fn of(&self, offset: u32) -> impl Iterator<Item = RowKey> + use<> {
        let operation = self.operation(offset);
        let operation = operation.or_else(|| self.operation(offset.saturating_sub(1)));
        self.line(offset).map(RowKey::Line).into_iter().chain(operation.map(RowKey::Operation))
    }

    fn operation(&self, offset: u32) -> Option<u32> {
        let after = self.operations.partition_point(|(start, _)| *start <= offset);
        self.operations.get(after.checked_sub(1)?)?.1
    }

    /// Returns the start of the line; `None` for a long one.
    fn line(&self, offset: u32) -> Option<usize> {
        let offset = offset as usize;
        let first = offset.saturating_sub(MAX_LINE_BYTES);
        match memchr::memrchr2(b'\n', b'\r', self.text.get(first..offset)?) {
            Some(at) => Some(first + at + 1),
            None => (first == 0).then_some(0),
        }
    }
}
