//! Transfers between buffers that run on their own.

use super::verify::shape;
use crate::common::Parts;
use abide_mlir::ir::TypeKind;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The order of the operands.
const ORDER: &str = "write the source, the destination, the number of elements and the tag, each buffer with its \
                     indices";

/// Verifies the operands: the source and the destination with indices, the number of elements, and the tag with
/// indices. A stride and the number of elements per stride may follow.
pub(super) fn verify_dma_start(op: &Parts<'_>) -> Verified {
    let count = op.ir().operand_count(op.operation);
    let buffer = |at: usize, what: &str| match op.operand_type_at(at).map(|ty| op.kind(ty)) {
        Some(TypeKind::MemRef { shape, .. }) => Ok(shape.len()),
        Some(TypeKind::Unknown) | None => Err(None),
        Some(_) => Err(Some(rule!("expected {} to be of memref type", what).with_help(ORDER))),
    };
    let at_least = |expected: usize| match count < expected {
        true => Err(Some(rule!("expected at least {} operands", expected).with_help(ORDER))),
        false => Ok(()),
    };
    let check = || {
        at_least(4)?;
        let source = buffer(0, "source")?;
        at_least(source + 4)?;
        let destination = buffer(source + 1, "destination")?;
        at_least(source + destination + 4)?;
        let tag = buffer(source + destination + 3, "tag")?;
        let expected = source + destination + tag + 4;
        at_least(expected)?;
        match count == expected || count == expected + 2 {
            true => Ok(()),
            false => Err(Some(rule!("incorrect number of operands").with_help(ORDER))),
        }
    };
    match check() {
        Err(Some(message)) => Err(message.into()),
        _ => Ok(()),
    }
}

/// The tag is an element of its buffer.
pub(super) fn verify_dma_wait(op: &Parts<'_>) -> Verified {
    let tag = op.operand_type("tagMemRef").and_then(|tag| shape(op, tag));
    let indices = op.operand_count("tagIndices");
    match tag.map(<[i64]>::len).filter(|rank| *rank != indices) {
        Some(rank) => Err(rule!(
            "expected tagIndices to have the same number of elements as the tagMemRef rank, \
             expected {}, but got {}",
            rank,
            indices
        )
        .with_help(format!("give {rank} indices of the tag, one for each of its dimensions"))
        .into()),
        None => Ok(()),
    }
}
