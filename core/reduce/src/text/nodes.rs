//! Deletes nodes: chunks, operations, the content of regions, the operations around it, elements of lists.

use super::all_nodes;
use crate::plan::TextEdit;
use abide_mlir::syntax::{
    NodeKind, SPLIT_MARK, SyntaxElement, SyntaxNode, TokenKind, parse, split_pieces,
};
use abide_source::limits::Limits;
use abide_source::text::Span;

/// Deletes chunks of a file, each with the mark after it.
pub(crate) fn pieces(text: &[u8], _: &Limits) -> Vec<TextEdit> {
    let pieces = split_pieces(text, SPLIT_MARK.as_bytes());
    if pieces.len() < 2 {
        return Vec::new();
    }
    let with_mark = |piece: std::ops::Range<usize>| {
        let end = (piece.end + SPLIT_MARK.len()).min(text.len());
        TextEdit::delete(Span::from_range(piece.start..end))
    };
    pieces.into_iter().map(with_mark).collect()
}

/// Deletes the operations and definitions of aliases at a depth.
pub(crate) fn operations(text: &[u8], limits: &Limits, depth: usize) -> Vec<TextEdit> {
    let tree = parse(text, limits);
    let is_wanted = |node: &SyntaxNode<'_>| {
        let definition = matches!(node.kind(), NodeKind::AliasDefinition | NodeKind::FileMetadata);
        node.kind().is_operation() || (definition && depth == 0)
    };
    let all = all_nodes(&tree).into_iter();
    let wanted = all.filter(|(node, own)| *own == depth && is_wanted(node));
    wanted.map(|(node, _)| TextEdit::delete(node.span())).collect()
}

/// The maximum number of operations at one depth that are tried alone.
const MAX_ALONE: usize = 16;

/// The maximum number of operations that stay around an operation that is tried alone.
const MAX_KEPT_AROUND: usize = 2;

/// Keeps a single operation of a file that is nested more deeply than `least`: one at half of the depth, a quarter and
/// so on, without those around it or with the outermost ones.
pub(crate) fn alone(text: &[u8], limits: &Limits, least: usize) -> Vec<TextEdit> {
    let tree = parse(text, limits);
    let all = all_nodes(&tree);
    let operations = || all.iter().filter(|(node, _)| node.kind().is_operation());
    let deepest = operations().map(|(_, depth)| *depth).max().unwrap_or_default();
    if deepest <= least {
        return Vec::new();
    }
    let whole = Span::from_range(0..text.len());
    let around = |inner: Span, depth: usize| {
        let is_around = |(node, own): &&(SyntaxNode<'_>, usize)| {
            let kind = node.kind();
            kind == NodeKind::Region && *own == depth && node.span().contains(inner.start())
        };
        content(all.iter().find(is_around)?.0)
    };
    let mut edits = Vec::new();
    for depth in std::iter::successors(Some(deepest / 2), |depth| Some(depth / 2))
        .take_while(|depth| *depth > MAX_KEPT_AROUND)
    {
        let spans: Vec<Span> =
            operations().filter(|(_, own)| *own == depth).map(|(node, _)| node.span()).collect();
        if spans.len() > MAX_ALONE {
            continue;
        }
        for inner in spans {
            let kept = (1..=MAX_KEPT_AROUND).filter_map(|depth| around(inner, depth));
            for outer in std::iter::once(whole).chain(kept) {
                let before = Span::new(outer.start(), inner.start());
                let after = Span::new(inner.end(), outer.end());
                edits.push(TextEdit(vec![(before, Vec::new()), (after, Vec::new())]));
            }
        }
    }
    edits
}

/// Empties regions.
pub(crate) fn regions(text: &[u8], limits: &Limits) -> Vec<TextEdit> {
    let tree = parse(text, limits);
    let all = all_nodes(&tree).into_iter();
    let regions = all.filter(|(node, _)| node.kind() == NodeKind::Region);
    regions.filter_map(|(node, _)| Some(TextEdit::delete(content(node)?))).collect()
}

/// The range between the braces of a region.
fn content(region: SyntaxNode<'_>) -> Option<Span> {
    let mut braces = region.own_tokens();
    let first = braces.next().filter(|token| token.kind() == TokenKind::LeftBrace)?;
    let last = braces.last().filter(|token| token.kind() == TokenKind::RightBrace)?;
    Some(Span::new(first.span().end(), last.span().start()))
}

/// Replaces operations by the content of one of their regions.
pub(crate) fn wrappers(text: &[u8], limits: &Limits) -> Vec<TextEdit> {
    let tree = parse(text, limits);
    let mut edits = Vec::new();
    for (node, _) in all_nodes(&tree) {
        if !node.kind().is_operation() {
            continue;
        }
        let lists = node.children().filter(|child| child.kind() == NodeKind::RegionList);
        let within = lists.flat_map(SyntaxNode::children);
        for region in node.children().chain(within).filter(|one| one.kind() == NodeKind::Region) {
            let Some(kept) = content(region) else { continue };
            let before = Span::new(node.span().start(), kept.start());
            let after = Span::new(kept.end(), node.span().end());
            edits.push(TextEdit(vec![(before, Vec::new()), (after, Vec::new())]));
        }
    }
    edits
}

/// Deletes other nodes: elements of lists with their comma, dictionaries, labels, results.
pub(crate) fn nodes(text: &[u8], limits: &Limits) -> Vec<TextEdit> {
    let tree = parse(text, limits);
    let mut edits = Vec::new();
    for (parent, _) in all_nodes(&tree) {
        let elements: Vec<SyntaxElement<'_>> = parent.elements().collect();
        for (index, element) in elements.iter().enumerate() {
            let comma = |at: Option<usize>| match at.and_then(|at| elements.get(at)) {
                Some(SyntaxElement::Token(token)) if token.kind() == TokenKind::Comma => {
                    Some(token.span())
                }
                _ => None,
            };
            let span = match element {
                SyntaxElement::Node(node) => node.span(),
                SyntaxElement::Token(token) => token.span(),
            };
            let (next, previous) = (comma(Some(index + 1)), comma(index.checked_sub(1)));
            // Single tokens have their own step, unless they are elements of a list.
            let is_element = next.is_some() || previous.is_some();
            if matches!(element, SyntaxElement::Token(_)) && !is_element {
                continue;
            }
            let start = previous.filter(|_| next.is_none()).map_or(span.start(), Span::start);
            let end = next.map_or(span.end(), Span::end);
            edits.push(TextEdit::delete(Span::new(start, end)));
        }
    }
    edits
}
