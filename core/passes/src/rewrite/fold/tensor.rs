//! Folding of sizes, casts and slices.

use super::Fold;
use crate::rewrite::rewriter::Rewriter;
use abide_mlir::ir::{AttributeKind, DYNAMIC, Ir, OperationId, TypeKind, ValueId};

/// The number of the dynamic size at an index among the dynamic sizes; `None` where it is static
/// or not there.
pub(crate) fn dynamic_index(shape: &[i64], index: usize) -> Option<usize> {
    (*shape.get(index)? == DYNAMIC)
        .then(|| shape.iter().take(index).filter(|size| **size == DYNAMIC).count())
}

/// The elements of an array attribute of numbers.
pub(crate) fn numbers<'ir>(ir: &'ir Ir, operation: OperationId, name: &str) -> Option<&'ir [i64]> {
    match ir.context.attribute_kind(ir.attribute(operation, name)?) {
        AttributeKind::DenseArray { values, .. } => Some(values),
        _ => None,
    }
}

/// A static size, and the constant index that a `dim` operation asks for.
fn static_size(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<(usize, i64)> {
    let (source, index) = (rewriter.ir.operand(operation, 0)?, rewriter.ir.operand(operation, 1)?);
    let index = usize::try_from(rewriter.constant_integer(index)?).ok()?;
    let kind = rewriter.ir.context.type_kind(rewriter.ir.value_type(source));
    Some((index, *kind.shape()?.get(index)?))
}

fn index_constant(rewriter: &mut Rewriter<'_>, size: i64) -> Fold {
    let index = rewriter.ir.context.index_type();
    Fold::Constant(rewriter.ir.context.integer_attribute(size, index))
}

/// `tensor.dim` of a size that the type tells, of an operation that is given the size, or of a
/// cast.
pub(crate) fn fold_dim(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Fold> {
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
            knows_as_much(kind, outer).then(|| {
                rewriter.ir.set_operand(operation, 0, inner);
                Fold::InPlace
            })
        }
        _ => None,
    }
}

/// Whether a tensor type tells every size that another one tells.
fn knows_as_much(kind: &TypeKind, other: &TypeKind) -> bool {
    let (TypeKind::Tensor { shape, .. }, TypeKind::Tensor { shape: other, .. }) = (kind, other)
    else {
        return false;
    };
    shape.len() == other.len()
        && shape.iter().zip(other).all(|(own, other)| *own != DYNAMIC || *other == DYNAMIC)
}

/// The value that a slice of full rank is given as its size along a dimension.
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

/// The operands of a part of an operation.
pub(crate) fn operand_range(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
    part: usize,
) -> Option<std::ops::Range<usize>> {
    let entry = rewriter.registered(operation)?;
    let groups = abide_mlir::verify::operand_groups(rewriter.ir, operation, entry.description());
    groups.get(part).cloned()
}

/// `memref.dim` of a size that the type tells or that an allocation is given.
pub(super) fn fold_memref_dim(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Fold> {
    let (index, size) = static_size(rewriter, operation)?;
    if size != DYNAMIC {
        return Some(index_constant(rewriter, size));
    }
    let source = rewriter.ir.operand(operation, 0)?;
    let defining = rewriter.ir.defining_operation(source)?;
    if !matches!(rewriter.ir.name_bytes(defining), b"memref.alloc" | b"memref.alloca") {
        return None;
    }
    let kind = rewriter.ir.context.type_kind(rewriter.ir.value_type(source));
    let dynamic = dynamic_index(kind.shape()?, index)?;
    rewriter.ir.operand(defining, dynamic).map(Fold::Value)
}

/// A cast to the type that the value has.
pub(super) fn fold_cast(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Fold> {
    let ir = &*rewriter.ir;
    let (source, result) = (ir.operand(operation, 0)?, ir.result(operation, 0)?);
    (ir.value_type(source) == ir.value_type(result)).then_some(Fold::Value(source))
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

pub(super) fn fold_extract_slice(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Option<Fold> {
    let ir = &*rewriter.ir;
    let (source, result) = (ir.operand(operation, 0)?, ir.result(operation, 0)?);
    let shape = ir.context.type_kind(ir.value_type(result)).shape()?;
    let same = ir.value_type(source) == ir.value_type(result);
    (same && is_whole(ir, operation, shape)).then_some(Fold::Value(source))
}

pub(super) fn fold_insert_slice(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Option<Fold> {
    let ir = &*rewriter.ir;
    let (source, result) = (ir.operand(operation, 0)?, ir.result(operation, 0)?);
    let shape = ir.context.type_kind(ir.value_type(result)).shape()?;
    let same = ir.value_type(source) == ir.value_type(result);
    (same && is_whole(ir, operation, shape)).then_some(Fold::Value(source))
}
