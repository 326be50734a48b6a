//! Verifies operations that call a function.

use super::{Parts, require};
use abide_mlir::ir::Type;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// As many operands and results as the callee has, and operands of its types.
pub(crate) fn check_call(parts: &Parts<'_>, inputs: &[Type], results: &[Type]) -> Verified {
    let ir = parts.ir();
    require(
        ir.operand_count(parts.operation) == inputs.len(),
        || "incorrect number of operands for callee",
    )?;
    check_operand_types(parts, inputs)?;
    require(
        ir.result_count(parts.operation) == results.len(),
        || "incorrect number of results for callee",
    )
}

/// Operands of the types of the callee, one after the other.
pub(crate) fn check_operand_types(parts: &Parts<'_>, inputs: &[Type]) -> Verified {
    for (index, (own, input)) in parts.all_operand_types().iter().zip(inputs).enumerate() {
        require(own == input, || {
            let (own, input) = (parts.text(*own), parts.text(*input));
            rule!(
                "operand type mismatch: expected operand type '{}', but provided '{}' for \
                 operand number {}",
                input,
                own,
                index
            )
        })?;
    }
    Ok(())
}
