//! The greedy driver: folds, erases dead operations and applies patterns until nothing changes, in
//! the order of MLIR's `applyPatternsGreedily`.

use super::RewriteError;
use super::constants::Constants;
use super::fold::{Fold, fold};
use super::regions::simplify_regions;
use super::rewriter::{InsertionPoint, Rewriter, Workspace};
use crate::ir::{BlockId, Ir, OperationId, RegionId};
use crate::ods::Trait;
use crate::registry::Registry;
use abide_source::limits::Limits;

/// The maximum number of visits to an operation of a region in one round, on average. Beyond it the pass counts as
/// endless: values that are used before they are defined can make a cycle of operations that never settles.
const MAX_VISITS_PER_OPERATION: usize = 4096;

/// Rewrite patterns beyond folding.
pub trait Patterns {
    /// Tries the patterns for an operation; true if one of them changed something.
    ///
    /// # Errors
    /// If a pattern finds something that the whole pass must fail for.
    fn apply(
        &mut self,
        rewriter: &mut Rewriter<'_>,
        operation: OperationId,
    ) -> Result<bool, RewriteError>;
}

/// No patterns: operations are folded, and dead ones erased.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoPatterns;

impl Patterns for NoPatterns {
    fn apply(&mut self, _: &mut Rewriter<'_>, _: OperationId) -> Result<bool, RewriteError> {
        Ok(false)
    }
}

/// In which order, and how often.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Configuration {
    /// From the first operation to the last, instead of from the last to the first.
    pub top_down: bool,
    /// The number of rounds.
    pub iterations: u32,
}

impl Configuration {
    /// From the last operation to the first, as often as the limits allow.
    #[must_use]
    pub fn bottom_up(limits: &Limits) -> Configuration {
        Configuration { top_down: false, iterations: limits.pass_iterations }
    }

    /// From the first operation to the last, as in `-canonicalize`.
    #[must_use]
    pub fn top_down(limits: &Limits) -> Configuration {
        Configuration { top_down: true, iterations: limits.pass_iterations }
    }
}

/// Rewrites everything within an operation; true if nothing was left to do in the end.
///
/// # Errors
/// If a pattern fails; the operations are in an unspecified state then.
pub fn apply_patterns(
    ir: &mut Ir,
    registry: &Registry,
    workspace: &mut Workspace,
    root: OperationId,
    patterns: &mut dyn Patterns,
    configuration: Configuration,
) -> Result<bool, RewriteError> {
    let mut converged = true;
    for region in ir.regions(root).to_vec() {
        let mut rewriter = Rewriter::new(ir, registry, workspace, region);
        converged &= simplify(&mut rewriter, region, patterns, configuration)?;
    }
    Ok(converged)
}

fn simplify(
    rewriter: &mut Rewriter<'_>,
    region: RegionId,
    patterns: &mut dyn Patterns,
    configuration: Configuration,
) -> Result<bool, RewriteError> {
    for _ in 0..configuration.iterations {
        populate(rewriter, region, configuration.top_down);
        let mut changed = process(rewriter, patterns)?;
        changed |= simplify_regions(rewriter, region);
        if !changed {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Schedules a visit of all operations, and gathers the constants.
fn populate(rewriter: &mut Rewriter<'_>, region: RegionId, top_down: bool) {
    /// A pending step.
    enum Step {
        Block(BlockId),
        /// An operation, and then the later ones in its block.
        From(OperationId),
        /// An operation whose regions are done.
        After(OperationId),
    }
    rewriter.workspace.worklist.clear();
    let mut constants = Constants::default();
    let enter = |ir: &Ir, region: RegionId, open: &mut Vec<Step>| {
        open.extend(ir.blocks(region).iter().rev().copied().map(Step::Block));
    };
    let mut open = Vec::new();
    enter(rewriter.ir, region, &mut open);
    while let Some(step) = open.pop() {
        match step {
            Step::Block(block) => {
                open.extend(rewriter.ir.first_operation(block).map(Step::From));
            }
            Step::After(operation) => take_up(rewriter, &mut constants, operation),
            Step::From(operation) => {
                // A constant may be moved to the front, or go.
                open.extend(rewriter.ir.next_operation(operation).map(Step::From));
                let has_regions = !rewriter.ir.regions(operation).is_empty();
                if has_regions && !top_down {
                    open.push(Step::After(operation));
                }
                if has_regions {
                    for region in rewriter.ir.regions(operation).iter().rev() {
                        enter(rewriter.ir, *region, &mut open);
                    }
                }
                if top_down || !has_regions {
                    take_up(rewriter, &mut constants, operation);
                }
            }
        }
    }
    if top_down {
        rewriter.workspace.worklist.reverse();
    }
}

fn take_up(rewriter: &mut Rewriter<'_>, constants: &mut Constants, operation: OperationId) {
    let value = rewriter.constant_of(operation);
    if value.is_none_or(|value| constants.insert(rewriter, operation, value)) {
        rewriter.revisit(operation);
    }
}

/// Processes the worklist until it is empty; returns whether something changed.
fn process(rewriter: &mut Rewriter<'_>, patterns: &mut dyn Patterns) -> Result<bool, RewriteError> {
    let mut changed = false;
    let mut left = rewriter
        .workspace
        .worklist
        .len()
        .saturating_add(64)
        .saturating_mul(MAX_VISITS_PER_OPERATION);
    while let Some(operation) = rewriter.workspace.worklist.pop() {
        left = left.saturating_sub(1);
        if left == 0 {
            let message = "the pass changes this operation again and again";
            return Err(RewriteError::new(operation, message));
        }
        if rewriter.is_dead(operation) {
            rewriter.erase(operation);
            changed = true;
            continue;
        }
        let constant = rewriter.has_trait(operation, Trait::ConstantLike);
        if !constant && apply_fold(rewriter, operation) {
            changed = true;
            continue;
        }
        changed |= patterns.apply(rewriter, operation)?;
    }
    Ok(changed)
}

/// Folds an operation if possible; new constants are inserted at its position.
pub(super) fn apply_fold(rewriter: &mut Rewriter<'_>, operation: OperationId) -> bool {
    match fold(rewriter, operation) {
        Fold::Nothing => false,
        // If values may be used before they are defined, an operation may be its own operand.
        Fold::Value(value) if rewriter.ir.defining_operation(value) == Some(operation) => false,
        Fold::InPlace => {
            rewriter.modified(operation);
            true
        }
        Fold::Value(value) => {
            rewriter.replace(operation, &[value]);
            true
        }
        Fold::Constant(attribute) => {
            let Some(result) = rewriter.ir.result(operation, 0) else { return false };
            let (ty, span) = (rewriter.ir.value_type(result), rewriter.ir.span(operation));
            let place = InsertionPoint::Before(operation);
            let value = rewriter.insert_constant(place, attribute, ty, span);
            let Some(value) = value else { return false };
            rewriter.replace(operation, &[value]);
            true
        }
    }
}
