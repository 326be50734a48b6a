//! The entity that a position names, and its definition.

use super::Document;
use super::arguments::argument_at;
use super::sites::{Site, SiteKind, sites};
use crate::eval::{Link, Target};
use crate::files::Location;
use crate::store::Store;
use abide_source::text::Span;

/// A name under a cursor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entity {
    /// The name.
    pub name: Span,
    /// The location of its definition: equal locations mean the same entity.
    pub place: Location,
    /// The target; `None` at a definition without uses.
    pub target: Option<Target>,
}

/// The entity of the name at an offset.
#[must_use]
pub fn entity_at(document: Document<'_>, offset: u32) -> Option<Entity> {
    let found = links(document)
        .filter(|link| link.from.file == document.file && link.from.span.touches(offset))
        .min_by_key(|link| (!link.from.span.contains(offset), link.from.span.len()));
    if let Some(link) = found {
        let place = place_of(document.store(), link.target);
        return Some(Entity { name: link.from.span, place, target: Some(link.target) });
    }
    let all = sites(document.tree());
    let site = all.iter().find(|site| is_named(site) && site.name.touches(offset));
    let used = |place: Location| {
        let same = links(document).find(|link| place_of(document.store(), link.target) == place);
        same.map(|link| link.target)
    };
    if let Some(site) = site {
        let place = Location::new(document.file, site.name);
        let target = used(place).or_else(|| defined(document, place));
        return Some(Entity { name: site.name, place, target });
    }
    if let Some((name, definition)) = argument_at(document, offset) {
        return Some(Entity {
            name,
            place: Location::new(document.file, definition),
            target: None,
        });
    }
    // The variables of operators are known by their uses alone.
    let link = links(document).find(|link| {
        let place = place_of(document.store(), link.target);
        place.file == document.file && place.span.touches(offset)
    })?;
    let place = place_of(document.store(), link.target);
    Some(Entity { name: place.span, place, target: Some(link.target) })
}

/// Whether an entity is visible in its file only: the variable of an operator, or of a body or block.
#[must_use]
pub fn is_local(document: Document<'_>, entity: &Entity) -> bool {
    let is_variable = matches!(entity.target, Some(Target::Variable(_)));
    is_variable && site_at(document, entity.place).is_none_or(|site| site.parent.is_some())
}

/// Whether a site has a name: a record without one is at its keyword.
fn is_named(site: &Site) -> bool {
    site.kind != SiteKind::Defm
}

/// The class, record or multiclass that is defined at a place, or the field.
fn defined(document: Document<'_>, place: Location) -> Option<Target> {
    let (store, evaluation) = (document.store(), document.evaluation);
    let is_here = |&&record: &&crate::store::RecordId| store.record(record).location() == place;
    if let Some(&class) = evaluation.classes.iter().chain(&evaluation.defs).find(is_here) {
        return Some(Target::Record(class));
    }
    if let Some(&multiclass) = evaluation.multiclasses.iter().find(is_here) {
        return Some(Target::Multiclass(multiclass));
    }
    let all = evaluation.classes.iter().chain(&evaluation.multiclasses).chain(&evaluation.defs);
    let owner = all
        .copied()
        .find(|&record| store.record(record).fields.iter().any(|field| field.location == place));
    owner.map(|owner| Target::Field(owner, place))
}

/// All links of an evaluation.
pub(super) fn links(document: Document<'_>) -> impl Iterator<Item = &Link> {
    document.evaluation.segments.iter().flat_map(|segment| &segment.links)
}

/// The location of a definition.
pub(super) fn place_of(store: &Store, target: Target) -> Location {
    match target {
        Target::Record(record) | Target::Multiclass(record) => store.record(record).location(),
        Target::Field(_, place) | Target::Variable(place) => place,
    }
}

/// The definition at a place of any file of the evaluation.
pub(super) fn site_at(document: Document<'_>, place: Location) -> Option<Site> {
    let tree = document.session.tree(place.file);
    sites(tree).into_iter().find(|site| site.name == place.span)
}
