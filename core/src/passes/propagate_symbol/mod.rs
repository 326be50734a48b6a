//! `-propagate-symbol`

use super::{PassContext, PassError};
use crate::mlir::ir::{Ir, OperationId};

pub(super) fn run(
    _ir: &mut Ir,
    _function: OperationId,
    _context: &mut PassContext<'_>,
) -> Result<(), PassError> {
    Ok(())
}
