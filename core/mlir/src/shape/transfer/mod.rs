//! Facts about values, and the tools for the rules of operations, for both kinds of integers: expressions and
//! numbers.

mod affine;
mod destination;
mod elements;
mod lists;

use super::Range;
use super::binding::{Bind, Symbol};
use super::dim_expression::DimExpression;
use super::domain::Domain;
use super::expression::Expressions;
use super::hook::{Assumptions, ShapeHook};
use super::sizes::{is_integer, sizes};
use crate::ir::{DYNAMIC, Ir, OperationId, Shape, ValueId};
use crate::ods::operand_groups;
use crate::ods::{OpDescription, Trait};
use crate::registry::Registry;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The sizes of a value, outermost first.
pub type Sizes<N> = SmallVec<[N; 4]>;

/// The number of steps back for values that are computed before their turn.
const MAX_DEMANDED_STEPS: usize = 32;

/// A fact about a value.
#[derive(Debug, Clone, PartialEq)]
pub enum Fact<N> {
    /// The value of an integer.
    Integer(N),
    /// The sizes of a tensor, buffer or vector, and the elements of a small tensor of integers.
    Sizes(Sizes<N>, Option<Elements<N>>),
}

/// The elements of a tensor of integers, in row-major order.
pub type Elements<N> = SmallVec<[N; 4]>;

/// The maximum number of followed elements of a tensor: shapes and computations on them have no more.
const MAX_ELEMENTS: usize = 64;

/// The facts about values, and their propagation through operations.
#[derive(Debug)]
pub struct Transfer<'ir, D: Domain> {
    /// The operations.
    pub ir: &'ir Ir,
    pub(super) registry: &'ir Registry,
    /// The integers.
    pub domain: D,
    facts: FxHashMap<ValueId, Fact<D::Number>>,
    /// The shapes that the program declares, if trusted: the first of each value.
    binds: FxHashMap<ValueId, Bind<'ir>>,
    /// The sizes that the program assumes, by value and dimension.
    assumed: FxHashMap<(ValueId, usize), DimExpression>,
    /// The values being computed, to detect cycles.
    open: Vec<ValueId>,
    /// The operation whose results have the computed sizes, whatever their types are.
    inferred: Option<OperationId>,
}

impl<'ir, D: Domain> Transfer<'ir, D> {
    pub(super) fn new(ir: &'ir Ir, registry: &'ir Registry, domain: D) -> Transfer<'ir, D> {
        Transfer {
            ir,
            registry,
            domain,
            facts: FxHashMap::default(),
            binds: FxHashMap::default(),
            assumed: FxHashMap::default(),
            open: Vec::new(),
            inferred: None,
        }
    }

    /// Keeps the shape that the program states for a value; the first statement counts.
    pub(super) fn keep_first_bind(&mut self, bind: Bind<'ir>) {
        self.binds.entry(bind.value).or_insert(bind);
    }

    /// Assumes the sizes that the program states, the first of each.
    pub(super) fn assume(&mut self, assumptions: Assumptions) {
        for (value, dim, size) in assumptions.sizes {
            self.assumed.entry((value, dim)).or_insert(size);
        }
    }

    /// Forgets the facts about these values, which are then computed again.
    pub(super) fn forget(&mut self, values: impl Iterator<Item = ValueId>) {
        for value in values {
            self.facts.remove(&value);
        }
    }

    /// Returns the current fact about a value.
    pub(super) fn fact(&self, value: ValueId) -> Option<&Fact<D::Number>> {
        self.facts.get(&value)
    }

    /// Returns the current facts about all values, in arbitrary order.
    pub(super) fn facts(&self) -> impl Iterator<Item = (ValueId, &Fact<D::Number>)> {
        self.facts.iter().map(|(value, fact)| (*value, fact))
    }

    /// Sets the fact about a value, regardless of its type and the program.
    pub(super) fn set_fact(&mut self, value: ValueId, fact: Fact<D::Number>) {
        self.facts.insert(value, fact);
    }

    /// Whether a value is an integer that sizes are computed with.
    #[must_use]
    pub fn is_integer(&self, value: ValueId) -> bool {
        is_integer(self.registry, &self.ir.context, self.ir.value_type(value))
    }

    /// An integer of the program.
    pub fn integer(&mut self, value: ValueId) -> D::Number {
        if let Some(Fact::Integer(number)) = self.facts.get(&value) {
            return *number;
        }
        if !self.demand(value) {
            return self.domain.unknown(value, Range::ALL);
        }
        match self.facts.get(&value) {
            Some(Fact::Integer(number)) => *number,
            _ => {
                let number = self.domain.unknown(value, Range::ALL);
                self.facts.insert(value, Fact::Integer(number));
                number
            }
        }
    }

    /// The sizes of a value of known rank.
    pub fn sizes(&mut self, value: ValueId) -> Option<Sizes<D::Number>> {
        if let Some(Fact::Sizes(sizes, _)) = self.facts.get(&value) {
            return Some(sizes.clone());
        }
        let known = self.demand(value);
        if let Some(Fact::Sizes(sizes, _)) = self.facts.get(&value) {
            return Some(sizes.clone());
        }
        let sizes = self.described_sizes(value, None)?;
        if known {
            self.facts.insert(value, Fact::Sizes(sizes.clone(), None));
        }
        Some(sizes)
    }

    /// The size of a value along a dimension.
    pub fn size(&mut self, value: ValueId, dim: usize) -> Option<D::Number> {
        self.sizes(value)?.get(dim).copied()
    }

    /// The number of dimensions of a value, where its type determines it.
    #[must_use]
    pub fn rank(&self, value: ValueId) -> Option<usize> {
        Some(self.type_sizes(value)?.len())
    }

    /// The sizes in the type of a value of known rank.
    #[must_use]
    pub fn type_sizes(&self, value: ValueId) -> Option<Shape> {
        sizes(self.registry, &self.ir.context, self.ir.value_type(value))
    }

    /// Computes what defines a value before its turn; false if the value depends on itself, or
    /// too much would have to be computed.
    fn demand(&mut self, value: ValueId) -> bool {
        if self.open.contains(&value) || self.open.len() >= MAX_DEMANDED_STEPS {
            return false;
        }
        if let Some(defining) = self.ir.defining_operation(value) {
            self.open.push(value);
            self.operation(defining);
            self.open.pop();
        }
        true
    }

    /// Sets the value of an integer.
    pub fn set_integer(&mut self, value: ValueId, number: D::Number) {
        self.facts.insert(value, Fact::Integer(number));
    }

    /// Sets the sizes of a value: those that its type and the program state, and the computed ones for the rest.
    pub fn set_sizes(&mut self, value: ValueId, computed: &[D::Number]) {
        let is_inferred =
            self.inferred.is_some_and(|one| Some(one) == self.ir.defining_operation(value));
        let sizes = match is_inferred {
            true => Some(Sizes::from_slice(computed)),
            false => self.described_sizes(value, Some(computed)),
        };
        if let Some(sizes) = sizes {
            self.facts.insert(value, Fact::Sizes(sizes, None));
        }
    }

    /// Records that only its type and the program are known of a value.
    pub fn set_unknown(&mut self, value: ValueId) {
        if self.is_integer(value) {
            let number = self.domain.unknown(value, Range::ALL);
            self.set_integer(value, number);
        } else if let Some(sizes) = self.described_sizes(value, None) {
            self.facts.insert(value, Fact::Sizes(sizes, None));
        }
    }

    /// The sizes of a value: those of its type, then what the program states about them, then what was
    /// computed.
    fn described_sizes(
        &mut self,
        value: ValueId,
        computed: Option<&[D::Number]>,
    ) -> Option<Sizes<D::Number>> {
        let shape = self.type_sizes(value)?;
        let dynamic = shape.contains(&DYNAMIC);
        let bound = if dynamic { self.bound_sizes(value) } else { None };
        let bound = bound.filter(|bound| bound.len() == shape.len());
        let computed = computed.filter(|computed| computed.len() == shape.len());
        let mut sizes = Sizes::new();
        for (dim, size) in shape.iter().enumerate() {
            let from = |list: Option<&[D::Number]>| list.and_then(|list| list.get(dim)).copied();
            let assumed = match self.assumed.get(&(value, dim)) {
                Some(assumed) if *size == DYNAMIC => Some(assumed.number(&mut self.domain)),
                _ => None,
            };
            sizes.push(match from(bound.as_deref()).or(assumed).or_else(|| from(computed)) {
                _ if *size != DYNAMIC => self.domain.constant(*size),
                Some(size) => size,
                None => self.domain.unknown_size(value, dim),
            });
        }
        Some(sizes)
    }

    /// Returns the sizes of a value that the program declares.
    fn bound_sizes(&mut self, value: ValueId) -> Option<Sizes<D::Number>> {
        let bind = *self.binds.get(&value)?;
        if self.open.contains(&value) && self.open.last() != Some(&value)
            || self.open.len() >= MAX_DEMANDED_STEPS
        {
            return None;
        }
        self.open.push(value);
        let symbols: Vec<ValueId> = bind.symbols().collect();
        let sizes = self.apply_map(bind.map, &symbols);
        self.open.pop();
        sizes
    }

    /// The sizes of the results of an operation by its rule, regardless of their types; `None` where the rule sets none.
    pub(super) fn computed_sizes(
        &mut self,
        operation: OperationId,
    ) -> Vec<Option<Sizes<D::Number>>> {
        self.inferred = Some(operation);
        let known = self.known_operation(operation);
        self.inferred = None;
        let ir = self.ir;
        let sizes = ir.results(operation).map(|result| match self.facts.get(&result) {
            Some(Fact::Sizes(sizes, None)) if known.is_some() => Some(sizes.clone()),
            _ => None,
        });
        sizes.collect()
    }

    /// Applies an operation's rule to its results, except for its regions.
    pub(super) fn operation(&mut self, operation: OperationId) {
        if self.known_operation(operation).is_none() {
            for result in self.ir.results(operation) {
                self.set_unknown(result);
            }
        }
    }

    fn known_operation(&mut self, operation: OperationId) -> Option<()> {
        let hook = self.hook(operation);
        let known = match hook {
            Some(ShapeHook::Rule(rule) | ShapeHook::Assume(_, rule)) => {
                D::rule(rule)(self, operation)
            }
            Some(ShapeHook::Symbol(bounds)) => {
                return self.symbol(Symbol::new(self.ir, operation, bounds));
            }
            _ => None,
        };
        known.or_else(|| self.destination(operation)).or_else(|| self.same_shape(operation))
    }

    /// The symbol that an operation makes.
    pub(super) fn symbol_of(&self, operation: OperationId) -> Option<Symbol<'ir>> {
        Symbol::of(self.ir, self.registry, operation)
    }

    /// Returns the shape hook of an operation.
    pub(super) fn hook(&self, operation: OperationId) -> Option<ShapeHook> {
        hook(self.ir, self.registry, operation)
    }

    /// A symbol has the range that it is declared with, and may be computed from others.
    fn symbol(&mut self, symbol: Symbol<'ir>) -> Option<()> {
        let result = self.ir.result(symbol.operation, 0)?;
        let declared = symbol.declared();
        let range = if declared.min <= declared.max { declared } else { Range::ALL };
        let number = match symbol.map() {
            None => self.domain.unknown(result, range),
            Some(map) => {
                let operands: Vec<ValueId> = self.ir.operands(symbol.operation).collect();
                let number = self.apply_map(map, &operands)?.first().copied()?;
                self.domain.narrow(number, range);
                number
            }
        };
        self.set_integer(result, number);
        Some(())
    }

    /// Operations that change elements or types, and no sizes.
    fn same_shape(&mut self, operation: OperationId) -> Option<()> {
        let traits = [
            Trait::Elementwise,
            Trait::SameOperandsAndResultShape,
            Trait::SameOperandsAndResultType,
            Trait::CastOpInterface,
        ];
        let same =
            self.description(operation).is_some_and(|op| traits.iter().any(|one| op.has(*one)));
        if !same || self.ir.result_count(operation) != 1 {
            return None;
        }
        let mut operands = self.ir.operands(operation);
        let source = operands.find(|one| self.type_sizes(*one).is_some())?;
        let sizes = self.sizes(source)?;
        self.set_sizes(self.ir.result(operation, 0)?, &sizes);
        Some(())
    }

    /// A rule: the result has the sizes of the first operand, or is the same integer.
    pub fn same_value(&mut self, operation: OperationId) -> Option<()> {
        let (source, result) = (self.ir.operand(operation, 0)?, self.ir.result(operation, 0)?);
        if self.ir.result_count(operation) != 1 {
            return None;
        }
        let Some(sizes) = self.sizes(source) else { return self.same_integer(operation) };
        self.set_sizes(result, &sizes);
        Some(())
    }

    fn same_integer(&mut self, operation: OperationId) -> Option<()> {
        let (source, result) = (self.ir.operand(operation, 0)?, self.ir.result(operation, 0)?);
        if !self.is_integer(source) || !self.is_integer(result) {
            return None;
        }
        let number = self.integer(source);
        self.set_integer(result, number);
        Some(())
    }

    /// The description of an operation that is read whole.
    #[must_use]
    pub fn description(&self, operation: OperationId) -> Option<&'ir OpDescription> {
        if self.ir.opaque_text(operation).is_some() {
            return None;
        }
        let entry = self.registry.operation(self.ir.name_bytes(operation))?;
        Some(entry.description())
    }

    /// The operands of a part of an operation, by the number that the part has in its description.
    #[must_use]
    pub fn part(&self, operation: OperationId, part: usize) -> Option<std::ops::Range<usize>> {
        let description = self.description(operation)?;
        operand_groups(self.ir, operation, description).get(part).cloned()
    }
}

/// Returns the shape hook of an operation.
pub(super) fn hook(ir: &Ir, registry: &Registry, operation: OperationId) -> Option<ShapeHook> {
    if ir.opaque_text(operation).is_some() {
        return None;
    }
    registry.operation(ir.name_bytes(operation))?.shape()
}

impl Transfer<'_, Expressions> {
    /// Assumes the program's statements about sizes, and that sizes are not negative.
    pub(super) fn assume_all(&mut self, assumptions: Assumptions) {
        for one in &assumptions.not_negative {
            let number = one.number(&mut self.domain);
            self.domain.assume_not_negative(number);
        }
        self.assume(assumptions);
    }
}
