//! What can be typed at a place.

use super::document::Document;
use super::entity::{alias_definitions, chunk_at};
use super::expected_type::expected;
use super::operation_help::description;
use super::signatures::metadata_at;
use super::snippet::form;
use super::visible::Visible;
use crate::abi::MetadataKey;
use crate::mlir::names::Definition;
use crate::mlir::syntax::{NodeKind, Operation, SyntaxNode, TokenKind};
use crate::text::Span;
use rustc_hash::FxHashSet;

/// What a [`Completion`] is.
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
    /// A key of an attribute dictionary.
    AttributeName,
    /// A builtin type.
    Type,
}

/// Something that can be typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Completion {
    /// What stands in the text afterwards.
    pub label: String,
    /// What it is.
    pub kind: CompletionKind,
    /// The type of a value or the operation of a symbol, where known; may be empty.
    pub detail: String,
    /// Whether it is a value that does not have the type that is asked for, or that is defined
    /// further down.
    pub is_second_choice: bool,
    /// The text with gaps to fill in, in the syntax of snippets of the protocol.
    pub snippet: Option<String>,
    /// What is replaced: the word around the cursor, up to it.
    pub replaced: Span,
}

/// The first words of MLIR's builtin types.
const TYPES: [&str; 17] = [
    "bf16", "complex", "f16", "f32", "f64", "f8E4M3FN", "f8E5M2", "i1", "i16", "i32", "i64", "i8",
    "index", "memref", "none", "tensor", "vector",
];

/// The most that is offered: of so many there may be more, which an editor asks for as the word grows.
pub const OFFERED: usize = 1000;

/// What can be typed at a place and begins like the word before the cursor: in alphabetical order,
/// but for values of another type than the one that is asked for, and those that are defined further
/// down, which come last. Values are those that the place sees; operations are those that are described or that the file has, attribute
/// names those that the file has.
#[must_use]
pub fn completions(document: &Document, offset: u32) -> Vec<Completion> {
    if let Some((word, found)) = in_reflection(document, offset) {
        return finished(document, word, found);
    }
    let word = word_before(document, offset);
    if !is_code(document, word) {
        return Vec::new();
    }
    let spelling = word.slice(document.text());
    let found = match spelling.first() {
        Some(b'%') => return values(document, offset, word),
        Some(b'^') => blocks(document, offset),
        Some(b'@') => symbols(document, offset),
        Some(b'#' | b'!') => aliases(document, offset),
        _ => words(document, word),
    };
    finished_with(document, spelling, word, found)
}

fn finished(document: &Document, word: Span, found: Found) -> Vec<Completion> {
    finished_with(document, word.slice(document.text()), word, found)
}

fn finished_with(
    document: &Document,
    spelling: &[u8],
    word: Span,
    mut found: Found,
) -> Vec<Completion> {
    found.retain(|(label, _, _)| {
        label.as_bytes().starts_with(spelling) && label.as_bytes() != spelling
    });
    found.sort_unstable();
    found.dedup_by(|left, right| left.0 == right.0);
    found.truncate(OFFERED);
    let completion = |(label, kind, detail): (String, CompletionKind, String)| Completion {
        snippet: snippet(document, &label, kind),
        label,
        kind,
        detail,
        is_second_choice: false,
        replaced: word,
    };
    found.into_iter().map(completion).collect()
}

/// How a described operation is written.
fn snippet(document: &Document, label: &str, kind: CompletionKind) -> Option<String> {
    if kind != CompletionKind::Operation {
        return None;
    }
    let form = form(description(document, label)?)?;
    Some(format!("{label}{}", form.snippet))
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

/// Within the strings of reflection JSON: the word behind the last quote, and what it may become.
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
    let item = |name: &&str| ((*name).to_owned(), kind, "reflection".to_owned());
    Some((word, RECORDS.iter().map(item).collect()))
}

type Found = Vec<(String, CompletionKind, String)>;

/// The word in front of the cursor, with its sigil.
fn word_before(document: &Document, offset: u32) -> Span {
    let offset = offset.min(u32::try_from(document.text().len()).unwrap_or(u32::MAX));
    let before = document.text().get(..offset as usize).unwrap_or_default();
    let belongs =
        |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'-');
    let letters = before.iter().rev().take_while(|byte| belongs(byte)).count();
    let rest = before.get(..before.len() - letters).unwrap_or_default();
    let sigil = matches!(rest.last(), Some(b'%' | b'^' | b'@' | b'#' | b'!'));
    let len = letters + usize::from(sigil);
    Span::new(offset - u32::try_from(len).unwrap_or(0), offset)
}

/// Whether a word can stand for something: it cannot in a comment or a string, nor where its `#` is
/// that of `%0#1`.
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
    let is_number = word.slice(document.text()).starts_with(b"#")
        && token_before(word.start())
            .is_some_and(|token| token.kind() == TokenKind::PercentIdentifier);
    !is_text && !is_number
}

/// Where the results of the operation around a place are named.
fn own_results(document: &Document, offset: u32) -> Option<Span> {
    let path = document.tree().root().path_to(offset);
    let operation = path.into_iter().rev().find_map(Operation::cast)?;
    let results =
        Span::new(operation.syntax().span().start(), operation.name_token()?.span().start());
    (results.end() < offset).then_some(results)
}

/// The values that a place sees: those first that fit and are defined before it.
fn values(document: &Document, offset: u32, word: Span) -> Vec<Completion> {
    let Some(unit) = document.unit_at(offset) else { return Vec::new() };
    let visible = Visible::at(document, unit, offset - unit.offset);
    let types = document.value_types(offset);
    let expected = expected(document, unit, &visible, offset);
    let typed = word.slice(document.text());
    let own = own_results(document, offset).unwrap_or_default();
    let mut names = FxHashSet::default();
    let mut found: Vec<(bool, &[u8], Definition)> = Vec::new();
    for value in &visible.values {
        let place = value.name.shifted(unit.offset);
        if place.touches(offset) || own.covers(place) {
            continue;
        }
        let name = place.slice(document.text());
        if name.starts_with(typed) && name != typed && names.insert(name) {
            let fits = match (&expected, &types) {
                (Some(expected), Some(types)) => expected.fits(types, unit, *value),
                _ => true,
            };
            found.push((!fits || place.start() > offset, name, *value));
        }
    }
    found.sort_unstable_by_key(|&(is_second_choice, name, _)| (is_second_choice, name));
    found.truncate(OFFERED);
    let completion = |(is_second_choice, name, value): (bool, &[u8], Definition)| {
        let written = value.type_span.map(|ty| document.string(ty.shifted(unit.offset)));
        let known = || types.as_ref().and_then(|types| types.text(unit, value));
        Completion {
            label: String::from_utf8_lossy(name).into_owned(),
            kind: CompletionKind::Value,
            detail: written.or_else(known).unwrap_or_default(),
            is_second_choice,
            snippet: None,
            replaced: word,
        }
    };
    found.into_iter().map(completion).collect()
}

/// The blocks that a place sees.
fn blocks(document: &Document, offset: u32) -> Found {
    let Some(unit) = document.unit_at(offset) else { return Vec::new() };
    let visible = Visible::at(document, unit, offset - unit.offset).blocks.into_iter();
    let others = visible.filter(|block| !block.name.touches(offset - unit.offset));
    let item = |block: Definition| {
        let label = document.string(block.name.shifted(unit.offset));
        (label, CompletionKind::Block, String::new())
    };
    others.map(item).collect()
}

/// The symbols of the tables around a place.
fn symbols(document: &Document, offset: u32) -> Found {
    let index = document.symbols();
    let tables: FxHashSet<u32> = index.tables_around(offset).collect();
    let visible = index
        .symbols
        .iter()
        .filter(|symbol| symbol.table.is_none_or(|table| tables.contains(&table)));
    let item = |symbol: &super::symbol_index::FileSymbol| {
        let spelling = document.string(symbol.span);
        let label = if spelling.starts_with('@') { spelling } else { quoted_label(&symbol.name) };
        let detail = document.string(symbol.operation_name).trim_matches('"').to_owned();
        (label, CompletionKind::Symbol, detail)
    };
    visible.map(item).collect()
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
        (document.string(name), CompletionKind::Alias, detail)
    };
    alias_definitions(chunk).map(item).collect()
}

/// Words without a sigil: what fits behind what stands before the word.
fn words(document: &Document, word: Span) -> Found {
    let path = document.tree().root().path_to(word.start());
    let in_dictionary =
        path.iter().rev().take_while(|node| !node.kind().is_operation()).any(|n| {
            matches!(n.kind(), NodeKind::AttributeDictionary | NodeKind::DictionaryAttribute)
        });
    let before = document.text().get(..word.start() as usize).unwrap_or_default();
    let line_start = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |index| index + 1);
    let line = before.get(line_start..).unwrap_or_default().trim_ascii();
    match line.last() {
        None | Some(b'=') if !in_dictionary => operation_names(document),
        Some(b'{' | b',') | None if in_dictionary => attribute_names(document),
        Some(b':' | b'<' | b'>' | b'(' | b',' | b'x') => types(),
        Some(b'{' | b'}') => operation_names(document),
        _ => Vec::new(),
    }
}

fn types() -> Found {
    TYPES.iter().map(|name| ((*name).to_owned(), CompletionKind::Type, String::new())).collect()
}

fn operation_names(document: &Document) -> Found {
    let names = document
        .units()
        .flat_map(|unit| unit.facts.operation_names.iter().map(move |n| n.shifted(unit.offset)));
    let names = distinct(document, names);
    let summary = |name: &str| description(document, name).map(|found| found.summary.to_string());
    let mut found: Found = names
        .map(|name| {
            let detail = summary(&name).unwrap_or_default();
            (name, CompletionKind::Operation, detail)
        })
        .collect();
    let described =
        document.registry().dialects().dialects().iter().flat_map(|dialect| &dialect.ops);
    found.extend(
        described
            .map(|op| (op.name.to_string(), CompletionKind::Operation, op.summary.to_string())),
    );
    found
}

fn attribute_names(document: &Document) -> Found {
    let names = document
        .units()
        .flat_map(|unit| unit.facts.attribute_names.iter().map(move |n| n.shifted(unit.offset)));
    let names = distinct(document, names);
    let item = |name| (name, CompletionKind::AttributeName, String::new());
    let metadata = ["abi", "abiv", "f", "fv", "iree.abi", "iree.abi.declaration", "sip", "sipv"];
    let metadata = metadata.into_iter().chain(["iree.reflection"]).map(str::to_owned);
    names.chain(metadata).map(item).collect()
}

/// The texts of ranges, without quotes, each once.
fn distinct<'d>(
    document: &'d Document,
    spans: impl Iterator<Item = Span> + 'd,
) -> impl Iterator<Item = String> + 'd {
    let mut seen = FxHashSet::default();
    spans.filter_map(move |span| {
        let text = span.slice(document.text());
        seen.insert(text).then(|| String::from_utf8_lossy(text).trim_matches('"').to_owned())
    })
}
