//! Snippets of the Language Server Protocol: text with gaps to fill in.

use abide_mlir::parse::{RolesRequest, operation_roles};
use abide_mlir::registry::Registry;
use abide_source::limits::Limits;
use abide_source::text::Span;
use std::borrow::Cow;

/// A part of a snippet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum SnippetPart {
    /// Text without escapes.
    Text(String),
    /// A gap with its placeholder.
    Gap(u32, String),
    /// A further mention of a gap, or one without a placeholder, with the text that fills it.
    Mention(u32, String),
}

impl SnippetPart {
    /// The text, or the placeholder.
    pub(super) fn text(&self) -> &str {
        let (SnippetPart::Text(text) | SnippetPart::Gap(_, text) | SnippetPart::Mention(_, text)) =
            self;
        text
    }
}

/// Returns the text of a snippet with each gap filled by its own placeholder.
pub(super) fn filled(snippet: &str) -> String {
    parts(snippet).iter().map(SnippetPart::text).collect()
}

/// Returns the text of a snippet with each gap filled, and with dots in its empty regions.
pub(super) fn example(snippet: &str) -> String {
    filled(snippet).replace("{\n  \n}", "{ .. }")
}

/// Splits a snippet into its parts.
pub(super) fn parts(snippet: &str) -> Vec<SnippetPart> {
    let mut parts: Vec<SnippetPart> = Vec::new();
    let mut text = String::new();
    let mut rest = snippet;
    while let Some(at) = rest.find(['$', '\\']) {
        let (before, from) = rest.split_at(at);
        text.push_str(before);
        if let Some(escaped) = from.strip_prefix('\\') {
            let len = escaped.chars().next().map_or(0, char::len_utf8);
            let (own, after) = escaped.split_at(len);
            text.push_str(own);
            rest = after;
            continue;
        }
        if !text.is_empty() {
            parts.push(SnippetPart::Text(std::mem::take(&mut text)));
        }
        let after = from.get(1..).unwrap_or_default();
        let gap = after.strip_prefix('{').and_then(|gap| gap.split_once(':'));
        if let Some((number, placeholder)) = gap {
            let (own, after) = placeholder.split_at(end_of_placeholder(placeholder));
            let number = number.parse().unwrap_or(u32::MAX);
            parts.push(SnippetPart::Gap(number, without_escapes(own).into_owned()));
            rest = after.get(1..).unwrap_or_default();
            continue;
        }
        let is_digit = |c: char| c.is_ascii_digit();
        let (number, after) = after.split_at(after.find(|c| !is_digit(c)).unwrap_or(after.len()));
        let number = number.parse().unwrap_or(u32::MAX);
        let known = parts.iter().find_map(|part| match part {
            SnippetPart::Gap(own, text) if *own == number => Some(text.clone()),
            _ => None,
        });
        parts.push(SnippetPart::Mention(number, known.unwrap_or_default()));
        rest = after;
    }
    text.push_str(rest);
    if !text.is_empty() {
        parts.push(SnippetPart::Text(text));
    }
    parts
}

/// Joins the parts of a snippet.
pub(super) fn joined(parts: &[SnippetPart]) -> String {
    let written = parts.iter().map(|part| match part {
        // A brace closes nothing here.
        SnippetPart::Text(text) => text.replace('\\', "\\\\").replace('$', "\\$"),
        SnippetPart::Gap(number, text) => format!("${{{number}:{}}}", escaped(text)),
        SnippetPart::Mention(number, _) => format!("${number}"),
    });
    written.collect()
}

/// Returns the offset of the brace that closes a placeholder.
fn end_of_placeholder(text: &str) -> usize {
    let mut is_escaped = false;
    let closes = |(_, c): &(usize, char)| {
        let was_escaped = std::mem::replace(&mut is_escaped, false);
        is_escaped = !was_escaped && *c == '\\';
        !was_escaped && *c == '}'
    };
    text.char_indices().find(closes).map_or(text.len(), |(at, _)| at)
}

fn without_escapes(text: &str) -> Cow<'_, str> {
    if !text.contains('\\') {
        return Cow::Borrowed(text);
    }
    let mut is_escaped = false;
    let is_kept = |c: &char| {
        is_escaped = !is_escaped && *c == '\\';
        !is_escaped
    };
    Cow::Owned(text.chars().filter(is_kept).collect())
}

/// Whether a text is one operation from its beginning to its end.
pub(super) fn parses_as_operation(text: &str, registry: &Registry, limits: &Limits) -> bool {
    let operation = Span::from_range(0..text.len());
    let request = RolesRequest { operation, ..RolesRequest::default() };
    let roles = operation_roles(text.as_bytes(), &request, registry, limits);
    roles.is_complete && roles.stop.offset as usize >= text.len()
}

/// Escapes text that is not a placeholder.
pub(super) fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('$', "\\$").replace('}', "\\}")
}
