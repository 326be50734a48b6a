//! Prints operations whose form no format expresses.

use crate::common::operand_segment;
use abide_mlir::ir::{
    AffineExprKind, AffineMap, Attribute, AttributeKind, Ir, OperationId, ValueId,
};
use abide_mlir::print::Printer;

/// ` {maps, iterators, kind} %lhs, %rhs, %acc : lhs type, rhs type into result type`
pub(super) fn contract(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" {");
    for (index, name) in ["indexing_maps", "iterator_types", "kind"].iter().enumerate() {
        printer.separator(index);
        printer.text(name);
        printer.text(" = ");
        match ir.attribute(operation, name) {
            Some(value) if *name != "iterator_types" => printer.attribute(value),
            _ => iterator_types(printer, operation),
        }
    }
    printer.text("} ");
    printer.operands(ir.operands(operation));
    printer.attribute_dictionary(operation, &["indexing_maps", "iterator_types", "kind"]);
    printer.text(" : ");
    printer.operand_types(ir.operands(operation).take(2));
    printer.text(" into ");
    printer.operand_types(ir.results(operation));
}

/// `["parallel", "reduction"]`
fn iterator_types(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    let array =
        ir.attribute(operation, "iterator_types").map(|array| context.attribute_kind(array));
    let Some(AttributeKind::Array(iterators)) = array else { return };
    printer.text("[");
    for (index, iterator) in iterators.iter().enumerate() {
        printer.separator(index);
        let AttributeKind::Dialect { body, .. } = context.attribute_kind(*iterator) else {
            printer.attribute(*iterator);
            continue;
        };
        let body = context.bytes(*body);
        let keyword = body.strip_prefix(b"iterator_type<").and_then(|body| body.strip_suffix(b">"));
        printer.text("\"");
        printer.bytes(keyword.unwrap_or(body));
        printer.text("\"");
    }
    printer.text("]");
}

/// ` %lhs, %rhs, %acc : lhs type, rhs type`; the kind has no meaning without `%acc`.
pub(super) fn outerproduct(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    printer.operands(ir.operands(operation));
    // Without an accumulator the reference omits any kind and loses it, although only `add` is implied.
    let is_add = |kind| match ir.context.attribute_kind(kind) {
        AttributeKind::Dialect { body, .. } => ir.context.bytes(*body) == b"kind<add>",
        _ => false,
    };
    let implied =
        ir.operand_count(operation) <= 2 && ir.attribute(operation, "kind").is_some_and(is_add);
    let elided: &[&str] = if implied { &["kind"] } else { &[] };
    printer.attribute_dictionary(operation, elided);
    printer.text(" : ");
    printer.operand_types(ir.operands(operation).take(2));
}

/// The operands of the four groups.
fn groups(ir: &Ir, operation: OperationId) -> [Vec<ValueId>; 4] {
    [0, 1, 2, 3].map(|index| operand_segment(ir, operation, index))
}

/// ` %source[%i], %padding, %mask : source type, vector type`
pub(super) fn transfer_read(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let [source, indices, padding, mask] = &groups(ir, operation);
    printer.text(" ");
    printer.operands(source.iter().copied());
    printer.text("[");
    printer.operands(indices.iter().copied());
    printer.text("], ");
    printer.operands(padding.iter().chain(mask).copied());
    transfer_attributes(printer, operation);
    printer.text(" : ");
    printer.operand_types(source.iter().copied().chain(ir.results(operation)));
}

/// ` %vector, %source[%i], %mask : vector type, source type`
pub(super) fn transfer_write(printer: &mut Printer<'_>, operation: OperationId) {
    let [vector, source, indices, mask] = &groups(printer.ir(), operation);
    printer.text(" ");
    printer.operands(vector.iter().chain(source).copied());
    printer.text("[");
    printer.operands(indices.iter().copied());
    printer.text("]");
    if !mask.is_empty() {
        printer.text(", ");
        printer.operands(mask.iter().copied());
    }
    transfer_attributes(printer, operation);
    printer.text(" : ");
    printer.operand_types(vector.iter().chain(source).copied());
}

/// Prints the attributes, except the default map and bounds that are unknown.
fn transfer_attributes(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let mut elided = vec!["operandSegmentSizes"];
    let map = ir.attribute(operation, "permutation_map").map(|map| ir.context.attribute_kind(map));
    if let Some(AttributeKind::AffineMap(map)) = map
        && is_minor_identity(ir, map)
    {
        elided.push("permutation_map");
    }
    let in_bounds = ir.attribute(operation, "in_bounds").map(|it| ir.context.attribute_kind(it));
    let is_inside = |value: &Attribute| ir.context.integer_value(*value) != Some(0);
    if !matches!(in_bounds, Some(AttributeKind::Array(all)) if all.iter().any(is_inside)) {
        elided.push("in_bounds");
    }
    printer.attribute_dictionary(operation, &elided);
}

/// Whether the results of a map are its last dimensions, in their order.
fn is_minor_identity(ir: &Ir, map: &AffineMap) -> bool {
    let results = map.results.iter().rev().map(|result| ir.context.expression_kind(*result));
    map.results.len() <= map.dims as usize
        && results.zip((0..map.dims).rev()).all(|(kind, dim)| kind == AffineExprKind::Dim(dim))
}

/// ` %mask, %passthru { operation } : mask type -> result types`
pub(super) fn mask(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    printer.operands(ir.operands(operation));
    printer.text(" { ");
    let block = ir.body(operation);
    if let Some(masked) = block.and_then(|block| ir.first_operation(block)) {
        printer.operation_without_results(masked);
    }
    printer.text(" }");
    printer.attribute_dictionary(operation, &[]);
    printer.text(" : ");
    printer.operand_types(ir.operands(operation).take(1));
    if ir.result_count(operation) > 0 {
        printer.text(" -> ");
        printer.operand_types(ir.results(operation));
    }
}
