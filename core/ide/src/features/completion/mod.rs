//! Completion at a position.

mod attributes;
mod by_role;
mod item;
mod names;
mod near_values;
mod operations;
mod tokens;
mod types;
mod wanted_symbol;

use crate::db::Document;
use crate::descriptions::description;
use crate::features::annotations::{names_in_alias, words_at};
use crate::features::hover::documentation_of_name;
use crate::features::operation_help::{documentation, documentation_of_part};
use crate::features::signatures::metadata_at;
use crate::form::operation_snippet;
use abide_abi::MetadataKey;
use abide_mlir::syntax::TokenKind;
use abide_source::text::Span;
use item::{Found, Item};
use names::{aliases, blocks, is_followed, symbols, table_before, values};
use near_values::{MAX_FILLED, NearValues};
use rustc_hash::FxHashSet;

pub use item::{Completion, CompletionKind, MAX_OFFERED_ITEMS, Nearness, Rank};

/// A shorter word is not compared with the names of operations without their dialects.
const MIN_MNEMONIC_BYTES: usize = 2;

/// The maximum number of operations that are offered because their name after the dialect begins like the word.
const MAX_BY_MNEMONIC: usize = 50;

/// The items that can be typed at a place and begin like the word before the cursor: by rank, then in alphabetical
/// order. The roles of the text before the cursor decide on the items; for an undescribed operation, its tokens do.
/// Operations of the document come first, then those of the dialects that it uses, then those of the project; within a
/// dialect, often typed ones come first. Operations whose name after the dialect begins like the word come last. If no
/// name begins like the word, operations that it abbreviates are offered. Of values, the nearest definitions come
/// first.
#[must_use]
pub fn completions(document: &Document, offset: u32) -> Vec<Completion> {
    if let Some((word, found)) = in_reflection(document, offset) {
        return finished(document, word, found);
    }
    if let Some((word, found)) = words_of_attribute(document, offset) {
        return finished(document, word, found);
    }
    let word = word_before(document, offset);
    if let Some(names) = names_in_alias(document, word.start()) {
        let item = |(name, words)| Item::new(name, CompletionKind::AttributeName, words);
        let found = names.into_iter().map(|one: (String, String)| item(one)).collect();
        return finished(document, word, found);
    }
    if !is_code(document, word) {
        let found = by_role::in_string(document, offset)
            .or_else(|| operations::names_in_quotes(document, offset));
        return found.map_or_else(Vec::new, |(word, found)| finished(document, word, found));
    }
    if let Some(found) = tokens::names_in_map(document, word.start()) {
        return finished(document, word, found);
    }
    if !document.slice(word).starts_with(b"!")
        && let Some(found) = types::buffer_parameters(document, word.start())
    {
        return finished(document, word, found);
    }
    let words = by_role::words_in_body(document, word.start());
    let found = match document.slice(word).first() {
        first if !words.is_empty() && !matches!(first, Some(b'#' | b'!')) => words,
        Some(b'%') => values(document, offset, word),
        Some(b'^') => blocks(document, offset),
        Some(b'@') => symbols(document, word),
        _ if table_before(document, word.start()).is_some() => symbols(document, word),
        Some(b'#' | b'!') if operations::begins_at_top(document, word) => {
            operations::alias_definitions()
        }
        Some(b'#' | b'!') => {
            let own = aliases(document, offset).into_iter();
            let mut found: Found = own.map(|item| item.with_place(0)).collect();
            found.extend(types::parametric(document));
            found.extend(by_role::words(document, word));
            found
        }
        _ => by_role::words(document, word),
    };
    finished(document, word, found)
}

/// Returns the documentation of an offered item, in Markdown: an operation, a type or an attribute of a dialect, or a
/// key or a word of an operation's form, with the operation.
#[must_use]
pub fn completion_documentation(
    document: &Document,
    label: &str,
    owner: Option<&str>,
) -> Option<String> {
    let known = match owner {
        Some(operation) => documentation_of_part(document, operation, label),
        None => documentation(document, label),
    };
    known.or_else(|| documentation_of_name(document, label))
}

fn finished(document: &Document, word: Span, mut found: Found) -> Vec<Completion> {
    let spelling = document.slice(word);
    let by_mnemonic = |item: &Item| {
        let begins = |mnemonic: &str| mnemonic.as_bytes().starts_with(spelling);
        spelling.len() >= MIN_MNEMONIC_BYTES && item.mnemonic().is_some_and(begins)
    };
    let begins = |item: &Item| item.label.as_bytes().starts_with(spelling);
    let is_begun = found.iter().any(|item| begins(item) || by_mnemonic(item));
    found.retain_mut(|item| {
        let label = item.label.as_bytes();
        if begins(item) {
            return label != spelling || is_described(document, item);
        }
        item.rank = Rank::Second;
        match is_begun {
            true => by_mnemonic(item),
            false => item.kind == CompletionKind::Operation && is_abbreviation(spelling, label),
        }
    });
    let is_followed = is_followed(document, word);
    found.sort_unstable();
    let mut met = FxHashSet::default();
    let mut by_other_name = 0;
    found.retain(|item| {
        by_other_name += usize::from(!item.label.as_bytes().starts_with(spelling));
        by_other_name <= MAX_BY_MNEMONIC && met.insert(item.label.clone())
    });
    let of_project = found.iter().rposition(|item| item.nearness == Nearness::Project);
    found.truncate(of_project.map_or(0, |last| last + 1).max(MAX_OFFERED_ITEMS));
    let begins_operation = spelling.len() >= MIN_MNEMONIC_BYTES
        && found.iter().any(|item| item.kind == CompletionKind::Operation);
    let near = (begins_operation && !is_followed)
        .then(|| NearValues::before(document, word.start()))
        .flatten();
    let near = |place: usize| near.as_ref().filter(|_| place < MAX_FILLED);
    let completion = |(place, item): (usize, Item)| Completion {
        // An editor compares the letters of an abbreviation itself.
        compared: (is_begun && !item.label.as_bytes().starts_with(spelling))
            .then(|| item.mnemonic().map(str::to_owned))
            .flatten(),
        snippet: match item.kind {
            CompletionKind::Operation if item.snippet.is_some() => item.snippet,
            _ if is_followed => None,
            CompletionKind::Operation => snippet(document, &item.label, near(place)),
            _ => item.snippet,
        },
        place: Some(item.place).filter(|place| *place < usize::MAX),
        label: item.label,
        kind: item.kind,
        detail: item.detail,
        rank: item.rank,
        nearness: item.nearness,
        owner: item.owner,
        replaced: word,
    };
    found.into_iter().enumerate().map(completion).collect()
}

/// The snippet of an operation, with values near the place in its gaps.
fn snippet(document: &Document, name: &str, near: Option<&NearValues<'_>>) -> Option<String> {
    let snippet = operation_snippet(document, name)?;
    let filled = near.and_then(|near| near.fill(description(document, name)?, &snippet));
    Some(filled.unwrap_or(snippet))
}

/// Whether a word has letters of a name in their order, with the first one: `memload` for `memref.load`, `Add` for
/// `arith.addi` by its name after the dialect.
fn is_abbreviation(word: &[u8], name: &[u8]) -> bool {
    let is_in = |name: &[u8]| {
        let is_same = |one: &u8, other: &u8| one.eq_ignore_ascii_case(other);
        let starts = word.first().zip(name.first()).is_some_and(|(one, other)| is_same(one, other));
        let mut letters = name.iter();
        starts && word.iter().all(|one| letters.any(|other| is_same(one, other)))
    };
    let mnemonic = name.splitn(2, |byte| *byte == b'.').nth(1);
    word.len() > MIN_MNEMONIC_BYTES && (is_in(name) || mnemonic.is_some_and(is_in))
}

/// Whether an item is a described operation or a type: its snippet completes a fully typed name.
fn is_described(document: &Document, item: &Item) -> bool {
    match item.kind {
        CompletionKind::Operation => description(document, &item.label).is_some(),
        CompletionKind::Type | CompletionKind::Symbol => item.snippet.is_some(),
        _ => false,
    }
}

/// The words of reflection JSON: keys of the object and tags of compound records, primitive types.
const RECORDS: [&str; 21] = [
    "a",
    "bf16",
    "f16",
    "f32",
    "f64",
    "i1",
    "i16",
    "i32",
    "i64",
    "i8",
    "index",
    "named",
    "ndarray",
    "py_homogeneous_list",
    "r",
    "sdict",
    "sdict_kwargs",
    "slist",
    "stuple",
    "unknown",
    "v",
];

/// Completes within the strings of reflection JSON: the word after the last quote, and its completions.
fn in_reflection(document: &Document, offset: u32) -> Option<(Span, Found)> {
    let (function, entry) = metadata_at(document, offset)?;
    let entry = function.metadata.get(entry)?;
    if !matches!(entry.key, MetadataKey::IreeAbi | MetadataKey::D) {
        return None;
    }
    let literal = entry.value.literal()?;
    if !literal.span().touches(offset) {
        return None;
    }
    let at = literal.offset_in_literal(offset);
    let before = literal.bytes().get(..at as usize)?;
    let letters = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let len = before.iter().rev().take_while(|byte| letters(byte)).count();
    if before.get(..before.len() - len)?.last() != Some(&b'"') {
        return Some((Span::at(offset), Vec::new()));
    }
    let word = literal.span_in_file(Span::new(at - u32::try_from(len).unwrap_or(0), at));
    let kind = CompletionKind::Type;
    let item = |name: &&str| Item::new(*name, kind, "reflection");
    Some((word, RECORDS.iter().map(item).collect()))
}

/// The allowed words within the value of an attribute.
fn words_of_attribute(document: &Document, offset: u32) -> Option<(Span, Found)> {
    let (word, words) = words_at(document, offset)?;
    let item = |(word, meaning)| Item::new(word, CompletionKind::Type, meaning);
    Some((word, words.into_iter().map(|one: (String, String)| item(one)).collect()))
}

/// The word in front of the cursor, with its sigil.
fn word_before(document: &Document, offset: u32) -> Span {
    let offset = offset.min(u32::try_from(document.text().len()).unwrap_or(u32::MAX));
    let before = document.text().get(..offset as usize).unwrap_or_default();
    let belongs =
        |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'-');
    let letters = before.iter().rev().take_while(|byte| belongs(byte)).count();
    let letters = letters - dimensions(before.get(before.len() - letters..).unwrap_or_default());
    let rest = before.get(..before.len() - letters).unwrap_or_default();
    let sigil = matches!(rest.last(), Some(b'%' | b'^' | b'@' | b'#' | b'!'));
    let len = letters + usize::from(sigil);
    Span::new(offset - u32::try_from(len).unwrap_or(0), offset)
}

/// The number of bytes at the start of a word that are sizes, as in `4x8xf`. Outside of a shape the lexer makes them
/// part of the word.
fn dimensions(word: &[u8]) -> usize {
    let mut len = 0;
    loop {
        let rest = word.get(len..).unwrap_or_default();
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        // After `?` only the sign is in the word.
        let is_size =
            rest.get(digits) == Some(&b'x') && (digits > 0 || len == 0 && rest.len() == 1);
        if !is_size {
            return len;
        }
        len += digits + 1;
    }
}

/// Whether a word can be a name: it cannot in a comment or a string, nor if its `#` is that of `%0#1`.
fn is_code(document: &Document, word: Span) -> bool {
    let token_before = |offset: u32| document.tree().token_at_offset(offset.checked_sub(1)?);
    let is_text = token_before(word.end()).is_some_and(|token| match token.kind() {
        TokenKind::Comment => true,
        TokenKind::String => {
            let written = token.text(document.text());
            token.span().end() > word.end() || written.len() == 1 || !written.ends_with(b"\"")
        }
        _ => false,
    });
    let is_number = document.slice(word).starts_with(b"#")
        && token_before(word.start())
            .is_some_and(|token| token.kind() == TokenKind::PercentIdentifier);
    !is_text && !is_number
}
