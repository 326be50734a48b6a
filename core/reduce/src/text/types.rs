//! Replaces types and numbers by simpler ones, everywhere at once or at one place.

use super::all_nodes;
use crate::plan::TextEdit;
use abide_mlir::syntax::{NodeKind, TokenKind, parse};
use abide_source::limits::Limits;
use abide_source::text::Span;

/// The maximum number of different types and numbers that are tried.
const MAX_DIFFERENT_TYPES: usize = 300;

/// The simplest types.
const SIMPLE: [&str; 3] = ["i1", "f32", "index"];

/// Equal texts with all their places, in the order in which they first appear.
struct RepeatedTexts<'t>(Vec<(&'t [u8], Vec<Span>)>);

impl<'t> RepeatedTexts<'t> {
    fn of(text: &'t [u8], spans: impl Iterator<Item = Span>) -> RepeatedTexts<'t> {
        let mut places: Vec<(&[u8], Vec<Span>)> = Vec::new();
        let mut numbers = rustc_hash::FxHashMap::default();
        for span in spans {
            let own = span.slice(text);
            let number = *numbers.entry(own).or_insert(places.len());
            match places.get_mut(number) {
                Some((_, all)) => all.push(span),
                None if number < MAX_DIFFERENT_TYPES => places.push((own, vec![span])),
                None => {}
            }
        }
        RepeatedTexts(places)
    }
}

/// An edit that writes a text over others.
fn replace(spans: &[Span], new: &[u8]) -> TextEdit {
    TextEdit(spans.iter().map(|span| (*span, new.to_vec())).collect())
}

/// Replaces each type by shorter ones of the text or the simplest ones, and by those with less in their brackets.
pub(crate) fn types(text: &[u8], limits: &Limits) -> Vec<TextEdit> {
    let tree = parse(text, limits);
    let is_wanted = |kind: NodeKind| kind.is_type() && kind != NodeKind::FunctionType;
    let nodes = all_nodes(&tree).into_iter().filter(|(node, _)| is_wanted(node.kind()));
    let RepeatedTexts(places) = RepeatedTexts::of(text, nodes.map(|(node, _)| node.span()));
    let mut edits = Vec::new();
    for (own, spans) in &places {
        let simple = SIMPLE.iter().map(|simple| simple.as_bytes());
        let others = simple.chain(places.iter().map(|(other, _)| *other));
        let mut shorter: Vec<&[u8]> =
            others.filter(|other| (other.len(), *other) < (own.len(), *own)).collect();
        shorter.sort_by_key(|other| other.len());
        shorter.dedup();
        edits.extend(shorter.into_iter().map(|other| replace(spans, other)));
        edits.extend(simpler(own).iter().map(|new| replace(spans, new)));
    }
    edits
}

/// Shorter types: each without one of the sizes, or without the text after the first comma.
fn simpler(ty: &[u8]) -> Vec<Vec<u8>> {
    let Some(open) = ty.iter().position(|byte| *byte == b'<') else { return Vec::new() };
    let (head, rest) = ty.split_at(open + 1);
    let mut found = Vec::new();
    if let Some(comma) = rest.iter().position(|byte| *byte == b',') {
        let before = rest.get(..comma).unwrap_or_default();
        found.push([head, before, b">"].concat());
    }
    let mut start = 0;
    for (end, _) in rest.iter().enumerate().filter(|(_, byte)| **byte == b'x') {
        let size = rest.get(start..end).unwrap_or_default();
        if !size.iter().all(|byte| byte.is_ascii_digit() || b"?[]*".contains(byte)) {
            break;
        }
        let (before, after) = (rest.get(..start), rest.get(end + 1..));
        found.push([head, before.unwrap_or_default(), after.unwrap_or_default()].concat());
        start = end + 1;
    }
    found
}

/// Replaces a size in all lists of sizes, with or without all equal numbers elsewhere.
pub(crate) fn sizes(text: &[u8], limits: &Limits) -> Vec<TextEdit> {
    let tree = parse(text, limits);
    let (mut in_lists, mut all) = (Vec::new(), Vec::new());
    for token in tree.tokens() {
        match token.kind() {
            TokenKind::Dimensions | TokenKind::NumberList => {
                in_lists.extend(numbers_in(text, token.span()));
            }
            TokenKind::Integer => all.push(token.span()),
            _ => {}
        }
    }
    all.extend(&in_lists);
    all.sort_unstable();
    let mut edits = Vec::new();
    for spans in [all, in_lists] {
        for (own, spans) in RepeatedTexts::of(text, spans.into_iter()).0 {
            edits.extend(smaller(own).iter().map(|new| replace(&spans, new)));
        }
    }
    edits
}

/// The ranges of the decimal numbers in a token.
fn numbers_in(text: &[u8], token: Span) -> Vec<Span> {
    let mut found = Vec::new();
    let mut begin = None;
    let end = token.end() as usize;
    for at in token.start() as usize..=end {
        let is_digit = at < end && text.get(at).is_some_and(u8::is_ascii_digit);
        match (is_digit, begin) {
            (true, None) => begin = Some(at),
            (false, Some(start)) => {
                found.push(Span::from_range(start..at));
                begin = None;
            }
            _ => {}
        }
    }
    found
}

/// Smaller numbers than one that is written in decimal.
fn smaller(number: &[u8]) -> Vec<Vec<u8>> {
    let value = std::str::from_utf8(number).ok().and_then(|text| text.parse::<u128>().ok());
    let Some(value) = value else { return Vec::new() };
    let mut smaller = vec![0, 1, 2, 4, value / 2, value.saturating_sub(1)];
    smaller.retain(|other| *other < value);
    smaller.dedup();
    smaller.into_iter().map(|other| other.to_string().into_bytes()).collect()
}

/// Makes each number at its place `0`, or `0.0`.
pub(crate) fn numbers(text: &[u8], limits: &Limits) -> Vec<TextEdit> {
    let tree = parse(text, limits);
    let mut edits = Vec::new();
    for token in tree.tokens() {
        let zero: &[u8] = match token.kind() {
            TokenKind::Integer => b"0",
            TokenKind::Float => b"0.0",
            _ => continue,
        };
        if token.text(text) != zero {
            edits.push(replace(&[token.span()], zero));
        }
    }
    edits
}
