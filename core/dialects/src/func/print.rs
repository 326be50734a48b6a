//! Prints `func.func` and functions of other dialects that are written like it.

use abide_mlir::ir::{Attribute, AttributeKind, Identifier, OperationId, Type, TypeKind};
use abide_mlir::print::{Printer, RegionForm};

/// The attributes that the signature prints.
const SIGNATURE: &[&str] =
    &["sym_name", "sym_visibility", "function_type", "arg_attrs", "res_attrs"];

/// The attributes that the signature prints if results may be arguments.
const TIED_SIGNATURE: &[&str] =
    &["sym_name", "sym_visibility", "function_type", "arg_attrs", "res_attrs", "tied_operands"];

/// ` private @name(%arg0: i32 {attributes}) -> (i32 {attributes}) attributes {…} {…}`
pub(super) fn print_func(printer: &mut Printer<'_>, operation: OperationId) {
    function_like(printer, operation, SIGNATURE);
}

/// Prints a function like `func.func`, where a result may be tied to an argument. The visibility and the names of
/// arguments are always printed.
pub(super) fn print_tied(printer: &mut Printer<'_>, operation: OperationId) {
    function_like(printer, operation, TIED_SIGNATURE);
}

fn function_like(printer: &mut Printer<'_>, operation: OperationId, signature_of: &[&str]) {
    let may_tie = signature_of == TIED_SIGNATURE;
    let (ir, context) = (printer.ir(), printer.context());
    let string = |name: &str| ir.attribute(operation, name).and_then(|it| context.string_value(it));
    printer.text(" ");
    if let Some(visibility) = string("sym_visibility") {
        printer.identifier(visibility);
        printer.text(" ");
    } else if may_tie {
        printer.text("public ");
    }
    if let Some(name) = string("sym_name") {
        printer.symbol_name(name);
    }
    signature(printer, operation, may_tie);
    printer.attribute_dictionary_with_keyword(operation, signature_of);
    if let Some(body) = ir.regions(operation).first()
        && !ir.blocks(*body).is_empty()
    {
        printer.text(" ");
        printer.region(*body, RegionForm::BODY);
    }
}

/// The attributes of an argument or a result: the dictionary at an index of an array.
pub(crate) fn attributes_of<'ir>(
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

/// `%arg0: i32 {attributes}, …`, or the types alone without a body.
pub(crate) fn print_arguments(printer: &mut Printer<'_>, operation: OperationId, inputs: &[Type]) {
    let arguments = printer.ir().entry_arguments(operation, 0);
    for (index, input) in inputs.iter().enumerate() {
        printer.separator(index);
        let attributes = attributes_of(printer, operation, "arg_attrs", index);
        match arguments.get(index) {
            Some(argument) => printer.region_argument(*argument, attributes),
            None => {
                printer.type_(*input);
                printer.optional_dictionary(attributes);
            }
        }
    }
}

/// `(%arg0: i32 {attributes}) -> (i32 {attributes})`
pub(crate) fn print_signature(printer: &mut Printer<'_>, operation: OperationId) {
    signature(printer, operation, false);
}

fn signature(printer: &mut Printer<'_>, operation: OperationId, may_tie: bool) {
    let (ir, context) = (printer.ir(), printer.context());
    let ty = ir.attribute(operation, "function_type").and_then(|ty| context.attribute_type(ty));
    let Some(TypeKind::Function { inputs, results }) = ty.map(|ty| context.type_kind(ty)) else {
        return;
    };
    let entry = ir.body(operation);
    let arguments = entry.map(|entry| ir.arguments(entry));
    printer.text("(");
    for (index, input) in inputs.iter().enumerate() {
        printer.separator(index);
        let attributes = attributes_of(printer, operation, "arg_attrs", index);
        match arguments.and_then(|arguments| arguments.get(index)) {
            Some(argument) => {
                printer.region_argument(*argument, attributes);
                printer.source_name(*argument);
            }
            None => {
                if may_tie {
                    printer.text(&format!("%arg{index}: "));
                }
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
    let plain = attributes_of(printer, operation, "res_attrs", 0).is_empty();
    let tied: Vec<i64> = if may_tie { tied_arguments(printer, operation) } else { Vec::new() };
    if results.len() == 1 && plain && tied.iter().all(|argument| *argument < 0) {
        printer.result_types(results.iter().copied());
        return;
    }
    let parentheses = results.len() != 1 || !plain;
    printer.text(if parentheses { "(" } else { "" });
    for (index, result) in results.iter().enumerate() {
        printer.separator(index);
        let argument = tied.get(index).and_then(|argument| usize::try_from(*argument).ok());
        match argument.and_then(|at| Some((at, inputs.get(at)?))) {
            Some((at, input)) => {
                match arguments.and_then(|arguments| arguments.get(at)) {
                    Some(argument) => printer.operand(*argument),
                    None => printer.text(&format!("%arg{at}")),
                }
                if input != result {
                    printer.text(" as ");
                    printer.type_(*result);
                }
            }
            None => printer.type_(*result),
        }
        printer.optional_dictionary(attributes_of(printer, operation, "res_attrs", index));
    }
    printer.text(if parentheses { ")" } else { "" });
}

/// For each result the number of the argument that it is tied to, or -1.
fn tied_arguments(printer: &Printer<'_>, operation: OperationId) -> Vec<i64> {
    let context = printer.context();
    let tied = printer.ir().attribute(operation, "tied_operands");
    match tied.map(|tied| context.attribute_kind(tied)) {
        Some(AttributeKind::Array(tied)) => {
            tied.iter().map(|one| context.integer_value(*one).unwrap_or(-1)).collect()
        }
        _ => Vec::new(),
    }
}
