//! Replaces values by others.

use super::functions;
use abide_dialects::builtin;
use abide_mlir::ir::{BlockId, Ir, OperationId, TypeKind, ValueDefinition, ValueId};
use abide_mlir::registry::Registry;
use abide_mlir::rewrite::visible_blocks;

/// The value that replaces another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Replace {
    /// An earlier value of the type, or else a cast.
    Earlier,
    /// A new argument of the function, or else a cast.
    Argument,
    /// The result of a cast from nothing.
    Cast,
}

/// The maximum number of operations of a block that are searched for a value.
const MAX_SEARCHED_OPERATIONS: usize = 4096;

/// Replaces all uses of a value; a cast is inserted before `place`. `None` if every value has another type.
pub(super) fn replace_uses(
    ir: &mut Ir,
    registry: &Registry,
    old: ValueId,
    how: Replace,
    place: OperationId,
) -> Option<()> {
    if !ir.has_uses(old) {
        return Some(());
    }
    let new = match how {
        Replace::Earlier => earlier(ir, registry, old, place),
        Replace::Argument => functions::add_argument(ir, place, ir.value_type(old)),
        Replace::Cast => None,
    };
    let new = match new {
        Some(new) => new,
        None => cast(ir, old, place)?,
    };
    ir.replace_uses(old, new);
    Some(())
}

/// A new value of the type of another, before an operation.
fn cast(ir: &mut Ir, old: ValueId, place: OperationId) -> Option<ValueId> {
    let ty = ir.value_type(old);
    if matches!(ir.context.type_kind(ty), TypeKind::Unknown) {
        return None;
    }
    let made = builtin::placeholder(ir, ty);
    ir.insert_before(place, made);
    ir.result(made, 0)
}

/// The first visible value before an operation that has the type of another.
pub(super) fn earlier(
    ir: &Ir,
    registry: &Registry,
    old: ValueId,
    place: OperationId,
) -> Option<ValueId> {
    let blocks = visible_blocks(ir, registry, place);
    blocks.into_iter().rev().find_map(|(block, end)| in_block(ir, block, end, old))
}

/// The first value of a block that has the type of another, before an operation.
fn in_block(ir: &Ir, block: BlockId, end: Option<OperationId>, old: ValueId) -> Option<ValueId> {
    let ty = ir.value_type(old);
    let fits = |value: &ValueId| ir.value_type(*value) == ty && *value != old;
    if let Some(argument) = ir.arguments(block).iter().copied().find(fits) {
        return Some(argument);
    }
    let own = match ir.definition(old) {
        ValueDefinition::Result(operation, _) => Some(operation),
        _ => None,
    };
    let before = ir.block_operations(block).take(MAX_SEARCHED_OPERATIONS);
    let mut before = before.take_while(|one| Some(*one) != end && Some(*one) != own);
    before.find_map(|one| ir.results(one).find(fits))
}
