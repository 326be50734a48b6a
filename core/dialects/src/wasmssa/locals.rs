//! Local variables, whose types are written `ref to i32`.

use crate::common::resolve_all;
use abide_mlir::ir::{AttributeKind, Context, OperationId, Type};
use abide_mlir::parse::{OperationState, Operations, Parse, Parser, Types, operand, operand_type};
use abide_mlir::print::{Printer, print_type};
use abide_mlir::registry::{DialectType, Hooks, Parameter};
use abide_mlir::syntax::TokenKind;

pub(super) const GET: Hooks = Hooks::form(parse_get, print_get);
pub(super) const SET: Hooks = Hooks::form(parse_set, print_set);
pub(super) const TEE: Hooks = Hooks::form(parse_tee, print_set);

/// The type of a variable for values of this type.
fn reference(parser: &mut Types<'_>, element: Type) -> Type {
    let text = String::from_utf8_lossy(&print_type(&parser.ir, element)).into_owned();
    parser.type_of_dialect("wasmssa", format!("<local ref to {text}>").as_bytes())
}

/// The type of a variable's values; `None` if a type is not that of a variable.
pub(super) fn element(context: &Context, ty: Type) -> Option<Type> {
    let own = DialectType::of(context, ty)?;
    match *own.parameters.as_slice() {
        [.., Parameter::Type(ty)] if (own.dialect, own.name) == ("wasmssa", "local") => Some(ty),
        _ => None,
    }
}

/// Infers the reference type of a declared variable from its type attribute.
pub(super) fn declared<'a>(parser: &mut Operations<'a>, state: &mut OperationState<'a>) -> Parse {
    let name = parser.ir.context.identifier("type");
    let ty = state.attribute(name).map(|ty| parser.ir.context.attribute_kind(ty).clone());
    if let Some(AttributeKind::Type(ty)) = ty {
        state.results.push(reference(parser, ty));
    }
    Ok(())
}

/// `%variable : ref to i32`: the type of its values.
fn variable<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse<Type> {
    let variable = parser.operand_of(operand("localVar"))?;
    parser.expect(TokenKind::Colon)?;
    parser.expect_word("ref")?;
    parser.expect_word("to")?;
    let element = parser.piece(operand_type("localVar"), |parser| parser.ty())?;
    let ty = reference(parser, element);
    resolve_all(parser, state, &[variable], &[ty], state.name_span)?;
    Ok(element)
}

/// `%variable : ref to i32 {attributes}`
fn parse_get<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let element = variable(parser, state)?;
    state.results.push(element);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

/// `%variable : ref to i32 to %value : i32 {attributes}`
fn parse_set<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    variable(parser, state)?;
    parser.expect_word("to")?;
    let value = parser.operand_of(operand("value"))?;
    let ty = parser.colon_type(operand_type("value"))?;
    resolve_all(parser, state, &[value], &[ty], state.name_span)?;
    parser.optional_attribute_dictionary(&mut state.attributes)
}

/// As [`parse_set`], with the value as a result.
fn parse_tee<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    parse_set(parser, state)?;
    let ty = state.operands.get(1).map(|value| parser.ir.value_type(*value));
    state.results.extend(ty);
    Ok(())
}

fn print_variable(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let Some(variable) = ir.operand(operation, 0) else { return };
    printer.text(" ");
    printer.operand(variable);
    printer.text(" :  ref to ");
    if let Some(element) = element(&ir.context, ir.value_type(variable)) {
        printer.type_(element);
    }
}

fn print_get(printer: &mut Printer<'_>, operation: OperationId) {
    print_variable(printer, operation);
    printer.attribute_dictionary(operation, &[]);
}

fn print_set(printer: &mut Printer<'_>, operation: OperationId) {
    print_variable(printer, operation);
    let value = printer.ir().operand(operation, 1);
    printer.text(" to ");
    printer.operands(value);
    printer.text(" : ");
    printer.operand_types(value);
    printer.attribute_dictionary(operation, &[]);
}
