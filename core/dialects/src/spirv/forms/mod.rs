//! The forms of operations that LLVM reads in C++.

pub(super) mod arithmetic;
pub(super) mod chains;
pub(super) mod composites;
pub(super) mod control;
pub(super) mod memory;
pub(super) mod symbols;
pub(super) mod variables;

use super::types::{may_be_same, type_of};
use abide_mlir::ir::{Attribute, Type};
use abide_mlir::parse::{OperandUse, OperationState, Parse, Parser, Types};
use abide_mlir::print::print_type;
use abide_mlir::syntax::TokenKind;

/// The text of a type.
fn text(parser: &Parser<'_>, ty: Type) -> String {
    String::from_utf8_lossy(&print_type(&parser.ir, ty)).into_owned()
}

/// The type of a text: the value's known type if that has the same text apart from blanks.
fn type_for(parser: &mut Parser<'_>, used: Option<OperandUse<'_>>, text_of_type: &str) -> Type {
    let known = used.and_then(|used| parser.known_type(used));
    if let Some(known) = known
        && may_be_same(&text(parser, known), text_of_type)
    {
        return known;
    }
    let unknown = parser.ir.context.unknown_type();
    type_of(&mut parser.ir.context, text_of_type).unwrap_or(unknown)
}

/// Adds the value that a use means to the operands; its type should be the one with this text.
fn add_operand<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    used: OperandUse<'a>,
    text_of_type: &str,
) -> Parse<()> {
    let ty = type_for(parser, Some(used), text_of_type);
    add_operand_of(parser, state, used, ty)
}

/// Adds the value that a use means to the operands.
fn add_operand_of<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    used: OperandUse<'a>,
    ty: Type,
) -> Parse<()> {
    let value = parser.resolve(used, ty)?;
    state.operands.push(value);
    Ok(())
}

/// Parses `: type`; also returns the span of the type.
fn colon_type<'a>(
    parser: &mut Types<'a>,
    part: abide_mlir::parse::Part,
) -> Parse<(Type, abide_source::text::Span)> {
    let start = parser.position();
    let ty = parser.colon_type(part)?;
    Ok((ty, parser.span_from(start)))
}

/// `4`: an attribute that is an integer of 32 bits.
fn i32_attribute(parser: &mut Parser<'_>) -> Parse<Attribute> {
    let ty = parser.ir.context.integer(32);
    parser.attribute(Some(ty))
}

/// `@name`, and nothing else.
fn symbol(parser: &mut Parser<'_>) -> Parse<Attribute> {
    if parser.at(TokenKind::AtIdentifier) {
        return parser.symbol_reference();
    }
    Err(parser.error_here("invalid kind of attribute specified"))
}
