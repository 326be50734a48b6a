//! Operations whose syntax no format expresses.

use crate::common::{
    index_operands, operands_in, optional_arrow_types, prefetch_hints, region_ending_with,
    set_attribute, strides_and_types, wrong_kind,
};
use abide_mlir::ir::{AttributeKind, TypeKind};
use abide_mlir::parse::{
    OperandUse, OperationState, Operations, Parse, Parser, Part, attribute, operand, operand_type,
    result_type,
};
use abide_mlir::syntax::TokenKind;

/// `-> types {…} {attributes}`
pub(super) fn parse_alloca_scope<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    optional_arrow_types(parser, state)?;
    state.regions.push(region_ending_with(parser, &[], "memref.alloca_scope.return")?);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

/// `%memref[%i, %j]`
struct Access<'a> {
    memref: OperandUse<'a>,
    indices: Vec<OperandUse<'a>>,
}

/// The operands are these: a memref and its indices.
fn access<'a>(parser: &mut Parser<'a>, [memref, indices]: [Part; 2]) -> Parse<Access<'a>> {
    let memref = parser.operand_of(memref)?;
    let indices = operands_in(parser, indices, TokenKind::LeftBracket, TokenKind::RightBracket)?;
    Ok(Access { memref, indices })
}

/// Adds the memref and its indices to the operands.
fn add_access<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    access: &Access<'a>,
    ty: abide_mlir::ir::Type,
) -> Parse {
    state.operands.push(parser.resolve(access.memref, ty)?);
    index_operands(parser, state, &access.indices)
}

/// `%source[…], %destination[…], %count, %tag[…], %stride, %each : three types`; the last two
/// values may be left out.
pub(super) fn parse_dma_start<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let source = access(parser, [operand(0); 2])?;
    parser.expect(TokenKind::Comma)?;
    let destination = access(parser, [operand(0); 2])?;
    parser.expect(TokenKind::Comma)?;
    let count = parser.operand_of(operand(0))?;
    parser.expect(TokenKind::Comma)?;
    let tag = access(parser, [operand(0); 2])?;
    let (strides, [source_type, destination_type, tag_type]) = strides_and_types(parser, state)?;
    add_access(parser, state, &source, source_type)?;
    add_access(parser, state, &destination, destination_type)?;
    index_operands(parser, state, &[count])?;
    add_access(parser, state, &tag, tag_type)?;
    index_operands(parser, state, &strides)
}

/// `%memref[…] : memref type {…} {attributes}`
pub(super) fn parse_generic_atomic_rmw<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let access = access(parser, [operand("memref"), operand("indices")])?;
    parser.expect(TokenKind::Colon)?;
    let start = parser.position();
    let ty = parser.piece(operand_type("memref"), |parser| parser.ty())?;
    let TypeKind::MemRef { element, .. } = *parser.ir.context.type_kind(ty) else {
        return Err(wrong_kind(parser, start, "use a memref"));
    };
    add_access(parser, state, &access, ty)?;
    state.regions.push(parser.plain_region()?);
    state.results.push(element);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

/// `%memref[…], read, locality<3>, data : memref type`
pub(super) fn parse_prefetch<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let access = access(parser, [operand("memref"), operand("indices")])?;
    prefetch_hints(parser, state)?;
    let ty = parser.colon_type(operand_type("memref"))?;
    add_access(parser, state, &access, ty)
}

/// `%memref (d0, d1) -> (d1, d0) {attributes} : memref type to memref type`
pub(super) fn parse_transpose<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let source = parser.operand_of(operand("in"))?;
    let permutation = parser.piece(attribute("permutation"), |parser| parser.affine_map())?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let source_type = parser.colon_type(operand_type("in"))?;
    parser.expect_word("to")?;
    let result = parser.piece(result_type(0), |parser| parser.ty())?;
    state.operands.push(parser.resolve(source, source_type)?);
    state.results.push(result);
    let map = parser.ir.context.attribute(AttributeKind::AffineMap(permutation));
    set_attribute(parser, state, "permutation", map);
    Ok(())
}

/// Each result is a buffer that there was.
pub(super) fn infer_distinct_objects<'a>(
    parser: &mut Operations<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let types = state.operands.iter().map(|operand| parser.ir.value_type(*operand));
    state.results.extend(types);
    Ok(())
}
