//! Pieces of text that operations of several dialects have in common.

use abide_mlir::ir::{OperationId, ValueId};
use abide_mlir::ods::format::Parameter;
use abide_mlir::print::{Custom, Printer, RegionForm};

/// `(%a, %b)`
pub(crate) fn operands_in_parentheses(printer: &mut Printer<'_>, values: &[ValueId]) {
    printer.text("(");
    printer.operands(values.iter().copied());
    printer.text(")");
}

/// Prints `keyword(%argument = %value, …)`, or nothing if there are none.
pub(crate) fn print_assignments(
    printer: &mut Printer<'_>,
    keyword: &str,
    arguments: &[ValueId],
    values: &[ValueId],
) {
    if values.is_empty() {
        return;
    }
    printer.text(keyword);
    printer.text("(");
    for (index, (argument, value)) in arguments.iter().zip(values).enumerate() {
        printer.separator(index);
        printer.operand(*argument);
        printer.text(" = ");
        printer.operand(*value);
    }
    printer.text(")");
}

/// Prints ` -> (types)`, in parentheses even for one result; nothing without results.
pub(crate) fn print_result_types(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    if ir.result_count(operation) > 0 {
        printer.text(" -> (");
        printer.operand_types(ir.results(operation));
        printer.text(")");
    }
}

/// Prints `@name`, the symbol that an operation defines.
pub(crate) fn print_symbol(printer: &mut Printer<'_>, operation: OperationId) {
    let name = printer.ir().attribute(operation, "sym_name");
    if let Some(name) = name.and_then(|name| printer.context().string_value(name)) {
        printer.symbol_name(name);
    }
}

/// Prints a region of an operation after a space, without the label of its entry block.
pub(crate) fn print_region(
    printer: &mut Printer<'_>,
    operation: OperationId,
    region: usize,
    terminator: bool,
) {
    if let Some(region) = printer.ir().regions(operation).get(region) {
        printer.text(" ");
        printer
            .region(*region, RegionForm { entry_arguments: false, terminator, ..RegionForm::FULL });
    }
}

/// `, read, locality<3>, data`
pub(crate) fn print_prefetch_hints(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    let number = |name: &str| {
        let value = ir.attribute(operation, name);
        value.and_then(|value| context.integer_value(value)).unwrap_or(0)
    };
    printer.text(if number("isWrite") == 0 { ", read" } else { ", write" });
    printer.text(", locality<");
    printer.integer_literal(number("localityHint"));
    printer.text(if number("isDataCache") == 0 { ">, instr" } else { ">, data" });
}

/// `memref<2xf32> = dense<…>`, or ` = uninitialized`.
pub(crate) fn print_type_and_value<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(ty), Parameter::Attribute(value), ..] = of.parameters else { return };
    if let Some(ty) = printer.attribute_of(*ty, of) {
        printer.attribute(ty);
    }
    let Some(value) = printer.attribute_of(*value, of) else { return };
    printer.text(" = ");
    if value == printer.context().unit() {
        printer.text("uninitialized");
    } else {
        printer.attribute_without_type(value);
    }
}
