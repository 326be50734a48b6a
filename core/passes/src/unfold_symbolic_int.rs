//! `-unfold-symbolic-int`: computes the values of symbols, from the first shape that they are bound to.

use super::PassError;
use abide_dialects::{BIND_SYMBOLIC_SHAPE, SYMBOLIC_INT, affine, arith, tensor};
use abide_mlir::ir::{
    AffineExprKind, AffineMap, AttributeKind, Ir, OperationId, ValueDefinition, ValueId,
};

/// Computes the symbols of a function in one pass, from its first operation to its last. Nothing else is changed.
pub(super) fn run(ir: &mut Ir, function: OperationId) -> Result<(), PassError> {
    for operation in ir.walk(function).collect::<Vec<_>>() {
        match ir.name_bytes(operation) {
            name if name == SYMBOLIC_INT.as_bytes() => unfold_expression(ir, operation),
            name if name == BIND_SYMBOLIC_SHAPE.as_bytes() => unfold_bind(ir, operation)?,
            _ => {}
        }
    }
    Ok(())
}

fn map_of(ir: &Ir, operation: OperationId, name: &str) -> Option<AffineMap> {
    match ir.context.attribute_kind(ir.attribute(operation, name)?) {
        AttributeKind::AffineMap(map) => Some(map.clone()),
        _ => None,
    }
}

/// Computes a symbol that is an expression of others by `affine.apply`.
fn unfold_expression(ir: &mut Ir, operation: OperationId) {
    let Some(map) = ir.attribute(operation, "int_expressions") else { return };
    if map_of(ir, operation, "int_expressions").is_none_or(|map| map.results.is_empty()) {
        return;
    }
    let operands: Vec<ValueId> = ir.operands(operation).collect();
    let apply = affine::apply_map(ir, map, &operands, ir.span(operation));
    ir.insert_before(operation, apply);
    replace(ir, operation, apply);
}

/// Replaces one operation with one result by another.
fn replace(ir: &mut Ir, old: OperationId, new: OperationId) {
    if let (Some(from), Some(to)) = (ir.result(old, 0), ir.result(new, 0)) {
        ir.replace_uses(from, to);
    }
    ir.erase(old);
}

/// Replaces the symbols of a shape by the sizes of the value that it is bound to.
fn unfold_bind(ir: &mut Ir, bind: OperationId) -> Result<(), PassError> {
    let (Some(source), Some(map)) = (ir.operand(bind, 0), map_of(ir, bind, "shape_expressions"))
    else {
        return Ok(());
    };
    // The symbols among the operands are collected before any is removed.
    let mut left: Vec<Option<OperationId>> =
        ir.operands(bind).skip(1).map(|value| symbol(ir, value)).collect();
    for (index, result) in (0i64..).zip(&map.results) {
        let AffineExprKind::Symbol(position) = ir.context.expression_kind(*result) else {
            continue;
        };
        let Some(place) = left.get_mut(position as usize) else { continue };
        let Some(symbol) = place.filter(|symbol| ir.block_of(*symbol).is_some()) else {
            continue;
        };
        *place = None;
        let size = insert_dim(ir, source, index, bind);
        replace(ir, symbol, size);
    }
    if left.iter().any(Option::is_some) {
        let message = "all replaceable symbols should be unfolded on the first usage";
        return Err(PassError::new(bind, message));
    }
    ir.erase(bind);
    Ok(())
}

/// The `symbolic_int` that defines a value.
fn symbol(ir: &Ir, value: ValueId) -> Option<OperationId> {
    let operation = ir.defining_operation(value)?;
    (ir.name_bytes(operation) == SYMBOLIC_INT.as_bytes()).then_some(operation)
}

/// Inserts an operation for the size of a value along a dimension, directly after the value's definition.
fn insert_dim(ir: &mut Ir, source: ValueId, index: i64, bind: OperationId) -> OperationId {
    let ty = ir.context.index_type();
    let value = ir.context.integer_attribute(index, ty);
    let span = match ir.defining_operation(source) {
        Some(defining) => ir.span(defining),
        None => ir.span(bind),
    };
    let constant = arith::constant(ir, value, ty, span);
    let index = ir.result(constant, 0).unwrap_or(source);
    let dim = tensor::dim(ir, source, index, span);
    match ir.definition(source) {
        ValueDefinition::Result(defining, _) => ir.insert_after(defining, constant),
        ValueDefinition::Argument(block, _) => ir.prepend(block, constant),
        ValueDefinition::Forward => ir.insert_before(bind, constant),
    }
    ir.insert_after(constant, dim);
    dim
}
