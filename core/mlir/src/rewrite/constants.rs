//! Constants are gathered at the front of the function that they are in, each once, as MLIR's
//! `OperationFolder` does it.

use super::rewriter::Rewriter;
use crate::ir::{Attribute, BlockId, Identifier, OperationId, RegionId, Type};
use crate::ods::Trait;
use rustc_hash::{FxHashMap, FxHashSet};

/// The constants of one iteration.
#[derive(Debug, Default)]
pub(super) struct Constants {
    /// By region, name of the operation, value and type.
    unique: FxHashMap<(RegionId, Identifier, Attribute, Type), OperationId>,
    owned: FxHashSet<OperationId>,
}

impl Constants {
    /// Records a constant; returns false if an equal one replaced it, and it was erased.
    pub(super) fn insert(
        &mut self,
        rewriter: &mut Rewriter<'_>,
        operation: OperationId,
        value: Attribute,
    ) -> bool {
        let Some(block) = rewriter.ir.block_of(operation) else { return true };
        let Some(result) = rewriter.ir.result(operation, 0) else { return true };
        let Some((region, front_block)) = insertion_region(rewriter, block) else { return true };
        let ty = rewriter.ir.value_type(result);
        let key = (region, rewriter.ir.name(operation), value, ty);
        if let Some(&first) = self.unique.get(&key) {
            if let Some(known) = rewriter.ir.result(first, 0) {
                rewriter.replace(operation, &[known]);
            }
            return false;
        }
        if !self.stays(rewriter, operation, block, front_block)
            && let Some(front) = rewriter.ir.first_operation(front_block)
        {
            rewriter.move_before(front, operation);
        }
        self.unique.insert(key, operation);
        self.owned.insert(operation);
        true
    }

    /// Whether a constant is at the front already, or follows another constant there.
    fn stays(
        &self,
        rewriter: &Rewriter<'_>,
        operation: OperationId,
        block: BlockId,
        front: BlockId,
    ) -> bool {
        block == front
            && rewriter
                .ir
                .previous_operation(operation)
                .is_none_or(|previous| self.owned.contains(&previous))
    }
}

/// The nearest region around a block that is a function's body or as good as that, and its entry
/// block.
fn insertion_region(rewriter: &mut Rewriter<'_>, block: BlockId) -> Option<(RegionId, BlockId)> {
    let mut region = rewriter.ir.region_of(block)?;
    loop {
        let entry = rewriter.ir.entry_block(region)?;
        let parent = rewriter.ir.region_parent(region)?;
        let isolated = match rewriter.registered(parent) {
            Some(entry) => entry.description().has(Trait::IsolatedFromAbove),
            None => true,
        };
        match rewriter.ir.block_of(parent).and_then(|block| rewriter.ir.region_of(block)) {
            Some(outer) if !isolated => region = outer,
            _ => return Some((region, entry)),
        }
    }
}
