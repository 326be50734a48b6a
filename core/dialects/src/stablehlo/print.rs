//! Prints operations whose form no format expresses.

use super::RETURN;
use crate::common::print_region;
use abide_mlir::ir::{AttributeKind, Ir, OperationId, RegionId, TypeKind, ValueId};
use abide_mlir::print::Printer;

/// ` {attributes} dense<…> : type`, or the generic form where the types differ.
pub(super) fn print_constant(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let value = ir.attribute(operation, "value");
    let ty = value.and_then(|value| ir.context.attribute_type(value));
    let result = ir.result(operation, 0).map(|result| ir.value_type(result));
    match value.filter(|_| ty == result) {
        Some(value) => {
            printer.attribute_dictionary(operation, &["value"]);
            printer.text(" ");
            printer.attribute(value);
        }
        None => printer.generic_form(operation),
    }
}

/// `c` for integers, `cst` for all else.
pub(crate) fn constant_names(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let result = ir.result(operation, 0).map(|result| ir.value_type(result));
    let element = result.and_then(|result| ir.context.type_kind(result).element());
    let element = element.map(|element| ir.context.type_kind(element));
    name(0, if matches!(element, Some(TypeKind::Integer { .. })) { "c" } else { "cst" });
}

/// Names the arguments. Both regions share their names, which are printed once.
pub(super) fn while_argument_names(ir: &Ir, region: RegionId, set: &mut dyn FnMut(ValueId, &str)) {
    for argument in ir.region_arguments(region) {
        set(*argument, "iterArg");
    }
}

/// `(%a = %b) : types attributes {…}`, and below it `cond {…} do {…}`
pub(super) fn print_while(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text("(");
    let arguments = ir.entry_arguments(operation, 0);
    for (index, (argument, value)) in arguments.iter().zip(ir.operands(operation)).enumerate() {
        printer.separator(index);
        printer.operand(*argument);
        printer.text(" = ");
        printer.operand(value);
    }
    printer.text(")");
    if ir.operand_count(operation) > 0 {
        printer.text(" : ");
        printer.operand_types(ir.operands(operation));
    }
    printer.attribute_dictionary_with_keyword(operation, &[]);
    printer.newline();
    printer.text("cond");
    print_region(printer, operation, 0, true);
    printer.text(" do");
    print_region(printer, operation, 1, true);
}

/// Prints `(%a init: %b), (%c init: %d) applies op across dimensions = [0] {attributes} : types`, and below it `
/// reducer(%e: type, %f: type) (%g: type, %h: type)  {…}` unless it is one operation.
pub(super) fn print_reduce(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let operands: Vec<ValueId> = ir.operands(operation).collect();
    let (inputs, inits) = operands.split_at(operands.len() / 2);
    for (index, (input, init)) in inputs.iter().zip(inits).enumerate() {
        printer.separator(index);
        printer.text("(");
        printer.operand(*input);
        printer.text(" init: ");
        printer.operand(*init);
        printer.text(")");
    }
    let applied = applied(ir, operation);
    if let Some(applied) = applied {
        printer.text(" applies ");
        printer.bytes(ir.name_bytes(applied));
    }
    printer.text(" across dimensions = [");
    let dimensions = ir.attribute(operation, "dimensions");
    if let Some(AttributeKind::DenseArray { values, .. }) =
        dimensions.map(|list| ir.context.attribute_kind(list))
    {
        for (index, value) in values.iter().enumerate() {
            printer.separator(index);
            printer.integer_literal(*value);
        }
    }
    printer.text("]");
    printer.attribute_dictionary(operation, &["dimensions"]);
    printer.text(" : ");
    printer.operation_type(operation);
    if applied.is_some() {
        return;
    }
    printer.newline();
    printer.text(" reducer");
    let arguments = ir.entry_arguments(operation, 0);
    let (first, second) = arguments.split_at(arguments.len() / 2);
    for (first, second) in first.iter().zip(second) {
        printer.text("(");
        printer.region_argument(*first, &[]);
        printer.text(", ");
        printer.region_argument(*second, &[]);
        printer.text(") ");
    }
    print_region(printer, operation, 0, true);
}

/// The only operation of a reduction's body, if it determines the whole body.
fn applied(ir: &Ir, operation: OperationId) -> Option<OperationId> {
    let [block] = ir.blocks(*ir.regions(operation).first()?) else { return None };
    let applied = ir.first_operation(*block)?;
    let end = ir.next_operation(applied)?;
    let &[first, second] = ir.arguments(*block) else { return None };
    let ty = ir.value_type(first);
    let input = ir.context.type_kind(ir.value_type(ir.operand(operation, 0)?)).element();
    let is_scalar = matches!(
        ir.context.type_kind(ty),
        TypeKind::Tensor { shape, element, encoding: None } if shape.is_empty() && Some(*element) == input
    );
    let same_types = ir.value_type(second) == ty
        && ir.results(applied).all(|result| ir.value_type(result) == ty);
    let is_whole = ir.next_operation(end).is_none()
        && ir.name_bytes(end) == RETURN.as_bytes()
        && ir.name_bytes(applied).starts_with(b"stablehlo.")
        && ir.opaque_text(applied).is_none()
        && ir.regions(applied).is_empty()
        && ir.result_count(applied) == 1
        && ir.operands(applied).eq([first, second])
        && ir.operands(end).eq(ir.results(applied))
        && ir.context.entries(ir.attributes(applied)).is_empty()
        && ir.context.entries(ir.properties(applied)).is_empty();
    (is_scalar && same_types && is_whole).then_some(applied)
}
