//! Places in other files that locations name.

use crate::db::Document;
use abide_mlir::syntax::{NodeKind, NodeSet, TokenKind, TokenSet, WalkEvent, unquoted};
use abide_source::sort;
use abide_source::text::Span;

/// A location in a file: `"name":line:column`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocumentLink {
    /// The file's name, with its quotes.
    pub span: Span,
    /// The file's name in the source.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
}

/// The places in other files that the locations of a file name, in the order of the text.
#[must_use]
pub fn document_links(document: &Document) -> Vec<DocumentLink> {
    let mut found = Vec::new();
    for (_, unit) in document.units().zip(document.tree().unit_roots()) {
        let mut walk = unit.walk_over(NodeSet::of(&[NodeKind::Location]), TokenSet::NONE);
        while let Some(event) = walk.next() {
            if let WalkEvent::Enter(node) = event
                && node.kind() == NodeKind::Location
                && !(node.is_unit_root() && walk.depth() > 1)
            {
                let names = node.own_tokens().filter(|token| token.kind() == TokenKind::String);
                found.extend(names.filter_map(|name| link(document, name.span())));
            }
        }
    }
    sort::by_number(&mut found, |link| link.span.start());
    found
}

fn link(document: &Document, span: Span) -> Option<DocumentLink> {
    let after = document.text().get(span.end() as usize..)?;
    let (line, after) = number(after)?;
    let (column, _) = number(after)?;
    let file = String::from_utf8(unquoted(document.slice(span)).to_vec()).ok()?;
    (!file.is_empty()).then_some(DocumentLink { span, file, line, column })
}

/// Returns the number after a colon, and the rest.
fn number(text: &[u8]) -> Option<(u32, &[u8])> {
    let digits = text.trim_ascii_start().strip_prefix(b":")?.trim_ascii_start();
    let len = digits.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (number, rest) = digits.split_at_checked(len)?;
    Some((std::str::from_utf8(number).ok()?.parse().ok()?, rest))
}
