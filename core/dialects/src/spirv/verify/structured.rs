//! Structured control flow: how the blocks of loops and selections follow one another.

use crate::common::{Parts, require};
use abide_mlir::ir::{BlockId, Ir, OperationId};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Detail;
use abide_source::rule;

fn name<'v>(parts: &Parts<'v>, operation: OperationId) -> &'v [u8] {
    parts.ir().name_bytes(operation)
}

fn blocks<'v>(parts: &Parts<'v>) -> &'v [BlockId] {
    let ir = parts.ir();
    ir.regions(parts.operation).first().map_or(&[], |body| ir.blocks(*body))
}

/// Whether a block contains only a merge.
fn is_merge(parts: &Parts<'_>, block: BlockId) -> bool {
    let mut operations = parts.ir().block_operations(block);
    let only = operations.next().is_some_and(|first| name(parts, first) == b"spirv.mlir.merge");
    only && operations.next().is_none()
}

fn successors(ir: &Ir, block: BlockId) -> &[BlockId] {
    ir.last_operation(block).map_or(&[], |last| ir.successors(last))
}

fn check_merge(parts: &Parts<'_>, last: BlockId) -> Verified {
    require(is_merge(parts, last), || {
        let message = "last block must be the merge block with only one 'spirv.mlir.merge' op";
        VerifyError::from(message).with_help("add a block with 'spirv.mlir.merge' at its end")
    })
}

pub(super) fn loop_(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let blocks = blocks(parts);
    let Some(last) = blocks.last() else { return Ok(()) };
    check_merge(parts, *last)?;
    let (Some(entry), true) = (blocks.first(), blocks.len() > 1) else {
        return Err(rule!("must have an entry block branching to the loop header block")
            .with_help("begin the region with 'spirv.Branch' to the header")
            .into());
    };
    let (Some(header), true) = (blocks.get(1), blocks.len() > 2) else {
        return Err(rule!("must have a loop header block branched from the entry block")
            .with_help("add the header: a block after the entry block")
            .into());
    };
    let mut in_entry = ir.block_operations(*entry);
    let branch = in_entry.next();
    let is_only = branch.is_some_and(|branch| name(parts, branch) == b"spirv.Branch")
        && in_entry.next().is_none();
    require(is_only && successors(ir, *entry) == [*header], || {
        rule!("entry block must only have one 'spirv.Branch' op to the second block")
            .with_help("end the entry block with 'spirv.Branch' to the second block")
    })?;
    let Some(continuing) = blocks.get(blocks.len().saturating_sub(2)).filter(|_| blocks.len() > 3)
    else {
        return Err(rule!("requires a loop continue block branching to the loop header block")
            .with_help("add the block in front of the last one, which branches back to the header")
            .into());
    };
    require(successors(ir, *continuing).contains(header), || {
        rule!(
            "second to last block must be the loop continue block that branches to the loop header \
         block"
        )
        .with_help("end the block in front of the last one with a branch to the loop header")
    })?;
    let between = blocks.get(2..blocks.len().saturating_sub(2)).unwrap_or_default();
    require(between.iter().all(|block| !successors(ir, *block).contains(header)), || {
        rule!("can only have the entry and loop continue block branching to the loop header block")
            .with_help("branch back to the header only from the block in front of the last one")
    })
}

pub(super) fn selection(parts: &Parts<'_>) -> Verified {
    let blocks = blocks(parts);
    let Some(last) = blocks.last() else { return Ok(()) };
    check_merge(parts, *last)?;
    require(blocks.len() > 1, || {
        rule!("must have a selection header block").with_help(
            "begin the region with a block that ends with a branch, in front of the merge block",
        )
    })
}

pub(super) fn merge(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let Some(parent) = ir.parent(parts.operation) else { return Ok(()) };
    let is_structured = matches!(name(parts, parent), b"spirv.mlir.selection" | b"spirv.mlir.loop");
    if !is_structured {
        let is_known = parts.verifier.registered(parent).is_some();
        return require(!is_known, || {
            Detail::Parent("to be one of 'spirv.mlir.selection, spirv.mlir.loop'".to_owned())
        });
    }
    let block = ir.block_of(parts.operation);
    let region = block.and_then(|block| ir.region_of(block));
    let last = region.and_then(|region| ir.blocks(region).last().copied());
    require(block == last, || {
        rule!("can only be used in the last block of 'spirv.mlir.selection' or 'spirv.mlir.loop'")
            .with_help("move it to the end of the last block of the region")
    })
}

pub(super) fn branch_conditional(parts: &Parts<'_>) -> Verified {
    weights(parts)?;
    let counts = ["trueTargetOperands", "falseTargetOperands"].map(|it| parts.operands(it).len());
    crate::cf::passes_either(parts, &counts)
}

fn weights(parts: &Parts<'_>) -> Verified {
    let Some(weights) = parts.integers("branch_weights") else { return Ok(()) };
    require(weights.len() == 2, || {
        rule!("must have exactly two branch weights").with_help("write two weights: [TRUE, FALSE]")
    })?;
    require(weights.iter().any(|weight| *weight != 0), || {
        rule!("branch weights cannot both be zero")
            .with_help("write a positive number for at least one branch")
    })
}
