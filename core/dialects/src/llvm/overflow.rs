//! Arithmetic that may not overflow: `%a, %b overflow<nsw, nuw> : i32`.

use crate::common::resolve_all;
use abide_mlir::ir::OperationId;
use abide_mlir::parse::{
    OperationState, Parse, Parser, Types, attribute, operand, operand_type, result_type,
};
use abide_mlir::print::Printer;
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;

/// The property.
const FLAGS: &str = "overflowFlags";

/// The words, each with its bit.
const WORDS: [(&str, i64); 2] = [("nsw", 1), ("nuw", 2)];

/// `%a, %b overflow<nsw, nuw> {attributes} : type`
pub(super) fn parse_binary<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let left = parser.operand_of(operand("lhs"))?;
    parser.expect(TokenKind::Comma)?;
    let right = parser.operand_of(operand("rhs"))?;
    parse_flags(parser, state)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let ty = parser.colon_type(result_type("res"))?;
    state.results.push(ty);
    resolve_all(parser, state, &[left, right], &[ty, ty], state.name_span)
}

/// `%a overflow<nsw, nuw> {attributes} : type to type`
pub(super) fn parse_cast<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let value = parser.operand_of(operand("arg"))?;
    parse_flags(parser, state)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let from = parser.colon_type(operand_type("arg"))?;
    parser.expect_word("to")?;
    state.results.push(parser.piece(result_type("res"), |parser| parser.ty())?);
    resolve_all(parser, state, &[value], &[from], state.name_span)
}

fn parse_flags<'a>(parser: &mut Types<'a>, state: &mut OperationState<'a>) -> Parse {
    if !parser.eat_word("overflow") {
        return Ok(());
    }
    let mut flags = 0;
    parser.expect(TokenKind::Less)?;
    parser.piece(attribute(FLAGS), |parser| {
        parser.comma_separated(|parser| {
            let word = WORDS.iter().find(|(word, _)| parser.eat_word(word));
            let Some((_, bit)) = word else {
                return Err(parser.expected(Wanted::OneOf {
                    what: "overflow flags".into(),
                    words: WORDS.iter().map(|(word, _)| (*word).to_owned()).collect(),
                }));
            };
            flags |= bit;
            Ok(())
        })
    })?;
    parser.expect(TokenKind::Greater)?;
    let context = &mut parser.ir.context;
    let ty = context.integer(32);
    let value = context.integer_attribute(flags, ty);
    let name = context.identifier(FLAGS);
    state.add_attribute(name, value);
    Ok(())
}

/// ` %a, %b overflow<nsw, nuw> {attributes} : type`
pub(super) fn print_binary(printer: &mut Printer<'_>, operation: OperationId) {
    printer.text(" ");
    printer.operands(printer.ir().operands(operation));
    print_flags(printer, operation);
    printer.text(" : ");
    printer.operand_types(printer.ir().results(operation));
}

/// ` %a overflow<nsw, nuw> {attributes} : type to type`
pub(super) fn print_cast(printer: &mut Printer<'_>, operation: OperationId) {
    printer.text(" ");
    printer.operands(printer.ir().operands(operation));
    print_flags(printer, operation);
    printer.text(" : ");
    printer.operand_types(printer.ir().operands(operation));
    printer.text(" to ");
    printer.operand_types(printer.ir().results(operation));
}

fn print_flags(printer: &mut Printer<'_>, operation: OperationId) {
    let flags = printer.ir().attribute(operation, FLAGS);
    let flags = flags.and_then(|flags| printer.context().integer_value(flags)).unwrap_or(0);
    let set = WORDS.iter().filter(|(_, bit)| flags & bit != 0);
    let set: Vec<&str> = set.map(|(word, _)| *word).collect();
    if !set.is_empty() {
        printer.text(&format!(" overflow<{}>", set.join(", ")));
    }
    printer.attribute_dictionary(operation, &[FLAGS]);
}
