//! Prints the operations that have their own syntax.

use crate::common::{print_prefetch_hints, print_region, print_result_types};
use abide_mlir::ir::{AttributeKind, OperationId, TypeKind, ValueId};
use abide_mlir::print::{Printer, RegionForm};

/// `  -> (types) {…} {attributes}`
pub(super) fn print_alloca_scope(printer: &mut Printer<'_>, operation: OperationId) {
    printer.text(" ");
    print_result_types(printer, operation);
    print_region(printer, operation, 0, printer.ir().result_count(operation) > 0);
    printer.attribute_dictionary(operation, &[]);
}

/// Prints `%memref[%i, %j]`; returns the operands after it.
fn access<'v>(printer: &mut Printer<'_>, operands: &'v [ValueId]) -> &'v [ValueId] {
    let Some((memref, rest)) = operands.split_first() else { return &[] };
    let ir = printer.ir();
    let rank = match ir.context.type_kind(ir.value_type(*memref)) {
        TypeKind::MemRef { shape, .. } => shape.len(),
        _ => 0,
    };
    let (indices, rest) = rest.split_at_checked(rank).unwrap_or((rest, &[]));
    printer.operand(*memref);
    printer.text("[");
    printer.operands(indices.iter().copied());
    printer.text("]");
    rest
}

/// ` %source[…], %destination[…], %count, %tag[…], %stride, %each : three types`
pub(super) fn print_dma_start(printer: &mut Printer<'_>, operation: OperationId) {
    let operands: Vec<_> = printer.ir().operands(operation).collect();
    printer.text(" ");
    let source = operands.first().copied();
    let rest = access(printer, &operands);
    printer.text(", ");
    let destination = rest.first().copied();
    let rest = access(printer, rest);
    let Some((count, rest)) = rest.split_first() else { return };
    printer.text(", ");
    printer.operand(*count);
    printer.text(", ");
    let tag = rest.first().copied();
    for value in access(printer, rest) {
        printer.text(", ");
        printer.operand(*value);
    }
    printer.attribute_dictionary(operation, &[]);
    printer.text(" : ");
    printer.operand_types([source, destination, tag].into_iter().flatten());
}

/// ` %memref[…] : memref type {…} {attributes}`
pub(super) fn print_generic_atomic_rmw(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let memref = ir.operand(operation, 0);
    printer.text(" ");
    printer.operands(memref);
    // The number of indices is not checked against the dimensions.
    printer.text("[");
    printer.operands(ir.operands(operation).skip(1));
    printer.text("] : ");
    printer.operand_types(memref);
    if let Some(body) = ir.regions(operation).first() {
        printer.text(" ");
        printer.region(*body, RegionForm::FULL);
    }
    printer.attribute_dictionary(operation, &[]);
}

/// ` %memref[…], read, locality<3>, data : memref type`
pub(super) fn print_prefetch(printer: &mut Printer<'_>, operation: OperationId) {
    let operands: Vec<_> = printer.ir().operands(operation).collect();
    printer.text(" ");
    access(printer, &operands);
    print_prefetch_hints(printer, operation);
    printer.attribute_dictionary(operation, &["isWrite", "localityHint", "isDataCache"]);
    printer.text(" : ");
    printer.operand_types(operands.first().copied());
}

/// ` %memref (d0, d1) -> (d1, d0) {attributes} : memref type to memref type`
pub(super) fn print_transpose(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    printer.operands(ir.operands(operation));
    printer.text(" ");
    let permutation = ir.attribute(operation, "permutation");
    if let Some(AttributeKind::AffineMap(map)) =
        permutation.map(|map| ir.context.attribute_kind(map))
    {
        printer.affine_map(map);
    }
    printer.attribute_dictionary(operation, &["permutation"]);
    printer.text(" : ");
    printer.operand_types(ir.operands(operation));
    printer.text(" to ");
    printer.operand_types(ir.results(operation));
}
