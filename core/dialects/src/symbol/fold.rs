//! Folds of symbols.

use super::SYMBOLIC_INT;
use abide_mlir::ir::{AffineExprKind, AttributeKind, OperationId};
use abide_mlir::rewrite::{Fold, Rewriter};

/// A symbol that is another symbol is that one.
pub(super) fn symbolic_int(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Fold> {
    let ir = &*rewriter.ir;
    let (Some(symbol), None) = (ir.operand(operation, 0), ir.operand(operation, 1)) else {
        return None;
    };
    rewriter.defined_by(symbol, SYMBOLIC_INT)?;
    let AttributeKind::AffineMap(map) =
        ir.context.attribute_kind(ir.attribute(operation, "int_expressions")?)
    else {
        return None;
    };
    let [result] = *map.results.as_slice() else { return None };
    let is_symbol = matches!(ir.context.expression_kind(result), AffineExprKind::Symbol(_));
    (map.dims == 0 && is_symbol).then_some(Fold::Value(symbol))
}
