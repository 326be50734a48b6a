//! `-erase-symbol`: removes bindings of shapes, and otherwise unused symbols.

use super::{PassContext, PassError, rewrite_to_fixed_point};
use abide_dialects::BIND_SYMBOLIC_SHAPE;
use abide_mlir::ir::{Ir, OperationId};
use abide_mlir::rewrite::{Patterns, Rewriter};

struct EraseBinds;

impl Patterns for EraseBinds {
    fn apply(
        &mut self,
        rewriter: &mut Rewriter<'_>,
        operation: OperationId,
    ) -> Result<bool, PassError> {
        let bind = rewriter.is(operation, BIND_SYMBOLIC_SHAPE);
        if bind {
            rewriter.erase(operation);
        }
        Ok(bind)
    }
}

/// Erases the `bind_symbolic_shape` operations of a function.
pub(super) fn run(
    ir: &mut Ir,
    function: OperationId,
    context: &mut PassContext<'_>,
) -> Result<(), PassError> {
    let PassContext { registry, limits, workspace, .. } = context;
    rewrite_to_fixed_point(ir, registry, limits, workspace, function, &mut EraseBinds)
}
