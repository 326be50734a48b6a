//! Sizes of results, computed by new operations.

use crate::arith::insert_index;
use abide_mlir::ir::{DYNAMIC, NewOperation, OperationId, TypeKind, ValueId};
use abide_mlir::rewrite::{Fold, InsertionPoint, Rewriter, Shapes, Size, fold, shape_of};

/// The shape of the first result.
pub(crate) fn result_shape(rewriter: &Rewriter<'_>, operation: OperationId) -> Option<Vec<i64>> {
    shape_of(rewriter.ir, rewriter.ir.result(operation, 0)?).map(|shape| shape.to_vec())
}

/// The static sizes, and the operands of the dynamic ones in order.
pub(crate) fn mixed_sizes(
    rewriter: &Rewriter<'_>,
    operation: OperationId,
    statics: &[i64],
    first: usize,
) -> Option<Vec<Size>> {
    let mut next = first;
    let mut sizes = Vec::new();
    for size in statics {
        sizes.push(if *size == DYNAMIC {
            next += 1;
            Size::Value(rewriter.ir.operand(operation, next - 1)?)
        } else {
            Size::Static(*size)
        });
    }
    Some(sizes)
}

/// The dynamic sizes of the result are operands, from one on.
pub(crate) fn sizes_from_operands(
    rewriter: &Rewriter<'_>,
    operation: OperationId,
    first: usize,
) -> Option<Shapes> {
    let shape = result_shape(rewriter, operation)?;
    mixed_sizes(rewriter, operation, &shape, first).map(|sizes| vec![sizes])
}

/// The result is as large as an operand.
pub(crate) fn sizes_of_operand(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
    operand: usize,
) -> Option<Shapes> {
    rewriter.ir.result(operation, 0)?;
    let value = rewriter.ir.operand(operation, operand)?;
    sizes_of(rewriter, operation, value).map(|sizes| vec![sizes])
}

/// The sizes of a value: those that its type determines, and `dim` for the others.
pub(crate) fn sizes_of(
    rewriter: &mut Rewriter<'_>,
    before: OperationId,
    value: ValueId,
) -> Option<Vec<Size>> {
    let mut sizes = Vec::new();
    let shape = shape_of(rewriter.ir, value)?.to_vec();
    for (index, size) in shape.into_iter().enumerate() {
        sizes.push(match size {
            DYNAMIC => Size::Value(insert_dim(rewriter, before, value, index)),
            size => Size::Static(size),
        });
    }
    Some(sizes)
}

/// The size of a value along a dimension, as a value: `dim` of it, or what that folds to.
pub(crate) fn insert_dim(
    rewriter: &mut Rewriter<'_>,
    before: OperationId,
    source: ValueId,
    index: usize,
) -> ValueId {
    let (place, span) = (InsertionPoint::Before(before), rewriter.ir.span(before));
    let number = i64::try_from(index).unwrap_or(i64::MAX);
    let constant = insert_index(rewriter, place, number, span);
    let kind = rewriter.ir.context.type_kind(rewriter.ir.value_type(source));
    let name = match kind {
        TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. } => "memref.dim",
        _ => "tensor.dim",
    };
    let name = rewriter.ir.context.identifier(name);
    let (operands, results) = (&[source, constant], &[rewriter.ir.context.index_type()]);
    let new = NewOperation { operands, results, span, ..NewOperation::new(name) };
    let dim = rewriter.ir.create(new);
    rewriter.ir.insert_before(before, dim);
    let folded = match fold(rewriter, dim) {
        Fold::Value(value) => Some(value),
        Fold::Constant(attribute) => {
            let index = rewriter.ir.context.index_type();
            rewriter.insert_constant(place, attribute, index, span)
        }
        Fold::InPlace | Fold::Nothing => None,
    };
    match folded {
        Some(value) => {
            rewriter.ir.erase(dim);
            value
        }
        None => {
            rewriter.revisit(dim);
            rewriter.result(dim)
        }
    }
}

/// A size as a value, for a dimension that is dynamic in the type.
pub(crate) fn as_value(rewriter: &mut Rewriter<'_>, before: OperationId, size: Size) -> Size {
    match size {
        Size::Static(size) => {
            let span = rewriter.ir.span(before);
            Size::Value(insert_index(rewriter, InsertionPoint::Before(before), size, span))
        }
        value => value,
    }
}
