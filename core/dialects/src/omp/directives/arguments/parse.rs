//! Parsers of clauses that give a region an argument for each value: see `print`.

use super::print::{BARRIER, Clause, clauses};
use crate::common::clauses::parse::{Values, keyword_of};
use abide_mlir::ir::{Attribute, AttributeKind};
use abide_mlir::ods::format::Parameter;
use abide_mlir::parse::{FormatState, OperandUse, Parse, Parser, RegionArgument, Types};
use abide_mlir::syntax::TokenKind;

/// Parses a region after the clauses that give it arguments.
pub(crate) fn region_with_arguments<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Region(region), ..] = read.parameters else {
        return Err(parser.expected("a region"));
    };
    let mut arguments = Vec::new();
    for clause in clauses(read.op, read.parameters) {
        if parser.eat_word(clause.word) {
            one_clause(parser, &clause, &mut arguments, read)?;
        }
    }
    parser.region_of_format_with(*region, &arguments, read)
}

/// The text beside the values of a clause.
#[derive(Default)]
struct Beside<'a> {
    names: Vec<OperandUse<'a>>,
    symbols: Vec<Attribute>,
    by_reference: Vec<i64>,
    maps: Vec<i64>,
}

/// `(mod: word, byref @name %value -> %argument [map_idx=0], … : type, …) private_barrier`
fn one_clause<'a>(
    parser: &mut Parser<'a>,
    clause: &Clause<'_>,
    arguments: &mut Vec<RegionArgument<'a>>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let (mut values, mut beside) = (Values::default(), Beside::default());
    parser.expect(TokenKind::LeftParen)?;
    if let Some(modifier) = clause.modifier.and_then(|place| read.parameters.get(place))
        && parser.eat_word("mod")
    {
        parser.expect(TokenKind::Colon)?;
        keyword_of(parser, modifier, read)?;
        parser.expect(TokenKind::Comma)?;
    }
    parser.comma_separated(|parser| {
        if clause.by_reference.is_some() {
            beside.by_reference.push(i64::from(parser.eat_word("byref")));
        }
        if clause.symbols.is_some() {
            beside.symbols.push(parser.symbol_reference()?);
        }
        values.read_use(parser, clause.values)?;
        parser.expect(TokenKind::Arrow)?;
        beside.names.push(parser.operand()?);
        if clause.maps.is_some() {
            beside.maps.push(map_index(parser)?);
        }
        Ok(())
    })?;
    parser.expect(TokenKind::Colon)?;
    for (number, name) in beside.names.iter().enumerate() {
        if number > 0 {
            parser.expect(TokenKind::Comma)?;
        }
        let ty = values.read_listed_type(parser, clause.values)?;
        arguments.push(RegionArgument { name: *name, ty });
    }
    parser.expect(TokenKind::RightParen)?;
    values.give_to(clause.values, read);
    give_attributes(parser, clause, beside, read);
    Ok(())
}

/// `[map_idx=0]`, or nothing.
fn map_index(parser: &mut Types<'_>) -> Parse<i64> {
    if !parser.eat(TokenKind::LeftBracket) {
        return Ok(-1);
    }
    parser.expect_word("map_idx")?;
    parser.expect(TokenKind::Equal)?;
    let index = parser.integer()?;
    parser.expect(TokenKind::RightBracket)?;
    Ok(index)
}

fn give_attributes<'a>(
    parser: &mut Types<'a>,
    clause: &Clause<'_>,
    beside: Beside<'a>,
    read: &mut FormatState<'_, 'a>,
) {
    if let Some(index) = clause.symbols {
        let symbols = parser.ir.context.array(beside.symbols);
        read.set_attribute(index, symbols);
    }
    if let Some(index) = clause.by_reference {
        let element = parser.ir.context.bool_type();
        let values = beside.by_reference.into();
        let flags = parser.ir.context.attribute(AttributeKind::DenseArray { element, values });
        read.set_attribute(index, flags);
    }
    if let Some(index) = clause.maps
        && beside.maps.iter().any(|map| *map != -1)
    {
        let maps = parser.ir.context.dense_i64_array(beside.maps);
        read.set_attribute(index, maps);
    }
    if let Some(index) = clause.barrier
        && parser.eat_word(BARRIER)
    {
        let unit = parser.ir.context.unit();
        read.set_attribute(index, unit);
    }
}
