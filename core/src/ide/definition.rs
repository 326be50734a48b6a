//! Where a name is introduced.

use super::document::Document;
use super::entity::entity_at;
use crate::text::Span;

/// The name under a cursor, and the place that introduces it: of a value or block its first
/// mention, of a symbol or alias the name in its definition. None where there is no name, or
/// nothing defines it.
#[must_use]
pub fn definition(document: &Document, offset: u32) -> Option<(Span, Span)> {
    let (name, entity) = entity_at(document, offset)?;
    Some((name, entity.definition(document)?))
}
