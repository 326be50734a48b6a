//! What could stand in the text, and does not.

use super::document::Document;
use super::hover::header;
use crate::mlir::names::{Definition, DefinitionKind};
use crate::mlir::syntax::{Operation, SyntaxNode, TokenKind, WalkEvent};
use crate::text::Span;
use rustc_hash::FxHashMap;
use std::iter;

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

/// Of a longer operation only the end is looked at, in bytes.
const LONGEST_HEADER: u32 = 4096;

/// The types of results, and of the names that an operation's form binds, which are not written
/// beside them, in a range of the text: from the generic form, or as the described operations of a
/// function have them. Behind them what is known of shapes that have symbols.
#[must_use]
pub fn inlay_hints(document: &Document, range: Span) -> Vec<InlayHint> {
    let mut hints = Vec::new();
    for (unit, root) in document.units().zip(document.tree().unit_roots()) {
        let span = unit.span();
        if span.end() < range.start() || range.end() < span.start() {
            continue;
        }
        let shown = |definition: &&Definition| range.covers(definition.name.shifted(unit.offset));
        let mut hidden = unit.names.definitions.iter().filter(shown).filter(|definition| {
            let kind = definition.kind;
            matches!(kind, DefinitionKind::Results { .. } | DefinitionKind::RegionArgument)
        });
        let Some(first) = hidden.next() else { continue };
        let types_at = |definition: Definition| {
            document.value_types(definition.name.shifted(unit.offset).start())
        };
        // Outside of functions there are several parts.
        let of_function = (unit.index > 0).then(|| types_at(*first));
        let headers = headers(root, range);
        for definition in iter::once(first).chain(hidden) {
            let name = definition.name.shifted(unit.offset);
            let types = of_function.clone().unwrap_or_else(|| types_at(*definition));
            let ty = match definition.type_span {
                Some(ty) => Some(document.string(ty.shifted(unit.offset))),
                None => {
                    let ty = types.as_ref().and_then(|types| types.text(unit, *definition));
                    let header = headers.get(&name.start());
                    ty.filter(|ty| !header.is_some_and(|header| is_written(document, *header, ty)))
                }
            };
            let shape = types.as_ref().and_then(|types| types.shapes(document).at(name.start()));
            let labels = [ty.map(|ty| format!(": {ty}")), shape.map(|shape| shape.text.clone())];
            let offset = behind_count(document, name);
            let shown = labels.into_iter().flatten().filter(|label| label.len() <= LONGEST);
            hints.extend(shown.map(|label| InlayHint { offset, label }));
        }
    }
    hints.sort_by_key(|hint| hint.offset);
    hints
}

/// For each value that an operation mentions in a range of the text, by where it does, the operation
/// up to its first region.
fn headers(root: SyntaxNode<'_>, range: Span) -> FxHashMap<u32, Span> {
    let mut headers = FxHashMap::default();
    let mut open: Vec<Span> = Vec::new();
    let mut walk = root.walk();
    while let Some(event) = walk.next() {
        match event {
            WalkEvent::Enter(node) => {
                if let Some(operation) = Operation::cast(node) {
                    open.push(header(operation));
                }
                let span = node.span();
                if span.end() < range.start() || range.end() < span.start() {
                    walk.skip_node();
                }
            }
            WalkEvent::Token(token) if token.kind() == TokenKind::PercentIdentifier => {
                headers.extend(open.last().map(|header| (token.span().start(), *header)));
            }
            WalkEvent::Token(_) => {}
            WalkEvent::Leave(node) if node.kind().is_operation() => {
                open.pop();
            }
            WalkEvent::Leave(_) => {}
        }
    }
    headers
}

/// Whether an operation, which begins with `header`, shows a type where it is written.
fn is_written(document: &Document, header: Span, ty: &str) -> bool {
    // Types stand behind attributes, which may be long.
    let start = header.start().max(header.end().saturating_sub(LONGEST_HEADER));
    let header = document.string(Span::new(start, header.end()));
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
