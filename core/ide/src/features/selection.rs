//! Selection ranges.

use crate::db::Document;
use abide_source::text::Span;

/// The ranges around a cursor, the innermost first: the token, and the nodes around it. Each is
/// larger than the one before. Never empty: the whole text is the last.
#[must_use]
pub fn selection(document: &Document, offset: u32) -> Vec<Span> {
    let path = document.tree().root().path_to(offset);
    let token = path.last().and_then(|node| {
        node.own_tokens().map(|token| token.span()).filter(|span| span.touches(offset)).last()
    });
    let nodes = path.iter().rev().map(|node| node.span());
    let whole = Span::from_range(0..document.text().len());
    let mut ranges: Vec<Span> = Vec::new();
    for span in token.into_iter().chain(nodes).chain([whole]) {
        let grows = match ranges.last() {
            Some(last) => span.covers(*last) && span != *last,
            None => span.touches(offset),
        };
        if grows {
            ranges.push(span);
        }
    }
    if ranges.is_empty() {
        ranges.push(whole);
    }
    ranges
}
