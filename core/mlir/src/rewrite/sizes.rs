//! The sizes of values as operations declare them.

use super::{RewriteError, Rewriter};
use crate::ir::{AttributeKind, DYNAMIC, Ir, OperationId, Shape, ValueId};
use std::ops::Range;

/// The size of a result along a dimension.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// It is known.
    Static(i64),
    /// It is the value.
    Value(ValueId),
}

/// The sizes of each result.
pub type Shapes = Vec<Vec<Size>>;

/// A dimension of a value, counted from 0.
pub type Dimension = (ValueId, usize);

/// Dimensions that are equally large.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EqualSizes {
    /// The dimensions.
    pub dimensions: Vec<Dimension>,
    /// The number of output dimensions, if these precede input dimensions: nothing follows then without a symbol for
    /// one of each.
    pub outputs: Option<usize>,
}

/// Returns the shapes of an operation's results; `None` if it does not provide them (MLIR:
/// `ReifyRankedShapedTypeOpInterface`).
///
/// New operations are inserted before the operation, in MLIR's order, because that determines the numbers of symbols.
///
/// # Errors
/// The shapes are too large to be expressed.
pub fn reify(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Result<Option<Shapes>, RewriteError> {
    match rewriter.hooks(operation).reify {
        Some(hook) => hook(rewriter, operation),
        None => Ok(None),
    }
}

/// Returns the sizes of its operands and results that an operation makes equal.
pub fn equal_sizes(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Vec<EqualSizes> {
    let hook = rewriter.hooks(operation).equal_sizes;
    hook.and_then(|hook| hook(rewriter, operation)).unwrap_or_default()
}

/// The operands of an operation that are sizes of its result.
pub fn size_operands(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Vec<ValueId> {
    let hook = rewriter.hooks(operation).size_operands;
    let range = hook.and_then(|hook| hook(rewriter, operation));
    let sizes = range.into_iter().flatten();
    sizes.filter_map(|index| rewriter.ir.operand(operation, index)).collect()
}

/// The number of the dynamic size at an index among the dynamic sizes; `None` if it is static
/// or not there.
#[must_use]
pub fn dynamic_index(shape: &[i64], index: usize) -> Option<usize> {
    (*shape.get(index)? == DYNAMIC)
        .then(|| shape.iter().take(index).filter(|size| **size == DYNAMIC).count())
}

/// The shape of a value of known rank.
#[must_use]
pub fn shape_of(ir: &Ir, value: ValueId) -> Option<&Shape> {
    ir.context.type_kind(ir.value_type(value)).shape()
}

/// The numbers of an attribute that is an array of them.
#[must_use]
pub fn numbers<'ir>(ir: &'ir Ir, operation: OperationId, name: &str) -> Option<&'ir [i64]> {
    match ir.context.attribute_kind(ir.attribute(operation, name)?) {
        AttributeKind::DenseArray { values, .. } => Some(values),
        _ => None,
    }
}

/// The operands of a part of an operation.
pub fn operand_range(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
    part: usize,
) -> Option<Range<usize>> {
    let entry = rewriter.registered(operation)?;
    let groups = crate::ods::operand_groups(rewriter.ir, operation, entry.description());
    groups.get(part).cloned()
}
