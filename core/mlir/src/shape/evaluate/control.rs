//! Operations with regions.

use super::machine::{Exit, Machine, set_all};
use super::{EvaluationError, Facts, Frame};
use crate::ir::{OperationId, RegionId, ValueId};
use crate::shape::hook::RegionRule;
use crate::shape::transfer::Fact;

type Executed = Result<(), EvaluationError>;

/// The maximum number of passes over a loop to find its invariant sizes.
const MAX_LOOP_ROUNDS: usize = 6;

/// Returns the facts that two lists about values agree on.
fn common_facts(frame: &mut Frame<'_>, values: &[ValueId], first: &Facts, second: &Facts) -> Facts {
    let both = first.iter().zip(second).zip(values);
    let agreed = both.map(|((first, second), value)| match (first, second) {
        (Some(first), Some(second)) => Some(frame.common_fact(*value, first, second)),
        _ => None,
    });
    agreed.collect()
}

impl<'ir> Machine<'ir> {
    /// Executes an operation that has regions.
    pub(super) fn execute_regions(
        &mut self,
        frame: &mut Frame<'ir>,
        operation: OperationId,
        rule: RegionRule,
    ) -> Executed {
        match rule {
            RegionRule::Branches(chosen) => {
                let chosen = chosen(frame, operation);
                self.branch(frame, operation, chosen)
            }
            RegionRule::Counted { numbers, .. } => {
                match numbers(frame, operation).map(|one| (one.lower, one.upper, one.step)) {
                    Some((Some(lower), Some(upper), Some(step))) => {
                        self.counted_loop(frame, operation, [lower, upper, step])
                    }
                    _ => self.unknown_results(frame, operation),
                }
            }
            RegionRule::While { hands_on } => self.while_loop(frame, operation, hands_on),
            RegionRule::Threads { bounds, shares } => {
                let bounds = bounds(frame, operation);
                self.first_thread(frame, operation, bounds, shares)
            }
        }
    }

    /// Executes the chosen region, which yields the results; if the choice is unknown, the results are the facts that
    /// all regions agree on.
    fn branch(
        &mut self,
        frame: &mut Frame<'ir>,
        operation: OperationId,
        chosen: Option<usize>,
    ) -> Executed {
        let results: Vec<ValueId> = self.ir.results(operation).collect();
        let regions = self.ir.regions(operation);
        let yielded = match chosen {
            Some(number) => match regions.get(number) {
                Some(region) => self.yielded(frame, *region)?,
                None => None,
            },
            None => self.common_facts_of_regions(frame, regions, &results)?,
        };
        match yielded {
            Some(facts) => set_all(frame, &results, facts),
            None => results.iter().for_each(|result| frame.set_unknown(*result)),
        }
        Ok(())
    }

    /// Returns the facts that some regions' yields agree on. A failing region that may not be executed is not an
    /// error.
    fn common_facts_of_regions(
        &mut self,
        frame: &mut Frame<'ir>,
        regions: &[RegionId],
        results: &[ValueId],
    ) -> Result<Option<Facts>, EvaluationError> {
        let mut agreed: Option<Facts> = None;
        for region in regions {
            let yielded = match self.yielded(frame, *region) {
                Ok(yielded) => yielded,
                Err(error) if self.steps == 0 => return Err(error),
                Err(_) => None,
            };
            let Some(facts) = yielded else { return Ok(None) };
            agreed = Some(match agreed {
                None => facts,
                Some(before) => common_facts(frame, results, &before, &facts),
            });
        }
        Ok(agreed)
    }

    /// Returns the values that a region yields; `None` if unknown.
    fn yielded(
        &mut self,
        frame: &mut Frame<'ir>,
        region: RegionId,
    ) -> Result<Option<Facts>, EvaluationError> {
        let Exit::At(end) = self.region(frame, region)? else { return Ok(None) };
        let operands: Vec<ValueId> = self.ir.operands(end).collect();
        Ok(Some(operands.into_iter().map(|value| frame.fact_of(value)).collect()))
    }

    fn unknown_results(&self, frame: &mut Frame<'ir>, operation: OperationId) -> Executed {
        self.ir.results(operation).for_each(|result| frame.set_unknown(result));
        Ok(())
    }

    /// A loop from a lower to an upper bound in steps; its last operands are its carried values.
    fn counted_loop(
        &mut self,
        frame: &mut Frame<'ir>,
        operation: OperationId,
        [lower, upper, step]: [i64; 3],
    ) -> Executed {
        if step <= 0 {
            let message = format!("the step of the loop is {step}");
            return Err(EvaluationError { operation: Some(operation), message });
        }
        let carried = self.ir.result_count(operation);
        let first = self.ir.operand_count(operation).saturating_sub(carried);
        let inits: Vec<ValueId> = self.ir.operands(operation).skip(first).collect();
        let mut facts: Option<Facts> =
            Some(inits.into_iter().map(|value| frame.fact_of(value)).collect());
        let entry = self.ir.regions(operation).first().and_then(|region| {
            let arguments = self.ir.arguments(self.ir.entry_block(*region)?);
            Some((*region, arguments.split_first()?))
        });
        let Some((region, (induction, arguments))) = entry else { return Ok(()) };
        let mut index = lower;
        while index < upper {
            let Some(carried) = facts else { return self.unknown_results(frame, operation) };
            frame.set_integer(*induction, Some(index));
            set_all(frame, arguments, carried);
            facts = self.yielded(frame, region)?;
            let Some(next) = index.checked_add(step) else { break };
            index = next;
        }
        let results: Vec<ValueId> = self.ir.results(operation).collect();
        match facts {
            Some(facts) => set_all(frame, &results, facts),
            None => return self.unknown_results(frame, operation),
        }
        Ok(())
    }

    fn while_loop(
        &mut self,
        frame: &mut Frame<'ir>,
        operation: OperationId,
        hands_on: bool,
    ) -> Executed {
        let ir = self.ir;
        let &[before, after] = ir.regions(operation) else { return Ok(()) };
        let arguments = |region| ir.region_arguments(region);
        let inits: Vec<ValueId> = ir.operands(operation).collect();
        let mut facts: Facts = inits.into_iter().map(|value| frame.fact_of(value)).collect();
        if !hands_on && self.find_loop_invariants(frame, operation, &facts)? {
            return Ok(());
        }
        loop {
            set_all(frame, arguments(before), facts.clone());
            let Some(mut passed) = self.yielded(frame, before)? else {
                return self.unknown_results(frame, operation);
            };
            let condition = if passed.is_empty() { None } else { passed.remove(0) };
            let condition = condition.and_then(|condition| match condition {
                Fact::Integer(condition) => condition,
                Fact::Sizes(_, elements) => elements?.first().copied()?,
            });
            let passed = if hands_on { passed } else { facts };
            match condition {
                Some(0) => {
                    let results: Vec<ValueId> = ir.results(operation).collect();
                    set_all(frame, &results, passed);
                    return Ok(());
                }
                Some(_) => {}
                None => return self.unknown_results(frame, operation),
            }
            set_all(frame, arguments(after), passed);
            facts = match self.yielded(frame, after)? {
                Some(facts) => facts,
                None => return self.unknown_results(frame, operation),
            };
        }
    }

    /// Finds the loop-carried values that are the same in all iterations, without running them; false if that
    /// leaves sizes open.
    fn find_loop_invariants(
        &mut self,
        frame: &mut Frame<'ir>,
        operation: OperationId,
        inits: &Facts,
    ) -> Result<bool, EvaluationError> {
        let ir = self.ir;
        let &[before, after] = ir.regions(operation) else { return Ok(false) };
        let arguments = |region| ir.region_arguments(region);
        let mut facts = inits.clone();
        for _ in 0..MAX_LOOP_ROUNDS {
            set_all(frame, arguments(before), facts.clone());
            self.region(frame, before)?;
            set_all(frame, arguments(after), facts.clone());
            let Some(carried) = self.yielded(frame, after)? else { return Ok(false) };
            let agreed = common_facts(frame, arguments(after), &facts, &carried);
            if agreed == facts {
                let known = |fact: &Option<Fact<Option<i64>>>| match fact {
                    Some(Fact::Sizes(sizes, _)) => sizes.iter().all(Option::is_some),
                    _ => true,
                };
                let is_settled = facts.iter().all(known);
                let results: Vec<ValueId> = ir.results(operation).collect();
                set_all(frame, &results, facts);
                return Ok(is_settled);
            }
            facts = agreed;
        }
        Ok(false)
    }

    /// Executes independent loop iterations by the first one alone. The results are as large as the destinations of
    /// the iterations, if they are shared.
    fn first_thread(
        &mut self,
        frame: &mut Frame<'ir>,
        operation: OperationId,
        bounds: Option<Vec<(Option<i64>, Option<i64>)>>,
        shares: bool,
    ) -> Executed {
        let ir = self.ir;
        let results: Vec<ValueId> = ir.results(operation).collect();
        let first = ir.operand_count(operation).saturating_sub(results.len());
        let shared: Vec<ValueId> = ir.operands(operation).skip(first).collect();
        let facts: Facts = shared.into_iter().map(|value| frame.fact_of(value)).collect();
        let Some(region) = ir.regions(operation).first().copied() else { return Ok(()) };
        let arguments = ir.region_arguments(region);
        let entered = |bounds: &Vec<(Option<i64>, Option<i64>)>| {
            bounds.iter().all(|bound| matches!(bound, (Some(lower), Some(upper)) if lower < upper))
        };
        if let Some(bounds) = bounds.filter(entered) {
            for (index, (lower, _)) in arguments.iter().zip(&bounds) {
                frame.set_integer(*index, *lower);
            }
            let rest = arguments.get(bounds.len()..).unwrap_or_default();
            set_all(frame, rest, facts.clone());
            self.region(frame, region)?;
        }
        if !shares {
            return self.unknown_results(frame, operation);
        }
        set_all(frame, &results, facts);
        Ok(())
    }
}
