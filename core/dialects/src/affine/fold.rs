//! Folding of affine maps.

use abide_mlir::ir::{AffineExprKind, AttributeKind, OperationId};
use abide_mlir::rewrite::{Fold, Rewriter};

/// `affine.apply` of a map that is constant, or that is one of its operands.
pub(super) fn fold_apply(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Fold> {
    let attribute = rewriter.ir.attribute(operation, "map")?;
    let AttributeKind::AffineMap(map) = rewriter.ir.context.attribute_kind(attribute) else {
        return None;
    };
    let map = map.clone();
    let [result] = *map.results.as_slice() else { return None };
    let index = match rewriter.ir.context.expression_kind(result) {
        AffineExprKind::Dim(dim) => Some(dim),
        AffineExprKind::Symbol(symbol) => map.dims.checked_add(symbol),
        _ => None,
    };
    if let Some(index) = index {
        return rewriter.ir.operand(operation, index as usize).map(Fold::Value);
    }
    let operands: Vec<_> = rewriter.ir.operands(operation).collect();
    let constants: Vec<Option<i64>> =
        operands.into_iter().map(|operand| rewriter.constant_integer(operand)).collect();
    let (dims, symbols) = constants.split_at_checked(map.dims as usize)?;
    let known = |place| match place {
        AffineExprKind::Dim(index) => *dims.get(index as usize)?,
        AffineExprKind::Symbol(index) => *symbols.get(index as usize)?,
        _ => None,
    };
    let value = rewriter.ir.context.affine_value(result, &known)?;
    let index = rewriter.ir.context.index_type();
    Some(Fold::Constant(rewriter.ir.context.integer_attribute(value, index)))
}
