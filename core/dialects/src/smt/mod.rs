//! The custom form of integers in the `smt` dialect, and its result names.

mod forms;
mod infer;
mod samples;
mod types;

use crate::common::{integer_text, set_attribute};
use abide_mlir::ir::{AttributeKind, Ir, OperationId};
use abide_mlir::parse::{OperationState, Parse, Parser, attribute};
use abide_mlir::print::{Printer, ResultNames, signed_integer};
use abide_mlir::registry::{DialectHooks, Hooks};

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    result_names: RESULT_NAMES,
    check_type: Some(types::check),
    type_samples: samples::TYPES,
    ..DialectHooks::of("smt")
};

const HOOKS: &[(&str, Hooks)] = &[
    ("smt.apply_func", Hooks { infer_types: Some(infer::applied), ..Hooks::NONE }),
    ("smt.array.select", Hooks { infer_types: Some(infer::selected), ..Hooks::NONE }),
    ("smt.bv.constant", Hooks { infer_types: Some(infer::of_value), ..Hooks::NONE }),
    ("smt.bv.concat", Hooks { infer_types: Some(infer::concatenated), ..Hooks::NONE }),
    ("smt.bv.repeat", forms::REPEAT),
    ("smt.distinct", forms::COMPARISON),
    ("smt.eq", forms::COMPARISON),
    ("smt.int.constant", Hooks::form(parse_integer, print_integer)),
];

const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("smt.bv.constant", ResultNames::Hook(of_bits)),
    ("smt.constant", ResultNames::Hook(of_truth)),
    ("smt.declare_fun", ResultNames::Hook(of_function)),
    ("smt.int.constant", ResultNames::Hook(of_integer)),
];

/// `%true`
fn of_truth(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    if let Some((value, _)) = integer_text(ir, operation) {
        name(0, if value == "0" { "false" } else { "true" });
    }
}

/// `-4 {attributes}`. The number is an attribute of as many bits as MLIR needs for its digits.
fn parse_integer<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let value = parser.piece(attribute("value"), |parser| parser.integer_of_any_size())?;
    set_attribute(parser, state, "value", value);
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    state.results.push(parser.type_of_dialect("smt", b"int"));
    Ok(())
}

fn print_integer(printer: &mut Printer<'_>, operation: OperationId) {
    printer.text(" ");
    let number = signed_text(printer.ir(), operation).unwrap_or_default();
    printer.text(&number);
    printer.attribute_dictionary(operation, &["value"]);
}

/// The number with the sign that its highest bit is.
fn signed_text(ir: &Ir, operation: OperationId) -> Option<String> {
    signed_integer(&ir.context, ir.attribute(operation, "value")?)
}

/// `%c-4`
fn of_integer(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    if let Some(value) = signed_text(ir, operation) {
        name(0, &format!("c{value}"));
    }
}

/// `%c5_bv8`
fn of_bits(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let inside = |body: &str| {
        let (_, rest) = body.split_once("bv<")?;
        Some(rest.split_once('>')?.0.trim().to_owned())
    };
    let value = ir.attribute(operation, "value").map(|value| ir.context.attribute_kind(value));
    let Some(AttributeKind::Dialect { body, ty: Some(ty), .. }) = value else { return };
    let width = forms::width(&ir.context, *ty);
    if let (Some(value), Some(width)) = (inside(&ir.context.text(*body)), width) {
        name(0, &format!("c{value}_bv{width}"));
    }
}

/// The name that it is given.
fn of_function(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let prefix = ir.attribute(operation, "namePrefix");
    if let Some(prefix) = prefix.and_then(|prefix| ir.context.string_value(prefix)) {
        name(0, &ir.context.text(prefix));
    }
}
