//! Prints operations whose form no format expresses.

use crate::common::{print_result_types, print_symbol};
use abide_mlir::ir::{AttributeKind, DenseData, OperationId, Shape};
use abide_mlir::print::{Printer, RegionForm};

/// ` [1, 2, 3] : type`
pub(super) fn const_shape(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    printer.text(" ");
    printer.attribute_dictionary(operation, &["shape"]);
    printer.text("[");
    let shape = ir.attribute(operation, "shape").map(|shape| context.attribute_kind(shape));
    if let Some(AttributeKind::DenseElements { ty, data: DenseData::Bytes { splat, bytes } }) =
        shape
    {
        let size = context.type_kind(*ty).shape().and_then(|shape: &Shape| shape.first().copied());
        let count = usize::try_from(size.unwrap_or(0)).unwrap_or(0);
        let extents = bytes.chunks_exact(8).filter_map(|extent| extent.try_into().ok());
        let extents = extents.map(i64::from_le_bytes);
        let repeat = if *splat { count } else { 1 };
        for (index, extent) in extents.cycle().take(count.min(repeat * bytes.len() / 8)).enumerate()
        {
            printer.separator(index);
            printer.integer_literal(extent);
        }
    }
    printer.text("] : ");
    printer.operand_types(ir.results(operation));
}

/// `(%shape, %init) : shape type -> result types {…}`
pub(super) fn reduce(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text("(");
    printer.operands(ir.operands(operation));
    printer.text(") : ");
    printer.operand_types(ir.operands(operation).take(1));
    printer.optional_arrow_types(operation);
    printer.text(" ");
    if let Some(region) = ir.regions(operation).first() {
        printer.region(*region, RegionForm { empty_block: false, ..RegionForm::FULL });
    }
    printer.attribute_dictionary(operation, &[]);
}

/// ` %witness -> (types) {…}`
pub(super) fn assuming(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    printer.operands(ir.operands(operation));
    print_result_types(printer, operation);
    let yields = ir.result_count(operation) > 0;
    printer.text(" ");
    if let Some(region) = ir.regions(operation).first() {
        printer.region(*region, RegionForm { terminator: yields, ..RegionForm::BODY });
    }
    printer.attribute_dictionary(operation, &[]);
}

/// ` @name attributes {…} {…} mapping {operation = @function}`
pub(super) fn function_library(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    print_symbol(printer, operation);
    printer.attribute_dictionary_with_keyword(operation, &["sym_name", "mapping"]);
    printer.text(" ");
    if let Some(region) = ir.regions(operation).first() {
        printer.region(*region, RegionForm { terminator: false, ..RegionForm::BODY });
    }
    printer.text(" mapping ");
    if let Some(mapping) = ir.attribute(operation, "mapping") {
        printer.attribute_without_type(mapping);
    }
}
