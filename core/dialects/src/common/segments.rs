//! Groups of operands, with their lengths from `operandSegmentSizes`.

use abide_mlir::ir::{AttributeKind, Ir, OperationId, ValueId};

/// The operands of a group, counted from 0; empty if the segment sizes lack it.
pub(crate) fn operand_segment(ir: &Ir, operation: OperationId, index: usize) -> Vec<ValueId> {
    let sizes = ir.attribute(operation, "operandSegmentSizes");
    let Some(AttributeKind::DenseArray { values: sizes, .. }) =
        sizes.map(|sizes| ir.context.attribute_kind(sizes))
    else {
        return Vec::new();
    };
    let size = |size: &i64| usize::try_from(*size).unwrap_or(0);
    let before = sizes.iter().take(index).map(size).fold(0, usize::saturating_add);
    let len = sizes.get(index).map_or(0, size);
    ir.operands(operation).skip(before).take(len).collect()
}
