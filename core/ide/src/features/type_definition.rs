//! The definition of a value's type.

use super::written_type::written_types;
use crate::db::Document;
use crate::entity::{Entity, entity_at};
use crate::value_types::value_types_at;
use abide_mlir::ods::DefinitionLocation;
use abide_mlir::syntax::{Operation, TokenKind};
use abide_source::text::Span;

/// The name of the value under a cursor, and the first alias that its type mentions: where that is
/// defined. `None` if the type has no alias or is not written.
#[must_use]
pub fn type_definition(document: &Document, offset: u32) -> Option<(Span, Span)> {
    let (name, entity) = entity_at(document, offset)?;
    if matches!(entity, Entity::Alias(_)) {
        return Some((name, entity.definition(document)?));
    }
    let (unit, definition) = entity.local_definition(document)?;
    let place = definition.name.shifted(unit);
    let path = document.tree().root().path_to(place.start());
    let own = definition.type_span.map(|ty| ty.shifted(unit));
    let written =
        own.map_or_else(|| written_types(document, &path, place, definition.kind), |own| vec![own]);
    let node = path.iter().rev().find_map(|node| Operation::cast(*node))?.syntax();
    let mut aliases =
        node.tokens().filter(|token| token.kind() == TokenKind::ExclamationIdentifier);
    aliases.find_map(|token| {
        let is_own = written.iter().any(|ty| ty.covers(token.span()));
        match is_own.then(|| entity_at(document, token.span().start()))?? {
            (_, Entity::Alias(target)) => Some((name, target)),
            _ => None,
        }
    })
}

/// The definition of the dialect's type that the type of the value under a cursor mentions first, in a project's files.
#[must_use]
pub fn type_place(document: &Document, offset: u32) -> Option<DefinitionLocation> {
    let (_, entity) = entity_at(document, offset)?;
    let (unit, definition) = entity.local_definition(document)?;
    let place = definition.name.shifted(unit);
    let text = match definition.type_span {
        Some(ty) => document.string(ty.shifted(unit)),
        None => {
            let own = document.unit_at(place.start())?;
            value_types_at(document, place.start())?.text(own, definition)?
        }
    };
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$' | '.' | '-');
    let mut names = text.split('!').skip(1).map(|rest| rest.split(|c| !is_part(c)).next());
    names.find_map(|name| {
        let (dialect, _) = name?.split_once('.')?;
        let dialect = document.registry().dialects().dialect(dialect)?;
        dialect.types.iter().find(|one| Some(&*one.name) == name)?.place.clone()
    })
}
