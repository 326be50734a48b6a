//! Shape rules of structured operations.

use super::accesses::{OperandAccess, accesses};
use abide_mlir::ir::{DYNAMIC, OperationId};
use abide_mlir::ods::Trait;
use abide_mlir::shape::{Domain, ShapeHook, Transfer};

/// The shape rule of all structured operations, including those of other dialects.
pub(crate) const TRAIT_SHAPES: &[(Trait, ShapeHook)] =
    &[(Trait::LinalgStructuredInterface, ShapeHook::rule(structured, structured))];

/// The results have the sizes of the outputs, and these those of the operands with the same loops.
fn structured<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    transfer.outputs(operation, |transfer, number, sizes| {
        if sizes.iter().any(|size| transfer.domain.is_unknown_size(*size)) {
            sizes_of_loops(transfer, operation, number, sizes);
        }
    })
}

/// Replaces unknown sizes by known ones of the same loops.
fn sizes_of_loops<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
    output: usize,
    own: &mut [D::Number],
) -> Option<()> {
    let accesses = accesses(transfer.ir, operation)?;
    let loop_of = |access: &OperandAccess, dim: usize| {
        access.subscripts.get(dim).and_then(|one| one.as_loop(&transfer.ir.context))
    };
    let loops: Vec<Option<usize>> = {
        let access = accesses.operands.get(output)?;
        (0..own.len()).map(|dim| loop_of(access, dim)).collect()
    };
    let mut known: Vec<Option<D::Number>> = vec![None; accesses.loops];
    for (access, operand) in accesses.operands.iter().zip(transfer.ir.operands(operation)) {
        let Some(shape) = transfer.type_sizes(operand) else {
            continue;
        };
        for dim in 0..shape.len() {
            let Some(slot) = loop_of(access, dim).and_then(|one| known.get_mut(one)) else {
                continue;
            };
            let size = match shape.get(dim) {
                Some(&DYNAMIC) => transfer.size(operand, dim)?,
                size => transfer.domain.constant(*size?),
            };
            if slot.is_none_or(|slot| transfer.is_better(size, slot)) {
                *slot = Some(size);
            }
        }
    }
    for (size, number) in own.iter_mut().zip(loops) {
        let other = number.and_then(|number| known.get(number).copied().flatten());
        if let Some(other) = other.filter(|other| transfer.is_better(*other, *size)) {
            *size = other;
        }
    }
    Some(())
}
