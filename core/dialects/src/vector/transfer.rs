//! `vector.transfer_read` and `vector.transfer_write`.

use crate::common::{index_operands, operands_in, set_segment_sizes};
use abide_mlir::ir::{
    AffineExprKind, AffineMap, Attribute, AttributeKind, Context, Shape, Type, TypeKind,
};
use abide_mlir::parse::{
    OperandUse, OperationState, Parse, Parser, Part, operand, operand_type, result_type,
};
use abide_mlir::syntax::TokenKind;
use abide_source::rule;
use abide_source::sort;
use abide_source::text::Span;
use smallvec::SmallVec;

/// The common syntax after the operands of both operations.
struct Transfer {
    /// The type of the memory or tensor.
    shaped: Type,
    /// The type of its elements.
    element: Type,
    /// The type of the vector.
    vector: Type,
    map: AffineMap,
    /// The start of the types.
    span: Span,
}

/// `%source[%i], %padding, %mask : source type, vector type`, where `%mask` may be missing.
pub(super) fn parse_transfer_read<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let source = parser.operand_of(operand(0))?;
    let indices =
        operands_in(parser, operand("indices"), TokenKind::LeftBracket, TokenKind::RightBracket)?;
    parser.expect(TokenKind::Comma)?;
    let padding = parser.operand_of(operand("padding"))?;
    let mask = optional_mask(parser)?;
    let parts = [operand_type(0), result_type(0)];
    let transfer = transfer(parser, state, parts, |types| (types.0, types.1))?;
    resolve(parser, state, source, transfer.shaped)?;
    index_operands(parser, state, &indices)?;
    resolve(parser, state, padding, transfer.element)?;
    resolve_mask(parser, state, mask, &transfer)?;
    set_segment_sizes(parser, state, &[1, indices.len(), 1, usize::from(mask.is_some())]);
    state.results.push(transfer.vector);
    Ok(())
}

/// `%vector, %source[%i], %mask : vector type, source type`, where `%mask` may be missing.
pub(super) fn parse_transfer_write<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let vector = parser.operand_of(operand(0))?;
    parser.expect(TokenKind::Comma)?;
    let source = parser.operand_of(operand(1))?;
    let indices =
        operands_in(parser, operand("indices"), TokenKind::LeftBracket, TokenKind::RightBracket)?;
    let mask = optional_mask(parser)?;
    let parts = [operand_type(0), operand_type(1)];
    let transfer = transfer(parser, state, parts, |types| (types.1, types.0))?;
    resolve(parser, state, vector, transfer.vector)?;
    resolve(parser, state, source, transfer.shaped)?;
    index_operands(parser, state, &indices)?;
    resolve_mask(parser, state, mask, &transfer)?;
    set_segment_sizes(parser, state, &[1, 1, indices.len(), usize::from(mask.is_some())]);
    if matches!(parser.ir.context.type_kind(transfer.shaped), TypeKind::Tensor { .. }) {
        state.results.push(transfer.shaped);
    }
    Ok(())
}

/// `, %mask`, or nothing.
fn optional_mask<'a>(parser: &mut Parser<'a>) -> Parse<Option<OperandUse<'a>>> {
    if parser.eat(TokenKind::Comma) {
        parser.operand_of(operand("mask")).map(Some)
    } else {
        Ok(None)
    }
}

const ORDER: &str = "write the types in the order of the values: a read begins with that of the memory, a write with that of \
                     the vector";

/// Parses the attributes and types, and adds default attributes. `ordered` returns the types of the memory and of the
/// vector.
fn transfer<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    parts: [Part; 2],
    ordered: fn((Type, Type)) -> (Type, Type),
) -> Parse<Transfer> {
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let span = parser.current_span();
    parser.expect(TokenKind::Colon)?;
    let types = parser.type_list_of(&parts)?;
    let &[first, second] = types.as_slice() else {
        return Err(parser.error(
            span,
            rule!("requires two types")
                .with_help("write the type of the memref or tensor, and that of the vector"),
        ));
    };
    let (shaped, vector) = ordered((first, second));
    let context = &parser.ir.context;
    let element = match context.type_kind(shaped) {
        TypeKind::MemRef { element, .. } | TypeKind::Tensor { element, .. } => *element,
        _ => {
            return Err(
                parser.error(span, rule!("requires memref or ranked tensor type").with_help(ORDER))
            );
        }
    };
    if !matches!(context.type_kind(vector), TypeKind::Vector { .. }) {
        return Err(parser.error(span, rule!("requires vector type").with_help(ORDER)));
    }
    let map = permutation_map(parser, state, shaped, vector)?;
    let in_bounds = parser.ir.context.identifier("in_bounds");
    if state.attribute(in_bounds).is_none() {
        let no = parser.ir.context.bool_attribute(false);
        let all = parser.ir.context.array(vec![no; map.results.len()]);
        state.add_attribute(in_bounds, all);
    }
    Ok(Transfer { shaped, element, vector, map, span })
}

/// The written map, or the default: the last dimensions in their order.
fn permutation_map<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    shaped: Type,
    vector: Type,
) -> Parse<AffineMap> {
    let name = parser.ir.context.identifier("permutation_map");
    if let Some(written) = state.attribute(name) {
        if let AttributeKind::AffineMap(map) = parser.ir.context.attribute_kind(written) {
            return Ok(map.clone());
        }
        let message =
            rule!("attribute 'permutation_map' failed to satisfy constraint: AffineMap attribute")
                .with_help("write 'permutation_map = affine_map<(d0) -> (d0)>'");
        return Err(parser.op_error(state, message));
    }
    let map = minor_identity_map(&mut parser.ir.context, shaped, vector);
    let attribute: Attribute = parser.ir.context.attribute(AttributeKind::AffineMap(map.clone()));
    state.add_attribute(name, attribute);
    Ok(map)
}

/// The map of the last dimensions of a memory or tensor to those of a vector. Elements that are
/// vectors themselves fill the last dimensions of the vector.
fn minor_identity_map(context: &mut Context, shaped: Type, vector: Type) -> AffineMap {
    let rank = |ty: Type| context.type_kind(ty).shape().map_or(0, Shape::len);
    let element = context.type_kind(shaped).element();
    let own = match element.map(|element| context.type_kind(element)) {
        Some(TypeKind::Vector { shape, .. }) => shape.len(),
        _ => 0,
    };
    let dims = u32::try_from(rank(shaped)).unwrap_or(u32::MAX);
    let results = u32::try_from(rank(vector).saturating_sub(own)).unwrap_or(u32::MAX);
    let single = context.type_kind(vector).shape().is_some_and(|shape| shape.as_slice() == [1]);
    if dims == 0 && single {
        let zero = context.affine_constant(0);
        return AffineMap { dims: 0, symbols: 0, results: SmallVec::from_slice(&[zero]) };
    }
    let results = (dims.saturating_sub(results)..dims).map(|dim| context.affine_dim(dim)).collect();
    AffineMap { dims, symbols: 0, results }
}

/// The sizes of a vector's mask, each with whether it is scalable: those of the vector in the order of the memory's
/// dimensions. `None` unless the map is a permutation with broadcasts.
pub(super) fn mask_sizes(
    context: &Context,
    vector: Type,
    map: &AffineMap,
) -> Option<(Shape, SmallVec<[bool; 4]>)> {
    let TypeKind::Vector { shape, scalable, .. } = context.type_kind(vector) else { return None };
    let mut dims: SmallVec<[(u32, i64, bool); 4]> = SmallVec::new();
    for (result, (size, scalable)) in map.results.iter().zip(shape.iter().zip(scalable)) {
        match context.expression_kind(*result) {
            AffineExprKind::Dim(dim) if dims.iter().all(|one| one.0 != dim) => {
                dims.push((dim, *size, *scalable));
            }
            AffineExprKind::Dim(_) | AffineExprKind::Constant(_) => {}
            AffineExprKind::Symbol(_) | AffineExprKind::Binary(..) => return None,
        }
    }
    sort::by_number(&mut dims, |one| one.0);
    Some(dims.iter().map(|one| (one.1, one.2)).unzip())
}

fn resolve<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    operand: OperandUse<'a>,
    ty: Type,
) -> Parse {
    state.operands.push(parser.resolve(operand, ty)?);
    Ok(())
}

/// The type of a mask is not written: it follows from the vector and the map.
fn resolve_mask<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    mask: Option<OperandUse<'a>>,
    transfer: &Transfer,
) -> Parse {
    let Some(mask) = mask else { return Ok(()) };
    let context = &mut parser.ir.context;
    if matches!(context.type_kind(transfer.element), TypeKind::Vector { .. }) {
        let message = rule!("does not support masks with vector element type")
            .with_help("remove the mask, or use a memref of scalars");
        return Err(parser.error(mask.span, message));
    }
    let rank = context.type_kind(transfer.vector).shape().map_or(0, Shape::len);
    if rank != transfer.map.results.len() {
        let message =
            rule!("expected the same rank for the vector and the results of the permutation map")
                .with_help("give 'permutation_map' one result for each dimension of the vector");
        return Err(parser.error(transfer.span, message));
    }
    let Some((shape, scalable)) = mask_sizes(context, transfer.vector, &transfer.map) else {
        let message = rule!(
            "requires a projected permutation_map (at most one dim or the zero \
                       constant can appear in each result)"
        )
        .with_help("let each result of the map be one dimension, each at most once, or 0");
        return Err(parser.op_error(state, message));
    };
    let element = context.bool_type();
    let ty = context.ty(TypeKind::Vector { shape, scalable, element });
    resolve(parser, state, mask, ty)
}
