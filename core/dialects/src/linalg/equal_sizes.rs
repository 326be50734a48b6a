//! Equal sizes of operands and results.

use crate::common::{Places, all_dimensions, dimensions, shared_dimensions};
use abide_mlir::ir::{OperationId, ValueId};
use abide_mlir::rewrite::{EqualSizes, Rewriter, operand_range, shape_of};

/// All operands and results have one shape.
pub(crate) fn element_wise(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Option<Vec<EqualSizes>> {
    let ir = &*rewriter.ir;
    ir.result(operation, 0)?;
    let all: Vec<ValueId> = ir.operands(operation).chain(ir.results(operation)).collect();
    all_dimensions(ir, &all)
}

pub(super) fn broadcast(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Option<Vec<EqualSizes>> {
    kept_dimensions(rewriter, operation, true)
}

pub(super) fn reduce(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Option<Vec<EqualSizes>> {
    kept_dimensions(rewriter, operation, false)
}

/// Inputs and outputs share the dimensions that the operation does not list: of the outputs where it
/// adds some, of the inputs where it takes some away.
fn kept_dimensions(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
    adds: bool,
) -> Option<Vec<EqualSizes>> {
    let named = dimensions(rewriter.ir, operation, "dimensions")?;
    let inits = operand_range(rewriter, operation, 1)?.start;
    let ir = &*rewriter.ir;
    let operands: Vec<ValueId> = ir.operands(operation).collect();
    let (inputs, inits) = operands.split_at_checked(inits)?;
    let outputs: Vec<ValueId> = inits.iter().copied().chain(ir.results(operation)).collect();
    // The side with more dimensions names those that the other one has not.
    let larger = if adds { *outputs.first()? } else { *inputs.first()? };
    let named = Places::of(named);
    let kept: Vec<usize> =
        (0..shape_of(ir, larger)?.len()).filter(|dim| !named.contains(dim)).collect();
    let places = Places::of(kept.iter().copied());
    shared_dimensions(ir, &outputs, inputs, |dim| match adds {
        true => places.first(&dim),
        false => kept.get(dim).copied(),
    })
}
