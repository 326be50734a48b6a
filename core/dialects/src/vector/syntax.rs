//! Operations whose syntax no format expresses, except transfers between vectors and memory.

use crate::common::{optional_arrow_types, resolve_all};
use abide_mlir::ir::{AttributeKind, NewOperation, RegionId, Type, TypeKind, ValueId};
use abide_mlir::parse::{
    OperationState, Parse, Parser, Part, Types, operand, operand_type, result_type,
};
use abide_mlir::syntax::TokenKind;
use abide_source::rule;
use smallvec::{SmallVec, smallvec};

/// `{attributes} %lhs, %rhs, %acc : lhs type, rhs type into result type`; the attributes may also
/// be an alias of a dictionary.
pub(super) fn parse_contract<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let start = parser.position();
    let dictionary = parser.piece(Part::Dictionary, |parser| parser.attribute(None))?;
    if !matches!(parser.ir.context.attribute_kind(dictionary), AttributeKind::Dictionary(_)) {
        let span = parser.span_from(start);
        return Err(parser.error(span, "expected attribute of dictionary kind"));
    }
    let lhs = parser.operand_of(operand("lhs"))?;
    parser.expect(TokenKind::Comma)?;
    let rhs = parser.operand_of(operand("rhs"))?;
    parser.expect(TokenKind::Comma)?;
    let acc = parser.operand_of(operand("acc"))?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    parser.expect(TokenKind::Colon)?;
    let types_span = parser.current_span();
    let mut types = parser.type_list_of(&[operand_type("lhs"), operand_type("rhs")])?;
    parser.expect_word("into")?;
    let result = parser.piece(result_type(0), |parser| parser.ty())?;
    // Types after the second one have no meaning, but mlir-opt accepts them, and files contain them.
    types.truncate(2);
    resolve_all(parser, state, &[lhs, rhs], &types, types_span)?;
    state.operands.push(parser.resolve(acc, result)?);
    state.results.push(result);
    state.attributes.extend_from_slice(parser.ir.context.entries(dictionary));
    iterator_types(parser, state, start)
}

/// Turns the strings of `iterator_types` into attributes.
fn iterator_types<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    start: usize,
) -> Parse {
    let name = parser.ir.context.identifier("iterator_types");
    let Some(entry) = state.attributes.iter_mut().find(|entry| entry.0 == name) else {
        return Ok(());
    };
    let AttributeKind::Array(elements) = parser.ir.context.attribute_kind(entry.1).clone() else {
        return Ok(());
    };
    let mut kinds = Vec::with_capacity(elements.len());
    for element in elements {
        let Some(text) = parser.ir.context.string_value(element) else {
            kinds.push(element);
            continue;
        };
        let text = parser.ir.context.text(text).into_owned();
        if !matches!(&*text, "parallel" | "reduction") {
            let span = parser.span_from(start);
            return Err(parser.error(
                span,
                rule!("unexpected iterator_type ({})", text)
                    .with_help("write \"parallel\" or \"reduction\""),
            ));
        }
        let context = &mut parser.ir.context;
        let dialect = context.identifier("vector");
        let body = context.identifier(format!("iterator_type<{text}>"));
        kinds.push(context.attribute(AttributeKind::Dialect { dialect, body, ty: None }));
    }
    entry.1 = parser.ir.context.array(kinds);
    Ok(())
}

/// `%lhs, %rhs, %acc : lhs type, rhs type`, where `%acc` may be missing.
pub(super) fn parse_outerproduct<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let operands = parser.operands_of(Part::AnyOperand)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let lhs = parser.colon_type(operand_type("lhs"))?;
    parser.expect(TokenKind::Comma)?;
    let rhs = parser.piece(operand_type("rhs"), |parser| parser.ty())?;
    if operands.len() < 2 {
        return Err(parser.error(
            state.name_span,
            rule!("expected at least 2 operands").with_help("write both factors"),
        ));
    }
    let Some(result) = product_type(parser, lhs, rhs) else {
        return Err(parser.error(
            state.name_span,
            rule!("expected vector type for operand #1")
                .with_help("use a vector as the first operand"),
        ));
    };
    for (operand, ty) in operands.iter().zip([lhs, rhs, result]) {
        state.operands.push(parser.resolve(*operand, ty)?);
    }
    state.results.push(result);
    Ok(())
}

/// The type of the outer product of vectors of these types; the second may be a scalar.
fn product_type(parser: &mut Types<'_>, lhs: Type, rhs: Type) -> Option<Type> {
    let context = &mut parser.ir.context;
    let TypeKind::Vector { shape, scalable, element } = context.type_kind(lhs).clone() else {
        return None;
    };
    // The verifier requires vectors of one dimension.
    let mut sizes = smallvec![*shape.first()?];
    let mut scales = smallvec![*scalable.first()?];
    if let TypeKind::Vector { shape, scalable, .. } = context.type_kind(rhs) {
        sizes.push(*shape.first()?);
        scales.push(*scalable.first()?);
    }
    Some(context.ty(TypeKind::Vector { shape: sizes, scalable: scales, element }))
}

/// `%mask, %passthru {…} : mask type -> result types`, where `%passthru` and the results may be
/// missing.
pub(super) fn parse_mask<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let mask = parser.operand_of(operand("mask"))?;
    let passthru = if parser.eat(TokenKind::Comma) {
        Some(parser.operand_of(operand("passthru"))?)
    } else {
        None
    };
    let region = parser.plain_region()?;
    yield_masked(parser, region);
    state.regions.push(region);
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let mask_type = parser.colon_type(operand_type("mask"))?;
    optional_arrow_types(parser, state)?;
    state.operands.push(parser.resolve(mask, mask_type)?);
    if let Some(passthru) = passthru {
        let Some(ty) = state.results.first().copied() else {
            let message = rule!("expects result type to match passthru type")
                .with_help("write '->' and the type of the result at the end");
            return Err(parser.op_error(state, message));
        };
        state.operands.push(parser.resolve(passthru, ty)?);
    }
    Ok(())
}

/// Ends the region of a mask with a `vector.yield` of the results of the one operation in it,
/// whatever is written.
fn yield_masked(parser: &mut Parser<'_>, region: RegionId) {
    parser.ensure_terminator(region, "vector.yield");
    let Some(block) = parser.ir.entry_block(region) else { return };
    let operations: SmallVec<[_; 3]> = parser.ir.block_operations(block).take(3).collect();
    let &[masked, terminator] = operations.as_slice() else { return };
    let results: Vec<ValueId> = parser.ir.results(masked).collect();
    let name = parser.ir.context.identifier("vector.yield");
    let span = parser.ir.span(terminator);
    parser.ir.erase(terminator);
    let new = NewOperation { operands: &results, span, ..NewOperation::new(name) };
    let new = parser.ir.create(new);
    parser.ir.append(block, new);
}
