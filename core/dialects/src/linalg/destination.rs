//! `linalg.map`, `linalg.reduce`, `linalg.transpose` and `linalg.broadcast`.

use super::body::append;
use super::parts::{common_parts, element_type};
use crate::common::set_attribute;
use abide_mlir::ir::{Attribute, Identifier, RegionId, Type, TypeKind};
use abide_mlir::parse::{OperationState, Parse, Parser, Part, attribute};
use abide_mlir::syntax::TokenKind;
use abide_source::text::Span;
use smallvec::SmallVec;

/// The operation that a body consists of, in the short form `{ arith.addf {attributes} }`.
struct Payload {
    name: Identifier,
    name_span: Span,
    attributes: SmallVec<[(Identifier, Attribute); 4]>,
}

/// `{ arith.addf } ins(…) outs(…) {attributes}` or `ins(…) outs(…) {attributes} (%a: f32) {…}`
pub(super) fn parse_map<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let payload = payload(parser)?;
    let results = destination_style(parser, state, None)?;
    let body = match payload {
        Some(payload) => payload_body(parser, state, &payload, Takes::Inputs),
        None => written_body(parser)?,
    };
    state.regions.push(body);
    state.results.extend(results);
    Ok(())
}

/// Parses as for `linalg.map`, with `dimensions = [0]` after the outputs.
pub(super) fn parse_reduce<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let payload = payload(parser)?;
    let results = destination_style(parser, state, Some("dimensions"))?;
    let body = match payload {
        Some(payload) => payload_body(parser, state, &payload, Takes::OutputFirst),
        None => written_body(parser)?,
    };
    state.regions.push(body);
    state.results.extend(results);
    Ok(())
}

/// `ins(…) outs(…) permutation = [1, 0] {attributes}`, where `list` is the name of the numbers.
pub(super) fn parse_copy<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    list: &'static str,
) -> Parse {
    let results = destination_style(parser, state, Some(list))?;
    copying_body(parser, state);
    state.results.extend(results);
    Ok(())
}

/// `{ arith.addf {attributes} }`, or nothing.
fn payload(parser: &mut Parser<'_>) -> Parse<Option<Payload>> {
    if !parser.eat(TokenKind::LeftBrace) {
        return Ok(None);
    }
    if !parser.at(TokenKind::BareIdentifier) {
        return Err(parser.error_here("expected bare identifier"));
    }
    let name_span = parser.current_span();
    let word = parser.current_text();
    let name = parser.ir.context.identifier(word);
    parser.bump();
    let mut attributes = SmallVec::new();
    parser.piece(Part::ArgumentDictionary, |parser| {
        parser.optional_attribute_dictionary(&mut attributes)
    })?;
    parser.expect(TokenKind::RightBrace)?;
    Ok(Some(Payload { name, name_span, attributes }))
}

/// `ins(…) outs(…) list = [1, 0] {attributes}`, where the operation has a list. Returns the types of the results: the
/// outputs that are tensors. The operation gets them after it is read, because with a later error other outputs may
/// have been intended.
fn destination_style<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    list: Option<&'static str>,
) -> Parse<Vec<Type>> {
    let mut results = common_parts(parser, state)?.outputs;
    results.retain(|ty| matches!(parser.ir.context.type_kind(*ty), TypeKind::Tensor { .. }));
    if let Some(name) = list {
        parser.expect_word(name)?;
        parser.expect(TokenKind::Equal)?;
        let mut numbers = Vec::new();
        parser.piece(attribute(name), |parser| {
            parser.expect(TokenKind::LeftBracket)?;
            parser.list_until(TokenKind::RightBracket, |parser| {
                numbers.push(parser.integer()?);
                Ok(())
            })
        })?;
        let numbers = parser.ir.context.dense_i64_array(numbers);
        set_attribute(parser, state, name, numbers);
    }
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    Ok(results)
}

/// `(%a: f32, %b: f32) {…}`
fn written_body(parser: &mut Parser<'_>) -> Parse<RegionId> {
    let mut arguments = Vec::new();
    parser.expect(TokenKind::LeftParen)?;
    parser.list_until(TokenKind::RightParen, |parser| {
        arguments.push(parser.region_argument()?);
        Ok(())
    })?;
    parser.region_with(&arguments, false)
}

/// The operands of the single operation of a body.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Takes {
    /// The elements of the inputs.
    Inputs,
    /// The last element, that of the output, and then all others.
    OutputFirst,
}

/// A body of one operation on the elements of the operands.
fn payload_body<'a>(
    parser: &mut Parser<'a>,
    state: &OperationState<'a>,
    payload: &Payload,
    takes: Takes,
) -> RegionId {
    let region = parser.ir.create_region();
    let span = parser.current_span();
    let block = parser.ir.add_block(region, span);
    let mut arguments = Vec::with_capacity(state.operands.len());
    for operand in &state.operands {
        let element = element_type(parser, parser.ir.value_type(*operand));
        arguments.push(parser.ir.add_argument(block, element));
    }
    let last = arguments.pop();
    if let (Some(last), Takes::OutputFirst) = (last, takes) {
        arguments.insert(0, last);
    }
    let output = state.operands.last().map(|last| parser.ir.value_type(*last));
    let result = output.map(|ty| element_type(parser, ty));
    let mut inner = OperationState::default();
    inner.name = Some(payload.name);
    inner.set_start(payload.name_span.start() as usize);
    inner.name_span = payload.name_span;
    inner.operands.extend_from_slice(&arguments);
    inner.results.extend(result);
    inner.attributes.extend_from_slice(&payload.attributes);
    let operation = parser.append_implied(block, &mut inner);
    let values: Vec<_> = parser.ir.results(operation).collect();
    append(parser, state.start(), block, "linalg.yield", &values, &[], &[]);
    region
}

/// A body that yields the element of the first operand.
fn copying_body<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) {
    let region = parser.ir.create_region();
    let span = parser.current_span();
    let block = parser.ir.add_block(region, span);
    let mut first = None;
    for operand in &state.operands {
        let element = element_type(parser, parser.ir.value_type(*operand));
        let argument = parser.ir.add_argument(block, element);
        first.get_or_insert(argument);
    }
    append(parser, state.start(), block, "linalg.yield", first.as_slice(), &[], &[]);
    state.regions.push(region);
}
