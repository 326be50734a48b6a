//! `tensor.extract_slice` and `tensor.insert_slice`.

use super::tensor_text;
use crate::common::{Parts, Slice, is_reduced};
use abide_mlir::ir::Type;
use abide_mlir::ods::Trait;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

/// Verifies that a type is a slice of a tensor with these sizes.
fn is_slice(op: &Parts<'_>, tensor: Type, sizes: &[i64], slice: Type) -> Verified {
    let Some(own) = op.shape(slice) else { return Ok(()) };
    let element = op.element(tensor);
    if own.len() > sizes.len() {
        let message = "expected rank to be smaller or equal to the other rank. ";
        let help = format!("give the slice at most {}", counted(sizes.len(), "dimension"));
        return Err(VerifyError::bare(message).with_help(help));
    }
    if !is_reduced(sizes, own, |size| **size == 1) {
        let text = tensor_text(op, sizes, element);
        let rule =
            rule!("expected type to be '{}' or a rank-reduced version. (size mismatch) ", text);
        return Err(VerifyError::bare(rule.about_result(text, op.text(slice))));
    }
    if op.element(slice) != element {
        let message = rule!("expected element type to be '{}'", op.text(element))
            .with_help(format!("the elements stay the same: use '{}'", op.text(element)));
        return Err(VerifyError::bare(message));
    }
    Ok(())
}

pub(crate) fn extract_slice(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(result)) = (op.operand_type("source"), op.result_type(0)) else {
        return Ok(());
    };
    let shape = op.shape(source).unwrap_or_default();
    let slice = Slice::of(op, [shape.len(); 3])?;
    is_slice(op, source, &slice.sizes, result)?;
    slice.check_bounds(op.verifier, shape)
}

pub(crate) fn insert_slice(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(dest)) = (op.operand_type("source"), op.operand_type("dest")) else {
        return Ok(());
    };
    let shape = op.shape(dest).unwrap_or_default();
    let slice = Slice::of(op, [shape.len(); 3])?;
    is_slice(op, dest, &slice.sizes, source)?;
    slice.check_bounds(op.verifier, shape)
}

/// Verifies the slice, and that the parent is not a function: other operations may combine slices.
pub(crate) fn parallel_insert_slice(op: &Parts<'_>) -> Verified {
    let parent = op.ir().parent(op.operation);
    let parent = parent.and_then(|parent| op.verifier.registered(parent));
    if parent.is_some_and(|parent| parent.description().has(Trait::FunctionOpInterface)) {
        return Err(VerifyError::bare("expected InParallelOpInterface parent")
            .with_help("move it to the end of 'scf.forall', into 'scf.forall.in_parallel'"));
    }
    insert_slice(op)
}
