//! Records by their names.

use super::Document;
use super::context::Cursor;
use crate::lexer::{Bang, TokenKind};
use crate::store::RecordId;
use abide_source::text::Span;

/// The class of a name.
pub(super) fn class_named(document: Document<'_>, name: &[u8]) -> Option<RecordId> {
    named(document, &document.evaluation.classes, name)
}

/// The class or multiclass of a name.
pub(super) fn record_named(document: Document<'_>, name: &[u8]) -> Option<RecordId> {
    class_named(document, name).or_else(|| named(document, &document.evaluation.multiclasses, name))
}

/// The record of a name among some.
pub(super) fn named(document: Document<'_>, records: &[RecordId], name: &[u8]) -> Option<RecordId> {
    let store = document.store();
    let symbol = store.interner.find(name)?;
    records.iter().copied().find(|&record| store.record_symbol(record) == Some(symbol))
}

/// The record that is called as another one and the class that its place takes: `I32Attr` for `I32`.
pub(super) fn record_of_type(document: Document<'_>, span: Span, wanted: &str) -> Option<String> {
    let written = std::str::from_utf8(span.slice(document.text())).ok()?;
    let meant = format!("{written}{wanted}");
    named(document, &document.evaluation.defs, meant.as_bytes())
        .map(|_| format!("change it to '{meant}', which is of type '{wanted}'"))
}

/// The class of `Class<..>` or `!cast<Class>(..)` before the dot at a cursor.
pub(super) fn class_of_value(document: Document<'_>, cursor: &Cursor) -> Option<RecordId> {
    let end = cursor.tokens.len().checked_sub(2)?;
    let name = match cursor.kind(end)? {
        TokenKind::Greater => cursor.before(cursor.opening(end)?)?,
        TokenKind::RightParen => {
            let close = cursor.opening(end)?.checked_sub(1)?;
            let operator = cursor.before(cursor.opening(close)?)?;
            (operator.kind == TokenKind::Bang(Bang::Cast)).then(|| cursor.before(close))??
        }
        _ => return None,
    };
    class_named(document, name.span.slice(document.text()))
}
