//! Branches to an address: `llvm.indirectbr`.

use super::call::successor;
use crate::common::{dimensions, resolve_all, set_attribute};
use abide_mlir::ir::OperationId;
use abide_mlir::parse::{OperationState, Parse, Parser, operand, operand_type};
use abide_mlir::print::Printer;
use abide_mlir::registry::Hooks;
use abide_mlir::syntax::TokenKind;

pub(super) const BRANCH: Hooks = Hooks::form(parse, print);

/// The attribute with the number of values passed to each block.
const SIZES: &str = "indbr_operand_segments";

/// `%address : type, [^block(%a : type), …] {attributes}`
fn parse<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let address = parser.operand_of(operand("addr"))?;
    let ty = parser.colon_type(operand_type("addr"))?;
    resolve_all(parser, state, &[address], &[ty], state.name_span)?;
    parser.expect(TokenKind::Comma)?;
    parser.expect(TokenKind::LeftBracket)?;
    let mut sizes = Vec::new();
    parser.list_until(TokenKind::RightBracket, |parser| {
        let values = successor(parser, state, sizes.len())?;
        sizes.push(i64::try_from(values.len()).unwrap_or(i64::MAX));
        state.operands.extend(values);
        Ok(())
    })?;
    let sizes = parser.ir.context.dense_i32_array(sizes);
    set_attribute(parser, state, SIZES, sizes);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

fn print(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let mut values = ir.operands(operation);
    let Some(address) = values.next() else { return };
    printer.text(" ");
    printer.operand(address);
    printer.text(" : ");
    printer.value_type(address);
    printer.text(", [");
    let sizes = dimensions(ir, operation, SIZES).unwrap_or_default();
    let blocks = ir.successors(operation);
    for (index, block) in blocks.iter().enumerate() {
        if index > 0 {
            printer.text(",");
        }
        printer.newline();
        let count = sizes.get(index).copied().unwrap_or(0);
        let own: Vec<_> = values.by_ref().take(count).collect();
        printer.successor_and_operands(*block, own.iter().copied());
    }
    if !blocks.is_empty() {
        printer.newline();
    }
    printer.text("]");
    printer.attribute_dictionary(operation, &[SIZES]);
}
