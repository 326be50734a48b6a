//! Accesses of memory at affine subscripts.

use crate::common::{index_operands, prefetch_hints, set_attribute, strides_and_types, wrong_kind};
use abide_mlir::ir::{AttributeKind, Type, TypeKind};
use abide_mlir::parse::{
    MapOfValues, OperandUse, OperationState, Parse, Parser, Part, Types, operand, operand_type,
    result_type,
};
use abide_mlir::syntax::TokenKind;

/// `%memref[%i + 1, symbol(%n)]`
struct Access<'a> {
    memref: OperandUse<'a>,
    subscripts: MapOfValues<'a>,
}

/// The operands are these: a memref and values in its subscripts.
fn access<'a>(parser: &mut Parser<'a>, [memref, values]: [Part; 2]) -> Parse<Access<'a>> {
    let memref = parser.operand_of(memref)?;
    parser.expect(TokenKind::LeftBracket)?;
    let subscripts = parser.affine_map_of_values(values, TokenKind::RightBracket)?;
    Ok(Access { memref, subscripts })
}

/// The operands of an access that is the only one.
fn memref_and_indices() -> [Part; 2] {
    [operand("memref"), operand("indices")]
}

/// Adds the memref and the values in its subscripts to the operands, and the map to the attributes.
fn add_access<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    access: Access<'a>,
    ty: Type,
    map_name: &str,
) -> Parse {
    state.operands.push(parser.resolve(access.memref, ty)?);
    index_operands(parser, state, &access.subscripts.dims)?;
    index_operands(parser, state, &access.subscripts.symbols)?;
    let map = parser.ir.context.attribute(AttributeKind::AffineMap(access.subscripts.map));
    set_attribute(parser, state, map_name, map);
    Ok(())
}

/// A memref type, with the type of its elements.
fn memref_type(parser: &mut Types<'_>) -> Parse<(Type, Type)> {
    let start = parser.position();
    let ty = parser.piece(operand_type("memref"), Types::ty)?;
    match parser.ir.context.type_kind(ty) {
        TypeKind::MemRef { element, .. } => Ok((ty, *element)),
        _ => Err(wrong_kind(parser, start, "use a memref")),
    }
}

/// `%memref[…] {attributes} : memref type`
pub(super) fn parse_load<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let access = access(parser, memref_and_indices())?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    parser.expect(TokenKind::Colon)?;
    let (ty, element) = memref_type(parser)?;
    add_access(parser, state, access, ty, "map")?;
    state.results.push(element);
    Ok(())
}

/// `%value, %memref[…] {attributes} : memref type`
pub(super) fn parse_store<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let value = parser.operand_of(operand("value"))?;
    parser.expect(TokenKind::Comma)?;
    let access = access(parser, memref_and_indices())?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    parser.expect(TokenKind::Colon)?;
    let (ty, element) = memref_type(parser)?;
    state.operands.push(parser.resolve(value, element)?);
    add_access(parser, state, access, ty, "map")
}

/// `%memref[…] {attributes} : memref type, vector type`
pub(super) fn parse_vector_load<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let access = access(parser, memref_and_indices())?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let (memref, vector) = memref_and_vector(parser, result_type(0))?;
    add_access(parser, state, access, memref, "map")?;
    state.results.push(vector);
    Ok(())
}

/// `%value, %memref[…] {attributes} : memref type, vector type`
pub(super) fn parse_vector_store<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let value = parser.operand_of(operand("value"))?;
    parser.expect(TokenKind::Comma)?;
    let access = access(parser, memref_and_indices())?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let (memref, vector) = memref_and_vector(parser, operand_type("value"))?;
    state.operands.push(parser.resolve(value, vector)?);
    add_access(parser, state, access, memref, "map")
}

/// `: memref type, vector type`
fn memref_and_vector(parser: &mut Types<'_>, vector: Part) -> Parse<(Type, Type)> {
    parser.expect(TokenKind::Colon)?;
    let (memref, _) = memref_type(parser)?;
    parser.expect(TokenKind::Comma)?;
    let start = parser.position();
    let vector = parser.piece(vector, Types::ty)?;
    if !matches!(parser.ir.context.type_kind(vector), TypeKind::Vector { .. }) {
        return Err(wrong_kind(parser, start, "use a vector"));
    }
    Ok((memref, vector))
}

/// `%memref[…], read, locality<3>, data {attributes} : memref type`
pub(super) fn parse_prefetch<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let access = access(parser, memref_and_indices())?;
    prefetch_hints(parser, state)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    parser.expect(TokenKind::Colon)?;
    let (ty, _) = memref_type(parser)?;
    add_access(parser, state, access, ty, "map")
}

/// `%source[…], %destination[…], %tag[…], %count, %stride, %each : three memref types`; the last
/// two values may be left out.
pub(super) fn parse_dma_start<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let source = access(parser, [operand(0); 2])?;
    parser.expect(TokenKind::Comma)?;
    let destination = access(parser, [operand(0); 2])?;
    parser.expect(TokenKind::Comma)?;
    let tag = access(parser, [operand(0); 2])?;
    parser.expect(TokenKind::Comma)?;
    let count = parser.operand_of(operand(0))?;
    let (strides, [source_type, destination_type, tag_type]) = strides_and_types(parser, state)?;
    add_access(parser, state, source, source_type, "src_map")?;
    add_access(parser, state, destination, destination_type, "dst_map")?;
    add_access(parser, state, tag, tag_type, "tag_map")?;
    index_operands(parser, state, &[count])?;
    index_operands(parser, state, &strides)
}

/// `%tag[…], %count : memref type`
pub(super) fn parse_dma_wait<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let tag = access(parser, [operand(0); 2])?;
    parser.expect(TokenKind::Comma)?;
    let count = parser.operand_of(operand(0))?;
    parser.expect(TokenKind::Colon)?;
    let ty = parser.ty()?;
    add_access(parser, state, tag, ty, "tag_map")?;
    index_operands(parser, state, &[count])
}
