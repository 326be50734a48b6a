//! Prints structured operations.

use super::accesses::has_default_maps;
use super::short_form::payload;
use crate::common::operand_segment;
use abide_mlir::ir::{Attribute, AttributeKind, Ir, OperationId, RegionId, ValueId};
use abide_mlir::print::{Printer, RegionForm};

/// The attributes that structured operations never print.
const ELIDED: [&str; 2] = ["operandSegmentSizes", "linalg.memoized_indexing_maps"];

/// The attributes that `linalg.generic` prints before its operands.
const TRAITS: [&str; 4] = ["doc", "indexing_maps", "library_call", "iterator_types"];

/// Prints ` keyword(%a, %b : type, type)`, or nothing without values.
fn values_and_types(printer: &mut Printer<'_>, keyword: &str, values: &[ValueId]) {
    if values.is_empty() {
        return;
    }
    printer.text(keyword);
    printer.operands(values.iter().copied());
    printer.text(" : ");
    printer.operand_types(values.iter().copied());
    printer.text(")");
}

/// ` kind=#linalg.elementwise_kind<add>`, and all that named operations have.
pub(super) fn print_elementwise(printer: &mut Printer<'_>, operation: OperationId) {
    printer.text(" kind=");
    if let Some(kind) = printer.ir().attribute(operation, "kind") {
        printer.attribute(kind);
    }
    print_structured(printer, operation, &["kind"]);
}

/// ` indexing_maps = […] {attributes} ins(…) outs(…) -> types`
pub(crate) fn print_named(printer: &mut Printer<'_>, operation: OperationId) {
    print_structured(printer, operation, &[]);
}

/// As [`print_named`], without some attributes.
fn print_structured(printer: &mut Printer<'_>, operation: OperationId, without: &[&'static str]) {
    let ir = printer.ir();
    let elided = [&ELIDED[..], &["indexing_maps"], without].concat();
    let maps = ir.attribute(operation, "indexing_maps");
    if let Some(maps) = maps.filter(|_| !has_default_maps(ir, operation)) {
        printer.text(" indexing_maps = ");
        printer.attribute(maps);
    }
    printer.attribute_dictionary(operation, &elided);
    values_and_types(printer, " ins(", &operand_segment(ir, operation, 0));
    values_and_types(printer, " outs(", &operand_segment(ir, operation, 1));
    printer.optional_arrow_types(operation);
}

/// ` {indexing_maps = […], …} ins(…) outs(…) attrs =  {…} {…} -> types`
pub(super) fn print_generic(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    generic_traits(printer, operation);
    values_and_types(printer, " ins(", &operand_segment(ir, operation, 0));
    values_and_types(printer, " outs(", &operand_segment(ir, operation, 1));
    let mut elided = ELIDED.to_vec();
    elided.truncate(1);
    elided.extend(TRAITS);
    let others = printer.entries(operation, &elided);
    if !others.is_empty() {
        printer.text(" attrs = ");
        printer.optional_dictionary(&others);
    }
    if let Some(body) = ir.regions(operation).first().filter(|body| !ir.blocks(**body).is_empty()) {
        printer.text(" ");
        printer.region(*body, RegionForm::FULL);
    }
    printer.optional_arrow_types(operation);
}

/// ` {doc = "…", indexing_maps = […], iterator_types = ["parallel"], library_call = "…"}`
fn generic_traits(printer: &mut Printer<'_>, operation: OperationId) {
    let context = printer.context();
    let mut first = true;
    for (name, value) in printer.entries(operation, &[]) {
        let name = context.bytes(name);
        if !TRAITS.iter().any(|one| one.as_bytes() == name) {
            continue;
        }
        printer.text(if first { " {" } else { ", " });
        first = false;
        printer.bytes(name);
        printer.text(" = ");
        match context.attribute_kind(value) {
            AttributeKind::Array(kinds) if name == b"iterator_types" => {
                iterator_types(printer, kinds);
            }
            _ => printer.attribute(value),
        }
    }
    if !first {
        printer.text("}");
    }
}

/// `["parallel", "reduction"]`
fn iterator_types(printer: &mut Printer<'_>, kinds: &[Attribute]) {
    let context = printer.context();
    printer.text("[");
    for (index, kind) in kinds.iter().enumerate() {
        printer.separator(index);
        let keyword = match context.attribute_kind(*kind) {
            AttributeKind::Dialect { body, .. } => {
                let body = context.bytes(*body).strip_prefix(b"iterator_type<");
                body.and_then(|body| body.strip_suffix(b">"))
            }
            _ => None,
        };
        match keyword {
            Some(keyword) => {
                printer.text("\"");
                printer.bytes(keyword.trim_ascii());
                printer.text("\"");
            }
            None => printer.attribute(*kind),
        }
    }
    printer.text("]");
}

/// ` %a, %b {attributes} : types`
pub(super) fn print_yield(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    if ir.operand_count(operation) > 0 {
        printer.text(" ");
        printer.operands(ir.operands(operation));
    }
    printer.attribute_dictionary(operation, &[]);
    printer.optional_colon_types(ir.operands(operation));
}

/// The number of inputs of a destination-style operation.
fn input_count(ir: &Ir, operation: OperationId) -> usize {
    let count = ir.operand_count(operation);
    // `linalg.reduce` has as many outputs as inputs, the others have one.
    if ir.name_bytes(operation) == b"linalg.reduce" { count / 2 } else { count.saturating_sub(1) }
}

/// ` ins(…) outs(…)`, where the sizes of both follow from the operation.
fn inputs_and_outputs(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let operands: Vec<_> = ir.operands(operation).collect();
    let inputs = input_count(ir, operation);
    let (inputs, outputs) = operands.split_at_checked(inputs).unwrap_or((&operands, &[]));
    values_and_types(printer, " ins(", inputs);
    values_and_types(printer, " outs(", outputs);
}

/// Prints ` { arith.addf } ins(…) outs(…) {attributes}`, or the body after the attributes.
pub(super) fn print_map(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let short = payload(ir, operation, Some(input_count(ir, operation)));
    short_form(printer, short);
    inputs_and_outputs(printer, operation);
    printer.attribute_dictionary(operation, &ELIDED);
    if short.is_none() {
        body(printer, operation);
    }
}

/// Prints as [`print_map`], with ` dimensions = [0] ` after the outputs.
pub(super) fn print_reduce(printer: &mut Printer<'_>, operation: OperationId) {
    let short = payload(printer.ir(), operation, None);
    short_form(printer, short);
    inputs_and_outputs(printer, operation);
    list(printer, operation, "dimensions");
    if short.is_none() {
        body(printer, operation);
    }
}

/// ` ins(…) outs(…) permutation = [1, 0] {attributes}`
pub(super) fn print_transpose(printer: &mut Printer<'_>, operation: OperationId) {
    inputs_and_outputs(printer, operation);
    list(printer, operation, "permutation");
}

/// ` ins(…) outs(…) dimensions = [0] {attributes}`
pub(super) fn print_broadcast(printer: &mut Printer<'_>, operation: OperationId) {
    inputs_and_outputs(printer, operation);
    list(printer, operation, "dimensions");
}

/// ` name = [1, 0] ` and all other attributes.
fn list(printer: &mut Printer<'_>, operation: OperationId, name: &str) {
    let ir = printer.ir();
    printer.text(" ");
    printer.text(name);
    printer.text(" = [");
    let numbers = ir.attribute(operation, name).map(|list| ir.context.attribute_kind(list));
    if let Some(AttributeKind::DenseArray { values, .. }) = numbers {
        for (index, number) in values.iter().enumerate() {
            printer.separator(index);
            printer.integer_literal(*number);
        }
    }
    printer.text("] ");
    let [sizes, maps] = ELIDED;
    printer.attribute_dictionary(operation, &[sizes, maps, name]);
}

/// ` { arith.addf {attributes} }`
fn short_form(printer: &mut Printer<'_>, payload: Option<OperationId>) {
    let Some(payload) = payload else { return };
    let (ir, context) = (printer.ir(), printer.context());
    printer.text(" { ");
    printer.bytes(ir.name_bytes(payload));
    let mut entries = printer.entries(payload, &[]);
    // Without flags is the default.
    let no_flags = entries.iter().position(|(_, value)| match context.attribute_kind(*value) {
        AttributeKind::Dialect { dialect, body, .. } => {
            context.bytes(*dialect) == b"arith" && context.bytes(*body) == b"fastmath<none>"
        }
        _ => false,
    });
    if let Some(index) = no_flags {
        entries.remove(index);
    }
    printer.optional_dictionary(&entries);
    printer.text(" }");
}

/// The body with its arguments, on lines of their own.
fn body(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let Some(region) = ir.regions(operation).first().copied() else { return };
    printer.indented(|printer| {
        printer.newline();
        printer.text("(");
        for (index, argument) in ir.entry_arguments(operation, 0).iter().enumerate() {
            printer.separator(index);
            printer.region_argument(*argument, &[]);
        }
        printer.text(") ");
        printer.region(region, RegionForm { entry_arguments: false, ..RegionForm::FULL });
    });
}

/// Names the arguments of bodies after the inputs and outputs that they are elements of.
pub(super) fn generic_argument_names(
    ir: &Ir,
    region: RegionId,
    set: &mut dyn FnMut(ValueId, &str),
) {
    let inputs = |operation| operand_segment(ir, operation, 0).len();
    argument_names(ir, region, inputs, "out", set);
}

/// As [`generic_argument_names`], for operations whose outputs are initial values.
pub(super) fn destination_argument_names(
    ir: &Ir,
    region: RegionId,
    set: &mut dyn FnMut(ValueId, &str),
) {
    argument_names(ir, region, |operation| input_count(ir, operation), "init", set);
}

fn argument_names(
    ir: &Ir,
    region: RegionId,
    inputs: impl Fn(OperationId) -> usize,
    output: &str,
    set: &mut dyn FnMut(ValueId, &str),
) {
    let Some(operation) = ir.region_parent(region) else { return };
    let inputs = inputs(operation);
    let arguments = ir.region_arguments(region);
    for (index, argument) in arguments.iter().enumerate() {
        set(*argument, if index < inputs { "in" } else { output });
    }
}
