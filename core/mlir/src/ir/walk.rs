//! Going through operations in order.

use super::operation::{BlockId, Ir, OperationId};

/// The operations of a block.
#[derive(Debug, Clone)]
pub struct Operations<'ir> {
    ir: &'ir Ir,
    next: Option<OperationId>,
}

impl<'ir> Operations<'ir> {
    pub(super) fn new(ir: &'ir Ir, first: Option<OperationId>) -> Operations<'ir> {
        Operations { ir, next: first }
    }
}

impl Iterator for Operations<'_> {
    type Item = OperationId;

    fn next(&mut self) -> Option<OperationId> {
        let operation = self.next?;
        self.next = self.ir.next_operation(operation);
        Some(operation)
    }
}

/// An operation and all within it.
#[derive(Debug, Clone)]
pub struct Walk<'ir> {
    ir: &'ir Ir,
    open: Vec<Step>,
}

/// A pending step.
#[derive(Debug, Clone, Copy)]
enum Step {
    Operation(OperationId),
    /// An operation, and then the later ones in its block.
    From(OperationId),
    Block(BlockId),
}

impl<'ir> Walk<'ir> {
    pub(super) fn new(ir: &'ir Ir, operation: OperationId) -> Walk<'ir> {
        Walk { ir, open: vec![Step::Operation(operation)] }
    }
}

impl Iterator for Walk<'_> {
    type Item = OperationId;

    fn next(&mut self) -> Option<OperationId> {
        let operation = loop {
            match self.open.pop()? {
                Step::Operation(operation) => break operation,
                Step::From(operation) => {
                    self.open.extend(self.ir.next_operation(operation).map(Step::From));
                    break operation;
                }
                Step::Block(block) => {
                    self.open.extend(self.ir.first_operation(block).map(Step::From));
                }
            }
        };
        for region in self.ir.regions(operation).iter().rev() {
            self.open.extend(self.ir.blocks(*region).iter().rev().copied().map(Step::Block));
        }
        Some(operation)
    }
}
