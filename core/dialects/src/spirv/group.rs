//! Group operations, in the syntax of LLVM 19.

use super::words::{string, word_of};
use abide_mlir::ir::OperationId;
use abide_mlir::parse::{OperationState, Parse, Parser, operand, result_type};
use abide_mlir::print::Printer;
use abide_mlir::syntax::TokenKind;

/// `"Workgroup" "ClusteredReduce" %value cluster_size(%size) : f32`
pub(super) fn parse<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    string(parser, state, "execution_scope")?;
    string(parser, state, "group_operation")?;
    let value = parser.operand_of(operand(0))?;
    let mut size = None;
    if parser.eat_word("cluster_size") {
        parser.expect(TokenKind::LeftParen)?;
        size = Some(parser.operand_of(operand(1))?);
        parser.expect(TokenKind::RightParen)?;
    }
    let ty = parser.colon_type(result_type(0))?;
    state.operands.push(parser.resolve(value, ty)?);
    if let Some(size) = size {
        let of_size = parser.ir.context.integer(32);
        state.operands.push(parser.resolve(size, of_size)?);
    }
    state.results.push(ty);
    Ok(())
}

pub(super) fn print(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    for name in ["execution_scope", "group_operation"] {
        let word = word_of(printer, operation, name);
        printer.text(&format!(" \"{word}\""));
    }
    printer.text(" ");
    if let Some(value) = ir.operand(operation, 0) {
        printer.operand(value);
    }
    if let Some(size) = ir.operand(operation, 1) {
        printer.text(" cluster_size(");
        printer.operand(size);
        printer.text(")");
    }
    printer.text(" : ");
    printer.operand_types(ir.results(operation));
}
