//! CIRCT's dialect `sv`, as far as its operations name their results in C++.

use abide_mlir::ir::{AttributeKind, Ir, OperationId};
use abide_mlir::print::{ResultNames, print_type};
use abide_mlir::registry::DialectHooks;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { result_names: RESULT_NAMES, ..DialectHooks::of("sv") };

const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("sv.constantX", ResultNames::Hook(|ir, operation, name| constant(ir, operation, 'x', name))),
    ("sv.constantZ", ResultNames::Hook(|ir, operation, name| constant(ir, operation, 'z', name))),
    ("sv.macro.ref.expr", ResultNames::Hook(macro_name)),
    ("sv.macro.ref.expr.se", ResultNames::Hook(macro_name)),
    ("sv.verbatim.expr", ResultNames::Hook(verbatim)),
    ("sv.verbatim.expr.se", ResultNames::Hook(verbatim)),
];

/// `%A` for `@A`
fn macro_name(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let symbol = ir.attribute(operation, "macroName").map(|it| ir.context.attribute_kind(it));
    if let Some(AttributeKind::SymbolReference { root, .. }) = symbol {
        name(0, &String::from_utf8_lossy(ir.context.bytes(*root)));
    }
}

/// The first word of a text, without the backtick of a macro.
fn verbatim(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let text = ir.attribute(operation, "format_string").map(|it| ir.context.attribute_kind(it));
    let Some(AttributeKind::String { value, .. }) = text else { return };
    let text = String::from_utf8_lossy(ir.context.bytes(*value));
    let text = text.strip_prefix('`').unwrap_or(&text);
    let is_part = |next: char| next.is_ascii_alphanumeric() || next == '_';
    let word = text.split(|next| !is_part(next)).next().unwrap_or_default();
    if !word.is_empty() {
        name(0, word);
    }
}

/// `%x_i1`
fn constant(ir: &Ir, operation: OperationId, digit: char, name: &mut dyn FnMut(usize, &str)) {
    let Some(result) = ir.result(operation, 0) else { return };
    let ty = print_type(ir, ir.value_type(result));
    let ty = String::from_utf8_lossy(&ty);
    if ty.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        name(0, &format!("{digit}_{ty}"));
    }
}
