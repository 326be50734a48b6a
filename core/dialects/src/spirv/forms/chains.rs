//! Pointers into composites, as LLVM 19 writes them: the type of the result follows from the indices.

use super::{add_operand, pointer_to};
use crate::spirv::types::{Composition, composition, pointer};
use abide_mlir::ir::{Ir, OperationId, Type, ValueId};
use abide_mlir::parse::{OperandUse, OperationState, Parse, Parser, operand, operand_type};
use abide_mlir::print::{Printer, print_type};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Message;
use abide_source::rule;

/// The value of an index that is a constant.
fn constant(ir: &Ir, value: ValueId) -> Option<i64> {
    let defining = ir.defining_operation(value)?;
    let is_constant = ir.name_bytes(defining) == b"spirv.Constant";
    ir.context.integer_value(ir.attribute(defining, "value").filter(|_| is_constant)?)
}

/// The type that indices lead to, and the storage class of the pointer to it; `None` if unknown.
pub(in crate::spirv) fn type_after<'c>(
    ir: &'c Ir,
    base: Type,
    indices: &[ValueId],
) -> Result<Option<(Type, &'c str)>, Message> {
    if base == ir.context.unknown_type() {
        return Ok(None);
    }
    let text = |ty: Type| String::from_utf8_lossy(&print_type(ir, ty)).into_owned();
    let Some((mut own, class)) = pointer(&ir.context, base) else {
        return Err(rule!("expected a pointer to composite type, but provided '{}'", text(base))
            .with_help("use a pointer to an array, a struct or a vector"));
    };
    for index in indices {
        own = match composition(&ir.context, own) {
            Composition::Unknown => return Ok(None),
            Composition::Nothing => {
                let place = constant(ir, *index).unwrap_or_default();
                return Err(rule!(
                    "cannot extract from non-composite type '{}' with index {}",
                    text(own),
                    place
                )
                .with_help("remove the index: the type before it has no parts"));
            }
            Composition::Alike { element, .. } => element,
            Composition::Members(members) => {
                let Some(place) = constant(ir, *index) else {
                    let rule =
                        "index must be an integer spirv.Constant to access element of spirv.struct";
                    let help = "number the member by the result of a 'spirv.Constant'";
                    return Err(Message::from(rule).with_help(help));
                };
                let member = usize::try_from(place).ok().and_then(|place| members.get(place));
                *member.ok_or_else(|| {
                    rule!("index {} out of bounds for '{}'", place, text(own))
                        .with_help(format!("write a number below {}", members.len()))
                })?
            }
        };
    }
    Ok(Some((own, class)))
}

/// `%base[%index, %index] : type, type, type`; the first `skipped` indices do not go into the composite.
fn parse<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    name: &str,
    skipped: usize,
) -> Parse {
    let base = parser.operand_of(operand("base_ptr"))?;
    parser.expect(TokenKind::LeftBracket)?;
    let mut uses: Vec<OperandUse<'a>> = Vec::new();
    parser.list_until(TokenKind::RightBracket, |parser| {
        uses.push(parser.operand_of(operand("indices"))?);
        Ok(())
    })?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let ty = parser.colon_type(operand_type("base_ptr"))?;
    add_operand(parser, state, base, ty)?;
    let mut types = Vec::new();
    while parser.eat(TokenKind::Comma) {
        types.push(parser.piece(operand_type("indices"), |parser| parser.ty())?);
    }
    if uses.is_empty() {
        let message = rule!("'spirv.{}' op expected at least one index", name)
            .with_help("give an index for each level of the pointed-to type: '[%i, %j]'");
        return Err(parser.error(state.name_span, message));
    }
    if uses.len() != types.len() {
        let message =
            rule!("'spirv.{}' op indices types' count must be equal to indices info count", name)
                .with_help("write one type for each index after ','");
        return Err(parser.error(state.name_span, message));
    }
    for (used, ty) in uses.iter().zip(&types) {
        add_operand(parser, state, *used, *ty)?;
    }
    let indices: Vec<ValueId> = state.operands.iter().skip(1 + skipped).copied().collect();
    let result = type_after(&parser.ir, ty, &indices);
    let result = result.map(|found| found.map(|(own, class)| (own, class.to_owned())));
    let result = result.map_err(|message| {
        parser.error(
            state.name_span,
            rule!("'spirv.{}' op {}", name, message)
                .with_help("index only into composite types, within their bounds"),
        )
    })?;
    let result = match result {
        Some((own, class)) => pointer_to(parser, own, &class),
        None => parser.ir.context.unknown_type(),
    };
    state.results.push(result);
    Ok(())
}

pub(in crate::spirv) fn parse_access<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    parse(parser, state, "AccessChain", 0)
}

pub(in crate::spirv) fn parse_pointer_access<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    parse(parser, state, "PtrAccessChain", 1)
}

pub(in crate::spirv) fn parse_inbounds_access<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    parse(parser, state, "InBoundsPtrAccessChain", 1)
}

pub(in crate::spirv) fn print(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    if let Some(base) = ir.operand(operation, 0) {
        printer.operand(base);
    }
    printer.text("[");
    printer.operands(ir.operands(operation).skip(1));
    printer.text("]");
    printer.attribute_dictionary(operation, &[]);
    printer.text(" : ");
    printer.operand_types(ir.operands(operation));
}
