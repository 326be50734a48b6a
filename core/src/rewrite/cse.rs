//! Common subexpressions: of operations that compute the same, the first is enough.

use super::rewriter::{Rewriter, Workspace};
use crate::mlir::ir::{Attribute, BlockId, Identifier, Ir, OperationId, RegionId, Type, ValueId};
use crate::mlir::ods::Trait;
use crate::mlir::registry::Registry;
use rustc_hash::FxHashMap;

/// Everything that makes two operations the same.
#[derive(PartialEq, Eq, Hash, Clone)]
struct Key {
    name: Identifier,
    properties: Attribute,
    attributes: Attribute,
    operands: Vec<ValueId>,
    results: Vec<Type>,
}

/// What is known where an operation stands: tables of the regions around, the innermost last.
#[derive(Default)]
struct Known {
    table: FxHashMap<Key, OperationId>,
    /// What was added, in order.
    added: Vec<Key>,
}

impl Known {
    /// Forgets what was added behind the first so many.
    fn leave(&mut self, len: usize) {
        for key in self.added.drain(len.min(self.added.len())..) {
            self.table.remove(&key);
        }
    }
}

/// Erases operations within another one that are dead or compute what an operation before them
/// computes. An operation counts for the operations behind it in its block and for all within
/// these; one of an entry block for all other blocks of the region too.
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
    Block(BlockId),
    Operation(Option<OperationId>),
    Leave(usize),
    /// The tables of what is around an operation that is isolated from it.
    Return(Known),
    /// Goes on behind an operation once its regions are done.
    Behind(OperationId),
}

fn walk(rewriter: &mut Rewriter<'_>, region: RegionId) {
    let mut known = Known::default();
    let mut open = vec![Step::Region(region)];
    while let Some(step) = open.pop() {
        match step {
            Step::Leave(len) => known.leave(len),
            Step::Return(outer) => known = outer,
            Step::Region(region) => {
                open.push(Step::Leave(known.added.len()));
                let blocks = rewriter.ir.blocks(region);
                open.extend(blocks.iter().rev().map(|block| Step::Block(*block)));
            }
            Step::Block(block) => {
                let region = rewriter.ir.region_of(block);
                let entry = region.and_then(|region| rewriter.ir.entry_block(region));
                if entry != Some(block) {
                    open.push(Step::Leave(known.added.len()));
                }
                open.push(Step::Operation(rewriter.ir.first_operation(block)));
            }
            Step::Behind(operation) => {
                open.push(Step::Operation(rewriter.ir.next_operation(operation)));
            }
            Step::Operation(None) => {}
            Step::Operation(Some(operation)) => {
                let next = rewriter.ir.next_operation(operation);
                if simplify(rewriter, &mut known, operation) {
                    open.push(Step::Operation(next));
                    continue;
                }
                open.push(Step::Behind(operation));
                let regions = rewriter.ir.regions(operation).to_vec();
                if !regions.is_empty() && isolated(rewriter, operation) {
                    open.push(Step::Return(std::mem::take(&mut known)));
                }
                open.extend(regions.into_iter().rev().map(Step::Region));
            }
        }
    }
}

fn isolated(rewriter: &mut Rewriter<'_>, operation: OperationId) -> bool {
    let entry = rewriter.registered(operation);
    entry.is_none_or(|entry| entry.description().has(Trait::IsolatedFromAbove))
}

/// Erases an operation that is dead or known; true where it is gone.
fn simplify(rewriter: &mut Rewriter<'_>, known: &mut Known, operation: OperationId) -> bool {
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
    let ir = &*rewriter.ir;
    let mut operands: Vec<ValueId> = ir.operands(operation).collect();
    let results = ir.results(operation);
    let key = Key {
        name: ir.name(operation),
        properties: ir.properties(operation),
        attributes: ir.attributes(operation),
        results: results.map(|result| ir.value_type(result)).collect(),
        operands: {
            if rewriter
                .registered(operation)
                .is_some_and(|entry| entry.description().has(Trait::Commutative))
            {
                operands.sort_unstable();
            }
            operands
        },
    };
    match known.table.get(&key) {
        Some(&first) => {
            let values: Vec<ValueId> = rewriter.ir.results(first).collect();
            rewriter.replace(operation, &values);
            true
        }
        None => {
            known.table.insert(key.clone(), operation);
            known.added.push(key);
            false
        }
    }
}
