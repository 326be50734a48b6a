//! Result sizes of operations between processes.

use super::shapes::dimension;
use abide_mlir::ir::{Ir, OperationId};
use abide_mlir::shape::{Domain, Operator, Transfer};

/// The number of processes of each group.
fn group_size(ir: &Ir, operation: OperationId) -> Option<i64> {
    let groups = ir.attribute(operation, "replica_groups")?;
    let ty = ir.context.type_kind(ir.context.attribute_type(groups)?);
    ty.shape()?.get(1).copied().filter(|size| *size > 0)
}

/// Each result has the sizes of its operand, except for one dimension.
fn resized<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
    changes: &[(usize, Operator, i64)],
) -> Option<()> {
    let ir = transfer.ir;
    for (result, operand) in ir.results(operation).zip(ir.operands(operation)) {
        let mut sizes = transfer.sizes(operand)?;
        for (dim, operator, factor) in changes {
            let factor = transfer.domain.constant(*factor);
            let size = sizes.get_mut(*dim)?;
            *size = transfer.domain.combine(*operator, *size, factor);
        }
        transfer.set_sizes(result, &sizes);
    }
    Some(())
}

pub(super) fn all_gather<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let dim = dimension(transfer.ir, operation, "all_gather_dim")?;
    let size = group_size(transfer.ir, operation)?;
    resized(transfer, operation, &[(dim, Operator::Multiply, size)])
}

pub(super) fn reduce_scatter<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let dim = dimension(transfer.ir, operation, "scatter_dimension")?;
    let size = group_size(transfer.ir, operation)?;
    resized(transfer, operation, &[(dim, Operator::FloorDiv, size)])
}

pub(super) fn all_to_all<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let ir = transfer.ir;
    let split = dimension(ir, operation, "split_dimension")?;
    let joined = dimension(ir, operation, "concat_dimension")?;
    let count = ir.context.integer_value(ir.attribute(operation, "split_count")?)?;
    let changes = [(split, Operator::FloorDiv, count), (joined, Operator::Multiply, count)];
    resized(transfer, operation, &changes)
}
