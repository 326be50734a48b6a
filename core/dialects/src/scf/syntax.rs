//! Loops and branches.

use crate::common::{
    assignments, index_operands, one_for_each_loop, operands_in, optional_arrow_types,
    optional_flag, region_ending_with, resolve_all, set_segment_sizes, then_and_else,
};
use abide_mlir::parse::{
    OperationState, Parse, Parser, Part, RegionArgument, operand, operand_type,
};
use abide_mlir::syntax::TokenKind;
use abide_source::rule;
use abide_source::spelling::counted;
use smallvec::SmallVec;

const YIELD: &str = "scf.yield";

/// `-> types no_inline {…} {attributes}`
pub(super) fn parse_execute_region<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    optional_arrow_types(parser, state)?;
    optional_flag(parser, state, "no_inline", "no_inline");
    state.regions.push(parser.plain_region()?);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

/// `unsigned %i = %lower to %upper step %step iter_args(%a = %b) -> (type) : i32 {…} {attributes}`
pub(super) fn parse_for<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    optional_flag(parser, state, "unsigned", "unsignedCmp");
    let induction = parser.operand_of(Part::Argument)?;
    parser.expect(TokenKind::Equal)?;
    let lower = parser.operand_of(operand("lowerBound"))?;
    parser.expect_word("to")?;
    let upper = parser.operand_of(operand("upperBound"))?;
    parser.expect_word("step")?;
    let step = parser.operand_of(operand("step"))?;
    let (mut names, mut values) = (Vec::new(), Vec::new());
    if parser.eat_word("iter_args") {
        (names, values) = assignments(parser, operand("initArgs"))?;
        parser.expect(TokenKind::Arrow)?;
        parser.result_types_into(&mut state.results)?;
    }
    if names.len() != state.results.len() {
        let message = rule!("mismatch in number of loop-carried values and defined values")
            .with_help("write one type after '->' for each value in 'iter_args'");
        return Err(parser.error(state.name_span, message));
    }
    let ty = if parser.at(TokenKind::Colon) {
        parser.colon_type(operand_type("lowerBound"))?
    } else {
        parser.ir.context.index_type()
    };
    resolve_all(parser, state, &[lower, upper, step], &[ty; 3], state.name_span)?;
    let types = state.results.clone();
    resolve_all(parser, state, &values, &types, state.name_span)?;
    let mut arguments = vec![RegionArgument { name: induction, ty }];
    arguments.extend(names.iter().zip(types).map(|(name, ty)| RegionArgument { name: *name, ty }));
    state.regions.push(region_ending_with(parser, &arguments, YIELD)?);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

/// `%condition -> types {…} else {…} {attributes}`
pub(super) fn parse_if<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let condition = parser.operand_of(operand("condition"))?;
    let i1 = parser.ir.context.bool_type();
    state.operands.push(parser.resolve(condition, i1)?);
    optional_arrow_types(parser, state)?;
    then_and_else(parser, state, YIELD)?;
    parser.optional_attribute_dictionary(&mut state.attributes)
}

/// `(%i) = (%lower) to (%upper) step (%step) init (%value) -> type {…} {attributes}`
pub(super) fn parse_parallel<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let names = operands_in(parser, Part::Argument, TokenKind::LeftParen, TokenKind::RightParen)?;
    parser.expect(TokenKind::Equal)?;
    let lower = one_for_each_loop(parser, operand("lowerBound"), names.len())?;
    index_operands(parser, state, &lower)?;
    parser.expect_word("to")?;
    let upper = one_for_each_loop(parser, operand("upperBound"), names.len())?;
    index_operands(parser, state, &upper)?;
    parser.expect_word("step")?;
    let steps = one_for_each_loop(parser, operand("step"), names.len())?;
    index_operands(parser, state, &steps)?;
    let initial = if parser.eat_word("init") {
        operands_in(parser, operand("initVals"), TokenKind::LeftParen, TokenKind::RightParen)?
    } else {
        Vec::new()
    };
    optional_arrow_types(parser, state)?;
    let ty = parser.ir.context.index_type();
    let arguments: Vec<_> = names.iter().map(|name| RegionArgument { name: *name, ty }).collect();
    state.regions.push(region_ending_with(parser, &arguments, "scf.reduce")?);
    set_segment_sizes(parser, state, &[lower.len(), upper.len(), steps.len(), initial.len()]);
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let types = state.results.clone();
    resolve_all(parser, state, &initial, &types, state.name_span)
}

/// `(%a = %b) : (types) -> types {…} do {…} attributes {…}`
pub(super) fn parse_while<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    parse_while_over("inits", parser, state)
}

/// Parses a loop like `scf.while`, over the values of the operand with this name.
pub(crate) fn parse_while_over<'a>(
    values_of: &'static str,
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let (mut names, mut values) = (Vec::new(), Vec::new());
    if parser.at(TokenKind::LeftParen) {
        (names, values) = assignments(parser, operand(values_of))?;
    }
    parser.expect(TokenKind::Colon)?;
    let start = parser.position();
    let mut types: SmallVec<[_; 4]> = SmallVec::new();
    let parts = Some([operand_type(values_of), Part::AnyResultType]);
    parser.function_type_of(parts, &mut types, &mut state.results)?;
    if types.len() != values.len() {
        let count = rule!(
            "expected as many input types as operands (expected {} got {})",
            values.len(),
            types.len()
        )
        .about_count()
        .with_help(format!(
            "write one type in parentheses for each of the {}",
            counted(values.len(), "operand")
        ));
        let span = parser.span_from(start);
        return Err(parser.error(span, count));
    }
    resolve_all(parser, state, &values, &types, state.name_span)?;
    let arguments: Vec<_> =
        names.iter().zip(types).map(|(name, ty)| RegionArgument { name: *name, ty }).collect();
    state.regions.push(parser.region_with(&arguments, false)?);
    parser.expect_word("do")?;
    state.regions.push(parser.plain_region()?);
    parser.optional_attribute_dictionary_with_keyword(&mut state.attributes)
}
