//! Operations that decide which others are applied, and to what.

use crate::common::{Parts, operand_types_from, require, result_types};
use abide_mlir::ir::{OperationId, RegionId};
use abide_mlir::verify::Verified;

/// What ends the entry of a region.
fn end(parts: &Parts<'_>, region: RegionId) -> Option<OperationId> {
    let ir = parts.verifier.ir;
    let end = ir.last_operation(ir.entry_block(region)?)?;
    (ir.name_bytes(end) == b"transform.yield").then_some(end)
}

/// Whether the values that end a region have the types of the results.
fn yields_results(parts: &Parts<'_>, region: RegionId) -> bool {
    let ir = parts.verifier.ir;
    let unknown = parts.context().unknown_type();
    let Some(end) = end(parts, region) else { return true };
    let (own, results) = (operand_types_from(ir, end, 0), result_types(ir, parts.operation));
    own.len() == results.len()
        && own.iter().zip(&results).all(|(a, b)| a == b || [*a, *b].contains(&unknown))
}

pub(super) fn sequence(parts: &Parts<'_>) -> Verified {
    let ir = parts.verifier.ir;
    let regions = ir.regions(parts.operation);
    let entry = regions.first().and_then(|region| ir.entry_block(*region));
    let Some(root) = entry.and_then(|entry| ir.arguments(entry).first()) else {
        return Err("expects the entry block to have at least one argument".into());
    };
    require(super::is_handle(parts.context(), ir.value_type(*root)), || {
        "expects the first entry block argument to be of type implementing TransformHandleTypeInterface"
            .to_owned()
    })?;
    require(regions.iter().all(|region| yields_results(parts, *region)), || {
        "expects the types of the terminator operands to match the types of the result".to_owned()
    })
}

pub(super) fn alternatives(parts: &Parts<'_>) -> Verified {
    let regions = parts.verifier.ir.regions(parts.operation);
    require(regions.iter().all(|region| yields_results(parts, *region)), || {
        "expects terminator operands to have the same type as results of the operation".to_owned()
    })
}

pub(super) fn foreach(parts: &Parts<'_>) -> Verified {
    let ir = parts.verifier.ir;
    let Some(region) = ir.regions(parts.operation).first() else { return Ok(()) };
    let yielded = end(parts, *region).map(|end| ir.operand_count(end));
    let results = ir.result_count(parts.operation);
    require(yielded.is_none_or(|count| count == results), || {
        "expects the same number of results as the terminator has operands".to_owned()
    })?;
    let arguments = ir.entry_block(*region).map_or(0, |entry| ir.arguments(entry).len());
    let targets = ir.operand_count(parts.operation);
    require(arguments == targets, || {
        "expects body to have as many arguments as the operation has operands".to_owned()
    })
}

pub(super) fn foreach_match(parts: &Parts<'_>) -> Verified {
    let (Some(matchers), Some(actions)) = (parts.length("matchers"), parts.length("actions"))
    else {
        return Ok(());
    };
    require(matchers == actions, || "expected the same number of matchers and actions".to_owned())?;
    require(matchers > 0, || "expected at least one match/action pair".to_owned())
}

pub(super) fn split_handle(parts: &Parts<'_>) -> Verified {
    let results = parts.verifier.ir.result_count(parts.operation);
    let overflow = parts.integer("overflow_result");
    let fits = overflow.is_none_or(|index| usize::try_from(index).is_ok_and(|it| it < results));
    require(fits, || "overflow_result is not a valid result index".to_owned())
}
