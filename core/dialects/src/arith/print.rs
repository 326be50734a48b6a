//! Prints operations whose form no format expresses.

use abide_mlir::ir::OperationId;
use abide_mlir::print::Printer;

/// Prints ` %condition, %a, %b : type`, preceded by the condition's type if it is shaped.
pub(super) fn select(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    printer.operands(ir.operands(operation));
    printer.attribute_dictionary(operation, &[]);
    printer.text(" : ");
    let condition = ir.operand(operation, 0);
    let shaped = condition.filter(|it| ir.context.type_kind(ir.value_type(*it)).is_shaped());
    printer.operand_types(shaped.into_iter().chain(ir.results(operation)));
}
