//! What branches give to the blocks that they go on to.

use crate::mlir::ir::{AttributeKind, BlockId, Ir, OperationId, RegionId, ValueId};
use crate::rewrite::rewriter::Rewriter;
use rustc_hash::FxHashMap;
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

/// The branches to each block of a region, each with the number of the successor.
#[derive(Debug, Default)]
pub(crate) struct Predecessors {
    branches: FxHashMap<BlockId, Vec<(OperationId, usize)>>,
}

impl Predecessors {
    pub(crate) fn of(ir: &Ir, region: RegionId) -> Predecessors {
        let mut found = Predecessors::default();
        for block in ir.blocks(region) {
            let Some(last) = ir.last_operation(*block) else { continue };
            for (number, successor) in ir.successors(last).iter().enumerate() {
                found.branches.entry(*successor).or_default().push((last, number));
            }
        }
        found
    }

    /// The branches to a block.
    pub(crate) fn branches(&self, block: BlockId) -> &[(OperationId, usize)] {
        self.branches.get(&block).map_or(&[], Vec::as_slice)
    }

    /// The value that all branches give to an argument of a block, where it is one and the same.
    pub(super) fn given(&self, ir: &Ir, block: BlockId, index: usize) -> Option<ValueId> {
        let mut values = self.branches(block).iter().map(|(branch, number)| {
            let range = successor_operands(ir, *branch)?.get(*number)?.clone();
            range.clone().nth(index).and_then(|place| ir.operand(*branch, place))
        });
        let first = values.next()??;
        values.all(|value| value == Some(first)).then_some(first)
    }

    /// Takes an operand for an argument of a block out of all branches to it.
    pub(super) fn remove_operand(&self, rewriter: &mut Rewriter<'_>, block: BlockId, index: usize) {
        for (branch, number) in self.branches(block) {
            let ranges = successor_operands(rewriter.ir, *branch);
            let range = ranges.as_ref().and_then(|ranges| ranges.get(*number));
            let Some(place) = range.and_then(|range| range.clone().nth(index)) else { continue };
            let mut operands: Vec<ValueId> = rewriter.ir.operands(*branch).collect();
            if place < operands.len() {
                operands.remove(place);
            }
            rewriter.ir.set_operands(*branch, &operands);
            shorten(rewriter.ir, *branch, *number);
        }
    }
}

/// Counts one operand less for a successor.
fn shorten(ir: &mut Ir, branch: OperationId, number: usize) {
    let (name, at) = match (ir.name_bytes(branch), number) {
        (b"cf.cond_br", number) => ("operandSegmentSizes", number + 1),
        (b"cf.switch", 0) => ("operandSegmentSizes", 1),
        (b"cf.switch", number) => {
            change(ir, branch, "operandSegmentSizes", 2);
            ("case_operand_segments", number - 1)
        }
        _ => return,
    };
    change(ir, branch, name, at);
}

fn change(ir: &mut Ir, branch: OperationId, name: &str, at: usize) {
    let Some(attribute) = ir.attribute(branch, name) else { return };
    let AttributeKind::DenseArray { element, values } = ir.context.attribute_kind(attribute) else {
        return;
    };
    let (element, mut values) = (*element, values.clone());
    if let Some(value) = values.get_mut(at) {
        *value -= 1;
    }
    let attribute = ir.context.attribute(AttributeKind::DenseArray { element, values });
    ir.set_property(branch, name, Some(attribute));
}
