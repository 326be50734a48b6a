//! The numbers by which callers know operations, blocks, regions and values.
//!
//! A number is never used again, so that a caller notices that its operation is gone. The ids of the IR are the first
//! numbers. After [`Ir::compact`] the two differ.

use abide_core::mlir::ir::{BlockId, Ir, OperationId, RegionId, Renumbering, ValueId};

/// Nothing.
pub(super) const NONE: u32 = u32::MAX;

/// The numbers of the elements of one kind.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    /// The numbers of the elements that the last compaction has kept, ascending.
    kept: Vec<u32>,
    /// The number of the element after these; the others follow.
    next: u32,
}

impl Numbers {
    fn number(&self, index: usize) -> u32 {
        let later = || self.next.checked_add(u32::try_from(index - self.kept.len()).ok()?);
        self.kept.get(index).copied().or_else(later).unwrap_or(NONE)
    }

    /// The index of the element with a number; it may be beyond the last one.
    fn index(&self, number: usize) -> Option<usize> {
        let number = u32::try_from(number).ok()?;
        match number.checked_sub(self.next) {
            Some(later) => self.kept.len().checked_add(later as usize),
            None => self.kept.binary_search(&number).ok(),
        }
    }

    fn compact(&mut self, (bound, kept): &(usize, Vec<usize>)) {
        let next = self.number(*bound);
        let kept = kept.iter().map(|index| self.number(*index)).collect();
        *self = Numbers { kept, next };
    }
}

/// The numbers of all elements of a module.
#[derive(Debug, Default)]
pub(super) struct AllNumbers {
    operations: Numbers,
    blocks: Numbers,
    regions: Numbers,
    values: Numbers,
    /// Whether the numbers are not the indices of the ids.
    pub(super) are_sparse: bool,
}

impl AllNumbers {
    pub(super) fn of_operation(&self, operation: OperationId) -> u32 {
        self.operations.number(operation.index())
    }

    pub(super) fn of_block(&self, block: BlockId) -> u32 {
        self.blocks.number(block.index())
    }

    pub(super) fn of_region(&self, region: RegionId) -> u32 {
        self.regions.number(region.index())
    }

    pub(super) fn of_value(&self, value: ValueId) -> u32 {
        self.values.number(value.index())
    }

    pub(super) fn operation(&self, ir: &Ir, number: usize) -> Option<OperationId> {
        ir.operation_at(self.operations.index(number)?)
    }

    pub(super) fn block(&self, ir: &Ir, number: usize) -> Option<BlockId> {
        ir.block_at(self.blocks.index(number)?)
    }

    pub(super) fn region(&self, ir: &Ir, number: usize) -> Option<RegionId> {
        ir.region_at(self.regions.index(number)?)
    }

    pub(super) fn value(&self, ir: &Ir, number: usize) -> Option<ValueId> {
        ir.value_at(self.values.index(number)?)
    }

    /// The numbers of all operations, blocks, regions and values, in the order of their ids.
    pub(super) fn all(&self, ir: &Ir) -> [Vec<u32>; 4] {
        let numbers =
            |numbers: &Numbers, bound| (0..bound).map(|one| numbers.number(one)).collect();
        [
            numbers(&self.operations, ir.operation_bound()),
            numbers(&self.blocks, ir.block_bound()),
            numbers(&self.regions, ir.region_bound()),
            numbers(&self.values, ir.value_bound()),
        ]
    }

    /// Keeps the numbers of the elements that have new ids.
    pub(super) fn compact(&mut self, new: &Renumbering) {
        let [operations, blocks, regions, values] = new.kept();
        self.operations.compact(&operations);
        self.blocks.compact(&blocks);
        self.regions.compact(&regions);
        self.values.compact(&values);
        self.are_sparse = true;
    }
}

#[cfg(test)]
mod tests {
    use super::Numbers;

    #[test]
    fn a_number_stays_and_is_not_used_again() {
        let mut numbers = Numbers::default();
        assert_eq!([0, 5].map(|index| numbers.number(index)), [0, 5]);
        assert_eq!(numbers.index(5), Some(5));
        numbers.compact(&(6, vec![1, 4]));
        assert_eq!([0, 1, 2, 3].map(|index| numbers.number(index)), [1, 4, 6, 7]);
        assert_eq!(
            [0, 1, 4, 5, 6].map(|number| numbers.index(number)),
            [None, Some(0), Some(1), None, Some(2)]
        );
        numbers.compact(&(4, vec![0, 3]));
        assert_eq!([0, 1, 2].map(|index| numbers.number(index)), [1, 7, 8]);
        assert_eq!(
            [4, 6, 7, 8].map(|number| numbers.index(number)),
            [None, None, Some(1), Some(2)]
        );
    }
}
