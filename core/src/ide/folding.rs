//! What can be folded.

use super::document::Document;
use crate::mlir::syntax::{NodeKind, TokenKind, WalkEvent};
use crate::text::Span;

/// What is folded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum FoldKind {
    /// Anything in brackets.
    Region,
    /// Comments on lines that follow each other.
    Comment,
}

/// A range that can be folded, over more than one line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fold {
    /// From the opening bracket to the closing one, or all comments.
    pub span: Span,
    /// What it is.
    pub kind: FoldKind,
}

/// Regions, dictionaries, metadata and comments that go over more than one line, in the order of
/// the text.
#[must_use]
pub fn folds(document: &Document) -> Vec<Fold> {
    let mut found = Vec::new();
    for (offset, unit) in document.tree().units() {
        for event in unit.root().walk() {
            let WalkEvent::Enter(node) = event else { continue };
            let folds = matches!(
                node.kind(),
                NodeKind::Region
                    | NodeKind::AttributeDictionary
                    | NodeKind::DictionaryAttribute
                    | NodeKind::FileMetadata
                    | NodeKind::ArrayAttribute
                    | NodeKind::DenseElements
            );
            let span = node.span().shifted(offset);
            if folds && has_line_break(span.slice(document.text())) {
                found.push(Fold { span, kind: FoldKind::Region });
            }
        }
    }
    comments(document, &mut found);
    found.sort_unstable();
    found
}

fn has_line_break(text: &[u8]) -> bool {
    memchr::memchr2(b'\n', b'\r', text).is_some()
}

/// Comments with nothing but white space between them.
fn comments(document: &Document, found: &mut Vec<Fold>) {
    let mut run: Option<Span> = None;
    for token in document.tree().tokens() {
        match token.kind() {
            TokenKind::Whitespace => {}
            TokenKind::Comment => {
                run = Some(run.map_or(token.span(), |run| run.cover(token.span())));
            }
            _ => close_run(document, run.take(), found),
        }
    }
    close_run(document, run, found);
}

fn close_run(document: &Document, run: Option<Span>, found: &mut Vec<Fold>) {
    if let Some(span) = run
        && has_line_break(span.slice(document.text()))
    {
        found.push(Fold { span, kind: FoldKind::Comment });
    }
}
