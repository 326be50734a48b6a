//! Sizes that must be equal: the symbols of one become those of the other.
//!
//! What an operation says about sizes is a list of [`EqualSizes`]; one loop makes the symbols of
//! each the same.

use super::binds::Binds;
use crate::PassError;
use crate::rewrite::{Rewriter, dynamic_index, operand_range};
use abide_mlir::ir::{
    AttributeKind, BlockId, DYNAMIC, Ir, OperationId, Shape, ValueDefinition, ValueId,
};
use std::cmp::Ordering;

/// A dimension of a value, counted from 0.
type Dimension = (ValueId, usize);

/// Dimensions that are equally large.
struct EqualSizes {
    dimensions: Vec<Dimension>,
    /// Where the dimensions are those of outputs and then those of inputs, how many the first are:
    /// nothing follows then unless there is a symbol for one of each.
    outputs: Option<usize>,
}

/// Unifies the symbols of the operands and results of an operation; true where there was something
/// to unify.
pub(super) fn unify(
    binds: &mut Binds,
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Result<bool, PassError> {
    let mut changed = false;
    for equal in equal_sizes(rewriter, operation).unwrap_or_default() {
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

/// What an operation says about the dynamic sizes of its operands and results, a dimension after
/// the other; `None` where it says nothing.
fn equal_sizes(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Vec<EqualSizes>> {
    let ir = &*rewriter.ir;
    let operands = || ir.operands(operation).collect::<Vec<ValueId>>();
    let results = ir.results(operation);
    match ir.name_bytes(operation) {
        b"linalg.elemwise_binary"
        | b"linalg.elemwise_unary"
        | b"hfusion.elemwise_binary"
        | b"hfusion.elemwise_unary"
        | b"hfusion.cast"
        | b"hfusion.load"
        | b"hfusion.store" => {
            ir.result(operation, 0)?;
            let all: Vec<ValueId> = operands().into_iter().chain(results).collect();
            all_dimensions(ir, &all)
        }
        b"tensor.concat" => {
            let joined = ir.context.integer_value(ir.attribute(operation, "dim")?)?;
            let outputs: Vec<ValueId> = results.collect();
            let input_of = |dim| (i64::try_from(dim) != Ok(joined)).then_some(dim);
            shared_dimensions(ir, &outputs, &operands(), input_of)
        }
        b"linalg.broadcast" | b"linalg.reduce" => {
            let named = named_dimensions(ir, operation)?;
            let broadcast = ir.name_bytes(operation) == b"linalg.broadcast";
            let inits = operand_range(rewriter, operation, 1)?.start;
            let ir = &*rewriter.ir;
            let operands: Vec<ValueId> = ir.operands(operation).collect();
            let (inputs, inits) = operands.split_at_checked(inits)?;
            let outputs: Vec<ValueId> = inits.iter().copied().chain(results).collect();
            // The operation with more dimensions names those that the other one has not.
            let larger = if broadcast { *outputs.first()? } else { *inputs.first()? };
            let kept: Vec<usize> =
                (0..shape_of(ir, larger)?.len()).filter(|dim| !named.contains(dim)).collect();
            shared_dimensions(ir, &outputs, inputs, |dim| match broadcast {
                true => kept.iter().position(|kept| *kept == dim),
                false => kept.get(dim).copied(),
            })
        }
        _ => None,
    }
}

/// All values have one shape: each dynamic dimension is equally large in all of them.
fn all_dimensions(ir: &Ir, values: &[ValueId]) -> Option<Vec<EqualSizes>> {
    let shape = common_shape(ir, values)?;
    let dynamic = (0..shape.len()).filter(|dim| shape.get(*dim) == Some(&DYNAMIC));
    let equal = |dim| EqualSizes {
        dimensions: values.iter().map(|value| (*value, dim)).collect(),
        outputs: None,
    };
    Some(dynamic.map(equal).collect())
}

/// Outputs of one shape and inputs of one shape share some dimensions: `input_of` tells the
/// dimension of the inputs that is as large as one of the outputs.
fn shared_dimensions(
    ir: &Ir,
    outputs: &[ValueId],
    inputs: &[ValueId],
    input_of: impl Fn(usize) -> Option<usize>,
) -> Option<Vec<EqualSizes>> {
    common_shape(ir, inputs)?;
    let shape = common_shape(ir, outputs)?;
    let dynamic = (0..shape.len()).filter(|dim| shape.get(*dim) == Some(&DYNAMIC));
    let equal = |dim| {
        let input = input_of(dim)?;
        let own = outputs.iter().map(|value| (*value, dim));
        let dimensions = own.chain(inputs.iter().map(|value| (*value, input))).collect();
        Some(EqualSizes { dimensions, outputs: Some(outputs.len()) })
    };
    Some(dynamic.filter_map(equal).collect())
}

/// The dimensions that an operation lists in its attribute `dimensions`.
fn named_dimensions(ir: &Ir, operation: OperationId) -> Option<Vec<usize>> {
    match ir.context.attribute_kind(ir.attribute(operation, "dimensions")?) {
        AttributeKind::DenseArray { values, .. } => {
            values.iter().map(|dim| usize::try_from(*dim).ok()).collect()
        }
        _ => None,
    }
}

fn shape_of(ir: &Ir, value: ValueId) -> Option<&Shape> {
    ir.context.type_kind(ir.value_type(value)).shape()
}

/// The shape that some values have in common.
fn common_shape<'ir>(ir: &'ir Ir, values: &[ValueId]) -> Option<&'ir Shape> {
    let first = shape_of(ir, *values.first()?)?;
    values.iter().all(|value| shape_of(ir, *value) == Some(first)).then_some(first)
}

/// The symbol that a value is bound to along a dimension.
fn symbol_of(binds: &mut Binds, ir: &Ir, (value, dim): Dimension) -> Option<ValueId> {
    let dynamic = dynamic_index(shape_of(ir, value)?, dim)?;
    let bind = binds.newest(ir, value)?;
    ir.operand(bind, dynamic + 1)
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

/// The order of the operations of a block that two values are defined by, or within.
fn by_place(rewriter: &mut Rewriter<'_>, block: BlockId, one: ValueId, other: ValueId) -> Ordering {
    match (ancestor_in(rewriter.ir, one, block), ancestor_in(rewriter.ir, other, block)) {
        (Some(one), Some(other)) if one == other => Ordering::Equal,
        (Some(one), Some(other)) if rewriter.is_before(one, other) => Ordering::Less,
        (Some(_), Some(_)) => Ordering::Greater,
        _ => Ordering::Equal,
    }
}
