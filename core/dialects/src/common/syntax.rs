//! Pieces of syntax that operations of several dialects have in common.

use abide_mlir::ir::Type;
use abide_mlir::parse::{OperandUse, OperationState, Parse, Parser, Reported, Types, operand};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Detail;
use abide_source::rule;
use abide_source::text::Span;

/// `-> type` or `-> (type, type)`, the types of the results, or nothing.
pub(crate) fn optional_arrow_types<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    if parser.eat(TokenKind::Arrow) {
        parser.result_types_into(&mut state.results)?;
    }
    Ok(())
}

/// Reports a type from `start` on that is not of the expected kind; `help` names the kind.
pub(crate) fn wrong_kind(parser: &mut Types<'_>, start: usize, help: &'static str) -> Reported {
    let span = parser.span_from(start);
    parser.error(span, rule!("invalid kind of type specified").with_help(help))
}

/// Adds the values that uses mean to the operands; `span` is where another number of types is
/// reported.
pub(crate) fn resolve_all<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    uses: &[OperandUse<'a>],
    types: &[Type],
    span: Span,
) -> Parse {
    if uses.len() != types.len() {
        let (operands, types) = (uses.len(), types.len());
        return Err(parser.error(span, Detail::OperandTypes { operands, types }));
    }
    for (one, ty) in uses.iter().zip(types) {
        state.operands.push(parser.resolve(*one, *ty)?);
    }
    Ok(())
}

/// `, %stride, %each : three types`, the end of a transfer; the two values may be left out.
pub(crate) fn strides_and_types<'a>(
    parser: &mut Parser<'a>,
    state: &OperationState<'a>,
) -> Parse<(Vec<OperandUse<'a>>, [Type; 3])> {
    let strides =
        if parser.eat(TokenKind::Comma) { parser.operands_of(operand(0))? } else { Vec::new() };
    if !matches!(strides.len(), 0 | 2) {
        let error = rule!("expected two stride related operands")
            .with_help("write the stride and the number of elements per stride");
        return Err(parser.error(state.name_span, error));
    }
    parser.expect(TokenKind::Colon)?;
    let types = parser.type_list()?;
    match *types.as_slice() {
        [source, destination, tag] => Ok((strides, [source, destination, tag])),
        _ => Err(parser.error(
            state.name_span,
            rule!("fewer/more types expected")
                .with_help("write the types of the source, the destination and the tag"),
        )),
    }
}
