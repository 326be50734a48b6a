//! Early exits from constructs, and their position.

use super::regions::{ancestor, is_named};
use crate::common::{Parts, require};
use abide_mlir::ir::OperationId;
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Message;
use abide_source::rule;

/// The construct that is ended.
fn construct(parts: &Parts<'_>) -> Option<String> {
    let names = ["cancellation_construct_type_val", "cancel_directive"];
    let name = names.into_iter().find(|name| parts.attribute(name).is_some())?;
    let word = parts.keyword(name)?;
    Some(word.trim_matches(['(', ')', ' ']).to_owned())
}

/// The enclosing construct; an error if it differs from the one named.
fn check_place(parts: &Parts<'_>, what: &str) -> Result<Option<OperationId>, Message> {
    let ir = parts.ir();
    let (Some(construct), Some(parent)) = (construct(parts), own_parent(parts)) else {
        return Ok(None);
    };
    let (needed, of, region) = match construct.as_str() {
        "parallel" => ("parallel", Some(parent), "a parallel region"),
        "loop" => ("wsloop", ancestor(parts, parent, "loop_nest"), "a worksharing-loop region"),
        "sections" => ("sections", ir.parent(parent), "a sections region"),
        _ => return Ok(None),
    };
    let of = match needed {
        "wsloop" => of.and_then(|nest| ir.parent(nest)),
        _ => of,
    };
    match of.filter(|own| is_named(parts, *own, needed)) {
        Some(own) => Ok(Some(own)),
        None if is_unread(parts, parent) => Ok(None),
        None => Err(rule!("{} {} must appear inside {}", what, construct, region)
            .with_help(format!("move it into {region}, or name another construct"))),
    }
}

/// The innermost operation of the dialect around the exit, or its parent if there is none. Other dialects may have
/// conditions and loops between.
fn own_parent(parts: &Parts<'_>) -> Option<OperationId> {
    let ir = parts.ir();
    let parents = std::iter::successors(ir.parent(parts.operation), |own| ir.parent(*own));
    let mut own = parents.filter(|it| ir.name_bytes(*it).starts_with(b"omp."));
    own.next().or_else(|| ir.parent(parts.operation))
}

/// Whether an enclosing operation is known by its text only.
fn is_unread(parts: &Parts<'_>, parent: OperationId) -> bool {
    let ir = parts.ir();
    let mut around = Some(parent);
    while let Some(own) = around {
        if parts.verifier.registered(own).is_none() && !ir.name_bytes(own).starts_with(b"omp.") {
            return !ir.is_module(own);
        }
        around = ir.parent(own);
    }
    false
}

pub(super) fn cancel(parts: &Parts<'_>) -> Verified {
    let Some(own) = check_place(parts, "cancel")? else { return Ok(()) };
    let ir = parts.ir();
    let has = |names: &[&str]| names.iter().any(|name| ir.attribute(own, name).is_some());
    let kind = if is_named(parts, own, "wsloop") {
        "worksharing"
    } else if is_named(parts, own, "sections") {
        "sections"
    } else {
        return Ok(());
    };
    require(!has(&["nowait"]), || {
        rule!("A {} construct that is canceled must not have a nowait clause", kind)
            .with_help("remove 'nowait'")
    })?;
    require(kind == "sections" || !has(&["ordered_val", "ordered"]), || {
        rule!("A worksharing construct that is canceled must not have an ordered clause")
            .with_help("remove 'ordered'")
    })
}

pub(super) fn cancellation_point(parts: &Parts<'_>) -> Verified {
    check_place(parts, "cancellation point")?;
    Ok(())
}
