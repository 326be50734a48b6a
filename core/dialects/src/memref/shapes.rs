//! Shape rules of operations on buffers.

use crate::common::shapes::{
    AS_FIRST, COLLAPSED, DIM, EXPANDED, GIVEN, RANK, SLICE, given_from, set,
};
use abide_mlir::ir::{AffineExprKind, AttributeKind, OperationId};
use abide_mlir::shape::{Domain, ShapeHook, Sizes, Transfer};

pub(crate) const SHAPES: &[(&str, ShapeHook)] = &[
    ("memref.alloc", GIVEN),
    ("memref.alloca", GIVEN),
    ("memref.assume_alignment", AS_FIRST),
    ("memref.collapse_shape", COLLAPSED),
    ("memref.dim", DIM),
    ("memref.expand_shape", EXPANDED),
    ("memref.extract_strided_metadata", ShapeHook::rule(strided_metadata, strided_metadata)),
    ("memref.rank", RANK),
    ("memref.realloc", ShapeHook::rule(realloc, realloc)),
    ("memref.reinterpret_cast", ShapeHook::rule(reinterpret_cast, reinterpret_cast)),
    ("memref.subview", SLICE),
    ("memref.transpose", ShapeHook::rule(transpose, transpose)),
    ("memref.view", ShapeHook::rule(view, view)),
];

fn realloc<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    given_from(transfer, operation, 1)
}

fn view<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    given_from(transfer, operation, 2)
}

fn reinterpret_cast<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let first = transfer.part(operation, 2)?.start;
    let sizes = transfer.mixed(operation, "static_sizes", first)?;
    set(transfer, operation, &sizes)
}

fn transpose<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let source = transfer.sizes(transfer.ir.operand(operation, 0)?)?;
    let map = transfer.ir.attribute(operation, "permutation")?;
    let AttributeKind::AffineMap(map) = transfer.ir.context.attribute_kind(map) else {
        return None;
    };
    let size = |result: &_| match transfer.ir.context.expression_kind(*result) {
        AffineExprKind::Dim(dim) => source.get(dim as usize).copied(),
        _ => None,
    };
    let sizes: Sizes<D::Number> = map.results.iter().map(size).collect::<Option<_>>()?;
    set(transfer, operation, &sizes)
}

/// The results are the base, the offset, the sizes and the strides.
fn strided_metadata<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let sizes = transfer.sizes(transfer.ir.operand(operation, 0)?)?;
    for (result, size) in transfer.ir.results(operation).skip(2).zip(sizes) {
        transfer.set_integer(result, size);
    }
    Some(())
}
