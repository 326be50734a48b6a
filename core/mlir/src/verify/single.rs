//! Verifies single operations.

use super::{Run, Verified, VerifiedOps, Verifier, Within};
use crate::ir::{Ir, OperationId};
use crate::registry::{RegisteredOp, Registry};
use abide_source::diagnostic::{Diagnostic, Diagnostics};
use abide_source::limits::Limits;
use std::cell::RefCell;

/// Returns the diagnostics of an operation and everything within it. Symbols that it uses are not looked up, because
/// the symbol table around it verifies them.
#[must_use]
pub fn verify_operation(
    ir: &Ir,
    operation: OperationId,
    registry: &Registry,
    limits: &Limits,
) -> Vec<Diagnostic> {
    let known = VerifiedOps::of(registry, &ir.context);
    let verifier = Verifier::new(ir, registry, &known);
    if operation == ir.top() || verifier.is_isolated(operation) {
        return Run::new(verifier, limits).from(operation).found.finish();
    }
    // Only from the isolated operation around it all definitions of values are met.
    let around = std::iter::successors(ir.parent(operation), |one| ir.parent(*one));
    let scope = around.into_iter().find(|one| verifier.is_isolated(*one)).unwrap_or(ir.top());
    let mut verifier = Verifier { every: Some(RefCell::default()), ..verifier };
    // Nothing ends the checks.
    let _ = verifier.isolated(scope, &mut Within::default());
    let failures = verifier.every.take().map(RefCell::into_inner).unwrap_or_default();
    let mut found = Diagnostics::new(limits);
    for (place, error) in failures {
        let mut outwards = std::iter::successors(Some(place), |one| ir.parent(*one));
        if outwards.any(|one| one == operation) {
            for diagnostic in verifier.diagnostics(place, error) {
                found.push(diagnostic);
            }
        }
    }
    found.finish()
}

/// Returns the first error in the operands, results and attributes of an operation, and in the numbers of its regions
/// and successors. Its regions may be unfinished.
#[must_use]
pub fn verify_signature(
    ir: &Ir,
    operation: OperationId,
    registry: &Registry,
) -> Option<Diagnostic> {
    first_error(ir, operation, registry, |verifier, entry| {
        verifier.signature(operation, entry.description()).map(drop)
    })
}

/// The same, and then the first error by the traits and the rule of an operation without regions. Results of the unknown
/// type are not checked.
#[must_use]
pub fn verify_rule(ir: &Ir, operation: OperationId, registry: &Registry) -> Option<Diagnostic> {
    first_error(ir, operation, registry, |verifier, entry| {
        verifier.described(operation, entry.description())?;
        entry.verifier().map_or(Ok(()), |rule| rule(verifier, operation))
    })
}

fn first_error(
    ir: &Ir,
    operation: OperationId,
    registry: &Registry,
    check: impl FnOnce(&Verifier<'_>, &RegisteredOp) -> Verified,
) -> Option<Diagnostic> {
    let known = VerifiedOps::of(registry, &ir.context);
    let verifier = Verifier::new(ir, registry, &known);
    let error = check(&verifier, verifier.registered(operation)?).err()?;
    verifier.diagnostics(operation, error).last()
}
