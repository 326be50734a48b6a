//! Parsers and printers of the operations. Their maps are always inline, never aliases.

use crate::common::bound_shape::{map_attribute, map_of, parse_bound_shape, print_inline_map};
use crate::common::{index_operands, operands_in, set_attribute};
use abide_mlir::ir::{AttributeKind, OperationId};
use abide_mlir::parse::{OperationState, Parse, Parser, attribute, operand, result_type};
use abide_mlir::print::Printer;
use abide_mlir::syntax::TokenKind;

/// Parses `@name [%symbols], map {attributes} : index`; the brackets and the map are optional together.
pub(super) fn parse_symbolic_int<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let root = parser.piece(attribute("symbol_name"), |parser| parser.symbol_name())?;
    let nested = Box::default();
    let name = parser.ir.context.attribute(AttributeKind::SymbolReference { root, nested });
    set_attribute(parser, state, "symbol_name", name);
    let mut symbols = Vec::new();
    if parser.at(TokenKind::LeftBracket) {
        let (open, close) = (TokenKind::LeftBracket, TokenKind::RightBracket);
        symbols = operands_in(parser, operand("int_symbols"), open, close)?;
        parser.expect(TokenKind::Comma)?;
        let map = parser.piece(attribute("int_expressions"), map_attribute)?;
        set_attribute(parser, state, "int_expressions", map);
    }
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let ty = parser.colon_type(result_type("result"))?;
    index_operands(parser, state, &symbols)?;
    state.results.push(ty);
    Ok(())
}

/// `%value, [%symbols], map {attributes} : type`
pub(super) fn parse_bind_symbolic_shape<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let index = parser.ir.context.index_type();
    parse_bound_shape(parser, state, index)
}

pub(super) fn print_symbolic_int(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    if let Some(name) = ir.attribute(operation, "symbol_name") {
        printer.attribute(name);
    }
    // A map without results is as good as none.
    if let Some(map) = map_of(printer, operation, "int_expressions")
        && !map.results.is_empty()
    {
        printer.text(" [");
        printer.operands(ir.operands(operation));
        printer.text("], ");
        print_inline_map(printer, map);
    }
    printer.attribute_dictionary(operation, &["int_expressions", "symbol_name"]);
    printer.text(" : ");
    for result in ir.results(operation) {
        printer.value_type(result);
    }
}
