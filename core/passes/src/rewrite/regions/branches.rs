//! What branches give to the blocks that they go on to.

use abide_mlir::ir::{AttributeKind, BlockId, Ir, OperationId, RegionId, ValueId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

fn sizes(ir: &Ir, operation: OperationId, name: &str) -> Option<Vec<usize>> {
    match ir.context.attribute_kind(ir.attribute(operation, name)?) {
        AttributeKind::DenseArray { values, .. } => {
            values.iter().map(|value| usize::try_from(*value).ok()).collect()
        }
        _ => None,
    }
}

/// The operands that a branch hands to each of its successors; `None` where it is not known how
/// it does (MLIR: `BranchOpInterface`).
pub(crate) fn successor_operands(ir: &Ir, branch: OperationId) -> Option<Vec<Range<usize>>> {
    let count = ir.operand_count(branch);
    let lengths = match ir.name_bytes(branch) {
        b"cf.br" => return Some(std::iter::once(0..count).collect()),
        b"cf.cond_br" => sizes(ir, branch, "operandSegmentSizes")?.get(1..)?.to_vec(),
        b"cf.switch" => {
            let mut all = sizes(ir, branch, "operandSegmentSizes")?.get(1..2)?.to_vec();
            all.extend(sizes(ir, branch, "case_operand_segments")?);
            all
        }
        _ => return None,
    };
    let mut start = 1usize;
    let mut ranges = Vec::new();
    for length in lengths {
        let end = start.checked_add(length).filter(|end| *end <= count)?;
        ranges.push(start..end);
        start = end;
    }
    (ranges.len() == ir.successors(branch).len()).then_some(ranges)
}

/// A way from a branch to a block.
#[derive(Debug, Clone)]
pub(crate) struct Edge {
    pub(crate) branch: OperationId,
    /// The number of the successor.
    pub(crate) number: usize,
    /// The operands that go with it; `None` where it is not known how the branch hands them on.
    operands: Option<Range<usize>>,
}

impl Edge {
    /// The value for an argument of the block.
    pub(crate) fn operand(&self, ir: &Ir, index: usize) -> Option<ValueId> {
        ir.operand(self.branch, self.operands.clone()?.nth(index)?)
    }
}

/// The ways to each block of a region, for as long as no branch gets more or fewer operands.
#[derive(Debug, Default)]
pub(crate) struct Predecessors {
    edges: FxHashMap<BlockId, Vec<Edge>>,
}

impl Predecessors {
    pub(crate) fn of(ir: &Ir, region: RegionId) -> Predecessors {
        let mut found = Predecessors::default();
        for block in ir.blocks(region) {
            let Some(branch) = ir.last_operation(*block) else { continue };
            let ranges = successor_operands(ir, branch).unwrap_or_default();
            for (number, successor) in ir.successors(branch).iter().enumerate() {
                let edge = Edge { branch, number, operands: ranges.get(number).cloned() };
                found.edges.entry(*successor).or_default().push(edge);
            }
        }
        found
    }

    /// The ways to a block.
    pub(crate) fn edges(&self, block: BlockId) -> &[Edge] {
        self.edges.get(&block).map_or(&[], Vec::as_slice)
    }

    /// The value that all branches give to an argument of a block, where it is one and the same.
    pub(super) fn given(&self, ir: &Ir, block: BlockId, index: usize) -> Option<ValueId> {
        let mut values = self.edges(block).iter().map(|edge| edge.operand(ir, index));
        let first = values.next()??;
        values.all(|value| value == Some(first)).then_some(first)
    }
}

/// Takes arguments out of the blocks of a region, and what the branches hand to them. All at once:
/// an operation gets another list of operands, however many of them go.
pub(super) fn erase_arguments(ir: &mut Ir, region: RegionId, dead: &FxHashSet<ValueId>) {
    if dead.is_empty() {
        return;
    }
    let blocks = ir.blocks(region).to_vec();
    for branch in blocks.iter().filter_map(|block| ir.last_operation(*block)).collect::<Vec<_>>() {
        hand_on_less(ir, branch, dead);
    }
    for block in blocks {
        ir.erase_arguments(block, |argument| dead.contains(&argument));
    }
}

fn hand_on_less(ir: &mut Ir, branch: OperationId, dead: &FxHashSet<ValueId>) {
    let Some(ranges) = successor_operands(ir, branch) else { return };
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
    match (ir.name_bytes(branch), lengths.split_first()) {
        (b"cf.cond_br", _) => set_sizes(ir, branch, "operandSegmentSizes", 1, &lengths),
        (b"cf.switch", Some((default, cases))) => {
            let all = [*default, cases.iter().sum()];
            set_sizes(ir, branch, "operandSegmentSizes", 1, &all);
            set_sizes(ir, branch, "case_operand_segments", 0, cases);
        }
        _ => {}
    }
}

/// Sets the numbers of a list from a place on.
fn set_sizes(ir: &mut Ir, branch: OperationId, name: &str, from: usize, sizes: &[usize]) {
    let Some(attribute) = ir.attribute(branch, name) else { return };
    let AttributeKind::DenseArray { element, values } = ir.context.attribute_kind(attribute) else {
        return;
    };
    let (element, mut values) = (*element, values.clone());
    for (value, size) in values.iter_mut().skip(from).zip(sizes) {
        *value = i64::try_from(*size).unwrap_or(*value);
    }
    let attribute = ir.context.attribute(AttributeKind::DenseArray { element, values });
    ir.set_property(branch, name, Some(attribute));
}
