//! All operations of a text with mistakes: one that is wrong does not keep the others from being
//! checked, and follow-up errors are not reported.

use super::{Failure, VerifiedOps, Verifier, Within};
use crate::ir::{Ir, OperationId};
use crate::ods::Trait;
use crate::registry::Registry;
use abide_source::diagnostic::{Diagnostic, Diagnostics, Severity};
use abide_source::limits::Limits;
use abide_source::sort;
use rustc_hash::FxHashSet;
use std::cell::RefCell;

/// Returns the first error of each operation that could be fully parsed. The others are known only by their text.
#[must_use]
pub fn verify_recovered(
    ir: &Ir,
    registry: &Registry,
    known: &VerifiedOps<'_>,
    limits: &Limits,
) -> Vec<Diagnostic> {
    let every = Some(RefCell::default());
    let mut verifier = Verifier { every, tries_newest: true, ..Verifier::new(ir, registry, known) };
    let mut users = Vec::new();
    let mut steps = vec![ir.top()];
    while let Some(operation) = steps.pop() {
        let mut within = Within::default();
        // Nothing ends the checks.
        let _ = verifier.isolated(operation, &mut within);
        users.append(&mut within.symbol_users);
        steps.extend(within.isolated.into_iter().rev());
    }
    // A broken enclosing operation may define the missing symbols.
    if !verifier.has_broken_symbols() {
        sort::by_number(&mut users, |user| ir.span(*user).start());
        for user in users {
            let _ = verifier.passes(user, verifier.symbols_used_by(user));
        }
    }
    let failures = verifier.every.take().map(RefCell::into_inner).unwrap_or_default();
    verifier.first_own_failures(failures, limits)
}

impl Verifier<'_> {
    /// Returns the first diagnostic of each operation, except those that only follow from another operation's error.
    fn first_own_failures(&self, failures: Vec<Failure>, limits: &Limits) -> Vec<Diagnostic> {
        let wrong: FxHashSet<OperationId> =
            failures.iter().map(|(operation, _)| *operation).collect();
        let of_newest = self.of_newest.take();
        let of_newest = of_newest.into_iter().filter(|(operation, _)| !wrong.contains(operation));
        let mut said = FxHashSet::default();
        let mut found = Diagnostics::new(limits);
        for (operation, error) in failures {
            if !said.insert(operation) || self.is_follow_up(operation, &wrong) {
                continue;
            }
            for diagnostic in self.diagnostics(operation, error) {
                found.push(diagnostic);
            }
        }
        for (operation, error) in of_newest {
            for diagnostic in self.diagnostics(operation, error.and("; older versions accept it")) {
                found.push(diagnostic.with_severity(Severity::Information));
            }
        }
        found.finish()
    }

    /// Whether an operation's error may follow from another's: from that of its regions' terminators, or, for a
    /// terminator, from that of its parent.
    fn is_follow_up(&self, operation: OperationId, wrong: &FxHashSet<OperationId>) -> bool {
        let parent = self.ir.parent(operation).filter(|parent| *parent != self.ir.top());
        let block = self.ir.block_of(operation);
        let ends = block.is_some_and(|block| self.ir.last_operation(block) == Some(operation));
        // A region without its end also contains the operations after it.
        let entry = self.registered(operation);
        let is_terminator = entry.is_some_and(|entry| entry.description().has(Trait::Terminator));
        if is_terminator && parent.is_some_and(|parent| self.is_broken(parent)) {
            return true;
        }
        if ends && parent.is_some_and(|parent| wrong.contains(&parent) || self.is_opaque(parent)) {
            return true;
        }
        let regions = self.ir.regions(operation).iter();
        let mut blocks = regions.flat_map(|region| self.ir.blocks(*region));
        blocks.any(|block| {
            let last = self.ir.last_operation(*block);
            last.is_some_and(|last| self.is_broken(last))
        })
    }

    /// Whether an operation of the outermost module could not be read.
    fn has_broken_symbols(&self) -> bool {
        let regions = self.ir.regions(self.ir.top()).iter();
        let mut blocks = regions.flat_map(|region| self.ir.blocks(*region));
        blocks.any(|block| self.ir.block_operations(*block).any(|inner| self.is_broken(inner)))
    }

    fn is_opaque(&self, operation: OperationId) -> bool {
        self.ir.opaque_text(operation).is_some()
    }

    /// Whether an operation that is described could not be read.
    fn is_broken(&self, operation: OperationId) -> bool {
        self.ir.opaque_text(operation).is_some_and(|text| text.is_empty())
    }
}
