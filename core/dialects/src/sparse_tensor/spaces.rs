//! Iteration over levels.

use super::encoding::Encoding;
use crate::common::{Parts, operand_types_from, require, result_types};
use abide_mlir::ir::Type;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The encoding and the level range (end exclusive) of an iteration type.
fn levels(parts: &Parts<'_>, ty: Type) -> Option<(Encoding, u64, u64)> {
    let (encoding, text) = Encoding::within_type(parts.context(), ty)?;
    let (_, range) = text.rsplit_once("lvls")?;
    let range = range.trim_start().strip_prefix('=')?.trim_end_matches(['>', ' ']);
    let (low, high) = match range.split_once("to") {
        Some((low, high)) => (low.trim().parse().ok()?, high.trim().parse().ok()?),
        None => {
            let low: u64 = range.trim().parse().ok()?;
            (low, low.checked_add(1)?)
        }
    };
    Some((encoding, low, high))
}

/// Verifies that each iteration passes the values that the next one takes.
pub(super) fn iterate(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let body = ir.body(parts.operation);
    let end = body.and_then(|body| ir.last_operation(body));
    let Some(end) = end.filter(|end| ir.name_bytes(*end) == b"sparse_tensor.yield") else {
        return Ok(());
    };
    let (own, carried) = (operand_types_from(ir, end, 0), result_types(ir, parts.operation));
    require(own.len() == carried.len(), || {
        let (own, carried) = (own.len(), carried.len());
        rule!("different number of region iter_args and yielded values: {} != {}", carried, own)
            .with_help(format!("yield one value for each of 'iter_args': {carried}"))
    })?;
    let unknown = parts.context().unknown_type();
    for (index, (own, carried)) in own.iter().zip(&carried).enumerate() {
        require(own == carried || [*own, *carried].contains(&unknown), || {
            let (own, carried) = (parts.text(*own), parts.text(*carried));
            rule!(
                "{}-th region iter_arg and {}-th yielded value have different type: \
                 '{}' != '{}'",
                index,
                index,
                carried,
                own
            )
            .with_help(format!("yield a value of type '{carried}'"))
        })?;
    }
    Ok(())
}

pub(super) fn extract_iteration_space(parts: &Parts<'_>) -> Verified {
    let level = |name: &str| parts.integer(name).and_then(|level| u64::try_from(level).ok());
    let (Some(low), Some(high)) = (level("loLvl"), level("hiLvl")) else { return Ok(()) };
    require(low < high, || {
        rule!("expect larger level upper bound than lower bound")
            .with_help("write the lower level first: 'lvls = 0 to 2'")
    })?;
    let has_parent = !parts.operands("parentIter").is_empty();
    require(has_parent == (low != 0), || {
        rule!("parent iterator should be specified iff level lower bound equals 0")
            .with_help("add 'at %iterator' if the levels begin after level 0, else remove it")
    })?;
    let parent = parts.operand_type("parentIter").and_then(|ty| levels(parts, ty));
    let result = parts.result_type(0).and_then(|ty| levels(parts, ty));
    let (Some((own, _, end)), Some((encoding, ..))) = (parent, result) else { return Ok(()) };
    require(own == encoding, || {
        rule!("mismatch in parent iterator encoding and iteration space encoding.")
            .with_help("write the same encoding in both types")
    })?;
    require(end == low, || {
        rule!(
            "parent iterator should be used to extract an iteration space from a consecutive level."
        )
        .with_help(format!("begin with the level after those of the iterator: {end}"))
    })
}
