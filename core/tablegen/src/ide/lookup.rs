//! Records by their names.

use super::Document;
use crate::store::RecordId;

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
