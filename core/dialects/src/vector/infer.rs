//! The types of results that follow from operands and attributes.

use abide_mlir::ir::{AttributeKind, TypeKind};
use abide_mlir::parse::{OperationState, Operations, Parse};

/// The elements of a shuffle's mask are the leading dimension of its result; the other dimensions
/// are those of the operands.
pub(super) fn shuffle<'a>(parser: &mut Operations<'a>, state: &mut OperationState<'a>) -> Parse {
    let name = parser.ir.context.identifier("mask");
    let mask = state.attribute(name).map(|mask| parser.ir.context.attribute_kind(mask));
    let count = match mask {
        Some(AttributeKind::Array(elements)) => elements.len().max(1),
        // As in LLVM 22.
        Some(AttributeKind::DenseArray { values, .. }) => values.len().max(1),
        _ => 1,
    };
    let first = state.operands.first().map(|operand| parser.ir.value_type(*operand));
    let first = first.map(|ty| parser.ir.context.type_kind(ty).clone());
    let Some(TypeKind::Vector { mut shape, mut scalable, element }) = first else {
        return Err(parser.op_error(state, "requires operands of vector type"));
    };
    if shape.is_empty() {
        shape.push(1);
    }
    if let Some(leading) = shape.first_mut() {
        *leading = i64::try_from(count).unwrap_or(i64::MAX);
    }
    scalable.clear();
    scalable.resize(shape.len(), false);
    let result = parser.ir.context.ty(TypeKind::Vector { shape, scalable, element });
    state.results.push(result);
    Ok(())
}
