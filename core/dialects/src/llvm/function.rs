//! `llvm.func`.

use super::keywords::{
    calling_convention, comdat, linkage, print_comdat, print_unnamed_address, print_visibility,
    print_word, unnamed_address, visibility,
};
use super::types::{LlvmType, is_compatible_outside, is_named, llvm_type};
use crate::common::{print_symbol, set_attribute, symbol_name};
use crate::func::{Signature, attributes_of, print_arguments};
use abide_mlir::ir::{AttributeKind, Ir, OperationId, Type};
use abide_mlir::parse::{OperationState, Parse, Parser};
use abide_mlir::print::{Printer, RegionForm, print_type};
use abide_mlir::syntax::TokenKind;
use abide_source::rule;

/// The attributes printed in front of the dictionary.
const ATTRIBUTES_BEFORE_DICTIONARY: &[&str] = &[
    "sym_name",
    "function_type",
    "arg_attrs",
    "res_attrs",
    "linkage",
    "CConv",
    "visibility_",
    "comdat",
    "unnamed_addr",
    "vscale_range",
];

/// `internal @name(%a: i32, ...) -> i32 vscale_range(1, 2) comdat(@c::@s) attributes {…} {…}`
pub(super) fn parse<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    linkage(parser, state)?;
    visibility(parser, state)?;
    unnamed_address(parser, state)?;
    calling_convention(parser, state)?;
    symbol_name(parser, state)?;
    let start = parser.current_span();
    let mut signature = Signature::variadic().or_empty();
    signature.read(parser)?;
    if signature.results.len() > 1 {
        let message = "failed to construct function type: expected zero or one function result";
        return Err(parser.error(start, message));
    }
    let context = &parser.ir.context;
    for (types, group) in
        [(signature.inputs.as_slice(), "arguments"), (signature.results.as_slice(), "results")]
    {
        if !types.iter().all(|ty| is_compatible_outside(context, *ty)) {
            let message = rule!(
                "failed to construct function type: expected LLVM type for function {}",
                group
            )
            .with_help("use types of LLVM: 'i64' for 'index', '!llvm.ptr' for a memref");
            return Err(parser.error(start, message));
        }
    }
    let variadic = signature.variadic == Some(true);
    let ty = function_type(parser, signature.results.first().copied(), &signature.inputs, variadic);
    let ty = parser.ir.context.type_attribute(ty);
    set_attribute(parser, state, "function_type", ty);
    vector_scale(parser, state)?;
    comdat(parser, state)?;
    parser.optional_attribute_dictionary_with_keyword(&mut state.attributes)?;
    signature.attributes_and_body(parser, state)
}

/// `!llvm.func<i32 (ptr, ...)>`
fn function_type(
    parser: &mut Parser<'_>,
    result: Option<Type>,
    inputs: &[Type],
    variadic: bool,
) -> Type {
    let ir: &Ir = &parser.ir;
    let mut inputs: Vec<Vec<u8>> = inputs.iter().map(|ty| print_type(ir, *ty)).collect();
    if variadic {
        inputs.push(b"...".to_vec());
    }
    let result = result.map_or_else(|| b"void".to_vec(), |ty| print_type(ir, ty));
    let body = [b"func<", &*result, b" (", &*inputs.join(&b", "[..]), b")>"].concat();
    let body = super::canonical_body(&body).unwrap_or(body);
    parser.type_of_dialect("llvm", &body)
}

/// `vscale_range(1, 2)`, or nothing.
fn vector_scale<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    if !parser.eat_word("vscale_range") {
        return Ok(());
    }
    parser.expect(TokenKind::LeftParen)?;
    let least = parser.integer()?;
    parser.expect(TokenKind::Comma)?;
    let most = parser.integer()?;
    parser.expect(TokenKind::RightParen)?;
    let body = format!("vscale_range<minRange = {least} : i32, maxRange = {most} : i32>");
    let context = &mut parser.ir.context;
    let (dialect, body) = (context.identifier("llvm"), context.identifier(body));
    let range = context.attribute(AttributeKind::Dialect { dialect, body, ty: None });
    set_attribute(parser, state, "vscale_range", range);
    Ok(())
}

pub(super) fn print(printer: &mut Printer<'_>, operation: OperationId) {
    printer.text(" ");
    print_word(printer, operation, "linkage", "external");
    print_visibility(printer, operation);
    print_unnamed_address(printer, operation);
    print_word(printer, operation, "CConv", "ccc");
    print_symbol(printer, operation);
    print_signature(printer, operation);
    print_vector_scale(printer, operation);
    print_comdat(printer, operation);
    printer.attribute_dictionary_with_keyword(operation, ATTRIBUTES_BEFORE_DICTIONARY);
    if let Some(body) = printer.ir().regions(operation).first()
        && !printer.ir().blocks(*body).is_empty()
    {
        printer.text(" ");
        printer.region(*body, RegionForm::BODY);
    }
}

fn print_signature(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    let ty = ir.attribute(operation, "function_type").and_then(|ty| context.attribute_type(ty));
    let Some(LlvmType::Function { result, inputs, variadic }) = ty.map(|ty| llvm_type(context, ty))
    else {
        return;
    };
    printer.text("(");
    print_arguments(printer, operation, &inputs);
    if variadic {
        printer.separator(inputs.len());
        printer.text("...");
    }
    printer.text(")");
    if is_named(context, result, "void") {
        return;
    }
    let attributes = attributes_of(printer, operation, "res_attrs", 0);
    printer.text(if attributes.is_empty() { " -> " } else { " -> (" });
    printer.type_(result);
    if !attributes.is_empty() {
        printer.optional_dictionary(attributes);
        printer.text(")");
    }
}

fn print_vector_scale(printer: &mut Printer<'_>, operation: OperationId) {
    let context = printer.context();
    let range = printer.ir().attribute(operation, "vscale_range");
    let Some(AttributeKind::Dialect { body, .. }) = range.map(|it| context.attribute_kind(it))
    else {
        return;
    };
    let body = context.text(*body).into_owned();
    let number = |name: &str| {
        let after = body.split_once(name)?.1.trim_start_matches([' ', '=']);
        Some(after.split([' ', ':', ',']).next()?.to_owned())
    };
    if let (Some(least), Some(most)) = (number("minRange"), number("maxRange")) {
        printer.text(&format!(" vscale_range({least}, {most})"));
    }
}
