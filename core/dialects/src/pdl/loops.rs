//! The custom form of `pdl_interp`'s loop.

use super::directives::range_of;
use abide_mlir::ir::OperationId;
use abide_mlir::parse::{OperationState, Parse, Parser, operand};
use abide_mlir::print::{Printer, RegionForm};
use abide_mlir::syntax::TokenKind;

/// `%one : type in %all {…} {attributes} -> ^block`
pub(super) fn parse<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let argument = parser.region_argument()?;
    parser.expect_word("in")?;
    let all = parser.operand_of(operand("values"))?;
    let range = range_of(parser, argument.ty);
    state.operands.push(parser.resolve(all, range)?);
    state.regions.push(parser.region_with(&[argument], false)?);
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    parser.expect(TokenKind::Arrow)?;
    state.successors.push(parser.successor()?);
    Ok(())
}

/// ` %one : type in %all {…} {attributes} -> ^block`
pub(super) fn print(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let body = ir.regions(operation).first().copied();
    if let Some(argument) = ir.entry_arguments(operation, 0).first().copied() {
        printer.text(" ");
        printer.operand(argument);
        printer.text(" : ");
        printer.value_type(argument);
    }
    printer.text(" in ");
    printer.operands(ir.operands(operation));
    if let Some(body) = body {
        printer.text(" ");
        printer.region(body, RegionForm::BODY);
    }
    printer.attribute_dictionary(operation, &[]);
    printer.text(" -> ");
    if let Some(next) = ir.successors(operation).first() {
        printer.successor(*next);
    }
}
