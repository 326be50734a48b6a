//! What could stand in the text, and does not.

use super::document::Document;
use super::hover::header;
use super::value_shapes::ValueShapes;
use super::value_types::ValueTypes;
use crate::mlir::names::{Definition, DefinitionKind};
use crate::mlir::syntax::Operation;
use crate::text::Span;

/// A few words between others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InlayHint {
    /// In front of what it stands.
    pub offset: u32,
    /// Such as `: i32` or `[S0, 640]`.
    pub label: String,
}

/// The longest type that is shown, in bytes.
const LONGEST: usize = 60;

/// The types of results, and of the names that an operation's form binds, which are not written
/// beside them, in a range of the text: from the generic form, or as the described operations of a
/// function have them. Behind them what is known of shapes that have symbols.
#[must_use]
pub fn inlay_hints(document: &Document, range: Span) -> Vec<InlayHint> {
    let mut hints = Vec::new();
    for unit in document.units() {
        let span = unit.span();
        if span.end() < range.start() || range.end() < span.start() {
            continue;
        }
        let shown = |definition: &Definition| range.covers(definition.name.shifted(unit.offset));
        let hidden = unit.names.definitions.iter().filter(|definition| {
            shown(definition)
                && matches!(
                    definition.kind,
                    DefinitionKind::Results { .. } | DefinitionKind::RegionArgument
                )
        });
        let mut types: Option<Option<ValueTypes>> = None;
        let mut shapes: Option<Option<ValueShapes>> = None;
        for definition in hidden {
            let name = definition.name.shifted(unit.offset);
            let types = types.get_or_insert_with(|| ValueTypes::of(document, unit)).as_ref();
            let ty = match definition.type_span {
                Some(ty) => Some(document.string(ty.shifted(unit.offset))),
                None => {
                    let ty = types.and_then(|types| types.text(unit, *definition));
                    ty.filter(|ty| !is_written(document, name, ty))
                }
            };
            let shapes = shapes.get_or_insert_with(|| types.map(|types| types.shapes(document)));
            let shape = shapes.as_ref().and_then(|shapes| shapes.at(name.start()));
            let labels = [ty.map(|ty| format!(": {ty}")), shape.map(|shape| shape.text.clone())];
            let offset = behind_count(document, name);
            let shown = labels.into_iter().flatten().filter(|label| label.len() <= LONGEST);
            hints.extend(shown.map(|label| InlayHint { offset, label }));
        }
    }
    hints.sort_by_key(|hint| hint.offset);
    hints
}

/// Whether the operation that defines a value shows its type where it is written.
fn is_written(document: &Document, name: Span, ty: &str) -> bool {
    let path = document.tree().root().path_to(name.start());
    let Some(operation) = path.into_iter().rev().find_map(Operation::cast) else { return false };
    let header = document.string(header(operation));
    let is_letter = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '%' | '.' | '$');
    header.match_indices(ty).any(|(start, _)| {
        let before = header.get(..start).and_then(|before| before.chars().next_back());
        let behind = header.get(start + ty.len()..).and_then(|behind| behind.chars().next());
        !before.is_some_and(is_letter) && !behind.is_some_and(is_letter)
    })
}

/// The end of `%a`, or of `%a:2`.
fn behind_count(document: &Document, name: Span) -> u32 {
    let behind = document.text().get(name.end() as usize..).unwrap_or_default();
    let digits = match behind {
        [b':', rest @ ..] => rest.iter().take_while(|byte| byte.is_ascii_digit()).count(),
        _ => 0,
    };
    let len = if digits > 0 { u32::try_from(digits + 1).unwrap_or(0) } else { 0 };
    name.end().saturating_add(len)
}
