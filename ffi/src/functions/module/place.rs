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

/// The operations around a place, from the innermost to the outermost one.
fn around(ir: &Ir, place: &InsertionPoint) -> impl Iterator<Item = OperationId> {
    let parent = match place {
        InsertionPoint::Before(anchor) | InsertionPoint::After(anchor) => ir.parent(*anchor),
        InsertionPoint::Start(block) | InsertionPoint::End(block) => ir.block_parent(*block),
    };
    std::iter::successors(parent, |operation| ir.parent(*operation))
}

/// The nesting that is left at a place: printing and verifying recur with the depth of operations.
///
/// # Errors
/// A place beside the outermost operation.
pub(super) fn levels_left(state: &State, place: &InsertionPoint) -> Result<u32, Error> {
    let depth = around(&state.ir, place).count();
    if depth == 0 {
        return Err(Error::value_error("nothing goes beside the outermost operation"));
    }
    Ok(state.limits.depth.saturating_sub(u32::try_from(depth).unwrap_or(u32::MAX)))
}

/// Refuses an operation with more nesting than is left at a place.
pub(super) fn expect_fit(
    state: &State,
    place: &InsertionPoint,
    operation: OperationId,
) -> Result<(), Error> {
    let (ir, left) = (&state.ir, levels_left(state, place)?);
    let outer = |inner| std::iter::successors(Some(inner), |inner| ir.parent(*inner));
    let levels = |inner| outer(inner).take_while(|outer| *outer != operation).count();
    let levels = ir.walk(operation).map(levels).max().unwrap_or_default();
    if levels > left as usize {
        let message = format!("operations are nested deeper than {} levels", state.limits.depth);
        return Err(Error::new("RecursionError", message));
    }
    Ok(())
}

/// Whether a place is within an operation.
pub(super) fn is_within(ir: &Ir, place: &InsertionPoint, operation: OperationId) -> bool {
    around(ir, place).any(|outer| outer == operation)
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
