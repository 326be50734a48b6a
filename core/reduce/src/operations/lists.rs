//! Makes the lists of operands and results of operations shorter.

use super::values::{Replace, replace_uses};
use abide_mlir::ir::{AttributeKind, Ir, NewOperation, OperationId, Type, ValueId};
use abide_mlir::registry::Registry;

/// Removes an operand; the attribute that counts operands by groups follows.
pub(super) fn remove_operand(ir: &mut Ir, operation: OperationId, index: usize) -> Option<()> {
    let mut operands: Vec<ValueId> = ir.operands(operation).collect();
    if index >= operands.len() || !ir.is_attached(operation) {
        return None;
    }
    operands.remove(index);
    ir.set_operands(operation, &operands);
    shorten_segment(ir, operation, "operandSegmentSizes", index);
    Some(())
}

/// Counts one element less in the group that an index is in.
fn shorten_segment(ir: &mut Ir, operation: OperationId, name: &str, index: usize) -> Option<()> {
    let sizes = ir.attribute(operation, name)?;
    let AttributeKind::DenseArray { values, .. } = ir.context.attribute_kind(sizes) else {
        return None;
    };
    let mut values = values.to_vec();
    let mut end = 0;
    let group = values.iter_mut().find(|size| {
        end += usize::try_from(**size).unwrap_or(0);
        index < end
    })?;
    *group -= 1;
    let sizes = ir.context.dense_i32_array(values);
    ir.set_property(operation, name, Some(sizes));
    Some(())
}

/// Removes a result of an operation. If the terminators of its regions yield a value for each result, they yield one
/// less. If its regions have an argument for each result, too, that is removed with the operand for its first value.
pub(super) fn remove_result(
    ir: &mut Ir,
    registry: &Registry,
    operation: OperationId,
    index: usize,
) -> Option<()> {
    let results: Vec<ValueId> = ir.results(operation).collect();
    let removed = results.get(index).copied().filter(|_| ir.is_attached(operation))?;
    replace_uses(ir, registry, removed, Replace::Earlier, operation)?;
    let regions = ir.regions(operation).to_vec();
    for region in &regions {
        for block in ir.blocks(*region).to_vec() {
            let end = ir.last_operation(block).filter(|end| ir.successors(*end).is_empty());
            if let Some(end) = end.filter(|end| ir.operand_count(*end) == results.len()) {
                remove_operand(ir, end, index);
            }
        }
    }
    remove_carried(ir, registry, operation, (index, results.len()));
    let kept = results.iter().filter(|result| **result != removed);
    let types: Vec<Type> = kept.clone().map(|value| ir.value_type(*value)).collect();
    let operands: Vec<ValueId> = ir.operands(operation).collect();
    let successors = ir.successors(operation).to_vec();
    let made = ir.create(NewOperation {
        operands: &operands,
        results: &types,
        properties: Some(ir.properties(operation)),
        attributes: Some(ir.attributes(operation)),
        regions: &regions,
        successors: &successors,
        ..NewOperation::new(ir.name(operation))
    });
    if let Some(text) = ir.opaque_text(operation).map(<[_]>::to_vec) {
        ir.set_opaque_text(made, &text);
    }
    ir.insert_before(operation, made);
    for (old, new) in kept.zip(ir.results(made)) {
        ir.replace_uses(*old, new);
    }
    // Its regions belong to the new operation.
    ir.detach(operation);
    ir.set_operands(operation, &[]);
    Some(())
}

/// Removes the operand and the region arguments that a loop carries for a result. They are counted from the end, if
/// there are as many as results.
fn remove_carried(
    ir: &mut Ir,
    registry: &Registry,
    operation: OperationId,
    (index, count): (usize, usize),
) -> Option<()> {
    let [region] = ir.regions(operation) else { return None };
    let entry = ir.entry_block(*region)?;
    let first = ir.first_operation(entry)?;
    let start = ir.arguments(entry).len().checked_sub(count)?;
    let operand = ir.operand_count(operation).checked_sub(count)?;
    let argument = ir.arguments(entry).get(start + index).copied()?;
    replace_uses(ir, registry, argument, Replace::Earlier, first)?;
    ir.erase_arguments(entry, |one| one == argument);
    remove_operand(ir, operation, operand + index)
}
