//! Conversions between types (MLIR: `CastOpInterface`).

use super::Parts;
use abide_mlir::ir::Type;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// Checks the type of the operand and of the result by a condition on both.
pub(crate) fn check_cast(op: &Parts<'_>, compatible: impl FnOnce(Type, Type) -> bool) -> Verified {
    let (Some(from), Some(to)) = (op.operand_type_at(0), op.result_type(0)) else { return Ok(()) };
    if compatible(from, to) {
        return Ok(());
    }
    let (from_text, to_text) = (op.text(from), op.text(to));
    let rule =
        rule!("operand type '{}' and result type '{}' are cast incompatible", from_text, to_text);
    let error = VerifyError::from(rule);
    Err(match from == to {
        true => error.with_help("both types are the same: use the operand itself"),
        false => error.with_help("use another conversion, or change one of the two types"),
    })
}
