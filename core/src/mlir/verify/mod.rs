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

use super::ir::{BlockId, Ir, OperationId, RegionId};
use super::ods::Trait;
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
    /// For each identifier, the operation that has it as its name.
    registered: Vec<Option<&'ir RegisteredOp>>,
    /// For each operation, its place in its block.
    places: Vec<u32>,
    dominance: RefCell<Dominance>,
    symbols: RefCell<SymbolTables>,
}

/// What is wrong with the operations of an IR.
#[must_use]
pub fn verify(ir: &Ir, registry: &Registry, limits: &Limits) -> Vec<Diagnostic> {
    let verifier = Verifier {
        ir,
        registry,
        registered: registry.by_identifier(&ir.context),
        places: ir.places(),
        dominance: RefCell::default(),
        symbols: RefCell::default(),
    };
    let mut found = Diagnostics::new(limits);
    let mut pending = vec![ir.top()];
    while let Some(isolated) = pending.pop() {
        let before = pending.len();
        if let Err((operation, error)) = verifier.isolated(isolated, &mut pending) {
            let first = error.before.clone().map(VerifyError::from);
            for error in first.into_iter().chain([error]) {
                found.push(verifier.diagnostic(operation, error));
            }
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
        self.registered.get(self.ir.name(operation).index()).copied().flatten()
    }

    /// Checks an operation and everything within it, but for the operations that are isolated
    /// themselves: these are put on a list. In MLIR's order: an operation, then what is in its
    /// regions; where values are defined, when all else is well.
    fn isolated(
        &self,
        root: OperationId,
        pending: &mut Vec<OperationId>,
    ) -> Result<(), (OperationId, VerifyError)> {
        self.within(root, pending)?;
        let mut open = vec![root];
        while let Some(operation) = open.pop() {
            for region in self.ir.regions(operation) {
                for block in self.ir.blocks(*region) {
                    for inner in self.ir.block_operations(*block) {
                        self.operands_dominate(inner).map_err(|error| (inner, error))?;
                        if !self.is_isolated(inner) {
                            open.push(inner);
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn is_isolated(&self, operation: OperationId) -> bool {
        !self.ir.regions(operation).is_empty()
            && self.registered(operation).is_some_and(RegisteredOp::is_isolated)
    }

    /// Recurs with the nesting of regions, which the readers bound.
    fn within(
        &self,
        operation: OperationId,
        pending: &mut Vec<OperationId>,
    ) -> Result<(), (OperationId, VerifyError)> {
        let entry = self.registered(operation);
        self.check(operation, entry).map_err(|error| (operation, error))?;
        for region in self.ir.regions(operation) {
            self.entry_has_no_predecessors(*region).map_err(|error| (operation, error))?;
            for block in self.ir.blocks(*region) {
                self.block(*block, *region, entry, pending)?;
            }
        }
        Ok(())
    }

    fn block(
        &self,
        block: BlockId,
        region: RegionId,
        parent: Option<&RegisteredOp>,
        pending: &mut Vec<OperationId>,
    ) -> Result<(), (OperationId, VerifyError)> {
        let needs_none = self.ir.blocks(region).len() == 1
            && parent.is_none_or(|parent| parent.description().has(Trait::NoTerminator));
        let owner = self.ir.region_parent(region).unwrap_or(self.ir.top());
        if self.ir.first_operation(block).is_none() && !needs_none {
            let message = "empty block: expect at least a terminator";
            return Err((owner, VerifyError::bare(message)));
        }
        for inner in self.ir.block_operations(block) {
            self.ends_block(inner, block).map_err(|error| (inner, error))?;
            if self.is_isolated(inner) {
                pending.push(inner);
            } else {
                self.within(inner, pending)?;
            }
        }
        if needs_none {
            return Ok(());
        }
        self.terminator(block).map_err(|error| (owner, error))
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
