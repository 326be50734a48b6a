//! Conversions between types (MLIR: `CastOpInterface`).

use super::OpView;
use abide_mlir::ir::Type;
use abide_mlir::verify::Verified;

/// Checks the type of the operand and of the result by a condition on both.
pub(crate) fn check_cast(op: &OpView<'_>, compatible: impl FnOnce(Type, Type) -> bool) -> Verified {
    let (Some(from), Some(to)) = (op.operand_type(0), op.result_type(0)) else { return Ok(()) };
    if compatible(from, to) {
        return Ok(());
    }
    let (from, to) = (op.text(from), op.text(to));
    Err(format!("operand type '{from}' and result type '{to}' are cast incompatible").into())
}
