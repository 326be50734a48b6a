//! Common subexpressions: of operations that compute the same, the first is enough.

use super::rewriter::{Rewriter, Workspace};
use crate::ir::{BlockId, Ir, OperationId, RegionId, Type, ValueId};
use crate::ods::Trait;
use crate::registry::Registry;
use rustc_hash::{FxHashMap, FxHasher};
use smallvec::SmallVec;
use std::collections::hash_map::Entry;
use std::hash::{Hash, Hasher};

/// The expressions available at an operation: those of the enclosing regions, the innermost last.
#[derive(Default)]
struct AvailableExpressions {
    /// The operations by a hash of the parts that make them equal.
    table: FxHashMap<u64, SmallVec<[OperationId; 2]>>,
    /// The hashes of the added operations, in order.
    added: Vec<u64>,
}

impl AvailableExpressions {
    /// Forgets the entries after the first `len`.
    fn leave(&mut self, len: usize) {
        for hash in self.added.drain(len.min(self.added.len())..).rev() {
            if let Entry::Occupied(mut same) = self.table.entry(hash) {
                same.get_mut().pop();
                if same.get().is_empty() {
                    same.remove();
                }
            }
        }
    }

    /// The operation that computes the same as `operation`; if there is none, adds `operation`.
    fn find_or_add(
        &mut self,
        ir: &Ir,
        operation: OperationId,
        sorted: bool,
    ) -> Option<OperationId> {
        let own = operands(ir, operation, sorted);
        let mut hasher = FxHasher::default();
        ir.name(operation).hash(&mut hasher);
        ir.properties(operation).hash(&mut hasher);
        ir.attributes(operation).hash(&mut hasher);
        own.hash(&mut hasher);
        types(ir, operation).for_each(|ty| ty.hash(&mut hasher));
        let hash = hasher.finish();
        let candidates = self.table.entry(hash).or_default();
        let same = |other: &&OperationId| {
            ir.name(**other) == ir.name(operation)
                && ir.properties(**other) == ir.properties(operation)
                && ir.attributes(**other) == ir.attributes(operation)
                && operands(ir, **other, sorted) == own
                && types(ir, **other).eq(types(ir, operation))
        };
        let found = candidates.iter().find(same).copied();
        if found.is_none() {
            candidates.push(operation);
            self.added.push(hash);
        }
        found
    }
}

/// The operands of an operation; sorted, where their order does not matter.
fn operands(ir: &Ir, operation: OperationId, sorted: bool) -> SmallVec<[ValueId; 4]> {
    let mut operands: SmallVec<[ValueId; 4]> = ir.operands(operation).collect();
    if sorted {
        operands.sort_unstable();
    }
    operands
}

fn types(ir: &Ir, operation: OperationId) -> impl Iterator<Item = Type> + '_ {
    ir.results(operation).map(|result| ir.value_type(result))
}

/// Erases operations within another one that are dead or compute the same as an earlier operation. An operation
/// counts for later operations in its block, for those of the blocks that its block dominates, and for all within
/// these. Unreachable blocks do not change.
pub fn eliminate_common_subexpressions(
    ir: &mut Ir,
    registry: &Registry,
    workspace: &mut Workspace,
    root: OperationId,
) {
    for region in ir.regions(root).to_vec() {
        let mut rewriter = Rewriter::new(ir, registry, workspace, region);
        walk(&mut rewriter, region);
    }
}

enum Step {
    Region(RegionId),
    /// A block, after as many others whose dominator subtrees end before it.
    Block(BlockId, usize),
    Operation(Option<OperationId>),
    /// Forgets the operations of this number of blocks.
    Leave(usize),
    /// The tables around an isolated operation.
    Return(AvailableExpressions),
    /// Continues after an operation once its regions are done.
    After(OperationId),
}

/// The blocks of a region in the order of its dominator tree, each with the number of blocks whose
/// subtrees end before it; and the number of those that are open in the end.
fn in_dominance_order(ir: &Ir, region: RegionId) -> (Vec<(BlockId, usize)>, usize) {
    if let [block] = *ir.blocks(region) {
        return (vec![(block, 0)], 1);
    }
    let mut places = ir.dominator_places(region);
    places.sort_unstable_by_key(|(_, place)| *place);
    let mut ends = Vec::new();
    let mut order = Vec::new();
    for (block, (start, end)) in places {
        let open = ends.len();
        while ends.pop_if(|end| *end <= start).is_some() {}
        order.push((block, open - ends.len()));
        ends.push(end);
    }
    (order, ends.len())
}

fn walk(rewriter: &mut Rewriter<'_>, region: RegionId) {
    let mut known = AvailableExpressions::default();
    // How many operations were known before each block that is open.
    let mut before = Vec::new();
    let mut open = vec![Step::Region(region)];
    while let Some(step) = open.pop() {
        match step {
            Step::Leave(count) => leave(&mut known, &mut before, count),
            Step::Return(outer) => known = outer,
            Step::Region(region) => {
                let (blocks, left) = in_dominance_order(rewriter.ir, region);
                open.push(Step::Leave(left));
                open.extend(
                    blocks.into_iter().rev().map(|(block, ended)| Step::Block(block, ended)),
                );
            }
            Step::Block(block, ended) => {
                leave(&mut known, &mut before, ended);
                before.push(known.added.len());
                open.push(Step::Operation(rewriter.ir.first_operation(block)));
            }
            Step::After(operation) => {
                open.push(Step::Operation(rewriter.ir.next_operation(operation)));
            }
            Step::Operation(None) => {}
            Step::Operation(Some(operation)) => {
                let next = rewriter.ir.next_operation(operation);
                if simplify(rewriter, &mut known, operation) {
                    open.push(Step::Operation(next));
                    continue;
                }
                open.push(Step::After(operation));
                let regions = rewriter.ir.regions(operation).to_vec();
                if !regions.is_empty() && isolated(rewriter, operation) {
                    open.push(Step::Return(std::mem::take(&mut known)));
                }
                open.extend(regions.into_iter().rev().map(Step::Region));
            }
        }
    }
}

fn leave(known: &mut AvailableExpressions, before: &mut Vec<usize>, count: usize) {
    for _ in 0..count {
        if let Some(len) = before.pop() {
            known.leave(len);
        }
    }
}

fn isolated(rewriter: &mut Rewriter<'_>, operation: OperationId) -> bool {
    let entry = rewriter.registered(operation);
    entry.is_none_or(|entry| entry.description().has(Trait::IsolatedFromAbove))
}

/// Erases an operation that is dead or known; returns whether it did.
fn simplify(
    rewriter: &mut Rewriter<'_>,
    known: &mut AvailableExpressions,
    operation: OperationId,
) -> bool {
    if rewriter.has_trait(operation, Trait::Terminator) {
        return false;
    }
    if rewriter.is_dead(operation) {
        rewriter.erase(operation);
        return true;
    }
    if !rewriter.ir.regions(operation).is_empty() || !rewriter.has_no_effect(operation) {
        return false;
    }
    let commutative = rewriter.has_trait(operation, Trait::Commutative);
    let Some(first) = known.find_or_add(rewriter.ir, operation, commutative) else { return false };
    let values: Vec<ValueId> = rewriter.ir.results(first).collect();
    rewriter.replace(operation, &values);
    true
}
