//! Shape rules of `scf` control flow.

use abide_mlir::ir::OperationId;
use abide_mlir::ir::integers::list_of_integers;
use abide_mlir::shape::{Domain, LoopBounds, Numbers, RegionRule, ShapeHook, Sizes, Transfer};

pub(crate) const SHAPES: &[(&str, ShapeHook)] = &[
    ("scf.execute_region", ShapeHook::Regions(RegionRule::Branches(|_, _| Some(0)))),
    ("scf.for", ShapeHook::Regions(RegionRule::counted(bounds, bounds))),
    ("scf.forall", ShapeHook::Regions(RegionRule::Threads { bounds: forall_bounds, shares: true })),
    ("scf.if", ShapeHook::Regions(RegionRule::Branches(if_region))),
    ("scf.index_switch", ShapeHook::Regions(RegionRule::Branches(switch_region))),
    (
        "scf.parallel",
        ShapeHook::Regions(RegionRule::Threads { bounds: parallel_bounds, shares: false }),
    ),
    ("scf.while", ShapeHook::Regions(RegionRule::While { hands_on: true })),
];

fn if_region(transfer: &mut Transfer<'_, Numbers>, operation: OperationId) -> Option<usize> {
    let condition = transfer.integer(transfer.ir.operand(operation, 0)?)?;
    Some(usize::from(condition == 0))
}

/// The default region is the first.
fn switch_region(transfer: &mut Transfer<'_, Numbers>, operation: OperationId) -> Option<usize> {
    let value = transfer.integer(transfer.ir.operand(operation, 0)?)?;
    let cases = list_of_integers(transfer.ir, transfer.ir.attribute(operation, "cases")?);
    Some(cases.iter().position(|case| *case == value).map_or(0, |case| case + 1))
}

fn bounds<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<LoopBounds<D::Number>> {
    let [lower, upper, step] = [0, 1, 2].map(|at| transfer.ir.operand(operation, at));
    let (lower, upper, step) = (lower?, upper?, step?);
    Some(LoopBounds {
        lower: transfer.integer(lower),
        upper: transfer.integer(upper),
        step: transfer.integer(step),
    })
}

type Bounds = Vec<(Option<i64>, Option<i64>)>;

fn forall_bounds(transfer: &mut Transfer<'_, Numbers>, operation: OperationId) -> Option<Bounds> {
    let mut bound = |part: usize, name| {
        let first = transfer.part(operation, part)?.start;
        transfer.mixed(operation, name, first)
    };
    let (lower, upper) = (bound(0, "staticLowerBound")?, bound(1, "staticUpperBound")?);
    Some(lower.into_iter().zip(upper).collect())
}

fn parallel_bounds(transfer: &mut Transfer<'_, Numbers>, operation: OperationId) -> Option<Bounds> {
    let mut bound = |part: usize| -> Option<Sizes<Option<i64>>> {
        let mut operands = transfer.part(operation, part)?;
        operands.try_fold(Sizes::new(), |mut all, at| {
            all.push(transfer.integer(transfer.ir.operand(operation, at)?));
            Some(all)
        })
    };
    let (lower, upper) = (bound(0)?, bound(1)?);
    Some(lower.into_iter().zip(upper).collect())
}
