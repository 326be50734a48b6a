//! Module-level operations: entry points and specialization constants.

use super::{colon_type, i32_attribute, symbol};
use crate::common::{print_symbol, set_attribute, symbol_name};
use crate::spirv::words::{string, word_of};
use crate::versions::NEWEST_LLVM;
use abide_mlir::ir::{Attribute, AttributeKind, OperationId};
use abide_mlir::parse::{OperationState, Parse, Parser, attribute};
use abide_mlir::print::Printer;
use abide_mlir::syntax::TokenKind;

pub(super) fn print_name(printer: &mut Printer<'_>, operation: OperationId) {
    printer.text(" ");
    print_symbol(printer, operation);
}

/// Adds an attribute that is a list.
fn add_list<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    name: &str,
    elements: Vec<Attribute>,
) {
    let elements = parser.ir.context.array(elements);
    set_attribute(parser, state, name, elements);
}

/// The elements of an attribute that is a list.
fn list<'p>(printer: &Printer<'p>, operation: OperationId, name: &str) -> &'p [Attribute] {
    let value = printer.ir().attribute(operation, name);
    match value.map(|value| printer.context().attribute_kind(value)) {
        Some(AttributeKind::Array(elements)) => elements,
        _ => &[],
    }
}

/// `"GLCompute" @function, @variable`
pub(in crate::spirv) fn parse_entry_point<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    string(parser, state, "execution_model")?;
    let function = parser.piece(attribute("fn"), symbol)?;
    set_attribute(parser, state, "fn", function);
    let mut variables = Vec::new();
    while parser.eat(TokenKind::Comma) {
        variables.push(parser.piece(attribute("interface"), symbol)?);
    }
    add_list(parser, state, "interface", variables);
    Ok(())
}

pub(in crate::spirv) fn print_entry_point(printer: &mut Printer<'_>, operation: OperationId) {
    let word = word_of(printer, operation, "execution_model");
    printer.text(&format!(" \"{word}\" "));
    if let Some(function) = printer.ir().attribute(operation, "fn") {
        printer.attribute(function);
    }
    for variable in list(printer, operation, "interface") {
        printer.text(", ");
        printer.attribute(*variable);
    }
}

/// `@function "LocalSize", 3, 4, 5`
pub(in crate::spirv) fn parse_execution_mode<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let function = parser.piece(attribute("fn"), symbol)?;
    set_attribute(parser, state, "fn", function);
    string(parser, state, "execution_mode")?;
    let mut values = Vec::new();
    while parser.eat(TokenKind::Comma) {
        values.push(parser.piece(attribute("values"), i32_attribute)?);
    }
    add_list(parser, state, "values", values);
    Ok(())
}

pub(in crate::spirv) fn print_execution_mode(printer: &mut Printer<'_>, operation: OperationId) {
    printer.text(" ");
    if let Some(function) = printer.ir().attribute(operation, "fn") {
        printer.attribute(function);
    }
    let word = word_of(printer, operation, "execution_mode");
    printer.text(&format!(" \"{word}\""));
    for value in list(printer, operation, "values") {
        let value = printer.context().integer_value(*value).unwrap_or_default();
        printer.text(&format!(", {value}"));
    }
}

/// `@name spec_id(5) = 1 : i32`
pub(in crate::spirv) fn parse_constant<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    symbol_name(parser, state)?;
    if parser.eat_word("spec_id") {
        parser.expect(TokenKind::LeftParen)?;
        let is_old = parser.registry.version().is_some_and(|version| version < NEWEST_LLVM);
        let ty = parser.ir.context.integer(if is_old { 32 } else { 64 });
        let id = parser.attribute(Some(ty))?;
        set_attribute(parser, state, "spec_id", id);
        parser.expect(TokenKind::RightParen)?;
    }
    parser.expect(TokenKind::Equal)?;
    let value = parser.piece(attribute("default_value"), |parser| parser.attribute(None))?;
    set_attribute(parser, state, "default_value", value);
    Ok(())
}

pub(in crate::spirv) fn print_constant(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    print_name(printer, operation);
    let id = ir.attribute(operation, "spec_id").and_then(|id| context.integer_value(id));
    if let Some(id) = id {
        printer.text(&format!(" spec_id({id})"));
    }
    printer.text(" = ");
    if let Some(value) = ir.attribute(operation, "default_value") {
        printer.attribute(value);
    }
}

/// `@name (@part, @part) : type`
pub(in crate::spirv) fn parse_composite<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    symbol_name(parser, state)?;
    parser.expect(TokenKind::LeftParen)?;
    let mut parts = Vec::new();
    parser.comma_separated(|parser| {
        parts.push(parser.piece(attribute("constituents"), symbol)?);
        Ok(())
    })?;
    parser.expect(TokenKind::RightParen)?;
    add_list(parser, state, "constituents", parts);
    let (ty, _) = colon_type(parser, attribute("type"))?;
    let ty = parser.ir.context.type_attribute(ty);
    set_attribute(parser, state, "type", ty);
    Ok(())
}

pub(in crate::spirv) fn print_composite(printer: &mut Printer<'_>, operation: OperationId) {
    print_name(printer, operation);
    printer.text(" (");
    for (index, part) in list(printer, operation, "constituents").iter().enumerate() {
        printer.separator(index);
        printer.attribute(*part);
    }
    printer.text(") : ");
    if let Some(ty) = printer.ir().attribute(operation, "type") {
        printer.attribute(ty);
    }
}
