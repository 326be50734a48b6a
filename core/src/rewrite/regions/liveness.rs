//! Operations and arguments of blocks that nothing needs in the end, even where they use each
//! other in a circle.

use super::branches::{Predecessors, successor_operands};
use crate::mlir::ir::{BlockId, OperationId, RegionId, ValueDefinition, ValueId};
use crate::mlir::ods::Trait;
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

    /// An operation is needed, and with it what it uses; of a branch, not what it hands on.
    fn operation(&mut self, rewriter: &Rewriter<'_>, operation: OperationId) {
        if !self.operations.insert(operation) {
            return;
        }
        let handed = successor_operands(rewriter.ir, operation).unwrap_or_default();
        for (index, operand) in rewriter.ir.operands(operation).enumerate() {
            if !handed.iter().any(|range| range.contains(&index)) {
                self.value(operand);
            }
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
        let ir = &*rewriter.ir;
        let predecessors =
            self.predecessors.entry(region).or_insert_with(|| Predecessors::of(ir, region));
        let mut given = Vec::new();
        for (branch, number) in predecessors.branches(block) {
            let ranges = successor_operands(ir, *branch).unwrap_or_default();
            let place = ranges.get(*number).and_then(|range| range.clone().nth(index));
            given.extend(place.and_then(|place| ir.operand(*branch, place)));
        }
        given.into_iter().for_each(|value| self.value(value));
    }
}

/// Erases what nothing needs within a region; true where there was something.
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
    let mut changed = false;
    for operation in all.iter().rev() {
        // What is within an operation that goes, goes with it.
        if !live.operations.contains(operation) && rewriter.ir.block_of(*operation).is_some() {
            for result in rewriter.ir.results(*operation) {
                cut(rewriter, result);
            }
            rewriter.erase(*operation);
            changed = true;
        }
    }
    changed | erase_arguments(rewriter, region, &live)
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
        let blocks = rewriter.ir.blocks(region).to_vec();
        let predecessors = Predecessors::of(rewriter.ir, region);
        for (number, block) in blocks.into_iter().enumerate() {
            for operation in rewriter.ir.block_operations(block) {
                open.extend(rewriter.ir.regions(operation));
            }
            let known = |(branch, _): &(OperationId, usize)| {
                successor_operands(rewriter.ir, *branch).is_some()
            };
            if number == 0 || !predecessors.branches(block).iter().all(known) {
                continue;
            }
            for index in (0..rewriter.ir.arguments(block).len()).rev() {
                let argument = rewriter.ir.arguments(block).get(index).copied();
                if argument.is_some_and(|argument| !live.values.contains(&argument)) {
                    predecessors.remove_operand(rewriter, block, index);
                    rewriter.ir.erase_argument(block, index);
                    changed = true;
                }
            }
        }
    }
    changed
}
