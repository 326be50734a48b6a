//! Result sizes of operations on tensors.

use super::sizes::{as_value, insert_dim, mixed_sizes, result_shape};
use super::{Padding, padded_size};
use crate::affine::{apply, apply_unfolded};
use abide_mlir::ir::{AffineBinary, AttributeKind, DYNAMIC, OperationId, TypeKind, ValueId};
use abide_mlir::rewrite::{RewriteError, Rewriter, Shapes, Size, numbers, operand_range};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::spelling::counted;

pub(super) fn expand_shape(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Shapes> {
    let statics = numbers(rewriter.ir, operation, "static_output_shape")?.to_vec();
    mixed_sizes(rewriter, operation, &statics, 1).map(|sizes| vec![sizes])
}

/// The size operands of a slice, without those of dimensions that the result lacks.
pub(super) fn extract_slice(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Shapes> {
    let first = operand_range(rewriter, operation, 2)?.start;
    let statics = numbers(rewriter.ir, operation, "static_sizes")?.to_vec();
    let sizes = mixed_sizes(rewriter, operation, &statics, first)?;
    let shape = result_shape(rewriter, operation)?;
    let mut left = Vec::new();
    let mut wanted = shape.iter().rev().peekable();
    // From the end on, a size of 1 that the result does not have there is a dropped one.
    for (size, number) in sizes.iter().zip(&statics).rev() {
        if wanted.peek() == Some(&number) {
            wanted.next();
            left.push(*size);
        } else if *number != 1 {
            return None;
        }
    }
    left.reverse();
    Some(vec![left])
}

/// The dimensions of the source for each dimension of the result.
fn reassociation(rewriter: &Rewriter<'_>, operation: OperationId) -> Option<Vec<Vec<usize>>> {
    let context = &rewriter.ir.context;
    let array = |attribute| match context.attribute_kind(attribute) {
        AttributeKind::Array(elements) => Some(elements),
        _ => None,
    };
    let groups = array(rewriter.ir.attribute(operation, "reassociation")?)?;
    let dims = |group: &_| -> Option<Vec<usize>> {
        let dims = array(*group)?.iter();
        dims.map(|dim| usize::try_from(context.integer_value(*dim)?).ok()).collect()
    };
    groups.iter().map(dims).collect()
}

/// A dimension of the result is the product of its source dimensions.
pub(super) fn collapse_shape(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Option<Shapes> {
    let source = rewriter.ir.operand(operation, 0)?;
    let shape = result_shape(rewriter, operation)?;
    let groups = reassociation(rewriter, operation)?;
    let mut sizes = Vec::new();
    for (size, group) in shape.iter().zip(groups) {
        if *size != DYNAMIC {
            sizes.push(Size::Static(*size));
            continue;
        }
        let mut product = None;
        let mut factors = Vec::new();
        for (number, dim) in (0u32..).zip(group) {
            factors.push(Size::Value(insert_dim(rewriter, operation, source, dim)));
            let factor = rewriter.ir.context.affine_symbol(number);
            product = Some(match product {
                None => factor,
                Some(product) => {
                    rewriter.ir.context.affine_binary(AffineBinary::Mul, product, factor)
                }
            });
        }
        sizes.push(apply_unfolded(rewriter, operation, product?, &factors));
    }
    Some(vec![sizes])
}

/// The size of a dimension is that of the source plus the padding on both sides.
pub(super) fn pad(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Shapes> {
    let source = rewriter.ir.operand(operation, 0)?;
    let shape = result_shape(rewriter, operation)?;
    let description = rewriter.registered(operation)?.description();
    let padding = Padding::of(rewriter.ir, description, operation)?;
    let mut sizes = Vec::new();
    for (dim, size) in shape.into_iter().enumerate() {
        if size != DYNAMIC {
            sizes.push(Size::Static(size));
            continue;
        }
        let inner = Size::Value(insert_dim(rewriter, operation, source, dim));
        let context = &mut rewriter.ir.context;
        let (d0, s0, s1) =
            (context.affine_dim(0), context.affine_symbol(0), context.affine_symbol(1));
        let sum = padded_size(d0, s0, s1, |a, b| context.affine_add(a, b));
        let size = apply(rewriter, operation, sum, &[inner], &padding.edges(dim)?);
        sizes.push(as_value(rewriter, operation, size));
    }
    Some(vec![sizes])
}

/// Along the dimension of the concatenation the sizes add up; along the others they are the same.
pub(super) fn concat(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
) -> Result<Option<Shapes>, RewriteError> {
    let inputs: Vec<ValueId> = rewriter.ir.operands(operation).collect();
    let dim = rewriter.ir.attribute(operation, "dim");
    let dim = dim.and_then(|dim| rewriter.ir.context.integer_value(dim));
    let dim = dim.and_then(|dim| usize::try_from(dim).ok());
    let (Some(first), Some(dim), Some(shape)) =
        (inputs.first().copied(), dim, result_shape(rewriter, operation))
    else {
        return Ok(None);
    };
    let most = Limits::DEFAULT_DEPTH as usize;
    if inputs.len() > most && shape.get(dim) == Some(&DYNAMIC) {
        let message = rule!("the size of the result is a sum of more than {} sizes", most)
            .with_help(format!("concatenate in steps of at most {}", counted(most, "operand")));
        return Err(RewriteError::new(operation, message));
    }
    let mut sizes = Vec::new();
    for (index, size) in shape.iter().enumerate() {
        sizes.push(match *size {
            DYNAMIC if index == dim => Size::Static(0),
            DYNAMIC => {
                let size = other_size(rewriter, operation, &inputs, index);
                size.unwrap_or_else(|| Size::Value(insert_dim(rewriter, operation, first, index)))
            }
            size => Size::Static(size),
        });
    }
    if let (Some(&DYNAMIC), Some(slot)) = (shape.get(dim), sizes.get_mut(dim)) {
        *slot = concatenated_size(rewriter, operation, &inputs, dim);
    }
    Ok(Some(vec![sizes]))
}

/// A static size along a dimension that some input has.
fn other_size(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
    inputs: &[ValueId],
    index: usize,
) -> Option<Size> {
    let known = inputs.iter().find_map(|input| {
        let kind = rewriter.ir.context.type_kind(rewriter.ir.value_type(*input));
        let TypeKind::Tensor { shape, .. } = kind else { return None };
        shape.get(index).copied().filter(|size| *size != DYNAMIC)
    })?;
    Some(as_value(rewriter, operation, Size::Static(known)))
}

fn concatenated_size(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
    inputs: &[ValueId],
    dim: usize,
) -> Size {
    let mut sum = rewriter.ir.context.affine_constant(0);
    let mut sizes = Vec::new();
    for (number, input) in (0u32..).zip(inputs) {
        let term = rewriter.ir.context.affine_dim(number);
        sum = rewriter.ir.context.affine_add(sum, term);
        sizes.push(Size::Value(insert_dim(rewriter, operation, *input, dim)));
    }
    let size = apply(rewriter, operation, sum, &sizes, &[]);
    as_value(rewriter, operation, size)
}
