//! References to a name.

use super::Document;
use super::arguments::mentions_of;
use super::entity::{entity_at, links, place_of};
use super::sites::{SiteKind, sites};
use crate::files::Location;
use abide_source::text::Span;

/// A place that names something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Occurrence {
    /// The location.
    pub location: Location,
    /// Whether it is defined there.
    pub is_definition: bool,
}

/// All occurrences in an evaluation of the entity defined at a place. The place has a path, because another session
/// numbers files differently. File by file, in the order of the text.
#[must_use]
pub fn occurrences(document: Document<'_>, path: &str, span: Span) -> Vec<Occurrence> {
    let is_there =
        |place: Location| place.span == span && document.session.path(place.file) == path;
    let mut found: Vec<_> = links(document)
        .filter(|link| is_there(place_of(document.store(), link.target)))
        .map(|link| Occurrence { location: link.from, is_definition: false })
        .collect();
    let files = document.evaluation.files.iter();
    let own = files.copied().find(|&file| document.session.path(file) == path);
    if let Some(own) = own {
        found.push(Occurrence { location: Location::new(own, span), is_definition: true });
        declarations(document, own, span, &mut found);
        let (text, all) = (document.session.text(own), sites(document.session.tree(own)));
        found.extend(mentions_of(text, &all, span).into_iter().map(|one| Occurrence {
            location: Location::new(own, one.name),
            is_definition: one.is_definition,
        }));
    }
    found.sort_by_key(|one| (one.location, !one.is_definition));
    found.dedup_by_key(|one| one.location);
    // A file that is read in two ways, by macros, is still one text.
    let mut seen = rustc_hash::FxHashSet::default();
    found.retain(|one| seen.insert((document.session.path(one.location.file), one.location.span)));
    found
}

/// The occurrences, in the current file, of the entity at an offset.
#[must_use]
pub fn highlights(document: Document<'_>, offset: u32) -> Vec<Occurrence> {
    let Some(entity) = entity_at(document, offset) else { return Vec::new() };
    let path = document.session.path(entity.place.file);
    let mut found = occurrences(document, path, entity.place.span);
    found.retain(|one| one.location.file == document.file);
    found
}

/// Adds the declarations of a class that is defined further down.
fn declarations(
    document: Document<'_>,
    file: crate::files::FileId,
    span: Span,
    found: &mut Vec<Occurrence>,
) {
    let own = sites(document.session.tree(file)).into_iter();
    let class = own.into_iter().find(|site| site.kind == SiteKind::Class && site.name == span);
    let Some(class) = class else { return };
    for &file in &document.evaluation.files {
        for site in sites(document.session.tree(file)) {
            if site.kind == SiteKind::Class && site.symbol == class.symbol {
                let location = Location::new(file, site.name);
                found.push(Occurrence { location, is_definition: true });
            }
        }
    }
}
