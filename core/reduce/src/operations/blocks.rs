//! Edits of control flow.

use super::values::{Replace, replace_uses};
use abide_mlir::ir::{BlockId, Ir, NewOperation, OperationId, RegionId, Type, ValueId};
use abide_mlir::registry::Registry;
use abide_mlir::rewrite::{Predecessors, erase_block_arguments, successor_operands};
use rustc_hash::FxHashSet;

/// Makes a branch a copy of the operation that ends the control flow of its region.
pub(super) fn end_control(
    ir: &mut Ir,
    registry: &Registry,
    branch: OperationId,
    end: OperationId,
) -> Option<()> {
    if !ir.is_attached(branch) || !ir.is_attached(end) || !ir.regions(end).is_empty() {
        return None;
    }
    let region = ir.region_of(ir.block_of(branch)?)?;
    let types: Vec<Type> = ir.operands(end).map(|operand| ir.value_type(operand)).collect();
    let operands: Vec<ValueId> = types.into_iter().map(|ty| ir.create_forward(ty)).collect();
    let made = ir.create(NewOperation {
        operands: &operands,
        properties: Some(ir.properties(end)),
        attributes: Some(ir.attributes(end)),
        ..NewOperation::new(ir.name(end))
    });
    ir.insert_before(branch, made);
    ir.erase(branch);
    for operand in operands {
        replace_uses(ir, registry, operand, Replace::Earlier, made)?;
    }
    erase_unreachable(ir, region);
    Some(())
}

/// Joins a block with its only predecessor, whose branch is removed.
pub(super) fn merge(ir: &mut Ir, registry: &Registry, block: BlockId) -> Option<()> {
    let region = ir.region_of(block)?;
    let predecessors = Predecessors::of(ir, registry, region);
    let [edge] = predecessors.edges(block) else { return None };
    let before = ir.block_of(edge.branch).filter(|before| *before != block)?;
    let (branch, number) = (edge.branch, edge.number);
    let arguments = ir.arguments(block).to_vec();
    let given = match arguments.is_empty() {
        true => Vec::new(),
        false => {
            let handed = successor_operands(ir, registry, branch)?;
            let handed = handed.get(number)?.clone();
            handed.map(|index| ir.operand(branch, index)).collect::<Option<Vec<_>>>()?
        }
    };
    for (argument, value) in arguments.into_iter().zip(given) {
        ir.replace_uses(argument, value);
    }
    for result in ir.results(branch) {
        replace_uses(ir, registry, result, Replace::Earlier, branch)?;
    }
    ir.erase(branch);
    ir.splice(block, before);
    ir.erase_blocks(region, &[block]);
    erase_unreachable(ir, region);
    Some(())
}

/// Removes an argument of a block, and the operands for it of the branches there.
pub(super) fn remove_argument(
    ir: &mut Ir,
    registry: &Registry,
    block: BlockId,
    index: usize,
) -> Option<()> {
    let region = ir.region_of(block)?;
    let argument = ir.arguments(block).get(index).copied()?;
    let first = ir.first_operation(block)?;
    replace_uses(ir, registry, argument, Replace::Earlier, first)?;
    erase_block_arguments(ir, registry, region, &std::iter::once(argument).collect());
    Some(())
}

/// Erases the unreachable blocks of a region.
fn erase_unreachable(ir: &mut Ir, region: RegionId) {
    let mut met = FxHashSet::default();
    let mut open: Vec<BlockId> = ir.entry_block(region).into_iter().collect();
    while let Some(block) = open.pop() {
        if met.insert(block) {
            open.extend(ir.last_operation(block).map_or(&[][..], |last| ir.successors(last)));
        }
    }
    let all = ir.blocks(region).iter().copied();
    let lost: Vec<BlockId> = all.filter(|block| !met.contains(block)).collect();
    // Uses in other blocks that go are cut first, whatever the order of the blocks.
    for block in &lost {
        for operation in ir.block_operations(*block).collect::<Vec<_>>() {
            for inner in ir.walk(operation).collect::<Vec<_>>() {
                ir.set_operands(inner, &[]);
            }
        }
    }
    for block in lost {
        ir.erase_block(block);
    }
}
