//! Prints the operations that have their own syntax.

use super::bounds::Bound;
use crate::common::{
    operand_segment, operands_in_parentheses, print_assignments, print_prefetch_hints,
    print_region, print_result_types,
};
use abide_mlir::ir::{
    AffineExprKind, AffineMap, Attribute, AttributeKind, DenseData, OperationId, ValueId,
};
use abide_mlir::print::Printer;

/// ` #map(%dims)[%symbols] {attributes}`, of `affine.apply`, `affine.min` and `affine.max`.
pub(super) fn print_map(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let operands: Vec<_> = ir.operands(operation).collect();
    printer.text(" ");
    if let Some(map) = ir.attribute(operation, "map") {
        applied(printer, map, &operands);
    }
    printer.attribute_dictionary(operation, &["map"]);
}

/// `#map(%dims)[%symbols]`, of a map or an integer set.
fn applied(printer: &mut Printer<'_>, attribute: Attribute, operands: &[ValueId]) {
    let dims = match printer.context().attribute_kind(attribute) {
        AttributeKind::AffineMap(map) => map.dims as usize,
        AttributeKind::IntegerSet(set) => set.dims as usize,
        _ => 0,
    };
    printer.attribute(attribute);
    let (dims, symbols) = operands.split_at_checked(dims).unwrap_or((operands, &[]));
    operands_in_parentheses(printer, dims);
    if !symbols.is_empty() {
        printer.text("[");
        printer.operands(symbols.iter().copied());
        printer.text("]");
    }
}

fn map_of<'ir>(printer: &Printer<'ir>, attribute: Attribute) -> Option<&'ir AffineMap> {
    match printer.context().attribute_kind(attribute) {
        AttributeKind::AffineMap(map) => Some(map),
        _ => None,
    }
}

/// ` %i = <bound> to <bound> step 2 iter_args(%a = %b) -> (type) {…} {attributes}`
pub(super) fn print_for(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let arguments = ir.entry_arguments(operation, 0);
    printer.text(" ");
    printer.operands(arguments.first().copied());
    arguments.first().into_iter().for_each(|counter| printer.argument_location(*counter));
    printer.text(" = ");
    bound(printer, operation, Bound::Lower);
    printer.text(" to ");
    bound(printer, operation, Bound::Upper);
    let step = ir.attribute(operation, "step");
    if let Some(step) = step.and_then(|step| ir.context.integer_value(step)).filter(|it| *it != 1) {
        printer.text(" step ");
        printer.integer_literal(step);
    }
    let carried = operand_segment(ir, operation, 2);
    let arguments = arguments.get(1..).unwrap_or_default();
    print_assignments(printer, " iter_args", arguments, &carried);
    print_result_types(printer, operation);
    print_region(printer, operation, 0, ir.result_count(operation) > 0);
    let elided = ["lowerBoundMap", "upperBoundMap", "step", "operandSegmentSizes"];
    printer.attribute_dictionary(operation, &elided);
}

/// `7`, `%n`, `#map(%i)[%n]` or `max #map(%i)[%n]`
fn bound(printer: &mut Printer<'_>, operation: OperationId, bound: Bound) {
    let ir = printer.ir();
    let segment = if bound == Bound::Lower { 0 } else { 1 };
    let operands = operand_segment(ir, operation, segment);
    let Some(attribute) = ir.attribute(operation, bound.attribute_name()) else { return };
    let Some(map) = map_of(printer, attribute) else { return };
    if let [only] = map.results.as_slice() {
        match (ir.context.expression_kind(*only), map.dims, map.symbols) {
            (AffineExprKind::Constant(value), 0, 0) => return printer.integer_literal(value),
            (AffineExprKind::Symbol(_), 0, 1) => return printer.operands(operands),
            _ => {}
        }
    } else {
        printer.text(bound.keyword());
        printer.text(" ");
    }
    applied(printer, attribute, &operands);
}

/// ` #set(%dims)[%symbols] -> types {…} else {…} {attributes}`
pub(super) fn print_if(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let operands: Vec<_> = ir.operands(operation).collect();
    printer.text(" ");
    if let Some(condition) = ir.attribute(operation, "condition") {
        applied(printer, condition, &operands);
    }
    printer.optional_arrow_types(operation);
    let terminator = ir.result_count(operation) > 0;
    print_region(printer, operation, 0, terminator);
    if ir.regions(operation).get(1).is_some_and(|region| !ir.blocks(*region).is_empty()) {
        printer.text(" else");
        print_region(printer, operation, 1, terminator);
    }
    printer.attribute_dictionary(operation, &["condition"]);
}

/// ` (%i) = (max(0, %a)) to (%b) step (2) reduce ("addf") -> (type) {…} {attributes}`
pub(super) fn print_parallel(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let operands: Vec<_> = ir.operands(operation).collect();
    printer.text(" ");
    operands_in_parentheses(printer, ir.entry_arguments(operation, 0));
    printer.text(" = (");
    let lower = ir.attribute(operation, "lowerBoundsMap").and_then(|map| map_of(printer, map));
    let count = lower.map_or(0, |map| map.dims as usize + map.symbols as usize);
    let (lower, upper) = operands.split_at_checked(count).unwrap_or((&operands, &[]));
    bounds(printer, operation, ["lowerBoundsMap", "lowerBoundsGroups"], "max", lower);
    printer.text(") to (");
    bounds(printer, operation, ["upperBoundsMap", "upperBoundsGroups"], "min", upper);
    printer.text(")");
    let steps = integers(printer, operation, "steps");
    if steps.iter().any(|step| *step != 1) {
        printer.text(" step (");
        for (index, step) in steps.iter().enumerate() {
            printer.separator(index);
            printer.integer_literal(*step);
        }
        printer.text(")");
    }
    reductions(printer, operation);
    print_region(printer, operation, 0, ir.result_count(operation) > 0);
    let elided = [
        "reductions",
        "lowerBoundsMap",
        "lowerBoundsGroups",
        "upperBoundsMap",
        "upperBoundsGroups",
        "steps",
    ];
    printer.attribute_dictionary(operation, &elided);
}

/// The elements of an array of integers.
fn integers(printer: &Printer<'_>, operation: OperationId, name: &str) -> Vec<i64> {
    let context = printer.context();
    match printer.ir().attribute(operation, name).map(|array| context.attribute_kind(array)) {
        Some(AttributeKind::Array(elements)) => {
            elements.iter().filter_map(|element| context.integer_value(*element)).collect()
        }
        _ => Vec::new(),
    }
}

/// Prints ` reduce ("addf") -> (type)`, or nothing without results.
fn reductions(printer: &mut Printer<'_>, operation: OperationId) {
    if printer.ir().result_count(operation) == 0 {
        return;
    }
    printer.text(" reduce (");
    let kinds = super::parallel::reduction_kinds();
    for (index, number) in integers(printer, operation, "reductions").into_iter().enumerate() {
        printer.separator(index);
        let keyword = kinds.and_then(|kinds| kinds.text(number.cast_unsigned()));
        printer.text("\"");
        printer.text(&keyword.unwrap_or_default());
        printer.text("\"");
    }
    printer.text(")");
    print_result_types(printer, operation);
}

/// `0, max(%a, %b + 1)`
fn bounds(
    printer: &mut Printer<'_>,
    operation: OperationId,
    [map_name, groups_name]: [&str; 2],
    keyword: &str,
    operands: &[ValueId],
) {
    let ir = printer.ir();
    let map = ir.attribute(operation, map_name).and_then(|map| map_of(printer, map));
    let (Some(map), Some(groups)) = (map, ir.attribute(operation, groups_name)) else { return };
    let dims = map.dims as usize;
    let (dims, symbols) = operands.split_at_checked(dims).unwrap_or((operands, &[]));
    let mut results = map.results.iter();
    for (index, size) in group_sizes(printer, groups, map.results.len()).into_iter().enumerate() {
        printer.separator(index);
        if size != 1 {
            printer.text(keyword);
            printer.text("(");
        }
        for (index, result) in results.by_ref().take(size).enumerate() {
            printer.separator(index);
            printer.affine_expression_of_ssa_ids(*result, dims, symbols);
        }
        if size != 1 {
            printer.text(")");
        }
    }
}

/// The elements of a literal of type `i32`; a splat has no more elements than there are results.
fn group_sizes(printer: &Printer<'_>, groups: Attribute, results: usize) -> Vec<usize> {
    let context = printer.context();
    let AttributeKind::DenseElements { ty, data: DenseData::Bytes { splat, bytes } } =
        context.attribute_kind(groups)
    else {
        return Vec::new();
    };
    let (words, _) = bytes.as_chunks::<4>();
    let sizes = words.iter().map(|word| usize::try_from(i32::from_le_bytes(*word)).unwrap_or(0));
    if !*splat {
        return sizes.collect();
    }
    let count = context.type_kind(*ty).shape().and_then(|shape| shape.first().copied());
    let count = count.and_then(|count| usize::try_from(count).ok()).unwrap_or(0);
    sizes.cycle().take(count.min(results.max(1))).collect()
}

/// Prints `%memref[%i + 1, symbol(%n)]`; returns the operands after it.
fn access<'v>(
    printer: &mut Printer<'_>,
    operation: OperationId,
    map_name: &str,
    operands: &'v [ValueId],
) -> &'v [ValueId] {
    let Some((memref, rest)) = operands.split_first() else { return &[] };
    printer.operand(*memref);
    printer.text("[");
    let attribute = printer.ir().attribute(operation, map_name);
    let map = attribute.and_then(|attribute| Some((attribute, map_of(printer, attribute)?)));
    let count = map.map_or(0, |(_, map)| map.dims as usize + map.symbols as usize);
    let (own, rest) = rest.split_at_checked(count).unwrap_or((rest, &[]));
    if let Some((attribute, _)) = map {
        printer.affine_map_of_ssa_ids(attribute, own);
    }
    printer.text("]");
    rest
}

/// Prints ` %memref[…] {attributes} : memref type`, with the type of the result if it is a vector.
pub(super) fn print_load(printer: &mut Printer<'_>, operation: OperationId) {
    let operands: Vec<_> = printer.ir().operands(operation).collect();
    printer.text(" ");
    access(printer, operation, "map", &operands);
    printer.attribute_dictionary(operation, &["map"]);
    printer.text(" : ");
    printer.operand_types(operands.first().copied());
}

/// As [`print_load`], with the type of the vector.
pub(super) fn print_vector_load(printer: &mut Printer<'_>, operation: OperationId) {
    print_load(printer, operation);
    printer.text(", ");
    let result = printer.ir().result(operation, 0);
    printer.operand_types(result);
}

/// ` %value, %memref[…] {attributes} : memref type`
pub(super) fn print_store(printer: &mut Printer<'_>, operation: OperationId) {
    let operands: Vec<_> = printer.ir().operands(operation).collect();
    let Some((value, rest)) = operands.split_first() else { return };
    printer.text(" ");
    printer.operand(*value);
    printer.text(", ");
    access(printer, operation, "map", rest);
    printer.attribute_dictionary(operation, &["map"]);
    printer.text(" : ");
    printer.operand_types(rest.first().copied());
}

/// As [`print_store`], with the type of the vector.
pub(super) fn print_vector_store(printer: &mut Printer<'_>, operation: OperationId) {
    print_store(printer, operation);
    printer.text(", ");
    let value = printer.ir().operand(operation, 0);
    printer.operand_types(value);
}

/// ` %memref[…], read, locality<3>, data {attributes} : memref type`
pub(super) fn print_prefetch(printer: &mut Printer<'_>, operation: OperationId) {
    let operands: Vec<_> = printer.ir().operands(operation).collect();
    printer.text(" ");
    access(printer, operation, "map", &operands);
    print_prefetch_hints(printer, operation);
    let elided = ["map", "isWrite", "localityHint", "isDataCache"];
    printer.attribute_dictionary(operation, &elided);
    printer.text(" : ");
    printer.operand_types(operands.first().copied());
}

/// ` %source[…], %destination[…], %tag[…], %count : three memref types`
pub(super) fn print_dma_start(printer: &mut Printer<'_>, operation: OperationId) {
    dma(printer, operation, &["src_map", "dst_map", "tag_map"]);
}

/// ` %tag[…], %count : memref type`
pub(super) fn print_dma_wait(printer: &mut Printer<'_>, operation: OperationId) {
    dma(printer, operation, &["tag_map"]);
}

fn dma(printer: &mut Printer<'_>, operation: OperationId, maps: &[&str]) {
    let operands: Vec<_> = printer.ir().operands(operation).collect();
    let mut rest = operands.as_slice();
    let mut memrefs = Vec::with_capacity(maps.len());
    for (index, map) in maps.iter().enumerate() {
        printer.text(if index == 0 { " " } else { ", " });
        memrefs.extend(rest.first().copied());
        rest = access(printer, operation, map, rest);
    }
    for value in rest {
        printer.text(", ");
        printer.operand(*value);
    }
    printer.text(" : ");
    printer.operand_types(memrefs);
}
