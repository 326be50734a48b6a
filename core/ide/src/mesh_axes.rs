//! The axes of meshes: their definitions and their mentions in shardings.
//!
//! A sharding names its mesh and then axes of it: `<@mesh, [{"x"}]>`. Operations with a sharding mention axes
//! elsewhere, too, in separate braces: `manual_axes={"x"}`.

use crate::db::Document;
use abide_abi::Surroundings;
use abide_abi::sharding::sdy::{self, MeshReference};
use abide_mlir::syntax::{NodeKind, SyntaxNode, TokenKind};
use abide_source::text::Span;

/// The mentions of axes in a document.
#[derive(Debug)]
pub(super) struct MeshAxes {
    /// Each mention and where its axis is introduced, both with their quotes; in the order of the text.
    mentions: Vec<(Span, Span)>,
    surroundings: Surroundings,
}

/// A sharding in the text.
struct Mention {
    span: Span,
    /// The start of its mesh's description.
    mesh: u32,
}

impl MeshAxes {
    /// Returns the axes of a document; `None` if it has no mesh.
    pub(super) fn of(document: &Document) -> Option<MeshAxes> {
        let (tree, text) = (document.tree(), document.text());
        let surroundings = Surroundings::of_file(tree, text, document.registry().annotations());
        let mut found = MeshAxes { mentions: Vec::new(), surroundings };
        found.surroundings.all_meshes().next()?;
        let mut shardings = Vec::new();
        for at in memchr::memmem::find_iter(text, b"<@") {
            let at = u32::try_from(at).ok()?;
            shardings.extend(found.sharding(text, at));
        }
        found.beside(document, &shardings);
        found.mentions.sort_unstable();
        found.mentions.dedup();
        Some(found)
    }

    /// Takes the axes of the sharding that begins at a place.
    fn sharding(&mut self, text: &[u8], at: u32) -> Option<Mention> {
        let (written, length) = sdy::parse_first(text.get(at as usize..)?).ok()?;
        let MeshReference::Symbol(name, _) = &written.mesh else { return None };
        let mesh = self.surroundings.mesh(name, at)?.offset;
        for axis in written.axes() {
            let span = axis.name_span.shifted(at);
            let definition = self.axis(mesh, &axis.name);
            self.mentions.extend(definition.map(|definition| (span, definition)));
        }
        Some(Mention { span: Span::new(at, at.saturating_add(length)), mesh })
    }

    /// Returns the definition of an axis in a mesh.
    fn axis(&self, mesh: u32, name: &str) -> Option<Span> {
        let symbol = self.surroundings.all_meshes().find(|found| found.offset == mesh)?;
        let axis = symbol.mesh.as_ref()?.axes.iter().find(|axis| axis.name == name)?;
        Some(axis.span.shifted(mesh))
    }

    /// Adds the axes next to shardings in their operations: of the first one's mesh.
    fn beside(&mut self, document: &Document, shardings: &[Mention]) {
        let mut last = None;
        for first in shardings {
            let path = document.tree().root().path_to(first.span.start());
            let Some(operation) = path.into_iter().rev().find(|node| node.kind().is_operation())
            else {
                continue;
            };
            if last == Some(operation.span()) {
                continue;
            }
            last = Some(operation.span());
            for span in names_in_braces(operation, document.text()) {
                let at = shardings.partition_point(|one| one.span.end() <= span.start());
                if shardings.get(at).is_some_and(|one| one.span.covers(span)) {
                    continue;
                }
                let name = document.string(span);
                let definition = self.axis(first.mesh, name.trim_matches('"'));
                self.mentions.extend(definition.map(|definition| (span, definition)));
            }
        }
    }

    /// The axis at a place: its name there, and where it is introduced.
    pub(super) fn at(&self, offset: u32) -> Option<(Span, Span)> {
        let mentioned = self.mentions.iter().find(|(span, _)| span.touches(offset));
        mentioned.copied().or_else(|| {
            let meshes = self.surroundings.all_meshes();
            let mut axes = meshes.flat_map(|mesh| {
                let axes = mesh.mesh.iter().flat_map(|it| &it.axes);
                axes.map(|axis| axis.span.shifted(mesh.offset))
            });
            axes.find(|span| span.touches(offset)).map(|span| (span, span))
        })
    }

    /// Returns the mentions of the axis defined at a range.
    pub(super) fn mentions_of(&self, definition: Span) -> impl Iterator<Item = Span> {
        let own = self.mentions.iter().filter(move |(_, own)| *own == definition);
        own.map(|(span, _)| *span)
    }

    /// The mesh and the size of the axis that is introduced at a place, and the names of all axes of that mesh.
    pub(super) fn described(&self, definition: Span) -> Option<Described> {
        self.surroundings.all_meshes().find_map(|mesh| {
            let axes = &mesh.mesh.as_ref()?.axes;
            let own = axes.iter().find(|axis| axis.span.shifted(mesh.offset) == definition)?;
            Some(Described {
                mesh: mesh.name.clone(),
                size: own.size,
                axes: axes.iter().map(|axis| axis.name.clone()).collect(),
            })
        })
    }
}

/// An axis.
pub(super) struct Described {
    /// The mesh, without `@`.
    pub(super) mesh: String,
    /// The number of devices along the axis.
    pub(super) size: u64,
    /// The names of all axes of the mesh.
    pub(super) axes: Vec<String>,
}

/// The strings of an operation, outside of its regions, that are elements between braces: `{"x", "y"}`.
fn names_in_braces(operation: SyntaxNode<'_>, text: &[u8]) -> Vec<Span> {
    let regions: Vec<Span> = operation
        .children()
        .filter(|child| matches!(child.kind(), NodeKind::Region | NodeKind::RegionList))
        .map(SyntaxNode::span)
        .collect();
    let is_own = |span: Span| !regions.iter().any(|region| region.covers(span));
    let tokens =
        operation.tokens().filter(|token| !token.kind().is_trivia() && is_own(token.span()));
    let mut found = Vec::new();
    let mut open: Vec<TokenKind> = Vec::new();
    let mut before = None;
    for token in tokens {
        let kind = token.kind();
        match kind {
            TokenKind::LeftBrace | TokenKind::LeftBracket | TokenKind::LeftParen => open.push(kind),
            TokenKind::RightBrace | TokenKind::RightBracket | TokenKind::RightParen => {
                open.pop();
            }
            TokenKind::String
                if open.last() == Some(&TokenKind::LeftBrace)
                    && matches!(before, Some(TokenKind::LeftBrace | TokenKind::Comma)) =>
            {
                let after = text.get(token.span().end() as usize..).unwrap_or_default();
                if matches!(after.trim_ascii_start().first(), Some(b'}' | b',' | b':')) {
                    found.push(token.span());
                }
            }
            _ => {}
        }
        before = Some(kind);
    }
    found
}
