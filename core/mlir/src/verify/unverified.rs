//! Prints operations that need not be valid: the custom form of an invalid one may leave something out, or need a part
//! that is missing.

use super::{VerifiedOps, Verifier, Within};
use crate::ir::{Ir, OperationId};
use crate::print::{Beside, PrintOptions, Shown, print_scoped};
use crate::registry::Registry;
use rustc_hash::FxHashSet;
use std::cell::RefCell;

/// Prints an operation that need not be valid, as
/// [`print_operation_within`](crate::print::print_operation_within) prints valid ones. Invalid operations print in the
/// generic form, so that the text is complete. So do operations whose form leaves out a region in which one of the
/// `changed` operations is.
///
/// `scope` is isolated or the outermost operation, so that it has the definitions of all operands.
#[must_use]
pub fn print_unverified(
    ir: &Ir,
    scope: OperationId,
    operation: OperationId,
    registry: &Registry,
    options: &PrintOptions,
    changed: impl IntoIterator<Item = OperationId>,
) -> Vec<u8> {
    let invalid = invalid_operations(ir, scope, registry);
    let changed = changed.into_iter().collect();
    let shown = Some(Shown { invalid: &invalid, changed: &changed });
    let beside = Beside { shown, ..Beside::default() };
    print_scoped(ir, [scope, operation], registry, options, beside)
}

/// Returns the operations within another one, itself included, that are invalid.
fn invalid_operations(ir: &Ir, root: OperationId, registry: &Registry) -> FxHashSet<OperationId> {
    let known = VerifiedOps::of(registry, &ir.context);
    let every = Some(RefCell::default());
    let verifier = Verifier { every, ..Verifier::new(ir, registry, &known) };
    let mut steps = vec![root];
    while let Some(operation) = steps.pop() {
        let mut within = Within::default();
        // Nothing ends the checks.
        let _ = verifier.isolated(operation, &mut within);
        steps.append(&mut within.isolated);
    }
    let failures = verifier.every.map(RefCell::into_inner).unwrap_or_default();
    failures.into_iter().map(|(operation, _)| operation).collect()
}
