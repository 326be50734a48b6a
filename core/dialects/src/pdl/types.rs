//! Parsers of the bodies of `pdl` types.

use crate::body::{Cursor, Fault};
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::text::Span;

/// The element types of a range.
const ELEMENTS: [&[u8]; 4] = [b"attribute", b"operation", b"type", b"value"];

/// The error between the brackets of `!pdl.name<…>` at `span`. The brackets match.
pub(super) fn check(text: &[u8], span: Span, limits: &Limits) -> Option<Diagnostic> {
    let mut cursor = Cursor::new(text, span, limits.depth);
    let fault = range(&mut cursor).err()?;
    Some(Diagnostic::new(codes::mlir::TYPE_BODY, fault.span, fault.message))
}

fn range(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    let name = if cursor.eat(b'!') { cursor.word() } else { None };
    if name.is_none_or(|name| cursor.slice(name) != b"pdl.range") || !cursor.eat(b'<') {
        return Ok(());
    }
    let Some(element) = cursor.word() else { return Ok(()) };
    let word = cursor.slice(element);
    let text = String::from_utf8_lossy(word).into_owned();
    match word {
        b"range" => {
            let message = rule!("element of pdl.range cannot be another range, but got '{}'", text);
            Cursor::fault_at(element, message)
        }
        _ if ELEMENTS.contains(&word) => cursor.expect(b'>'),
        _ => Cursor::fault_at(element, rule!("invalid 'pdl' type: `{}'", text)),
    }
}
