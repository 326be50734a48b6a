//! The highlights around a cursor.

use crate::db::Document;
use crate::entity::{Occurrence, entity_at};
use abide_source::text::Span;

/// Returns the mentions of the name under a cursor. An undefined name is highlighted alone, so that the user sees
/// that it is isolated.
#[must_use]
pub fn highlights(document: &Document, offset: u32) -> Vec<Occurrence> {
    if let Some((_, entity)) = entity_at(document, offset) {
        return entity.occurrences(document);
    }
    let undefined = undefined_name(document, offset);
    undefined.map(|span| Occurrence { span, is_definition: false }).into_iter().collect()
}

fn undefined_name(document: &Document, offset: u32) -> Option<Span> {
    let unit = document.unit_at(offset)?;
    let values = unit.names.uses.iter().map(|use_| use_.name);
    let symbols = unit.facts.references.iter().map(|reference| reference.span);
    let aliases = unit.names.alias_uses.iter().map(|use_| use_.name);
    let names = values.chain(symbols).chain(aliases).map(|name| name.shifted(unit.offset));
    names.into_iter().find(|name| name.touches(offset))
}
