//! The text of the dialect's attributes: entries, each with a key and a value.

use abide_mlir::parse::{Parse, Tokens};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::{Message, Wanted};
use abide_source::rule;
use rustc_hash::FxHashSet;

/// The signs between a key and its value; `:` until LLVM 19.
const SIGNS: [TokenKind; 2] = [TokenKind::Equal, TokenKind::Colon];

/// Checks an attribute of the dialect.
pub(super) fn check_attribute(tokens: &mut Tokens<'_>) -> Parse {
    let signs: &[TokenKind] = match tokens.eat_name() {
        b"dlti.dl_entry" => &[TokenKind::Comma],
        b"dlti.dl_spec" | b"dlti.map" | b"dlti.target_system_spec" | b"dlti.target_device_spec" => {
            &SIGNS
        }
        _ => return Ok(()),
    };
    tokens.expect(TokenKind::Less)?;
    if tokens.eat(TokenKind::Greater) {
        return Ok(());
    }
    let mut keys = FxHashSet::default();
    loop {
        entry(tokens, signs, &mut keys)?;
        if !tokens.eat(TokenKind::Comma) {
            return tokens.expect(TokenKind::Greater);
        }
    }
}

/// `KEY = VALUE`, or an attribute that is an entry; `keys` are those that are text.
fn entry<'t>(
    tokens: &mut Tokens<'t>,
    signs: &[TokenKind],
    keys: &mut FxHashSet<&'t [u8]>,
) -> Parse {
    let ends = [TokenKind::Comma, TokenKind::Greater];
    let is_whole = signs == SIGNS && tokens.at(TokenKind::HashIdentifier);
    if is_whole {
        tokens.skip_to(&ends);
        return Ok(());
    }
    if tokens.at(TokenKind::Integer) || tokens.at(TokenKind::Float) {
        let message = Message::from("invalid kind of attribute specified");
        return Err(tokens.error_here(message.with_help("write entries 'KEY = VALUE'")));
    }
    if let Some(key) = tokens.eat_token(TokenKind::String) {
        let text = tokens.text_of(key);
        if !keys.insert(text) {
            let message = rule!("repeated DLTI key: {}", String::from_utf8_lossy(text));
            return Err(tokens.error(key, message.with_help("give each key once")));
        }
    } else {
        tokens.type_span()?;
    }
    if !signs.iter().any(|sign| tokens.eat(*sign)) {
        let sign = if signs == SIGNS { "=" } else { "," };
        return Err(tokens.expected(Wanted::sign(sign)));
    }
    if ends.iter().any(|end| tokens.at(*end)) {
        return Err(tokens.expected("attribute value"));
    }
    tokens.skip_to(&ends);
    Ok(())
}
