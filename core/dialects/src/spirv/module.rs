//! `spirv.module`, `spirv.func` and `spirv.Constant`.

use super::types::is_named;
use super::words::{keyword, string, word_of};
use crate::common::{print_symbol, set_attribute, symbol_name};
use crate::func::{Signature, print_signature};
use abide_mlir::ir::{AttributeKind, OperationId, TypeKind};
use abide_mlir::parse::{OperationState, Parse, Parser, attribute, result_type};
use abide_mlir::print::{Printer, RegionForm};
use abide_mlir::syntax::TokenKind;

/// The attributes printed in front of a module's dictionary.
const OF_MODULE: &[&str] = &["sym_name", "addressing_model", "memory_model", "vce_triple"];

/// The attributes printed in front of a function's dictionary.
const OF_FUNC: &[&str] =
    &["sym_name", "function_type", "arg_attrs", "res_attrs", "function_control"];

/// `@name Logical GLSL450 requires #spirv.vce<…> attributes {…} {…}`
pub(super) fn parse_module<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    if parser.at(TokenKind::AtIdentifier) {
        symbol_name(parser, state)?;
    }
    keyword(parser, state, "addressing_model")?;
    keyword(parser, state, "memory_model")?;
    if parser.eat_word("requires") {
        let version = parser.piece(attribute("vce_triple"), |parser| parser.attribute(None))?;
        set_attribute(parser, state, "vce_triple", version);
    }
    parser.optional_attribute_dictionary_with_keyword(&mut state.attributes)?;
    let body = parser.region_with(&[], true)?;
    if parser.ir.blocks(body).is_empty() {
        let span = parser.current_span();
        parser.ir.add_block(body, span);
    }
    state.regions.push(body);
    Ok(())
}

pub(super) fn print_module(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    let name = ir.attribute(operation, "sym_name").and_then(|name| context.string_value(name));
    if let Some(name) = name {
        printer.text(" ");
        printer.symbol_name(name);
    }
    for name in ["addressing_model", "memory_model"] {
        let word = word_of(printer, operation, name);
        printer.text(&format!(" {word}"));
    }
    if let Some(version) = ir.attribute(operation, "vce_triple") {
        printer.text(" requires ");
        printer.attribute(version);
    }
    printer.attribute_dictionary_with_keyword(operation, OF_MODULE);
    if let Some(body) = ir.regions(operation).first() {
        printer.text(" ");
        printer.region(*body, RegionForm::BODY);
    }
}

/// `@name(%a: i32) -> i32 "None" attributes {…} {…}`
pub(super) fn parse_func<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let mut signature = Signature::default();
    signature.read_with_name(parser, state)?;
    string(parser, state, "function_control")?;
    parser.optional_attribute_dictionary_with_keyword(&mut state.attributes)?;
    signature.attributes_and_body(parser, state)
}

pub(super) fn print_func(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    print_symbol(printer, operation);
    print_signature(printer, operation);
    let control = word_of(printer, operation, "function_control");
    printer.text(&format!(" \"{control}\""));
    printer.attribute_dictionary_with_keyword(operation, OF_FUNC);
    if let Some(body) = ir.regions(operation).first()
        && !ir.blocks(*body).is_empty()
    {
        printer.text(" ");
        printer.region(*body, RegionForm::BODY);
    }
}

/// Parses `1 : i32`, or `[1 : i32] : !spirv.array<1 x i32>`: a value without its own type is followed by one.
pub(super) fn parse_constant<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let value = parser.piece(attribute("value"), |parser| parser.attribute(None))?;
    set_attribute(parser, state, "value", value);
    let context = &mut parser.ir.context;
    let own = match context.attribute_kind(value) {
        AttributeKind::Integer { ty, .. }
        | AttributeKind::Float { ty, .. }
        | AttributeKind::DenseElements { ty, .. } => Some(*ty),
        _ => None,
    };
    let is_tensor = |ty| matches!(parser.ir.context.type_kind(ty), TypeKind::Tensor { .. });
    let ty = match own.filter(|ty| !is_tensor(*ty)) {
        Some(ty) => ty,
        None => parser.colon_type(result_type(0))?,
    };
    state.results.push(ty);
    Ok(())
}

pub(super) fn print_constant(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    printer.text(" ");
    if let Some(value) = ir.attribute(operation, "value") {
        printer.attribute(value);
    }
    let result = ir.result(operation, 0).map(|result| ir.value_type(result));
    let is_array = result.is_some_and(|ty| is_named(context, ty, "array"));
    if is_array {
        printer.text(" : ");
        printer.operand_types(ir.results(operation));
    }
}
