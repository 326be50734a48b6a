//! What the results of operations of the `smt` dialect are called.

use crate::common::integer_text;
use abide_mlir::ir::{AttributeKind, Ir, OperationId};
use abide_mlir::print::ResultNames;
use abide_mlir::registry::DialectHooks;

/// What the dialect brings along.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { result_names: RESULT_NAMES, ..DialectHooks::of("smt") };

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

/// `%c-4`
fn of_integer(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    if let Some((value, _)) = integer_text(ir, operation) {
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
    let ty = abide_mlir::print::print_type(ir, *ty);
    let width = inside(&String::from_utf8_lossy(&ty));
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
