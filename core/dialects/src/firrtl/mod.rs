//! CIRCT's dialect `firrtl`, as far as its operations name their results in C++.

use abide_mlir::ir::{Ir, OperationId, TextPiece};
use abide_mlir::print::{ResultNames, print_attribute, print_type};
use abide_mlir::registry::DialectHooks;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { result_names: RESULT_NAMES, ..DialectHooks::of("firrtl") };

const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("firrtl.constant", ResultNames::Hook(constant)),
    ("firrtl.instance", ResultNames::Hook(instance)),
    ("firrtl.invalidvalue", ResultNames::Hook(invalid)),
    ("firrtl.mem", ResultNames::Hook(memory)),
    ("firrtl.specialconstant", ResultNames::Hook(constant)),
];

/// The name of a type of the dialect in those of values: `ui4`, `si`, `clock`.
fn short(ty: &str) -> Option<String> {
    let ty = ty.trim().strip_prefix("!firrtl.")?.trim_start_matches("const.");
    let (name, width) = ty.split_once('<').unwrap_or((ty, ""));
    let width = width.trim_end_matches('>');
    let name = match name {
        "uint" => "ui",
        "sint" => "si",
        name => name,
    };
    width.bytes().all(|byte| byte.is_ascii_digit()).then(|| format!("{name}{width}"))
}

/// The text of an operation, with `_` for values.
fn text(ir: &Ir, operation: OperationId) -> Option<String> {
    let pieces = ir.opaque_text(operation)?.iter();
    let texts = pieces.map(|piece| match piece {
        TextPiece::Text(text) => ir.context.bytes(*text).to_vec(),
        TextPiece::Attribute(value) => print_attribute(ir, *value),
        TextPiece::Type(ty) | TextPiece::TypeOfClass(ty, _) => print_type(ir, *ty),
        _ => b"_".to_vec(),
    });
    String::from_utf8(texts.collect::<Vec<_>>().concat()).ok()
}

/// `%c0_ui1`
fn constant(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let Some(text) = text(ir, operation) else { return };
    let value = text.split_whitespace().nth(1).unwrap_or_default();
    if let Some(ty) = text.rsplit_once(" : ").and_then(|(_, ty)| short(ty)) {
        name(0, &format!("c{value}_{ty}"));
    }
}

/// `%invalid_ui4`
fn invalid(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let Some(result) = ir.result(operation, 0) else { return };
    let ty = String::from_utf8(print_type(ir, ir.value_type(result))).ok();
    let ty = ty.as_deref().and_then(short);
    let is_ground = |ty: &&str| {
        ["ui", "si", "analog", "asyncreset", "reset", "clock"].iter().any(|it| ty.starts_with(it))
    };
    match ty.as_deref().filter(is_ground) {
        Some(ty) => name(0, &format!("invalid_{ty}")),
        None => name(0, "invalid"),
    }
}

/// `%a_in, %a_out`: the name of the instance and those of its ports.
fn instance(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let Some(text) = text(ir, operation) else { return };
    let own = text.split_whitespace().nth(1).unwrap_or_default();
    let list = text.split_once('@').and_then(|(_, after)| after.split_once('('));
    let list = list.map_or("", |(_, list)| list);
    let port = |one: &str| {
        let one = one.trim_start_matches(|next: char| !next.is_ascii_lowercase());
        let rest = one.strip_prefix("in ").or_else(|| one.strip_prefix("out "))?;
        Some(format!("{own}_{}", rest.split(':').next()?.trim().trim_matches('"')))
    };
    named(ir, operation, list.split(", ").filter_map(port).collect(), name);
}

/// `%m_read, %m_write`: the name of the memory and those of its ports.
fn memory(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let Some(text) = text(ir, operation) else { return };
    let own = text.split_once("name = \"").and_then(|(_, rest)| rest.split('"').next());
    let list = text.split_once("portNames = [").and_then(|(_, rest)| rest.split(']').next());
    if let (Some(own), Some(list)) = (own, list) {
        let names = list.split(", ").map(|port| format!("{own}_{}", port.trim_matches('"')));
        named(ir, operation, names.collect(), name);
    }
}

/// Names all results, if there are as many names.
fn named(ir: &Ir, operation: OperationId, names: Vec<String>, name: &mut dyn FnMut(usize, &str)) {
    if names.len() == ir.result_count(operation) {
        for (index, own) in names.iter().enumerate() {
            name(index, own);
        }
    }
}
