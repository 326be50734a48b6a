//! A body that one lane of a warp runs for all: `warp_execute_on_lane_0` of the dialects that have had it.

use super::{Parts, optional_arrow_types, print_result_types, require, resolve_all, set_attribute};
use abide_mlir::ir::{OperationId, Type};
use abide_mlir::parse::{OperationState, Parse, Parser, attribute, operand, operand_type};
use abide_mlir::print::{Printer, RegionForm};
use abide_mlir::syntax::TokenKind;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

/// `(%lane)[32] args(%value : type, …) -> (types) {…} {attributes}`, where the region ends with the operation `yields`.
pub(crate) fn parse_lanes<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    yields: &str,
) -> Parse {
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
        let span = parser.current_span();
        let uses = parser.operands_of(operand("args"))?;
        parser.expect(TokenKind::Colon)?;
        let types = parser.type_list_of(&[operand_type("args")])?;
        parser.expect(TokenKind::RightParen)?;
        resolve_all(parser, state, &uses, &types, span)?;
    }
    optional_arrow_types(parser, state)?;
    let body = parser.plain_region()?;
    parser.ensure_terminator(body, yields);
    state.regions.push(body);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

pub(crate) fn print_lanes(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text("(");
    printer.operands(ir.operands(operation).take(1));
    printer.text(")[");
    let size = ir.attribute(operation, "warp_size").and_then(|it| ir.context.integer_value(it));
    printer.integer_literal(size.unwrap_or_default());
    printer.text("]");
    if ir.operand_count(operation) > 1 {
        printer.text(" args(");
        printer.operands(ir.operands(operation).skip(1));
        printer.text(" : ");
        printer.operand_types(ir.operands(operation).skip(1));
        printer.text(")");
    }
    print_result_types(printer, operation);
    if let Some(body) = ir.regions(operation).first() {
        printer.text(" ");
        let terminator = ir.result_count(operation) > 0;
        printer.region(*body, RegionForm { terminator, empty_block: false, ..RegionForm::FULL });
    }
    printer.attribute_dictionary(operation, &["warp_size"]);
}

/// Verifies that the values that go into the body, after the lane, and those that its terminator `yields` are distributed
/// to the lanes.
pub(crate) fn verify_lanes(op: &Parts<'_>, yields: &str) -> Verified {
    let ir = op.ir();
    let Some(block) = ir.body(op.operation) else { return Ok(()) };
    let arguments = ir.arguments(block);
    require(arguments.len() + 1 == ir.operand_count(op.operation), || {
        rule!("expected same number op arguments and block arguments.").with_help(format!(
            "give the region {}, one for each operand",
            counted(ir.operand_count(op.operation).saturating_sub(1), "argument")
        ))
    })?;
    let is_yield = |last: &OperationId| ir.name_bytes(*last) == yields.as_bytes();
    let Some(terminator) = ir.last_operation(block).filter(is_yield) else { return Ok(()) };
    let results = ir.result_count(op.operation);
    require(ir.operand_count(terminator) == results, || {
        rule!("expected same number of yield operands and return values.")
            .with_help(format!("yield {}, one for each result", counted(results, "value")))
    })?;
    let size = op.integer("warp_size").unwrap_or(0);
    let inner = arguments.iter().copied().chain(ir.operands(terminator));
    let outer = ir.operands(op.operation).skip(1).chain(ir.results(op.operation));
    inner.zip(outer).try_for_each(|(whole, part)| {
        distributed(op, ir.value_type(whole), ir.value_type(part), size)
    })
}

/// Verifies that one type is the part of another that each lane of a warp holds.
fn distributed(op: &Parts<'_>, whole: Type, part: Type, warp_size: i64) -> Verified {
    let unknown = op.context().unknown_type();
    if whole == part || whole == unknown || part == unknown {
        return Ok(());
    }
    let (Some(whole), Some(part)) = (op.vector(whole), op.vector(part)) else {
        return Err(rule!("expected vector type for distributed operands.")
            .with_help("use a vector, or the same type inside and outside")
            .into());
    };
    if whole.rank() != part.rank() || whole.element != part.element {
        return Err(rule!("expected distributed vectors to have same rank and element type.")
            .with_help("give both the same number of dimensions and the same elements")
            .into());
    }
    let mut lanes = 1i64;
    for (index, (all, own)) in whole.shape.iter().zip(part.shape).enumerate() {
        require(all.checked_rem(*own) == Some(0), || {
            rule!(
                "expected expanded vector dimension #{} ({}) to be a multipler of the \
                 distributed vector dimension ({})",
                index,
                all,
                own
            )
            .with_help(format!("let {own} divide the size {all}, or use another size"))
        })?;
        lanes = lanes.saturating_mul(all.checked_div(*own).unwrap_or(1));
    }
    require(lanes == warp_size, || {
        rule!(
            "incompatible distribution dimensions from '{}' to '{}' with warp size = {}",
            op.text(whole.ty),
            op.text(part.ty),
            warp_size
        )
        .with_help(format!(
            "let the sizes outside be 1/{warp_size} of those inside, in all dimensions together"
        ))
    })
}
