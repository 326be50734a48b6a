//! The simplification of regions: blocks that control never gets to go, and so do values that
//! nothing uses in the end; blocks that are the same become one; arguments that are always given
//! the same value become that value.

mod branches;
mod liveness;
mod merge;

use super::rewriter::Rewriter;
use crate::mlir::ir::{BlockId, Ir, RegionId};
use branches::Predecessors;
use rustc_hash::FxHashSet;

/// Simplifies a region and all within it; true where something changed.
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

/// The regions of more than one block, outer ones first. Where there is none, as nearly always,
/// nothing needs to be done that the driver has not done.
fn branching_regions(ir: &Ir, region: RegionId) -> Vec<RegionId> {
    let mut found = Vec::new();
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

fn erase_unreachable_blocks(rewriter: &mut Rewriter<'_>, region: RegionId) -> bool {
    let ir = &*rewriter.ir;
    let Some(entry) = ir.entry_block(region) else { return false };
    let mut met = FxHashSet::default();
    let mut open = vec![entry];
    while let Some(block) = open.pop() {
        if met.insert(block) {
            open.extend(successors(ir, block));
        }
    }
    let blocks = ir.blocks(region).to_vec();
    let lost: Vec<BlockId> = blocks.into_iter().filter(|block| !met.contains(block)).collect();
    for block in &lost {
        // Uses in other blocks that go are cut first, whatever the order of the blocks.
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

/// Takes away arguments of blocks that every predecessor gives the same value.
fn drop_redundant_arguments(rewriter: &mut Rewriter<'_>, region: RegionId) -> bool {
    let predecessors = Predecessors::of(rewriter.ir, region);
    let mut changed = false;
    for block in rewriter.ir.blocks(region).to_vec().into_iter().skip(1) {
        for index in (0..rewriter.ir.arguments(block).len()).rev() {
            let Some(&argument) = rewriter.ir.arguments(block).get(index) else { continue };
            let given = predecessors.given(rewriter.ir, block, index);
            let Some(value) = given.filter(|value| *value != argument) else { continue };
            rewriter.replace_value(argument, value);
            predecessors.remove_operand(rewriter, block, index);
            rewriter.ir.erase_argument(block, index);
            changed = true;
        }
    }
    changed
}
