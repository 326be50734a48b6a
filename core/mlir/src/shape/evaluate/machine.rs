//! Executes operations one after the other.

use super::{EvaluationError, Facts, Frame, MAX_STEPS, entry_arguments};
use crate::ir::{Ir, OperationId, RegionId, ValueId};
use crate::registry::Registry;
use crate::rewrite::successor_operands;
use crate::shape::binding::{Bind, Symbol};
use crate::shape::calls::Functions;
use crate::shape::domain::Numbers;
use crate::shape::hook::ShapeHook;
use crate::shape::transfer::{Fact, Transfer};
use abide_source::limits::Limits;

/// The maximum number of calls of a function until all its symbols are known: a symbol that is used before it is bound
/// is known in the second call.
const MAX_REPEATED_CALLS: usize = 4;

/// The way in which control leaves a region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Exit {
    /// By this operation, which has no successors.
    At(OperationId),
    /// The successor of control is unknown.
    Unknown,
}

/// The outcome of a call.
#[derive(Debug)]
pub(super) struct Called<'ir> {
    pub(super) transfer: Frame<'ir>,
    /// The returned values; empty if unknown.
    pub(super) returned: Vec<ValueId>,
}

/// Executes operations.
#[derive(Debug)]
pub(super) struct Machine<'ir> {
    pub(super) ir: &'ir Ir,
    registry: &'ir Registry,
    /// The number of further operations that may be executed.
    pub(super) steps: usize,
    /// The remaining depth of calls and regions.
    depth: u32,
    functions: Functions,
}

impl<'ir> Machine<'ir> {
    pub(super) fn new(ir: &'ir Ir, registry: &'ir Registry, limits: &Limits) -> Machine<'ir> {
        let functions = Functions::of(ir, registry);
        Machine { ir, registry, steps: MAX_STEPS, depth: limits.depth, functions }
    }

    /// Calls a function repeatedly, until the facts that its shapes state about its symbols are known everywhere.
    pub(super) fn call_learning(
        &mut self,
        function: OperationId,
        arguments: &Facts,
    ) -> Result<Called<'ir>, EvaluationError> {
        let mut numbers = Numbers::default();
        for _ in 1..MAX_REPEATED_CALLS {
            let before = numbers.known_symbols();
            let called = self.call(function, arguments, numbers)?;
            if called.transfer.domain.known_symbols() == before {
                return Ok(called);
            }
            numbers = called.transfer.domain;
        }
        self.call(function, arguments, numbers)
    }

    fn call(
        &mut self,
        function: OperationId,
        arguments: &Facts,
        numbers: Numbers,
    ) -> Result<Called<'ir>, EvaluationError> {
        let mut frame = Transfer::new(self.ir, self.registry, numbers);
        for (value, fact) in entry_arguments(self.ir, function).into_iter().flatten().zip(arguments)
        {
            match fact {
                Some(fact) => frame.set_fact(*value, fact.clone()),
                None => frame.set_unknown(*value),
            }
        }
        let mut returned = Vec::new();
        if let Some(region) = self.ir.regions(function).first()
            && let Exit::At(end) = self.region(&mut frame, *region)?
        {
            returned.extend(self.ir.operands(end));
        }
        Ok(Called { transfer: frame, returned })
    }

    /// Executes a region from its entry block on, whose arguments are known.
    pub(super) fn region(
        &mut self,
        frame: &mut Frame<'ir>,
        region: RegionId,
    ) -> Result<Exit, EvaluationError> {
        let Some(mut block) = self.ir.entry_block(region) else { return Ok(Exit::Unknown) };
        loop {
            let Some(last) = self.ir.last_operation(block) else { return Ok(Exit::Unknown) };
            for operation in self.ir.block_operations(block) {
                self.execute(frame, operation)?;
            }
            if self.ir.successors(last).is_empty() {
                return Ok(Exit::At(last));
            }
            let Some(number) = Self::successor(frame, last) else { return Ok(Exit::Unknown) };
            let operands = successor_operands(self.ir, self.registry, last);
            let given = operands.and_then(|operands| operands.get(number).cloned());
            let (Some(next), Some(given)) = (self.ir.successors(last).get(number), given) else {
                return Ok(Exit::Unknown);
            };
            let given = self.ir.operands(last).skip(given.start).take(given.len());
            let facts: Facts = given.map(|value| frame.fact_of(value)).collect();
            block = *next;
            set_all(frame, self.ir.arguments(block), facts);
        }
    }

    /// The number of the successor that a branch takes.
    fn successor(frame: &mut Frame<'ir>, branch: OperationId) -> Option<usize> {
        match frame.hook(branch)? {
            ShapeHook::Branch(successor) => successor(frame, branch),
            _ => None,
        }
    }

    /// Executes an operation with its regions.
    fn execute(
        &mut self,
        frame: &mut Frame<'ir>,
        operation: OperationId,
    ) -> Result<(), EvaluationError> {
        let ir = self.ir;
        self.steps = self.steps.saturating_sub(1);
        if self.steps == 0 {
            let message = format!("more than {MAX_STEPS} operations would be executed");
            return Err(EvaluationError { operation: Some(operation), message });
        }
        match frame.hook(operation) {
            Some(ShapeHook::Bind) => match Bind::new(ir, operation) {
                Some(bind) => super::bind::execute(frame, bind),
                None => Ok(()),
            },
            Some(ShapeHook::Call(name)) => {
                self.nested(operation, |machine| machine.execute_call(frame, operation, name))
            }
            Some(ShapeHook::Assume(assumptions, _)) => {
                frame.operation(operation);
                super::check_assumptions(frame, operation, &assumptions(ir, operation))
            }
            Some(ShapeHook::Regions(rule)) => {
                self.nested(operation, |machine| machine.execute_regions(frame, operation, rule))
            }
            Some(ShapeHook::Symbol(bounds)) => {
                frame.domain.begin_symbol(ir.result(operation, 0));
                frame.operation(operation);
                super::bind::check_range(frame, Symbol::new(ir, operation, bounds))
            }
            _ => {
                frame.operation(operation);
                check_sizes(frame, operation)
            }
        }
    }

    fn nested(
        &mut self,
        operation: OperationId,
        execute: impl FnOnce(&mut Self) -> Result<(), EvaluationError>,
    ) -> Result<(), EvaluationError> {
        let Some(depth) = self.depth.checked_sub(1) else {
            let message = "calls and regions nest too deep".to_owned();
            return Err(EvaluationError { operation: Some(operation), message });
        };
        let outer = std::mem::replace(&mut self.depth, depth);
        let result = execute(self);
        self.depth = outer;
        result
    }

    fn execute_call(
        &mut self,
        frame: &mut Frame<'ir>,
        call: OperationId,
        name: &str,
    ) -> Result<(), EvaluationError> {
        let ir = self.ir;
        let callee =
            self.functions.callee(ir, call, name).filter(|one| entry_arguments(ir, *one).is_some());
        let results: Vec<ValueId> = ir.results(call).collect();
        let Some(function) = callee else {
            results.iter().for_each(|result| frame.set_unknown(*result));
            return Ok(());
        };
        let operands: Vec<ValueId> = ir.operands(call).collect();
        let arguments = operands.into_iter().map(|value| frame.fact_of(value)).collect();
        let mut called = self.call_learning(function, &arguments)?;
        let returned = std::mem::take(&mut called.returned).into_iter();
        let mut facts: Facts = returned.map(|value| called.transfer.fact_of(value)).collect();
        facts.resize(results.len(), None);
        set_all(frame, &results, facts);
        Ok(())
    }
}

/// Assigns facts to values, one to one.
pub(super) fn set_all(frame: &mut Frame<'_>, values: &[ValueId], facts: Facts) {
    for (value, fact) in values.iter().zip(facts) {
        frame.set(*value, fact);
    }
}

/// A size is never negative.
fn check_sizes(frame: &Frame<'_>, operation: OperationId) -> Result<(), EvaluationError> {
    for result in frame.ir.results(operation) {
        let Some(Fact::Sizes(sizes, _)) = frame.fact(result) else { continue };
        if let Some(size) = sizes.iter().flatten().find(|size| **size < 0) {
            let message = format!("a size of its result is {size}");
            return Err(EvaluationError { operation: Some(operation), message });
        }
    }
    Ok(())
}
