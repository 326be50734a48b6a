//! Values are defined before they are used.

use super::{Verified, Verifier};
use crate::mlir::ir::{BlockId, OperationId, RegionId, ValueDefinition, ValueId};
use crate::mlir::ods::Trait;
use crate::mlir::registry::{RegisteredOp, VerifyError};
use rustc_hash::FxHashMap;

/// What has been found out about the order of blocks and operations.
#[derive(Debug, Default)]
pub(super) struct Dominance {
    /// For each block of a region with several, the block that dominates it immediately; itself
    /// for the entry block. Blocks that are never reached are missing.
    immediate: FxHashMap<BlockId, BlockId>,
    /// The regions of which the above is known.
    known: FxHashMap<RegionId, ()>,
}

impl Verifier<'_> {
    /// Checks that the operands of an operation are defined where it stands.
    pub(super) fn operands_dominate(&self, operation: OperationId) -> Verified {
        for (index, value) in self.ir.operands(operation).enumerate() {
            if self.dominates(value, operation) {
                continue;
            }
            let message = if self.isolated_between(value, operation) {
                let note = "required by region isolation constraints";
                let parent = self.ir.parent(operation).unwrap_or(operation);
                return Err(VerifyError::from("using value defined outside the region")
                    .with_note(self.ir.span(parent), note));
            } else {
                format!("operand #{index} does not dominate this use")
            };
            let error = VerifyError::bare(message);
            return Err(match self.ir.definition(value) {
                ValueDefinition::Result(defining, _) => {
                    error.with_note(self.ir.span(defining), "operand defined here")
                }
                ValueDefinition::Argument(block, _) => error
                    .with_note(self.ir.block_span(block), "operand defined as a block argument"),
                ValueDefinition::Forward => error,
            });
        }
        Ok(())
    }

    /// Whether a value is defined wherever control gets to an operation.
    #[must_use]
    pub fn dominates(&self, value: ValueId, operation: OperationId) -> bool {
        let Some(block) = self.ir.value_block(value) else { return true };
        let Some(region) = self.ir.region_of(block) else { return true };
        // The operation around the use that stands in the region of the definition.
        let mut user = operation;
        let mut user_block = self.ir.block_of(user);
        while let Some(own) = user_block
            && self.ir.region_of(own) != Some(region)
        {
            let Some(parent) = self.ir.block_parent(own) else { return false };
            if self.registered(parent).is_some_and(RegisteredOp::is_isolated) {
                return false;
            }
            user = parent;
            user_block = self.ir.block_of(user);
        }
        let Some(user_block) = user_block else { return false };
        if self.is_graph(region) {
            return true;
        }
        if user_block != block {
            return self.block_dominates(block, user_block, region);
        }
        match self.ir.definition(value) {
            ValueDefinition::Result(defining, _) if defining == user => false,
            ValueDefinition::Result(defining, _) => self.is_before(defining, user),
            _ => true,
        }
    }

    /// Whether a value may be used before it is defined in a region.
    fn is_graph(&self, region: RegionId) -> bool {
        let parent = self.ir.region_parent(region);
        match parent.map(|parent| self.registered(parent)) {
            Some(Some(entry)) => {
                let op = entry.description();
                op.has(Trait::HasOnlyGraphRegion) || op.has(Trait::RegionKindInterface)
            }
            // Nobody says that it is none.
            Some(None) | None => true,
        }
    }

    fn isolated_between(&self, value: ValueId, operation: OperationId) -> bool {
        let Some(region) = self.ir.value_block(value).and_then(|block| self.ir.region_of(block))
        else {
            return false;
        };
        let mut block = self.ir.block_of(operation);
        while let Some(own) = block
            && self.ir.region_of(own) != Some(region)
        {
            let Some(parent) = self.ir.block_parent(own) else { return false };
            if self.registered(parent).is_some_and(RegisteredOp::is_isolated) {
                return true;
            }
            block = self.ir.block_of(parent);
        }
        false
    }

    /// Whether one operation of a block stands before another of the same block.
    fn is_before(&self, first: OperationId, second: OperationId) -> bool {
        self.places.get(first.index()) < self.places.get(second.index())
    }

    fn block_dominates(&self, first: BlockId, second: BlockId, region: RegionId) -> bool {
        let mut dominance = self.dominance.borrow_mut();
        if dominance.known.insert(region, ()).is_none() {
            let found = self.immediate_dominators(region);
            dominance.immediate.extend(found);
        }
        let mut block = second;
        // In a block that control never gets to, everything holds.
        while let Some(&immediate) = dominance.immediate.get(&block) {
            if immediate == first {
                return true;
            }
            if immediate == block {
                return false;
            }
            block = immediate;
        }
        true
    }

    /// The dominator tree of a region, by the algorithm of Cooper, Harvey and Kennedy.
    fn immediate_dominators(&self, region: RegionId) -> Vec<(BlockId, BlockId)> {
        let order = self.postorder(region);
        let place: FxHashMap<BlockId, usize> =
            order.iter().enumerate().map(|(at, block)| (*block, at)).collect();
        let mut predecessors: Vec<Vec<usize>> = vec![Vec::new(); order.len()];
        for (at, block) in order.iter().enumerate() {
            for successor in self.block_successors(*block) {
                if let Some(list) =
                    place.get(successor).and_then(|place| predecessors.get_mut(*place))
                {
                    list.push(at);
                }
            }
        }
        let entry = order.len().saturating_sub(1);
        let mut immediate: Vec<Option<usize>> = vec![None; order.len()];
        if let Some(own) = immediate.get_mut(entry) {
            *own = Some(entry);
        }
        let mut changed = true;
        while changed {
            changed = false;
            for at in (0..entry).rev() {
                let known = predecessors.get(at).into_iter().flatten().copied();
                let known = known.filter(|one| immediate.get(*one).copied().flatten().is_some());
                let new = known.reduce(|a, b| intersect(&immediate, a, b));
                if let Some(own) = immediate.get_mut(at)
                    && *own != new
                {
                    *own = new;
                    changed = true;
                }
            }
        }
        let pairs = order.iter().zip(&immediate);
        pairs.filter_map(|(block, own)| Some((*block, *order.get((*own)?)?))).collect()
    }

    fn block_successors(&self, block: BlockId) -> &[BlockId] {
        self.ir.last_operation(block).map_or(&[], |last| self.ir.successors(last))
    }

    /// The blocks that control gets to, each behind those that it goes on to.
    fn postorder(&self, region: RegionId) -> Vec<BlockId> {
        let mut order = Vec::new();
        let Some(entry) = self.ir.entry_block(region) else { return order };
        let mut met = FxHashMap::default();
        met.insert(entry, ());
        let mut open = vec![(entry, 0)];
        while let Some((block, next)) = open.last_mut() {
            let successor = self.block_successors(*block).get(*next).copied();
            *next += 1;
            match successor {
                None => {
                    order.push(*block);
                    open.pop();
                }
                Some(successor) => {
                    if met.insert(successor, ()).is_none() {
                        open.push((successor, 0));
                    }
                }
            }
        }
        order
    }
}

/// The nearest block that dominates both; later in the order is nearer to the entry.
fn intersect(immediate: &[Option<usize>], mut a: usize, mut b: usize) -> usize {
    while a != b {
        let lower = if a < b { &mut a } else { &mut b };
        match immediate.get(*lower).copied().flatten() {
            Some(next) if next > *lower => *lower = next,
            _ => return a.max(b),
        }
    }
    a
}
