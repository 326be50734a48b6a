//! Operations whose syntax no format expresses.

use crate::common::{optional_arrow_types, resolve_all, symbol_name};
use abide_mlir::ir::{Attribute, AttributeKind, Integer, Shape, TypeKind};
use abide_mlir::parse::{
    OperationState, Parse, Parser, Part, Types, attribute, operand, operand_type, result_type,
};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;

/// `[1, 2, 3] : type`: the sizes are kept as a tensor of indices.
pub(super) fn parse_const_shape<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let start = parser.position();
    let extents = parser.piece(attribute("shape"), |parser| parser.attribute(None))?;
    let Some(extents) = integers(parser, extents) else {
        let span = parser.span_from(start);
        return Err(parser.error(span, "expected an array of integers"));
    };
    let extents = index_tensor(parser, &extents);
    let name = parser.ir.context.identifier("shape");
    state.add_attribute(name, extents);
    state.results.push(parser.colon_type(result_type("result"))?);
    Ok(())
}

/// The numbers of an array of integers; `None` for other attributes.
fn integers(parser: &Parser<'_>, array: Attribute) -> Option<Vec<i64>> {
    let context = &parser.ir.context;
    let AttributeKind::Array(elements) = context.attribute_kind(array) else { return None };
    let integer = |element: &Attribute| match context.attribute_kind(*element) {
        AttributeKind::Integer { value: Integer::Small(value), .. } => Some(*value),
        _ => None,
    };
    elements.iter().map(integer).collect()
}

/// `dense<[…]> : tensor<nxindex>`
fn index_tensor(parser: &mut Types<'_>, values: &[i64]) -> Attribute {
    let context = &mut parser.ir.context;
    let element = context.index_type();
    let shape = Shape::from_slice(&[i64::try_from(values.len()).unwrap_or(i64::MAX)]);
    let ty = context.ty(TypeKind::Tensor { shape, element, encoding: None });
    context.dense_integers(ty, values)
}

/// `(%shape, %init) : shape type -> result types {…}`; each result has the type of its initial
/// value.
pub(super) fn parse_reduce<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    parser.expect(TokenKind::LeftParen)?;
    let span = parser.current_span();
    let operands = parser.operands_of(Part::AnyOperand)?;
    let Some((shape, initial)) = operands.split_first() else {
        return Err(parser.expected(Wanted::OPERAND));
    };
    parser.expect(TokenKind::RightParen)?;
    let ty = parser.colon_type(operand_type("shape"))?;
    optional_arrow_types(parser, state)?;
    resolve_all(parser, state, &[*shape], &[ty], span)?;
    let types = state.results.to_vec();
    resolve_all(parser, state, initial, &types, state.name_span)?;
    state.regions.push(parser.plain_region()?);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

/// `%witness -> (types) {…}`, where the results may be missing.
pub(super) fn parse_assuming<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let witness = parser.operand_of(operand("witness"))?;
    let ty = parser.type_of_dialect("shape", b"witness");
    state.operands.push(parser.resolve(witness, ty)?);
    optional_arrow_types(parser, state)?;
    let region = parser.plain_region()?;
    parser.ensure_terminator(region, "shape.assuming_yield");
    state.regions.push(region);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

/// `@name attributes {…} {…} mapping {operation = @function}`
pub(super) fn parse_function_library<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    symbol_name(parser, state)?;
    parser.optional_attribute_dictionary_with_keyword(&mut state.attributes)?;
    state.regions.push(parser.region_with(&[], true)?);
    parser.expect_word("mapping")?;
    let start = parser.position();
    let mapping = parser.piece(attribute("mapping"), |parser| parser.attribute(None))?;
    if !matches!(parser.ir.context.attribute_kind(mapping), AttributeKind::Dictionary(_)) {
        let span = parser.span_from(start);
        return Err(parser.error(span, "expected attribute of dictionary kind"));
    }
    let name = parser.ir.context.identifier("mapping");
    state.add_attribute(name, mapping);
    Ok(())
}
