//! `llvm.mlir.global` and `llvm.mlir.alias`.

use super::keywords::{
    comdat, linkage, print_comdat, print_flag, print_unnamed_address, print_visibility, print_word,
    unnamed_address, visibility,
};
use crate::common::{optional_flag, print_symbol, set_attribute, symbol_name};
use abide_mlir::ir::{Attribute, AttributeKind, OperationId};
use abide_mlir::parse::{OperationState, Parse, Parser, Types, attribute};
use abide_mlir::print::{Printer, RegionForm};
use abide_mlir::syntax::TokenKind;
use abide_source::rule;

/// The attributes printed in front of a global's dictionary.
const ATTRIBUTES_BEFORE_DICTIONARY: &[&str] = &[
    "sym_name",
    "global_type",
    "constant",
    "value",
    "linkage",
    "unnamed_addr",
    "thread_local_",
    "visibility_",
    "comdat",
];

/// The attributes printed in front of an alias's dictionary.
const WRITTEN_OF_ALIAS: &[&str] =
    &["sym_name", "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_"];

/// Parses `internal hidden thread_local unnamed_addr`, all optional.
fn properties<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    linkage(parser, state)?;
    visibility(parser, state)?;
    optional_flag(parser, state, "thread_local", "thread_local_");
    unnamed_address(parser, state)
}

/// `internal constant @name(value) comdat(@c::@s) {…} : type {…}`
pub(super) fn parse_global<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    properties(parser, state)?;
    optional_flag(parser, state, "constant", "constant");
    let start = parser.current_span();
    symbol_name(parser, state)?;
    parser.expect(TokenKind::LeftParen)?;
    let mut value = None;
    if !parser.eat(TokenKind::RightParen) {
        let read = parser.piece(attribute("value"), |parser| parser.attribute(None))?;
        set_attribute(parser, state, "value", read);
        value = Some(read);
        parser.expect(TokenKind::RightParen)?;
    }
    comdat(parser, state)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let region;
    let ty = if parser.at(TokenKind::Colon) {
        let ty = parser.colon_type(attribute("global_type"))?;
        region = match parser.at(TokenKind::LeftBrace) {
            true => parser.region_with(&[], true)?,
            false => parser.ir.create_region(),
        };
        ty
    } else {
        region = parser.ir.create_region();
        match value.and_then(|value| length(parser, value)) {
            Some(length) => {
                parser.type_of_dialect("llvm", format!("array<{length} x i8>").as_bytes())
            }
            None => {
                let message = rule!("type can only be omitted for string globals")
                    .with_help("write the type at the end: '(value) : type'");
                return Err(parser.error(start, message));
            }
        }
    };
    let ty = parser.ir.context.type_attribute(ty);
    set_attribute(parser, state, "global_type", ty);
    default_address_space(parser, state);
    state.regions.push(region);
    Ok(())
}

/// The number of bytes of a text.
fn length(parser: &Parser<'_>, value: Attribute) -> Option<usize> {
    match parser.ir.context.attribute_kind(value) {
        AttributeKind::String { value, .. } => Some(parser.ir.context.bytes(*value).len()),
        _ => None,
    }
}

/// The address space, which has a value even if none is written.
fn default_address_space<'a>(parser: &mut Types<'a>, state: &mut OperationState<'a>) {
    let name = parser.ir.context.identifier("addr_space");
    if state.attribute(name).is_none() {
        let ty = parser.ir.context.integer(32);
        let value = parser.ir.context.integer_attribute(0, ty);
        state.add_attribute(name, value);
    }
}

/// `external @name {…} : type {…}`
pub(super) fn parse_alias<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    properties(parser, state)?;
    symbol_name(parser, state)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let ty = parser.colon_type(attribute("alias_type"))?;
    let ty = parser.ir.context.type_attribute(ty);
    set_attribute(parser, state, "alias_type", ty);
    state.regions.push(parser.region_with(&[], true)?);
    Ok(())
}

/// The attributes printed in front of an ifunc's dictionary.
const WRITTEN_OF_IFUNC: &[&str] = &[
    "sym_name",
    "i_func_type",
    "resolver",
    "resolver_type",
    "linkage",
    "unnamed_addr",
    "visibility_",
    "address_space",
];

/// `internal @name : type, type @resolver {…}`
pub(super) fn parse_ifunc<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    linkage(parser, state)?;
    visibility(parser, state)?;
    unnamed_address(parser, state)?;
    symbol_name(parser, state)?;
    let ty = parser.colon_type(attribute("i_func_type"))?;
    let ty = parser.ir.context.type_attribute(ty);
    set_attribute(parser, state, "i_func_type", ty);
    parser.expect(TokenKind::Comma)?;
    let ty = parser.piece(attribute("resolver_type"), |parser| parser.ty())?;
    let ty = parser.ir.context.type_attribute(ty);
    set_attribute(parser, state, "resolver_type", ty);
    let resolver = parser.piece(attribute("resolver"), |parser| parser.symbol_reference())?;
    set_attribute(parser, state, "resolver", resolver);
    let i32 = parser.ir.context.integer(32);
    let space = parser.ir.context.integer_attribute(0, i32);
    set_attribute(parser, state, "address_space", space);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

pub(super) fn print_ifunc(printer: &mut Printer<'_>, operation: OperationId) {
    printer.text(" ");
    print_word(printer, operation, "linkage", "");
    print_visibility(printer, operation);
    print_unnamed_address(printer, operation);
    print_symbol(printer, operation);
    let ir = printer.ir();
    for (before, name) in [(" : ", "i_func_type"), (", ", "resolver_type"), (" ", "resolver")] {
        if let Some(value) = ir.attribute(operation, name) {
            printer.text(before);
            printer.attribute(value);
        }
    }
    printer.attribute_dictionary(operation, WRITTEN_OF_IFUNC);
}

fn print_properties(printer: &mut Printer<'_>, operation: OperationId) {
    printer.text(" ");
    print_word(printer, operation, "linkage", "");
    print_visibility(printer, operation);
    print_flag(printer, operation, "thread_local_", "thread_local");
    print_unnamed_address(printer, operation);
}

pub(super) fn print_global(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    print_properties(printer, operation);
    print_flag(printer, operation, "constant", "constant");
    print_symbol(printer, operation);
    printer.text("(");
    let value = ir.attribute(operation, "value");
    if let Some(value) = value {
        printer.attribute(value);
    }
    printer.text(")");
    print_comdat(printer, operation);
    printer.attribute_dictionary(operation, ATTRIBUTES_BEFORE_DICTIONARY);
    // The type of a text follows from its length.
    let is_text = |value| matches!(context.attribute_kind(value), AttributeKind::String { .. });
    if !value.is_some_and(is_text) {
        print_type_and_body(printer, operation, "global_type");
    }
}

pub(super) fn print_alias(printer: &mut Printer<'_>, operation: OperationId) {
    print_properties(printer, operation);
    print_symbol(printer, operation);
    printer.attribute_dictionary(operation, WRITTEN_OF_ALIAS);
    print_type_and_body(printer, operation, "alias_type");
}

fn print_type_and_body(printer: &mut Printer<'_>, operation: OperationId, name: &str) {
    let (ir, context) = (printer.ir(), printer.context());
    let ty = ir.attribute(operation, name).and_then(|ty| context.attribute_type(ty));
    if let Some(ty) = ty {
        printer.text(" : ");
        printer.type_(ty);
    }
    if let Some(body) = ir.regions(operation).first()
        && !ir.blocks(*body).is_empty()
    {
        printer.text(" ");
        printer.region(*body, RegionForm::BODY);
    }
}
