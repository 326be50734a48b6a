//! Shape rules of operations of several dialects.

use abide_mlir::ir::{AttributeKind, Ir, OperationId};
use abide_mlir::shape::{Domain, Operator, ShapeHook, Sizes, Transfer};

/// A result that is as large as the first operand.
pub(crate) const AS_FIRST: ShapeHook = ShapeHook::rule(as_first, as_first);
/// A result that is as large as the second operand.
pub(crate) const AS_SECOND: ShapeHook = ShapeHook::rule(as_second, as_second);
/// A result whose sizes are operands, from the first one on.
pub(crate) const GIVEN: ShapeHook = ShapeHook::rule(given, given);
/// The result is the size of the first operand along the dimension in the second one.
pub(crate) const DIM: ShapeHook = ShapeHook::rule(dim, dim);
/// The result is the rank of the operand.
pub(crate) const RANK: ShapeHook = ShapeHook::rule(rank, rank);
/// The result is a part of the first operand.
pub(crate) const SLICE: ShapeHook = ShapeHook::rule(slice, slice);
/// The result has the dimensions of the first operand, some of them joined.
pub(crate) const COLLAPSED: ShapeHook = ShapeHook::rule(collapsed, collapsed);
/// The result has the dimensions of the first operand, some of them taken apart.
pub(crate) const EXPANDED: ShapeHook = ShapeHook::rule(expanded, expanded);
/// The result is the operand in another type.
pub(crate) const SAME_VALUE: ShapeHook = ShapeHook::rule(same_value, same_value);

/// Sets the sizes of the only result.
pub(crate) fn set<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
    sizes: &[D::Number],
) -> Option<()> {
    transfer.set_sizes(transfer.ir.result(operation, 0)?, sizes);
    Some(())
}

fn same_value<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    transfer.same_value(operation)
}

fn as_operand<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
    number: usize,
) -> Option<()> {
    let sizes = transfer.sizes(transfer.ir.operand(operation, number)?)?;
    set(transfer, operation, &sizes)
}

fn as_first<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    as_operand(transfer, operation, 0)
}

fn as_second<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    as_operand(transfer, operation, 1)
}

/// The dynamic sizes of the type of the result are operands, from one on.
pub(crate) fn given_from<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
    first: usize,
) -> Option<()> {
    let sizes = transfer.dynamic_operands(operation, first)?;
    set(transfer, operation, &sizes)
}

fn given<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    given_from(transfer, operation, 0)
}

fn dim<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let (source, index) = (transfer.ir.operand(operation, 0)?, transfer.ir.operand(operation, 1)?);
    let index = transfer.integer(index);
    let index = usize::try_from(transfer.domain.as_constant(index)?).ok()?;
    let size = transfer.size(source, index)?;
    transfer.set_integer(transfer.ir.result(operation, 0)?, size);
    Some(())
}

fn rank<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let rank = transfer.rank(transfer.ir.operand(operation, 0)?)?;
    let rank = transfer.domain.constant(i64::try_from(rank).ok()?);
    transfer.set_integer(transfer.ir.result(operation, 0)?, rank);
    Some(())
}

fn expanded<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let sizes = transfer.mixed(operation, "static_output_shape", 1)?;
    set(transfer, operation, &sizes)
}

/// The dimensions of the source for each dimension of the result.
fn reassociation(ir: &Ir, operation: OperationId) -> Option<Vec<Vec<usize>>> {
    let context = &ir.context;
    let array = |attribute| match context.attribute_kind(attribute) {
        AttributeKind::Array(elements) => Some(elements),
        _ => None,
    };
    let group = |group: &_| -> Option<Vec<usize>> {
        let dims = array(*group)?.iter();
        dims.map(|dim| usize::try_from(context.integer_value(*dim)?).ok()).collect()
    };
    array(ir.attribute(operation, "reassociation")?)?.iter().map(group).collect()
}

/// The products of the sizes that are joined.
fn collapsed<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let source = transfer.sizes(transfer.ir.operand(operation, 0)?)?;
    let mut sizes = Sizes::new();
    for group in reassociation(transfer.ir, operation)? {
        let mut product = transfer.domain.constant(1);
        for dim in group {
            product = transfer.domain.combine(Operator::Multiply, product, *source.get(dim)?);
        }
        sizes.push(product);
    }
    set(transfer, operation, &sizes)
}

/// The sizes of a slice, without those of 1 that the result does not have.
fn slice<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let first = transfer.part(operation, 2)?.start;
    let statics = transfer.numbers(operation, "static_sizes")?.to_vec();
    let all = transfer.sizes_of_statics_and_operands(operation, &statics, first)?;
    let wanted = transfer.type_sizes(transfer.ir.result(operation, 0)?)?;
    let mut wanted = wanted.iter().rev().peekable();
    let mut kept = Sizes::new();
    for (size, number) in all.iter().zip(&statics).rev() {
        if wanted.next_if_eq(&number).is_some() {
            kept.push(*size);
        } else if *number != 1 {
            return None;
        }
    }
    kept.reverse();
    set(transfer, operation, &kept)
}
