//! The verified operations of a context, for all runs that share it.

use super::Verifier;
use crate::ir::{Context, OperationId};
use crate::ods::{OpDescription, ParametricTrait, Trait};
use crate::registry::{RegisteredOp, Registry};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use std::cell::RefCell;

/// Of how many operations it is kept that they are as described: few kinds make up most of a file.
const MOST: usize = 1 << 14;

/// Operations with more operands and results are looked at each time.
const MOST_VALUES: usize = 12;

/// The verifier's results about the operations of one [`Context`]: must be extended when that grows.
#[derive(Debug, Default)]
pub struct Known<'r> {
    /// For each identifier, the operation that has it as its name.
    registered: Vec<Option<&'r RegisteredOp>>,
    /// The keys of operations that satisfy their descriptions.
    as_described: RefCell<FxHashSet<Likeness>>,
}

/// Everything that a description checks of an operation except its place, in ids of the context: of operations with
/// equal keys, all or none satisfy it.
pub(super) type Likeness = SmallVec<[u32; 10]>;

impl<'r> Known<'r> {
    /// Returns the initial records of a context.
    #[must_use]
    pub fn of(registry: &'r Registry, context: &Context) -> Known<'r> {
        let mut known = Known::default();
        known.extend(registry, context);
        known
    }

    /// Brings it up to date with its context.
    pub fn extend(&mut self, registry: &'r Registry, context: &Context) {
        registry.extend_by_identifier(&mut self.registered, context);
    }

    /// For each identifier, the operation that has it as its name.
    #[must_use]
    pub fn registered(&self) -> &[Option<&'r RegisteredOp>] {
        &self.registered
    }

    pub(super) fn is_as_described(&self, likeness: &Likeness) -> bool {
        self.as_described.borrow().contains(likeness)
    }

    pub(super) fn keep_as_described(&self, likeness: Likeness) {
        let mut kept = self.as_described.borrow_mut();
        if kept.len() < MOST {
            kept.insert(likeness);
        }
    }
}

impl Verifier<'_> {
    /// Returns the key of everything that the description checks; `None` if it also checks the parent or the regions.
    pub(super) fn likeness(&self, operation: OperationId, op: &OpDescription) -> Option<Likeness> {
        let ir = self.ir;
        let (operands, results) = (ir.operand_count(operation), ir.result_count(operation));
        let looks_around = || {
            let by_parent = |one: &ParametricTrait| matches!(one, ParametricTrait::HasParent(_));
            let traits = [Trait::Symbol, Trait::FunctionOpInterface];
            traits.into_iter().any(|one| op.has(one)) || op.parametric_traits.iter().any(by_parent)
        };
        let has_few = operands + results <= MOST_VALUES;
        if !has_few || !ir.regions(operation).is_empty() || looks_around() {
            return None;
        }
        let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let mut likeness: Likeness = SmallVec::new();
        likeness.push(number(ir.name(operation).index()));
        likeness.push(u32::from(ir.has_other_form(operation)));
        likeness.push(number(ir.properties(operation).index()));
        likeness.push(number(ir.attributes(operation).index()));
        likeness.push(number(operands));
        likeness.push(number(ir.successors(operation).len()));
        let values = ir.operands(operation).chain(ir.results(operation));
        likeness.extend(values.map(|value| number(ir.value_type(value).index())));
        Some(likeness)
    }
}
