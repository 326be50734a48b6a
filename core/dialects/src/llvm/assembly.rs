//! Prints `llvm.inline_asm`, without attributes that have no effect.

use abide_mlir::ir::{AttributeKind, OperationId};
use abide_mlir::print::Printer;

/// ` has_side_effects asm_dialect = intel operand_attrs = […] {attributes} "text", "constraints" %values : (types) -> type`
pub(super) fn print(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let flags = ["has_side_effects", "is_align_stack"];
    for word in flags.into_iter().filter(|word| ir.attribute(operation, word).is_some()) {
        printer.text(" ");
        printer.text(word);
    }
    let kind =
        ir.attribute(operation, "tail_call_kind").map(|kind| ir.context.attribute_kind(kind));
    if let Some(AttributeKind::Dialect { body, .. }) = kind {
        let body = ir.context.text(*body);
        let own = body.strip_prefix("tailcallkind").filter(|own| *own != "<none>");
        if let Some(own) = own {
            printer.text(" tail_call_kind = ");
            printer.text(own);
        }
    }
    let dialect = ir.attribute(operation, "asm_dialect");
    if let Some(dialect) = dialect.and_then(|dialect| ir.context.integer_value(dialect)) {
        printer.text(if dialect == 0 { " asm_dialect = att" } else { " asm_dialect = intel" });
    }
    if let Some(attributes) = ir.attribute(operation, "operand_attrs") {
        printer.text(" operand_attrs = ");
        printer.attribute(attributes);
    }
    let texts = ["asm_string", "constraints"];
    let elided =
        [&flags[..], &texts[..], &["tail_call_kind", "asm_dialect", "operand_attrs"][..]].concat();
    printer.attribute_dictionary(operation, &elided);
    for (separator, text) in [" ", ", "].into_iter().zip(texts) {
        printer.text(separator);
        if let Some(text) = ir.attribute(operation, text) {
            printer.attribute(text);
        }
    }
    printer.text(" ");
    printer.operands(ir.operands(operation));
    printer.text(" : ");
    printer.operation_type(operation);
}
