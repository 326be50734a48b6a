//! Folding ranges.

use crate::db::{Document, DocumentUnit, UnitCache};
use abide_mlir::syntax::{
    NodeKind, NodeSet, SyntaxElement, SyntaxNode, TokenKind, TokenSet, WalkEvent,
};
use abide_source::executor;
use abide_source::text::Span;
use std::sync::OnceLock;

/// The kind of a fold.
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
    /// Its kind.
    pub kind: FoldKind,
}

/// The folds of a function and of the functions in it, once requested; ranges count from its first byte.
#[derive(Default, Clone)]
struct FoldsCache(OnceLock<Box<[Fold]>>);

impl UnitCache for FoldsCache {}

/// Regions, dictionaries, metadata and comments that go over more than one line, in the order of
/// the text. Those of a function are kept with it.
#[must_use]
pub fn folds(document: &Document) -> Vec<Fold> {
    let text = document.text();
    let functions: Vec<_> = document.functions_in(Span::new(0, u32::MAX)).collect();
    let weight = |unit: &DocumentUnit<'_>| match unit.facts.kept::<FoldsCache>().0.get() {
        Some(_) => 0,
        None => unit.span().len() as usize,
    };
    let nested = document.nested_units();
    let known = executor::map(
        document.executor(),
        &functions,
        |(unit, _)| weight(unit),
        || (),
        |(), &(unit, syntax)| {
            let own = unit.span().slice(text);
            unit.facts.kept::<FoldsCache>().0.get_or_init(|| {
                let mut found = Vec::new();
                of_node(syntax.root(), own, &mut found);
                let first = nested.partition_point(|(inner, _)| inner.offset < unit.offset);
                let is_within = |inner: &&(DocumentUnit<'_>, _)| unit.span().covers(inner.0.span());
                for (inner, syntax) in nested.iter().skip(first).take_while(is_within) {
                    let mut folds = Vec::new();
                    of_node(syntax.root(), inner.span().slice(text), &mut folds);
                    found.extend(folds.iter().map(|fold| fold.shifted(inner.offset - unit.offset)));
                }
                found.into()
            })
        },
    );
    let mut found = Vec::new();
    of_node(document.tree().root(), text, &mut found);
    for ((unit, _), folds) in functions.iter().zip(known) {
        found.extend(folds.iter().map(|fold| fold.shifted(unit.offset)));
    }
    found.sort_unstable();
    found
}

impl Fold {
    fn shifted(&self, offset: u32) -> Fold {
        Fold { span: self.span.shifted(offset), ..*self }
    }
}

/// Collects the folds of a unit, without those of nested ones.
fn of_node(root: SyntaxNode<'_>, text: &[u8], found: &mut Vec<Fold>) {
    const FOLDED: NodeSet = NodeSet::of(&[
        NodeKind::Region,
        NodeKind::AttributeDictionary,
        NodeKind::DictionaryAttribute,
        NodeKind::FileMetadata,
        NodeKind::ArrayAttribute,
        NodeKind::DenseElements,
    ]);
    let mut walk = root.walk_over(FOLDED, TokenSet::NONE);
    while let Some(event) = walk.next() {
        let WalkEvent::Enter(node) = event else { continue };
        // The outermost node is always visited.
        let folds = FOLDED.contains(node.kind());
        let is_own = !(node.is_unit_root() && walk.depth() > 1);
        if folds && is_own && has_line_break(node.span().slice(text)) {
            found.push(Fold { span: node.span(), kind: FoldKind::Region });
        }
    }
    comments(root, text, found);
}

fn has_line_break(text: &[u8]) -> bool {
    memchr::memchr2(b'\n', b'\r', text).is_some()
}

/// Comments with nothing but white space between them. None goes into a function or out of one: these
/// begin and end with words.
fn comments(root: SyntaxNode<'_>, text: &[u8], found: &mut Vec<Fold>) {
    let mut run: Option<Span> = None;
    for piece in root.pieces() {
        let SyntaxElement::Token(token) = piece else {
            close_run(text, run.take(), found);
            continue;
        };
        match token.kind() {
            TokenKind::Whitespace => {}
            TokenKind::Comment => {
                run = Some(run.map_or(token.span(), |run| run.cover(token.span())));
            }
            _ => close_run(text, run.take(), found),
        }
    }
    close_run(text, run, found);
}

fn close_run(text: &[u8], run: Option<Span>, found: &mut Vec<Fold>) {
    if let Some(span) = run
        && has_line_break(span.slice(text))
    {
        found.push(Fold { span, kind: FoldKind::Comment });
    }
}
