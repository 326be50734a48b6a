//! Calls of functions, as expressions: the results of a function follow from its arguments, and its arguments are the
//! facts that all its calls agree on.

use super::analysis::{Analysis, terminators};
use super::expression::{AtomKind, Expression};
use super::hook::ShapeHook;
use super::transfer::{Fact, hook};
use crate::ir::{AttributeKind, Identifier, Ir, OperationId, ValueId};
use crate::ods::Trait;
use crate::registry::Registry;
use rustc_hash::{FxHashMap, FxHashSet};

/// The maximum depth to which calls are followed.
const MAX_CALL_DEPTH: usize = 24;
/// The maximum number of calls of one function with different arguments remembered.
const MAX_CALLS_PER_FUNCTION: usize = 16;

type Facts = Vec<Option<Fact<Expression>>>;

/// The functions of a module by the symbol table that they are in and their names.
#[derive(Debug, Default)]
pub(super) struct Functions {
    by_name: FxHashMap<(OperationId, Identifier), OperationId>,
    tables: FxHashSet<OperationId>,
}

impl Functions {
    pub(super) fn of(ir: &Ir, registry: &Registry) -> Functions {
        let mut functions = Functions::default();
        for operation in ir.walk(ir.top()) {
            let name = ir.attribute(operation, "sym_name");
            let name = name.and_then(|name| ir.context.string_value(name));
            if let (Some(name), Some(parent)) = (name, ir.parent(operation)) {
                functions.by_name.entry((parent, name)).or_insert(operation);
            }
            if !ir.regions(operation).is_empty()
                && let Some(entry) = registry.operation(ir.name_bytes(operation))
                && entry.description().has(Trait::SymbolTable)
            {
                functions.tables.insert(operation);
            }
        }
        functions
    }

    /// The function that an attribute of an operation names, in the nearest symbol table around it.
    pub(super) fn callee(&self, ir: &Ir, call: OperationId, name: &str) -> Option<OperationId> {
        let callee = ir.context.attribute_kind(ir.attribute(call, name)?);
        let AttributeKind::SymbolReference { root, nested } = callee else { return None };
        let mut table = ir.parent(call)?;
        while !self.tables.contains(&table) {
            table = ir.parent(table)?;
        }
        let function = self.by_name.get(&(table, *root)).copied();
        function.filter(|_| nested.is_empty())
    }
}

/// The facts about calls.
#[derive(Debug, Default)]
pub(super) struct Calls {
    functions: Functions,
    /// The private functions that are called, each after its callers if such an order exists: they are analysed when
    /// all their calls are known.
    postponed: Vec<OperationId>,
    is_postponed: FxHashSet<OperationId>,
    /// The facts that the calls so far agree on.
    given: FxHashMap<OperationId, Facts>,
    /// The results of calls, by their arguments.
    returned: FxHashMap<OperationId, Vec<(Facts, Facts)>>,
    /// The functions that are being inspected for a call.
    open: Vec<OperationId>,
}

impl Calls {
    pub(super) fn of(ir: &Ir, registry: &Registry) -> Calls {
        let mut edges: Vec<(OperationId, OperationId)> = Vec::new();
        let mut functions = None;
        for operation in ir.walk(ir.top()) {
            if let Some(ShapeHook::Call(name)) = hook(ir, registry, operation) {
                let functions = functions.get_or_insert_with(|| Functions::of(ir, registry));
                let Some(callee) = functions.callee(ir, operation, name) else { continue };
                let caller = std::iter::successors(Some(operation), |one| ir.parent(*one))
                    .find(|one| ir.attribute(*one, "sym_name").is_some());
                if let Some(caller) = caller
                    && is_private(ir, callee)
                {
                    edges.push((caller, callee));
                }
            }
        }
        let Some(functions) = functions else { return Calls::default() };
        let postponed = in_order_of_calls(&edges);
        let is_postponed = postponed.iter().copied().collect();
        Calls { functions, postponed, is_postponed, ..Calls::default() }
    }

    pub(super) fn is_postponed(&self, operation: OperationId) -> bool {
        self.is_postponed.contains(&operation)
    }
}

/// Whether a function with a body can be called from within its module only.
fn is_private(ir: &Ir, function: OperationId) -> bool {
    let visibility = ir.attribute(function, "sym_visibility");
    let visibility = visibility.and_then(|it| ir.context.string_value(it));
    let is_private = visibility.is_some_and(|it| ir.context.bytes(it) == b"private");
    is_private && ir.body(function).is_some()
}

/// The called functions, callers first; those that call each other come last.
fn in_order_of_calls(edges: &[(OperationId, OperationId)]) -> Vec<OperationId> {
    let mut callers: FxHashMap<OperationId, usize> = FxHashMap::default();
    let mut callees: FxHashMap<OperationId, Vec<OperationId>> = FxHashMap::default();
    let mut called = Vec::new();
    for (caller, callee) in edges {
        let count = callers.entry(*callee).or_insert_with(|| {
            called.push(*callee);
            0
        });
        *count += 1;
        callees.entry(*caller).or_default().push(*callee);
    }
    let is_called: FxHashSet<OperationId> = called.iter().copied().collect();
    let mut ready: Vec<OperationId> = Vec::new();
    let mut seen = FxHashSet::default();
    for (caller, _) in edges {
        if !is_called.contains(caller) && seen.insert(*caller) {
            ready.push(*caller);
        }
    }
    let mut order = Vec::new();
    let mut next = 0;
    while let Some(caller) = ready.get(next).copied() {
        next += 1;
        for callee in callees.get(&caller).into_iter().flatten() {
            if let Some(count) = callers.get_mut(callee) {
                *count = count.saturating_sub(1);
                if *count == 0 {
                    order.push(*callee);
                    ready.push(*callee);
                }
            }
        }
    }
    let done: FxHashSet<OperationId> = order.iter().copied().collect();
    order.extend(called.into_iter().filter(|one| !done.contains(one)));
    order
}

impl Analysis<'_> {
    /// Analyses the postponed functions with the facts that all their calls agree on.
    pub(super) fn called_functions(&mut self) {
        let ir = self.transfer.ir;
        self.calls.open.clear();
        let postponed = std::mem::take(&mut self.calls.postponed);
        self.calls.is_postponed.clear();
        for function in postponed {
            self.forget(function);
            let given = self.calls.given.remove(&function).unwrap_or_default();
            let Some(body) = ir.regions(function).first().copied() else { continue };
            let arguments = ir.region_arguments(body);
            for (argument, fact) in arguments.iter().zip(given) {
                if fact.is_some() {
                    self.transfer.set(*argument, fact);
                }
            }
            self.region(body);
        }
    }

    /// A call: its results are the returned values of the function.
    pub(super) fn call(&mut self, call: OperationId, attribute: &str) {
        let ir = self.transfer.ir;
        let callee = self.calls.functions.callee(ir, call, attribute);
        let given: Facts =
            ir.operands(call).map(|operand| self.transfer.fact_of(operand)).collect();
        let results: Vec<ValueId> = ir.results(call).collect();
        let returned = callee.and_then(|callee| {
            if self.calls.open.is_empty() {
                self.merge_call_facts(callee, &given);
            }
            self.returned(callee, &given)
        });
        let Some((callee, returned)) = callee.zip(returned) else {
            results.iter().for_each(|result| self.transfer.set_unknown(*result));
            return;
        };
        for (result, fact) in results.into_iter().zip(returned) {
            let fact = fact.map(|fact| self.outside(callee, result, fact));
            self.transfer.set(result, fact);
        }
    }

    /// Keeps the facts that hold for one more call, too, in terms that mean the same everywhere.
    fn merge_call_facts(&mut self, callee: OperationId, given: &Facts) {
        let ir = self.transfer.ir;
        let body = ir.regions(callee).first();
        let entry = body.and_then(|body| ir.entry_block(*body));
        let Some(entry) = entry.filter(|_| self.calls.is_postponed(callee)) else { return };
        let arguments = ir.arguments(entry);
        let mut facts: Facts = Vec::new();
        for (argument, fact) in arguments.iter().zip(given) {
            let named = |kind: AtomKind| matches!(kind, AtomKind::Variable(_));
            facts.push(fact.clone().map(|fact| self.restricted(*argument, fact, &named)));
        }
        let agreed = match self.calls.given.remove(&callee) {
            None => facts,
            Some(before) => {
                let mut agreed = Vec::new();
                for ((argument, before), now) in arguments.iter().zip(before).zip(facts) {
                    agreed.push(match (before, now) {
                        (Some(before), Some(now)) => {
                            Some(self.transfer.common_fact(*argument, &before, &now))
                        }
                        _ => None,
                    });
                }
                agreed
            }
        };
        self.calls.given.insert(callee, agreed);
    }

    /// A fact, without the expressions that cannot be passed on.
    fn restricted(
        &mut self,
        value: ValueId,
        fact: Fact<Expression>,
        passes: &impl Fn(AtomKind) -> bool,
    ) -> Fact<Expression> {
        let domain = &mut self.transfer.domain;
        match fact {
            Fact::Integer(number) if domain.all_atoms(number, passes) => Fact::Integer(number),
            Fact::Integer(_) => {
                Fact::Integer(domain.atom(AtomKind::Value(value), super::Range::ALL))
            }
            Fact::Sizes(mut sizes, elements) => {
                for (dim, size) in sizes.iter_mut().enumerate() {
                    if !domain.all_atoms(*size, passes) {
                        let dim = u32::try_from(dim).unwrap_or(u32::MAX);
                        *size = domain.atom(AtomKind::Size(value, dim), super::Range::SIZE);
                    }
                }
                let whole = |all: &super::Elements<Expression>| {
                    all.iter().all(|one| domain.all_atoms(*one, passes))
                };
                let elements = elements.filter(whole);
                Fact::Sizes(sizes, elements)
            }
        }
    }

    /// Returns a fact about a function's result, without names local to the function.
    fn outside(
        &mut self,
        callee: OperationId,
        result: ValueId,
        fact: Fact<Expression>,
    ) -> Fact<Expression> {
        let ir = self.transfer.ir;
        let is_inside = |value: ValueId| {
            let block = ir.value_block(value).and_then(|block| ir.block_parent(block));
            std::iter::successors(block, |one| ir.parent(*one)).any(|one| one == callee)
        };
        self.restricted(result, fact, &|kind| match kind {
            AtomKind::Value(value) | AtomKind::Size(value, _) => !is_inside(value),
            _ => true,
        })
    }

    /// Returns the results of a function for some arguments; `None` if unknown.
    fn returned(&mut self, callee: OperationId, given: &Facts) -> Option<Facts> {
        let remembered = self.calls.returned.entry(callee).or_default();
        if let Some((_, returned)) = remembered.iter().find(|(before, _)| before == given) {
            return Some(returned.clone());
        }
        let is_too_much = remembered.len() >= MAX_CALLS_PER_FUNCTION
            || self.calls.open.len() >= MAX_CALL_DEPTH
            || self.calls.open.contains(&callee)
            || self.visits == 0;
        let ir = self.transfer.ir;
        let body = ir.regions(callee).first().copied().filter(|_| !is_too_much)?;
        let entry = ir.entry_block(body)?;
        if ir.arguments(entry).len() != given.len() {
            return None;
        }
        self.forget(callee);
        for (argument, fact) in ir.arguments(entry).iter().zip(given) {
            self.transfer.set(*argument, fact.clone());
        }
        self.calls.open.push(callee);
        self.region(body);
        self.calls.open.pop();
        let ends: Vec<OperationId> = terminators(ir, body).collect();
        let [end] = ends.as_slice() else { return None };
        let returned: Facts =
            ir.operands(*end).map(|operand| self.transfer.fact_of(operand)).collect();
        let result = (given.clone(), returned.clone());
        self.calls.returned.entry(callee).or_default().push(result);
        Some(returned)
    }

    /// Forgets the computed facts about the values of a function.
    fn forget(&mut self, function: OperationId) {
        let ir = self.transfer.ir;
        for operation in ir.walk(function).filter(|one| *one != function) {
            self.transfer.forget(ir.results(operation));
        }
        let inner = ir.walk(function).flat_map(|one| ir.regions(one).to_vec());
        for region in inner {
            for block in ir.blocks(region) {
                self.transfer.forget(ir.arguments(*block).iter().copied());
            }
        }
    }
}
