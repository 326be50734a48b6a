//! The sizes of the results of the dialect's operations.

use crate::tensor::{sizes_from_operands, sizes_of};
use abide_mlir::ir::OperationId;
use abide_mlir::rewrite::{Rewriter, Shapes, operand_range};

/// A tensor that is a copy has the sizes of the original.
pub(super) fn alloc_tensor(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Shapes> {
    let copy = operand_range(rewriter, operation, 1)?;
    if copy.is_empty() {
        return sizes_from_operands(rewriter, operation, 0);
    }
    let source = rewriter.ir.operand(operation, copy.start)?;
    sizes_of(rewriter, operation, source).map(|sizes| vec![sizes])
}
