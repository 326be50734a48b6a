//! Clauses of constructs that compute.

use super::data::{ENTRY_OR_EXIT, STRUCTURED, check_made_by};
use crate::common::{Parts, is_for_newest, require};
use abide_mlir::ir::Attribute;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::diagnostic::Message;
use abide_source::rule;
use std::collections::BTreeSet;

/// The values of a clause, the recipes that it names, and what its values are called.
const LISTS: &[(&str, &str, &str, &str)] = &[
    ("gangPrivateOperands", "privatizations", "private", "privatizations"),
    ("gangFirstPrivateOperands", "firstprivatizations", "firstprivate", "firstprivatizations"),
    ("privateOperands", "privatizations", "private", "privatizations"),
    ("reductionOperands", "reductionRecipes", "reduction", "reductions"),
];

fn check_lists(parts: &Parts<'_>) -> Verified {
    for (values, recipes, value, symbol) in LISTS {
        if !parts.has_operand(values) {
            continue;
        }
        let (values, symbols) = (parts.operands(values), parts.length(recipes));
        match symbols {
            // Newer versions have the recipes next to the values themselves.
            None => {}
            Some(0) if values.is_empty() => {}
            Some(_) if values.is_empty() => {
                return Err(rule!("unexpected {} symbol reference", symbol)
                    .with_help("remove the recipe, or name a value for it")
                    .into());
            }
            symbols => require(symbols == Some(values.len()), || {
                rule!("expected as many {} symbol reference as {} operands", symbol, value)
                    .with_help(format!("give one recipe for each value: {}", values.len()))
            })?,
        }
        let mut met = BTreeSet::new();
        let is_once = values.iter().all(|value| met.insert(*value));
        require(is_once, || {
            rule!("{} operand appears more than once", value).with_help("remove the repeated value")
        })?;
        check_recipes(parts, recipes, value)?;
    }
    Ok(())
}

/// Verifies that the symbols of a clause are those of recipes for it.
fn check_recipes(parts: &Parts<'_>, recipes: &str, value: &str) -> Verified {
    let ir = parts.ir();
    for symbol in parts.array(recipes).unwrap_or_default() {
        let is_recipe = match parts.verifier.symbol(parts.operation, *symbol) {
            SymbolLookup::Unknown => true,
            SymbolLookup::Missing => false,
            SymbolLookup::Found(found) => {
                let name = ir.name_bytes(found).strip_prefix(b"acc.");
                name.and_then(|name| name.strip_suffix(b".recipe")) == Some(value.as_bytes())
            }
        };
        require(is_recipe, || {
            let symbol = parts.verifier.attribute_text(*symbol);
            rule!("expected symbol reference {} to point to a {} declaration", symbol, value)
                .with_help(format!("name an 'acc.{value}.recipe' of this module"))
        })?;
    }
    Ok(())
}

pub(super) fn compute(parts: &Parts<'_>) -> Verified {
    let gangs = parts.integers("numGangsSegments").unwrap_or_default();
    require(gangs.iter().all(|count| *count <= 3), || {
        rule!("num_gangs expects a maximum of 3 values per segment")
            .with_help("write at most three values in each group")
    })?;
    check_lists(parts)?;
    check_made_by(parts, STRUCTURED, ENTRY_OR_EXIT)
}

pub(super) fn loop_(parts: &Parts<'_>) -> Verified {
    let bounds = ["lowerbound", "upperbound", "step"].map(|name| parts.operands(name).len());
    require(bounds.iter().all(|count| bounds.first() == Some(count)), || {
        rule!("number of upperbounds expected to be the same as number of steps")
            .with_help("write as many lower bounds, upper bounds and steps")
    })?;
    let [_, bounds, _] = bounds;
    let inclusive = parts.length("inclusiveUpperbound");
    require(bounds == 0 || inclusive.is_none_or(|count| count == bounds), || {
        rule!("inclusiveUpperbound size is expected to be the same as upperbound size")
            .with_help(format!("write one of them for each upper bound: {bounds}"))
    })?;
    check_collapse(parts)?;
    check_order(parts)?;
    check_lists(parts)?;
    let ir = parts.ir();
    require(ir.regions(parts.operation).iter().all(|body| !ir.blocks(*body).is_empty()), || {
        rule!("expected non-empty body.").with_help("write the loop in its braces")
    })
}

/// The devices of lists of them.
fn devices(parts: &Parts<'_>, lists: &[&str]) -> Vec<Attribute> {
    lists.iter().filter_map(|list| parts.array(list)).flatten().copied().collect()
}

fn are_distinct(devices: &[Attribute]) -> bool {
    let mut met = BTreeSet::new();
    devices.iter().all(|device| met.insert(*device))
}

/// Checks that each device has at most one `collapse`.
fn check_collapse(parts: &Parts<'_>) -> Verified {
    let Some(collapse) = parts.length("collapse") else { return Ok(()) };
    let Some(devices) = parts.array("collapseDeviceType") else {
        return Err(rule!(
            "collapse device_type attr must be define when collapse attr is present"
        )
        .with_help("add 'collapseDeviceType', with a device type for each number of 'collapse'")
        .into());
    };
    require(devices.len() == collapse, || {
        rule!("collapse attribute count must match collapse device_type count")
            .with_help("write one number for each of 'collapseDeviceType'")
    })?;
    require(are_distinct(devices), || {
        rule!("duplicate device_type found in collapseDeviceType attribute")
            .with_help("remove the repeated device type")
    })
}

/// The attributes that spread a loop over a device.
const SPREAD: [&str; 6] = [
    "gang",
    "gangOperandsDeviceType",
    "worker",
    "workerNumOperandsDeviceType",
    "vector",
    "vectorOperandsDeviceType",
];

/// The attributes that order the iterations of a loop on a device.
const ORDERS: [&str; 3] = ["auto_", "independent", "seq"];

/// Verifies that a device has one iteration order, and runs one after the other if iterations are not spread.
fn check_order(parts: &Parts<'_>) -> Verified {
    // LLVM 19 has no such rule.
    let orders = devices(parts, &ORDERS);
    require(has_any_device(parts, &orders) || !is_for_newest(parts.verifier), || {
        Message::from("at least one of auto, independent, seq must be present").with_help(
            "add 'attributes {independent = [#acc.device_type<none>]}' after the region, or 'auto_' \
             or 'seq'",
        )
    })
    .map_err(VerifyError::bare)?;
    require(are_distinct(&orders), || {
        rule!("only one of auto, independent, seq can be present at the same time")
            .with_help("keep one of them for each device type")
    })?;
    let spread = devices(parts, &SPREAD);
    require(devices(parts, &["seq"]).iter().all(|device| !spread.contains(device)), || {
        rule!("gang, worker or vector cannot appear with seq")
            .with_help("remove 'seq', or the words that spread the loop")
    })
}

/// Whether a list has the entry for all devices.
fn has_any_device<'d>(parts: &Parts<'_>, devices: impl IntoIterator<Item = &'d Attribute>) -> bool {
    let text = |device: &Attribute| parts.verifier.attribute_text(*device);
    devices.into_iter().any(|device| text(device).contains("<none>"))
}

/// Verifies that a routine uses one level of parallelism per device; an entry for all devices counts for each.
pub(super) fn routine(parts: &Parts<'_>) -> Verified {
    let ways = [&["gang", "gangDimDeviceType"][..], &["worker"], &["vector"], &["seq"]]
        .map(|lists| devices(parts, lists).into_iter().collect::<BTreeSet<_>>());
    let mut met = BTreeSet::new();
    let is_once = ways.iter().flatten().all(|device| met.insert(*device));
    let is_one = is_once && (met.len() < 2 || !has_any_device(parts, &met));
    require(is_one, || {
        rule!("only one of `gang`, `worker`, `vector`, `seq` can be present at the same time")
            .with_help("keep one of them for each device type")
    })
}

pub(super) fn check_outside(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let mut parent = ir.parent(parts.operation);
    while let Some(own) = parent {
        let name = ir.name_bytes(own).strip_prefix(b"acc.");
        let computes = ["parallel", "serial", "kernels", "loop"];
        require(computes.iter().all(|one| name != Some(one.as_bytes())), || {
            rule!("cannot be nested in a compute operation")
                .with_help("move it out of the compute operation")
        })?;
        parent = ir.parent(own);
    }
    Ok(())
}

pub(super) fn set(parts: &Parts<'_>) -> Verified {
    check_outside(parts)?;
    let has_device = parts.attribute("device_type").is_some();
    let has = |name| parts.operand(name).is_some();
    require(has_device || has("defaultAsync") || has("deviceNum"), || {
        rule!("at least one default_async, device_num, or device_type operand must appear")
            .with_help("add such a clause")
    })
}
