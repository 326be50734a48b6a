//! Sizes computed by affine maps, and sizes in affine control flow.

use abide_mlir::ir::{AffineMap, AttributeKind, OperationId, ValueId};
use abide_mlir::shape::{Domain, LoopBounds, Numbers, Operator, RegionRule, ShapeHook, Transfer};

pub(crate) const SHAPES: &[(&str, ShapeHook)] = &[
    ("affine.apply", ShapeHook::rule(least, least)),
    ("affine.for", ShapeHook::Regions(RegionRule::counted(bounds, bounds))),
    ("affine.if", ShapeHook::Regions(RegionRule::Branches(if_region))),
    ("affine.max", ShapeHook::rule(greatest, greatest)),
    ("affine.min", ShapeHook::rule(least, least)),
];

fn least<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    of_results(transfer, operation, Operator::Min)
}

fn greatest<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    of_results(transfer, operation, Operator::Max)
}

/// Applies an operator to the results of the map.
fn of_results<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
    operator: Operator,
) -> Option<()> {
    let map = transfer.ir.attribute(operation, "map")?;
    let AttributeKind::AffineMap(map) = transfer.ir.context.attribute_kind(map) else {
        return None;
    };
    let operands: Vec<ValueId> = transfer.ir.operands(operation).collect();
    let results = transfer.apply_map(map, &operands)?;
    let (first, rest) = results.split_first()?;
    let number = rest.iter().fold(*first, |all, one| transfer.domain.combine(operator, all, *one));
    transfer.set_integer(transfer.ir.result(operation, 0)?, number);
    Some(())
}

/// The operands of the lower bound precede those of the upper one.
fn bounds<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<LoopBounds<D::Number>> {
    let operands: Vec<ValueId> = transfer.ir.operands(operation).collect();
    let mut operands = operands.into_iter();
    let mut bound = |name: &str, operator: Operator| {
        let map = transfer.ir.attribute(operation, name)?;
        let AttributeKind::AffineMap(map) = transfer.ir.context.attribute_kind(map) else {
            return None;
        };
        let inputs = (map.dims + map.symbols) as usize;
        let own: Vec<ValueId> = operands.by_ref().take(inputs).collect();
        let values = transfer.apply_map(map, &own)?.into_iter();
        values.reduce(|all, one| transfer.domain.combine(operator, all, one))
    };
    let lower = bound("lowerBoundMap", Operator::Max)?;
    let upper = bound("upperBoundMap", Operator::Min)?;
    let step = transfer.ir.context.integer_value(transfer.ir.attribute(operation, "step")?)?;
    Some(LoopBounds { lower, upper, step: transfer.domain.constant(step) })
}

fn if_region(transfer: &mut Transfer<'_, Numbers>, operation: OperationId) -> Option<usize> {
    let condition = transfer.ir.attribute(operation, "condition")?;
    let AttributeKind::IntegerSet(set) = transfer.ir.context.attribute_kind(condition) else {
        return None;
    };
    let operands: Vec<ValueId> = transfer.ir.operands(operation).collect();
    let results = set.constraints.iter().map(|(expression, _)| *expression).collect();
    let map = AffineMap { dims: set.dims, symbols: set.symbols, results };
    let values = transfer.apply_map(&map, &operands)?;
    let mut holds = true;
    for (value, (_, equality)) in values.iter().zip(&set.constraints) {
        let value = (*value)?;
        holds &= if *equality { value == 0 } else { value >= 0 };
    }
    Some(usize::from(!holds))
}
