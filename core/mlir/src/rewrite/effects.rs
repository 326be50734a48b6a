//! The memory effects of operations, as far as they decide whether these may be erased or shared.

use crate::ir::{Ir, OperationId};
use crate::ods::{MemoryEffect, Trait};
use crate::registry::RegisteredOp;

/// The memory effect of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// Nothing at all.
    None,
    /// It reads, or allocates memory that only its results refer to.
    ReadOrAllocate,
    /// Anything.
    Unknown,
}

fn on_values(description: &crate::ods::OpDescription) -> Option<Effect> {
    let own = description.operands.iter().flat_map(|one| &one.effects);
    let operand = own.map(|effect| match effect {
        MemoryEffect::Read => Effect::ReadOrAllocate,
        _ => Effect::Unknown,
    });
    let own = description.results.iter().flat_map(|one| &one.effects);
    let result = own.map(|effect| match effect {
        MemoryEffect::Read | MemoryEffect::Allocate => Effect::ReadOrAllocate,
        _ => Effect::Unknown,
    });
    operand.chain(result).max()
}

/// Returns an operation's own effect, without its regions, and whether these count too.
fn own_effect(ir: &Ir, operation: OperationId, entry: Option<&RegisteredOp>) -> (Effect, bool) {
    let Some(entry) = entry else { return (Effect::Unknown, false) };
    let description = entry.description();
    let recursive = description.has(Trait::RecursiveMemoryEffects);
    if description.has(Trait::NoMemoryEffect) || description.has(Trait::Pure) {
        return (Effect::None, recursive);
    }
    let known = entry.rewrite().effect.and_then(|hook| hook(ir, operation, description));
    if let Some(effect) = known {
        return (effect, false);
    }
    match on_values(description) {
        Some(effect) => (effect, recursive),
        None if recursive => (Effect::None, true),
        None => (Effect::Unknown, false),
    }
}

/// Returns the effect of an operation and everything within it. `entry` looks up the registry entry.
pub(crate) fn effect<'r>(
    ir: &Ir,
    operation: OperationId,
    mut entry: impl FnMut(OperationId) -> Option<&'r RegisteredOp>,
) -> Effect {
    let (mut all, recursive) = own_effect(ir, operation, entry(operation));
    if !recursive {
        return all;
    }
    let mut open = vec![operation];
    while let Some(outer) = open.pop() {
        for block in ir.regions(outer).iter().flat_map(|region| ir.blocks(*region)) {
            for inner in ir.block_operations(*block) {
                let (own, recursive) = own_effect(ir, inner, entry(inner));
                all = all.max(own);
                if all == Effect::Unknown {
                    return all;
                }
                if recursive {
                    open.push(inner);
                }
            }
        }
    }
    all
}

/// Whether an operation may go if nothing uses its results (MLIR: `wouldOpBeTriviallyDead`).
pub(super) fn is_removable<'r>(
    ir: &Ir,
    operation: OperationId,
    mut entry: impl FnMut(OperationId) -> Option<&'r RegisteredOp>,
) -> bool {
    let Some(own) = entry(operation) else { return false };
    let description = own.description();
    if description.has(Trait::Terminator) || description.has(Trait::Symbol) {
        return false;
    }
    effect(ir, operation, entry) != Effect::Unknown
}

/// Whether any operation of this kind is removable if its results are unused: its effects are known without its regions
/// and types.
#[must_use]
pub fn is_always_removable(entry: &RegisteredOp) -> bool {
    let description = entry.description();
    let other = [Trait::Terminator, Trait::Symbol, Trait::RecursiveMemoryEffects];
    if !description.regions.is_empty() || other.into_iter().any(|own| description.has(own)) {
        return false;
    }
    if description.has(Trait::NoMemoryEffect) || description.has(Trait::Pure) {
        return true;
    }
    let by_values = on_values(description);
    entry.rewrite().effect.is_none() && by_values.is_some_and(|effect| effect != Effect::Unknown)
}
