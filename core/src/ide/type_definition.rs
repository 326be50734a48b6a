//! Where the type of a value is introduced.

use super::document::Document;
use super::entity::{Entity, entity_at};
use crate::text::Span;

/// The name of the value under a cursor, and the alias that its type begins with: where that is
/// defined. None where the type is no alias or not known.
#[must_use]
pub fn type_definition(document: &Document, offset: u32) -> Option<(Span, Span)> {
    let (name, entity) = entity_at(document, offset)?;
    if matches!(entity, Entity::Alias(_)) {
        return Some((name, entity.definition(document)?));
    }
    let (unit, definition) = entity.local_definition(document)?;
    let ty = definition.type_span?.shifted(unit);
    let (_, alias) = entity_at(document, ty.start())?;
    match alias {
        Entity::Alias(target) => Some((name, target)),
        _ => None,
    }
}
