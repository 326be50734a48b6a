//! Functions and globals.

use super::locals::element;
use crate::common::{optional_flag, print_region, print_symbol, set_attribute, symbol_name};
use crate::func::{Signature, print_arguments};
use abide_mlir::ir::{OperationId, TypeKind};
use abide_mlir::parse::{OperationState, Parse, Parser, attribute};
use abide_mlir::print::Printer;
use abide_mlir::registry::Hooks;
use abide_mlir::syntax::TokenKind;

pub(super) const FUNCTION: Hooks = Hooks::form(parse_function, print_function);
pub(super) const GLOBAL: Hooks = Hooks::form(parse_global, print_global);
pub(super) const IMPORT: Hooks = Hooks::form(parse_import, print_import);

const FUNCTION_TYPE: &str = "functionType";

/// The attributes printed in front of the dictionaries.
const OF_FUNCTION: &[&str] = &["sym_name", "exported", FUNCTION_TYPE, "arg_attrs", "res_attrs"];
const OF_GLOBAL: &[&str] = &["sym_name", "type", "isMutable", "exported"];
const OF_IMPORT: &[&str] = &["sym_name", "type", "isMutable", "moduleName", "importName"];

/// `exported @name(%a: !wasmssa<local ref to i32>) -> i32 attributes {…} {…}`
fn parse_function<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    optional_flag(parser, state, "exported", "exported");
    symbol_name(parser, state)?;
    let mut signature = Signature::default();
    signature.read(parser)?;
    // A caller passes values for variables.
    let context = &mut parser.ir.context;
    let inputs = signature.inputs.iter().map(|ty| element(context, *ty).unwrap_or(*ty)).collect();
    let results = signature.results.clone();
    let ty = context.ty(TypeKind::Function { inputs, results });
    let ty = parser.ir.context.type_attribute(ty);
    set_attribute(parser, state, FUNCTION_TYPE, ty);
    parser.optional_attribute_dictionary_with_keyword(&mut state.attributes)?;
    signature.attributes_and_body(parser, state)
}

fn is_set(printer: &Printer<'_>, operation: OperationId, name: &str) -> bool {
    printer.ir().attribute(operation, name).is_some()
}

fn print_function(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    printer.text(if is_set(printer, operation, "exported") { " exported " } else { " " });
    print_symbol(printer, operation);
    let ty = ir.attribute(operation, FUNCTION_TYPE).and_then(|ty| context.attribute_type(ty));
    let Some(TypeKind::Function { inputs, results }) = ty.map(|ty| context.type_kind(ty)) else {
        return;
    };
    printer.text("(");
    print_arguments(printer, operation, inputs);
    printer.text(")");
    if !results.is_empty() {
        printer.text(" -> ");
        printer.result_types(results.iter().copied());
    }
    printer.attribute_dictionary_with_keyword(operation, OF_FUNCTION);
    if ir.regions(operation).first().is_some_and(|body| !ir.blocks(*body).is_empty()) {
        print_region(printer, operation, 0, true);
    }
}

/// `exported @name i32 mutable : {…} {attributes}`
fn parse_global<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    optional_flag(parser, state, "exported", "exported");
    symbol_name(parser, state)?;
    global_type(parser, state)?;
    optional_flag(parser, state, "mutable", "isMutable");
    parser.expect(TokenKind::Colon)?;
    state.regions.push(parser.region_with(&[], true)?);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

fn global_type<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let ty = parser.piece(attribute("type"), |parser| parser.ty())?;
    let ty = parser.ir.context.type_attribute(ty);
    set_attribute(parser, state, "type", ty);
    Ok(())
}

fn print_type_of(printer: &mut Printer<'_>, operation: OperationId, before: &str) {
    printer.text(before);
    if let Some(ty) = printer.ir().attribute(operation, "type") {
        printer.attribute(ty);
    }
}

fn print_global(printer: &mut Printer<'_>, operation: OperationId) {
    printer.text(if is_set(printer, operation, "exported") { " exported " } else { " " });
    print_symbol(printer, operation);
    print_type_of(printer, operation, " ");
    printer.text(if is_set(printer, operation, "isMutable") { " mutable :" } else { " :" });
    print_region(printer, operation, 0, true);
    printer.attribute_dictionary(operation, OF_GLOBAL);
}

/// `"name" from "module" as @name mutable : i32 {attributes}`
fn parse_import<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    string(parser, state, "importName")?;
    parser.expect_word("from")?;
    string(parser, state, "moduleName")?;
    parser.expect_word("as")?;
    symbol_name(parser, state)?;
    optional_flag(parser, state, "mutable", "isMutable");
    parser.expect(TokenKind::Colon)?;
    global_type(parser, state)?;
    parser.optional_attribute_dictionary(&mut state.attributes)
}

fn string<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    name: &'static str,
) -> Parse {
    let text = parser.piece(attribute(name), |parser| parser.string())?;
    let text = parser.ir.context.bytes(text).to_vec();
    let text = parser.ir.context.string_attribute(text);
    set_attribute(parser, state, name, text);
    Ok(())
}

fn print_import(printer: &mut Printer<'_>, operation: OperationId) {
    for (before, name, after) in [(" ", "importName", " from "), ("", "moduleName", " as ")] {
        printer.text(before);
        if let Some(text) = printer.ir().attribute(operation, name) {
            printer.attribute(text);
        }
        printer.text(after);
    }
    print_symbol(printer, operation);
    let is_mutable = is_set(printer, operation, "isMutable");
    print_type_of(printer, operation, if is_mutable { " mutable : " } else { " : " });
    printer.attribute_dictionary(operation, OF_IMPORT);
}
