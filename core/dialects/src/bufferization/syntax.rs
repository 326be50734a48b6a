//! Operations whose syntax or results no format expresses.

use crate::common::{index_operands, operands_in, set_segment_sizes};
use abide_mlir::ir::AttributeKind;
use abide_mlir::parse::{OperationState, Operations, Parse, Parser, operand, result_type};
use abide_mlir::syntax::TokenKind;

/// `(%sizes) copy(%tensor) size_hint = %n {attributes} : tensor type`
pub(super) fn parse_alloc_tensor<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let sizes =
        operands_in(parser, operand("dynamic_sizes"), TokenKind::LeftParen, TokenKind::RightParen)?;
    let copy = if parser.eat_word("copy") {
        parser.expect(TokenKind::LeftParen)?;
        let copy = parser.operand_of(operand("copy"))?;
        parser.expect(TokenKind::RightParen)?;
        Some(copy)
    } else {
        None
    };
    let hint = if parser.eat_word("size_hint") {
        parser.expect(TokenKind::Equal)?;
        Some(parser.operand_of(operand("size_hint"))?)
    } else {
        None
    };
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let ty = parser.colon_type(result_type("result"))?;
    state.results.push(ty);
    index_operands(parser, state, &sizes)?;
    if let Some(copy) = copy {
        let copy = parser.resolve(copy, ty)?;
        state.operands.push(copy);
    }
    index_operands(parser, state, hint.as_slice())?;
    let lengths = [sizes.len(), usize::from(copy.is_some()), usize::from(hint.is_some())];
    set_segment_sizes(parser, state, &lengths);
    Ok(())
}

/// One condition for each buffer that is retained.
pub(super) fn infer_dealloc<'a>(
    parser: &mut Operations<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let name = parser.ir.context.identifier("operandSegmentSizes");
    let sizes = state.attribute(name).map(|sizes| parser.ir.context.attribute_kind(sizes));
    let retained = match sizes {
        Some(AttributeKind::DenseArray { values, .. }) => values.last().copied().unwrap_or(0),
        _ => 0,
    };
    let i1 = parser.ir.context.bool_type();
    // The sizes may be written by hand: there are never more buffers than operands.
    let retained = usize::try_from(retained).unwrap_or(0).min(state.operands.len());
    state.results.extend(std::iter::repeat_n(i1, retained));
    Ok(())
}
