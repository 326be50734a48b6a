//! Go to definition.

use super::Document;
use super::entity::entity_at;
use super::includes::include_at;
use crate::files::Location;
use abide_source::text::Span;

/// The name or path at an offset, and the location of its definition: for a path, the beginning of the file.
#[must_use]
pub fn definition(document: Document<'_>, offset: u32) -> Option<(Span, Location)> {
    if let Some((span, file)) = include_at(document, offset) {
        return Some((span, Location::new(file, Span::default())));
    }
    let entity = entity_at(document, offset)?;
    Some((entity.name, entity.place))
}
