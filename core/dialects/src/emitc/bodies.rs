//! Checks of the bodies of the dialect's types.

use abide_mlir::parse::{Parse, Tokens};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Message;
use abide_source::rule;

/// Checks a type of the dialect.
pub(super) fn check_type(tokens: &mut Tokens<'_>) -> Parse {
    let span = tokens.type_span()?;
    match opaque(tokens.text_of(span)) {
        Some(message) => Err(tokens.error(span, message)),
        None => tokens.within(span, type_),
    }
}

fn type_(tokens: &mut Tokens<'_>) -> Parse {
    if !tokens.at(TokenKind::ExclamationIdentifier) {
        return Ok(());
    }
    match tokens.eat_name() {
        b"emitc.array" => array(tokens),
        b"emitc.ptr" => {
            tokens.expect(TokenKind::Less)?;
            inner(tokens, &["!emitc.lvalue<"], |_| {
                rule!("pointers to lvalues are not allowed")
                    .with_help("point to the type within '!emitc.lvalue<..>'")
            })
        }
        b"emitc.lvalue" => {
            tokens.expect(TokenKind::Less)?;
            inner(tokens, &["!emitc.array<"], |_| {
                rule!("!emitc.lvalue cannot wrap !emitc.array type")
                    .with_help("write the array without '!emitc.lvalue'")
            })
        }
        _ => Ok(()),
    }
}

/// Parses a nested type; refuses types with these prefixes.
fn inner(tokens: &mut Tokens<'_>, refused: &[&str], message: impl Fn(&str) -> Message) -> Parse {
    let span = tokens.type_span()?;
    let text = String::from_utf8_lossy(tokens.text_of(span)).into_owned();
    if refused.iter().any(|start| text.starts_with(start)) {
        return Err(tokens.error(span, message(&text)));
    }
    tokens.within(span, type_)
}

/// `<4x8xi32>`
fn array(tokens: &mut Tokens<'_>) -> Parse {
    tokens.expect(TokenKind::Less)?;
    if tokens.at(TokenKind::Question) {
        return Err(tokens.error_here("expected static shape"));
    }
    if tokens.sizes_before_element()?.is_empty() {
        return Err(tokens.error_here("shape must not be empty"));
    }
    inner(tokens, &["tensor<", "memref<", "vector<", "tuple<", "!emitc.array<"], |own| {
        rule!("invalid array element type '{}'", own)
            .with_help("write more sizes, or elements that are numbers, pointers or opaque")
    })
}

/// The error in the text of an opaque type.
fn opaque(own: &[u8]) -> Option<&'static str> {
    match own.strip_prefix(b"!emitc.opaque<")?.strip_suffix(b">")? {
        b"\"\"" => Some("expected non empty string in !emitc.opaque type"),
        [b'"', .., b'*', b'"'] => {
            Some("pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead")
        }
        _ => None,
    }
}
