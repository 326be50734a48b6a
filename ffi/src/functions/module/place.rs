//! Places of operations: beside another one, or at the start or the end of a block.

use super::state::State;
use crate::{Args, Error};
use abide_core::mlir::ir::{BlockId, Ir, OperationId};

/// The position for operations.
pub(super) enum InsertionPoint {
    Before(OperationId),
    After(OperationId),
    Start(BlockId),
    End(BlockId),
}

/// `place` and `anchor` of an argument list: `before` or `after` an operation, at the `start` or `end` of
/// a block.
pub(super) fn place(state: &State, args: Args<'_>, index: usize) -> Result<InsertionPoint, Error> {
    Ok(match args.get::<&str>(index)? {
        "before" => InsertionPoint::Before(state.operation(args, index + 1)?),
        "after" => InsertionPoint::After(state.operation(args, index + 1)?),
        "start" => InsertionPoint::Start(state.block(args, index + 1)?),
        "end" => InsertionPoint::End(state.block(args, index + 1)?),
        other => {
            let message = format!("expected before, after, start or end, got '{other}'");
            return Err(Error::value_error(message));
        }
    })
}

/// The operation in whose regions a place is.
pub(super) fn around(ir: &Ir, place: &InsertionPoint) -> Option<OperationId> {
    match place {
        InsertionPoint::Before(anchor) | InsertionPoint::After(anchor) => ir.parent(*anchor),
        InsertionPoint::Start(block) | InsertionPoint::End(block) => ir.block_parent(*block),
    }
}

/// Puts a detached operation at a place.
pub(super) fn put(ir: &mut Ir, place: &InsertionPoint, operation: OperationId) {
    match place {
        InsertionPoint::Before(anchor) => ir.insert_before(*anchor, operation),
        InsertionPoint::After(anchor) => ir.insert_after(*anchor, operation),
        InsertionPoint::Start(block) => ir.prepend(*block, operation),
        InsertionPoint::End(block) => ir.append(*block, operation),
    }
}
