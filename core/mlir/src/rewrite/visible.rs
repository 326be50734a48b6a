//! The blocks whose values an operation can use.

use crate::ir::{BlockId, Ir, OperationId};
use crate::registry::Registry;

/// The blocks with values that dominate an operation, the innermost first: the blocks around it, and the entry blocks
/// of their regions. In a block with an operation, only values before that one are visible.
#[must_use]
pub fn visible_blocks(
    ir: &Ir,
    registry: &Registry,
    place: OperationId,
) -> Vec<(BlockId, Option<OperationId>)> {
    let mut found = Vec::new();
    let mut inner = place;
    while let Some(block) = ir.block_of(inner) {
        found.push((block, Some(inner)));
        let entry = ir.region_of(block).and_then(|region| ir.entry_block(region));
        found.extend(entry.filter(|entry| *entry != block).map(|entry| (entry, None)));
        let Some(parent) = ir.block_parent(block) else { break };
        let is_isolated = registry.registered(ir, parent).is_some_and(|entry| entry.is_isolated());
        if is_isolated || parent == ir.top() {
            break;
        }
        inner = parent;
    }
    found
}
