//! Folds of operations on tensors.

use crate::common::{index_constant, static_size};
use abide_mlir::ir::{DYNAMIC, Ir, OperationId, TypeKind, ValueId};
use abide_mlir::rewrite::{Fold, Rewriter, dynamic_index, numbers, operand_range};

/// Folds `tensor.dim` to a size of the type, to an operand of the operation that creates the tensor, or through a cast.
pub(super) fn fold_dim(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Fold> {
    let (index, size) = static_size(rewriter, operation)?;
    if size != DYNAMIC {
        return Some(index_constant(rewriter, size));
    }
    let source = rewriter.ir.operand(operation, 0)?;
    let defining = rewriter.ir.defining_operation(source)?;
    match rewriter.ir.name_bytes(defining) {
        b"tensor.generate" => {
            let kind = rewriter.ir.context.type_kind(rewriter.ir.value_type(source));
            let dynamic = dynamic_index(kind.shape()?, index)?;
            rewriter.ir.operand(defining, dynamic).map(Fold::Value)
        }
        b"tensor.extract_slice" => slice_size(rewriter, defining, index).map(Fold::Value),
        b"tensor.cast" => {
            let inner = rewriter.ir.operand(defining, 0)?;
            let outer = rewriter.ir.context.type_kind(rewriter.ir.value_type(source));
            let kind = rewriter.ir.context.type_kind(rewriter.ir.value_type(inner));
            has_all_sizes_of(kind, outer).then(|| {
                rewriter.ir.set_operand(operation, 0, inner);
                Fold::InPlace
            })
        }
        _ => None,
    }
}

/// Whether a tensor type states every size that another one states.
fn has_all_sizes_of(kind: &TypeKind, other: &TypeKind) -> bool {
    let (TypeKind::Tensor { shape, .. }, TypeKind::Tensor { shape: other, .. }) = (kind, other)
    else {
        return false;
    };
    shape.len() == other.len()
        && shape.iter().zip(other).all(|(own, other)| *own != DYNAMIC || *other == DYNAMIC)
}

/// The operand that is the size of a slice of full rank along a dimension.
fn slice_size(rewriter: &mut Rewriter<'_>, slice: OperationId, index: usize) -> Option<ValueId> {
    let sizes = operand_range(rewriter, slice, 2)?;
    let ir = &*rewriter.ir;
    let statics = numbers(ir, slice, "static_sizes")?;
    let result = ir.context.type_kind(ir.value_type(ir.result(slice, 0)?)).shape()?;
    if statics.len() != result.len() {
        return None;
    }
    ir.operand(slice, sizes.start + dynamic_index(statics, index)?)
}

/// Whether a slice of a static shape is the whole: no offset, all of the size, every element.
fn is_whole(ir: &Ir, operation: OperationId, shape: &[i64]) -> bool {
    let all = |name, expected: &dyn Fn(usize) -> i64| {
        numbers(ir, operation, name).is_some_and(|numbers| {
            numbers.len() == shape.len()
                && numbers.iter().enumerate().all(|(index, number)| *number == expected(index))
        })
    };
    all("static_offsets", &|_| 0)
        && all("static_strides", &|_| 1)
        && all("static_sizes", &|index| shape.get(index).copied().unwrap_or(DYNAMIC))
        && !shape.contains(&DYNAMIC)
}

/// Folds the extraction or insertion of a whole tensor to the source.
pub(super) fn fold_whole_slice(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Option<Fold> {
    let ir = &*rewriter.ir;
    let (source, result) = (ir.operand(operation, 0)?, ir.result(operation, 0)?);
    let shape = ir.context.type_kind(ir.value_type(result)).shape()?;
    let same = ir.value_type(source) == ir.value_type(result);
    (same && is_whole(ir, operation, shape)).then_some(Fold::Value(source))
}
