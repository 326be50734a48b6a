//! `gpu.warp_execute_on_lane_0`: a body that one lane of a subgroup runs for all.

use crate::common::{Parts, optional_arrow_types, set_attribute, verify_lanes};
use abide_mlir::ir::{OperationId, ValueId};
use abide_mlir::parse::{OperationState, Parse, Parser, attribute, operand, operand_type};
use abide_mlir::print::{Printer, RegionForm};
use abide_mlir::syntax::TokenKind;
use abide_mlir::verify::Verified;

const YIELD: &str = "gpu.yield";

/// `(%lane)[32] args(%value : type, …) -> (types) {…} {attributes}`
pub(super) fn parse<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    parser.expect(TokenKind::LeftParen)?;
    let lane = parser.operand_of(operand("laneid"))?;
    parser.expect(TokenKind::RightParen)?;
    let index = parser.ir.context.index_type();
    state.operands.push(parser.resolve(lane, index)?);
    parser.expect(TokenKind::LeftBracket)?;
    let size = parser.piece(attribute("warp_size"), |parser| parser.integer())?;
    parser.expect(TokenKind::RightBracket)?;
    let i64 = parser.ir.context.i64_type();
    let size = parser.ir.context.integer_attribute(size, i64);
    set_attribute(parser, state, "warp_size", size);
    if parser.eat_word("args") {
        parser.expect(TokenKind::LeftParen)?;
        let uses = parser.operands_of(operand("args"))?;
        parser.expect(TokenKind::Colon)?;
        let types = parser.type_list_of(&[operand_type("args")])?;
        parser.expect(TokenKind::RightParen)?;
        crate::common::resolve_all(parser, state, &uses, &types, state.name_span)?;
    }
    optional_arrow_types(parser, state)?;
    let body = parser.plain_region()?;
    parser.ensure_terminator(body, YIELD);
    state.regions.push(body);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

pub(super) fn print(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let operands: Vec<ValueId> = ir.operands(operation).collect();
    let [lane, values @ ..] = operands.as_slice() else { return };
    printer.text("(");
    printer.operand(*lane);
    printer.text(")[");
    let size = ir.attribute(operation, "warp_size");
    printer.integer_literal(size.and_then(|size| ir.context.integer_value(size)).unwrap_or(0));
    printer.text("]");
    if !values.is_empty() {
        printer.text(" args(");
        printer.operands(values.iter().copied());
        printer.text(" : ");
        printer.operand_types(values.iter().copied());
        printer.text(")");
    }
    let has_results = ir.result_count(operation) > 0;
    crate::common::print_result_types(printer, operation);
    if let Some(body) = ir.regions(operation).first() {
        printer.text(" ");
        printer.region(*body, RegionForm { terminator: has_results, ..RegionForm::FULL });
    }
    printer.attribute_dictionary(operation, &["warp_size"]);
}

/// Verifies that the values that go into the body and out of it are distributed to the lanes.
pub(super) fn verify(parts: &Parts<'_>) -> Verified {
    verify_lanes(parts, YIELD)
}
