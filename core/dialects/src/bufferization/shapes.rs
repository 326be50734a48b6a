//! Shape rules of bufferization operations.

use crate::common::shapes::{AS_FIRST, AS_SECOND, given_from, set};
use abide_mlir::ir::OperationId;
use abide_mlir::shape::{Domain, ShapeHook, Transfer};

pub(crate) const SHAPES: &[(&str, ShapeHook)] = &[
    ("bufferization.alloc_tensor", ShapeHook::rule(alloc_tensor, alloc_tensor)),
    ("bufferization.clone", AS_FIRST),
    ("bufferization.materialize_in_destination", AS_SECOND),
    ("bufferization.to_buffer", AS_FIRST),
    ("bufferization.to_memref", AS_FIRST),
    ("bufferization.to_tensor", AS_FIRST),
];

/// A tensor that is a copy is as large as the original.
fn alloc_tensor<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let copy = transfer.part(operation, 1)?;
    if copy.is_empty() {
        return given_from(transfer, operation, 0);
    }
    let sizes = transfer.sizes(transfer.ir.operand(operation, copy.start)?)?;
    set(transfer, operation, &sizes)
}
