//! Clauses of constructs that compute.

use super::data::{ENTRY_OR_EXIT, STRUCTURED, check_made_by};
use crate::common::{Parts, require};
use abide_mlir::verify::Verified;
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
            None | Some(0) if values.is_empty() => {}
            Some(_) if values.is_empty() => {
                return Err(format!("unexpected {symbol} symbol reference").into());
            }
            symbols => require(symbols == Some(values.len()), || {
                format!("expected as many {symbol} symbol reference as {value} operands")
            })?,
        }
        let mut met = BTreeSet::new();
        let is_once = values.iter().all(|value| met.insert(*value));
        require(is_once, || format!("{value} operand appears more than once"))?;
    }
    Ok(())
}

pub(super) fn compute(parts: &Parts<'_>) -> Verified {
    check_lists(parts)?;
    check_made_by(parts, STRUCTURED, ENTRY_OR_EXIT)
}

pub(super) fn loop_(parts: &Parts<'_>) -> Verified {
    let bounds = ["lowerbound", "upperbound", "step"].map(|name| parts.operands(name).len());
    require(bounds.iter().all(|count| bounds.first() == Some(count)), || {
        "number of upperbounds expected to be the same as number of steps".to_owned()
    })?;
    check_lists(parts)
}

fn check_outside(parts: &Parts<'_>) -> Verified {
    let ir = parts.verifier.ir;
    let mut parent = ir.parent(parts.operation);
    while let Some(own) = parent {
        let name = ir.name_bytes(own).strip_prefix(b"acc.");
        let computes = ["parallel", "serial", "kernels", "loop"];
        require(computes.iter().all(|one| name != Some(one.as_bytes())), || {
            "cannot be nested in a compute operation".to_owned()
        })?;
        parent = ir.parent(own);
    }
    Ok(())
}

pub(super) fn outside_of_compute(parts: &Parts<'_>) -> Verified {
    check_outside(parts)
}

pub(super) fn set(parts: &Parts<'_>) -> Verified {
    check_outside(parts)?;
    let has_device = parts.attribute("device_type").is_some();
    let has = |name| parts.operand(name).is_some();
    require(has_device || has("defaultAsync") || has("deviceNum"), || {
        "at least one default_async, device_num, or device_type operand must appear".to_owned()
    })
}
