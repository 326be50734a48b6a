//! `-symbol-to-encoding` and `-encoding-to-symbol`.

use super::{PassContext, PassError};
use crate::mlir::ir::{Ir, OperationId};

pub(super) fn symbol_to_encoding(
    _ir: &mut Ir,
    _module: OperationId,
    _context: &mut PassContext<'_>,
) -> Result<(), PassError> {
    Ok(())
}

pub(super) fn encoding_to_symbol(
    _ir: &mut Ir,
    _module: OperationId,
    _context: &mut PassContext<'_>,
) -> Result<(), PassError> {
    Ok(())
}
