//! Arithmetic with results of two parts, and with three operands of one type.

use super::{add_operand, colon_type};
use crate::spirv::types::{Composition, composition};
use abide_mlir::ir::OperationId;
use abide_mlir::parse::{OperationState, Parse, Parser, operand, result_type};
use abide_mlir::print::Printer;
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;

/// `%a, %b : !spirv.struct<(i32, i32)>`
pub(in crate::spirv) fn parse_extended<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let first = parser.operand_of(operand("operand1"))?;
    parser.expect(TokenKind::Comma)?;
    let second = parser.operand_of(operand("operand2"))?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let (ty, span) = colon_type(parser, result_type(0))?;
    let element = match composition(&parser.ir.context, ty) {
        Composition::Members(members) if members.len() == 2 => Ok(members.first().copied()),
        Composition::Unknown => Ok(None),
        _ => Err(Wanted::Type("spirv.struct type with two members".into())),
    };
    let element = element.map_err(|wanted| parser.error(span, wanted))?;
    let element = element.unwrap_or_else(|| parser.ir.context.unknown_type());
    for used in [first, second] {
        add_operand(parser, state, used, element)?;
    }
    state.results.push(ty);
    Ok(())
}

pub(in crate::spirv) fn print_extended(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    printer.operands(ir.operands(operation));
    printer.attribute_dictionary(operation, &[]);
    printer.text(" : ");
    printer.operand_types(ir.results(operation));
}

/// `%a, %b, %c : type`
pub(in crate::spirv) fn parse_ternary<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let mut uses = Vec::new();
    for index in 0..3 {
        if index > 0 {
            parser.expect(TokenKind::Comma)?;
        }
        uses.push(parser.operand_of(operand(index))?);
    }
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let ty = parser.colon_type(result_type(0))?;
    for used in uses {
        add_operand(parser, state, used, ty)?;
    }
    state.results.push(ty);
    Ok(())
}
