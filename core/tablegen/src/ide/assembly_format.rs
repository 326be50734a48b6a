//! Completions within the string of an `assemblyFormat`: the names of the record's arguments, and directives.

use super::completion_item::{Completion, CompletionKind, CompletionRank};
use super::lookup::class_named;
use super::{Document, lossy};
use abide_source::text::{Span, word_len};
use memchr::memmem;
use std::collections::BTreeSet;

/// The field that holds a format.
pub(super) const FIELD: &[u8] = b"assemblyFormat";

/// The maximum number of bytes before and after a cursor searched for the record.
const MAX_SEARCH_BYTES: usize = 1 << 15;

/// The directives of the formats of operations, and their meanings.
const OF_OPERATIONS: [(&str, &str); 12] = [
    ("attr-dict", "the attributes that are not elsewhere"),
    ("type(", "the type of an operand or a result"),
    ("functional-type(", "(inputs) -> outputs"),
    ("attr-dict-with-keyword", "the same after the word 'attributes'"),
    ("qualified(", "a type or an attribute with its dialect"),
    ("custom<", "a directive that C++ parses: custom<Name>($argument)"),
    ("operands", "all operands"),
    ("regions", "all regions"),
    ("successors", "all successors"),
    ("oilist(", "clauses in any order"),
    ("prop-dict", "the properties that are not elsewhere"),
    ("ref(", "an argument that is elsewhere, for custom<..>"),
];

/// The directives of the formats of types and attributes, and their meanings.
const OF_PARAMETERS: [(&str, &str); 5] = [
    ("params", "all parameters of a type or an attribute"),
    ("struct(", "parameters by name: struct(params)"),
    ("qualified(", "a type or an attribute with its dialect"),
    ("custom<", "a directive that C++ parses: custom<Name>($argument)"),
    ("ref(", "a parameter that is elsewhere, for custom<..>"),
];

/// The directives of the format of the record around a place.
fn directives(document: Document<'_>, place: usize) -> &'static [(&'static str, &'static str)] {
    match has_parameters(document, record_around(document.text(), place)) {
        true => &OF_PARAMETERS,
        false => &OF_OPERATIONS,
    }
}

/// Whether the text of a record defines a type or an attribute.
fn has_parameters(document: Document<'_>, record: &[u8]) -> bool {
    let parent = memchr::memchr(b':', record).and_then(|colon| record.get(colon + 1..));
    let parent = parent.unwrap_or_default().trim_ascii_start();
    let class = |name: &[u8]| class_named(document, name);
    let base = class(b"AttrOrTypeDef");
    let own = class(parent.get(..word_len(parent)).unwrap_or_default());
    own.zip(base).is_some_and(|(own, base)| document.store().is_subclass(own, base))
}

/// Returns the completions at an offset; `None` if it is not in a format.
pub(super) fn completions_in_format(
    document: Document<'_>,
    offset: u32,
) -> Option<Vec<Completion>> {
    let field = field_of_open_format(document, offset)?;
    let before = document.text().get(..offset as usize)?;
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'$');
    let len = before.iter().rev().take_while(|byte| is_word(byte)).count();
    let word = Span::from_range(before.len() - len..before.len());
    let begun = document.string(word);
    let offer = |label: &str, detail: &str, kind| Completion {
        label: label.to_owned(),
        inserted: label.to_owned(),
        snippet: None,
        kind,
        detail: detail.to_owned(),
        replaced: word,
        rank: CompletionRank::Other,
        include: None,
    };
    let names = names_of_record(document.text(), field);
    let mut found: Vec<Completion> =
        names.iter().map(|name| offer(name, "", CompletionKind::Variable)).collect();
    let directives = directives(document, field).iter();
    found.extend(directives.map(|(name, about)| offer(name, about, CompletionKind::Keyword)));
    found.retain(|one| one.label.starts_with(&begun));
    Some(found)
}

/// The offset of the name of the field whose format an offset is in; `None` if it is not in a format.
fn field_of_open_format(document: Document<'_>, offset: u32) -> Option<usize> {
    let before = document.text().get(..offset as usize)?;
    let from = before.len().saturating_sub(MAX_SEARCH_BYTES);
    let near = before.get(from..)?;
    let field = memmem::rfind(near, FIELD)?;
    let value = near.get(field + FIELD.len()..)?.trim_ascii_start().strip_prefix(b"=")?;
    let value = value.trim_ascii_start();
    let is_open = match value.strip_prefix(b"[{") {
        Some(code) => memmem::find(code, b"}]").is_none(),
        None => is_in_string(value),
    };
    is_open.then_some(from + field)
}

/// The directive of a format at an offset, and its meaning.
pub(super) fn directive_at(
    document: Document<'_>,
    offset: u32,
) -> Option<(Span, &'static str, &'static str)> {
    let field = field_of_open_format(document, offset)?;
    let (before, after) = document.text().split_at_checked(offset as usize)?;
    let is_word = |byte: &&u8| byte.is_ascii_lowercase() || **byte == b'-';
    let start = before.len() - before.iter().rev().take_while(is_word).count();
    let end = before.len() + after.iter().take_while(is_word).count();
    let word = Span::from_range(start..end);
    let written = word.slice(document.text());
    let sigil = start.checked_sub(1).and_then(|at| document.text().get(at));
    let is_own = |name: &str| name.trim_end_matches(['(', '<']).as_bytes() == written;
    let known = directives(document, field).iter().find(|(name, _)| is_own(name));
    let (name, about) = known.filter(|_| !matches!(sigil, Some(b'$' | b'`')))?;
    Some((word, name.trim_end_matches(['(', '<']), about))
}

/// Whether a text ends in a string of the value that it begins with.
fn is_in_string(value: &[u8]) -> bool {
    let mut is_quoted = false;
    for byte in value {
        match byte {
            b'"' => is_quoted = !is_quoted,
            b';' | b'{' | b'}' if !is_quoted => return false,
            _ => {}
        }
    }
    is_quoted
}

/// The names of the arguments, results, regions and successors of the record around a place: `:$name`.
fn names_of_record(text: &[u8], place: usize) -> BTreeSet<String> {
    names_in(record_around(text, place)).map(|name| format!("${}", lossy(name))).collect()
}

/// The text of the record around a place, or more of the text.
pub(super) fn record_around(text: &[u8], place: usize) -> &[u8] {
    let begins = |keyword: &[u8]| {
        let before = text.get(..place)?;
        let near = before.get(before.len().saturating_sub(MAX_SEARCH_BYTES)..)?;
        let at = memmem::rfind(near, keyword)?;
        Some(before.len() - near.len() + at)
    };
    let start = [&b"\ndef "[..], b"\nclass "].into_iter().filter_map(begins).max().unwrap_or(0);
    let after = text.get(place..).unwrap_or_default();
    let after = after.get(..MAX_SEARCH_BYTES).unwrap_or(after);
    let ends = |keyword: &[u8]| memmem::find(after, keyword);
    let end = [&b"\ndef "[..], b"\nclass "].into_iter().filter_map(ends).min();
    let end = place + end.unwrap_or(after.len());
    text.get(start..end).unwrap_or_default()
}

/// The names after `:$` in a text.
pub(super) fn names_in(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    memmem::find_iter(text, b":$").filter_map(move |at| {
        let name = text.get(at + 2..)?;
        name.get(..word_len(name)).filter(|name| !name.is_empty())
    })
}
