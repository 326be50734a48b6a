//! `affine.parallel`, whose bounds are groups of affine expressions over values.

use super::syntax::YIELD;
use crate::common::{
    dense_i32_tensor, index_operands, operands_in, optional_arrow_types, region_ending_with,
    set_attribute,
};
use crate::descriptions;
use abide_mlir::ir::{Attribute, AttributeKind};
use abide_mlir::ods::EnumDescription;
use abide_mlir::parse::{OperationState, Parse, Parser, Part, RegionArgument, attribute, operand};
use abide_mlir::syntax::TokenKind;
use abide_source::rule;

/// `(%i) = (max(0, %a)) to (%b) step (2) reduce ("addf") -> type {…} {attributes}`
pub(super) fn parse_parallel<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let ty = parser.ir.context.index_type();
    let names = operands_in(parser, Part::Argument, TokenKind::LeftParen, TokenKind::RightParen)?;
    parser.expect(TokenKind::Equal)?;
    bounds(parser, state, "max", ["lowerBoundsMap", "lowerBoundsGroups"])?;
    parser.expect_word("to")?;
    bounds(parser, state, "min", ["upperBoundsMap", "upperBoundsGroups"])?;
    steps(parser, state, names.len())?;
    reductions(parser, state)?;
    optional_arrow_types(parser, state)?;
    let arguments: Vec<_> = names.iter().map(|name| RegionArgument { name: *name, ty }).collect();
    state.regions.push(region_ending_with(parser, &arguments, YIELD)?);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

/// `(0, max(%a, %b + 1))`: the bounds of all dimensions as one map, and how many of its results
/// each of them has.
fn bounds<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    keyword: &str,
    [map_name, groups_name]: [&str; 2],
) -> Parse {
    parser.expect(TokenKind::LeftParen)?;
    let close = TokenKind::RightParen;
    let (bounds, groups) = parser.affine_groups_of_values(operand(0), keyword, close)?;
    index_operands(parser, state, &bounds.dims)?;
    index_operands(parser, state, &bounds.symbols)?;
    let map = parser.ir.context.attribute(AttributeKind::AffineMap(bounds.map));
    set_attribute(parser, state, map_name, map);
    let groups = dense_i32_tensor(parser, &groups);
    set_attribute(parser, state, groups_name, groups);
    Ok(())
}

/// Parses `step (1, 2)`, or nothing if all are 1.
fn steps<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>, count: usize) -> Parse {
    let mut steps = Vec::new();
    if parser.eat_word("step") {
        parser.expect(TokenKind::LeftParen)?;
        let written = parser.affine_map_of_values(operand(0), TokenKind::RightParen)?;
        for result in &written.map.results {
            let Some(step) = parser.ir.context.affine_constant_value(*result) else {
                return Err(parser.error(
                    state.name_span,
                    rule!("steps must be constant integers")
                        .with_help("write numbers: 'step (1, 1)'"),
                ));
            };
            steps.push(step);
        }
    } else {
        steps.resize(count, 1);
    }
    let i64 = parser.ir.context.i64_type();
    let steps: Vec<_> =
        steps.iter().map(|step| parser.ir.context.integer_attribute(*step, i64)).collect();
    let steps = parser.ir.context.array(steps);
    set_attribute(parser, state, "steps", steps);
    Ok(())
}

/// `reduce ("addf", "maximumf")`, or nothing.
fn reductions<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let mut kinds = Vec::new();
    if parser.eat_word("reduce") {
        parser.expect(TokenKind::LeftParen)?;
        parser.piece(attribute("reductions"), |parser| {
            parser.list_until(TokenKind::RightParen, |parser| {
                kinds.push(parser.piece(Part::Element, reduction)?);
                Ok(())
            })
        })?;
    }
    let kinds = parser.ir.context.array(kinds);
    set_attribute(parser, state, "reductions", kinds);
    Ok(())
}

/// `"addf"`, as its number.
fn reduction(parser: &mut Parser<'_>) -> Parse<Attribute> {
    let span = parser.current_span();
    let word = parser.string()?;
    let word = parser.ir.context.text(word).into_owned();
    let Some(kind) = reduction_kinds().and_then(|kinds| kinds.value(&word)) else {
        return Err(parser.error(
            span,
            rule!("invalid reduction value: \"{}\"", word)
                .with_help("it is a kind such as 'addf', 'addi', 'mulf', 'maxs' or 'mins'"),
        ));
    };
    let i64 = parser.ir.context.i64_type();
    Ok(parser.ir.context.integer_attribute(kind.cast_signed(), i64))
}

/// The enumeration `arith.AtomicRMWKind`, as the description of this dialect has it.
pub(crate) fn reduction_kinds() -> Option<&'static EnumDescription> {
    let own = descriptions().dialect("affine")?;
    own.enums.iter().find(|one| &*one.name == "AtomicRMWKind").map(|one| &**one)
}
