//! The custom forms of the operations, as in torch-mlir.

use crate::common::{operands_in, resolve_all, set_attribute};
use abide_mlir::ir::{AttributeKind, OperationId, TypeKind};
use abide_mlir::parse::{
    OperationState, Parse, Parser, attribute, operand, operand_type, result_type,
};
use abide_mlir::print::Printer;
use abide_mlir::syntax::TokenKind;

/// `"name" {min_val = 0, max_val = 7} {attributes} : !torch.int`
pub(super) fn parse_symbolic_int<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse<()> {
    let value = parser.piece(attribute("symbol_name"), |parser| parser.string())?;
    let name = parser.ir.context.attribute(AttributeKind::String { value, ty: None });
    set_attribute(parser, state, "symbol_name", name);
    parser.expect(TokenKind::LeftBrace)?;
    bound(parser, state, "min_val")?;
    parser.expect(TokenKind::Comma)?;
    bound(parser, state, "max_val")?;
    parser.expect(TokenKind::RightBrace)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let ty = parser.colon_type(result_type("result"))?;
    state.results.push(ty);
    Ok(())
}

/// `min_val = 0`
fn bound<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    name: &'static str,
) -> Parse<()> {
    parser.expect_word(name)?;
    parser.expect(TokenKind::Equal)?;
    let ty = parser.ir.context.i64_type();
    let value = parser.piece(attribute(name), |parser| parser.attribute(Some(ty)))?;
    set_attribute(parser, state, name, value);
    Ok(())
}

pub(super) fn print_symbolic_int(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let bound =
        |name: &str| ir.attribute(operation, name).and_then(|it| ir.context.integer_value(it));
    printer.text(" ");
    if let Some(name) = ir.attribute(operation, "symbol_name") {
        printer.attribute_without_type(name);
    }
    printer.text(" {min_val = ");
    printer.integer_literal(bound("min_val").unwrap_or_default());
    printer.text(", max_val = ");
    printer.integer_literal(bound("max_val").unwrap_or_default());
    printer.text("}");
    printer.attribute_dictionary(operation, &["symbol_name", "min_val", "max_val"]);
    printer.text(" : ");
    printer.operand_types(ir.results(operation));
}

/// `%value, [%symbols], map {attributes} : type`
pub(super) fn parse_bind_symbolic_shape<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse<()> {
    let value = parser.operand_of(operand("operand"))?;
    parser.expect(TokenKind::Comma)?;
    let span = parser.current_span();
    let (open, close) = (TokenKind::LeftBracket, TokenKind::RightBracket);
    let symbols = operands_in(parser, operand("shape_symbols"), open, close)?;
    parser.expect(TokenKind::Comma)?;
    let start = parser.position();
    let map = parser.piece(attribute("shape_expressions"), |parser| parser.attribute(None))?;
    if !matches!(parser.ir.context.attribute_kind(map), AttributeKind::AffineMap(_)) {
        let span = parser.span_from(start);
        return Err(parser.error(span, "invalid kind of attribute specified"));
    }
    set_attribute(parser, state, "shape_expressions", map);
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let ty = parser.colon_type(operand_type("operand"))?;
    let value = parser.resolve(value, ty)?;
    state.operands.push(value);
    let context = &mut parser.ir.context;
    let (dialect, body) = (context.identifier("torch"), context.identifier("int"));
    let int = context.ty(TypeKind::Dialect { dialect, body });
    resolve_all(parser, state, &symbols, &vec![int; symbols.len()], span)
}

pub(super) fn print_bind_symbolic_shape(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    printer.operands(ir.operands(operation).take(1));
    printer.text(", [");
    printer.operands(ir.operands(operation).skip(1));
    printer.text("], affine_map<");
    let map = ir.attribute(operation, "shape_expressions");
    if let Some(AttributeKind::AffineMap(map)) = map.map(|map| ir.context.attribute_kind(map)) {
        printer.affine_map(map);
    }
    printer.text(">");
    printer.attribute_dictionary(operation, &["shape_expressions"]);
    printer.text(" : ");
    printer.operand_types(ir.operands(operation).take(1));
}
