//! Folding that dialects share.

use abide_mlir::ir::OperationId;
use abide_mlir::rewrite::{Fold, Rewriter};

/// A static size, for the constant index of a `dim` operation.
pub(crate) fn static_size(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Option<(usize, i64)> {
    let (source, index) = (rewriter.ir.operand(operation, 0)?, rewriter.ir.operand(operation, 1)?);
    let index = usize::try_from(rewriter.constant_integer(index)?).ok()?;
    let kind = rewriter.ir.context.type_kind(rewriter.ir.value_type(source));
    Some((index, *kind.shape()?.get(index)?))
}

/// A size as a constant.
pub(crate) fn index_constant(rewriter: &mut Rewriter<'_>, size: i64) -> Fold {
    let index = rewriter.ir.context.index_type();
    Fold::Constant(rewriter.ir.context.integer_attribute(size, index))
}

/// A cast to the type that the value has.
pub(crate) fn fold_cast(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Fold> {
    let ir = &*rewriter.ir;
    let (source, result) = (ir.operand(operation, 0)?, ir.result(operation, 0)?);
    (ir.value_type(source) == ir.value_type(result)).then_some(Fold::Value(source))
}
