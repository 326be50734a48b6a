//! The shapes of results in terms of operands (MLIR: `ReifyRankedShapedTypeOpInterface`).
//!
//! New operations stand before the operation that is asked about, in the order in which MLIR makes
//! them: which symbol gets which number depends on it.

mod apply;
mod structured;
mod tensor;

use super::RewriteError;
use super::fold::{Fold, fold_dim};
use super::rewriter::{Place, Rewriter};
use abide_mlir::ir::{DYNAMIC, NewOperation, OperationId, TypeKind, ValueId};

/// The size of a result along a dimension.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Size {
    /// It is known.
    Static(i64),
    /// It is the value.
    Value(ValueId),
}

/// The sizes of each result.
pub(crate) type Shapes = Vec<Vec<Size>>;

/// The shapes of the results of an operation; `None` where it does not tell them.
///
/// # Errors
/// Where it tells them, and they are too large to be expressed.
pub(crate) fn reify(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Result<Option<Shapes>, RewriteError> {
    Ok(match rewriter.ir.name_bytes(operation) {
        b"tensor.empty" => tensor::operands_in_order(rewriter, operation, 0),
        b"tensor.generate" => tensor::operands_in_order(rewriter, operation, 0),
        b"tensor.splat" => tensor::operands_in_order(rewriter, operation, 1),
        b"bufferization.alloc_tensor" => tensor::alloc_tensor(rewriter, operation),
        b"tensor.expand_shape" => tensor::expand_shape(rewriter, operation),
        b"tensor.collapse_shape" => tensor::collapse_shape(rewriter, operation),
        b"tensor.extract_slice" => tensor::extract_slice(rewriter, operation),
        b"tensor.insert_slice"
        | b"tensor.pack"
        | b"tensor.unpack"
        | b"linalg.pack"
        | b"linalg.unpack"
        | b"bufferization.materialize_in_destination" => {
            tensor::destination(rewriter, operation, 1)
        }
        b"tensor.pad" => tensor::pad(rewriter, operation),
        b"tensor.concat" => return tensor::concat(rewriter, operation),
        b"linalg.softmax" => tensor::destination(rewriter, operation, 0),
        name if name.starts_with(b"linalg.") || name.starts_with(b"hfusion.") => {
            structured::shapes(rewriter, operation)
        }
        _ => None,
    })
}

/// The sizes of the type of a value of known rank.
fn shape_of(rewriter: &Rewriter<'_>, value: ValueId) -> Option<Vec<i64>> {
    let kind = rewriter.ir.context.type_kind(rewriter.ir.value_type(value));
    kind.shape().map(|shape| shape.to_vec())
}

/// The size of a value along a dimension, as a value: `dim` of it, or what that folds to.
fn insert_dim(
    rewriter: &mut Rewriter<'_>,
    before: OperationId,
    source: ValueId,
    index: usize,
) -> ValueId {
    let (place, span) = (Place::Before(before), rewriter.ir.span(before));
    let number = i64::try_from(index).unwrap_or(i64::MAX);
    let constant = rewriter.insert_index(place, number, span);
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
    match fold_dim(rewriter, dim) {
        Some(Fold::Value(value)) => {
            rewriter.ir.erase(dim);
            value
        }
        Some(Fold::Constant(attribute)) => {
            rewriter.ir.erase(dim);
            let index = rewriter.ir.context.index_type();
            rewriter.insert_constant(place, attribute, index, span)
        }
        _ => {
            rewriter.revisit(dim);
            rewriter.result(dim)
        }
    }
}

/// The sizes of a value: those that its type tells, and `dim` for the others.
fn sizes_of(rewriter: &mut Rewriter<'_>, before: OperationId, value: ValueId) -> Option<Vec<Size>> {
    let mut sizes = Vec::new();
    for (index, size) in shape_of(rewriter, value)?.into_iter().enumerate() {
        sizes.push(match size {
            DYNAMIC => Size::Value(insert_dim(rewriter, before, value, index)),
            size => Size::Static(size),
        });
    }
    Some(sizes)
}
