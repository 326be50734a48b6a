//! `tensor.extract_slice` and `tensor.insert_slice`.

use super::{is_dynamic, tensor_text};
use crate::dialect::common::OpView;
use crate::mlir::ir::{OperationId, Type};
use crate::mlir::registry::VerifyError;
use crate::mlir::verify::{Verified, Verifier};

/// Checks offsets, sizes and strides of a tensor of some rank; gives the sizes.
fn sizes(op: &OpView<'_>, rank: usize) -> Result<Vec<i64>, VerifyError> {
    let numbers = |name: &str| op.integers(name).unwrap_or_default();
    let parts =
        ["offset", "size", "stride"].map(|name| (name, numbers(&format!("static_{name}s"))));
    let [(_, offsets), (_, sizes), (_, strides)] = &parts;
    let mismatch = |what: &str, other: &str, a: usize, b: usize| {
        Err(VerifyError::bare(format!(
            "expected mixed {what} rank to match mixed {other} rank ({a} vs {b}) so the rank of \
             the result type is well-formed."
        )))
    };
    if offsets.len() != sizes.len() {
        return mismatch("offsets", "sizes", offsets.len(), sizes.len());
    }
    if sizes.len() != strides.len() {
        return mismatch("sizes", "strides", sizes.len(), strides.len());
    }
    let groups = op.integers("operandSegmentSizes").unwrap_or_default();
    let first = groups.len().saturating_sub(parts.len());
    for ((name, values), count) in parts.iter().zip(groups.iter().skip(first)) {
        if values.len() != rank {
            let found = values.len();
            let message = format!("expected {rank} {name} values, got {found}");
            return Err(VerifyError::bare(message));
        }
        let dynamic = values.iter().filter(|value| is_dynamic(**value)).count();
        if usize::try_from(*count).ok() != Some(dynamic) {
            return Err(VerifyError::bare(format!("expected {dynamic} dynamic {name} values")));
        }
    }
    for (name, values) in parts.iter().take(2) {
        if let Some(value) = values.iter().find(|value| **value < 0 && !is_dynamic(**value)) {
            let message = format!("expected {name}s to be non-negative, but got {value}");
            return Err(VerifyError::bare(message));
        }
    }
    Ok(sizes.clone())
}

/// Whether a shape is another without some of its dimensions of size one, found greedily.
fn is_reduced(shape: &[i64], reduced: &[i64]) -> bool {
    let mut rest = reduced.iter().peekable();
    let matches = shape.iter().all(|size| rest.next_if_eq(&size).is_some() || *size == 1);
    matches && rest.next().is_none()
}

/// Whether a type is a slice of a tensor with these sizes.
fn is_slice(op: &OpView<'_>, tensor: Type, sizes: &[i64], slice: Type) -> Verified {
    let Some(own) = op.shape(slice) else { return Ok(()) };
    let element = op.element(tensor);
    if own.len() > sizes.len() {
        let message = "expected rank to be smaller or equal to the other rank. ";
        return Err(VerifyError::bare(message));
    }
    if !is_reduced(sizes, own) {
        let text = tensor_text(op, sizes, element);
        let message =
            format!("expected type to be '{text}' or a rank-reduced version. (size mismatch) ");
        return Err(VerifyError::bare(message));
    }
    if op.element(slice) != element {
        let message = format!("expected element type to be '{}'", op.text(element));
        return Err(VerifyError::bare(message));
    }
    Ok(())
}

pub(crate) fn extract_slice(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let op = OpView::new(verifier.ir, operation);
    let (Some(source), Some(result)) = (op.operand_type(0), op.result_type(0)) else {
        return Ok(());
    };
    let sizes = sizes(&op, op.shape(source).map_or(0, <[i64]>::len))?;
    is_slice(&op, source, &sizes, result)
}

/// `tensor.insert_slice` and `tensor.parallel_insert_slice`.
pub(crate) fn insert_slice(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let op = OpView::new(verifier.ir, operation);
    let (Some(source), Some(dest)) = (op.operand_type(0), op.operand_type(1)) else {
        return Ok(());
    };
    let sizes = sizes(&op, op.shape(dest).map_or(0, <[i64]>::len))?;
    is_slice(&op, dest, &sizes, source)
}
