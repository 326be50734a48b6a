//! The simplification of regions.
//!
//! - Unreachable blocks and dead values are erased.
//! - Identical blocks are merged.
//! - Block arguments that always get the same value are replaced by it.

mod branches;
mod liveness;
mod merge;

use super::rewriter::Rewriter;
use crate::ir::{BlockId, Ir, OperationId, RegionId};
pub use branches::{Predecessors, erase_block_arguments, successor_operands};
use rustc_hash::FxHashSet;

/// Simplifies a region and the nested ones; returns whether something changed.
pub(super) fn simplify_regions(rewriter: &mut Rewriter<'_>, region: RegionId) -> bool {
    let regions = branching_regions(rewriter.ir, region);
    let mut changed = false;
    for region in &regions {
        changed |= erase_unreachable_blocks(rewriter, *region);
    }
    if !regions.is_empty() {
        changed |= liveness::erase_dead(rewriter, region);
    }
    for region in &regions {
        changed |= merge::merge_identical_blocks(rewriter, *region);
    }
    for region in &regions {
        changed |= drop_redundant_arguments(rewriter, *region);
    }
    changed
}

/// The regions of more than one block, outer ones first. Most IR has none, and then the driver has already done
/// everything.
fn branching_regions(ir: &Ir, region: RegionId) -> Vec<RegionId> {
    let mut found = Vec::new();
    if !ir.may_branch() {
        return found;
    }
    let mut open = vec![region];
    while let Some(region) = open.pop() {
        if ir.blocks(region).len() > 1 {
            found.push(region);
        }
        let operations = ir.blocks(region).iter().flat_map(|block| ir.block_operations(*block));
        for operation in operations {
            open.extend(ir.regions(operation));
        }
    }
    found
}

fn successors(ir: &Ir, block: BlockId) -> &[BlockId] {
    ir.last_operation(block).map_or(&[], |last| ir.successors(last))
}

/// The unreachable blocks of a region, in order.
fn unreachable_blocks(ir: &Ir, region: RegionId) -> Vec<BlockId> {
    let mut met = FxHashSet::default();
    let mut open: Vec<BlockId> = ir.entry_block(region).into_iter().collect();
    while let Some(block) = open.pop() {
        if met.insert(block) {
            open.extend(successors(ir, block));
        }
    }
    let blocks = ir.blocks(region).iter().copied();
    blocks.filter(|block| !met.contains(block)).collect()
}

/// The unreachable code of a region.
#[derive(Debug, Default)]
pub struct Unreachable {
    blocks: FxHashSet<BlockId>,
}

impl Unreachable {
    /// The unreachable code of a region and the nested ones.
    pub fn of(ir: &Ir, region: RegionId) -> Unreachable {
        let regions = branching_regions(ir, region).into_iter();
        Unreachable { blocks: regions.flat_map(|one| unreachable_blocks(ir, one)).collect() }
    }

    /// Whether an operation is unreachable.
    pub fn contains(&self, ir: &Ir, operation: OperationId) -> bool {
        let mut block = ir.block_of(operation).filter(|_| !self.blocks.is_empty());
        while let Some(own) = block {
            if self.blocks.contains(&own) {
                return true;
            }
            block = ir.block_parent(own).and_then(|parent| ir.block_of(parent));
        }
        false
    }
}

fn erase_unreachable_blocks(rewriter: &mut Rewriter<'_>, region: RegionId) -> bool {
    let lost = unreachable_blocks(rewriter.ir, region);
    for block in &lost {
        // Erased blocks may use each other in any order, so the uses are removed first.
        let operations: Vec<_> = rewriter.ir.block_operations(*block).collect();
        for operation in operations {
            rewriter.ir.set_successors(operation, &[]);
        }
    }
    for block in &lost {
        let operations: Vec<_> = rewriter.ir.block_operations(*block).collect();
        for operation in operations.into_iter().rev() {
            rewriter.erase(operation);
        }
    }
    rewriter.ir.erase_blocks(region, &lost);
    !lost.is_empty()
}

/// Removes block arguments for which every predecessor passes the same value.
fn drop_redundant_arguments(rewriter: &mut Rewriter<'_>, region: RegionId) -> bool {
    let predecessors = Predecessors::of(rewriter.ir, rewriter.registry(), region);
    let mut dead = FxHashSet::default();
    for block in rewriter.ir.blocks(region).to_vec().into_iter().skip(1) {
        for index in (0..rewriter.ir.arguments(block).len()).rev() {
            let Some(&argument) = rewriter.ir.arguments(block).get(index) else { continue };
            let given = predecessors.given(rewriter.ir, block, index);
            let Some(value) = given.filter(|value| *value != argument) else { continue };
            rewriter.replace_value(argument, value);
            dead.insert(argument);
        }
    }
    erase_block_arguments(rewriter.ir, rewriter.registry(), region, &dead);
    !dead.is_empty()
}
