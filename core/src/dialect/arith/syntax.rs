//! Operations whose syntax no format expresses.

use crate::dialect::common::resolve_all;
use crate::mlir::parse::{OperationState, Parse, Parser};
use crate::mlir::syntax::TokenKind;

/// `%condition, %a, %b : type`, or `: condition type, type` where the condition is no `i1`.
pub(super) fn parse_select<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse<()> {
    let span = parser.current_span();
    let operands = parser.operand_list()?;
    if operands.len() != 3 {
        return Err(parser.error(span, "expected 3 operands"));
    }
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let mut ty = parser.colon_type()?;
    let mut condition = parser.ir.context.bool_type();
    if parser.eat(TokenKind::Comma) {
        condition = ty;
        ty = parser.ty()?;
    }
    state.results.push(ty);
    resolve_all(parser, state, &operands, &[condition, ty, ty], span)
}
