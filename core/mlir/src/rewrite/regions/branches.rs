//! The operands that branches pass to their successors.

use crate::ir::{BlockId, Ir, OperationId, RegionId, ValueId};
use crate::registry::Registry;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

/// The operands that a branch passes to each of its successors (MLIR: `BranchOpInterface`); `None` if they are
/// unknown.
#[must_use]
pub fn successor_operands(
    ir: &Ir,
    registry: &Registry,
    branch: OperationId,
) -> Option<Vec<Range<usize>>> {
    let hooks = registry.registered(ir, branch)?.rewrite().branch?;
    let (mut start, lengths) = (hooks.lengths)(ir, branch)?;
    let count = ir.operand_count(branch);
    let mut ranges = Vec::new();
    for length in lengths {
        let end = start.checked_add(length).filter(|end| *end <= count)?;
        ranges.push(start..end);
        start = end;
    }
    (ranges.len() == ir.successors(branch).len()).then_some(ranges)
}

/// An edge from a branch to a block.
#[derive(Debug, Clone)]
pub struct Edge {
    pub branch: OperationId,
    /// The number of the successor.
    pub number: usize,
    /// The operands that the branch passes to the block; `None` if they are unknown.
    operands: Option<Range<usize>>,
}

impl Edge {
    /// The value for an argument of the block.
    pub fn operand(&self, ir: &Ir, index: usize) -> Option<ValueId> {
        ir.operand(self.branch, self.operands.clone()?.nth(index)?)
    }
}

/// The edges to each block of a region. They are valid until the number of operands of a branch changes.
#[derive(Debug, Default)]
pub struct Predecessors {
    edges: FxHashMap<BlockId, Vec<Edge>>,
}

impl Predecessors {
    /// Returns the predecessors of the blocks of a region.
    #[must_use]
    pub fn of(ir: &Ir, registry: &Registry, region: RegionId) -> Predecessors {
        let mut found = Predecessors::default();
        for block in ir.blocks(region) {
            let Some(branch) = ir.last_operation(*block) else { continue };
            let ranges = successor_operands(ir, registry, branch).unwrap_or_default();
            for (number, successor) in ir.successors(branch).iter().enumerate() {
                let edge = Edge { branch, number, operands: ranges.get(number).cloned() };
                found.edges.entry(*successor).or_default().push(edge);
            }
        }
        found
    }

    /// The edges to a block.
    pub fn edges(&self, block: BlockId) -> &[Edge] {
        self.edges.get(&block).map_or(&[], Vec::as_slice)
    }

    /// The value that all branches pass for an argument of a block, if it is the same.
    pub(super) fn given(&self, ir: &Ir, block: BlockId, index: usize) -> Option<ValueId> {
        let mut values = self.edges(block).iter().map(|edge| edge.operand(ir, index));
        let first = values.next()??;
        values.all(|value| value == Some(first)).then_some(first)
    }
}

/// Removes arguments from the blocks of a region, and the operands of branches for them. Each branch gets its new
/// list of operands once, even if several are removed.
pub fn erase_block_arguments(
    ir: &mut Ir,
    registry: &Registry,
    region: RegionId,
    dead: &FxHashSet<ValueId>,
) {
    if dead.is_empty() {
        return;
    }
    let blocks = ir.blocks(region).to_vec();
    for branch in blocks.iter().filter_map(|block| ir.last_operation(*block)).collect::<Vec<_>>() {
        drop_dead_operands(ir, registry, branch, dead);
    }
    for block in blocks {
        ir.erase_arguments(block, |argument| dead.contains(&argument));
    }
}

fn drop_dead_operands(
    ir: &mut Ir,
    registry: &Registry,
    branch: OperationId,
    dead: &FxHashSet<ValueId>,
) {
    let Some(ranges) = successor_operands(ir, registry, branch) else { return };
    let (mut lengths, mut lost) = (Vec::new(), FxHashSet::default());
    for (range, block) in ranges.into_iter().zip(ir.successors(branch)) {
        let pairs = range.clone().zip(ir.arguments(*block));
        let places = pairs.filter(|(_, argument)| dead.contains(argument)).map(|(place, _)| place);
        let before = lost.len();
        lost.extend(places);
        lengths.push(range.len().saturating_sub(lost.len() - before));
    }
    if lost.is_empty() {
        return;
    }
    let places = ir.operands(branch).enumerate();
    let kept = places.filter(|(place, _)| !lost.contains(place)).map(|(_, operand)| operand);
    let kept: Vec<ValueId> = kept.collect();
    ir.set_operands(branch, &kept);
    if let Some(hooks) = registry.registered(ir, branch).and_then(|entry| entry.rewrite().branch) {
        (hooks.set_lengths)(ir, branch, &lengths);
    }
}
