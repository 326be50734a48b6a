//! Result names.

use abide_mlir::ir::{AttributeKind, Ir, OperationId};

/// The result of `symbol.symbolic_int @S0` is called `%S0`.
pub(crate) fn symbolic_int_names(
    ir: &Ir,
    operation: OperationId,
    name: &mut dyn FnMut(usize, &str),
) {
    let attribute = ir.attribute(operation, "symbol_name");
    if let Some(AttributeKind::SymbolReference { root, .. }) =
        attribute.map(|attribute| ir.context.attribute_kind(attribute))
    {
        name(0, &ir.context.text(*root));
    }
}
