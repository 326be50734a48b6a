//! What must hold of operations, beyond what their description says.

use super::SYMBOLIC_INT;
use abide_mlir::ir::OperationId;
use abide_mlir::verify::{Verified, Verifier};

pub(super) fn bind_symbolic_shape(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let ir = verifier.ir;
    if ir.operand_count(operation) < 2 {
        return Err("requires non-empty shapeSymbols".into());
    }
    let made = |symbol| {
        let maker = ir.defining_operation(symbol);
        maker.is_some_and(|maker| ir.name_bytes(maker) == SYMBOLIC_INT.as_bytes())
    };
    if !ir.operands(operation).skip(1).all(made) {
        return Err("shape symbol must be produced by a SymbolicIntOp".into());
    }
    Ok(())
}
