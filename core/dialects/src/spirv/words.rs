//! Keywords of enumerations and their attributes.

use crate::common::set_attribute;
use abide_mlir::ir::{AttributeKind, OperationId};
use abide_mlir::parse::{OperationState, Parse, Parser, attribute};
use abide_mlir::print::Printer;
use abide_mlir::syntax::TokenKind;

/// Adds `#spirv.name<word>` by the name of the attribute.
pub(super) fn add<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    name: &str,
    word: &[u8],
) {
    let mnemonic = match name {
        "execution_scope" => "scope",
        "source_memory_access" => "memory_access",
        _ => name,
    };
    let body = [mnemonic.as_bytes(), b"<", word, b">"].concat();
    let context = &mut parser.ir.context;
    let (dialect, body) = (context.identifier("spirv"), context.identifier(body));
    let value = context.attribute(AttributeKind::Dialect { dialect, body, ty: None });
    set_attribute(parser, state, name, value);
}

/// `"Workgroup"`: the word of an enumeration as a string.
pub(super) fn string<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    name: &'static str,
) -> Parse {
    let word = parser.piece(attribute(name), |parser| parser.string())?;
    let word = parser.ir.context.bytes(word).to_vec();
    add(parser, state, name, &word);
    Ok(())
}

/// `Logical`: the word of an enumeration.
pub(super) fn keyword<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    name: &'static str,
) -> Parse {
    let word = parser.current_text();
    parser.piece(attribute(name), |parser| match parser.at(TokenKind::BareIdentifier) {
        true => {
            parser.bump();
            Ok(())
        }
        false => Err(parser.expected("a keyword")),
    })?;
    add(parser, state, name, word);
    Ok(())
}

/// The keyword of an attribute.
pub(super) fn word_of(printer: &Printer<'_>, operation: OperationId, name: &str) -> String {
    let context = printer.context();
    let value = printer.ir().attribute(operation, name);
    let Some(AttributeKind::Dialect { body, .. }) = value.map(|it| context.attribute_kind(it))
    else {
        return String::new();
    };
    let body = context.text(*body);
    let inner = body.split_once('<').and_then(|(_, inner)| inner.strip_suffix('>'));
    inner.unwrap_or_default().to_owned()
}
