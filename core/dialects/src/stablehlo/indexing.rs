//! Result sizes of indexing operations.

use super::products::{listed, structure};
use super::shapes::{dimension, integers, operand_elements, operand_sizes, set_results};
use crate::common::Places;
use abide_mlir::ir::OperationId;
use abide_mlir::named_lists::named_digits;
use abide_mlir::shape::{Domain, Elements, Sizes, Transfer};

/// The result has the dimensions of the slices at `offset_dims`, without the collapsed ones, and elsewhere those of the
/// indices, without that of the index vectors.
pub(super) fn gather<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let ir = transfer.ir;
    let body = structure(ir, operation, "dimension_numbers")?;
    let parts: Elements<D::Number> = match integers(ir, operation, "slice_sizes") {
        Some(sizes) => sizes.into_iter().map(|one| transfer.domain.constant(one)).collect(),
        None => operand_elements(transfer, operation, 2)?,
    };
    let offset_dims = Places::of(listed(body, "offset_dims"));
    let mut left_out = listed(body, "collapsed_slice_dims");
    left_out.extend(listed(body, "operand_batching_dims"));
    let left_out = Places::of(left_out);
    let vector = named_digits(body, "index_vector_dim").and_then(|it| it.parse().ok()).unwrap_or(0);
    let indices = operand_sizes(transfer, operation, 1)?;
    let batch = indices.iter().enumerate().filter(|(dim, _)| *dim != vector).map(|(_, it)| *it);
    let offsets =
        parts.iter().enumerate().filter(|(dim, _)| !left_out.contains(dim)).map(|(_, it)| *it);
    let rank = batch.clone().count() + offsets.clone().count();
    let (mut batch, mut offsets) = (batch, offsets);
    let sizes: Option<Sizes<D::Number>> = (0..rank)
        .map(|dim| if offset_dims.contains(&dim) { offsets.next() } else { batch.next() })
        .collect();
    set_results(transfer, operation, &sizes?)
}

pub(super) fn torch_index_select<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let ir = transfer.ir;
    let (dim, batch) = (dimension(ir, operation, "dim")?, dimension(ir, operation, "batch_dims")?);
    let (own, index) =
        (operand_sizes(transfer, operation, 0)?, operand_sizes(transfer, operation, 1)?);
    let before = own.iter().take(dim);
    let sizes: Sizes<D::Number> =
        before.chain(index.iter().skip(batch)).chain(own.iter().skip(dim + 1)).copied().collect();
    set_results(transfer, operation, &sizes)
}
