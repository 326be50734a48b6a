//! Completion at a position.

mod attributes;
mod by_role;
mod operations;
mod tokens;
mod types;

use crate::annotations::{names_in_alias, words_at};
use crate::callee::Callee;
use crate::db::{Document, alias_definitions, chunk_at};
use crate::expected_type::{Expected, Types};
use crate::form::escaped;
use crate::operation_help::{description, documentation};
use crate::operation_roles::{CursorContext, path_of, token_before};
use crate::signatures::metadata_at;
use crate::snippet::operation_snippet;
use crate::visible::Visible;
use abide_abi::MetadataKey;
use abide_mlir::names::{Definition, DefinitionKind};
use abide_mlir::parse::{self, Role};
use abide_mlir::syntax::{Operation, SyntaxNode, TokenKind};
use abide_source::text::Span;
use rustc_hash::FxHashSet;

/// The kind of a [`Completion`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CompletionKind {
    /// `%a`.
    Value,
    /// `^a`.
    Block,
    /// `@a`.
    Symbol,
    /// `#a` or `!a`.
    Alias,
    /// The name of an operation.
    Operation,
    /// The prefix of a dialect's operations.
    Dialect,
    /// A key of an attribute dictionary.
    AttributeName,
    /// A word or another attribute that an attribute may be.
    Attribute,
    /// A word of the form of an operation.
    Keyword,
    /// A type.
    Type,
}

/// How well a [`Completion`] fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// It has the expected type or role.
    First,
    /// It may have it.
    Fits,
    /// It is allowed there, but has another type than the expected one, is defined further down, or is undescribed
    /// for the position.
    Second,
}

/// How close a [`Completion`] is to the document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Nearness {
    /// An operation that the document has, or no operation at all.
    Written,
    /// Another operation of a dialect that the document uses.
    Used,
    /// An operation of a dialect that the project describes. These are never cut off.
    Project,
    /// An operation of another dialect.
    Other,
}

/// Something that can be typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Completion {
    /// The inserted text.
    pub label: String,
    /// Its kind.
    pub kind: CompletionKind,
    /// The type of a value, the operation of a symbol or what an attribute may be, where known; may be
    /// empty.
    pub detail: String,
    /// How well it fits.
    pub rank: Rank,
    /// How close it is to the document.
    pub nearness: Nearness,
    /// Its place among its like: an operation or a type that people type often, or a value that is defined near by, has
    /// a low one. `None` for all else.
    pub place: Option<usize>,
    /// The text to compare with the word before the cursor, if it is not the label.
    pub compared: Option<String>,
    /// The text with gaps to fill in, in the syntax of snippets of the protocol.
    pub snippet: Option<String>,
    /// The replaced range: the word before the cursor.
    pub replaced: Span,
}

/// The maximum number of items, unless the project describes more. If there are more, an editor asks again as the word
/// grows.
pub const OFFERED: usize = 500;

/// The maximum number of values with the typed prefix; the last ones before the cursor are offered.
const MAX_VALUES_CONSIDERED: usize = 8 * OFFERED;

/// The maximum number of functions that are offered with the arguments and types of their call.
const CALLED: usize = 40;

/// A shorter word is not compared with the names of operations without their dialects.
const MIN_MNEMONIC_BYTES: usize = 2;

/// Of more operations that only begin like the word without their dialect, the best are offered.
const MAX_BY_MNEMONIC: usize = 50;

/// Something that may be offered, if it begins like the word before the cursor.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Item {
    rank: Rank,
    nearness: Nearness,
    /// As in [`Completion::place`], with the greatest number for none.
    place: usize,
    label: String,
    kind: CompletionKind,
    detail: String,
    snippet: Option<String>,
}

impl Item {
    fn new(label: impl Into<String>, kind: CompletionKind, detail: impl Into<String>) -> Item {
        let (label, detail) = (label.into(), detail.into());
        let (rank, nearness) = (Rank::Fits, Nearness::Written);
        Item { rank, nearness, place: usize::MAX, label, kind, detail, snippet: None }
    }

    fn with_rank(self, rank: Rank) -> Item {
        Item { rank, ..self }
    }

    fn with_snippet(self, snippet: impl Into<String>) -> Item {
        Item { snippet: Some(snippet.into()), ..self }
    }

    fn with_place(self, place: usize) -> Item {
        Item { place, ..self }
    }

    /// The name of an operation without its dialect.
    fn mnemonic(&self) -> Option<&str> {
        let (_, mnemonic) = self.label.split_once('.')?;
        (self.kind == CompletionKind::Operation).then_some(mnemonic)
    }
}

type Found = Vec<Item>;

/// The items that can be typed at a place and begin like the word before the cursor, the best ranks first, in
/// alphabetical order. Among operations, those that the document has come first, then those of the dialects that it
/// uses, then those of the project; in each dialect first those that people type most often. Operations whose name after
/// the dialect begins like the word come last. Among values, the nearest definitions come first. The roles of the text before the cursor decide on the items; for an undescribed operation, its tokens do.
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
            let mut found = aliases(document, offset);
            found.extend(types::parametric(document));
            found.extend(by_role::words(document, word));
            found
        }
        _ => by_role::words(document, word),
    };
    finished(document, word, found)
}

/// Returns the documentation of an offered operation, in Markdown.
#[must_use]
pub fn completion_documentation(document: &Document, operation: &str) -> Option<String> {
    documentation(document, operation)
}

fn finished(document: &Document, word: Span, mut found: Found) -> Vec<Completion> {
    let spelling = document.slice(word);
    let by_mnemonic = |item: &Item| {
        let begins = |mnemonic: &str| mnemonic.as_bytes().starts_with(spelling);
        spelling.len() >= MIN_MNEMONIC_BYTES && item.mnemonic().is_some_and(begins)
    };
    found.retain_mut(|item| {
        let label = item.label.as_bytes();
        let begins = label.starts_with(spelling);
        if !begins {
            item.rank = Rank::Second;
        }
        if begins { label != spelling || is_described(document, item) } else { by_mnemonic(item) }
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
    found.truncate(of_project.map_or(0, |last| last + 1).max(OFFERED));
    let completion = |item: Item| Completion {
        compared: (!item.label.as_bytes().starts_with(spelling))
            .then(|| item.mnemonic().map(str::to_owned))
            .flatten(),
        snippet: match item.kind {
            CompletionKind::Operation if item.snippet.is_some() => item.snippet,
            _ if is_followed => None,
            CompletionKind::Operation => operation_snippet(document, &item.label),
            _ => item.snippet,
        },
        place: Some(item.place).filter(|place| *place < usize::MAX),
        label: item.label,
        kind: item.kind,
        detail: item.detail,
        rank: item.rank,
        nearness: item.nearness,
        replaced: word,
    };
    found.into_iter().map(completion).collect()
}

/// Whether an item is a described operation or a type: its snippet completes what is fully typed.
fn is_described(document: &Document, item: &Item) -> bool {
    match item.kind {
        CompletionKind::Operation => description(document, &item.label).is_some(),
        CompletionKind::Type | CompletionKind::Symbol => item.snippet.is_some(),
        _ => false,
    }
}

/// Whether more of an operation follows a word on its line, which a snippet would repeat.
fn is_followed(document: &Document, word: Span) -> bool {
    let behind = document.text().get(word.end() as usize..).unwrap_or_default();
    let line = behind.split(|byte| matches!(byte, b'\n' | b'\r')).next().unwrap_or_default();
    let line = line.trim_ascii_start();
    let ends = |byte: &u8| matches!(byte, b'}' | b')' | b'>' | b']' | b',' | b'/');
    !line.first().is_none_or(ends)
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

/// Within the value of an attribute that has words: these.
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

/// How many bytes of a word are sizes, as in `4x8xf`: the lexer takes them for a word only if no shape
/// is read.
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

/// Returns the range of the result names of the operation around a position.
fn own_results(document: &Document, offset: u32) -> Option<Span> {
    // After a blank, the tree has no operation.
    let path = path_of(document, token_before(document, offset)?.span());
    let operation = path.into_iter().rev().find_map(Operation::cast)?;
    let results =
        Span::new(operation.syntax().span().start(), operation.name_token()?.span().start());
    (results.end() < offset).then_some(results)
}

/// The values that a place sees: those first that fit and are defined before it.
fn values(document: &Document, offset: u32, word: Span) -> Found {
    let Some(types) = Types::at(document, offset) else { return Vec::new() };
    let around = CursorContext::of(document, word.start());
    let expected = match &around {
        CursorContext::Operation(written, _) => {
            let roles = written.roles.stop.expected.iter();
            let mut roles = roles.filter_map(|one| match one {
                parse::Expected::Role(role) => Some(*role),
                _ => None,
            });
            let is_name = roles.clone().next() == Some(Role::Argument);
            if is_name && roles.clone().all(|role| !matches!(role, Role::Operand(_))) {
                return Vec::new();
            }
            roles.find_map(|role| match role {
                Role::Operand(nth) => Some(types.expected_value(written, nth)),
                _ => None,
            })
        }
        _ => None,
    };
    fitting_values(document, &types, expected.as_ref(), word, offset)
}

/// The order of values: the rank, whether the definition is further down, whether it is an argument, the distance.
type Order = (Rank, bool, bool, u32);

/// The visible values at a place, those of the expected type first.
fn fitting_values(
    document: &Document,
    types: &Types<'_>,
    expected: Option<&Expected<'_>>,
    word: Span,
    offset: u32,
) -> Found {
    let Some(unit) = document.unit_at(offset) else { return Vec::new() };
    let own = own_results(document, offset).unwrap_or_default();
    let begun = document.slice(word);
    let mut names = FxHashSet::default();
    let mut fitting = types.fitting();
    let mut found = Vec::new();
    let values = types.visible.values.as_slice();
    let before = values.partition_point(|one| one.name.start() + unit.offset <= offset);
    let (before, behind) = values.split_at(before);
    for value in before.iter().rev().chain(behind) {
        if found.len() == MAX_VALUES_CONSIDERED {
            break;
        }
        let place = value.name.shifted(unit.offset);
        let name = document.slice(place);
        if place.touches(offset) || own.covers(place) || !name.starts_with(begun) {
            continue;
        }
        if !names.insert(name) {
            continue;
        }
        let fits = expected.is_none_or(|expected| fitting.fits(expected, *value));
        let is_behind = place.start() > offset;
        let rank = if !fits || is_behind { Rank::Second } else { Rank::Fits };
        // The last results come first. Arguments follow in their own order.
        let is_argument = value.kind == DefinitionKind::Argument;
        let distance =
            if is_argument || is_behind { place.start() } else { u32::MAX - place.start() };
        found.push(((rank, is_behind, is_argument, distance), name, *value));
    }
    // What is not offered needs no type.
    found.sort_unstable_by_key(|(order, ..)| *order);
    found.truncate(OFFERED);
    let item = |(place, (order, name, value)): (usize, (Order, &[u8], Definition))| {
        let detail = types.text(value).unwrap_or_default();
        let item = Item::new(String::from_utf8_lossy(name), CompletionKind::Value, detail);
        item.with_rank(order.0).with_place(place)
    };
    found.into_iter().enumerate().map(item).collect()
}

/// The blocks that a place sees.
fn blocks(document: &Document, offset: u32) -> Found {
    let Some(unit) = document.unit_at(offset) else { return Vec::new() };
    let visible = Visible::at(document, unit, offset - unit.offset).blocks.into_iter();
    let others = visible.filter(|block| !block.name.touches(offset - unit.offset));
    let item = |block: Definition| {
        let label = document.string(block.name.shifted(unit.offset));
        Item::new(label, CompletionKind::Block, "")
    };
    others.map(item).collect()
}

/// Returns the symbols of the tables around a position; after `@a::`, those of that table. For a call's callee,
/// functions come first. The definition of a symbol has no completions.
fn symbols(document: &Document, word: Span) -> Found {
    let place = word.start();
    let wanted = by_role::wanted_symbol(document, place);
    let Some(wanted) = wanted else { return Vec::new() };
    let index = document.symbols();
    let tables: FxHashSet<Option<u32>> = match table_before(document, place) {
        Some(table) => [table].into_iter().flatten().map(Some).collect(),
        None => index.tables_around(place).map(Some).chain([None]).collect(),
    };
    let begun = document.slice(word);
    let begins = |symbol: &crate::db::FileSymbol<'_>| {
        begun.is_empty() || document.slice(symbol.span).starts_with(begun)
    };
    let visible = || index.symbols(document).filter(|symbol| tables.contains(&symbol.table));
    let calls = wanted.is_call() && visible().filter(begins).count() <= CALLED;
    let item = |symbol: crate::db::FileSymbol<'_>| {
        let spelling = document.string(symbol.span);
        let label = if spelling.starts_with('@') { spelling } else { quoted_label(symbol.name) };
        let detail = document.string(symbol.operation_name).trim_matches('"').to_owned();
        let rank = if wanted.takes(document, &detail) { Rank::Fits } else { Rank::Second };
        let called = (calls && rank == Rank::Fits && begins(&symbol))
            .then(|| Callee::at(document, symbol.operation_name.start()))
            .flatten();
        let snippet = called.map(|callee| format!("{}{}", escaped(&label), callee.snippet()));
        Item { snippet, ..Item::new(label, CompletionKind::Symbol, detail).with_rank(rank) }
    };
    visible().map(item).collect()
}

/// Returns the table that the name before a `::` means; `None` without `::` before the position.
fn table_before(document: &Document, place: u32) -> Option<Option<u32>> {
    let before = document.text().get(..place as usize)?;
    let path = before.strip_suffix(b"::")?;
    let start = path.iter().rposition(|byte| !is_path_byte(*byte)).map_or(0, |at| at + 1);
    let path = path.get(start..)?;
    let symbol = super::callee::symbol_at(document, place, path);
    Some(symbol.and_then(|symbol| document.symbols().table_of(symbol)))
}

fn is_path_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'-' | b'@' | b':' | b'"')
}

/// The reference to a symbol that is defined by `sym_name = "…"`.
fn quoted_label(name: &[u8]) -> String {
    let name = String::from_utf8_lossy(name);
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
    if name.chars().all(plain) && !name.starts_with(|c: char| c.is_ascii_digit()) {
        format!("@{name}")
    } else {
        format!("@\"{name}\"")
    }
}

fn aliases(document: &Document, offset: u32) -> Found {
    let Some(chunk) = chunk_at(document, offset) else { return Vec::new() };
    let item = |(name, node): (Span, SyntaxNode<'_>)| {
        let value = document.string(Span::new(name.end(), node.span().end()));
        let detail: String = value.trim_start_matches([' ', '=']).chars().take(80).collect();
        Item::new(document.string(name), CompletionKind::Alias, detail)
    };
    alias_definitions(chunk).map(item).collect()
}

/// The texts of ranges, without quotes, each once.
fn distinct<'d>(
    document: &'d Document,
    spans: impl Iterator<Item = Span> + 'd,
) -> impl Iterator<Item = String> + 'd {
    let mut seen = FxHashSet::default();
    spans.filter_map(move |span| {
        let text = document.slice(span);
        seen.insert(text).then(|| String::from_utf8_lossy(text).trim_matches('"').to_owned())
    })
}
