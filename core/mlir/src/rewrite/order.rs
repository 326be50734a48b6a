//! The order of two operations in a block.

use crate::ir::{BlockId, Ir, OperationId};

/// The distance between the numbers of neighbours in a block that was just numbered.
const NUMBER_STRIDE: u64 = 1 << 24;

/// Numbers of operations that grow along each block. An operation gets one on first request, between those of its
/// neighbours; only if they leave no gap is the block renumbered.
#[derive(Debug, Default)]
pub(super) struct Order {
    /// 0 means unnumbered.
    numbers: Vec<u64>,
    /// The operations that were given one.
    numbered: Vec<OperationId>,
}

impl Order {
    /// Forgets all numbers.
    pub(super) fn clear(&mut self) {
        for operation in std::mem::take(&mut self.numbered) {
            self.forget(operation);
        }
    }

    /// Forgets the number of an operation that is put somewhere else.
    pub(super) fn forget(&mut self, operation: OperationId) {
        if let Some(number) = self.numbers.get_mut(operation.index()) {
            *number = 0;
        }
    }

    fn known(&self, operation: OperationId) -> u64 {
        self.numbers.get(operation.index()).copied().unwrap_or(0)
    }

    fn set(&mut self, operation: OperationId, number: u64) {
        let index = operation.index();
        if index >= self.numbers.len() {
            self.numbers.resize(index + 1, 0);
        }
        if let Some(slot) = self.numbers.get_mut(index) {
            if *slot == 0 {
                self.numbered.push(operation);
            }
            *slot = number;
        }
    }

    /// Whether an operation precedes another of the same block.
    pub(super) fn is_before(&mut self, ir: &Ir, first: OperationId, second: OperationId) -> bool {
        for operation in [first, second] {
            if self.known(operation) == 0 {
                self.number(ir, operation);
            }
        }
        // Numbering the second may have renumbered the block, including the first.
        self.known(first) < self.known(second)
    }

    fn number(&mut self, ir: &Ir, operation: OperationId) {
        let Some(block) = ir.block_of(operation) else { return };
        let before = ir.previous_operation(operation).map(|previous| self.known(previous));
        let after = ir.next_operation(operation).map(|next| self.known(next));
        let number = match (before, after) {
            (Some(before), Some(after)) if before > 0 && after > before + 1 => {
                before + (after - before) / 2
            }
            (Some(before), None) if before > 0 => before.saturating_add(NUMBER_STRIDE),
            (None, Some(after)) if after > 1 => after / 2,
            _ => return self.number_block(ir, block),
        };
        self.set(operation, number);
    }

    fn number_block(&mut self, ir: &Ir, block: BlockId) {
        // The first number leaves room before it.
        let mut number = NUMBER_STRIDE << 16;
        for operation in ir.block_operations(block) {
            self.set(operation, number);
            number = number.saturating_add(NUMBER_STRIDE);
        }
    }
}
