//! Parts of composites.

use super::add_operand;
use crate::common::set_attribute;
use crate::spirv::types::{Composition, composition};
use abide_mlir::ir::{Attribute, AttributeKind, Ir, OperationId, Type};
use abide_mlir::parse::{OperationState, Parse, Parser, attribute, operand, operand_type};
use abide_mlir::print::{Printer, print_type};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Message;
use abide_source::rule;

/// The next step for indices that do not fit their composite.
const INDICES: &str =
    "write '[N : i32, ..]': a number for each level, below the number of its parts";

/// The type of the indexed part; `None` if unknown.
pub(in crate::spirv) fn part_at(
    ir: &Ir,
    of: Type,
    indices: Attribute,
    name: &str,
) -> Result<Option<Type>, Message> {
    let context = &ir.context;
    let text = |ty: Type| String::from_utf8_lossy(&print_type(ir, ty)).into_owned();
    let AttributeKind::Array(indices) = context.attribute_kind(indices) else {
        return Err(
            rule!("expected a 32-bit integer array attribute for 'indices'").with_help(INDICES)
        );
    };
    if indices.is_empty() {
        return Err(rule!("expected at least one index for {}", name).with_help(INDICES));
    }
    let mut own = of;
    for index in indices {
        let Some(index) = context.integer_value(*index) else {
            return Err(rule!("expected an 32-bit integer for index").with_help(INDICES));
        };
        let beyond =
            || rule!("index {} out of bounds for '{}'", index, text(own)).with_help(INDICES);
        let place = u64::try_from(index).map_err(|_| beyond())?;
        own = match composition(context, own) {
            Composition::Unknown => return Ok(None),
            Composition::Nothing => {
                return Err(rule!(
                    "cannot extract from non-composite type '{}' with index {}",
                    text(own),
                    index
                )
                .with_help("remove the index: the type before it has no parts"));
            }
            Composition::Alike { count, element } => match count {
                Some(count) if place >= count => return Err(beyond()),
                _ => element,
            },
            Composition::Members(members) => {
                let member = usize::try_from(place).ok().and_then(|place| members.get(place));
                *member.ok_or_else(beyond)?
            }
        };
    }
    Ok(Some(own))
}

/// Parses `[0 : i32, 1 : i32]`; their errors are reported there.
fn indices<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse<Attribute> {
    let indices = parser.piece(attribute("indices"), |parser| parser.attribute(None))?;
    set_attribute(parser, state, "indices", indices);
    Ok(indices)
}

/// The type of the part, for an error at the indices.
fn part<'a>(
    parser: &mut Parser<'a>,
    state: &OperationState<'a>,
    of: Type,
    indices: Attribute,
) -> Parse<Option<Type>> {
    let name = state.name.map_or_else(Default::default, |name| parser.ir.context.text(name));
    let found = part_at(&parser.ir, of, indices, &name);
    found.map_err(|message| parser.error(state.name_span, message))
}

/// `%composite[0 : i32] : type`
pub(in crate::spirv) fn parse_extract<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let composite = parser.operand_of(operand("composite"))?;
    let indices = indices(parser, state)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let ty = parser.colon_type(operand_type("composite"))?;
    add_operand(parser, state, composite, ty)?;
    let part = part(parser, state, ty, indices)?;
    state.results.push(part.unwrap_or_else(|| parser.ir.context.unknown_type()));
    Ok(())
}

/// Prints the text before the types: `%object, %composite[0 : i32] :`
fn print_up_to_types(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    printer.operands(ir.operands(operation));
    if let Some(indices) = ir.attribute(operation, "indices") {
        printer.attribute(indices);
    }
    printer.attribute_dictionary(operation, &["indices"]);
    printer.text(" : ");
}

pub(in crate::spirv) fn print_extract(printer: &mut Printer<'_>, operation: OperationId) {
    print_up_to_types(printer, operation);
    printer.operand_types(printer.ir().operands(operation));
}

/// `%object, %composite[0 : i32] : type into type`
pub(in crate::spirv) fn parse_insert<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let object = parser.operand_of(operand("object"))?;
    parser.expect(TokenKind::Comma)?;
    let composite = parser.operand_of(operand("composite"))?;
    indices(parser, state)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let of_object = parser.colon_type(operand_type("object"))?;
    parser.expect_word("into")?;
    let of_composite = parser.piece(operand_type("composite"), |parser| parser.ty())?;
    add_operand(parser, state, object, of_object)?;
    add_operand(parser, state, composite, of_composite)?;
    state.results.push(of_composite);
    Ok(())
}

pub(in crate::spirv) fn print_insert(printer: &mut Printer<'_>, operation: OperationId) {
    print_up_to_types(printer, operation);
    let ir = printer.ir();
    if let Some(object) = ir.operand(operation, 0) {
        printer.value_type(object);
    }
    printer.text(" into ");
    if let Some(composite) = ir.operand(operation, 1) {
        printer.value_type(composite);
    }
}
