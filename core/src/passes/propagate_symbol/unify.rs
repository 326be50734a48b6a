//! Sizes that must be equal: the symbols of one become those of the other.

use super::binds::Binds;
use crate::mlir::ir::{
    AttributeKind, BlockId, DYNAMIC, Ir, OperationId, Shape, ValueDefinition, ValueId,
};
use crate::passes::PassError;
use crate::rewrite::{Rewriter, dynamic_index, operand_range};

/// Unifies the symbols of the operands and results of an operation; true where there was something
/// to unify.
pub(super) fn unify(
    binds: &mut Binds,
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Result<bool, PassError> {
    match rewriter.ir.name_bytes(operation) {
        b"linalg.elemwise_binary"
        | b"linalg.elemwise_unary"
        | b"hfusion.elemwise_binary"
        | b"hfusion.elemwise_unary"
        | b"hfusion.cast"
        | b"hfusion.load"
        | b"hfusion.store" => same_shape(binds, rewriter, operation),
        b"linalg.broadcast" | b"linalg.reduce" | b"tensor.concat" => {
            match parts(rewriter, operation) {
                Some(parts) => partly_same(binds, rewriter, operation, &parts),
                None => Ok(false),
            }
        }
        _ => Ok(false),
    }
}

fn shape_of(ir: &Ir, value: ValueId) -> Option<&Shape> {
    ir.context.type_kind(ir.value_type(value)).shape()
}

/// The shape that some values have in common.
fn common_shape(ir: &Ir, values: &[ValueId]) -> Option<Shape> {
    let first = shape_of(ir, *values.first()?)?;
    values.iter().all(|value| shape_of(ir, *value) == Some(first)).then(|| first.clone())
}

/// All operands and results have the same shape.
fn same_shape(
    binds: &mut Binds,
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Result<bool, PassError> {
    if rewriter.ir.result_count(operation) == 0 {
        return Ok(false);
    }
    let results = rewriter.ir.results(operation);
    let values: Vec<ValueId> = rewriter.ir.operands(operation).chain(results).collect();
    let Some(shape) = common_shape(rewriter.ir, &values) else { return Ok(false) };
    let mut changed = false;
    for dim in (0..shape.len()).filter(|dim| shape.get(*dim) == Some(&DYNAMIC)) {
        let symbols = symbols_of(binds, rewriter.ir, &values, dim);
        changed |= replace_by_first(rewriter, operation, symbols)?;
    }
    Ok(changed)
}

/// Inputs and outputs of an operation, and for each dimension of the outputs the dimension of the
/// inputs that is as large.
struct Parts {
    inputs: Vec<ValueId>,
    outputs: Vec<ValueId>,
    dims: Vec<Option<usize>>,
}

fn parts(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Parts> {
    let ir = &*rewriter.ir;
    let operands: Vec<ValueId> = ir.operands(operation).collect();
    let results = ir.results(operation);
    if ir.name_bytes(operation) == b"tensor.concat" {
        let outputs: Vec<ValueId> = results.collect();
        let dim = ir.context.integer_value(ir.attribute(operation, "dim")?)?;
        let dim = usize::try_from(dim).ok()?;
        let rank = shape_of(ir, *outputs.first()?)?.len();
        let dims = (0..rank).map(|own| (own != dim).then_some(own)).collect();
        return Some(Parts { inputs: operands, outputs, dims });
    }
    let AttributeKind::DenseArray { values, .. } =
        ir.context.attribute_kind(ir.attribute(operation, "dimensions")?)
    else {
        return None;
    };
    let named: Vec<usize> =
        values.iter().map(|dim| usize::try_from(*dim).ok()).collect::<Option<_>>()?;
    let broadcast = ir.name_bytes(operation) == b"linalg.broadcast";
    let inits = operand_range(rewriter, operation, 1)?;
    let (inputs, inits) = operands.split_at_checked(inits.start)?;
    let ir = &*rewriter.ir;
    let dims = if broadcast {
        let rank = shape_of(ir, *inits.first()?)?.len();
        let mut next = 0..;
        (0..rank).map(|dim| if named.contains(&dim) { None } else { next.next() }).collect()
    } else {
        let rank = shape_of(ir, *inputs.first()?)?.len();
        (0..rank).filter(|dim| !named.contains(dim)).map(Some).collect()
    };
    let outputs = inits.iter().copied().chain(results).collect();
    Some(Parts { inputs: inputs.to_vec(), outputs, dims })
}

/// Inputs and outputs share some dimensions.
fn partly_same(
    binds: &mut Binds,
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
    parts: &Parts,
) -> Result<bool, PassError> {
    let inputs = common_shape(rewriter.ir, &parts.inputs);
    let outputs = common_shape(rewriter.ir, &parts.outputs);
    let (Some(_), Some(outputs)) = (inputs, outputs) else { return Ok(false) };
    let mut changed = false;
    for (dim, (size, input)) in outputs.iter().zip(&parts.dims).enumerate() {
        let Some(input) = input.filter(|_| *size == DYNAMIC) else { continue };
        let mut symbols = symbols_of(binds, rewriter.ir, &parts.outputs, dim);
        let others = symbols_of(binds, rewriter.ir, &parts.inputs, input);
        if symbols.is_empty() || others.is_empty() {
            continue;
        }
        symbols.extend(others);
        changed |= replace_by_first(rewriter, operation, symbols)?;
    }
    Ok(changed)
}

/// The symbols that values are bound to along a dimension.
fn symbols_of(binds: &mut Binds, ir: &Ir, values: &[ValueId], dim: usize) -> Vec<ValueId> {
    let symbol = |value: &ValueId| {
        let dynamic = dynamic_index(shape_of(ir, *value)?, dim)?;
        let bind = binds.newest(ir, *value)?;
        ir.operand(bind, dynamic + 1)
    };
    values.iter().filter_map(symbol).collect()
}

/// Replaces symbols by the one of them that is defined first; where none is defined before all
/// others they stay.
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
                       argument of a block, which is no symbol";
        return Err(PassError::new(operation, message));
    }
    let Some(block) = outermost_block(rewriter.ir, &symbols) else { return Ok(false) };
    symbols.sort_by(|a, b| {
        if is_before(rewriter, block, *a, *b) {
            std::cmp::Ordering::Less
        } else if is_before(rewriter, block, *b, *a) {
            std::cmp::Ordering::Greater
        } else {
            std::cmp::Ordering::Equal
        }
    });
    let Some((first, others)) = symbols.split_first() else { return Ok(false) };
    if rewriter.ir.value_block(*first) != Some(block) {
        return Ok(false);
    }
    for other in others {
        rewriter.replace_value(*other, *first);
    }
    Ok(true)
}

/// The block of one of some values that all others are in, or in a region within it.
fn outermost_block(ir: &Ir, values: &[ValueId]) -> Option<BlockId> {
    let block = |value: &ValueId| ir.value_block(*value);
    let first = block(values.first()?)?;
    let mut found = first;
    for value in values {
        let own = block(value)?;
        if ancestor_in(ir, *value, found).is_none() {
            // It is further out, or somewhere else altogether.
            found = own;
        }
    }
    values.iter().all(|value| ancestor_in(ir, *value, found).is_some()).then_some(found)
}

/// The operation of a block that a value is defined by, or within.
fn ancestor_in(ir: &Ir, value: ValueId, block: BlockId) -> Option<OperationId> {
    let ValueDefinition::Result(mut operation, _) = ir.definition(value) else { return None };
    while ir.block_of(operation)? != block {
        operation = ir.parent(operation)?;
    }
    Some(operation)
}

fn is_before(rewriter: &mut Rewriter<'_>, block: BlockId, first: ValueId, second: ValueId) -> bool {
    match (ancestor_in(rewriter.ir, first, block), ancestor_in(rewriter.ir, second, block)) {
        (Some(first), Some(second)) => first != second && rewriter.is_before(first, second),
        _ => false,
    }
}
