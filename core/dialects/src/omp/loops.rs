//! Loops and their wrappers.

use super::clauses::{aligned, allocations, once, reductions, region_arguments};
use super::regions::is_named;
use crate::common::{Parts, require};
use abide_mlir::ir::OperationId;
use abide_mlir::ods::Trait;
use abide_mlir::verify::Verified;
use abide_source::diagnostic::{Detail, Message};
use abide_source::rule;
use abide_source::spelling::{counted, quoted};

/// The operations that may wrap a loop.
const WRAPPERS: &[&str] =
    &["wsloop", "simd", "distribute", "taskloop", "parallel", "loop", "workshare.loop_wrapper"];

/// The wrapped operation. Newer versions of the dialect have wrappers without a terminator, and their own rules for
/// nesting wrappers.
fn wrapped(parts: &Parts<'_>) -> Result<Option<OperationId>, Message> {
    let ir = parts.ir();
    let own = parts.verifier.registered(parts.operation);
    let is_newer = own.is_none_or(|own| own.description().has(Trait::NoTerminator));
    let Some(region) = ir.regions(parts.operation).first() else { return Ok(None) };
    let (count, kind) = match is_newer {
        true => (
            "loop wrapper does not contain exactly one nested op",
            "nested in loop wrapper is not another loop wrapper or `omp.loop_nest`",
        ),
        false => ("must be a loop wrapper", "must be a loop wrapper"),
    };
    let wrong = |rule: &'static str| {
        Err(Message::from(rule).with_help(
            "write one operation into the region: 'omp.loop_nest', or another wrapper of it",
        ))
    };
    let [block] = ir.blocks(*region) else { return wrong(count) };
    let mut inner: Vec<OperationId> = ir.block_operations(*block).take(3).collect();
    let has_terminator = inner.last().is_some_and(|last| is_named(parts, *last, "terminator"));
    if has_terminator {
        inner.pop();
    }
    let [first] = *inner.as_slice() else { return wrong(count) };
    let wraps = is_named(parts, first, "loop_nest")
        || WRAPPERS.iter().any(|wrapper| is_named(parts, first, wrapper));
    match (wraps, has_terminator || is_newer) {
        (true, true) => Ok(Some(first).filter(|_| !is_newer)),
        (false, _) => wrong(kind),
        (true, false) => wrong(count),
    }
}

/// A wrapper in this one is one of these.
fn check_wrapped(parts: &Parts<'_>, allowed: &[&str], message: &'static str) -> Verified {
    let Some(inner) = wrapped(parts)? else { return Ok(()) };
    let fits = is_named(parts, inner, "loop_nest")
        || allowed.iter().any(|name| is_named(parts, inner, name));
    require(fits, || {
        let nests = allowed.iter().map(|name| format!("omp.{name}"));
        let nests: Vec<String> = ["omp.loop_nest".to_owned()].into_iter().chain(nests).collect();
        let nests = quoted(nests.iter().map(String::as_str));
        Message::from(message).with_help(format!("write one of these into it: {nests}"))
    })
}

pub(super) fn wsloop(parts: &Parts<'_>) -> Verified {
    for name in ["ordered_val", "ordered"] {
        require(parts.integer(name).is_none_or(|count| count >= 0), || {
            rule!(
                "attribute '{}' failed to satisfy constraint: 64-bit signless integer \
                 attribute whose minimum value is 0",
                name
            )
            .with_help("write 0 or above")
        })?;
    }
    check_wrapped(parts, &["simd"], "only supported nested wrapper is 'omp.simd'")?;
    allocations(parts)?;
    reductions(parts)
}

pub(super) fn simd(parts: &Parts<'_>) -> Verified {
    for name in ["simdlen", "safelen"] {
        require(parts.integer(name).is_none_or(|length| length > 0), || {
            rule!(
                "attribute '{}' failed to satisfy constraint: 64-bit signless integer \
                 attribute whose value is positive",
                name
            )
            .with_help("write 1 or more")
        })?;
    }
    if let (Some(simd), Some(safe)) = (parts.integer("simdlen"), parts.integer("safelen")) {
        require(simd <= safe, || {
            rule!(
                "simdlen clause and safelen clause are both present, but the simdlen value is not \
             less than or equal to safelen value"
            )
            .with_help("let 'simdlen' be at most 'safelen', or remove one of them")
        })?;
    }
    aligned(parts)?;
    once(parts, "nontemporal_vars", "nontemporal variable used more than once")?;
    check_wrapped(parts, &[], "must wrap an 'omp.loop_nest' directly")
}

pub(super) fn distribute(parts: &Parts<'_>) -> Verified {
    region_arguments(parts)?;
    let chunk = ["chunk_size", "dist_schedule_chunk_size"];
    let has_chunk = chunk.iter().any(|name| parts.operand(name).is_some());
    require(!has_chunk || parts.flag("dist_schedule_static"), || {
        rule!("chunk size set without dist_schedule_static being present")
            .with_help("add 'dist_schedule_static'")
    })?;
    allocations(parts)?;
    let message = "only supported nested wrappers are 'omp.parallel' and 'omp.simd'";
    check_wrapped(parts, &["parallel", "simd", "wsloop"], message)
}

pub(super) fn taskloop(parts: &Parts<'_>) -> Verified {
    region_arguments(parts)?;
    allocations(parts)?;
    reductions(parts)?;
    let reduced = parts.operands("reduction_vars");
    require(reduced.is_empty() || !parts.flag("nogroup"), || {
        rule!("if a reduction clause is present on the taskloop directive, the nogroup clause must not \
         be specified").with_help("remove 'nogroup' or the reduction")
    })?;
    let within = parts.operands("in_reduction_vars");
    require(reduced.iter().all(|value| !within.contains(value)), || {
        rule!("the same list item cannot appear in both a reduction and an in_reduction clause")
            .with_help("remove the value from one of them")
    })?;
    let has = |names: [&str; 2]| names.iter().any(|name| parts.operand(name).is_some());
    require(!has(["grain_size", "grainsize"]) || !has(["num_tasks", "num_tasks"]), || {
        rule!("the grainsize clause and num_tasks clause are mutually exclusive and may not appear on \
         the same taskloop directive").with_help("remove 'grainsize' or 'num_tasks'")
    })?;
    check_wrapped(parts, &["simd"], "only supported nested wrapper is 'omp.simd'")
}

pub(super) fn loop_nest(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let names = ["lowerBound", "loop_lower_bounds"];
    let Some(bounds) = names.into_iter().find(|name| parts.has_operand(name)) else {
        return Ok(());
    };
    let (count, types) = (parts.operands(bounds).len(), parts.operand_types(bounds));
    require(count > 0, || {
        rule!("must represent at least one loop")
            .with_help("write bounds: '(%i) : i32 = (%lower) to (%upper) step (%step)'")
    })?;
    let arguments = ir.entry_arguments(parts.operation, 0);
    require(arguments.len() == count, || {
        rule!("number of range arguments and IVs do not match").with_help(format!(
            "give the loop {}, one for each bound",
            counted(count, "induction variable")
        ))
    })?;
    let fits = types.iter().zip(arguments).all(|(ty, argument)| ir.value_type(*argument) == *ty);
    require(fits, || {
        rule!("range argument type does not match corresponding IV type")
            .with_help("give the induction variables the type of the bounds")
    })?;
    let is_wrapped = ir
        .parent(parts.operation)
        .is_some_and(|parent| WRAPPERS.iter().any(|wrapper| is_named(parts, parent, wrapper)));
    require(is_wrapped, || Detail::Parent("to be a loop wrapper".to_owned()))
}
