//! Pieces of syntax that operations of several dialects have in common.

use abide_mlir::ir::Type;
use abide_mlir::parse::{OperandUse, OperationState, Parse, Parser};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Detail;
use abide_source::text::Span;

/// `-> type` or `-> (type, type)`, the types of the results, or nothing.
pub(crate) fn optional_arrow_types<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse<()> {
    if parser.eat(TokenKind::Arrow) {
        parser.result_types_into(&mut state.results)?;
    }
    Ok(())
}

/// Adds the values that uses mean to the operands; `span` is where another number of types is
/// reported.
pub(crate) fn resolve_all<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    uses: &[OperandUse<'a>],
    types: &[Type],
    span: Span,
) -> Parse<()> {
    if uses.len() != types.len() {
        let (operands, types) = (uses.len(), types.len());
        return Err(parser.error(span, Detail::OperandTypes { operands, types }));
    }
    for (one, ty) in uses.iter().zip(types) {
        let value = parser.resolve(*one, *ty)?;
        state.operands.push(value);
    }
    Ok(())
}
