//! Loops, conditions and maps: the operations where only the operands may be memory.

use super::bounds::{Bound, dims_and_symbols, loop_bound, map_attribute};
use crate::common::{
    assignments, index_operands, operands_in, optional_arrow_types, region_ending_with,
    resolve_all, set_attribute, set_segment_sizes, then_and_else,
};
use abide_mlir::ir::AttributeKind;
use abide_mlir::parse::{OperationState, Parse, Parser, RegionArgument, attribute, operand};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::spelling::counted;

pub(super) const YIELD: &str = "affine.yield";

/// `#map(%dims)[%symbols] {attributes}`
pub(super) fn parse_apply<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let (map_of, map) = map_attribute(parser)?;
    let counts = dims_and_symbols(parser, state, operand(0))?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    if map.dims as usize != counts.dims || map.symbols as usize != counts.symbols {
        let (dims, symbols) = (map.dims, map.symbols);
        let dims = counted(dims, "value");
        let help = format!("the map takes {dims} in '(..)' and {symbols} in '[..]'");
        let message = Message::from("dimension or symbol index mismatch").with_help(help);
        return Err(parser.error(state.name_span, message));
    }
    set_attribute(parser, state, "map", map_of);
    let index = parser.ir.context.index_type();
    state.results.extend(std::iter::repeat_n(index, map.results.len()));
    Ok(())
}

/// `#map(%dims)[%symbols] {attributes}`, of `affine.min` and `affine.max`.
pub(super) fn parse_min_max<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let (map, _) = map_attribute(parser)?;
    set_attribute(parser, state, "map", map);
    let mut uses = operands_in(parser, operand(0), TokenKind::LeftParen, TokenKind::RightParen)?;
    if parser.at(TokenKind::LeftBracket) {
        let (open, close) = (TokenKind::LeftBracket, TokenKind::RightBracket);
        uses.extend(operands_in(parser, operand(0), open, close)?);
    }
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    index_operands(parser, state, &uses)?;
    state.results.push(parser.ir.context.index_type());
    Ok(())
}

/// `%i = <bound> to <bound> step 2 iter_args(%a = %b) -> (type) {…} {attributes}`
pub(super) fn parse_for<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let index = parser.ir.context.index_type();
    let induction = parser.argument_name()?;
    parser.expect(TokenKind::Equal)?;
    let lower = loop_bound(parser, state, Bound::Lower)?;
    parser.expect_word("to")?;
    let upper = loop_bound(parser, state, Bound::Upper)?;
    parse_step(parser, state)?;
    let mut arguments = vec![RegionArgument { name: induction, ty: index }];
    let mut carried = 0;
    if parser.eat_word("iter_args") {
        let (names, values) = assignments(parser, operand("inits"))?;
        parser.expect(TokenKind::Arrow)?;
        parser.result_types_into(&mut state.results)?;
        if names.len() != state.results.len() {
            let count = rule!("mismatch between the number of loop-carried values and results")
                .about_count()
                .with_help("give a type after '->' for each value of 'iter_args'");
            return Err(parser.error(state.name_span, count));
        }
        let types = state.results.clone();
        resolve_all(parser, state, &values, &types, state.name_span)?;
        carried = values.len();
        arguments
            .extend(names.iter().zip(types).map(|(name, ty)| RegionArgument { name: *name, ty }));
    }
    set_segment_sizes(parser, state, &[lower, upper, carried]);
    state.regions.push(region_ending_with(parser, &arguments, YIELD)?);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

/// `step 2`, or nothing for 1.
fn parse_step<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let index = parser.ir.context.index_type();
    if !parser.eat_word("step") {
        let one = parser.ir.context.integer_attribute(1, index);
        set_attribute(parser, state, "step", one);
        return Ok(());
    }
    let start = parser.position();
    if parser.at(TokenKind::PercentIdentifier) {
        let message = Message::from("expected attribute value");
        return Err(parser.error_here(message.with_help("the step of an affine loop is a number")));
    }
    let step = parser.piece(attribute("step"), |parser| parser.attribute(Some(index)))?;
    let span = parser.span_from(start);
    match parser.ir.context.integer_value(step) {
        None => Err(parser.error(
            span,
            rule!("invalid kind of attribute specified")
                .with_help("write a map or set, such as 'affine_map<(d0) -> (d0)>'"),
        )),
        Some(number) if number < 0 => {
            let message = rule!("expected step to be representable as a positive signed integer").with_help("write a number from 1 up; a loop that counts down uses an 'affine.apply' of its variable");
            Err(parser.error(span, message))
        }
        Some(_) => {
            set_attribute(parser, state, "step", step);
            Ok(())
        }
    }
}

/// `#set(%dims)[%symbols] -> types {…} else {…} {attributes}`
pub(super) fn parse_if<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let start = parser.position();
    let condition = parser.piece(attribute("condition"), |parser| parser.attribute(None))?;
    let span = parser.span_from(start);
    let AttributeKind::IntegerSet(set) = parser.ir.context.attribute_kind(condition).clone() else {
        return Err(parser.error(
            span,
            rule!("invalid kind of attribute specified")
                .with_help("write a map or set, such as 'affine_map<(d0) -> (d0)>'"),
        ));
    };
    set_attribute(parser, state, "condition", condition);
    let counts = dims_and_symbols(parser, state, operand(0))?;
    if set.dims as usize != counts.dims {
        let message = rule!("dim operand count and integer set dim count must match")
            .with_help("give one value in '(..)' for each dimension of the set");
        return Err(parser.error(state.name_span, message));
    }
    if set.symbols as usize != counts.symbols {
        let message = rule!("symbol operand count and integer set symbol count must match")
            .with_help("give one value in '[..]' for each symbol of the set");
        return Err(parser.error(state.name_span, message));
    }
    optional_arrow_types(parser, state)?;
    then_and_else(parser, state, YIELD)?;
    parser.optional_attribute_dictionary(&mut state.attributes)
}
