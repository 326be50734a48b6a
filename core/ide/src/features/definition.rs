//! The definition of a name.

use super::annotations::target_at;
use crate::db::Document;
use crate::entity::entity_at;
use abide_source::text::Span;

/// Returns the name under a cursor, and its definition. For a value or block this is the first mention, for a symbol
/// or alias the name in its definition. For the number of a result in an attribute it is the result, for a mesh its
/// name. `None` without a name, or if it is undefined.
#[must_use]
pub fn definition(document: &Document, offset: u32) -> Option<(Span, Span)> {
    let found = entity_at(document, offset);
    let found = found.and_then(|(name, entity)| Some((name, entity.definition(document)?)));
    found.or_else(|| target_at(document, offset))
}
