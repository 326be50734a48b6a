//! The types of results that dialects infer, for builders of operations.

use super::Transfer;
use super::expression::Expressions;
use crate::ir::{DYNAMIC, Ir, OperationId, Shape, Type, ValueId};
use crate::ods::{OpDescription, Trait};
use crate::registry::Registry;

/// Returns the types of all results of an operation, in order; `None` if they do not follow from its operands and
/// attributes. For each result it gets the sizes that the shape rule of the operation computes, if there are any.
pub type InferHook = fn(&mut Ir, OperationId, &[Option<Shape>]) -> Option<Vec<Type>>;

/// Gives the results of an operation the types that its dialect infers (MLIR: `InferTypeOpInterface`), regardless of
/// those that they have. Returns false if the dialect infers none; then their types are unknown.
///
/// Sizes follow from the types of the operands, and from the elements of small tensors of integers.
pub fn infer_results(ir: &mut Ir, registry: &Registry, operation: OperationId) -> bool {
    let results: Vec<ValueId> = ir.results(operation).collect();
    // Rules look at known types.
    let unknown = ir.context.unknown_type();
    results.iter().for_each(|result| ir.set_type(*result, unknown));
    let found = inferred(ir, registry, operation).filter(|found| found.len() == results.len());
    let is_found = found.is_some();
    for (result, ty) in results.into_iter().zip(found.into_iter().flatten()) {
        ir.set_type(result, ty);
    }
    is_found
}

/// Whether the dialect of an operation may infer the types of its results.
#[must_use]
pub fn infers_results(registry: &Registry, op: &OpDescription) -> bool {
    hook_of(registry, op).is_some()
}

fn hook_of(registry: &Registry, op: &OpDescription) -> Option<InferHook> {
    registry.infer_hook(op.dialect()).filter(|_| op.has(Trait::InferTypeOpInterface))
}

fn inferred(ir: &mut Ir, registry: &Registry, operation: OperationId) -> Option<Vec<Type>> {
    let described = registry.operation(ir.name_bytes(operation))?.description();
    let hook = hook_of(registry, described).filter(|_| ir.opaque_text(operation).is_none())?;
    let sizes = computed_sizes(ir, registry, operation);
    hook(ir, operation, &sizes)
}

/// The sizes of the results by the shape rule of an operation.
fn computed_sizes(ir: &Ir, registry: &Registry, operation: OperationId) -> Vec<Option<Shape>> {
    let mut transfer = Transfer::new(ir, registry, Expressions::default());
    for operand in ir.operands(operation) {
        if transfer.element_count(operand).is_none() {
            // The type is all that counts, even if the definition tells more. Shapes are followed to their constants.
            transfer.set_unknown(operand);
        }
    }
    transfer
        .computed_sizes(operation)
        .into_iter()
        .map(|sizes| {
            let sizes = sizes?.into_iter().map(|size| match transfer.domain.as_constant(size) {
                Some(size) => (size >= 0).then_some(size),
                None => Some(DYNAMIC),
            });
            sizes.collect()
        })
        .collect()
}
