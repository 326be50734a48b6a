//! Where a name is mentioned.

use super::document::Document;
use super::entity::{Occurrence, entity_at};

/// All mentions of what the name under a cursor stands for, in the order of the text; empty where
/// there is no name, or nothing defines it.
#[must_use]
pub fn references(document: &Document, offset: u32) -> Vec<Occurrence> {
    let entity = entity_at(document, offset);
    entity.map(|(_, entity)| entity.occurrences(document)).unwrap_or_default()
}
