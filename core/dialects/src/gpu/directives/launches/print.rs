//! `custom<…>` directives of operations that run functions on a device.

use crate::common::clauses::print::typed_value;
use abide_mlir::ir::TypeKind;
use abide_mlir::ods::format::Parameter;
use abide_mlir::print::{Custom, Printer};

/// Prints ` : type` unless the numbers of blocks and threads are of index type.
pub(crate) fn dimension_types<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Type(size), ..] = of.parameters else { return };
    let ty = printer.types_of(*size, of).first().copied();
    let Some(ty) = ty.filter(|ty| *printer.context().type_kind(*ty) != TypeKind::Index) else {
        return;
    };
    printer.text(": ");
    printer.types([ty]);
}

/// `args(%value : type, …)`
pub(crate) fn arguments<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Operand(index), _] = of.parameters else { return };
    let values = printer.operands_of(*index, of);
    if values.is_empty() {
        return;
    }
    printer.text("args(");
    for (number, value) in values.iter().enumerate() {
        printer.separator(number);
        typed_value(printer, *value);
    }
    printer.text(")");
}

/// `<attribute>`, or nothing.
pub(crate) fn handler<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(index)] = of.parameters else { return };
    if let Some(value) = printer.attribute_of(*index, of) {
        printer.text("<");
        printer.attribute(value);
        printer.text(">");
    }
}
