//! What could stand in the text, and does not.

use super::document::Document;
use crate::mlir::names::DefinitionKind;
use crate::text::Span;

/// A few words between others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InlayHint {
    /// In front of what it stands.
    pub offset: u32,
    /// Such as `: i32`.
    pub label: String,
}

/// The longest type that is shown, in bytes.
const LONGEST: u32 = 60;

/// The types of results whose operation has them far behind, in a range of the text. Of operations
/// in their own form the types are not known.
#[must_use]
pub fn inlay_hints(document: &Document, range: Span) -> Vec<InlayHint> {
    let mut hints = Vec::new();
    for unit in document.units() {
        let span = unit.span();
        if span.end() < range.start() || range.end() < span.start() {
            continue;
        }
        for definition in &unit.names.definitions {
            let name = definition.name.shifted(unit.offset);
            if let (DefinitionKind::Results { count: 1 }, Some(ty)) =
                (definition.kind, definition.type_span)
                && range.covers(name)
                && ty.len() <= LONGEST
            {
                let ty = document.string(ty.shifted(unit.offset));
                hints.push(InlayHint { offset: name.end(), label: format!(": {ty}") });
            }
        }
    }
    hints.sort_by_key(|hint| hint.offset);
    hints
}
