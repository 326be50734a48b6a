//! Operations and arguments of blocks that nothing needs in the end, even if they use each
//! other in a circle.

use super::branches::{self, Predecessors, successor_operands};
use crate::ir::{BlockId, OperationId, RegionId, ValueDefinition, ValueId};
use crate::ods::Trait;
use crate::rewrite::rewriter::Rewriter;
use rustc_hash::{FxHashMap, FxHashSet};

#[derive(Default)]
struct Liveness {
    operations: FxHashSet<OperationId>,
    values: FxHashSet<ValueId>,
    open: Vec<ValueId>,
    predecessors: FxHashMap<RegionId, Predecessors>,
}

impl Liveness {
    fn value(&mut self, value: ValueId) {
        if self.values.insert(value) {
            self.open.push(value);
        }
    }

    /// An operation is live, and so are its operands; of a branch, not those that it passes to its successors.
    fn operation(&mut self, rewriter: &Rewriter<'_>, operation: OperationId) {
        if !self.operations.insert(operation) {
            return;
        }
        // The operands passed on are at the end, contiguous.
        let handed =
            successor_operands(rewriter.ir, rewriter.registry(), operation).unwrap_or_default();
        let own = handed.first().map_or(usize::MAX, |first| first.start);
        rewriter.ir.operands(operation).take(own).for_each(|operand| self.value(operand));
        if handed.is_empty() {
            // The source of their values is unknown, so they stay, and all predecessors must still pass them operands.
            let blocks = rewriter.ir.successors(operation).iter();
            let arguments = blocks.flat_map(|block| rewriter.ir.arguments(*block));
            arguments.for_each(|argument| self.value(*argument));
        }
    }

    fn spread(&mut self, rewriter: &Rewriter<'_>) {
        while let Some(value) = self.open.pop() {
            match rewriter.ir.definition(value) {
                ValueDefinition::Result(operation, _) => self.operation(rewriter, operation),
                ValueDefinition::Argument(block, index) => {
                    self.argument(rewriter, block, index as usize);
                }
                ValueDefinition::Forward => {}
            }
        }
    }

    fn argument(&mut self, rewriter: &Rewriter<'_>, block: BlockId, index: usize) {
        let Some(region) = rewriter.ir.region_of(block) else { return };
        let (ir, registry) = (&*rewriter.ir, rewriter.registry());
        let known = self.predecessors.entry(region);
        let predecessors = known.or_insert_with(|| Predecessors::of(ir, registry, region));
        let edges = predecessors.edges(block).iter();
        let given: Vec<ValueId> = edges.filter_map(|edge| edge.operand(ir, index)).collect();
        given.into_iter().for_each(|value| self.value(value));
    }
}

/// Erases dead code within a region; returns whether there was any.
pub(super) fn erase_dead(rewriter: &mut Rewriter<'_>, region: RegionId) -> bool {
    let mut all = Vec::new();
    for block in rewriter.ir.blocks(region).to_vec() {
        for operation in rewriter.ir.block_operations(block).collect::<Vec<_>>() {
            all.extend(rewriter.ir.walk(operation));
        }
    }
    let mut live = Liveness::default();
    for operation in &all {
        let needed =
            rewriter.has_trait(*operation, Trait::Terminator) || !rewriter.is_removable(*operation);
        if needed {
            live.operation(rewriter, *operation);
        }
    }
    live.spread(rewriter);
    // Remaining branches must not use erased values.
    let mut changed = erase_arguments(rewriter, region, &live);
    for operation in all.iter().rev() {
        // Nested operations are erased with the enclosing one.
        if !live.operations.contains(operation) && rewriter.ir.block_of(*operation).is_some() {
            for result in rewriter.ir.results(*operation) {
                cut(rewriter, result);
            }
            rewriter.erase(*operation);
            changed = true;
        }
    }
    changed
}

/// Uses of a value by operations that are about to go are taken away with their operands.
fn cut(rewriter: &mut Rewriter<'_>, value: ValueId) {
    let users: Vec<_> = rewriter.ir.uses(value).map(|(user, _)| user).collect();
    for user in users {
        rewriter.ir.set_operands(user, &[]);
    }
}

fn erase_arguments(rewriter: &mut Rewriter<'_>, region: RegionId, live: &Liveness) -> bool {
    let mut changed = false;
    let mut open = vec![region];
    while let Some(region) = open.pop() {
        let ir = &*rewriter.ir;
        let mut dead = FxHashSet::default();
        for (number, block) in ir.blocks(region).iter().enumerate() {
            for operation in ir.block_operations(*block) {
                open.extend(ir.regions(operation));
            }
            if number > 0 {
                let arguments = ir.arguments(*block).iter().copied();
                dead.extend(arguments.filter(|argument| !live.values.contains(argument)));
            }
        }
        branches::erase_block_arguments(rewriter.ir, rewriter.registry(), region, &dead);
        changed |= !dead.is_empty();
    }
    changed
}
