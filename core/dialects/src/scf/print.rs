//! Prints the operations that have their own syntax.

use crate::common::{
    operand_segment, operands_in_parentheses, print_assignments, print_region, print_result_types,
};
use abide_mlir::ir::{AttributeKind, DYNAMIC, OperationId, ValueId};
use abide_mlir::print::{Printer, RegionForm};

/// ` -> types {…} {attributes}`
pub(super) fn print_execute_region(printer: &mut Printer<'_>, operation: OperationId) {
    printer.optional_arrow_types(operation);
    if printer.ir().attribute(operation, "no_inline").is_some() {
        printer.text(" no_inline");
    }
    print_region(printer, operation, 0, true);
    printer.attribute_dictionary(operation, &["no_inline"]);
}

/// ` %i = %lower to %upper step %step iter_args(%a = %b) -> (type)  : i32 {…} {attributes}`
pub(super) fn print_for(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let arguments = ir.entry_arguments(operation, 0);
    let operands: Vec<_> = ir.operands(operation).collect();
    let [lower, upper, step, initial @ ..] = operands.as_slice() else { return };
    let is_unsigned = ir.attribute(operation, "unsignedCmp").is_some();
    printer.text(if is_unsigned { " unsigned " } else { " " });
    printer.operands(arguments.first().copied());
    printer.text(" = ");
    printer.operand(*lower);
    printer.text(" to ");
    printer.operand(*upper);
    printer.text(" step ");
    printer.operand(*step);
    let carried = arguments.get(1..).unwrap_or_default();
    print_assignments(printer, " iter_args", carried, initial);
    print_result_types(printer, operation);
    let ty = ir.value_type(*lower);
    if ty != ir.context.index_type() {
        printer.text("  : ");
        printer.type_(ty);
    }
    print_region(printer, operation, 0, ir.result_count(operation) > 0);
    printer.attribute_dictionary(operation, &["unsignedCmp"]);
}

/// ` %condition -> (types) {…} else {…} {attributes}`
pub(super) fn print_if(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    printer.operands(ir.operands(operation));
    print_result_types(printer, operation);
    let terminator = ir.result_count(operation) > 0;
    print_region(printer, operation, 0, terminator);
    if ir.regions(operation).get(1).is_some_and(|region| !ir.blocks(*region).is_empty()) {
        printer.text(" else");
        print_region(printer, operation, 1, terminator);
    }
    printer.attribute_dictionary(operation, &[]);
}

/// ` (%i) = (%lower) to (%upper) step (%step) init (%value) -> type {…} {attributes}`
pub(super) fn print_parallel(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    operands_in_parentheses(printer, ir.entry_arguments(operation, 0));
    let groups = [" = ", " to ", " step ", " init "];
    for (index, keyword) in groups.into_iter().enumerate() {
        let values = operand_segment(ir, operation, index);
        if index < 3 || !values.is_empty() {
            printer.text(keyword);
            operands_in_parentheses(printer, &values);
        }
    }
    printer.optional_arrow_types(operation);
    print_region(printer, operation, 0, true);
    printer.attribute_dictionary(operation, &["operandSegmentSizes"]);
}

/// ` (%a = %b) : (types) -> types {…} do {…} attributes {…}`
pub(crate) fn print_while(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let initial: Vec<_> = ir.operands(operation).collect();
    print_assignments(printer, " ", ir.entry_arguments(operation, 0), &initial);
    printer.text(" : ");
    printer.operation_type(operation);
    print_region(printer, operation, 0, true);
    printer.text(" do ");
    if let Some(after) = ir.regions(operation).get(1) {
        printer.region(*after, RegionForm::FULL);
    }
    printer.attribute_dictionary_with_keyword(operation, &[]);
}

/// ` (%i) in (%n)` or ` (%i) = (0) to (%n) step (2)`, then ` shared_outs(%o = %t) -> (type) {…}
/// {attributes}`
pub(super) fn print_forall(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let arguments = ir.entry_arguments(operation, 0);
    let [lower, upper, step] = ["staticLowerBound", "staticUpperBound", "staticStep"]
        .map(|name| numbers(printer, operation, name));
    let (names, shared) = arguments.split_at_checked(upper.len()).unwrap_or((arguments, &[]));
    printer.text(" ");
    operands_in_parentheses(printer, names);
    if lower.iter().all(|one| *one == 0) && step.iter().all(|one| *one == 1) {
        printer.text(" in ");
        mixed(printer, upper, &operand_segment(ir, operation, 1));
    } else {
        let ranges = [(" = ", lower), (" to ", upper), (" step ", step)];
        for (index, (keyword, numbers)) in ranges.into_iter().enumerate() {
            printer.text(keyword);
            mixed(printer, numbers, &operand_segment(ir, operation, index));
        }
    }
    print_assignments(printer, " shared_outs", shared, &operand_segment(ir, operation, 3));
    print_result_types(printer, operation);
    print_region(printer, operation, 0, ir.result_count(operation) > 0);
    let elided = ["operandSegmentSizes", "staticLowerBound", "staticUpperBound", "staticStep"];
    printer.attribute_dictionary(operation, &elided);
}

/// The elements of a dense array.
fn numbers<'ir>(printer: &Printer<'ir>, operation: OperationId, name: &str) -> &'ir [i64] {
    let context = printer.context();
    match printer.ir().attribute(operation, name).map(|array| context.attribute_kind(array)) {
        Some(AttributeKind::DenseArray { values, .. }) => values,
        _ => &[],
    }
}

/// `(4, %n)`
fn mixed(printer: &mut Printer<'_>, numbers: &[i64], values: &[ValueId]) {
    let mut values = values.iter();
    printer.text("(");
    for (index, number) in numbers.iter().enumerate() {
        printer.separator(index);
        if *number == DYNAMIC {
            printer.operands(values.next().copied());
        } else {
            printer.integer_literal(*number);
        }
    }
    printer.text(")");
}

/// ` {…} {attributes}`
pub(super) fn print_in_parallel(printer: &mut Printer<'_>, operation: OperationId) {
    print_region(printer, operation, 0, false);
    printer.attribute_dictionary(operation, &[]);
}
