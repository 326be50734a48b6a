//! Atomic accesses, with their memory order and hints.

use crate::common::{Parts, atomic_capture, atomic_read, atomic_update, atomic_write, require};
use abide_mlir::ir::Ir;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The order of memory that an operation requires, under either of its names.
fn memory_order(parts: &Parts<'_>) -> Option<String> {
    let name = ["memory_order_val", "memory_order"]
        .into_iter()
        .find(|name| parts.attribute(name).is_some())?;
    let word = parts.keyword(name)?;
    Some(word.trim_matches(['(', ')', ' ']).to_owned())
}

fn check_order(parts: &Parts<'_>, excluded: [&str; 2], what: &str) -> Verified {
    let order = memory_order(parts);
    require(order.is_none_or(|order| !excluded.contains(&order.as_str())), || {
        let [first, second] = excluded;
        rule!("memory-order must not be {} or {} for atomic {}", first, second, what)
            .with_help("write 'seq_cst', 'relaxed', or the one that fits the access")
    })
}

/// Contradicting hints are not combined.
pub(super) fn hint(parts: &Parts<'_>) -> Verified {
    let hint = ["hint_val", "hint"].into_iter().find_map(|name| parts.integer(name));
    let hint = hint.unwrap_or(0);
    require(hint & 3 != 3, || {
        rule!("the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined")
            .with_help("keep one of the two")
    })?;
    require(hint & 12 != 12, || {
        rule!("the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.").with_help("keep one of the two")
    })
}

pub(super) fn read(parts: &Parts<'_>) -> Verified {
    atomic_read(parts)?;
    check_order(parts, ["acq_rel", "release"], "reads")?;
    hint(parts)
}

pub(super) fn write(parts: &Parts<'_>) -> Verified {
    atomic_write(parts)?;
    check_order(parts, ["acq_rel", "acquire"], "writes")?;
    hint(parts)
}

pub(super) fn update(parts: &Parts<'_>) -> Verified {
    atomic_update(parts)?;
    check_order(parts, ["acq_rel", "acquire"], "updates")?;
    hint(parts)
}

pub(super) fn capture(parts: &Parts<'_>) -> Verified {
    hint(parts)?;
    atomic_capture(parts)?;
    let ir: &Ir = parts.ir();
    let Some(body) = ir.body(parts.operation) else { return Ok(()) };
    for inner in ir.block_operations(body).filter_map(|one| Parts::of(parts.verifier, one)) {
        let has = |names: [&str; 2]| names.iter().any(|name| inner.attribute(name).is_some());
        let has_hint = ["hint_val", "hint"].iter().any(|name| {
            inner.attribute(name).is_some() && inner.integer(name).is_some_and(|hint| hint != 0)
        });
        require(!has_hint, || {
            rule!("operations inside capture region must not have hint clause")
                .with_help("write it on the 'omp.atomic.capture'")
        })?;
        require(!has(["memory_order_val", "memory_order"]), || {
            rule!("operations inside capture region must not have memory_order clause")
                .with_help("write it on the 'omp.atomic.capture'")
        })?;
    }
    Ok(())
}
