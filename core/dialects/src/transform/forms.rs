//! Forms of operations that only C++ reads.

use crate::common::{resolve_all, set_attribute};
use abide_mlir::ir::{DYNAMIC, OperationId};
use abide_mlir::parse::{OperationState, Parse, Parser, attribute, operand, operand_type};
use abide_mlir::print::Printer;
use abide_mlir::registry::Hooks;
use abide_mlir::syntax::TokenKind;

pub(super) const SPLIT: Hooks =
    Hooks { parse: Some(parse_split), print: Some(print_split), any_version: true, ..Hooks::NONE };

/// The attribute of the chunk sizes.
const SIZES: &str = "static_chunk_sizes";

/// `%target after 4 {attributes} : type`, or `%target after %size {attributes} : type, type`. In LLVM 19 the parts are
/// two results, in later versions one: as the description has them.
fn parse_split<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let mut uses = vec![parser.operand_of(operand("target"))?];
    parser.expect_word("after")?;
    let size = match parser.optional_operand(operand("dynamic_chunk_sizes"))? {
        Some(size) => {
            uses.push(size);
            DYNAMIC
        }
        None => parser.piece(attribute(SIZES), |parser| parser.integer())?,
    };
    let i64 = parser.ir.context.i64_type();
    let size = parser.ir.context.integer_attribute(size, i64);
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let target = parser.colon_type(operand_type("target"))?;
    let mut types = vec![target];
    if uses.len() > 1 {
        parser.expect(TokenKind::Comma)?;
        types.push(parser.piece(operand_type("dynamic_chunk_sizes"), |parser| parser.ty())?);
    }
    set_attribute(parser, state, SIZES, size);
    resolve_all(parser, state, &uses, &types, state.name_span)?;
    let name = state.name.map_or(&b""[..], |name| parser.ir.context.bytes(name));
    let described = parser.registry.operation(name);
    let results = described.map_or(1, |known| known.description().results.len());
    state.results.extend(vec![target; results]);
    Ok(())
}

fn print_split(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let operands: Vec<_> = ir.operands(operation).collect();
    let Some((target, sizes)) = operands.split_first() else { return };
    printer.text(" ");
    printer.operand(*target);
    printer.text(" after ");
    let size = ir.attribute(operation, SIZES);
    match (sizes, size.and_then(|size| ir.context.integer_value(size))) {
        ([], Some(size)) => printer.integer_literal(size),
        _ => printer.operands(sizes.iter().copied()),
    }
    printer.text(" ");
    printer.attribute_dictionary(operation, &[SIZES]);
    printer.text(" : ");
    printer.operand_types(operands.iter().copied());
}
