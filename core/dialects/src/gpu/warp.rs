//! `gpu.warp_execute_on_lane_0`: a body that one lane of a subgroup runs for all.

use crate::common::{Parts, optional_arrow_types, require, set_attribute};
use abide_mlir::ir::{OperationId, Type, TypeKind, ValueId};
use abide_mlir::parse::{OperationState, Parse, Parser, attribute, operand, operand_type};
use abide_mlir::print::{Printer, RegionForm};
use abide_mlir::syntax::TokenKind;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

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
    parser.ensure_terminator(body, "gpu.yield");
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
    let ir = parts.ir();
    let region = ir.regions(parts.operation).first();
    let Some(block) = region.and_then(|region| ir.entry_block(*region)) else { return Ok(()) };
    let given = parts.operand_types("args");
    let arguments = ir.arguments(block);
    require(given.len() == arguments.len(), || {
        rule!("expected same number op arguments and block arguments.").with_help(format!(
            "the block has {}: give as many in 'args'",
            counted(arguments.len(), "argument")
        ))
    })?;
    let is_yield = |last: &OperationId| ir.name_bytes(*last) == b"gpu.yield";
    let Some(last) = ir.last_operation(block).filter(is_yield) else { return Ok(()) };
    let yielded: Vec<ValueId> = ir.operands(last).collect();
    let results = ir.result_count(parts.operation);
    require(yielded.len() == results, || {
        rule!("expected same number of yield operands and return values.")
            .with_help(format!("end the body with a 'gpu.yield' of {}", counted(results, "value")))
    })?;
    let inner = arguments.iter().chain(&yielded).map(|value| ir.value_type(*value));
    let results = ir.results(parts.operation).map(|value| ir.value_type(value));
    let outer = given.into_iter().chain(results);
    inner
        .zip(outer)
        .try_for_each(|(expanded, distributed)| is_distributed(parts, expanded, distributed))
}

/// Verifies that a value in the body, of the first type, has a part of the second type for each lane.
fn is_distributed(parts: &Parts<'_>, expanded: Type, distributed: Type) -> Verified {
    let is_unknown = |ty| matches!(parts.kind(ty), TypeKind::Unknown);
    if expanded == distributed || is_unknown(expanded) || is_unknown(distributed) {
        return Ok(());
    }
    let help = "distribute a dimension of a vector: 'vector<32xf32>' in the body is 'vector<1xf32>' for each of 32 lanes";
    let (Some(whole), Some(part)) = (parts.vector(expanded), parts.vector(distributed)) else {
        return Err(rule!("expected vector type for distributed operands.").with_help(help).into());
    };
    let is_alike = whole.shape.len() == part.shape.len() && whole.element == part.element;
    require(is_alike, || {
        rule!("expected distributed vectors to have same rank and element type.").with_help(help)
    })?;
    let mut lanes = 1_i64;
    for (index, (whole, part)) in whole.shape.iter().zip(part.shape).enumerate() {
        require(*part > 0 && whole % part == 0, || {
            rule!(
                "expected expanded vector dimension #{} ({}) to be a multipler of the distributed vector dimension ({})",
                index,
                whole,
                part
            )
            .with_help(help)
        })?;
        lanes = lanes.saturating_mul(whole / part);
    }
    let asked = parts.integer("warp_size");
    require(asked.is_none_or(|asked| asked == lanes), || {
        let (expanded, distributed) = (parts.text(expanded), parts.text(distributed));
        rule!(
            "incompatible distribution dimensions from '{}' to '{}' with warp size = {}",
            expanded,
            distributed,
            asked.unwrap_or_default()
        )
        .with_help(format!("the types are for {lanes} lanes"))
    })
}
