//! The facts about every value of some regions, as expressions: one walk in the order of the text, in which loops are
//! assumed to keep sizes until they are seen to change them.

use super::Range;
use super::binding::Bind;
use super::calls::Calls;
use super::domain::Domain as _;
use super::expression::{AtomKind, Expression, Expressions};
use super::hook::{RegionRule, ShapeHook, index_range};
use super::transfer::{Fact, Transfer};
use crate::ir::{BlockId, Ir, OperationId, RegionId, ValueId};
use crate::registry::Registry;
use crate::rewrite::Predecessors;
use rustc_hash::FxHashSet;

/// The maximum number of times that an operation is inspected on average before loops are no longer tried again.
const MAX_VISITS_PER_OPERATION: usize = 8;
/// The maximum number of times that a loop is walked through before all that it carries counts as unknown.
const MAX_LOOP_ROUNDS: usize = 3;

/// The facts about values.
#[derive(Debug)]
pub(super) struct Analysis<'ir> {
    pub(super) transfer: Transfer<'ir, Expressions>,
    /// The number of further visits with loops tried again.
    pub(super) visits: usize,
    /// The functions, and the facts about their calls.
    pub(super) calls: Calls,
}

impl<'ir> Analysis<'ir> {
    /// Analyses all operations in some regions, nested ones included. A region may use values of regions before it in
    /// the list.
    pub(super) fn of(ir: &'ir Ir, registry: &'ir Registry, regions: &[RegionId]) -> Analysis<'ir> {
        let transfer = Transfer::new(ir, registry, Expressions::default());
        let calls = Calls::of(ir, registry);
        let mut analysis = Analysis { transfer, visits: 0, calls };
        for region in regions {
            for block in ir.blocks(*region) {
                for operation in ir.block_operations(*block).flat_map(|top| ir.walk(top)) {
                    analysis.visits += MAX_VISITS_PER_OPERATION;
                    match analysis.transfer.hook(operation) {
                        Some(ShapeHook::Bind) => {
                            if let Some(bind) = Bind::new(ir, operation) {
                                analysis.transfer.keep_first_bind(bind);
                            }
                        }
                        Some(ShapeHook::Assume(assumptions, _)) => {
                            analysis.transfer.assume_all(assumptions(ir, operation));
                        }
                        _ => {}
                    }
                }
            }
        }
        for region in regions {
            analysis.region(*region);
        }
        analysis.called_functions();
        analysis
    }

    /// Recurs with the nesting of regions, which the readers bound.
    pub(super) fn region(&mut self, region: RegionId) {
        let ir = self.transfer.ir;
        let blocks = ir.blocks(region);
        let predecessors =
            (blocks.len() > 1).then(|| Predecessors::of(ir, self.transfer.registry, region));
        let mut done = FxHashSet::default();
        for block in blocks {
            if let Some(predecessors) = predecessors.as_ref().filter(|_| !done.is_empty()) {
                self.arguments(*block, predecessors, &done);
            }
            for operation in ir.block_operations(*block) {
                self.operation(operation);
            }
            done.insert(*block);
        }
    }

    /// The arguments of a block are what all branches to it agree on; nothing is known where one
    /// of them is still to come.
    fn arguments(
        &mut self,
        block: BlockId,
        predecessors: &Predecessors,
        done: &FxHashSet<BlockId>,
    ) {
        let ir = self.transfer.ir;
        let edges = predecessors.edges(block);
        let seen = |branch: OperationId| ir.block_of(branch).is_some_and(|own| done.contains(&own));
        let all_seen = edges.iter().all(|edge| seen(edge.branch));
        for (index, argument) in ir.arguments(block).iter().enumerate() {
            let given = edges.iter().map(|edge| edge.operand(ir, index));
            let values: Option<Vec<ValueId>> = given.collect();
            match values.filter(|values| all_seen && !values.is_empty()) {
                Some(values) => self.join(*argument, &values),
                None => self.transfer.set_unknown(*argument),
            }
        }
    }

    fn operation(&mut self, operation: OperationId) {
        self.visits = self.visits.saturating_sub(1);
        let ir = self.transfer.ir;
        if self.calls.is_postponed(operation) {
            return;
        }
        if let Some(ShapeHook::Call(attribute)) = self.transfer.hook(operation) {
            return self.call(operation, attribute);
        }
        self.transfer.operation(operation);
        let regions = ir.regions(operation);
        if regions.is_empty() {
            return;
        }
        let Some(ShapeHook::Regions(rule)) = self.transfer.hook(operation) else {
            regions.iter().for_each(|region| self.region(*region));
            return;
        };
        match rule {
            RegionRule::Branches(_) => self.branches(operation),
            RegionRule::Counted { expressions, .. } => {
                let bounds = expressions(&mut self.transfer, operation);
                let expressions = &self.transfer.domain;
                let index = bounds.map(|bounds| index_range(expressions, bounds));
                self.counted_loop(operation, index.unwrap_or(Range::ALL));
            }
            RegionRule::While { hands_on } => self.while_loop(operation, hands_on),
            RegionRule::Threads { shares, .. } => self.threads(operation, shares),
        }
    }

    /// Joins the values that the regions of an operation yield, for any control flow.
    fn branches(&mut self, operation: OperationId) {
        let ir = self.transfer.ir;
        let mut ends = Vec::new();
        for region in ir.regions(operation) {
            self.region(*region);
            ends.extend(terminators(ir, *region));
        }
        for (index, result) in ir.results(operation).enumerate() {
            let values: Option<Vec<ValueId>> =
                ends.iter().map(|end| ir.operand(*end, index)).collect();
            match values.filter(|values| !values.is_empty()) {
                Some(values) => self.join(result, &values),
                None => self.transfer.set_unknown(result),
            }
        }
    }

    /// A value is what all of some others agree on.
    fn join(&mut self, value: ValueId, others: &[ValueId]) {
        let mut agreed = None;
        for other in others {
            let fact = self.transfer.fact_of(*other);
            agreed = match (agreed, fact) {
                (None, fact) => fact,
                (Some(agreed), Some(fact)) => {
                    Some(self.transfer.common_fact(value, &agreed, &fact))
                }
                (Some(_), None) => None,
            };
            if agreed.is_none() {
                break;
            }
        }
        self.transfer.set(value, agreed);
    }

    /// Analyses a loop whose last operands are loop-carried and whose region has them after the index.
    fn counted_loop(&mut self, operation: OperationId, index: Range) {
        let ir = self.transfer.ir;
        let carried = ir.result_count(operation);
        let Some(region) = ir.regions(operation).first().copied() else { return };
        let Some(block) = ir.entry_block(region) else { return };
        let first = ir.operand_count(operation).saturating_sub(carried);
        let inits: Vec<ValueId> = ir.operands(operation).skip(first).collect();
        let Some((induction, arguments)) = ir.arguments(block).split_first() else { return };
        let number = self.transfer.domain.unknown(*induction, index);
        self.transfer.set_integer(*induction, number);
        let kept = self.fixed_point(&inits, arguments, |analysis| {
            analysis.region(region);
            terminators(ir, region).flat_map(|end| ir.operands(end)).collect()
        });
        for ((result, argument), kept) in ir.results(operation).zip(arguments).zip(kept) {
            self.leave_loop(result, *argument, kept);
        }
    }

    /// Walks through a loop until the carried values are the same at its beginning and its end; the walk returns the
    /// values of the next iteration. The result is the facts about the arguments that always hold.
    fn fixed_point(
        &mut self,
        inits: &[ValueId],
        arguments: &[ValueId],
        mut walk: impl FnMut(&mut Self) -> Vec<ValueId>,
    ) -> Vec<Option<Fact<Expression>>> {
        let mut facts: Vec<_> = inits.iter().map(|init| self.transfer.fact_of(*init)).collect();
        facts.resize(arguments.len(), None);
        for round in 0.. {
            let give_up = round + 1 >= MAX_LOOP_ROUNDS || self.visits == 0;
            if give_up {
                facts.fill(None);
            }
            for (argument, fact) in arguments.iter().zip(&facts) {
                self.transfer.set(*argument, fact.clone());
            }
            let carried = walk(self);
            let mut changed = false;
            for ((fact, argument), carried) in facts.iter_mut().zip(arguments).zip(carried) {
                let Some(assumed) = fact else { continue };
                let found = self.transfer.fact_of(carried);
                let agreed =
                    found.map(|found| self.transfer.common_fact(*argument, assumed, &found));
                changed |= agreed != *fact;
                *fact = agreed;
            }
            if give_up || !changed {
                break;
            }
        }
        facts
    }

    /// The results of a loop are its last carried values; a value that differs from round to round is
    /// not known outside.
    fn leave_loop(&mut self, result: ValueId, argument: ValueId, kept: Option<Fact<Expression>>) {
        let outside = match kept {
            Some(Fact::Sizes(mut sizes, elements)) => {
                for (dim, size) in sizes.iter_mut().enumerate() {
                    if *size == self.transfer.domain.unknown_size(argument, dim) {
                        *size = self.transfer.domain.unknown_size(result, dim);
                    }
                }
                let own = self.transfer.domain.unknown(argument, Range::ALL);
                Some(Fact::Sizes(sizes, elements.filter(|all| !all.contains(&own))))
            }
            Some(Fact::Integer(number))
                if number == self.transfer.domain.unknown(argument, Range::ALL) =>
            {
                None
            }
            kept => kept,
        };
        self.transfer.set(result, outside);
    }

    fn while_loop(&mut self, operation: OperationId, hands_on: bool) {
        let ir = self.transfer.ir;
        let &[before, after] = ir.regions(operation) else { return };
        let (Some(entry), Some(body)) = (ir.entry_block(before), ir.entry_block(after)) else {
            return;
        };
        let inits: Vec<ValueId> = ir.operands(operation).collect();
        let arguments = ir.arguments(entry);
        // The values that the first region passes on: those after the condition, or the loop-carried ones.
        let passed_on = || -> Vec<ValueId> {
            if hands_on {
                terminators(ir, before).flat_map(|end| ir.operands(end).skip(1)).collect()
            } else {
                arguments.to_vec()
            }
        };
        self.fixed_point(&inits, arguments, |analysis| {
            analysis.region(before);
            for (argument, value) in ir.arguments(body).iter().zip(passed_on()) {
                analysis.pass_on(*argument, value, arguments);
            }
            analysis.region(after);
            terminators(ir, after).flat_map(|end| ir.operands(end)).collect()
        });
        for (result, value) in ir.results(operation).zip(passed_on()) {
            self.pass_on(result, value, arguments);
        }
    }

    /// Passes the facts about a value to another one, except those in terms of `arguments`: these have no name
    /// outside of their region.
    fn pass_on(&mut self, value: ValueId, other: ValueId, arguments: &[ValueId]) {
        let fact = self.transfer.fact_of(other);
        let domain = &self.transfer.domain;
        let private = |number: &Expression| match domain.as_atom(*number) {
            Some(AtomKind::Value(atom) | AtomKind::Size(atom, _)) => arguments.contains(&atom),
            _ => false,
        };
        let shown = match fact {
            Some(Fact::Integer(number)) if private(&number) => None,
            Some(Fact::Sizes(mut sizes, elements)) => {
                let elements = elements.filter(|all| !all.iter().any(private));
                let hidden: Vec<bool> = sizes.iter().map(private).collect();
                for (dim, (size, hidden)) in sizes.iter_mut().zip(hidden).enumerate() {
                    if hidden {
                        *size = self.transfer.domain.unknown_size(value, dim);
                    }
                }
                Some(Fact::Sizes(sizes, elements))
            }
            fact => fact,
        };
        self.transfer.set(value, shown);
    }

    /// The results are as large as the tensors that all iterations write to, if they share some.
    fn threads(&mut self, operation: OperationId, shares: bool) {
        let ir = self.transfer.ir;
        let Some(region) = ir.regions(operation).first().copied() else { return };
        if shares {
            let results: Vec<ValueId> = ir.results(operation).collect();
            let first = ir.operand_count(operation).saturating_sub(results.len());
            let shared: Vec<ValueId> = ir.operands(operation).skip(first).collect();
            let arguments = ir.region_arguments(region);
            let indices = arguments.len().saturating_sub(shared.len());
            for ((result, shared), argument) in
                results.iter().zip(&shared).zip(arguments.iter().skip(indices))
            {
                self.join(*argument, &[*shared]);
                self.join(*result, &[*shared]);
            }
        }
        self.region(region);
    }
}

/// Returns the terminators of the blocks from which control leaves a region.
pub(super) fn terminators(ir: &Ir, region: RegionId) -> impl Iterator<Item = OperationId> + '_ {
    let last = ir.blocks(region).iter().filter_map(|block| ir.last_operation(*block));
    last.filter(|last| ir.successors(*last).is_empty())
}
