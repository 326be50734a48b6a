//! Memory effects of structured operations.

use abide_mlir::ir::{Ir, OperationId, TypeKind};
use abide_mlir::ods::{OpDescription, Trait};
use abide_mlir::rewrite::Effect;

/// On tensors they compute values; on buffers they write.
pub(crate) fn effect(
    ir: &Ir,
    operation: OperationId,
    description: &OpDescription,
) -> Option<Effect> {
    let is_structured =
        description.has(Trait::LinalgStructuredInterface) || &*description.name == "linalg.softmax";
    let is_buffer = |value| {
        let kind = ir.context.type_kind(ir.value_type(value));
        matches!(kind, TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. })
    };
    let writes = is_structured && ir.operands(operation).any(is_buffer);
    is_structured.then_some(if writes { Effect::Unknown } else { Effect::None })
}
