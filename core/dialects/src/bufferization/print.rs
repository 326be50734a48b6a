//! Prints the operations that have their own syntax.

use crate::common::{operand_segment, operands_in_parentheses};
use abide_mlir::ir::OperationId;
use abide_mlir::print::Printer;

/// `(%sizes) copy(%tensor) size_hint=%n {attributes} : tensor type`
pub(super) fn print_alloc_tensor(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    operands_in_parentheses(printer, &operand_segment(ir, operation, 0));
    let copy = operand_segment(ir, operation, 1);
    if !copy.is_empty() {
        printer.text(" copy");
        operands_in_parentheses(printer, &copy);
    }
    let hint = operand_segment(ir, operation, 2);
    if !hint.is_empty() {
        printer.text(" size_hint=");
        printer.operands(hint);
    }
    printer.attribute_dictionary(operation, &["operandSegmentSizes"]);
    printer.text(" : ");
    printer.operand_types(ir.results(operation));
}
