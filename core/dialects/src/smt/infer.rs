//! Types of results that follow from those of operands.

use abide_mlir::ir::{Type, TypeKind};
use abide_mlir::parse::{OperationState, Operations, Parse, Types};

/// The text of a type without the dialect: `bv<32>`.
fn body(parser: &Types<'_>, state: &OperationState<'_>, operand: usize) -> String {
    let ty = state.operands.get(operand).map(|value| parser.ir.value_type(*value));
    match ty.map(|ty| parser.ir.context.type_kind(ty)) {
        Some(TypeKind::Dialect { body, .. }) => parser.ir.context.text(*body).into_owned(),
        _ => String::new(),
    }
}

/// A type from its text: `!smt.bv<32>`.
fn written(parser: &mut Types<'_>, text: &str) -> Option<Type> {
    let body = text.trim().strip_prefix("!smt.")?;
    Some(parser.type_of_dialect("smt", body.as_bytes()))
}

/// The last type in a list, outside of brackets.
fn last_type(inner: &str) -> Option<&str> {
    inner.rfind("!smt.").and_then(|_| {
        let mut depth = 0_usize;
        let mut start = None;
        for (at, byte) in inner.bytes().enumerate() {
            match byte {
                b'(' | b'<' | b'[' => depth += 1,
                b')' | b'>' | b']' if !inner.get(..at).is_some_and(|it| it.ends_with('-')) => {
                    depth = depth.saturating_sub(1);
                }
                b'!' if depth == 0 => start = Some(at),
                _ => {}
            }
        }
        inner.get(start?..)
    })
}

fn add(parser: &mut Types<'_>, state: &mut OperationState<'_>, ty: Option<Type>) {
    let unknown = parser.ir.context.unknown_type();
    state.results.push(ty.unwrap_or(unknown));
}

/// Infers the result of a function: `func<(!smt.int) !smt.bool>`.
pub(super) fn applied<'a>(
    parser: &mut Operations<'a>,
    state: &mut OperationState<'a>,
) -> Parse<()> {
    let text = body(parser, state, 0);
    let inner = text.strip_prefix("func<").and_then(|rest| rest.strip_suffix('>'));
    let ty = inner.and_then(last_type).and_then(|text| written(parser, text));
    add(parser, state, ty);
    Ok(())
}

/// Infers the element of an array: `array<[!smt.int -> !smt.bool]>`.
pub(super) fn selected<'a>(
    parser: &mut Operations<'a>,
    state: &mut OperationState<'a>,
) -> Parse<()> {
    let text = body(parser, state, 0);
    let inner = text.strip_prefix("array<[").and_then(|rest| rest.strip_suffix("]>"));
    let ty = inner.and_then(last_type).and_then(|text| written(parser, text));
    add(parser, state, ty);
    Ok(())
}

/// As many bits as both have.
pub(super) fn concatenated<'a>(
    parser: &mut Operations<'a>,
    state: &mut OperationState<'a>,
) -> Parse<()> {
    let width = |operand| {
        let text = body(parser, state, operand);
        text.strip_prefix("bv<")?.strip_suffix('>')?.trim().parse::<u64>().ok()
    };
    let width = width(0).zip(width(1)).and_then(|(left, right)| left.checked_add(right));
    let ty = width.and_then(|width| written(parser, &format!("!smt.bv<{width}>")));
    add(parser, state, ty);
    Ok(())
}

/// Infers the type of a constant, which is that of its value: `#smt.bv<5> : !smt.bv<8>`.
pub(super) fn of_value<'a>(
    parser: &mut Operations<'a>,
    state: &mut OperationState<'a>,
) -> Parse<()> {
    let name = parser.ir.context.identifier("value");
    let value = state.attribute(name);
    let ty = value.and_then(|value| parser.ir.context.attribute_type(value));
    add(parser, state, ty);
    Ok(())
}
