//! `llvm.func`, and types of functions as text.

use super::keywords::{
    calling_convention, comdat, linkage, print_comdat, print_symbol, print_unnamed_address,
    print_visibility, print_word, symbol, unnamed_address, visibility,
};
use super::types::is_compatible_outside;
use crate::common::set_attribute;
use crate::func::{Signature, attributes_of};
use abide_mlir::ir::{AttributeKind, Ir, OperationId, Type, TypeKind};
use abide_mlir::parse::{OperationState, Parse, Parser};
use abide_mlir::print::{Printer, print_type};
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
pub(super) fn parse<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse<()> {
    linkage(parser, state)?;
    visibility(parser, state)?;
    unnamed_address(parser, state)?;
    calling_convention(parser, state)?;
    symbol(parser, state)?;
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
fn vector_scale<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse<()> {
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

/// The text of a function type: the input types and the result type.
struct Parts<'t> {
    inputs: Vec<&'t [u8]>,
    result: &'t [u8],
}

/// The parts of `func<i32 (ptr, ...)>`.
fn parts(body: &[u8]) -> Option<Parts<'_>> {
    let inner = body.strip_prefix(b"func<")?.strip_suffix(b">")?.strip_suffix(b")")?;
    let (mut depth, mut open, mut commas) = (0_usize, None, Vec::new());
    for (at, byte) in inner.iter().enumerate() {
        match byte {
            b'(' if depth == 0 => {
                open = Some(at);
                commas.clear();
                depth += 1;
            }
            b'(' | b'<' | b'[' | b'{' => depth += 1,
            b')' | b'>' | b']' | b'}' => depth = depth.saturating_sub(1),
            b',' if depth == 1 && open.is_some() => commas.push(at),
            _ => {}
        }
    }
    let open = open?;
    let (mut start, mut inputs) = (open + 1, Vec::new());
    for end in commas.into_iter().chain([inner.len()]) {
        inputs.push(inner.get(start..end)?.trim_ascii());
        start = end + 1;
    }
    inputs.retain(|input| !input.is_empty());
    Some(Parts { inputs, result: inner.get(..open)?.trim_ascii() })
}

/// Prints a type as spelled outside of others: the dialect's `ptr` is `!llvm.ptr`.
fn print_part(printer: &mut Printer<'_>, part: &[u8]) {
    const OWN_TYPE_WORDS: &[&str] = &[
        "void",
        "ppc_fp128",
        "token",
        "label",
        "metadata",
        "func",
        "ptr",
        "vec",
        "array",
        "struct",
        "target",
        "x86_amx",
    ];
    let word = part.split(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_').next();
    if OWN_TYPE_WORDS.iter().any(|own| Some(own.as_bytes()) == word) {
        printer.text("!llvm.");
    }
    printer.bytes(part);
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
        printer.region(*body, false, true, false);
    }
}

fn print_signature(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    let ty = ir.attribute(operation, "function_type").and_then(|ty| context.attribute_type(ty));
    let Some(TypeKind::Dialect { body, .. }) = ty.map(|ty| context.type_kind(ty)) else { return };
    let Some(Parts { inputs, result }) = parts(context.bytes(*body)) else { return };
    let entry = ir.regions(operation).first().and_then(|body| ir.entry_block(*body));
    let arguments = entry.map_or(&[][..], |entry| ir.arguments(entry));
    printer.text("(");
    for (index, input) in inputs.iter().enumerate() {
        printer.separator(index);
        let attributes = attributes_of(printer, operation, "arg_attrs", index);
        match arguments.get(index) {
            _ if *input == b"..." => printer.text("..."),
            Some(argument) => printer.region_argument(*argument, attributes),
            None => {
                print_part(printer, input);
                printer.optional_dictionary(attributes);
            }
        }
    }
    printer.text(")");
    if result == b"void" {
        return;
    }
    let attributes = attributes_of(printer, operation, "res_attrs", 0);
    printer.text(if attributes.is_empty() { " -> " } else { " -> (" });
    print_part(printer, result);
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
        let behind = body.split_once(name)?.1.trim_start_matches([' ', '=']);
        Some(behind.split([' ', ':', ',']).next()?.to_owned())
    };
    if let (Some(least), Some(most)) = (number("minRange"), number("maxRange")) {
        printer.text(&format!(" vscale_range({least}, {most})"));
    }
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn a_type_of_functions_falls_into_its_parts() {
        let found = parts(b"func<struct<(i32, ptr)> (ptr, func<void (i32, ...)>, ...)>").unwrap();
        assert_eq!(found.result, b"struct<(i32, ptr)>");
        assert_eq!(found.inputs, [&b"ptr"[..], b"func<void (i32, ...)>", b"..."]);
        assert_eq!(parts(b"func<void ()>").unwrap().inputs.len(), 0);
        assert!(parts(b"ptr").is_none() && parts(b"func<i32>").is_none());
    }
}
