//! Recipes that create, copy and combine private values and those of reductions.

use crate::common::{Parts, Recipe, check_recipe};
use abide_mlir::ir::RegionId;
use abide_mlir::verify::Verified;

fn region(parts: &Parts<'_>, index: usize) -> Option<RegionId> {
    parts.ir().regions(parts.operation).get(index).copied()
}

fn check(parts: &Parts<'_>, index: usize, recipe: &Recipe<'_>) -> Verified {
    match region(parts, index) {
        Some(region) => check_recipe(parts, region, "type", recipe),
        None => Ok(()),
    }
}

fn init(parts: &Parts<'_>, message: &'static str) -> Verified {
    let recipe =
        Recipe { region: "init", arguments: 1, message, yields: None, may_have_more: true };
    check(parts, 0, &recipe)
}

/// A region that ends the life of a value; it may be left out.
fn destroy(parts: &Parts<'_>, index: usize) -> Verified {
    let ir = parts.ir();
    if region(parts, index).is_none_or(|region| ir.entry_block(region).is_none()) {
        return Ok(());
    }
    let message = "expects destroy region first argument of the privatization type";
    let recipe =
        Recipe { region: "destroy", arguments: 1, message, yields: None, may_have_more: true };
    check(parts, index, &recipe)
}

pub(super) fn private(parts: &Parts<'_>) -> Verified {
    init(parts, "expects init region first argument of the privatization type")?;
    destroy(parts, 1)
}

pub(super) fn firstprivate(parts: &Parts<'_>) -> Verified {
    init(parts, "expects init region first argument of the privatization type")?;
    let message = "expects copy region with two arguments of the privatization type";
    let copy = Recipe { region: "copy", arguments: 2, message, yields: None, may_have_more: true };
    check(parts, 1, &copy)?;
    destroy(parts, 2)
}

pub(super) fn reduction(parts: &Parts<'_>) -> Verified {
    init(parts, "expects init region first argument of the reduction type")?;
    let combiner = Recipe {
        region: "combiner",
        arguments: 2,
        message: "expects combiner region with the first two arguments of the reduction type",
        yields: Some("expects combiner region to yield a value of the reduction type"),
        may_have_more: true,
    };
    check(parts, 1, &combiner)
}
