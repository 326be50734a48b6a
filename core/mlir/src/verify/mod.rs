//! Checks that parsing does not do: that each operation matches its description, that blocks end
//! as they must, that values are defined where they are used, that symbols exist.
//!
//! As in MLIR, the first error of an isolated operation (a function) ends the checks of that one;
//! the others are still checked. For documents each operation is checked ([`verify_recovered`]).

mod arity;
mod blocks;
mod dominance;
mod function;
mod operation;
mod recovered;
mod single;
mod symbols;
mod traits;
mod type_transforms;
mod unverified;
mod verified_ops;

pub use arity::check_total;
pub use recovered::verify_recovered;
pub use single::{verify_operation, verify_rule, verify_signature};
pub use symbols::SymbolLookup;
pub use unverified::print_unverified;
pub use verified_ops::VerifiedOps;

use super::ir::{BlockId, Ir, OperationId, RegionId};
use super::ods::{Gap, LlvmVersion, OpDescription, Trait};
use super::registry::{AttributeOwner, RegisteredOp, Registry, VerifyError};
use super::rewrite::{Effect, effect};
use abide_source::diagnostic::{Detail, Diagnostic, Diagnostics, codes};
use abide_source::limits::Limits;
use dominance::{Dominance, Nest};
use std::cell::{Cell, RefCell};
use symbols::SymbolTables;

/// The result of a check: the first error, if any.
pub type Verified = Result<(), VerifyError>;

/// The place of an operation that was not met yet: after all that were.
const UNVISITED: u32 = u32::MAX;

/// Checks operations, as the checks of dialects see it.
#[derive(Debug)]
pub struct Verifier<'ir> {
    /// The IR being checked.
    pub ir: &'ir Ir,
    registry: &'ir Registry,
    known: &'ir VerifiedOps<'ir>,
    /// For each operation, the number under which it was met; [`UNVISITED`] before that.
    places: Vec<Cell<u32>>,
    met: Cell<u32>,
    dominance: RefCell<Dominance>,
    symbols: RefCell<SymbolTables>,
    /// The diagnostics, if checks continue after the first error of an isolated operation.
    every: Option<RefCell<Vec<Failure>>>,
    /// The number of operations that messages have quoted, where long ones count several times.
    quoted: Cell<usize>,
    /// Whether a rule asked for the version of a text whose version is open.
    asked: Cell<bool>,
    /// Whether such a text is also checked as one of the newest version.
    tries_newest: bool,
    /// Whether this is the check as one of the newest version.
    is_strict: Cell<bool>,
    /// The errors that such a text has in the newest version alone.
    of_newest: RefCell<Vec<Failure>>,
}

impl Verifier<'_> {
    /// The version of LLVM that the operations are read as; `None` means the newest.
    #[must_use]
    pub fn version(&self) -> Option<LlvmVersion> {
        self.registry.version()
    }

    /// Whether the operations are checked as those of the newest version. A text whose version is open is checked by the
    /// rules of all versions, and then by those of the newest.
    #[must_use]
    pub fn is_for(&self, newest: LlvmVersion) -> bool {
        match self.version() {
            Some(version) => version == newest,
            None => {
                self.asked.set(true);
                self.is_strict.get()
            }
        }
    }
}

/// An operation and its error.
type Failure = (OperationId, VerifyError);

/// Returns the diagnostics of an IR's operations.
#[must_use]
pub fn verify(ir: &Ir, registry: &Registry, limits: &Limits) -> Vec<Diagnostic> {
    let known = VerifiedOps::of(registry, &ir.context);
    let run = Run::new(Verifier::new(ir, registry, &known), limits);
    run.from(ir.top()).found.finish()
}

/// Whether the operations have no errors. If the version of a text is open, the newest one has none either.
#[must_use]
pub fn is_valid(ir: &Ir, registry: &Registry, limits: &Limits) -> bool {
    let known = VerifiedOps::of(registry, &ir.context);
    let verifier = Verifier { tries_newest: true, ..Verifier::new(ir, registry, &known) };
    let run = Run::new(verifier, limits).from(ir.top());
    run.errors == 0 && run.verifier.of_newest.take().is_empty()
}

/// Whether the operations have errors. Each is checked by itself first, the inner ones before those around them: this is
/// fast if one is likely to be wrong. `known` belongs to the context, also if that had other operations before.
#[must_use]
pub fn has_errors(ir: &Ir, registry: &Registry, known: &VerifiedOps<'_>, limits: &Limits) -> bool {
    let verifier = Verifier::new(ir, registry, known);
    let operations: Vec<OperationId> = ir.walk(ir.top()).collect();
    let is_wrong = |operation: &OperationId| {
        verifier.check(*operation, verifier.registered(*operation)).is_err()
    };
    operations.iter().rev().any(is_wrong) || Run::new(verifier, limits).from(ir.top()).errors > 0
}

/// The data gathered in an isolated operation, for later.
#[derive(Debug, Default)]
struct Within {
    /// The operations in it that are isolated themselves.
    isolated: Vec<OperationId>,
    /// The operations in it that use symbols.
    symbol_users: Vec<OperationId>,
    /// Whether a value is used that was not met before in the same block: then it takes a closer
    /// look to know that all are defined where they are used.
    uses_from_elsewhere: bool,
}

/// A symbol table within which all operations are being checked; its symbols follow.
#[derive(Debug)]
struct OpenTable {
    table: OperationId,
    /// The number of errors before.
    errors: usize,
    users: Vec<OperationId>,
}

/// The next check.
enum Step {
    /// An isolated operation and its content.
    Isolated(OperationId),
    /// The symbols of the innermost open table, all of whose operations have been checked.
    Symbols,
}

/// One run over all operations.
struct Run<'ir> {
    verifier: Verifier<'ir>,
    found: Diagnostics,
    errors: usize,
    tables: Vec<OpenTable>,
}

impl<'ir> Run<'ir> {
    fn new(verifier: Verifier<'ir>, limits: &Limits) -> Run<'ir> {
        Run { verifier, found: Diagnostics::new(limits), errors: 0, tables: Vec::new() }
    }

    /// Checks an isolated operation.
    fn from(mut self, root: OperationId) -> Run<'ir> {
        let mut steps = vec![Step::Isolated(root)];
        while let Some(step) = steps.pop() {
            match step {
                Step::Isolated(operation) => self.isolated(operation, &mut steps),
                Step::Symbols => self.symbols(),
            }
        }
        self
    }

    fn isolated(&mut self, operation: OperationId, steps: &mut Vec<Step>) {
        let mut within = Within::default();
        if let Err((operation, error)) = self.verifier.isolated(operation, &mut within) {
            self.report(operation, error);
            return;
        }
        if self.verifier.is_symbol_table(operation) {
            let users = within.symbol_users;
            self.tables.push(OpenTable { table: operation, errors: self.errors, users });
            steps.push(Step::Symbols);
        } else if let Some(open) = self.tables.last_mut() {
            open.users.append(&mut within.symbol_users);
        }
        steps.extend(within.isolated.into_iter().rev().map(Step::Isolated));
    }

    /// As in MLIR, only where all within the table is well.
    fn symbols(&mut self) {
        let Some(open) = self.tables.pop() else { return };
        if open.errors < self.errors {
            return;
        }
        if let Err((operation, error)) = self.verifier.symbols_of(open.table, open.users) {
            self.report(operation, error);
        }
    }

    fn report(&mut self, operation: OperationId, error: VerifyError) {
        self.errors += 1;
        for diagnostic in self.verifier.diagnostics(operation, error) {
            self.found.push(diagnostic);
        }
    }
}

impl<'ir> Verifier<'ir> {
    fn new(ir: &'ir Ir, registry: &'ir Registry, known: &'ir VerifiedOps<'ir>) -> Verifier<'ir> {
        Verifier {
            ir,
            registry,
            known,
            places: vec![Cell::new(UNVISITED); ir.operation_bound()],
            met: Cell::default(),
            dominance: RefCell::default(),
            symbols: RefCell::default(),
            every: None,
            quoted: Cell::default(),
            asked: Cell::default(),
            tries_newest: false,
            is_strict: Cell::default(),
            of_newest: RefCell::default(),
        }
    }

    /// Handles the result of a check: an error ends the operation's checks, unless all are wanted.
    #[inline]
    fn passes(&self, operation: OperationId, verified: Verified) -> Result<(), Failure> {
        let Err(error) = verified else { return Ok(()) };
        match &self.every {
            None => Err((operation, error)),
            Some(every) => {
                every.borrow_mut().push((operation, error));
                Ok(())
            }
        }
    }

    /// Whether the operation's description has a trait, even for an opaque operation.
    #[must_use]
    pub fn is_declared_to_have(&self, operation: OperationId, own: Trait) -> bool {
        let all = self.known.registered();
        let entry = all.get(self.ir.name(operation).index()).copied().flatten();
        entry.is_some_and(|entry| entry.description().has(own))
    }

    /// The operation's entry in the registry; `None` too where only its text is known.
    #[must_use]
    pub fn registered(&self, operation: OperationId) -> Option<&'ir RegisteredOp> {
        if self.ir.opaque_text(operation).is_some() {
            return None;
        }
        self.known.registered().get(self.ir.name(operation).index()).copied().flatten()
    }

    /// The description of the operations of this name.
    #[must_use]
    pub fn description_of(&self, name: &[u8]) -> Option<&'ir OpDescription> {
        self.registry.operation(name).map(RegisteredOp::description)
    }

    /// Whether an operation is known to have memory effects, by itself or by its regions (MLIR:
    /// `isMemoryEffectFree`); false for an undescribed one.
    #[must_use]
    pub fn may_have_effect(&self, operation: OperationId) -> bool {
        self.registered(operation).is_some()
            && effect(self.ir, operation, |inner| self.registered(inner)) != Effect::None
    }

    /// Checks an operation and everything within it, except isolated operations: these are put on a list, as the
    /// users of symbols are. The order is MLIR's: an operation, then its regions, and finally the definitions of
    /// values if everything else is valid.
    fn isolated(&self, root: OperationId, found: &mut Within) -> Result<(), Failure> {
        self.within(root, found)?;
        if !found.uses_from_elsewhere {
            return Ok(());
        }
        let mut nest = Nest::default();
        let mut open = vec![(root, 0)];
        while let Some((operation, depth)) = open.pop() {
            nest.enter(depth, operation);
            for region in self.ir.regions(operation) {
                for block in self.ir.blocks(*region) {
                    for inner in self.ir.block_operations(*block) {
                        if !self.uses_only_earlier_values(inner, *block) {
                            self.passes(inner, self.operands_dominate(inner, &nest))?;
                        }
                        let has_regions = !self.ir.regions(inner).is_empty();
                        if has_regions && !self.is_isolated(inner) {
                            open.push((inner, depth + 1));
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
    fn within(&self, operation: OperationId, found: &mut Within) -> Result<(), Failure> {
        let entry = self.registered(operation);
        self.passes(operation, self.check(operation, entry))?;
        if entry.is_some_and(|entry| entry.symbol_verifier().is_some()) {
            found.symbol_users.push(operation);
        }
        for region in self.ir.regions(operation) {
            self.passes(operation, self.entry_has_no_predecessors(*region))?;
            for block in self.ir.blocks(*region) {
                self.block(*block, *region, entry, found)?;
            }
        }
        if let Some(entry) = entry.filter(|entry| !entry.may_omit_terminator()) {
            let found = self.implicit_terminators(operation, entry.description());
            self.passes(operation, found)?;
        }
        Ok(())
    }

    fn block(
        &self,
        block: BlockId,
        region: RegionId,
        parent: Option<&RegisteredOp>,
        found: &mut Within,
    ) -> Result<(), Failure> {
        let needs_none = self.ir.blocks(region).len() == 1
            && parent.is_none_or(|parent| {
                let op = parent.description();
                op.has(Trait::NoTerminator) || op.gap == Gap::Traits || parent.may_omit_terminator()
            });
        let owner = self.ir.region_parent(region).unwrap_or(self.ir.top());
        if self.ir.first_operation(block).is_none() && !needs_none {
            return self.passes(owner, Err(VerifyError::bare(Detail::EmptyBlock)));
        }
        for inner in self.ir.block_operations(block) {
            self.meet(inner);
            found.uses_from_elsewhere |= !self.uses_only_earlier_values(inner, block);
            self.passes(inner, self.ends_block(inner, block))?;
            if self.is_isolated(inner) {
                found.isolated.push(inner);
            } else {
                self.within(inner, found)?;
            }
        }
        if needs_none {
            return Ok(());
        }
        self.passes(owner, self.terminator(block))
    }

    /// All checks of one operation by itself.
    fn check(&self, operation: OperationId, entry: Option<&RegisteredOp>) -> Verified {
        self.attributes_of_dialects(
            operation,
            AttributeOwner::Operation,
            self.ir.attributes(operation),
        )?;
        let Some(entry) = entry else { return Ok(()) };
        self.as_described(operation, entry.description())?;
        let Some(hook) = entry.verifier() else { return Ok(()) };
        let verified = hook(self, operation);
        if self.asked.take() && verified.is_ok() && self.tries_newest {
            self.is_strict.set(true);
            if let Err(error) = hook(self, operation) {
                self.of_newest.borrow_mut().push((operation, error));
            }
            self.is_strict.set(false);
            self.asked.set(false);
        }
        verified
    }

    /// Checks an operation against its description, if no operation like it was found to be as described.
    fn as_described(&self, operation: OperationId, op: &OpDescription) -> Verified {
        let Some(verification_key) = self.verification_key(operation, op) else {
            return self.described(operation, op);
        };
        if self.known.is_verified(&verification_key) {
            return self.ends_its_block(operation, op);
        }
        self.described(operation, op)?;
        self.known.mark_verified(verification_key);
        Ok(())
    }

    /// Returns the diagnostics of an error: its earlier message, if it has one, then its own.
    fn diagnostics(
        &self,
        operation: OperationId,
        mut error: VerifyError,
    ) -> impl Iterator<Item = Diagnostic> {
        let first = error.before.take().map(|message| VerifyError::from(*message));
        first.into_iter().chain([error]).map(move |error| self.diagnostic(operation, error))
    }

    fn diagnostic(&self, operation: OperationId, error: VerifyError) -> Diagnostic {
        let place = error.operation.unwrap_or(operation);
        let name = String::from_utf8_lossy(self.ir.name_bytes(place));
        let message = match error.bare {
            true => error.message,
            false => error.message.after(&format!("'{name}' op ")),
        };
        let diagnostic =
            Diagnostic::new(codes::mlir::INVALID_OPERATION, self.ir.span(place), message);
        error
            .notes
            .into_iter()
            .fold(diagnostic, |diagnostic, (span, note)| diagnostic.with_related(span, note))
    }
}
