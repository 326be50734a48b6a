//! Operations whose syntax no format expresses.

use super::RETURN;
use crate::common::{assignments, resolve_all, set_attribute};
use abide_mlir::ir::{BlockId, Identifier, RegionId, Shape, Type, TypeKind, ValueId};
use abide_mlir::parse::{
    OperationState, Parse, Parser, Part, RegionArgument, Types, attribute, operand, operand_type,
};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;
use abide_source::rule;
use abide_source::spelling::quoted;
use smallvec::SmallVec;

/// `{attributes} dense<…> : type`, or `() {value = …} : () -> type` where the types differ.
pub(super) fn parse_constant<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    if parser.eat(TokenKind::LeftParen) {
        parser.expect(TokenKind::RightParen)?;
        if parser.eat(TokenKind::Less) {
            parser.optional_attribute_dictionary(&mut state.properties)?;
            parser.expect(TokenKind::Greater)?;
        }
        parser.optional_attribute_dictionary(&mut state.attributes)?;
        parser.expect(TokenKind::Colon)?;
        let mut inputs: SmallVec<[Type; 1]> = SmallVec::new();
        return parser.function_type_into(&mut inputs, &mut state.results);
    }
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let start = parser.position();
    let value = parser.piece(attribute("value"), |parser| parser.attribute(None))?;
    let Some(ty) = parser.ir.context.attribute_type(value) else {
        let span = parser.span_from(start);
        return Err(parser.error(span, Wanted::Type("elements with a type".into())));
    };
    set_attribute(parser, state, "value", value);
    state.results.push(ty);
    Ok(())
}

/// `(%a = %b) : types attributes {…} cond {…} do {…}`
pub(super) fn parse_while<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let (names, values) = assignments(parser, operand("operand"))?;
    let mut types = Vec::new();
    if !values.is_empty() {
        parser.expect(TokenKind::Colon)?;
        types = parser.type_list_of(&[operand_type("operand")])?;
    }
    resolve_all(parser, state, &values, &types, state.name_span)?;
    state.results.extend(types.iter().copied());
    parser.optional_attribute_dictionary_with_keyword(&mut state.attributes)?;
    let arguments: Vec<_> =
        names.iter().zip(types).map(|(name, ty)| RegionArgument { name: *name, ty }).collect();
    for word in ["cond", "do"] {
        parser.expect_word(word)?;
        let region = parser.region_with(&arguments, false)?;
        parser.ensure_terminator(region, RETURN);
        state.regions.push(region);
    }
    Ok(())
}

/// The operations of one result that combine two elements.
const COMBINING: [&str; 7] = [
    "stablehlo.add",
    "stablehlo.and",
    "stablehlo.maximum",
    "stablehlo.minimum",
    "stablehlo.multiply",
    "stablehlo.or",
    "stablehlo.xor",
];

/// `(%a init: %b), (%c init: %d) across dimensions = [0] {attributes} : types reducer(%e: type, %f:
/// type) (%g: type, %h: type) {…}`, or `(%a init: %b) applies op across dimensions = [0] {attributes}
/// : types`
pub(super) fn parse_reduce<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let (mut uses, mut inits) = (Vec::new(), Vec::new());
    loop {
        parser.expect(TokenKind::LeftParen)?;
        uses.push(parser.operand_of(operand("inputs"))?);
        parser.expect_word("init")?;
        parser.expect(TokenKind::Colon)?;
        inits.push(parser.operand_of(operand("init_values"))?);
        parser.expect(TokenKind::RightParen)?;
        if !parser.eat(TokenKind::Comma) {
            break;
        }
    }
    let count = uses.len();
    uses.extend(inits);
    let applied = if parser.eat_word("applies") { Some(operation_name(parser)?) } else { None };
    parser.expect_word("across")?;
    parser.expect_word("dimensions")?;
    parser.expect(TokenKind::Equal)?;
    let mut dimensions = Vec::new();
    parser.piece(attribute("dimensions"), |parser| {
        parser.expect(TokenKind::LeftBracket)?;
        parser.list_until(TokenKind::RightBracket, |parser| {
            dimensions.push(parser.integer()?);
            Ok(())
        })
    })?;
    let dimensions = parser.ir.context.dense_i64_array(dimensions);
    set_attribute(parser, state, "dimensions", dimensions);
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    parser.expect(TokenKind::Colon)?;
    let mut types: SmallVec<[Type; 4]> = SmallVec::new();
    let parts = Some([Part::AnyOperandType, Part::AnyResultType]);
    parser.function_type_of(parts, &mut types, &mut state.results)?;
    resolve_all(parser, state, &uses, &types, state.name_span)?;
    let body = match applied {
        Some(name) => applied_body(parser, state, name, types.first().copied()),
        None => written_body(parser, count)?,
    };
    state.regions.push(body);
    Ok(())
}

/// The name of an operation that combines two elements. Operations of dialects without a description may do so, too.
fn operation_name(parser: &mut Types<'_>) -> Parse<Identifier> {
    if !parser.at(TokenKind::BareIdentifier) {
        return Err(parser.expected("the name of an operation"));
    }
    let name = parser.current_text();
    let dialect = name.split(|byte| *byte == b'.').next().unwrap_or_default();
    let dialect = std::str::from_utf8(dialect).ok();
    let is_described =
        dialect.is_some_and(|name| parser.registry.dialects().dialect(name).is_some());
    if is_described && parser.registry.operation(name).is_none() {
        let message = rule!("custom op '{}' is unknown", String::from_utf8_lossy(name)).with_help(
            format!("operations that combine two elements are {}", quoted(COMBINING.into_iter())),
        );
        let span = parser.current_span();
        return Err(parser.error(span, message));
    }
    parser.bump();
    Ok(parser.ir.context.identifier(name))
}

/// Parses `reducer(%a: type, %b: type) (%c: type, %d: type) {…}`: a pair for each input; the first of each pair
/// precede the second ones in the arguments.
fn written_body(parser: &mut Parser<'_>, inputs: usize) -> Parse<RegionId> {
    parser.expect_word("reducer")?;
    let (mut first, mut second) = (Vec::new(), Vec::new());
    for _ in 0..inputs {
        parser.expect(TokenKind::LeftParen)?;
        first.push(parser.region_argument()?);
        parser.expect(TokenKind::Comma)?;
        second.push(parser.region_argument()?);
        parser.expect(TokenKind::RightParen)?;
    }
    first.extend(second);
    let region = parser.region_with(&first, false)?;
    parser.ensure_terminator(region, RETURN);
    Ok(region)
}

/// A body of one operation on two elements, and what ends it.
fn applied_body<'a>(
    parser: &mut Parser<'a>,
    state: &OperationState<'a>,
    name: Identifier,
    input: Option<Type>,
) -> RegionId {
    let context = &mut parser.ir.context;
    let element = input.and_then(|input| context.type_kind(input).element());
    let ty = match element {
        Some(element) => {
            context.ty(TypeKind::Tensor { shape: Shape::new(), element, encoding: None })
        }
        None => context.unknown_type(),
    };
    let region = parser.ir.create_region();
    let span = parser.current_span();
    let block = parser.ir.add_block(region, span);
    let arguments = [parser.ir.add_argument(block, ty), parser.ir.add_argument(block, ty)];
    let result = append(parser, state.start(), block, name, &arguments, &[ty]);
    let end = parser.ir.context.identifier(RETURN);
    append(parser, state.start(), block, end, result.as_slice(), &[]);
    region
}

fn append(
    parser: &mut Parser<'_>,
    start: usize,
    block: BlockId,
    name: Identifier,
    operands: &[ValueId],
    results: &[Type],
) -> Option<ValueId> {
    let mut state = OperationState::default();
    state.name = Some(name);
    state.set_start(start);
    state.operands.extend_from_slice(operands);
    state.results.extend_from_slice(results);
    let operation = parser.append_implied(block, &mut state);
    parser.ir.result(operation, 0)
}
