//! The forms of operations that LLVM reads in C++.

pub(super) mod arithmetic;
pub(super) mod chains;
pub(super) mod composites;
pub(super) mod control;
pub(super) mod memory;
pub(super) mod symbols;
pub(super) mod variables;

use super::types::pointer_body;
use abide_mlir::ir::{Attribute, Type};
use abide_mlir::parse::{OperandUse, OperationState, Parse, Parser, Types};
use abide_mlir::print::print_type;
use abide_mlir::syntax::TokenKind;

/// The type of a pointer.
fn pointer_to(parser: &mut Types<'_>, pointee: Type, class: &str) -> Type {
    let pointee = print_type(&parser.ir, pointee);
    let body = pointer_body(&String::from_utf8_lossy(&pointee), class);
    parser.type_of_dialect("spirv", body.as_bytes())
}

/// Adds the value that a use means to the operands.
fn add_operand<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    used: OperandUse<'a>,
    ty: Type,
) -> Parse {
    state.operands.push(parser.resolve(used, ty)?);
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
