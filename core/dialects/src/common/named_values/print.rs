//! Prints values with names.

use abide_mlir::ir::AttributeKind;
use abide_mlir::ods::format::Parameter;
use abide_mlir::print::{Custom, Printer};

/// ` {"name" = %value, …}`, or nothing.
pub(crate) fn named_values<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    values_by_name(printer, " {", of);
}

/// Prints `"name" = %value, …` in braces, with `open` in front; or nothing.
pub(crate) fn values_by_name<'ir>(printer: &mut Printer<'ir>, open: &str, of: &Custom<'_, 'ir>) {
    let [Parameter::Operand(values), Parameter::Attribute(names)] = of.parameters else { return };
    let names = printer.attribute_of(*names, of);
    let Some(AttributeKind::Array(names)) =
        names.map(|names| printer.context().attribute_kind(names))
    else {
        return;
    };
    if names.is_empty() {
        return;
    }
    printer.text(open);
    for (index, (value, name)) in printer.operands_of(*values, of).iter().zip(names).enumerate() {
        printer.separator(index);
        printer.attribute(*name);
        printer.text(" = ");
        printer.operand(*value);
    }
    printer.text("}");
}

/// `{"name" = %value, …}`, or nothing.
pub(crate) fn named_values_alone<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    values_by_name(printer, "{", of);
}
