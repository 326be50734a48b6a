//! Reflection that is copied with the escapes or the quotes of the string that it is in.

use super::super::read;
use abide_source::diagnostic::codes::reflection as codes;
use abide_source::diagnostic::{Diagnostic, Fix};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::text::{Span, TextEdit};

/// The one diagnostic of a text that is reflection if it is taken out of its string.
pub(super) fn check(text: &[u8], limits: &Limits) -> Option<Diagnostic> {
    let body = text.trim_ascii();
    let is_string =
        |quote: u8| body.len() > 1 && body.starts_with(&[quote]) && body.ends_with(&[quote]);
    let inner = match is_string(b'"') || is_string(b'\'') {
        true => body.get(1..body.len() - 1)?,
        false => body,
    };
    let is_escaped =
        inner.starts_with(b"{\\") || inner.len() < body.len() && inner.starts_with(b"{");
    let plain = unescaped(inner).filter(|_| is_escaped)?;
    let reflection = read(&plain, limits);
    if !reflection.is_object() || !reflection.json().diagnostics().is_empty() {
        return None;
    }
    let span = Span::from_range(0..text.len());
    let start = Span::from_range(0..text.len().min(2));
    let message = rule!(
        "this is the text of a string, with its quotes or escapes; the JSON alone is expected"
    );
    let fix = Fix::uncertain("take the JSON out of the string", vec![TextEdit::new(span, plain)]);
    Some(Diagnostic::new(codes::JSON_SYNTAX, start, message).with_fix(fix))
}

/// The bytes of a string of MLIR or JSON; `None` for other escapes than those of quotes and backslashes.
fn unescaped(text: &[u8]) -> Option<Vec<u8>> {
    let mut plain = Vec::with_capacity(text.len());
    let mut rest = text;
    loop {
        rest = match rest {
            [b'\\', b'2', b'2', rest @ ..] | [b'\\', b'"', rest @ ..] => {
                plain.push(b'"');
                rest
            }
            [b'\\', b'\\', rest @ ..] | [b'\\', b'5', b'C', rest @ ..] => {
                plain.push(b'\\');
                rest
            }
            [b'\\', ..] => return None,
            [byte, rest @ ..] => {
                plain.push(*byte);
                rest
            }
            [] => return Some(plain),
        };
    }
}
