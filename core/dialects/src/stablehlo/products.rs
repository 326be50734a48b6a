//! Sizes of tensor products and Fourier transforms.

use super::elements::word;
use super::shapes::{integers, operand_sizes, set_results};
use crate::common::Places;
use abide_mlir::ir::{AttributeKind, Ir, OperationId};
use abide_mlir::named_lists::named_list;
use abide_mlir::shape::{Domain, Sizes, Transfer};

pub(super) fn dot<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let (lhs, rhs) =
        (operand_sizes(transfer, operation, 0)?, operand_sizes(transfer, operation, 1)?);
    let (_, outer) = lhs.split_last()?;
    let sizes: Sizes<D::Number> = outer.iter().chain(rhs.iter().skip(1)).copied().collect();
    set_results(transfer, operation, &sizes)
}

/// The parameters of a structure of the dialect.
pub(super) fn structure<'ir>(ir: &'ir Ir, operation: OperationId, name: &str) -> Option<&'ir [u8]> {
    match ir.context.attribute_kind(ir.attribute(operation, name)?) {
        AttributeKind::Dialect { body, .. } => Some(ir.context.bytes(*body)),
        _ => None,
    }
}

/// The dimensions that a structure has in a list.
pub(super) fn listed(body: &[u8], name: &str) -> Vec<usize> {
    let list = named_list(body, name).into_iter();
    list.filter_map(|dim| usize::try_from(dim).ok()).collect()
}

/// First the dimensions that both have, then the others of the first and of the second.
pub(super) fn dot_general<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let body = structure(transfer.ir, operation, "dot_dimension_numbers")?;
    let (lhs, rhs) =
        (operand_sizes(transfer, operation, 0)?, operand_sizes(transfer, operation, 1)?);
    let [left_batch, right_batch] =
        ["lhs", "rhs"].map(|side| listed(body, &format!("{side}_batching_dimensions")));
    let [left_sum, right_sum] =
        ["lhs", "rhs"].map(|side| listed(body, &format!("{side}_contracting_dimensions")));
    let mut sizes = Sizes::new();
    for (left, right) in left_batch.iter().zip(&right_batch) {
        let (left, right) = (*lhs.get(*left)?, *rhs.get(*right)?);
        sizes.push(if transfer.is_better(right, left) { right } else { left });
    }
    for (own, batch, sum) in [(&lhs, &left_batch, &left_sum), (&rhs, &right_batch, &right_sum)] {
        let shared = Places::of(batch.iter().chain(sum).copied());
        let rest = own.iter().enumerate();
        sizes.extend(rest.filter(|(dim, _)| !shared.contains(dim)).map(|(_, it)| *it));
    }
    set_results(transfer, operation, &sizes)
}

/// `ab,bc->ac`: each letter is a dimension.
pub(super) fn einsum<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let ir = transfer.ir;
    let config = ir.context.string_value(ir.attribute(operation, "einsum_config")?)?;
    let config = ir.context.text(config).into_owned();
    let (inputs, output) = config.split_once("->")?;
    let mut known: Vec<(char, D::Number)> = Vec::new();
    for (number, letters) in inputs.split(',').enumerate() {
        let sizes = operand_sizes(transfer, operation, number)?;
        if letters.chars().count() != sizes.len() {
            return None;
        }
        known.extend(letters.chars().zip(sizes));
    }
    let size = |letter| known.iter().find(|one| one.0 == letter).map(|one| one.1);
    let sizes: Option<Sizes<D::Number>> = output.trim().chars().map(size).collect();
    set_results(transfer, operation, &sizes?)
}

/// Real numbers have half of the frequencies, and one more.
pub(super) fn fft<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let ir = transfer.ir;
    let mut sizes = operand_sizes(transfer, operation, 0)?;
    let lengths = integers(ir, operation, "fft_length")?;
    match word(ir, operation, "fft_type")?.as_str() {
        "RFFT" => {
            let last = *lengths.last()?;
            let half = if last == 0 { 0 } else { last / 2 + 1 };
            *sizes.last_mut()? = transfer.domain.constant(half);
        }
        "IRFFT" => {
            let outer = sizes.len().checked_sub(lengths.len())?;
            sizes.truncate(outer);
            sizes.extend(lengths.into_iter().map(|length| transfer.domain.constant(length)));
        }
        _ => {}
    }
    set_results(transfer, operation, &sizes)
}
