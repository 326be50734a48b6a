//! Makes edits of operations.

use super::values::{self, Replace, replace_uses};
use super::{Edit, attributes, blocks, functions, lists};
use abide_mlir::ir::{Ir, OperationId, ValueId};
use abide_mlir::ods::Trait;
use abide_mlir::registry::Registry;

/// Makes an edit; `None` if it is not possible, and then a part of it may remain.
pub(super) fn act(ir: &mut Ir, registry: &Registry, edit: Edit) -> Option<()> {
    match edit {
        Edit::Erase(operation, how) => erase(ir, registry, operation, how),
        Edit::EmptyBody(function) => functions::empty_body(ir, function),
        Edit::Hoist(operation, index) => hoist(ir, registry, operation, index),
        Edit::EndControl(branch, end) => blocks::end_control(ir, registry, branch, end),
        Edit::MergeBlock(block) => blocks::merge(ir, registry, block),
        Edit::Operand(operation, index) => earlier_operand(ir, registry, operation, index),
        Edit::Returned(function, index) => functions::remove_result(ir, registry, function, index),
        Edit::Argument(function, index) => {
            functions::remove_argument(ir, registry, function, index)
        }
        Edit::BlockArgument(block, index) => blocks::remove_argument(ir, registry, block, index),
        Edit::Result(operation, index) => lists::remove_result(ir, registry, operation, index),
        Edit::LessOperands(operation, index) => lists::remove_operand(ir, operation, index),
        Edit::Attribute(operation, name, is_property) => {
            attributes::remove(ir, operation, name, is_property)
        }
    }
}

/// Erases an operation, after other values have replaced its results.
fn erase(ir: &mut Ir, registry: &Registry, operation: OperationId, how: Replace) -> Option<()> {
    if !ir.is_attached(operation) {
        return None;
    }
    for result in ir.results(operation) {
        replace_uses(ir, registry, result, how, operation)?;
    }
    ir.erase(operation);
    Some(())
}

/// Replaces an operation by the operations of its region of one block.
fn hoist(ir: &mut Ir, registry: &Registry, operation: OperationId, index: usize) -> Option<()> {
    if !ir.is_attached(operation) || operation == ir.top() {
        return None;
    }
    let region = ir.regions(operation).get(index).copied()?;
    let [block] = ir.blocks(region) else { return None };
    let block = *block;
    for argument in ir.arguments(block).to_vec() {
        replace_uses(ir, registry, argument, Replace::Earlier, operation)?;
    }
    let last = ir.last_operation(block);
    for inner in ir.block_operations(block).collect::<Vec<_>>() {
        ir.detach(inner);
        ir.insert_before(operation, inner);
    }
    let is_end = |one: &OperationId| {
        let entry = registry.registered(ir, *one);
        entry.is_some_and(|entry| entry.description().has(Trait::Terminator))
    };
    let end = last.filter(is_end);
    let given: Vec<ValueId> = end.map_or_else(Vec::new, |end| ir.operands(end).collect());
    for (number, result) in ir.results(operation).enumerate() {
        let same = |value: &ValueId| ir.value_type(*value) == ir.value_type(result);
        match given.get(number).copied().filter(same) {
            Some(value) => ir.replace_uses(result, value),
            None => replace_uses(ir, registry, result, Replace::Earlier, operation)?,
        }
    }
    if let Some(end) = end {
        ir.erase(end);
    }
    ir.erase(operation);
    Some(())
}

/// Makes an operand the first value of its type.
fn earlier_operand(
    ir: &mut Ir,
    registry: &Registry,
    operation: OperationId,
    index: usize,
) -> Option<()> {
    let old = ir.operand(operation, index).filter(|_| ir.is_attached(operation))?;
    let new = values::earlier(ir, registry, old, operation)?;
    ir.set_operand(operation, index, new);
    Some(())
}
