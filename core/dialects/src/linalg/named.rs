//! Named structured operations: their bodies are not written.

use super::body::{Choices, build_body};
use super::maps::{Window, indexing_maps, maps_attribute, window_numbers, window_rank};
use super::notation::{StructuredOp, structured_op};
use super::parts::{OperandTypes, common_parts, element_type, set_sizes};
use crate::common::{optional_arrow_types, set_attribute};
use abide_mlir::ir::{AffineMap, Attribute, AttributeKind, Context};
use abide_mlir::ods::OpDescription;
use abide_mlir::parse::{OperationState, Parse, Parser, attribute};
use abide_mlir::registry::RegisteredOp;
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Message;
use abide_source::rule;

/// `indexing_maps = […] {attributes} ins(…) outs(…) {attributes} -> types`
pub(super) fn parse_named<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let has_maps = written_maps(parser, state)?;
    let types = written_operands(parser, state)?;
    let name = state.name.map(|name| parser.ir.context.text(name).into_owned());
    let mnemonic = name.as_deref().and_then(|name| name.strip_prefix("linalg."));
    // A contraction of any shape computes a generalised product of two matrices.
    let own = mnemonic.map(|own| if own == "contract" { "matmul" } else { own });
    let Some(op) = own.and_then(structured_op) else {
        return Err(parser.op_error(state, "is not a known named structured operation"));
    };
    region(parser, state, op, &types)?;
    if !has_maps {
        add_indexing_maps(parser, state, op);
    }
    Ok(())
}

/// `indexing_maps = […]`, or nothing.
fn written_maps<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse<bool> {
    // Nearly no operation has them, so the word is not offered.
    if !parser.at_word("indexing_maps") {
        return Ok(false);
    }
    parser.bump();
    parser.expect(TokenKind::Equal)?;
    let maps = parser.piece(attribute("indexing_maps"), |parser| parser.attribute(None))?;
    set_attribute(parser, state, "indexing_maps", maps);
    Ok(true)
}

/// `{attributes} ins(…) outs(…) {attributes} -> types`
fn written_operands<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse<OperandTypes> {
    let types = common_parts(parser, state)?;
    set_sizes(parser, state, &types);
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    optional_arrow_types(parser, state)?;
    Ok(types)
}

/// `kind=#linalg.elementwise_kind<add> indexing_maps = […] {attributes} ins(…) outs(…) -> types`
pub(super) fn parse_elementwise<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    parser.expect_word("kind")?;
    parser.expect(TokenKind::Equal)?;
    let kind = parser.piece(attribute("kind"), |parser| parser.attribute(None))?;
    set_attribute(parser, state, "kind", kind);
    let has_maps = written_maps(parser, state)?;
    let types = written_operands(parser, state)?;
    let kind = keyword(parser, state, "kind", "elementwise_kind").unwrap_or_default();
    let own = match kind.as_str() {
        "max_signed" => "max",
        "min_signed" => "min",
        own => own,
    };
    let Some(op) = structured_op(own) else {
        return Err(parser.op_error(state, "has a kind whose computation is not known"));
    };
    region(parser, state, op, &types)?;
    if !has_maps {
        let output = types.outputs.first().map(|ty| parser.ir.context.type_kind(*ty).shape());
        let rank = output.flatten().map_or(0, |shape| shape.len());
        let count = types.inputs.len() + types.outputs.len();
        let maps = identities(&mut parser.ir.context, rank, count);
        set_attribute(parser, state, "indexing_maps", maps);
    }
    Ok(())
}

/// An array of `count` identity maps of all loops.
fn identities(context: &mut Context, rank: usize, count: usize) -> Attribute {
    let dims = u32::try_from(rank).unwrap_or(u32::MAX);
    let results = (0..dims).map(|dim| context.affine_dim(dim)).collect();
    let map = context.attribute(AttributeKind::AffineMap(AffineMap { dims, symbols: 0, results }));
    context.array(vec![map; count])
}

/// The region that the operation implies.
fn region<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    op: &StructuredOp,
    types: &OperandTypes,
) -> Parse {
    let given = types.inputs.len() + types.outputs.len();
    if given != op.operands.len() {
        let message = rule!(
            "[parseNamedStructuredOpRegion] ods-gen generated region expects {} args, got {}",
            op.operands.len(),
            given
        );
        let help = format!(
            "give {} operands in 'ins(..)' and 'outs(..)' together: each result has its initial value in 'outs'",
            op.operands.len()
        );
        return Err(parser.error_here(Message::from(message).with_help(help)));
    }
    let region = parser.ir.create_region();
    let span = parser.current_span();
    let block = parser.ir.add_block(region, span);
    for ty in types.inputs.iter().chain(&types.outputs) {
        let element = element_type(parser, *ty);
        parser.ir.add_argument(block, element);
    }
    let choices = choices(parser, state);
    build_body(parser, state, op, &choices, block)?;
    state.regions.push(region);
    Ok(())
}

/// The description of an operation.
fn described<'a>(parser: &Parser<'a>, state: &OperationState<'_>) -> Option<&'a OpDescription> {
    let name = parser.ir.context.bytes(state.name?);
    parser.registry.operation(name).map(RegisteredOp::description)
}

/// The values of the attributes `cast` and `fun`, if present.
fn choices(parser: &mut Parser<'_>, state: &OperationState<'_>) -> Choices {
    let described = described(parser, state);
    let has = |name| described.is_some_and(|op| op.attribute_index(name).is_some());
    let (has_cast, has_function) = (has("cast"), has("fun"));
    let cast = if has_cast { keyword(parser, state, "cast", "type_fn") } else { None };
    let function = if has_function {
        keyword(parser, state, "fun", "unary_fn")
            .or_else(|| keyword(parser, state, "fun", "binary_fn"))
    } else {
        None
    };
    let default =
        if described.is_some_and(|op| op.mnemonic() == "elemwise_unary") { "exp" } else { "add" };
    Choices {
        unsigned: cast.is_some_and(|cast| cast == "cast_unsigned"),
        function: function.unwrap_or_else(|| default.to_owned()),
    }
}

/// The keyword in an attribute `#linalg.mnemonic<keyword>`.
fn keyword(
    parser: &mut Parser<'_>,
    state: &OperationState<'_>,
    name: &str,
    mnemonic: &str,
) -> Option<String> {
    let name = parser.ir.context.identifier(name);
    match parser.ir.context.attribute_kind(state.attribute(name)?) {
        AttributeKind::Dialect { dialect, body, .. }
            if parser.ir.context.bytes(*dialect) == b"linalg" =>
        {
            let body = parser.ir.context.text(*body);
            let inner = body.strip_prefix(mnemonic)?.strip_prefix('<')?.strip_suffix('>')?;
            Some(inner.trim().to_owned())
        }
        _ => None,
    }
}

/// Stores the indexing maps as MLIR does. Element-wise operations have no fixed number of loops, so their maps are
/// always recomputed.
fn add_indexing_maps(parser: &mut Parser<'_>, state: &mut OperationState<'_>, op: &StructuredOp) {
    let is_described =
        described(parser, state).is_some_and(|op| op.attribute_index("indexing_maps").is_some());
    let own = if is_described { "indexing_maps" } else { "linalg.memoized_indexing_maps" };
    let name = parser.ir.context.identifier(own);
    let Some(loops) = op.loops.filter(|_| state.attribute(name).is_none()) else { return };
    let rank = window_rank(op);
    let mut numbers = |name: &str| {
        let name = parser.ir.context.identifier(name);
        let attribute: Option<Attribute> = if rank > 0 { state.attribute(name) } else { None };
        window_numbers(&parser.ir.context, attribute, rank)
    };
    let (Some(strides), Some(dilations)) = (numbers("strides"), numbers("dilations")) else {
        return;
    };
    let window = Window { strides, dilations };
    if let Some(maps) = indexing_maps(&mut parser.ir.context, op, loops, &window) {
        let maps = maps_attribute(&mut parser.ir.context, maps);
        set_attribute(parser, state, own, maps);
    }
}
