//! Types of results that follow from those of operands.

use super::forms::width;
use abide_mlir::ir::Type;
use abide_mlir::parse::{OperationState, Operations, Parse, Types};
use abide_mlir::registry::{DialectType, Parameter};

/// The type of an operand.
fn operand(parser: &Types<'_>, state: &OperationState<'_>, index: usize) -> Option<Type> {
    state.operands.get(index).map(|value| parser.ir.value_type(*value))
}

/// The last parameter of the type of the first operand, if it is a type, and the sign after it is `end`.
fn last_type(parser: &Types<'_>, state: &OperationState<'_>, end: &str) -> Option<Type> {
    let own = DialectType::of(&parser.ir.context, operand(parser, state, 0)?)?;
    match *own.parameters.as_slice() {
        [.., Parameter::Type(ty)] if end.is_empty() => Some(ty),
        [.., Parameter::Type(ty), Parameter::Sign(last)] if last == end => Some(ty),
        _ => None,
    }
}

fn add(parser: &mut Types<'_>, state: &mut OperationState<'_>, ty: Option<Type>) {
    let unknown = parser.ir.context.unknown_type();
    state.results.push(ty.unwrap_or(unknown));
}

/// Infers the result of a function: `func<(!smt.int) !smt.bool>`.
pub(super) fn applied<'a>(parser: &mut Operations<'a>, state: &mut OperationState<'a>) -> Parse {
    let ty = last_type(parser, state, "");
    add(parser, state, ty);
    Ok(())
}

/// Infers the element of an array: `array<[!smt.int -> !smt.bool]>`.
pub(super) fn selected<'a>(parser: &mut Operations<'a>, state: &mut OperationState<'a>) -> Parse {
    let ty = last_type(parser, state, "]");
    add(parser, state, ty);
    Ok(())
}

/// As many bits as both have.
pub(super) fn concatenated<'a>(
    parser: &mut Operations<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let width = |index| width(&parser.ir.context, operand(parser, state, index)?);
    let width = width(0).zip(width(1)).and_then(|(left, right)| left.checked_add(right));
    let ty = width.map(|width| parser.type_of_dialect("smt", format!("bv<{width}>").as_bytes()));
    add(parser, state, ty);
    Ok(())
}

/// Infers the type of a constant, which is that of its value: `#smt.bv<5> : !smt.bv<8>`.
pub(super) fn of_value<'a>(parser: &mut Operations<'a>, state: &mut OperationState<'a>) -> Parse {
    let name = parser.ir.context.identifier("value");
    let value = state.attribute(name);
    let ty = value.and_then(|value| parser.ir.context.attribute_type(value));
    add(parser, state, ty);
    Ok(())
}
