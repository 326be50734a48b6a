//! The form of operations that bind the sizes of a value to symbols. Their maps are always inline, never aliases.

use super::{operands_in, resolve_all, set_attribute};
use abide_mlir::ir::{AffineMap, Attribute, AttributeKind, OperationId, Type};
use abide_mlir::parse::{OperationState, Parse, Parser, attribute, operand, operand_type};
use abide_mlir::print::Printer;
use abide_mlir::syntax::TokenKind;

/// An attribute that is an affine map.
pub(crate) fn map_attribute(parser: &mut Parser<'_>) -> Parse<Attribute> {
    let start = parser.position();
    let attribute = parser.attribute(None)?;
    match parser.ir.context.attribute_kind(attribute) {
        AttributeKind::AffineMap(_) => Ok(attribute),
        _ => {
            let span = parser.span_from(start);
            Err(parser.error(span, "invalid kind of attribute specified"))
        }
    }
}

/// `%value, [%symbols], map {attributes} : type`
pub(crate) fn parse_bound_shape<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    symbol: Type,
) -> Parse {
    let value = parser.operand_of(operand("operand"))?;
    parser.expect(TokenKind::Comma)?;
    let span = parser.current_span();
    let (open, close) = (TokenKind::LeftBracket, TokenKind::RightBracket);
    let symbols = operands_in(parser, operand("shape_symbols"), open, close)?;
    parser.expect(TokenKind::Comma)?;
    let map = parser.piece(attribute("shape_expressions"), map_attribute)?;
    set_attribute(parser, state, "shape_expressions", map);
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let ty = parser.colon_type(operand_type("operand"))?;
    state.operands.push(parser.resolve(value, ty)?);
    resolve_all(parser, state, &symbols, &vec![symbol; symbols.len()], span)
}

/// An affine map among the attributes of an operation.
pub(crate) fn map_of<'ir>(
    printer: &Printer<'ir>,
    operation: OperationId,
    name: &str,
) -> Option<&'ir AffineMap> {
    let attribute = printer.ir().attribute(operation, name)?;
    match printer.context().attribute_kind(attribute) {
        AttributeKind::AffineMap(map) => Some(map),
        _ => None,
    }
}

pub(crate) fn print_inline_map(printer: &mut Printer<'_>, map: &AffineMap) {
    printer.text("affine_map<");
    printer.affine_map(map);
    printer.text(">");
}

/// `%value, [%symbols], map {attributes} : type`
pub(crate) fn print_bound_shape(printer: &mut Printer<'_>, operation: OperationId) {
    let mut operands = printer.ir().operands(operation);
    let Some(value) = operands.next() else { return };
    printer.text(" ");
    printer.operand(value);
    printer.text(", [");
    printer.operands(operands);
    printer.text("], ");
    if let Some(map) = map_of(printer, operation, "shape_expressions") {
        print_inline_map(printer, map);
    }
    printer.attribute_dictionary(operation, &["shape_expressions"]);
    printer.text(" : ");
    printer.value_type(value);
}
