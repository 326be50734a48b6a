//! Snippets of the Language Server Protocol: text with gaps to fill in.

use abide_mlir::parse::{RolesRequest, operation_roles};
use abide_mlir::registry::Registry;
use abide_source::limits::Limits;
use abide_source::text::Span;
use std::borrow::Cow;

/// Returns the text of a snippet with each gap filled by its own placeholder.
pub(super) fn filled(snippet: &str) -> String {
    let mut out = String::new();
    let mut placeholders: Vec<(&str, Cow<'_, str>)> = Vec::new();
    let mut rest = snippet;
    while let Some(at) = rest.find(['$', '\\']) {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        if let Some(escaped) = from.strip_prefix('\\') {
            let len = escaped.chars().next().map_or(0, char::len_utf8);
            let (own, after) = escaped.split_at(len);
            out.push_str(own);
            rest = after;
            continue;
        }
        let after = from.get(1..).unwrap_or_default();
        let gap = after.strip_prefix('{').and_then(|gap| gap.split_once(':'));
        if let Some((number, text)) = gap {
            let end = end_of_placeholder(text);
            let (own, after) = text.split_at(end);
            let own = without_escapes(own);
            out.push_str(&own);
            placeholders.push((number, own));
            rest = after.get(1..).unwrap_or_default();
            continue;
        }
        let is_digit = |c: char| c.is_ascii_digit();
        let (number, after) = after.split_at(after.find(|c| !is_digit(c)).unwrap_or(after.len()));
        let known = placeholders.iter().find(|(own, _)| *own == number);
        out.push_str(known.map_or("", |(_, text)| text));
        rest = after;
    }
    out.push_str(rest);
    out
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
