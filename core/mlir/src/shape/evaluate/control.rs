//! Operations with regions.

use super::machine::{Exit, Machine, fact_of, set_all};
use super::{EvaluationError, Facts, Frame};
use crate::shape::domain::Operator;
use crate::ir::{AffineMap, AttributeKind, OperationId, RegionId, ValueId};

type Executed = Result<(), EvaluationError>;

impl<'ir> Machine<'ir> {
    /// Executes an operation that has regions. Those that are not known here are not entered, and
    /// their results are what the operation itself tells.
    pub(super) fn execute_regions(
        &mut self,
        frame: &mut Frame<'ir>,
        operation: OperationId,
    ) -> Executed {
        let regions = self.ir.regions(operation);
        let chosen = match self.ir.name_bytes(operation) {
            b"scf.for" => return self.scf_for(frame, operation),
            b"affine.for" => return self.affine_for(frame, operation),
            b"scf.while" => return self.scf_while(frame, operation),
            b"scf.forall" | b"scf.parallel" => return self.first_thread(frame, operation),
            b"scf.execute_region" => Some(0),
            b"scf.if" => self.operand(frame, operation, 0).map(|holds| usize::from(holds == 0)),
            b"scf.index_switch" => self.switch(frame, operation),
            b"affine.if" => self.affine_if(frame, operation),
            _ => {
                frame.operation(operation);
                return Ok(());
            }
        };
        let results: Vec<ValueId> = self.ir.results(operation).collect();
        let region = chosen.and_then(|number| regions.get(number));
        let yielded = match region {
            Some(region) => self.yielded(frame, *region)?,
            None => None,
        };
        match yielded {
            Some(facts) => set_all(frame, &results, facts),
            None => results.iter().for_each(|result| frame.set_unknown(*result)),
        }
        Ok(())
    }

    fn operand(&self, frame: &mut Frame<'ir>, operation: OperationId, at: usize) -> Option<i64> {
        frame.integer(self.ir.operand(operation, at)?)
    }

    /// What a region yields; `None` where that is not known.
    fn yielded(
        &mut self,
        frame: &mut Frame<'ir>,
        region: RegionId,
    ) -> Result<Option<Facts>, EvaluationError> {
        let Exit::At(end) = self.region(frame, region)? else { return Ok(None) };
        let operands: Vec<ValueId> = self.ir.operands(end).collect();
        Ok(Some(operands.into_iter().map(|value| fact_of(frame, value)).collect()))
    }

    /// The region of a switch: the default one is the first.
    fn switch(&self, frame: &mut Frame<'ir>, operation: OperationId) -> Option<usize> {
        let value = self.operand(frame, operation, 0)?;
        let cases = super::machine::integers(self.ir, self.ir.attribute(operation, "cases")?);
        Some(cases.iter().position(|case| *case == value).map_or(0, |case| case + 1))
    }

    fn affine_if(&self, frame: &mut Frame<'ir>, operation: OperationId) -> Option<usize> {
        let condition = self.ir.attribute(operation, "condition")?;
        let AttributeKind::IntegerSet(set) = self.ir.context.attribute_kind(condition) else {
            return None;
        };
        let operands: Vec<ValueId> = self.ir.operands(operation).collect();
        let results = set.constraints.iter().map(|(expression, _)| *expression).collect();
        let map = AffineMap { dims: set.dims, symbols: set.symbols, results };
        let values = frame.apply_map(&map, &operands)?;
        let mut holds = true;
        for (value, (_, equality)) in values.iter().zip(&set.constraints) {
            let value = (*value)?;
            holds &= if *equality { value == 0 } else { value >= 0 };
        }
        Some(usize::from(!holds))
    }

    fn scf_for(&mut self, frame: &mut Frame<'ir>, operation: OperationId) -> Executed {
        let bound =
            |machine: &Self, frame: &mut Frame<'ir>, at| machine.operand(frame, operation, at);
        let bounds = (bound(self, frame, 0), bound(self, frame, 1), bound(self, frame, 2));
        let carried = self.ir.operand_count(operation).saturating_sub(3);
        match bounds {
            (Some(lower), Some(upper), Some(step)) => {
                self.counted_loop(frame, operation, carried, [lower, upper, step])
            }
            _ => self.unknown_results(frame, operation),
        }
    }

    fn affine_for(&mut self, frame: &mut Frame<'ir>, operation: OperationId) -> Executed {
        let carried = self.ir.result_count(operation);
        let operands: Vec<ValueId> = self.ir.operands(operation).collect();
        let mut bounds = operands.into_iter();
        let mut bound = |frame: &mut Frame<'ir>, name: &str, operator: Operator| {
            let map = self.ir.context.attribute_kind(self.ir.attribute(operation, name)?);
            let AttributeKind::AffineMap(map) = map else { return None };
            let own: Vec<ValueId> =
                bounds.by_ref().take((map.dims + map.symbols) as usize).collect();
            let values: Option<Vec<i64>> = frame.apply_map(map, &own)?.into_iter().collect();
            values?.into_iter().reduce(|a, b| operator.apply(a, b).unwrap_or(a))
        };
        let lower = bound(frame, "lowerBoundMap", Operator::Max);
        let upper = bound(frame, "upperBoundMap", Operator::Min);
        let step = self.ir.attribute(operation, "step");
        let step = step.and_then(|step| self.ir.context.integer_value(step));
        match (lower, upper, step) {
            (Some(lower), Some(upper), Some(step)) => {
                self.counted_loop(frame, operation, carried, [lower, upper, step])
            }
            _ => self.unknown_results(frame, operation),
        }
    }

    fn unknown_results(&self, frame: &mut Frame<'ir>, operation: OperationId) -> Executed {
        self.ir.results(operation).for_each(|result| frame.set_unknown(result));
        Ok(())
    }

    /// A loop from a lower to an upper bound in steps; its last operands are what it carries.
    fn counted_loop(
        &mut self,
        frame: &mut Frame<'ir>,
        operation: OperationId,
        carried: usize,
        [lower, upper, step]: [i64; 3],
    ) -> Executed {
        if step <= 0 {
            let message = format!("the step of the loop is {step}");
            return Err(EvaluationError { operation: Some(operation), message });
        }
        let first = self.ir.operand_count(operation).saturating_sub(carried);
        let inits: Vec<ValueId> = self.ir.operands(operation).skip(first).collect();
        let mut facts: Option<Facts> =
            Some(inits.into_iter().map(|value| fact_of(frame, value)).collect());
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

    fn scf_while(&mut self, frame: &mut Frame<'ir>, operation: OperationId) -> Executed {
        let ir = self.ir;
        let &[before, after] = ir.regions(operation) else { return Ok(()) };
        let arguments =
            |region| ir.entry_block(region).map_or(&[][..], |block| ir.arguments(block));
        let inits: Vec<ValueId> = ir.operands(operation).collect();
        let mut facts: Facts = inits.into_iter().map(|value| fact_of(frame, value)).collect();
        loop {
            set_all(frame, arguments(before), facts);
            let Some(mut passed) = self.yielded(frame, before)? else {
                return self.unknown_results(frame, operation);
            };
            let condition = if passed.is_empty() { None } else { passed.remove(0) };
            match condition {
                Some(crate::shape::transfer::Fact::Integer(Some(0))) => {
                    let results: Vec<ValueId> = ir.results(operation).collect();
                    set_all(frame, &results, passed);
                    return Ok(());
                }
                Some(crate::shape::transfer::Fact::Integer(Some(_))) => {}
                _ => return self.unknown_results(frame, operation),
            }
            set_all(frame, arguments(after), passed);
            facts = match self.yielded(frame, after)? {
                Some(facts) => facts,
                None => return self.unknown_results(frame, operation),
            };
        }
    }

    /// Loops whose iterations do not depend on each other: the first one stands for all. The
    /// results of `forall` are as large as what the threads write to.
    fn first_thread(&mut self, frame: &mut Frame<'ir>, operation: OperationId) -> Executed {
        let ir = self.ir;
        let results: Vec<ValueId> = ir.results(operation).collect();
        let first = ir.operand_count(operation).saturating_sub(results.len());
        let shared: Vec<ValueId> = ir.operands(operation).skip(first).collect();
        let facts: Facts = shared.into_iter().map(|value| fact_of(frame, value)).collect();
        let Some(region) = ir.regions(operation).first().copied() else { return Ok(()) };
        let arguments = ir.entry_block(region).map_or(&[][..], |block| ir.arguments(block));
        let bounds = frame.loop_bounds(operation);
        let entered = bounds.as_ref().is_some_and(|bounds| {
            bounds
                .iter()
                .all(|(lower, upper)| matches!((lower, upper), (Some(a), Some(b)) if a < b))
        });
        if let Some(bounds) = bounds.filter(|_| entered) {
            for (index, (lower, _)) in arguments.iter().zip(&bounds) {
                frame.set_integer(*index, *lower);
            }
            let rest = arguments.get(bounds.len()..).unwrap_or_default();
            set_all(frame, rest, facts.clone());
            self.region(frame, region)?;
        }
        if ir.name_bytes(operation) == b"scf.forall" {
            set_all(frame, &results, facts);
        } else {
            return self.unknown_results(frame, operation);
        }
        Ok(())
    }
}
