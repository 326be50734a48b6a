//! Records by their names.

use super::Document;
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
