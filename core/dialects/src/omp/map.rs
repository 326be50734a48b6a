//! The data of a device, and its transfer.

use super::clauses::{dependences, region_arguments};
use crate::common::{Parts, require};
use abide_mlir::ir::{Attribute, AttributeKind, Context};
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Message;
use abide_source::rule;

pub(super) fn bounds(parts: &Parts<'_>) -> Verified {
    let has = |name| parts.operand(name).is_some();
    require(!parts.has_operand("extent") || has("extent") || has("upper_bound"), || {
        rule!("expected extent or upperbound.").with_help("add 'extent(..)' or 'upper_bound(..)'")
    })
}

const TO: i64 = 1;
const FROM: i64 = 2;
const ALWAYS: i64 = 4;
const DELETE: i64 = 8;

/// The ways of an operation that maps: a number, or the words of an enumeration in newer versions.
fn bits(context: &Context, ways: Attribute) -> Option<i64> {
    let AttributeKind::Dialect { body, .. } = context.attribute_kind(ways) else {
        return context.integer_value(ways);
    };
    let body = context.text(*body);
    let words = body.strip_prefix("<clause_map_flags")?.strip_suffix('>')?;
    let bit = |word: &str| match word.trim() {
        "to" => TO,
        "from" => FROM,
        "always" => ALWAYS,
        "del" => DELETE,
        _ => 0,
    };
    Some(words.split('|').map(bit).fold(0, |all, one| all | one))
}

/// Checks that no map type of an operation is wrong; the error is `message`.
fn check_ways(parts: &Parts<'_>, is_wrong: fn(i64) -> bool, message: &'static str) -> Verified {
    let ir = parts.ir();
    let names = ["map_operands", "map_vars"];
    let values = names.into_iter().find(|name| parts.has_operand(name));
    for value in values.map_or_else(Vec::new, |name| parts.operands(name)) {
        let Some(made) = ir.defining_operation(value) else {
            return Err(rule!("missing map operation")
                .with_help("pass the result of 'omp.map.info'")
                .into());
        };
        if parts.verifier.registered(made).is_none() {
            continue;
        }
        require(ir.name_bytes(made) == b"omp.map.info", || {
            rule!("map argument is not a map entry operation")
                .with_help("pass the result of 'omp.map.info'")
        })?;
        let way = ir.attribute(made, "map_type").and_then(|way| bits(parts.context(), way));
        require(way.is_none_or(|way| !is_wrong(way)), || {
            Message::from(message).with_help("change 'map_clauses(..)' of the 'omp.map.info'")
        })?;
    }
    Ok(())
}

pub(super) fn target_data(parts: &Parts<'_>) -> Verified {
    region_arguments(parts)?;
    let names = [
        "map_operands",
        "map_vars",
        "use_device_ptr",
        "use_device_ptr_vars",
        "use_device_addr",
        "use_device_addr_vars",
    ];
    let is_known = names.iter().any(|name| parts.has_operand(name));
    let has_any = names.iter().any(|name| parts.operand(name).is_some());
    require(!is_known || has_any, || {
        rule!("At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present").with_help("add 'map_entries(..)' with a value")
    })?;
    check_ways(parts, |way| way & DELETE != 0, "to, from, tofrom and alloc map types are permitted")
}

pub(super) fn moves(parts: &Parts<'_>) -> Verified {
    dependences(parts)?;
    match parts.ir().name_bytes(parts.operation) {
        b"omp.target_enter_data" => check_ways(
            parts,
            |way| way & (FROM | DELETE) != 0,
            "to and alloc map types are permitted",
        ),
        b"omp.target_exit_data" => check_ways(
            parts,
            |way| way & TO != 0,
            "from, release and delete map types are permitted",
        ),
        _ => {
            check_ways(
                parts,
                |way| way & (TO | FROM) == TO | FROM,
                "either to or from map types can be specified, not both",
            )?;
            let message = "present, mapper and iterator map type modifiers are permitted";
            check_ways(parts, |way| way & ALWAYS != 0, message)?;
            check_other_ways(parts)
        }
    }
}

fn check_other_ways(parts: &Parts<'_>) -> Verified {
    check_ways(
        parts,
        |way| way & DELETE != 0 || way & (TO | FROM) == 0,
        "at least one of to or from map types must be specified, other map types are not \
         permitted",
    )
}
