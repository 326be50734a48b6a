//! The mentions of a name.

use crate::db::Document;
use crate::entity::{Occurrence, entity_at};

/// Returns all mentions of the entity under a cursor, in the order of the text; empty without a name, or if it is
/// undefined.
#[must_use]
pub fn references(document: &Document, offset: u32) -> Vec<Occurrence> {
    let entity = entity_at(document, offset);
    entity.map(|(_, entity)| entity.occurrences(document)).unwrap_or_default()
}
