//! Operations whose syntax no format expresses.

use crate::common::resolve_all;
use abide_mlir::parse::{OperationState, Parse, Parser, Part, operand_type, result_type};
use abide_mlir::syntax::TokenKind;
use abide_source::rule;

/// Parses `%condition, %a, %b : type`, or `: condition type, type` if the condition is not `i1`.
pub(super) fn parse_select<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let span = parser.current_span();
    let operands = parser.operands_of(Part::AnyOperand)?;
    if operands.len() != 3 {
        return Err(parser.error(
            span,
            rule!("expected 3 operands")
                .with_help("write the condition, and a value for each case"),
        ));
    }
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    parser.expect(TokenKind::Colon)?;
    parser.may_be(operand_type(0));
    let mut ty = parser.piece(result_type(0), |parser| parser.ty())?;
    let mut condition = parser.ir.context.bool_type();
    if parser.eat(TokenKind::Comma) {
        condition = ty;
        parser.relabel_last(operand_type(0));
        ty = parser.piece(result_type(0), |parser| parser.ty())?;
    }
    state.results.push(ty);
    resolve_all(parser, state, &operands, &[condition, ty, ty], span)
}
