//! The dialect's attributes with C++ parsers.

use super::{STORAGE_CLASSES, read};
use abide_mlir::parse::{Parse, Tokens};
use abide_mlir::syntax::TokenKind;
use abide_source::rule;

/// Checks an attribute of the dialect.
pub(super) fn check(tokens: &mut Tokens<'_>) -> Parse {
    match tokens.eat_name() {
        b"spirv.interface_var_abi" => interface_variable(tokens),
        b"spirv.vce" => version_and_more(tokens),
        b"spirv.target_env" => target(tokens),
        _ => Ok(()),
    }
}

/// Parses `<#spirv.vce<…>, #spirv.resource_limits<>>`: the parts after the version vary with the version of LLVM.
fn target(tokens: &mut Tokens<'_>) -> Parse {
    tokens.expect(TokenKind::Less)?;
    if tokens.text_of(tokens.current_span()) == b"#spirv.vce" {
        tokens.eat_name();
        version_and_more(tokens)?;
    } else {
        tokens.type_span()?;
    }
    tokens.expect(TokenKind::Comma)
}

/// `<(0, 1), Uniform>`: the set and the binding of a variable, and its storage class.
fn interface_variable(tokens: &mut Tokens<'_>) -> Parse {
    tokens.expect(TokenKind::Less)?;
    tokens.expect(TokenKind::LeftParen)?;
    number(tokens, "missing descriptor set")?;
    tokens.expect(TokenKind::Comma)?;
    number(tokens, "missing binding")?;
    tokens.expect(TokenKind::RightParen)?;
    if tokens.eat(TokenKind::Comma) {
        read(&STORAGE_CLASSES, tokens, &mut Vec::new())?;
    }
    tokens.expect(TokenKind::Greater)
}

fn number(tokens: &mut Tokens<'_>, missing: &'static str) -> Parse {
    if tokens.eat_number().is_none() {
        return Err(tokens.error_here(missing));
    }
    if tokens.eat(TokenKind::Colon) {
        tokens.type_span()?;
    }
    Ok(())
}

/// `<v1.0, [Shader], [SPV_KHR_16bit_storage]>`: a version, capabilities and extensions. Which of the latter there are
/// grows from version to version.
fn version_and_more(tokens: &mut Tokens<'_>) -> Parse {
    tokens.expect(TokenKind::Less)?;
    let version = tokens.any_word()?;
    let word = String::from_utf8_lossy(tokens.text_of(version)).into_owned();
    let minor = word.strip_prefix("v1.").unwrap_or_default();
    if !matches!(minor.as_bytes(), [b'0'..=b'6']) {
        return Err(tokens.error(
            version,
            rule!("unknown version: {}", word).with_help("write a version such as 'v1.6'"),
        ));
    }
    tokens.expect(TokenKind::Comma)?;
    keywords(tokens)?;
    tokens.expect(TokenKind::Comma)?;
    keywords(tokens)?;
    tokens.expect(TokenKind::Greater)
}

/// `[Shader, Matrix]`
fn keywords(tokens: &mut Tokens<'_>) -> Parse {
    tokens.expect(TokenKind::LeftBracket)?;
    if tokens.eat(TokenKind::RightBracket) {
        return Ok(());
    }
    loop {
        tokens.any_word()?;
        if !tokens.eat(TokenKind::Comma) {
            return tokens.expect(TokenKind::RightBracket);
        }
    }
}
