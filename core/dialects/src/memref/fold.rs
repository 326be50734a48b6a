//! Folds of operations on buffers.

use crate::common::{index_constant, static_size};
use abide_mlir::ir::{DYNAMIC, OperationId};
use abide_mlir::rewrite::{Fold, Rewriter, dynamic_index};

/// Folds `memref.dim` to a size of the type, or to an operand of the allocation.
pub(super) fn fold_dim(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Fold> {
    let (index, size) = static_size(rewriter, operation)?;
    if size != DYNAMIC {
        return Some(index_constant(rewriter, size));
    }
    let source = rewriter.ir.operand(operation, 0)?;
    let defining = rewriter.ir.defining_operation(source)?;
    if !matches!(rewriter.ir.name_bytes(defining), b"memref.alloc" | b"memref.alloca") {
        return None;
    }
    let kind = rewriter.ir.context.type_kind(rewriter.ir.value_type(source));
    let dynamic = dynamic_index(kind.shape()?, index)?;
    rewriter.ir.operand(defining, dynamic).map(Fold::Value)
}
