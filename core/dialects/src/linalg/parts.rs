//! Common syntax of structured operations: properties, attributes, inputs and outputs.

use crate::common::{resolve_all, set_segment_sizes};
use abide_mlir::ir::{Type, TypeKind};
use abide_mlir::parse::{OperandUse, OperationState, Parse, Parser, operand, operand_type};
use abide_mlir::syntax::TokenKind;

/// The types of inputs and outputs.
#[derive(Debug, Default)]
pub(super) struct OperandTypes {
    pub(super) inputs: Vec<Type>,
    pub(super) outputs: Vec<Type>,
}

/// Parses `<{properties}> {attributes} ins(%a : type) outs(%b : type)`, all optional.
pub(super) fn common_parts<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse<OperandTypes> {
    if parser.eat(TokenKind::Less) {
        parser.operation_dictionary(&mut state.properties)?;
        parser.expect(TokenKind::Greater)?;
    }
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let inputs = values_and_types(parser, "ins", 0)?;
    let outputs = values_and_types(parser, "outs", 1)?;
    let mut types = OperandTypes::default();
    if let Some(Values { uses, types: input_types, span }) = inputs {
        resolve_all(parser, state, &uses, &input_types, span)?;
        types.inputs = input_types;
    }
    if let Some(Values { uses, types: output_types, span }) = outputs {
        resolve_all(parser, state, &uses, &output_types, span)?;
        types.outputs = output_types;
    }
    Ok(types)
}

/// Adds how many inputs and outputs there are.
pub(super) fn set_sizes(
    parser: &mut Parser<'_>,
    state: &mut OperationState<'_>,
    types: &OperandTypes,
) {
    set_segment_sizes(parser, state, &[types.inputs.len(), types.outputs.len()]);
}

struct Values<'a> {
    uses: Vec<OperandUse<'a>>,
    types: Vec<Type>,
    span: abide_source::text::Span,
}

/// `keyword(%a, %b : type, type)`, or nothing: the values of the operand with this number.
fn values_and_types<'a>(
    parser: &mut Parser<'a>,
    keyword: &str,
    number: usize,
) -> Parse<Option<Values<'a>>> {
    if !parser.eat_word(keyword) {
        return Ok(None);
    }
    parser.expect(TokenKind::LeftParen)?;
    let span = parser.current_span();
    let uses = parser.operands_of(operand(number))?;
    parser.expect(TokenKind::Colon)?;
    let types = parser.type_list_of(&[operand_type(number)])?;
    parser.expect(TokenKind::RightParen)?;
    Ok(Some(Values { uses, types, span }))
}

/// The type of an element of an operand; a scalar is its own element.
pub(super) fn element_type(parser: &Parser<'_>, ty: Type) -> Type {
    match parser.ir.context.type_kind(ty) {
        TypeKind::Tensor { element, .. } | TypeKind::MemRef { element, .. } => *element,
        _ => ty,
    }
}
