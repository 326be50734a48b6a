//! The keywords in front of the names of functions and globals, and their attributes.

use crate::common::set_attribute;
use abide_mlir::ir::{Attribute, AttributeKind, OperationId};
use abide_mlir::parse::{OperationState, Parse, Parser, Types, attribute};
use abide_mlir::print::Printer;
use abide_mlir::syntax::TokenKind;

/// The linkages of a symbol.
const LINKAGES: &[&str] = &[
    "external",
    "available_externally",
    "linkonce",
    "linkonce_odr",
    "weak",
    "weak_odr",
    "appending",
    "internal",
    "private",
    "extern_weak",
    "common",
];

/// The visibility of a symbol; the index of a word is its number, and the first is empty.
const VISIBILITIES: &[&str] = &["", "hidden", "protected"];

/// Whether the address of a symbol matters; likewise.
const ADDRESSES: &[&str] = &["", "local_unnamed_addr", "unnamed_addr"];

/// The calling conventions for all processors.
const CALLING_CONVENTIONS: &[&str] = &["ccc", "fastcc", "coldcc", "tailcc", "swiftcc"];

/// The tail call kinds.
const TAIL_CALLS: &[&str] = &["none", "notail", "musttail", "tail"];

/// `#llvm.name<word>`
fn in_brackets(parser: &mut Types<'_>, name: &str, word: &[u8]) -> Attribute {
    let body = [name.as_bytes(), b"<", word, b">"].concat();
    let context = &mut parser.ir.context;
    let (dialect, body) = (context.identifier("llvm"), context.identifier(body));
    context.attribute(AttributeKind::Dialect { dialect, body, ty: None })
}

/// Parses a word of an attribute; `words` are those worth suggesting.
fn one_of<'a>(
    parser: &mut Types<'a>,
    name: &'static str,
    words: &[&str],
    is_one: impl Fn(&[u8]) -> bool,
) -> Parse<Option<&'a [u8]>> {
    parser.may_be(attribute(name));
    let word = parser.current_text();
    if !parser.at(TokenKind::BareIdentifier) || !is_one(word) {
        parser.note_absent_words(words);
        return Ok(None);
    }
    parser.piece(attribute(name), |parser| {
        parser.bump();
        Ok(Some(word))
    })
}

/// Parses `internal`, or another linkage; without one, the first of them.
pub(super) fn linkage<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let is_one = |word: &[u8]| LINKAGES.iter().any(|one| one.as_bytes() == word);
    let word = one_of(parser, "linkage", LINKAGES, is_one)?;
    let value = in_brackets(parser, "linkage", word.unwrap_or(b"external"));
    set_attribute(parser, state, "linkage", value);
    Ok(())
}

/// A word whose place in a list is the value of an attribute.
fn numbered<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    name: &'static str,
    words: &[&str],
) -> Parse {
    let place = |word: &[u8]| words.iter().position(|one| one.as_bytes() == word);
    let word =
        one_of(parser, name, words.get(1..).unwrap_or_default(), |word| place(word).is_some())?;
    let number = word.and_then(place).and_then(|place| i64::try_from(place).ok());
    let ty = parser.ir.context.i64_type();
    let value = parser.ir.context.integer_attribute(number.unwrap_or(0), ty);
    set_attribute(parser, state, name, value);
    Ok(())
}

/// `hidden`, `protected` or nothing.
pub(super) fn visibility<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    numbered(parser, state, "visibility_", VISIBILITIES)
}

/// `local_unnamed_addr`, `unnamed_addr` or nothing.
pub(super) fn unnamed_address<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    numbered(parser, state, "unnamed_addr", ADDRESSES)
}

/// Parses `fastcc`, or another calling convention; without one, that of C. All their names end alike, except for two
/// with numbers.
pub(super) fn calling_convention<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let is_one = |word: &[u8]| word.ends_with(b"cc") || matches!(word, b"cc_10" | b"cc_11");
    let word = one_of(parser, "CConv", CALLING_CONVENTIONS, is_one)?;
    let value = in_brackets(parser, "cconv", word.unwrap_or(b"ccc"));
    set_attribute(parser, state, "CConv", value);
    Ok(())
}

/// `musttail` or the like.
pub(super) fn tail_call<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let is_one = |word: &[u8]| TAIL_CALLS.iter().any(|one| one.as_bytes() == word);
    let word = one_of(parser, "TailCallKind", TAIL_CALLS, is_one)?;
    let value = in_brackets(parser, "tailcallkind", word.unwrap_or(b"none"));
    set_attribute(parser, state, "TailCallKind", value);
    Ok(())
}

/// `comdat(@group::@selector)`, or nothing.
pub(super) fn comdat<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    if !parser.eat_word("comdat") {
        return Ok(());
    }
    parser.expect(TokenKind::LeftParen)?;
    let value = parser.piece(attribute("comdat"), |parser| parser.symbol_reference())?;
    set_attribute(parser, state, "comdat", value);
    parser.expect(TokenKind::RightParen)
}

/// The word between the brackets of an attribute such as `#llvm.linkage<internal>`.
fn word_of(printer: &Printer<'_>, operation: OperationId, name: &str) -> Option<String> {
    let context = printer.context();
    let value = printer.ir().attribute(operation, name)?;
    let AttributeKind::Dialect { body, .. } = context.attribute_kind(value) else { return None };
    let body = context.text(*body);
    let word = body.split_once('<')?.1.strip_suffix('>')?;
    Some(word.to_owned())
}

/// Prints the keyword of an attribute and a space, except for the default.
pub(super) fn print_word(
    printer: &mut Printer<'_>,
    operation: OperationId,
    name: &str,
    default: &str,
) {
    if let Some(word) = word_of(printer, operation, name).filter(|word| word != default) {
        printer.text(&word);
        printer.text(" ");
    }
}

/// Prints the keyword of a number, and a space.
fn print_numbered(printer: &mut Printer<'_>, operation: OperationId, name: &str, words: &[&str]) {
    let (ir, context) = (printer.ir(), printer.context());
    let number = ir.attribute(operation, name).and_then(|value| context.integer_value(value));
    let place = number.and_then(|number| usize::try_from(number).ok());
    let word = place.and_then(|place| words.get(place)).filter(|word| !word.is_empty());
    if let Some(word) = word {
        printer.text(word);
        printer.text(" ");
    }
}

pub(super) fn print_visibility(printer: &mut Printer<'_>, operation: OperationId) {
    print_numbered(printer, operation, "visibility_", VISIBILITIES);
}

pub(super) fn print_unnamed_address(printer: &mut Printer<'_>, operation: OperationId) {
    print_numbered(printer, operation, "unnamed_addr", ADDRESSES);
}

/// Prints a word and a blank if an attribute is present.
pub(super) fn print_flag(
    printer: &mut Printer<'_>,
    operation: OperationId,
    name: &str,
    word: &str,
) {
    if printer.ir().attribute(operation, name).is_some() {
        printer.text(word);
        printer.text(" ");
    }
}

pub(super) fn print_comdat(printer: &mut Printer<'_>, operation: OperationId) {
    if let Some(comdat) = printer.ir().attribute(operation, "comdat") {
        printer.text(" comdat(");
        printer.attribute(comdat);
        printer.text(")");
    }
}
