//! Edits of attributes.

use abide_mlir::ir::{Identifier, Ir, OperationId};

/// Removes an attribute or a property.
pub(super) fn remove(
    ir: &mut Ir,
    operation: OperationId,
    name: Identifier,
    is_property: bool,
) -> Option<()> {
    let name = ir.context.bytes(name).to_vec();
    if is_property {
        ir.set_property(operation, name, None);
    } else {
        ir.set_attribute(operation, name, None);
    }
    Some(())
}
