//! `custom<…>` directives of operations that run functions on a device.

use super::Printer;
use super::format::Formatted;
use crate::ir::TypeKind;
use crate::ods::format::Parameter;

/// ` : type`, where the numbers of blocks and threads are no indices.
pub(crate) fn dimension_types<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Type(size), ..] = parameters else { return };
    let ty = printer.types_of(*size, of).first().copied();
    let Some(ty) = ty.filter(|ty| *printer.context().type_kind(*ty) != TypeKind::Index) else {
        return;
    };
    printer.text(": ");
    printer.types([ty]);
}

/// `args(%value : type, …)`
pub(crate) fn arguments<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Operand(index), _] = parameters else { return };
    let values = printer.operands_of(*index, of);
    if values.is_empty() {
        return;
    }
    printer.text("args(");
    for (number, value) in values.iter().enumerate() {
        printer.separator(number);
        printer.typed_value(*value);
    }
    printer.text(")");
}

/// `<attribute>`, or nothing.
pub(crate) fn handler<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Attribute(index)] = parameters else { return };
    if let Some(value) = printer.attribute_of(*index, of) {
        printer.text("<");
        printer.attribute(value);
        printer.text(">");
    }
}
