//! Where a name is introduced.

use super::annotations::target_at;
use super::document::Document;
use super::entity::entity_at;
use abide_source::text::Span;

/// The name under a cursor, and the place that introduces it: of a value or block its first
/// mention, of a symbol or alias the name in its definition, of the number of a result in an attribute
/// the result, of a mesh its name. None where there is no name, or
/// nothing defines it.
#[must_use]
pub fn definition(document: &Document, offset: u32) -> Option<(Span, Span)> {
    let found = entity_at(document, offset);
    let found = found.and_then(|(name, entity)| Some((name, entity.definition(document)?)));
    found.or_else(|| target_at(document, offset))
}
