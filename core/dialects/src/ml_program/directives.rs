//! The `custom<…>` directives of `ml_program`.

use abide_mlir::ods::format::{Parameter, TypeReference};
use abide_mlir::parse::{
    FormatState, Parse, Parser, at_visibility, attribute, operand, result_type, symbol_visibility,
};
use abide_mlir::print::{Custom, Printer};
use abide_mlir::registry::directives::{CustomDirective, SYMBOL_VISIBILITY, at_paren};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;

/// The `custom<…>` directives of the dialect.
pub(super) const DIRECTIVES: &[CustomDirective] = &[
    SYMBOL_VISIBILITY.with_parser(parse_visibility),
    CustomDirective::new(
        "TypedInitialValue",
        at_paren,
        parse_typed_initial_value,
        print_typed_initial_value,
    ),
    CustomDirective::new(
        "TokenOrdering",
        |parser| parser.at_word("ordering"),
        parse_token_ordering,
        print_token_ordering,
    ),
];

/// `private`, or another visibility: the dialect requires one.
fn parse_visibility<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let is_there = at_visibility(parser);
    symbol_visibility(parser, read)?;
    if is_there {
        Ok(())
    } else {
        Err(parser.expected(Wanted::Choice(&["public", "private", "nested"])))
    }
}

/// `(value) : type`, or `: type`.
fn parse_typed_initial_value<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(ty_of), Parameter::Attribute(value_of), ..] = read.parameters else {
        return Err(parser.expected(Wanted::TYPE));
    };
    if parser.eat(TokenKind::LeftParen) {
        let value = parser.piece(attribute(*value_of), |parser| parser.attribute(None))?;
        parser.expect(TokenKind::RightParen)?;
        read.set_attribute(*value_of, value);
    }
    let ty = parser.colon_type(attribute(*ty_of))?;
    let ty = parser.ir.context.type_attribute(ty);
    read.set_attribute(*ty_of, ty);
    Ok(())
}

/// `(value) : type`, or ` : type`.
fn print_typed_initial_value<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(ty), Parameter::Attribute(value), ..] = of.parameters else { return };
    if let Some(value) = printer.attribute_of(*value, of) {
        printer.text("(");
        printer.attribute(value);
        printer.text(")");
    }
    printer.text(" : ");
    if let Some(ty) = printer.attribute_of(*ty, of) {
        printer.attribute(ty);
    }
}

/// `ordering(() -> type)` or `ordering(%a, %b -> type)`, or nothing.
fn parse_token_ordering<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Operand(consumed), Parameter::Type(TypeReference::Result(produced))] =
        read.parameters
    else {
        return Err(parser.expected(Wanted::sign("ordering")));
    };
    let first = read.state.uses.len();
    if !parser.eat_word("ordering") {
        return Ok(());
    }
    parser.expect(TokenKind::LeftParen)?;
    if parser.eat(TokenKind::LeftParen) {
        parser.expect(TokenKind::RightParen)?;
    } else {
        let uses = parser.operands_of(operand(*consumed))?;
        read.state.uses.extend(uses);
    }
    read.set_operand(*consumed, first);
    if parser.eat(TokenKind::Arrow) {
        let first = read.state.types.len();
        read.state.types.push(parser.piece(result_type(*produced), |parser| parser.ty())?);
        read.set_result_types(*produced, first);
    }
    parser.expect(TokenKind::RightParen)
}

/// ` ordering(%a -> type)`, or nothing.
fn print_token_ordering<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Operand(consumed), Parameter::Type(produced @ TypeReference::Result(_))] =
        of.parameters
    else {
        return;
    };
    let (consumed, produced) =
        (printer.operands_of(*consumed, of), printer.types_of(*produced, of));
    if consumed.is_empty() && produced.is_empty() {
        return;
    }
    printer.text(" ordering(");
    if consumed.is_empty() {
        printer.text("()");
    }
    printer.operands(consumed);
    if !produced.is_empty() {
        printer.text(" -> ");
        printer.types(produced);
    }
    printer.text(")");
}
