//! Equal sizes of operations on tensors.

use crate::common::shared_dimensions;
use abide_mlir::ir::{OperationId, ValueId};
use abide_mlir::rewrite::{EqualSizes, Rewriter};

/// The inputs have equal sizes in all dimensions but the joined one.
pub(super) fn concat(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Option<Vec<EqualSizes>> {
    let ir = &*rewriter.ir;
    let joined = ir.context.integer_value(ir.attribute(operation, "dim")?)?;
    let outputs: Vec<ValueId> = ir.results(operation).collect();
    let inputs: Vec<ValueId> = ir.operands(operation).collect();
    let input_of = |dim| (i64::try_from(dim) != Ok(joined)).then_some(dim);
    shared_dimensions(ir, &outputs, &inputs, input_of)
}
