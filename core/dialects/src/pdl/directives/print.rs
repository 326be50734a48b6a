//! Prints the directives of patterns.

use abide_mlir::ods::format::{Parameter, TypeReference};
use abide_mlir::print::{Custom, Formatted, Printer};

/// ` -> (%types : types)`, ` -> <inferred>`, or nothing.
pub(crate) fn created_results<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Operand(values), Parameter::Type(types), Parameter::Attribute(inferred)] =
        of.parameters
    else {
        return;
    };
    if printer.has_attribute(*inferred, of) {
        return printer.text(" -> <inferred>");
    }
    let values = printer.operands_of(*values, of);
    if values.is_empty() {
        return;
    }
    printer.text(" -> (");
    printer.operands(values);
    print_types_after(printer, " : ", *types, of);
    printer.text(")");
}

/// Prints the types of a part after a sign.
fn print_types_after<'ir>(
    printer: &mut Printer<'ir>,
    sign: &str,
    part: TypeReference,
    of: &Formatted<'ir>,
) {
    printer.text(sign);
    let types = printer.types_of(part, of);
    printer.types(types);
}

/// Prints `: type` without values.
pub(crate) fn range_type<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Reference(arguments), Parameter::Type(result)] = of.parameters else { return };
    if let Parameter::Type(arguments) = &**arguments
        && printer.types_of(*arguments, of).is_empty()
    {
        print_types_after(printer, ": ", *result, of);
    }
}

/// Prints ` -> type` after an index.
pub(crate) fn indexed_values<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Reference(index), Parameter::Type(result)] = of.parameters else { return };
    if let Parameter::Attribute(index) = &**index
        && printer.has_attribute(*index, of)
    {
        print_types_after(printer, " -> ", *result, of);
    }
}
