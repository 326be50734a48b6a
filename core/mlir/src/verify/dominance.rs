//! Values are defined before they are used.

use super::{UNVISITED, Verified, Verifier};
use crate::ir::{BlockId, OperationId, RegionId, ValueDefinition, ValueId};
use crate::registry::{RegisteredOp, VerifyError};
use abide_source::diagnostic::Detail;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{Cell, RefMut};

/// The computed order of blocks.
#[derive(Debug, Default)]
pub(super) struct Dominance {
    /// The range of the blocks that a block dominates, in a preorder of the dominator tree. Only reachable blocks of
    /// regions with several blocks have one.
    places: FxHashMap<BlockId, (u32, u32)>,
    /// The regions whose order is computed.
    known: FxHashSet<RegionId>,
}

/// The operations that enclose the current ones; only the outermost is isolated.
#[derive(Debug, Default)]
pub(super) struct Nest {
    /// Outermost first.
    path: Vec<OperationId>,
    depths: FxHashMap<OperationId, usize>,
}

/// The number of levels that are climbed one at a time.
const MAX_LEVELS_WALKED: usize = 16;

impl Nest {
    /// Enters an operation with `depth` operations around it, which were entered before.
    pub(super) fn enter(&mut self, depth: usize, operation: OperationId) {
        for left in self.path.drain(depth.min(self.path.len())..) {
            self.depths.remove(&left);
        }
        self.depths.insert(operation, self.path.len());
        self.path.push(operation);
    }

    /// The operation right within another one.
    fn within(&self, outer: OperationId) -> Option<OperationId> {
        self.path.get(self.depths.get(&outer)? + 1).copied()
    }
}

impl Verifier<'_> {
    /// Whether an operation that only C++ can read uses its own result: then it ends before that.
    fn uses_own_result(&self, value: ValueId, operation: OperationId) -> bool {
        self.ir.opaque_text(operation).is_some()
            && matches!(self.ir.definition(value), ValueDefinition::Result(own, _) if own == operation)
    }

    /// Checks that the operands of an operation are defined at its position.
    pub(super) fn operands_dominate(&self, operation: OperationId, nest: &Nest) -> Verified {
        for (index, value) in self.ir.operands(operation).enumerate() {
            if self.dominates(value, operation, nest) || self.uses_own_result(value, operation) {
                continue;
            }
            if self.isolated_between(value, operation) {
                let note = "required by region isolation constraints";
                let parent = self.ir.parent(operation).unwrap_or(operation);
                return Err(
                    VerifyError::from(Detail::OutsideRegion).with_note(self.ir.span(parent), note)
                );
            }
            let error = VerifyError::bare(Detail::Dominance(index));
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

    /// Whether a value is defined on all paths to an operation.
    fn dominates(&self, value: ValueId, operation: OperationId, nest: &Nest) -> bool {
        let Some(block) = self.ir.value_block(value) else { return true };
        let Some(region) = self.ir.region_of(block) else { return true };
        let Some(user) = self.ancestor_in_region(region, operation, nest) else { return false };
        let Some(user_block) = self.ir.block_of(user) else { return false };
        if self.is_graph(region) {
            return true;
        }
        if user_block != block {
            return self.block_dominates(block, user_block, region);
        }
        match self.ir.definition(value) {
            ValueDefinition::Result(defining, _) => {
                defining != user && self.is_before(defining, user)
                    || user == operation && !self.is_reached(block, region)
            }
            _ => true,
        }
    }

    /// Returns the ancestor of the operation, or itself, that is directly in a region; `None` if an isolated one is
    /// between.
    fn ancestor_in_region(
        &self,
        region: RegionId,
        operation: OperationId,
        nest: &Nest,
    ) -> Option<OperationId> {
        let mut user = operation;
        for _ in 0..MAX_LEVELS_WALKED {
            let block = self.ir.block_of(user)?;
            if self.ir.region_of(block) == Some(region) {
                return Some(user);
            }
            user = self.ir.block_parent(block)?;
            if self.registered(user).is_some_and(RegisteredOp::is_isolated) {
                return None;
            }
        }
        let user = nest.within(self.ir.region_parent(region)?)?;
        (self.ir.block_of(user).and_then(|block| self.ir.region_of(block)) == Some(region))
            .then_some(user)
    }

    /// Whether a value may be used before it is defined in a region. Several blocks always have an order.
    fn is_graph(&self, region: RegionId) -> bool {
        if self.ir.blocks(region).len() > 1 {
            return false;
        }
        let parent = self.ir.region_parent(region);
        match parent.map(|parent| self.registered(parent)) {
            Some(Some(entry)) => entry.description().traits.may_have_graph_regions(),
            // It may be one.
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

    /// Whether one operation of a block precedes another of the same block.
    fn is_before(&self, first: OperationId, second: OperationId) -> bool {
        self.place(first) < self.place(second)
    }

    fn place(&self, operation: OperationId) -> u32 {
        self.places.get(operation.index()).map_or(UNVISITED, Cell::get)
    }

    /// Records the place of an operation: operations are met in their order.
    pub(super) fn meet(&self, operation: OperationId) {
        if let Some(place) = self.places.get(operation.index()) {
            place.set(self.met.get());
            self.met.set(self.met.get() + 1);
        }
    }

    /// Whether all operands of an operation, which was just met, are arguments of its block or results of earlier
    /// operations there, as they nearly always are.
    pub(super) fn uses_only_earlier_values(&self, operation: OperationId, block: BlockId) -> bool {
        self.ir.operands(operation).all(|value| match self.ir.definition(value) {
            ValueDefinition::Result(defining, _) => {
                self.ir.block_of(defining) == Some(block) && self.is_before(defining, operation)
            }
            ValueDefinition::Argument(own, _) => own == block,
            ValueDefinition::Forward => false,
        })
    }

    /// Whether control can get to a block of a region.
    fn is_reached(&self, block: BlockId, region: RegionId) -> bool {
        self.ir.blocks(region).first() == Some(&block)
            || self.known_dominance(region).places.contains_key(&block)
    }

    /// Returns the computed order of blocks, including a region's.
    fn known_dominance(&self, region: RegionId) -> RefMut<'_, Dominance> {
        let mut dominance = self.dominance.borrow_mut();
        if dominance.known.insert(region) {
            let found = self.ir.dominator_places(region);
            dominance.places.extend(found);
        }
        dominance
    }

    fn block_dominates(&self, first: BlockId, second: BlockId, region: RegionId) -> bool {
        let dominance = self.known_dominance(region);
        // Every block dominates an unreachable one.
        let Some(inner) = dominance.places.get(&second) else { return true };
        let outer = dominance.places.get(&first);
        outer.is_some_and(|outer| outer.0 <= inner.0 && inner.1 <= outer.1)
    }
}
