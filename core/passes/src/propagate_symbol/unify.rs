//! Sizes that must be equal: the symbols of one become those of the other.
//!
//! The facts of an operation about sizes are a list of [`EqualSizes`]; one loop makes the symbols of
//! each the same.

use super::binds::Binds;
use crate::PassError;
use abide_mlir::ir::{BlockId, Ir, OperationId, ValueDefinition, ValueId};
use abide_mlir::rewrite::{Dimension, Rewriter, dynamic_index, equal_sizes, shape_of};
use std::cmp::Ordering;

/// Unifies the symbols of the operands and results of an operation; returns whether there were any to unify.
pub(super) fn unify(
    binds: &mut Binds,
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Result<bool, PassError> {
    let mut changed = false;
    for equal in equal_sizes(rewriter, operation) {
        let known = |dimensions: &[Dimension], binds: &mut Binds| -> Vec<ValueId> {
            let symbols = dimensions.iter().filter_map(|one| symbol_of(binds, rewriter.ir, *one));
            symbols.collect()
        };
        let (outputs, inputs) = equal.dimensions.split_at(equal.outputs.unwrap_or_default());
        let (mut symbols, others) = (known(outputs, binds), known(inputs, binds));
        if equal.outputs.is_some() && (symbols.is_empty() || others.is_empty()) {
            continue;
        }
        symbols.extend(others);
        changed |= replace_by_first(rewriter, operation, symbols)?;
    }
    Ok(changed)
}

/// The symbol that a value is bound to along a dimension.
fn symbol_of(binds: &mut Binds, ir: &Ir, (value, dim): Dimension) -> Option<ValueId> {
    let dynamic = dynamic_index(shape_of(ir, value)?, dim)?;
    let bind = binds.newest(ir, value)?;
    ir.operand(bind, dynamic + 1)
}

/// Replaces symbols by the first definition among them. Nothing changes if no definition precedes all others.
fn replace_by_first(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
    mut symbols: Vec<ValueId>,
) -> Result<bool, PassError> {
    symbols.sort_unstable();
    symbols.dedup();
    if symbols.len() < 2 {
        return Ok(false);
    }
    let argument = |value: &ValueId| rewriter.ir.defining_operation(*value).is_none();
    if symbols.iter().any(argument) {
        let message = "cannot unify the sizes of its operands and results: one of them is an \
                       argument of a block, not a symbol";
        return Err(PassError::new(operation, message));
    }
    let Some(block) = outermost_block(rewriter.ir, &symbols) else { return Ok(false) };
    symbols.sort_by(|a, b| by_place(rewriter, block, *a, *b));
    let Some((first, others)) = symbols.split_first() else { return Ok(false) };
    if rewriter.ir.value_block(*first) != Some(block) {
        return Ok(false);
    }
    for other in others {
        rewriter.replace_value(*other, *first);
    }
    Ok(true)
}

/// The block of one of the values that contains all others, directly or in its regions; `None` without such a block.
fn outermost_block(ir: &Ir, values: &[ValueId]) -> Option<BlockId> {
    let block = |value: &ValueId| ir.value_block(*value);
    let first = block(values.first()?)?;
    let mut found = first;
    for value in values {
        let own = block(value)?;
        if ancestor_in(ir, *value, found).is_none() {
            // It is in an enclosing block, or in an unrelated one.
            found = own;
        }
    }
    values.iter().all(|value| ancestor_in(ir, *value, found).is_some()).then_some(found)
}

/// The operation of a block that defines a value, or in whose regions the value is defined.
fn ancestor_in(ir: &Ir, value: ValueId, block: BlockId) -> Option<OperationId> {
    let ValueDefinition::Result(mut operation, _) = ir.definition(value) else { return None };
    while ir.block_of(operation)? != block {
        operation = ir.parent(operation)?;
    }
    Some(operation)
}

/// The order in a block of two values by their [`ancestor_in`] operations.
fn by_place(rewriter: &mut Rewriter<'_>, block: BlockId, one: ValueId, other: ValueId) -> Ordering {
    match (ancestor_in(rewriter.ir, one, block), ancestor_in(rewriter.ir, other, block)) {
        (Some(one), Some(other)) if one == other => Ordering::Equal,
        (Some(one), Some(other)) if rewriter.is_before(one, other) => Ordering::Less,
        (Some(_), Some(_)) => Ordering::Greater,
        _ => Ordering::Equal,
    }
}
