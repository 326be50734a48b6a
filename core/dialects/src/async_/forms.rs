//! `async.execute` and `async.await`.

use crate::common::{first_type, print_region, set_segment_sizes};
use abide_mlir::ir::{OperationId, ValueId};
use abide_mlir::parse::{
    OperandUse, OperationState, Parse, Parser, Part, RegionArgument, operand, operand_type,
};
use abide_mlir::print::Printer;
use abide_mlir::syntax::TokenKind;

/// `[%token] (%value as %name: !async.value<f32>) -> !async.value<f32> {…}`
pub(super) fn parse_execute<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let token = parser.type_of_dialect("async", b"token");
    let mut dependencies = 0;
    if parser.eat(TokenKind::LeftBracket) {
        parser.list_until(TokenKind::RightBracket, |parser| {
            let used = parser.operand_of(operand("dependencies"))?;
            let value = parser.resolve(used, token)?;
            state.operands.push(value);
            dependencies += 1;
            Ok(())
        })?;
    }
    let (mut arguments, mut handed): (Vec<RegionArgument<'a>>, _) = (Vec::new(), 0);
    if parser.eat(TokenKind::LeftParen) {
        parser.list_until(TokenKind::RightParen, |parser| {
            let used: OperandUse<'a> = parser.operand_of(operand("bodyOperands"))?;
            parser.expect_word("as")?;
            let name = parser.operand_of(Part::Argument)?;
            let ty = parser.colon_type(operand_type("bodyOperands"))?;
            state.operands.push(parser.resolve(used, ty)?);
            handed += 1;
            let inner = first_type(&parser.ir.context, ty);
            let inner = inner.unwrap_or_else(|| parser.ir.context.unknown_type());
            arguments.push(RegionArgument { name, ty: inner });
            Ok(())
        })?;
    }
    state.results.push(token);
    crate::common::optional_arrow_types(parser, state)?;
    parser.optional_attribute_dictionary_with_keyword(&mut state.attributes)?;
    state.regions.push(parser.region_with(&arguments, false)?);
    set_segment_sizes(parser, state, &[dependencies, handed]);
    Ok(())
}

pub(super) fn print_execute(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let sizes = crate::common::dimensions(ir, operation, "operandSegmentSizes").unwrap_or_default();
    let count = sizes.first().copied().unwrap_or_default();
    let operands: Vec<ValueId> = ir.operands(operation).collect();
    let (dependencies, handed) = operands.split_at_checked(count).unwrap_or_default();
    if !dependencies.is_empty() {
        printer.text(" [");
        printer.operands(dependencies.iter().copied());
        printer.text("]");
    }
    if !handed.is_empty() {
        printer.text(" (");
        let arguments = ir.entry_arguments(operation, 0);
        for (index, (value, argument)) in handed.iter().zip(arguments).enumerate() {
            printer.separator(index);
            printer.operand(*value);
            printer.text(" as ");
            printer.operand(*argument);
            printer.text(": ");
            printer.value_type(*value);
        }
        printer.text(")");
    }
    let results: Vec<ValueId> = ir.results(operation).skip(1).collect();
    match results.as_slice() {
        [] => {}
        [only] => {
            printer.text(" -> ");
            printer.value_type(*only);
        }
        several => {
            printer.text(" -> (");
            printer.operand_types(several.iter().copied());
            printer.text(")");
        }
    }
    printer.attribute_dictionary_with_keyword(operation, &["operandSegmentSizes"]);
    print_region(printer, operation, 0, true);
}

/// `%value : !async.value<f32>`
pub(super) fn parse_await<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let used = parser.operand_of(operand("operand"))?;
    let ty = parser.colon_type(operand_type("operand"))?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    state.operands.push(parser.resolve(used, ty)?);
    if let Some(inner) = first_type(&parser.ir.context, ty) {
        state.results.push(inner);
    }
    Ok(())
}

pub(super) fn print_await(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    printer.operands(ir.operands(operation));
    printer.text(" : ");
    printer.operand_types(ir.operands(operation));
    printer.attribute_dictionary(operation, &[]);
}
