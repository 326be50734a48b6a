//! Prints `func.func` and functions of other dialects that are written like it.

use crate::mlir::ir::{Attribute, AttributeKind, Identifier, OperationId, TypeKind};
use crate::mlir::print::Printer;

/// What the signature tells.
const SIGNATURE: &[&str] =
    &["sym_name", "sym_visibility", "function_type", "arg_attrs", "res_attrs"];

/// ` private @name(%arg0: i32 {attributes}) -> (i32 {attributes}) attributes {…} {…}`
pub(crate) fn function_like(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    let string = |name: &str| ir.attribute(operation, name).and_then(|it| context.string_value(it));
    printer.text(" ");
    if let Some(visibility) = string("sym_visibility") {
        printer.identifier(visibility);
        printer.text(" ");
    }
    if let Some(name) = string("sym_name") {
        printer.symbol_name(name);
    }
    signature(printer, operation);
    printer.attribute_dictionary_with_keyword(operation, SIGNATURE);
    if let Some(body) = ir.regions(operation).first()
        && !ir.blocks(*body).is_empty()
    {
        printer.text(" ");
        printer.region(*body, false, true, false);
    }
}

/// The attributes of an argument or a result: the dictionary at an index of an array.
fn attributes<'ir>(
    printer: &Printer<'ir>,
    operation: OperationId,
    name: &str,
    index: usize,
) -> &'ir [(Identifier, Attribute)] {
    let context = printer.context();
    match printer.ir().attribute(operation, name).map(|array| context.attribute_kind(array)) {
        Some(AttributeKind::Array(all)) => {
            all.get(index).map_or(&[], |dictionary| context.entries(*dictionary))
        }
        _ => &[],
    }
}

fn signature(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    let ty = ir.attribute(operation, "function_type").and_then(|ty| context.attribute_type(ty));
    let Some(TypeKind::Function { inputs, results }) = ty.map(|ty| context.type_kind(ty)) else {
        return;
    };
    let entry = ir.regions(operation).first().and_then(|body| ir.entry_block(*body));
    let arguments = entry.map(|entry| ir.arguments(entry));
    printer.text("(");
    for (index, input) in inputs.iter().enumerate() {
        printer.separator(index);
        let attributes = attributes(printer, operation, "arg_attrs", index);
        match arguments.and_then(|arguments| arguments.get(index)) {
            Some(argument) => printer.region_argument(*argument, attributes),
            None => {
                printer.type_(*input);
                printer.optional_dictionary(attributes);
            }
        }
    }
    printer.text(")");
    if results.is_empty() {
        return;
    }
    printer.text(" -> ");
    let plain = attributes(printer, operation, "res_attrs", 0).is_empty();
    if results.len() == 1 && plain {
        printer.result_types(results.iter().copied());
        return;
    }
    printer.text("(");
    for (index, result) in results.iter().enumerate() {
        printer.separator(index);
        printer.type_(*result);
        printer.optional_dictionary(attributes(printer, operation, "res_attrs", index));
    }
    printer.text(")");
}
