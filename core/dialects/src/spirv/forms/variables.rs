//! Variables of functions and of modules.

use super::{add_operand, colon_type, i32_attribute, symbol};
use crate::common::{set_attribute, symbol_name};
use crate::spirv::types::{is_named, pointer};
use crate::spirv::words::add;
use abide_mlir::ir::{AttributeKind, OperationId, Type};
use abide_mlir::parse::{OperationState, Parse, Parser, Types, attribute, operand, result_type};
use abide_mlir::print::Printer;
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;
use abide_source::text::Span;

/// `bind(0, 1) built_in("Name") {…}`
fn decorations<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    if parser.eat_word("bind") {
        parser.expect(TokenKind::LeftParen)?;
        let set = parser.piece(attribute("descriptor_set"), i32_attribute)?;
        set_attribute(parser, state, "descriptor_set", set);
        parser.expect(TokenKind::Comma)?;
        let binding = parser.piece(attribute("binding"), i32_attribute)?;
        set_attribute(parser, state, "binding", binding);
        parser.expect(TokenKind::RightParen)?;
    }
    if parser.eat_word("built_in") {
        parser.expect(TokenKind::LeftParen)?;
        let name = parser.piece(attribute("built_in"), |parser| parser.string())?;
        let name = AttributeKind::String { value: name, ty: None };
        let name = parser.ir.context.attribute(name);
        set_attribute(parser, state, "built_in", name);
        parser.expect(TokenKind::RightParen)?;
    }
    parser.optional_attribute_dictionary(&mut state.attributes)
}

/// Checks that a type may be a pointer.
fn check_pointer(parser: &mut Types<'_>, ty: Type, span: Span) -> Parse {
    let context = &parser.ir.context;
    let fits = is_named(context, ty, "ptr") || ty == context.unknown_type();
    if fits { Ok(()) } else { Err(parser.error(span, Wanted::Type("spirv.ptr type".into()))) }
}

/// `init(%value) bind(0, 1) : type`
pub(in crate::spirv) fn parse_variable<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let mut initial = None;
    if parser.eat_word("init") {
        parser.expect(TokenKind::LeftParen)?;
        initial = Some(parser.operand_of(operand("initializer"))?);
        parser.expect(TokenKind::RightParen)?;
    }
    decorations(parser, state)?;
    let (ty, span) = colon_type(parser, result_type(0))?;
    check_pointer(parser, ty, span)?;
    let own = pointer(&parser.ir.context, ty);
    let (element, class) = own.map_or((ty, ""), |own| own);
    let class = class.to_owned();
    if let Some(initial) = initial {
        add_operand(parser, state, initial, element)?;
    }
    add(parser, state, "storage_class", class.as_bytes());
    state.results.push(ty);
    Ok(())
}

fn print_decorations(printer: &mut Printer<'_>, operation: OperationId, elided: &[&str]) {
    let (ir, context) = (printer.ir(), printer.context());
    let number = |name| ir.attribute(operation, name).and_then(|it| context.integer_value(it));
    let mut written = elided.to_vec();
    if let (Some(set), Some(binding)) = (number("descriptor_set"), number("binding")) {
        printer.text(&format!(" bind({set}, {binding})"));
        written.extend(["descriptor_set", "binding"]);
    }
    let name = ir.attribute(operation, "built_in").and_then(|name| context.string_value(name));
    if let Some(name) = name {
        printer.text(" built_in(");
        printer.string(name);
        printer.text(")");
        written.push("built_in");
    }
    printer.attribute_dictionary(operation, &written);
}

pub(in crate::spirv) fn print_variable(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    if let Some(initial) = ir.operand(operation, 0) {
        printer.text(" init(");
        printer.operand(initial);
        printer.text(")");
    }
    print_decorations(printer, operation, &["storage_class"]);
    printer.text(" : ");
    printer.operand_types(ir.results(operation));
}

/// `@name initializer(@other) bind(0, 1) : type`
pub(in crate::spirv) fn parse_global<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    symbol_name(parser, state)?;
    if parser.eat_word("initializer") {
        parser.expect(TokenKind::LeftParen)?;
        let initial = parser.piece(attribute("initializer"), symbol)?;
        set_attribute(parser, state, "initializer", initial);
        parser.expect(TokenKind::RightParen)?;
    }
    decorations(parser, state)?;
    let (ty, span) = colon_type(parser, attribute("type"))?;
    check_pointer(parser, ty, span)?;
    let ty = parser.ir.context.type_attribute(ty);
    set_attribute(parser, state, "type", ty);
    Ok(())
}

pub(in crate::spirv) fn print_global(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    super::symbols::print_name(printer, operation);
    if let Some(initial) = ir.attribute(operation, "initializer") {
        printer.text(" initializer(");
        printer.attribute(initial);
        printer.text(")");
    }
    print_decorations(printer, operation, &["sym_name", "type", "initializer"]);
    printer.text(" : ");
    if let Some(ty) = ir.attribute(operation, "type") {
        printer.attribute(ty);
    }
}
