//! Checks of the bodies of `pdl` types.

use abide_mlir::parse::{Parse, Tokens};
use abide_mlir::syntax::TokenKind;
use abide_source::rule;

/// The element types of a range.
const ELEMENTS: [&[u8]; 4] = [b"attribute", b"operation", b"type", b"value"];

/// Checks `!pdl.range<…>`.
pub(super) fn check(tokens: &mut Tokens<'_>) -> Parse {
    if tokens.eat_name() != b"pdl.range" || !tokens.eat(TokenKind::Less) {
        return Ok(());
    }
    let Some(element) = tokens.eat_token(TokenKind::BareIdentifier) else { return Ok(()) };
    let word = tokens.text_of(element);
    let text = String::from_utf8_lossy(word).into_owned();
    match word {
        b"range" => {
            let message = rule!("element of pdl.range cannot be another range, but got '{}'", text)
                .with_help("write the elements of the range: '!pdl.range<value>'");
            Err(tokens.error(element, message))
        }
        _ if ELEMENTS.contains(&word) => tokens.expect(TokenKind::Greater),
        _ => Err(tokens.error(
            element,
            rule!("invalid 'pdl' type: `{}'", text)
                .with_help("write 'attribute', 'operation', 'type', 'value' or 'range<..>'"),
        )),
    }
}
