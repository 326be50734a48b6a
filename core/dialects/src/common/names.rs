//! Result names of operations of several dialects (MLIR: `OpAsmOpInterface::getAsmResultNames`).

use abide_mlir::ir::{AttributeKind, Integer, Ir, OperationId, Type, TypeKind};
use abide_mlir::print::print_attribute;

/// The value of an integer attribute in decimal, and its type; `None` for other attributes.
pub(crate) fn integer_text(ir: &Ir, operation: OperationId) -> Option<(String, Type)> {
    let attribute = ir.attribute(operation, "value")?;
    match ir.context.attribute_kind(attribute) {
        AttributeKind::Integer { value: Integer::Small(value), ty } => {
            Some((value.to_string(), *ty))
        }
        AttributeKind::Integer { ty, .. } => {
            let text = print_attribute(ir, attribute);
            let digits = text.split(|byte| *byte == b' ').next().unwrap_or_default();
            Some((String::from_utf8_lossy(digits).into_owned(), *ty))
        }
        _ => None,
    }
}

/// `%true`, `%c1`, `%c1_i32`, `%cst`
pub(crate) fn constant_names(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let Some((value, ty)) = integer_text(ir, operation) else {
        name(0, "cst");
        return;
    };
    match ir.context.type_kind(ty) {
        TypeKind::Integer { width: 1, .. } => name(0, if value == "0" { "false" } else { "true" }),
        TypeKind::Integer { width, .. } => name(0, &format!("c{value}_i{width}")),
        _ => name(0, &format!("c{value}")),
    }
}

/// The last name of an attribute that refers to a symbol.
fn leaf_name(ir: &Ir, operation: OperationId, attribute: &str) -> Option<String> {
    let name = match ir.context.attribute_kind(ir.attribute(operation, attribute)?) {
        AttributeKind::SymbolReference { root, nested } => *nested.last().unwrap_or(root),
        _ => return None,
    };
    Some(ir.context.text(name).into_owned())
}

/// The name of the global variable that is read.
pub(crate) fn global_names(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    if let Some(leaf) = leaf_name(ir, operation, "global") {
        name(0, &leaf);
    }
}
