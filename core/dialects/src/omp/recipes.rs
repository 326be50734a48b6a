//! How private values and those of reductions are made, copied and combined.

use crate::common::{Parts, Recipe, check_recipe, require};
use abide_mlir::ir::RegionId;
use abide_mlir::verify::Verified;

/// The region with a name, by the description.
fn region(parts: &Parts<'_>, names: [&str; 2]) -> Option<RegionId> {
    let ir = parts.verifier.ir;
    let op = parts.verifier.registered(parts.operation)?.description();
    let index = op.regions.iter().position(|region| names.contains(&&*region.name))?;
    ir.regions(parts.operation).get(index).copied()
}

pub(super) fn declare_reduction(parts: &Parts<'_>) -> Verified {
    let ir = parts.verifier.ir;
    // Where memory is made first, the initializer has that as its argument, too.
    let has_memory = region(parts, ["allocRegion", "alloc_region"])
        .is_some_and(|region| ir.entry_block(region).is_some());
    if let Some(own) = region(parts, ["initializerRegion", "initializer_region"])
        && !has_memory
    {
        let recipe = Recipe {
            region: "initializer",
            arguments: 1,
            message: "expects initializer region with one argument of the reduction type",
            yields: Some("expects initializer region to yield a value of the reduction type"),
            may_have_more: false,
        };
        check_recipe(parts, own, "type", &recipe)?;
    }
    if let Some(own) = region(parts, ["reductionRegion", "reduction_region"]) {
        let recipe = Recipe {
            region: "reduction",
            arguments: 2,
            message: "expects reduction region with two arguments of the reduction type",
            yields: Some("expects reduction region to yield a value of the reduction type"),
            may_have_more: false,
        };
        check_recipe(parts, own, "type", &recipe)?;
    }
    if let Some(own) = region(parts, ["atomicReductionRegion", "atomic_reduction_region"])
        && let Some(entry) = ir.entry_block(own)
    {
        let arguments = ir.arguments(entry);
        let is_pair = matches!(arguments, [a, b] if ir.value_type(*a) == ir.value_type(*b));
        require(is_pair, || {
            "expects atomic reduction region with two arguments of the same type".to_owned()
        })?;
    }
    let Some(own) = region(parts, ["cleanupRegion", "cleanup_region"]) else { return Ok(()) };
    if ir.entry_block(own).is_none() {
        return Ok(());
    }
    let recipe = Recipe {
        region: "cleanup",
        arguments: 1,
        message: "expects cleanup region with one argument of the reduction type",
        yields: None,
        may_have_more: false,
    };
    check_recipe(parts, own, "type", &recipe)
}

pub(super) fn private(parts: &Parts<'_>) -> Verified {
    let ir = parts.verifier.ir;
    let Some(kind) = parts.keyword("data_sharing_type") else { return Ok(()) };
    let kind = kind.trim_matches(['{', '}', '=', ' ']);
    let Some(copy) = region(parts, ["copy_region", "copyRegion"]) else { return Ok(()) };
    let copies = ir.entry_block(copy).is_some();
    require(kind != "private" || !copies, || {
        "`private` clauses do not require a `copy` region".to_owned()
    })?;
    require(kind != "firstprivate" || copies, || {
        "`firstprivate` clauses require a `copy` region".to_owned()
    })
}
