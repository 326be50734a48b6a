//! Checks what reading lets pass: that each operation is as its description says, that blocks end
//! as they must, that values are defined where they are used, that symbols are there.
//!
//! As in MLIR, the first error of an isolated operation (a function) ends the checks of that one;
//! the others are checked all the same.

mod arity;
mod blocks;
mod dominance;
mod operation;
mod symbols;
mod traits;

pub use arity::{Groups, operand_groups, result_groups};

use super::ir::{Ir, OperationId};
use super::registry::{RegisteredOp, Registry, VerifyError};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::limits::Limits;
use dominance::Dominance;
use std::cell::RefCell;
use symbols::SymbolTables;

/// What a check finds: nothing, or the first thing that is wrong.
pub type Verified = Result<(), VerifyError>;

/// Checks operations, as the checks of dialects see it.
#[derive(Debug)]
pub struct Verifier<'ir> {
    /// What is checked.
    pub ir: &'ir Ir,
    registry: &'ir Registry,
    dominance: RefCell<Dominance>,
    symbols: RefCell<SymbolTables>,
}

/// What is wrong with the operations of an IR.
#[must_use]
pub fn verify(ir: &Ir, registry: &Registry, limits: &Limits) -> Vec<Diagnostic> {
    let verifier =
        Verifier { ir, registry, dominance: RefCell::default(), symbols: RefCell::default() };
    let mut found = Diagnostics::new(limits);
    let mut pending = vec![ir.top()];
    while let Some(isolated) = pending.pop() {
        let before = pending.len();
        if let Err((operation, error)) = verifier.isolated(isolated, &mut pending) {
            found.push(verifier.diagnostic(operation, error));
            pending.truncate(before);
        }
        if let Some(new) = pending.get_mut(before..) {
            new.reverse();
        }
    }
    found.finish()
}

impl<'ir> Verifier<'ir> {
    /// The operation's entry in the registry; `None` too where only its text is known.
    #[must_use]
    pub fn registered(&self, operation: OperationId) -> Option<&'ir RegisteredOp> {
        if self.ir.opaque_text(operation).is_some() {
            return None;
        }
        self.registry.operation(self.ir.name_bytes(operation))
    }

    /// Checks an operation and everything within it, but for the operations that are isolated
    /// themselves: these are put on a list.
    fn isolated(
        &self,
        root: OperationId,
        pending: &mut Vec<OperationId>,
    ) -> Result<(), (OperationId, VerifyError)> {
        let mut open = vec![root];
        while let Some(operation) = open.pop() {
            let entry = self.registered(operation);
            self.check(operation, entry).map_err(|error| (operation, error))?;
            self.blocks(operation, entry)?;
            let before = open.len();
            for region in self.ir.regions(operation) {
                for block in self.ir.blocks(*region) {
                    for inner in self.ir.block_operations(*block) {
                        self.operands_dominate(inner).map_err(|error| (inner, error))?;
                        let isolated = !self.ir.regions(inner).is_empty()
                            && self.registered(inner).is_some_and(RegisteredOp::is_isolated);
                        if isolated {
                            pending.push(inner);
                        } else {
                            open.push(inner);
                        }
                    }
                }
            }
            if let Some(new) = open.get_mut(before..) {
                new.reverse();
            }
        }
        Ok(())
    }

    /// All checks of one operation by itself.
    fn check(&self, operation: OperationId, entry: Option<&RegisteredOp>) -> Verified {
        let Some(entry) = entry else { return Ok(()) };
        self.described(operation, entry.description())?;
        match entry.hooks().verify {
            Some(hook) => hook(self, operation),
            None => Ok(()),
        }
    }

    fn diagnostic(&self, operation: OperationId, error: VerifyError) -> Diagnostic {
        let place = error.operation.unwrap_or(operation);
        let name = String::from_utf8_lossy(self.ir.name_bytes(place));
        let message = match error.bare {
            true => error.message,
            false => format!("'{name}' op {}", error.message),
        };
        let diagnostic =
            Diagnostic::new(codes::mlir::INVALID_OPERATION, self.ir.span(place), message);
        error
            .notes
            .into_iter()
            .fold(diagnostic, |diagnostic, (span, note)| diagnostic.with_related(span, note))
    }
}
