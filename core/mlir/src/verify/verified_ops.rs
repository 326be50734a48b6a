//! The verified operations of a context, for all runs that share it.

use super::{Verified, Verifier};
use crate::ir::{Attribute, Context, OperationId};
use crate::ods::{OpDescription, ParametricTrait, Trait};
use crate::registry::{RegisteredOp, Registry};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::cell::RefCell;

/// The maximum number of remembered kinds of verified operations: few kinds make up most of a file.
const MAX_VERIFIED_KEYS: usize = 1 << 14;

/// Operations with more operands and results are inspected each time.
const MAX_KEY_VALUES: usize = 12;

/// The verifier's results about the operations of one [`Context`]: must be extended when that grows.
#[derive(Debug, Default)]
pub struct VerifiedOps<'r> {
    /// For each identifier, the operation that has it as its name.
    registered: Vec<Option<&'r RegisteredOp>>,
    /// The results of rules for single attributes.
    of_attributes: RefCell<FxHashMap<(&'static str, Attribute), Verified>>,
    /// The keys of operations that satisfy their descriptions.
    as_described: RefCell<FxHashSet<VerificationKey>>,
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

impl Verifier<'_> {
    /// Returns the result of a rule that depends on an attribute alone. It is checked once, because an attribute may be
    /// long and that of very many operations. `rule` names the rule, and is not shown.
    ///
    /// # Errors
    ///
    /// The error of the rule.
    pub fn once(
        &self,
        rule: &'static str,
        attribute: Attribute,
        check: impl FnOnce() -> Verified,
    ) -> Verified {
        if let Some(known) = self.known.of_attributes.borrow().get(&(rule, attribute)) {
            return known.clone();
        }
        let result = check();
        self.known.of_attributes.borrow_mut().insert((rule, attribute), result.clone());
        result
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
        let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
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
