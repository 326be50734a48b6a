//! Rules of the types of `smt`.

use abide_mlir::parse::{Parse, Tokens};
use abide_mlir::syntax::TokenKind;

/// Checks a type of the dialect.
pub(super) fn check(tokens: &mut Tokens<'_>) -> Parse {
    let name = tokens.eat_name();
    if !tokens.eat(TokenKind::Less) {
        return Ok(());
    }
    match name {
        b"smt.bv" => width(tokens),
        b"smt.array" => array(tokens),
        b"smt.func" => function(tokens),
        _ => Ok(()),
    }
}

/// The width of a bit-vector.
fn width(tokens: &mut Tokens<'_>) -> Parse {
    const MESSAGE: &str = "bit-vector must have at least a width of one";
    if tokens.at(TokenKind::Minus) {
        return Err(tokens.error_here(MESSAGE));
    }
    match tokens.eat_number() {
        Some((span, 0)) => Err(tokens.error(span, MESSAGE)),
        _ => Ok(()),
    }
}

/// `[!smt.int -> !smt.bool]`
fn array(tokens: &mut Tokens<'_>) -> Parse {
    tokens.expect(TokenKind::LeftBracket)?;
    value(tokens, true, "domain must be any SMT value type")?;
    tokens.expect(TokenKind::Arrow)?;
    value(tokens, true, "range must be any SMT value type")
}

/// `(!smt.int, !smt.bool) !smt.bool`
fn function(tokens: &mut Tokens<'_>) -> Parse {
    tokens.expect(TokenKind::LeftParen)?;
    loop {
        value(tokens, false, "domain types must be any non-function SMT type")?;
        if !tokens.eat(TokenKind::Comma) {
            break;
        }
    }
    tokens.expect(TokenKind::RightParen)?;
    value(tokens, false, "range type must be any non-function SMT type")
}

/// A type of a value of the dialect, a function where these are allowed.
fn value(tokens: &mut Tokens<'_>, allows_function: bool, message: &'static str) -> Parse {
    let span = tokens.type_span()?;
    let text = tokens.text_of(span);
    // An alias may be any type.
    let is_alias = text.first() == Some(&b'!') && !text.contains(&b'.');
    let is_own = text.starts_with(b"!smt.") && (allows_function || !text.starts_with(b"!smt.func"));
    if is_alias || is_own { Ok(()) } else { Err(tokens.error(span, message)) }
}
