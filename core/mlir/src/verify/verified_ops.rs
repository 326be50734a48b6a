//! The verified operations of a context, for all runs that share it.

use super::{Verified, Verifier};
use crate::ir::{Attribute, Context, Identifier, OperationId, Type};
use crate::ods::{OpDescription, ParametricTrait, Trait};
use crate::registry::{RegisteredOp, Registry};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::cell::{Cell, RefCell};

/// The maximum number of remembered kinds of verified operations: few kinds make up most of a file.
const MAX_VERIFIED_KEYS: usize = 1 << 14;

/// Operations with more operands and results are inspected each time.
const MAX_KEY_VALUES: usize = 12;

/// The verifier's results about the operations of one [`Context`]: must be extended when that grows.
#[derive(Debug, Default)]
pub struct VerifiedOps<'r> {
    /// For each identifier, the operation that has it as its name.
    registered: Vec<Option<&'r RegisteredOp>>,
    /// The results of rules that depend on attributes and types alone.
    of_parts: RefCell<FxHashMap<PartsKey, OfParts>>,
    /// The number of these that were checked once more, in builds with assertions.
    rechecked: Cell<u8>,
    /// The keys of operations that satisfy their descriptions.
    as_described: RefCell<FxHashSet<VerificationKey>>,
}

/// A rule that depends on attributes and types alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Rule {
    /// A rule of a dialect.
    Named(&'static str),
    /// The constraint of an attribute: the name of the operation, and the place of the attribute in its description.
    Constraint(Identifier, usize),
    /// The rule of an operation with this name.
    Operation(Identifier),
}

/// Attributes and types, in ids of the context.
type Shared = SmallVec<[u32; 6]>;

/// A rule, whether it is checked as that of the newest version, and all that it depends on.
type PartsKey = (Rule, bool, Shared);

/// The result of a rule that depends on attributes and types alone.
#[derive(Debug, Clone)]
struct OfParts {
    verified: Verified,
    /// Whether the rule asked for the version.
    asks: bool,
}

/// Everything that a description checks of an operation except its place, in ids of the context: of operations with
/// equal keys, all or none satisfy it.
pub(super) type VerificationKey = SmallVec<[u32; 10]>;

impl<'r> VerifiedOps<'r> {
    /// Returns the initial records of a context.
    #[must_use]
    pub fn of(registry: &'r Registry, context: &Context) -> VerifiedOps<'r> {
        let mut known = VerifiedOps::default();
        known.extend(registry, context);
        known
    }

    /// Updates it from its context.
    pub fn extend(&mut self, registry: &'r Registry, context: &Context) {
        registry.extend_by_identifier(&mut self.registered, context);
    }

    /// For each identifier, the operation that has it as its name.
    #[must_use]
    pub fn registered(&self) -> &[Option<&'r RegisteredOp>] {
        &self.registered
    }

    pub(super) fn is_verified(&self, verification_key: &VerificationKey) -> bool {
        self.as_described.borrow().contains(verification_key)
    }

    pub(super) fn mark_verified(&self, verification_key: VerificationKey) {
        let mut kept = self.as_described.borrow_mut();
        if kept.len() < MAX_VERIFIED_KEYS {
            kept.insert(verification_key);
        }
    }
}

/// An id or a count as a part of a key.
fn number(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl Verifier<'_> {
    /// Returns the result of a rule that depends on attributes and types alone. It is checked once, because these may be
    /// long and those of very many operations. `rule` names the rule, and is not shown.
    ///
    /// # Errors
    ///
    /// The error of the rule.
    pub fn once(
        &self,
        rule: &'static str,
        attributes: &[Attribute],
        types: impl IntoIterator<Item = Type>,
        check: impl FnOnce() -> Verified,
    ) -> Verified {
        self.once_for(Rule::Named(rule), attributes, types, check)
    }

    /// Returns the result of the rule of an operation that depends on its own attributes and types alone: as
    /// [`once`](Self::once), for operations that share them. Attributes that belong to no operation do not count.
    ///
    /// # Errors
    ///
    /// The error of the rule.
    pub fn once_for_equal(
        &self,
        operation: OperationId,
        check: impl FnOnce() -> Verified,
    ) -> Verified {
        let ir = self.ir;
        let entry = self.registered(operation);
        let has_properties = entry.is_some_and(|entry| entry.description().has_properties);
        let attributes = if has_properties { 0 } else { ir.attributes(operation).index() };
        let counts = [ir.properties(operation).index(), attributes, ir.operand_count(operation)];
        let values = ir.operands(operation).chain(ir.results(operation));
        let types = values.map(|value| ir.value_type(value).index());
        let shared = counts.into_iter().chain(types).map(number).collect();
        self.once_for_key(Rule::Operation(ir.name(operation)), shared, check)
    }

    /// [`once`](Self::once), for any rule.
    pub(super) fn once_for(
        &self,
        rule: Rule,
        attributes: &[Attribute],
        types: impl IntoIterator<Item = Type>,
        check: impl FnOnce() -> Verified,
    ) -> Verified {
        let attributes = attributes.iter().map(|one| number(one.index()));
        let shared = attributes.chain(types.into_iter().map(|one| number(one.index()))).collect();
        self.once_for_key(rule, shared, check)
    }

    fn once_for_key(
        &self,
        rule: Rule,
        shared: Shared,
        check: impl FnOnce() -> Verified,
    ) -> Verified {
        let key = (rule, self.is_strict.get(), shared);
        let known = self.known.of_parts.borrow().get(&key).cloned();
        let has_asked = self.asked.get();
        if let Some(known) = known {
            let rechecked = self.known.rechecked.get();
            if cfg!(debug_assertions) && rechecked < u8::MAX {
                self.known.rechecked.set(rechecked + 1);
                let again = check();
                debug_assert_eq!(
                    known.verified, again,
                    "{rule:?} depends on more than it declares"
                );
            }
            self.asked.set(has_asked || known.asks);
            return known.verified;
        }
        self.asked.set(false);
        let verified = check();
        let asks = self.asked.replace(has_asked || self.asked.get());
        let of_parts = OfParts { verified: verified.clone(), asks };
        self.known.of_parts.borrow_mut().insert(key, of_parts);
        verified
    }

    /// Returns the key of everything that the description checks; `None` if it also checks the parent or the regions.
    pub(super) fn verification_key(
        &self,
        operation: OperationId,
        op: &OpDescription,
    ) -> Option<VerificationKey> {
        let ir = self.ir;
        let (operands, results) = (ir.operand_count(operation), ir.result_count(operation));
        let looks_around = || {
            let by_parent = |one: &ParametricTrait| matches!(one, ParametricTrait::HasParent(_));
            let traits = [Trait::Symbol, Trait::FunctionOpInterface];
            traits.into_iter().any(|one| op.has(one)) || op.parametric_traits.iter().any(by_parent)
        };
        let has_few = operands + results <= MAX_KEY_VALUES;
        if !has_few || !ir.regions(operation).is_empty() || looks_around() {
            return None;
        }
        let mut verification_key: VerificationKey = SmallVec::new();
        verification_key.push(number(ir.name(operation).index()));
        verification_key.push(number(ir.properties(operation).index()));
        verification_key.push(number(ir.attributes(operation).index()));
        verification_key.push(number(operands));
        verification_key.push(number(ir.successors(operation).len()));
        let values = ir.operands(operation).chain(ir.results(operation));
        verification_key.extend(values.map(|value| number(ir.value_type(value).index())));
        Some(verification_key)
    }
}
