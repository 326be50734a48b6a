//! Folding of affine maps.

use super::Fold;
use crate::mlir::ir::{
    AffineBinary, AffineExpr, AffineExprKind, AttributeKind, Context, OperationId,
};
use crate::rewrite::rewriter::Rewriter;

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
    let value = evaluate(&rewriter.ir.context, result, dims, symbols)?;
    let index = rewriter.ir.context.index_type();
    Some(Fold::Constant(rewriter.ir.context.integer_attribute(value, index)))
}

/// The value of an expression; `None` where an operand is not known or it overflows. Recurs with
/// the depth of the expression, which readers bound.
fn evaluate(
    context: &Context,
    expression: AffineExpr,
    dims: &[Option<i64>],
    symbols: &[Option<i64>],
) -> Option<i64> {
    match context.expression_kind(expression) {
        AffineExprKind::Constant(value) => Some(value),
        AffineExprKind::Dim(index) => *dims.get(index as usize)?,
        AffineExprKind::Symbol(index) => *symbols.get(index as usize)?,
        AffineExprKind::Binary(operator, left, right) => {
            let left = evaluate(context, left, dims, symbols)?;
            let right = evaluate(context, right, dims, symbols)?;
            match operator {
                AffineBinary::Add => left.checked_add(right),
                AffineBinary::Mul => left.checked_mul(right),
                AffineBinary::Mod if right > 0 => left.checked_rem_euclid(right),
                AffineBinary::FloorDiv if right > 0 => left.checked_div_euclid(right),
                AffineBinary::CeilDiv if right > 0 => {
                    left.checked_neg()?.checked_div_euclid(right)?.checked_neg()
                }
                _ => None,
            }
        }
    }
}
