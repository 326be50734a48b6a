//! Loads and stores.

use super::{add_operand, colon_type, i32_attribute, pointer_to};
use crate::common::set_attribute;
use crate::spirv::types::pointer;
use crate::spirv::words::{add, word_of};
use abide_mlir::ir::{Context, OperationId, Type, ValueId};
use abide_mlir::parse::{
    OperationState, Parse, Parser, attribute, operand, operand_type, result_type,
};
use abide_mlir::print::Printer;
use abide_mlir::syntax::TokenKind;

/// `["Aligned", 4]`: how memory is accessed.
fn access<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    [name, alignment]: [&'static str; 2],
) -> Parse {
    if !parser.eat(TokenKind::LeftBracket) {
        return Ok(());
    }
    let word = parser.piece(attribute(name), |parser| parser.string())?;
    let word = parser.ir.context.bytes(word).to_vec();
    add(parser, state, name, &word);
    if String::from_utf8_lossy(&word).split('|').any(|one| one.trim() == "Aligned") {
        parser.expect(TokenKind::Comma)?;
        let value = parser.piece(attribute(alignment), i32_attribute)?;
        set_attribute(parser, state, alignment, value);
    }
    parser.expect(TokenKind::RightBracket)
}

const OWN: [&str; 2] = ["memory_access", "alignment"];
const OF_SOURCE: [&str; 2] = ["source_memory_access", "source_alignment"];

/// Parses `"Function"`, a storage class.
fn class(parser: &mut Parser<'_>) -> Parse<String> {
    let word = parser.string()?;
    Ok(parser.ir.context.text(word).into_owned())
}

/// `"Function" %pointer ["Volatile"] : type`
pub(in crate::spirv) fn parse_load<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    load(parser, state, |_, ty| ty)
}

/// As [`parse_load`], but the pointee is an element of the result if that is a vector.
pub(in crate::spirv) fn parse_block_load<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    load(parser, state, |context, ty| context.type_kind(ty).element().unwrap_or(ty))
}

fn load<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    pointee: fn(&Context, Type) -> Type,
) -> Parse {
    let class = class(parser)?;
    let source = parser.operand_of(operand("ptr"))?;
    access(parser, state, OWN)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let ty = parser.colon_type(result_type(0))?;
    let pointee = pointee(&parser.ir.context, ty);
    let expected = pointer_to(parser, pointee, &class);
    add_operand(parser, state, source, expected)?;
    state.results.push(ty);
    Ok(())
}

/// `"Function" %pointer, %value ["Volatile"] : type`
pub(in crate::spirv) fn parse_store<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    store(parser, state, |_, ty| ty)
}

/// As [`parse_store`], but the pointee is an element of the value if that is a vector.
pub(in crate::spirv) fn parse_block_store<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    store(parser, state, |context, ty| context.type_kind(ty).element().unwrap_or(ty))
}

fn store<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    pointee: fn(&Context, Type) -> Type,
) -> Parse {
    let class = class(parser)?;
    let target = parser.operand_of(operand("ptr"))?;
    parser.expect(TokenKind::Comma)?;
    let value = parser.operand_of(operand("value"))?;
    access(parser, state, OWN)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let ty = parser.colon_type(operand_type("value"))?;
    let pointee = pointee(&parser.ir.context, ty);
    let expected = pointer_to(parser, pointee, &class);
    add_operand(parser, state, target, expected)?;
    add_operand(parser, state, value, ty)
}

/// `"Function" %target, "Function" %source ["Volatile"], ["Volatile"] : type`
pub(in crate::spirv) fn parse_copy<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let of_target = class(parser)?;
    let target = parser.operand_of(operand("target"))?;
    parser.expect(TokenKind::Comma)?;
    let of_source = class(parser)?;
    let source = parser.operand_of(operand("source"))?;
    access(parser, state, OWN)?;
    if parser.eat(TokenKind::Comma) {
        access(parser, state, OF_SOURCE)?;
    }
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let (ty, _) = colon_type(parser, operand_type("target"))?;
    for (used, class) in [(target, of_target), (source, of_source)] {
        let expected = pointer_to(parser, ty, &class);
        add_operand(parser, state, used, expected)?;
    }
    Ok(())
}

fn print_access(printer: &mut Printer<'_>, operation: OperationId, [name, alignment]: [&str; 2]) {
    let (ir, context) = (printer.ir(), printer.context());
    if ir.attribute(operation, name).is_none() {
        return;
    }
    let word = word_of(printer, operation, name);
    printer.text(&format!(" [\"{word}\""));
    let alignment = ir.attribute(operation, alignment).and_then(|it| context.integer_value(it));
    if let Some(alignment) = alignment {
        printer.text(&format!(", {alignment}"));
    }
    printer.text("]");
}

/// `"Function" %pointer`
fn print_pointer(printer: &mut Printer<'_>, value: Option<ValueId>) {
    let (ir, context) = (printer.ir(), printer.context());
    let Some(value) = value else { return };
    let class = pointer(context, ir.value_type(value)).map(|(_, class)| class);
    printer.text(&format!("\"{}\" ", class.unwrap_or_default()));
    printer.operand(value);
}

/// Prints the pointee type of a pointer.
fn print_pointee(printer: &mut Printer<'_>, value: Option<ValueId>) {
    let (ir, context) = (printer.ir(), printer.context());
    printer.text(" : ");
    if let Some((pointee, _)) = value.and_then(|value| pointer(context, ir.value_type(value))) {
        printer.type_(pointee);
    }
}

pub(in crate::spirv) fn print_load(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    print_pointer(printer, ir.operand(operation, 0));
    print_access(printer, operation, OWN);
    printer.attribute_dictionary(operation, &OWN);
    printer.text(" : ");
    printer.operand_types(ir.results(operation));
}

pub(in crate::spirv) fn print_store(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    print_pointer(printer, ir.operand(operation, 0));
    printer.text(", ");
    if let Some(value) = ir.operand(operation, 1) {
        printer.operand(value);
        print_access(printer, operation, OWN);
        printer.attribute_dictionary(operation, &OWN);
        printer.text(" : ");
        printer.value_type(value);
    }
}

pub(in crate::spirv) fn print_copy(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text("  ");
    print_pointer(printer, ir.operand(operation, 0));
    printer.text(",  ");
    print_pointer(printer, ir.operand(operation, 1));
    print_access(printer, operation, OWN);
    printer.text(", ");
    // As in MLIR, the source without its own access uses that of the target.
    let has_own = ir.attribute(operation, "source_memory_access").is_some();
    print_access(printer, operation, if has_own { OF_SOURCE } else { OWN });
    let [first, second] = OWN;
    let [third, fourth] = OF_SOURCE;
    printer.attribute_dictionary(operation, &[first, second, third, fourth]);
    print_pointee(printer, ir.operand(operation, 0));
}
