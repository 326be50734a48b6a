//! Blocks that are the same become one.

use super::branches::Predecessors;
use super::successors;
use crate::ir::{Attribute, BlockId, Identifier, Ir, OperationId, RegionId, Type, ValueId};
use crate::rewrite::rewriter::Rewriter;
use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap};

/// An operand of an operation of a block.
#[derive(PartialEq, Eq, Hash)]
enum Use {
    /// An argument of the block or a result within it, by their number.
    Inner(usize),
    /// A value from elsewhere.
    Outer(ValueId),
}

/// Everything that makes two operations of two blocks the same.
#[derive(PartialEq, Eq, Hash)]
struct Shape {
    name: Identifier,
    properties: Attribute,
    attributes: Attribute,
    operands: Vec<Use>,
    results: Vec<Type>,
}

/// The key of equal blocks: their successors, arguments and operations.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    successors: Vec<BlockId>,
    arguments: Vec<Type>,
    operations: Vec<Shape>,
}

/// Describes a block; `None` if it has regions, or values that are used elsewhere.
fn key(ir: &Ir, block: BlockId) -> Option<Key> {
    let mut numbers: FxHashMap<ValueId, usize> = FxHashMap::default();
    let mut define = |value: ValueId| {
        let next = numbers.len();
        numbers.insert(value, next);
        ir.uses(value).all(|(user, _)| ir.block_of(user) == Some(block))
    };
    let types = |values: &[ValueId]| values.iter().map(|value| ir.value_type(*value)).collect();
    if !ir.arguments(block).iter().all(|argument| define(*argument)) {
        return None;
    }
    for operation in ir.block_operations(block) {
        let plain = ir.regions(operation).is_empty() && ir.opaque_text(operation).is_none();
        if !plain || !ir.results(operation).all(&mut define) {
            return None;
        }
    }
    let operand = |value| numbers.get(&value).map_or(Use::Outer(value), |own| Use::Inner(*own));
    let shape = |operation: OperationId| Shape {
        name: ir.name(operation),
        properties: ir.properties(operation),
        attributes: ir.attributes(operation),
        operands: ir.operands(operation).map(operand).collect(),
        results: types(&ir.results(operation).collect::<Vec<_>>()),
    };
    Some(Key {
        successors: successors(ir, block).to_vec(),
        arguments: types(ir.arguments(block)),
        operations: ir.block_operations(block).map(shape).collect(),
    })
}

/// Makes blocks that are the same one; true if there were some.
pub(super) fn merge_identical_blocks(rewriter: &mut Rewriter<'_>, region: RegionId) -> bool {
    let mut same: IndexMap<Key, Vec<BlockId>, FxBuildHasher> = IndexMap::default();
    for block in rewriter.ir.blocks(region).iter().skip(1) {
        if let Some(key) = key(rewriter.ir, *block) {
            same.entry(key).or_default().push(*block);
        }
    }
    let predecessors = Predecessors::of(rewriter.ir, rewriter.registry(), region);
    let mut lost = Vec::new();
    for blocks in same.values() {
        let Some((leader, others)) = blocks.split_first() else { continue };
        for block in others {
            for edge in predecessors.edges(*block) {
                rewriter.ir.set_successor(edge.branch, edge.number, *leader);
            }
            let operations: Vec<_> = rewriter.ir.block_operations(*block).collect();
            for operation in operations.into_iter().rev() {
                rewriter.erase(operation);
            }
            lost.push(*block);
        }
    }
    rewriter.ir.erase_blocks(region, &lost);
    !lost.is_empty()
}
