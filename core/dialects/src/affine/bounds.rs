//! Affine maps with their operands, and the bounds of loops.

use crate::common::{index_operands, operands_in, set_attribute};
use abide_mlir::ir::{AffineMap, Attribute, AttributeKind};
use abide_mlir::parse::{OperationState, Parse, Parser, Part, Types, attribute, operand};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Message;
use abide_source::rule;
use smallvec::smallvec;

/// The number of dimension and symbol operands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Counts {
    pub(super) dims: usize,
    pub(super) symbols: usize,
}

/// `(%dims)[%symbols]`, added to the operands as values of this part.
pub(super) fn dims_and_symbols<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    part: Part,
) -> Parse<Counts> {
    let dims = operands_in(parser, part, TokenKind::LeftParen, TokenKind::RightParen)?;
    index_operands(parser, state, &dims)?;
    let symbols = if parser.at(TokenKind::LeftBracket) {
        operands_in(parser, part, TokenKind::LeftBracket, TokenKind::RightBracket)?
    } else {
        Vec::new()
    };
    index_operands(parser, state, &symbols)?;
    Ok(Counts { dims: dims.len(), symbols: symbols.len() })
}

/// The attribute `map`, which is an affine map.
pub(super) fn map_attribute(parser: &mut Parser<'_>) -> Parse<(Attribute, AffineMap)> {
    let start = parser.position();
    let value = parser.piece(attribute("map"), |parser| parser.attribute(None))?;
    match parser.ir.context.attribute_kind(value) {
        AttributeKind::AffineMap(map) => Ok((value, map.clone())),
        _ => {
            let span = parser.span_from(start);
            Err(parser.error(
                span,
                rule!("invalid kind of attribute specified")
                    .with_help("write a map, such as 'affine_map<(d0) -> (d0)>'"),
            ))
        }
    }
}

/// The two bounds of a loop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Lower,
    Upper,
}

impl Bound {
    pub(super) fn attribute_name(self) -> &'static str {
        match self {
            Bound::Lower => "lowerBoundMap",
            Bound::Upper => "upperBoundMap",
        }
    }

    /// The operand whose values are those of the bound.
    fn operand(self) -> Part {
        match self {
            Bound::Lower => operand("lowerBoundOperands"),
            Bound::Upper => operand("upperBoundOperands"),
        }
    }

    pub(super) fn keyword(self) -> &'static str {
        match self {
            Bound::Lower => "max",
            Bound::Upper => "min",
        }
    }
}

/// `7`, `%n`, `#map(%i)[%n]` or `max #map(%i)[%n]`; how many operands the bound has.
pub(super) fn loop_bound<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    bound: Bound,
) -> Parse<usize> {
    let prefixed = parser.eat_word(bound.keyword());
    let uses = parser.operands_of(bound.operand())?;
    match uses.as_slice() {
        [] => {}
        [_] => {
            index_operands(parser, state, &uses)?;
            let symbol = parser.ir.context.affine_symbol(0);
            set_map(
                parser,
                state,
                bound,
                AffineMap { dims: 0, symbols: 1, results: smallvec![symbol] },
            );
            return Ok(1);
        }
        _ => {
            return Err(parser.error(
                state.name_span,
                rule!("expected only one loop bound operand")
                    .with_help("apply a map to several values: 'max affine_map<..>(%a, %b)'"),
            ));
        }
    }
    let start = parser.position();
    let index = parser.ir.context.index_type();
    let map = attribute(bound.attribute_name());
    let value = parser.piece(map, |parser| parser.attribute(Some(index)))?;
    let span = parser.span_from(start);
    if let Some(number) = parser.ir.context.integer_value(value) {
        let constant = parser.ir.context.affine_constant(number);
        let map = AffineMap { dims: 0, symbols: 0, results: smallvec![constant] };
        set_map(parser, state, bound, map);
        return Ok(0);
    }
    let AttributeKind::AffineMap(map) = parser.ir.context.attribute_kind(value).clone() else {
        let message = "expected valid affine map representation for loop bounds";
        return Err(parser.error(state.name_span, message));
    };
    let counts = dims_and_symbols(parser, state, bound.operand())?;
    check_counts(parser, state, counts, &map)?;
    if map.results.len() > 1 && !prefixed {
        let (which, prefix) = match bound {
            Bound::Lower => ("lower", "max"),
            Bound::Upper => ("upper", "min"),
        };
        let message = rule!(
            "{} loop bound affine map with multiple results requires '{}' prefix",
            which,
            prefix
        )
        .with_help(format!("write '{prefix}' in front of the map"));
        return Err(parser.error(span, message));
    }
    set_map(parser, state, bound, map);
    Ok(counts.dims + counts.symbols)
}

fn set_map<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    bound: Bound,
    map: AffineMap,
) {
    let map = parser.ir.context.attribute(AttributeKind::AffineMap(map));
    set_attribute(parser, state, bound.attribute_name(), map);
}

fn check_counts<'a>(
    parser: &mut Types<'a>,
    state: &OperationState<'a>,
    counts: Counts,
    map: &AffineMap,
) -> Parse {
    let wrong = if counts.dims != map.dims as usize {
        "dim operand count and affine map dim count must match"
    } else if counts.symbols != map.symbols as usize {
        "symbol operand count and affine map symbol count must match"
    } else {
        return Ok(());
    };
    let help = "give one value for each dimension in '(..)', and for each symbol in '[..]'";
    Err(parser.error(state.name_span, Message::from(wrong).with_help(help)))
}
