//! Memory of devices: `omp.target_allocmem`.

use crate::common::{operand_segment, resolve_all, set_attribute, set_segment_sizes};
use abide_mlir::ir::OperationId;
use abide_mlir::parse::{OperationState, Parse, Parser, attribute, operand, operand_type};
use abide_mlir::print::Printer;
use abide_mlir::registry::Hooks;
use abide_mlir::syntax::TokenKind;

pub(super) const HOOKS: Hooks = Hooks::form(parse, print);

/// The allocated type.
const TYPE: &str = "in_type";

/// `%device : type, type(%parameter : type), %size {attributes}`
fn parse<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let mut uses = vec![parser.operand_of(operand("device"))?];
    let mut types = vec![parser.colon_type(operand_type("device"))?];
    parser.expect(TokenKind::Comma)?;
    let ty = parser.piece(attribute(TYPE), |parser| parser.ty())?;
    let ty = parser.ir.context.type_attribute(ty);
    set_attribute(parser, state, TYPE, ty);
    let (mut parameter_count, mut size_count) = (0, 0);
    if parser.eat(TokenKind::LeftParen) {
        let parameters = parser.operands_of(operand("typeparams"))?;
        parser.expect(TokenKind::Colon)?;
        types.extend(parser.type_list_of(&[operand_type("typeparams")])?);
        parser.expect(TokenKind::RightParen)?;
        parameter_count = parameters.len();
        uses.extend(parameters);
    }
    if parser.eat(TokenKind::Comma) {
        let shape = parser.operands_of(operand("shape"))?;
        let index = parser.ir.context.index_type();
        types.extend(shape.iter().map(|_| index));
        size_count = shape.len();
        uses.extend(shape);
    }
    resolve_all(parser, state, &uses, &types, state.name_span)?;
    set_segment_sizes(parser, state, &[1, parameter_count, size_count]);
    state.results.push(parser.ir.context.i64_type());
    parser.optional_attribute_dictionary(&mut state.attributes)
}

fn print(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let groups = [0, 1, 2].map(|group| operand_segment(ir, operation, group));
    let [device, parameters, shape] = &groups;
    printer.text(" ");
    printer.operands(device.iter().copied());
    printer.text(" : ");
    printer.operand_types(device.iter().copied());
    printer.text(", ");
    if let Some(ty) = ir.attribute(operation, TYPE) {
        printer.attribute(ty);
    }
    if !parameters.is_empty() {
        printer.text("(");
        printer.operands(parameters.iter().copied());
        printer.text(" : ");
        printer.operand_types(parameters.iter().copied());
        printer.text(")");
    }
    for size in shape {
        printer.text(", ");
        printer.operand(*size);
    }
    printer.attribute_dictionary(operation, &[TYPE, "operandSegmentSizes"]);
}
